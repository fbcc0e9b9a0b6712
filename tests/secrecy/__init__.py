"""What nobody may learn, in matches of every game; and leaks that must be caught."""
