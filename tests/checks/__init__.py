"""What must hold, as functions that raise: called on real games, and on planted faults to see them caught."""
