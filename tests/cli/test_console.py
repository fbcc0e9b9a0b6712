"""Ctrl-C during a drawing: later output is printed, whenever Ctrl-C arrives."""

from __future__ import annotations

import io
import signal
import sys
import threading
from collections.abc import Iterator
from types import FrameType
from typing import Any

import pytest
from rich.padding import Padding
from rich.text import Text

from hautemer.cli.terminal.console import UninterruptedConsole, undisturbed


@pytest.fixture(autouse=True)
def heard() -> Iterator[None]:
    """Handle Ctrl-C: tests that run in the background would ignore it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def interrupted(console: UninterruptedConsole, call: int) -> bool:
    """Draw, with Ctrl-C at the function call number `call`; False if there are fewer calls."""
    calls = 0

    def count(frame: FrameType, event: str, _: Any) -> None:
        nonlocal calls
        calls += 1
        if calls == call:
            signal.raise_signal(signal.SIGINT)

    before = sys.gettrace()
    sys.settrace(count)
    try:
        console.print(Padding(Text("a drawing"), (0, 0, 0, 2), expand=False))
    except KeyboardInterrupt:
        return True
    finally:
        sys.settrace(before)
    return calls >= call


def test_output_after_ctrl_c_is_printed() -> None:
    call = 0
    while True:
        call += 1
        paper = io.StringIO()
        console = UninterruptedConsole(file=paper, force_terminal=True, width=80)
        if not interrupted(console, call):
            break
        console.print(Text("saved"))
        assert paper.getvalue().count("saved") == 1, call
        assert paper.getvalue().count("a drawing") <= 1, call
    assert call > 100


def test_ctrl_c_is_delayed_and_not_lost() -> None:
    done = []

    def work() -> None:
        with undisturbed():
            signal.raise_signal(signal.SIGINT)
            done.append("all of it")

    with pytest.raises(KeyboardInterrupt):
        work()
    assert done
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_an_ignored_ctrl_c_and_other_threads_are_left_alone() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with undisturbed():
        signal.raise_signal(signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    paper = io.StringIO()
    thread = threading.Thread(target=UninterruptedConsole(file=paper, width=80).print, args=("beside",))
    thread.start()
    thread.join()
    assert paper.getvalue() == "beside\n"
