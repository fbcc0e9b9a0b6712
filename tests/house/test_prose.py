"""Docstrings and comments follow the style guide, as far as a pattern can tell."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator

import pytest

from tests.house.places import ROOT

BANNED = {
    "name the parameter": r"\b[Ss]o (?:many|much|long|often)\b",
    "use a literal verb": r"\b(?:is|are|was|were|be|been|being) told\b",
    "write they": r"\b(?:he|his|him|himself)\b",
    "give who a noun": r"(?:^|[.;:] )(?:Who|Whose|Whom|Whoever|who|whose|whoever) (?![^.;:]*\?)"
    r"|\b(?:if|whether|where|by|for|to|than|as|and|or|but) who\b|\b(?:if|whether|where) whose\b",
    "write per": r"\b(?:one|once|twice|bits?|bytes?|two|three) a (?:seat|second|match|line|kind|game)\b",
    "write True if": r"^Whether\b",
}
# In these folders, docstrings of functions begin with an imperative verb or "True if".
IMPERATIVE = ("src/hautemer", "tests")
# First words of a docstring that are no imperative: questions, articles, verbs in the third person.
NOT_IMPERATIVE = re.compile(
    r"(?:Whether|Who|Whom|What|How|Which|Where|That|Those|A|An|The|All|Some|Somebody|Another|One)\b"
    r"|(?!Pass\b|Process\b|Discuss\b|Press\b|Guess\b|Compress\b|Express\b|Focus\b)[A-Z][a-z]+s\b"
    r"|Return whether\b"
)
# The same for names of functions; a question ("who") may not be the subject of a test.
BANNED_NAMES = {
    "write they": r"(?:^|_)(?:he|his|him|himself)(?:_|$)",
    "give who a noun": r"^test_(?:[a-z]\d+_\d+_)*(?:who|whose|whom|whoever)_|_(?:for|only|whether)_who_",
}
CLAUSES = re.compile(r"[A-Z]\d+(?:\.\d+)?(?:(?:, | and | to |; )[A-Z]\d+(?:\.\d+)?)*\.?")


def prose_of(source: str) -> Iterator[tuple[int, bool, str]]:
    """Yield the docstrings (True) and comments (False) of a source text, each with its line."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            docstring = ast.get_docstring(node)
            if docstring is not None:
                yield node.body[0].lineno, True, " ".join(docstring.partition(">>>")[0].split())
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], False, token.string.lstrip("# ")


def first_words(source: str) -> list[str]:
    """Return the functions of a source text whose docstrings do not begin with an imperative verb.

    Tests are exempt: their docstrings describe a situation.
    """
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not is_exempt(node):
            docstring = ast.get_docstring(node) or ""
            if NOT_IMPERATIVE.match(docstring):
                found.append(f"{node.lineno}: begin with an imperative verb: {docstring[:40]}…")
    return found


def bad_names(source: str) -> list[str]:
    """Return what is wrong with the names of the functions of a source text, with their lines."""
    return [
        f"{node.lineno}: {advice}: {node.name}"
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        for advice, pattern in BANNED_NAMES.items()
        if re.search(pattern, node.name)
    ]


def is_exempt(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """True if a function is a test, or a property, whose docstring begins with a noun."""
    is_test = function.name.startswith("test_")
    return is_test or any(
        ast.unparse(decorator).endswith("property") for decorator in function.decorator_list
    )


def complaints(source: str) -> list[str]:
    """Return what is wrong with the prose of a source text, with its lines."""
    found = []
    for line, is_docstring, prose in prose_of(source):
        if is_docstring and CLAUSES.fullmatch(prose):
            found.append(f"{line}: a clause number needs words: {prose}")
        for advice, pattern in BANNED.items():
            match = re.search(pattern, prose)
            if match:
                found.append(f"{line}: {advice}: …{prose[max(0, match.start() - 20) : match.end() + 20]}…")
    return found


def test_prose_follows_the_style_guide() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{complaint}"
        for folder in ("src", "tests")
        for path in sorted((ROOT / folder).rglob("*.py"))
        for check in (complaints, bad_names)
        for complaint in check(path.read_text("utf-8"))
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "name", ["test_who_passes", "test_m3_4_who_passes", "test_m3_4_he_passes", "his_hand"]
)
def test_a_bad_name_of_a_function_is_found(name: str) -> None:
    assert bad_names(f"def {name}(): ...")
    assert not bad_names("def test_m3_4_a_player_who_passes_waits(): ...")


def test_docstrings_of_functions_begin_with_a_verb() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{complaint}"
        for folder in IMPERATIVE
        for path in sorted((ROOT / folder).rglob("*.py"))
        for complaint in first_words(path.read_text("utf-8"))
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("prose", ["Sends it.", "Whether it fits.", "The rows.", "Return whether it fits."])
def test_a_docstring_without_an_imperative_is_found(prose: str) -> None:
    assert first_words(f'def rule():\n    """{prose}"""\n')
    assert not first_words(f'class Rule:\n    """{prose}"""\n')
    assert not first_words(f'class Rule:\n    @property\n    def rule(self):\n        """{prose}"""\n')


@pytest.mark.parametrize("prose", ["Send it.", "True if it fits.", "Pass the turn.", "Process all lines."])
def test_an_imperative_is_allowed(prose: str) -> None:
    assert not first_words(f'def rule():\n    """{prose}"""\n')


def test_folders_of_the_check_exist() -> None:
    assert [place for place in IMPERATIVE if not (ROOT / place).exists()] == []


@pytest.mark.parametrize(
    "prose",
    [
        "Waits so long.",
        "The seat is told.",
        "The bot and his hand.",
        "Who has passed waits.",
        "Tells it to who listens.",
        "M3.1",
        "M3.3 to M3.5",
        "One a seat: a bit a seat.",
        "Whether it fits.",
    ],
)
def test_the_check_finds(prose: str) -> None:
    assert complaints(f'def rule():\n    """{prose}"""\n')


def test_the_check_reads_comments() -> None:
    assert complaints("points = 3  # so many for each seat\n")
    assert not complaints("points = 3  # M3.1\n"), "a comment may cite a clause"


@pytest.mark.parametrize(
    "prose",
    [
        "A player who has passed waits.",
        "M3.1: a card is laid.",
        "Who moves next?",
        "The seats to whom it goes.",
    ],
)
def test_the_check_allows(prose: str) -> None:
    assert not complaints(f'def rule():\n    """{prose}"""\n')
