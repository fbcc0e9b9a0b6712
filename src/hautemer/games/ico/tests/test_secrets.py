"""Two worlds that differ in one secret give everybody else the same bytes at every step."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from hautemer.games.ico.tests.table import PreparedTable

Step = Callable[[PreparedTable], None]


def same_to(viewers: Iterable[int | None], one: PreparedTable, other: PreparedTable) -> None:
    for viewer in viewers:
        assert one.match.outlook(viewer).written() == other.match.outlook(viewer).written(), viewer


def whole_match(table: PreparedTable, poison: dict[int, list[int]]) -> Iterable[None]:
    """Play three rounds for the pirates, then the ballots except the last; yield after each step."""
    for number, crew in enumerate(((0, 1, 3), (0, 1, 4), (2, 5, 6), (0, 1, 3), (1, 4, 5))):
        if table.phase == "final_vote":
            break
        table.crew(*crew)
        yield
        while table.phase == "vote":
            seat = table.waiting[0]
            table.enter(seat, do="vote", for_=seat != 5)
            yield
        for seat in table.waiting:
            placed = "poison" if seat in poison.get(number, []) else "island"
            table.enter(seat, do="place", card=placed)
            yield
    assert table.phase == "final_vote"
    for seat in table.waiting[:-1]:
        table.enter(seat, do="accuse", target=0 if seat else 1)
        yield


def test_the_poisoners_are_secret() -> None:
    one, other = PreparedTable(rounds_to_win=3), PreparedTable(rounds_to_win=3)
    steps = zip(
        whole_match(one, {0: [0], 1: [1], 3: [0]}),
        whole_match(other, {0: [1], 1: [0], 3: [1]}),
        strict=True,
    )
    for _ in steps:
        same_to((None, 2, 3, 4, 5, 6), one, other)
    assert one.match.outlook(0).written() != other.match.outlook(0).written()


def test_the_siren_is_secret() -> None:
    one, other = PreparedTable("pppsssw", rounds_to_win=3), PreparedTable("ppwsssp", rounds_to_win=3)
    poison = {0: [0], 1: [1], 3: [0]}
    for _ in zip(whole_match(one, poison), whole_match(other, poison), strict=True):
        same_to((None, 0, 1, 3, 4, 5), one, other)
    assert one.match.outlook(2).written() != other.match.outlook(2).written()


def test_roles_are_secret() -> None:
    one, other = PreparedTable("pppsssw", rounds_to_win=3), PreparedTable("pspspsw", rounds_to_win=3)
    for table in (one, other):
        for crew in ((0, 1, 3), (0, 2, 4)):
            table.sail(*crew, poison=[0])
    same_to((None, 3, 5), one, other)


def test_the_holder_of_leviathan_is_secret() -> None:
    one = PreparedTable(bonus="mooring leviathan swap brigand typhoon observer antidote")
    other = PreparedTable(bonus="mooring swap leviathan brigand typhoon observer antidote")
    script: list[Step] = [
        lambda table: table.announce(0, "mooring"),
        lambda table: table.close(),
        lambda table: table.crew(0, 3, 4),
        lambda table: table.announce(3, "brigand", target=5),
        lambda table: table.close(),
        lambda table: table.close(),
        lambda table: table.place(),
        lambda table: table.close(),
        lambda table: table.announce(3, "observer", target=0),
        lambda table: table.close(),
        lambda table: table.close(),
        lambda table: table.announce(4, "typhoon", target=1),
        lambda table: table.close(),
        lambda table: table.close(),
    ]
    for step in script:
        for table in (one, other):
            step(table)
        same_to((None, 0, 3, 4, 5, 6), one, other)
    assert one.phase == "propose"
    assert one.match.outlook(2).written() != other.match.outlook(2).written()
