"""The command `hautemer`, also as `python -m hautemer`."""

from __future__ import annotations

import gc
import sys


def main() -> None:
    """Run the command line. Exit with a sentence if a package of an extra is not installed."""
    # Modules, states and tables live long. Traversing all of them again and again takes a third of a start.
    gc.set_threshold(50_000, 20, 50)
    try:
        from hautemer.cli import main as run

        run()
    except ModuleNotFoundError as error:
        from hautemer.extras import explained
        from hautemer.words import Words, language_of_environment

        problem = explained(error)
        if problem is None:
            raise
        sys.stderr.write(Words(language_of_environment()).problem(problem) + "\n")
        sys.exit(2)


if __name__ == "__main__":
    main()
