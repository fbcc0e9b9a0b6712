"""Every package that the code imports is declared, in the base or in the extra that needs it."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib

import pytest

from hautemer.extras import EXTRAS
from tests.cases import KEYS
from tests.house.imports import imports, layer, sources
from tests.house.places import PACKAGE, ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
# Modules whose distribution has another name.
DISTRIBUTIONS = {
    "argon2": "argon2-cffi",
    "fluent": "fluent-runtime",
    "jwt": "pyjwt",
    "pyspiel": "open-spiel",
}
# The modules of the base install, and the packages of ours that need nothing else.
BASE = ("msgspec", "fluent", "babel")
LIBRARY = ("core", "kit", "games", "bots", "sim", "words", "book", "extras", "__init__", "__main__")


def distributions(requirements: list[str]) -> set[str]:
    """Return the normalized names of some requirements."""
    names = (re.match(r"[\w.-]+", one) for one in requirements)
    return {re.sub(r"[-_.]+", "-", name.group()).lower() for name in names if name}


def distribution(module: str) -> str:
    """Return the normalized name of the distribution that contains a module."""
    return DISTRIBUTIONS.get(module, module.lower().replace("_", "-"))


def third_party() -> dict[str, set[str]]:
    """Return the modules from other distributions that the product imports, with the parts that do so."""
    found: dict[str, set[str]] = {}
    for path in sources():
        if "tests" not in path.relative_to(PACKAGE).parts:
            for name in imports(path, path.read_text(encoding="utf-8")):
                root = name.partition(".")[0]
                if root != "hautemer" and root not in sys.stdlib_module_names:
                    found.setdefault(root, set()).add(layer(path))
    return found


@pytest.mark.parametrize("extra", EXTRAS)
def test_an_extra_installs_the_modules_that_it_names(extra: str) -> None:
    declared = distributions(PROJECT["optional-dependencies"][extra])
    assert {distribution(module) for module in EXTRAS[extra]} == declared - {"hautemer"}


def test_every_imported_package_is_declared() -> None:
    known = {module for modules in EXTRAS.values() for module in modules} | set(BASE)
    assert distributions(PROJECT["dependencies"]) == {distribution(module) for module in BASE}
    assert set(third_party()) - known == set()


def test_the_library_imports_only_the_base() -> None:
    """`strong` is the exception: learned bots import numpy when they are made."""
    of_library = {module for module, parts in third_party().items() if parts & set(LIBRARY)}
    assert of_library - set(EXTRAS["strong"]) == set(BASE)


@pytest.mark.parametrize(
    ("missing", "arguments", "extra"),
    [
        ("click", ["games"], "cli"),
        ("rich", ["games"], "cli"),
        ("starlette", ["serve"], "server"),
        ("uvicorn", ["torture"], "server"),
        ("uvicorn", ["load"], "server"),
        ("playwright", ["screenshots", "--out", "pictures"], "dev"),
        ("playwright", ["bench", "--screens"], "dev"),
        ("playwright", ["bench", "--presses"], "dev"),
        ("pyarrow", ["dataset", KEYS[0], "--out", "dataset"], "dataset"),
        ("matplotlib", ["report", KEYS[0]], "report"),
        ("ray", ["simulate", KEYS[0], "--ray", "auto"], "ray"),
    ],
)
def test_a_command_names_the_extra_that_it_lacks(missing: str, arguments: list[str], extra: str) -> None:
    hidden = f"""
import importlib.util, sys
sys.modules[{missing!r}] = None  # what is None is not found
find_spec = importlib.util.find_spec
importlib.util.find_spec = lambda name: None if name == {missing!r} else find_spec(name)
from hautemer.__main__ import main
sys.argv = ["hautemer", *{arguments!r}]
main()
"""
    environment = {"HAUTEMER_LANG": "en", "PATH": "", "HOME": "/nonexistent"}
    done = subprocess.run(
        [sys.executable, "-c", hidden], env=environment, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == (
        f"This needs the package {missing}, which is not installed: pip install hautemer[{extra}]\n"
    )
