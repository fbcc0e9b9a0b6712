"""One class name means one thing in the whole of `src/`."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path, PurePosixPath
from typing import NamedTuple

import pytest

from tests.house.places import PACKAGE

# Every game has the same set of files, and these classes have the same meaning in each of them. A name may
# be repeated only in this file of several games.
OF_EVERY_GAME = {
    "State": ("state.py", "core/state.py is the base class, and Game.state the class of the game"),
    "Phase": ("state.py", "the phases of a match of the game"),
    "Data": ("pieces.py", "the shape of the game's data.toml"),
    "PublicView": ("views.py", "what Game.public returns"),
    "PrivateView": ("views.py", "what Game.private returns"),
    "SeatView": ("views.py", "the part of a public view that every seat has"),
    "Vectors": ("bots/vectors.py", "core/vectors.py is the protocol; the class is found by this name"),
    "Greedy": ("bots/greedy.py", "the bot that every game calls greedy"),
    "Naive": ("bots/yardsticks.py", "the bot that every game calls naive"),
    "PreparedTable": ("tests/table.py", "a match that is laid out for a test of the game"),
    "Given": ("tests/reasons.py", "a case for the sentences with which a bot explains its moves"),
}
# A move is named after its tag in records. It is decoded for its own game only, so two games may share a tag.
MOVES = "moves.py"


class Place(NamedTuple):
    """A definition of a class: its module, relative to the package, and the names of its base classes."""

    path: str
    bases: frozenset[str]

    @property
    def of_game(self) -> str | None:
        """The path inside the game's folder; None outside games."""
        parts = PurePosixPath(self.path).parts
        return "/".join(parts[2:]) if parts[0] == "games" and len(parts) > 2 else None


def classes(path: str, source: str) -> Iterator[tuple[str, Place]]:
    """Yield the classes of a source text, also inner ones."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef):
            bases = {ast.unparse(base).partition("[")[0].rpartition(".")[2] for base in node.bases}
            yield node.name, Place(path, frozenset(bases))


def clashes(files: Mapping[str, str]) -> dict[str, list[str]]:
    """Return the names that mean more than one thing, with the modules that define them."""
    found: defaultdict[str, list[Place]] = defaultdict(list)
    for path, source in files.items():
        for name, place in classes(path, source):
            found[name].append(place)
    return {
        name: [place.path for place in places] for name, places in found.items() if not is_one(name, places)
    }


def is_one(name: str, places: list[Place]) -> bool:
    """True if there is one definition, or a contract with implementations, or one definition per game."""
    game_file = OF_EVERY_GAME[name][0] if name in OF_EVERY_GAME else MOVES
    repeated = [place for place in places if place.of_game == game_file]
    if len({place.path for place in repeated}) < len(repeated):
        return False  # twice in one file
    others = [place for place in places if place.of_game != game_file]
    if not repeated or not others:
        return len(others) < 2 or is_contract(name, others)
    return len(others) == 1 and (
        "Protocol" in others[0].bases or all(name in place.bases for place in repeated)
    )


def is_contract(name: str, places: list[Place]) -> bool:
    """True if one of these definitions is a base class of all others, or the protocol that they inherit."""
    return sum(name not in place.bases for place in places) == 1


def test_a_class_name_means_one_thing() -> None:
    files = {
        path.relative_to(PACKAGE).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted(PACKAGE.rglob("*.py"))
    }
    assert clashes(files) == {}


@pytest.mark.parametrize("name", OF_EVERY_GAME)
def test_a_name_that_is_allowed_in_every_game_is_used_by_several(name: str) -> None:
    file, reason = OF_EVERY_GAME[name]
    users = [path for path in PACKAGE.glob(f"games/*/{file}") if name in defined_in(path)]
    assert len(users) > 1, f"{name}: {reason}"


def defined_in(path: Path) -> set[str]:
    """Return the names of the classes that a file defines."""
    return {name for name, _ in classes(path.name, path.read_text(encoding="utf-8"))}


@pytest.mark.parametrize(
    "files",
    [
        {"server/a.py": "class Table: ...", "storage/b.py": "class Table: ..."},
        {"server/a.py": "class Table: ...\ndef late():\n    class Table: ..."},
        {"core/bot.py": "class Bot(Protocol): ...", "server/a.py": "class Bot(Command): ..."},
        {"games/one/views.py": "class CardView: ...", "games/two/views.py": "class CardView: ..."},
        {"games/one/state.py": "class State: ...", "server/a.py": "class State: ..."},
        {"games/one/pieces.py": "class State: ...", "games/two/state.py": "class State: ..."},
        {"games/one/moves.py": "class Vote(Move): ...", "server/a.py": "class Vote(Command): ..."},
    ],
)
def test_a_name_with_two_meanings_is_found(files: dict[str, str]) -> None:
    assert clashes(files)


@pytest.mark.parametrize(
    "files",
    [
        {"server/a.py": "class Bus(Protocol): ...", "server/b.py": "class Bus(a.Bus): ..."},
        {"games/one/moves.py": "class Vote(Move): ...", "games/two/moves.py": "class Vote(Move): ..."},
        {"core/state.py": "class State: ...", "games/one/state.py": "class State(state.State): ..."},
        {"core/v.py": "class Vectors(Protocol): ...", "games/one/bots/vectors.py": "class Vectors: ..."},
    ],
)
def test_a_contract_and_its_implementations_may_share_a_name(files: dict[str, str]) -> None:
    assert clashes(files) == {}
