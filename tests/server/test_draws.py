"""The random draw before a match, decided and folded without a server."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hautemer.core import registry
from hautemer.core.fairness import check_shape, contributors, proved_key
from hautemer.server import protocol
from hautemer.server.tables import draw_commands, events
from hautemer.server.tables.draw import FAILED, LATE
from hautemer.server.tables.events import line
from hautemer.server.tables.settings import DAYS
from hautemer.server.tables.table import Table
from tests.cases import KEYS
from tests.server.gathering import SECRET, TABLE, Gathering

GAME, PEOPLE = next(
    (key, 3) for key in KEYS if registry.meta(key).seats[0] <= 3 <= registry.meta(key).seats[1]
)


def gathered(**more: Any) -> Gathering:
    """Return a table with three people whose devices have committed."""
    table = Gathering(GAME, PEOPLE, PEOPLE, **more)
    for person in ("p0", "p1", "p2"):
        assert table.commit(person) is None
    return table


def check(table: Gathering, *absent: str) -> None:
    """Check that a match began, that its draw is proved and that no present device objects."""
    assert table.table.phase == "running"
    check_shape(table.proof, len(table.names))
    assert proved_key(table.proof, table.names)
    for person, device in table.devices.items():
        if person not in absent:
            assert device.objections(table.proof, table.names) == []


def test_all_reveal_and_the_match_starts() -> None:
    table = gathered()
    assert table.start() is None
    assert table.shown().stage == "reveal"
    for person in ("p2", "p0", "p1"):
        assert table.table.phase == "lobby"
        assert table.reveal(person) is None
    check(table)
    assert contributors(table.proof) == (0, 1, 2)
    assert (table.proof.without, table.proof.agreed, len(table.proof.rounds)) == ((), False, 1)


def test_nobody_waits_where_no_device_has_committed() -> None:
    table = Gathering(GAME, PEOPLE, PEOPLE)
    table.start()
    check(table)
    assert contributors(table.proof) == ()
    assert table.proof.without == (0, 1, 2)
    assert table.shown().without == (0, 1, 2)


def test_a_device_that_just_came_has_three_seconds_to_commit() -> None:
    table = Gathering(GAME, PEOPLE, PEOPLE)
    table.commit("p0")
    table.commit("p1")
    table.start()
    assert (table.shown().stage, table.shown().awaited) == ("commit", (2,))
    assert table.wait(2_999) == []
    table.commit("p2")
    assert (table.shown().stage, table.shown().awaited) == ("reveal", (0, 1, 2))


def test_a_device_that_does_not_commit_in_time_is_left_out_and_named() -> None:
    table = Gathering(GAME, PEOPLE, PEOPLE)
    table.commit("p0")
    table.commit("p1")
    table.start()
    assert [type(event) for event in table.wait(3_000)] == [events.LuckLate, events.LuckListed]
    assert [happening.details for happening in table.table.beside if happening.what == "draw_late"] == [
        {"name": "P2"}
    ]
    assert table.commit("p2") == "not_asked"
    table.reveal("p0")
    table.reveal("p1")
    check(table)
    assert table.proof.without == (2,)


def test_a_device_that_never_commits_is_not_waited_for_twice() -> None:
    table = Gathering(GAME, PEOPLE, PEOPLE)
    table.commit("p0")
    table.now += LATE
    table.start()
    assert table.shown().stage == "reveal"


def test_late_devices_are_left_out_at_once_and_the_others_draw_again() -> None:
    table = gathered()
    table.start()
    table.reveal("p1")
    assert table.wait(2_999) == []
    assert len(table.wait(1)) == 1
    late = [happening.details["name"] for happening in table.table.beside if happening.what == "draw_late"]
    assert late == ["P0", "P2"]
    assert (table.shown().stage, table.shown().awaited, table.shown().without) == ("commit", (1,), (0, 2))
    table.commit("p1")
    table.reveal("p1")
    check(table)
    assert contributors(table.proof) == (1,)
    assert table.proof.without == (0, 2)
    assert [len(round.devices) for round in table.proof.rounds] == [3, 1]
    assert not table.proof.agreed


def fail(table: Gathering, *revealing: str) -> None:
    """Let a round fail in which only these devices reveal; they commit again."""
    for person in revealing:
        assert table.reveal(person) is None
    table.wait(LATE)
    for person in revealing:
        assert table.commit(person) is None


def test_after_two_failed_rounds_all_people_must_agree() -> None:
    table = gathered()
    table.start()
    fail(table, "p0", "p1")
    fail(table, "p0")
    assert table.shown().stage == "agree"
    assert table.shown().without == (1, 2)
    assert table.wait(10 * LATE) == []
    for person in ("p0", "p1"):
        assert table.do(person, protocol.LuckAgree("a", True)) is None
        assert table.do(person, protocol.LuckAgree("a", True)) == "not_asked"
    assert table.shown().agreed == (0, 1)
    table.do("p2", protocol.LuckAgree("a", True))
    assert table.shown().stage == "reveal"
    table.reveal("p0")
    check(table)
    assert (contributors(table.proof), table.proof.without, table.proof.agreed) == ((0,), (1, 2), True)
    assert table.shown().consented


def test_a_draw_without_any_contribution_left_needs_agreement_too() -> None:
    table = gathered()
    table.start()
    table.wait(LATE)
    assert table.shown().stage == "agree"
    for person in ("p0", "p1", "p2"):
        table.do(person, protocol.LuckAgree("a", True))
    check(table)
    assert contributors(table.proof) == ()
    assert table.proof.agreed
    assert [len(round.devices) for round in table.proof.rounds] == [3, 0]


def test_one_person_who_does_not_agree_withdraws_the_start() -> None:
    table = gathered()
    table.start()
    table.wait(LATE)
    table.do("p1", protocol.LuckAgree("a", False))
    assert table.shown().stage == "idle"
    for person in ("p0", "p1", "p2"):
        table.commit(person)
    table.start()
    assert table.shown().stage == "reveal"  # one round has failed: a second one needs no agreement
    table.wait(LATE)
    table.do("p1", protocol.LuckAgree("a", False))
    for person in ("p0", "p1", "p2"):
        table.commit(person)
    table.start()
    assert table.shown().stage == "agree"  # a new start does not give the server another draw


def test_leaving_during_a_round_makes_it_fail() -> None:
    table = gathered()
    table.start()
    table.reveal("p0")
    assert table.do("p2", protocol.Leave("l")) is None
    assert (table.shown().stage, table.table.draw.failed) == ("idle", 1)
    assert table.do("p9", protocol.Join("j", "P9")) is None


def test_seats_do_not_change_during_a_round() -> None:
    table = Gathering(GAME, PEOPLE, PEOPLE)
    table.commit("p0")
    table.start()
    for command in (
        protocol.Join("j", "P9"),
        protocol.Arrange("a", (2, 1, 0)),
        protocol.Change("c", table.table.settings),
    ):
        assert table.do("p0" if command.id != "j" else "p9", command) == "drawing"


def test_a_commitment_holds_for_one_seat() -> None:
    table = gathered()
    table.do("p0", protocol.Arrange("a", (1, 0, 2)))
    assert table.shown().committed == (2,)
    assert table.commit("p0") is None
    command = protocol.LuckCommit("c", "0" * 64, (2,))
    with pytest.raises(Exception, match="no longer have"):
        draw_commands.commit(table.table, ["p1"], command)


def test_a_seat_that_moves_to_another_device_needs_its_commitment() -> None:
    table = gathered()
    table.write(events.SeatMoved(0, "new"), events.Seen(0, True))
    assert table.shown().committed == (1, 2)
    table.start()
    assert (table.shown().stage, table.shown().awaited) == ("commit", (0,))
    assert table.commit("new") is None
    for person in ("new", "p1", "p2"):
        assert table.reveal(person) is None
    check(table)
    assert contributors(table.proof) == (0, 1, 2)


def test_free_chairs_are_not_counted() -> None:
    seats = registry.meta(GAME).seats[1]
    table = Gathering(GAME, seats, 1)
    table.write(events.Joined(seats - 1, "p1", "P1"), events.Seen(seats - 1, True))
    table.write(events.Seated(1, "random", "Bot"))
    table.commit("p0")
    table.commit("p1")
    table.start()
    table.reveal("p0")
    table.reveal("p1")
    check(table)
    assert contributors(table.proof) == (0, 2)


def test_several_people_at_one_device_contribute_once() -> None:
    table = Gathering(GAME, PEOPLE, PEOPLE)
    table.see("p1", False)  # one connection at a time: the player to move has the device
    table.commit("p0", ["p1"])
    table.commit("p2")
    table.start()
    assert table.reveal("p0") is None
    assert table.reveal("p2") is None
    check(table)
    assert [device.seats for device in table.proof.rounds[0].devices] == [(0, 1), (2,)]
    assert table.proof.without == ()


@pytest.mark.parametrize("pace", [None, DAYS])
def test_an_absent_device_contributes_nothing_and_nobody_waits_for_it(pace: Any) -> None:
    table = gathered(pace=pace)
    table.see("p1", False)
    table.start()
    assert table.shown().awaited == (0, 2)
    table.reveal("p0")
    table.reveal("p2")
    check(table)
    assert table.proof.without == (1,)


def test_other_bytes_and_other_rounds_are_refused() -> None:
    table = gathered()
    table.start()
    assert table.do("p0", protocol.LuckReveal("r", 1, "0" * 64)) == "other_bytes"
    assert table.do("p0", protocol.LuckReveal("r", 1, "no")) == "other_bytes"
    assert table.do("p0", protocol.LuckReveal("r", 2, "0" * 64)) == "not_asked"
    assert table.do("p9", protocol.LuckReveal("r", 1, "0" * 64)) == "not_asked"
    assert table.do("p0", protocol.LuckAgree("a", True)) == "not_asked"


def test_revealed_bytes_are_never_used_again() -> None:
    table = gathered()
    table.start()
    used = table.table.draw.listed[0].commitment
    table.reveal("p0")
    table.wait(LATE)
    with pytest.raises(Exception, match="no open question"):
        draw_commands.commit(table.table, ["p0"], protocol.LuckCommit("c", used, (0,)))


def test_a_restart_gives_devices_their_full_time_again() -> None:
    table = gathered()
    table.start()
    table.reveal("p0")
    table.now += 60_000
    table.carry_out(draw_commands.renewed(table.table))
    assert table.wait(LATE - 1) == []
    table.reveal("p1")
    table.reveal("p2")
    check(table)


def test_journals_without_a_draw_fold_as_they_did() -> None:
    """The outcomes of an old match are drawn from the server's secret, and its record says so."""
    table = Gathering(GAME, PEOPLE, PEOPLE)
    rules = table.table.game.meta.rules
    table.write(events.Started(("P0", "P1", "P2"), rules, (0, 1, 2)))
    assert b"scheme" not in line(events.Started(("P0", "P1", "P2"), rules, (0, 1, 2)))
    assert (table.proof.scheme, table.proof.secret) == (1, SECRET.hex())
    assert table.table.match is not None
    new = Gathering(GAME, PEOPLE, PEOPLE)
    new.start()
    assert new.table.running.setup != table.table.running.setup


