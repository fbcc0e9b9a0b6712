"""Where a library is missing, the import of a module of the laboratory names the extra that installs it."""

from __future__ import annotations

import importlib
import sys

import pytest

NEEDED = [
    ("pettingzoo", "gymnasium", "rl"),
    ("gymnasium", "gymnasium", "rl"),
    ("openspiel", "pyspiel", "openspiel"),
    ("dataset", "pyarrow", "dataset"),
    ("cluster", "ray", "ray"),
    ("vector", "numpy", "strong"),
    ("observations", "numpy", "strong"),
]


@pytest.mark.parametrize(("module", "library", "extra"), NEEDED)
def test_the_extra_is_named(module: str, library: str, extra: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, f"hautemer.rl.{module}", raising=False)
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(ModuleNotFoundError, match=rf"pip install hautemer\[{extra}\]") as caught:
        importlib.import_module(f"hautemer.rl.{module}")
    assert caught.value.name == library
