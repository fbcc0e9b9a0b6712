"""Authentication: tokens, accounts, passwords and limits on guessing them."""
