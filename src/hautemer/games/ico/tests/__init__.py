"""The clauses, one by one."""
