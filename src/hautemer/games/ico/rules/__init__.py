"""The rules, phase by phase. A turn goes from one state to the next; no file here names a bonus card."""