ACTIONS = st.lists(
    st.tuples(
        st.sampled_from(
            ["commit", "reveal", "hear", "start", "agree", "disagree", "wait", "late", "go", "come", "leave",
             "join", "swap", "renew"]
        ),
        st.integers(0, 3),
    ),
    max_size=60,
)  # fmt: skip


@settings(max_examples=150, deadline=None)
@given(ACTIONS)
def test_whatever_happens_a_match_that_starts_is_proved(actions: list[tuple[str, int]]) -> None:
    table = Gathering(GAME, PEOPLE, PEOPLE)
    for what, number in actions:
        if table.table.phase != "lobby":
            break
        for person in ("p0", "p1", "p2", "p3"):
            table.hear(person) if what == "hear" else None
        act(table, what, f"p{number}", Random(number))
        if what == "renew":
            table.carry_out(draw_commands.renewed(table.table))
    again: Table = table.folded_again()
    assert again.draw == table.table.draw
    assert again.phase == table.table.phase
    if again.phase != "running":
        return
    assert again.running.setup == table.table.running.setup
    check_shape(table.proof, len(table.names))
    assert proved_key(table.proof, table.names)
    people = [seat for seat, place in enumerate(table.table.places) if place.person]
    assert sorted((*contributors(table.proof), *table.proof.without)) == people
    assert table.proof.agreed or sum(
        not all(device.bytes for device in round.devices) for round in table.proof.rounds
    ) <= FAILED - 1 + bool(table.proof.rounds and table.proof.rounds[-1].devices)
    assert table.proof.table == TABLE
    for device in table.devices.values():
        assert {one.key for one in device.objections(table.proof, table.names)} <= {"left-out"}


def act(table: Gathering, what: str, person: str, rng: Random) -> None:
    """Let one random action happen."""
    match what:
        case "commit" if table.table.seat_of(person) is not None:
            table.commit(person)
        case "reveal":
            table.reveal(person)
        case "start" if table.table.host:
            table.start()
        case "agree" | "disagree":
            table.do(person, protocol.LuckAgree("a", what == "agree"))
        case "wait":
            table.wait(500)
        case "late":
            table.wait(LATE)
        case "go" | "come":
            table.see(person, what == "come")
        case "leave":
            table.do(person, protocol.Leave("l"))
        case "join":
            table.do(person, protocol.Join("j", person.upper()))
            table.see(person, True)
        case "swap":
            table.do(table.table.host, protocol.Arrange("a", tuple(rng.sample(range(PEOPLE), PEOPLE))))
