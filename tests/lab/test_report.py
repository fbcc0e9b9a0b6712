"""The page of `hautemer report`: whole, in one file, in every language."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Any

import pytest

from hautemer.cli.report.page import StudyPage
from hautemer.core import registry
from hautemer.sim.batch import Batch
from hautemer.sim.pieces import in_processes
from hautemer.sim.study import GameStudy
from hautemer.words import LANGUAGES, Words
from tests.cases import KEYS

SECTIONS = ["length", "choices", "seats", "endings", "scores", "leads", "decides", "options", "numbers"]


# Every language once, because plots take long.
@pytest.mark.parametrize(("key", "language"), list(zip(KEYS, LANGUAGES, strict=False)))
def test_a_page_is_whole(key: str, language: str) -> None:
    meta = registry.meta(key)
    study = GameStudy.of(Batch(key, ("second",) * meta.seats[0], "1"), 4, 2)
    del study.numbers[2:]
    list(study.play(in_processes(1)))
    list(study.compare(in_processes(1), float("inf")))
    page = StudyPage(study, Words(language, key), meta.title, "hautemer report").html()
    assert re.findall('<h2 id="([a-z]+)">', page) == SECTIONS
    plots = re.findall(r"<svg.*?</svg>", page, re.DOTALL)
    tables = bool(study.options) + bool(study.numbers)
    assert len(plots) == 7 + tables
    for plot in plots:
        ElementTree.fromstring(plot)
        assert re.match('<svg role="img" aria-label="[^"]+"', plot)
    rows = re.findall("<tr>.*?</tr>", page[page.index('id="options"') :], re.DOTALL)
    assert len(rows) == tables + len(study.options) + len(study.numbers)


def test_a_page_needs_no_other_file(tmp_path: Path, run_lab: Any) -> None:
    key, page = KEYS[0], tmp_path / "page.html"
    arguments = ["report", key, "--matches", 4, "--paired", 2, "--bots", "random", "--minutes", 0]
    done = run_lab(*arguments, "--jobs", 1, "--out", page)
    assert done.returncode == 0, done.stderr
    assert str(page) in done.stdout
    text = page.read_text("utf-8")
    assert re.findall(r'(?:src|href)="(?!#)', text) == []
    assert "@import" not in text
    assert "variants are missing, because the time was up" in text
    assert f"hautemer report {key} --seats {registry.meta(key).seats[1]} --matches 4 --paired 2" in text
    before = page.read_bytes()
    assert run_lab(*arguments, "--jobs", 1, "--out", page).returncode == 0
    assert page.read_bytes() == before


def test_wrong_input_has_a_sentence(tmp_path: Path, run_lab: Any) -> None:
    done = run_lab("report", KEYS[0], "--seats", 99, "--out", tmp_path / "page.html")
    assert (done.returncode, done.stdout) == (2, "")
    assert "Traceback" not in done.stderr
    assert not list(tmp_path.glob("page*"))
