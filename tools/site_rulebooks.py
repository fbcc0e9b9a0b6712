"""MkDocs hook: add the rulebooks to the documentation site, one page per game and language."""

from __future__ import annotations

from typing import Any

from babel import Locale
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

from hautemer.book import book
from hautemer.core import registry
from hautemer.devtools.rulebook_pages import page
from hautemer.words import LANGUAGES

SECTION = "Rulebooks"


def path_of(key: str, language: str) -> str:
    """Return the path of a rulebook inside the site."""
    return f"rules/{key}.{language}.md"


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Put a section with one group per language into the navigation, after the home page."""
    navigation: list[Any] = config.nav or []
    groups = [
        {
            str(Locale.parse(language).get_display_name()).capitalize(): [
                {book(key, language).title: path_of(key, language)}
                for key in registry.keys()  # noqa: SIM118 - the registry is no dict
            ]
        }
        for language in LANGUAGES
    ]
    config.nav = [*navigation[:1], {SECTION: groups}, *navigation[1:]]
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages, written from the books at build time."""
    for key in registry.keys():  # noqa: SIM118 - the registry is no dict
        for language in LANGUAGES:
            content = page(book(key, language))
            files.append(File.generated(config, path_of(key, language), content=content))
    return files
