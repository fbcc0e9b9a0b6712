"""Tables: the fold over a journal, the commands that extend it, and the registry of loaded tables."""
