"""The documentation site can be built without a warning, and contains every rulebook."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.cases import KEYS

from hautemer.book import anchors, book
from hautemer.devtools.rulebook_pages import page
from hautemer.words import LANGUAGES

ROOT = Path(__file__).parents[2]


def test_the_site_is_built_with_all_rulebooks(tmp_path: Path) -> None:
    built = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(tmp_path)],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stderr
    for key in KEYS:
        for language in LANGUAGES:
            found = book(key, language)
            text = (tmp_path / "rules" / f"{key}.{language}" / "index.html").read_text(encoding="utf-8")
            assert found.title in text
            for name in anchors(found):
                assert f'id="{name.replace(".", "-")}"' in text, (key, language, name)


def test_a_page_of_rules_is_written_in_its_language() -> None:
    for key in KEYS:
        assert len({page(book(key, language)) for language in LANGUAGES}) == len(LANGUAGES)
