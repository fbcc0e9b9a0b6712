"""`python -m hautemer` is the command `hautemer`."""

from hautemer.cli import main

if __name__ == "__main__":
    main()
