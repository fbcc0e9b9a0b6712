"""The table of bonus cards: each card has a clause, rule tests and a place in a playthrough."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hautemer.core import registry
from hautemer.games.ico.bonus import ONLY, PLAYABLE, TABLE
from hautemer.games.ico.bonus.unit import ANY_TIME
from hautemer.games.ico.pieces import CARDS
from hautemer.games.ico.state import FINAL_VOTE, OVER, PHASES, RESPONSE, SEALED

HERE = Path(__file__).parent
NUMBERS = [pytest.param(number, unit.key, id=unit.key) for number, unit in enumerate(TABLE, start=1)]


def test_the_table_lists_the_cards_in_the_order_of_the_clauses() -> None:
    assert tuple(unit.key for unit in TABLE) == CARDS
    assert len(TABLE) == 20
    assert registry.meta("ico").options["bonus"].some_of == CARDS


@pytest.mark.parametrize(("number", "key"), NUMBERS)
def test_every_card_has_a_clause(number: int, key: str) -> None:
    rules = registry.file("ico", "RULES.md").decode()
    assert re.search(rf"^- \*\*I5\.{number}\*\* .*`{key}`", rules, re.MULTILINE), f"I5.{number} names {key}"


@pytest.mark.parametrize(("number", "key"), NUMBERS)
def test_every_card_has_rule_tests(number: int, key: str) -> None:
    tests = "".join(path.read_text() for path in sorted(HERE.glob("test_*.py")))
    assert f"def test_i5_{number}_" in tests


@pytest.mark.parametrize(("number", "key"), NUMBERS)
def test_every_card_appears_in_a_playthrough(number: int, key: str) -> None:
    playthroughs = [path.read_text() for path in sorted((HERE / "playthroughs").glob("*.txt"))]
    played = f'"do":"bonus","card":"{key}"'
    assert any(re.search(rf"^\[\d+\] .*{re.escape(played)}", text, re.MULTILINE) for text in playthroughs)


def test_the_rules_of_a_turn_name_no_card() -> None:
    rules = HERE.parent / "rules"
    for path in sorted(rules.glob("*.py")):
        code = path.read_text()
        for key in CARDS:
            assert f'"{key}"' not in code, f"{path.name} names {key}"
            assert key.upper() not in code, f"{path.name} names {key}"


def test_times_of_the_page() -> None:
    assert PLAYABLE[FINAL_VOTE] == PLAYABLE[OVER] == 0
    assert {PHASES[phase] for phase in ONLY} == {"sealed", "response"}
    assert ONLY[SEALED] == 1 << CARDS.index("swap")
    assert ONLY[RESPONSE] == 1 << CARDS.index("leviathan")
    any_time = [unit.key for unit in TABLE if unit.when == ANY_TIME]
    assert any_time == [
        "brigand",
        "mooring",
        "lucky",
        "charlatan",
        "medusa",
        "merchant",
        "loner",
        "typhoon",
    ]
