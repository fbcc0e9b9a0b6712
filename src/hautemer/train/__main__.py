"""`python -m hautemer.train GAME --folder FOLDER`: runs one piece of a training run."""

from __future__ import annotations

import argparse
import dataclasses
from typing import Any

from hautemer.train.run import TrainingRun, TrainingSettings


def main(arguments: list[str] | None = None) -> None:
    """Read the settings from the command line and train."""
    parser = argparse.ArgumentParser(prog="python -m hautemer.train", description=__doc__)
    parser.add_argument("game")
    for field in dataclasses.fields(TrainingSettings)[1:]:
        if isinstance(field.default, tuple):
            kind, many = type(field.default[0]), len(field.default)
            parser.add_argument(f"--{field.name}", type=kind, nargs=many, default=field.default)
        elif field.default is dataclasses.MISSING:
            parser.add_argument(f"--{field.name}", required=True)
        else:
            parser.add_argument(f"--{field.name}", type=type(field.default), default=field.default)
    given: dict[str, Any] = vars(parser.parse_args(arguments))
    for key, value in given.items():
        if isinstance(value, list):
            given[key] = tuple(value)
    TrainingRun(TrainingSettings(**given)).go()


if __name__ == "__main__":
    main()
