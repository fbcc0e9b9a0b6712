"""Print in how many of several runs each test failed: `tools/flaky.py RUN.xml…` (JUnit reports)."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from xml.etree import ElementTree


def counted(reports: Sequence[Path]) -> tuple[Counter[str], Counter[str]]:
    """Return for every test the number of runs, and the number of runs in which it failed."""
    runs: Counter[str] = Counter()
    failures: Counter[str] = Counter()
    for report in reports:
        cases = list(ElementTree.parse(report).iter("testcase"))
        names = [f"{case.get('classname', '').replace('.', '/')}.py::{case.get('name')}" for case in cases]
        broken = {
            name
            for name, case in zip(names, cases, strict=True)
            if case.find("failure") is not None or case.find("error") is not None
        }
        runs.update(set(names))
        failures.update(broken)
    return runs, failures


def table(runs: Counter[str], failures: Counter[str]) -> str:
    """Return one row per test that failed, the most frequent failure first, and a line with the totals."""
    rows = [
        f"{failures[name]:4d} of {runs[name]:<4d} {name}"
        for name in sorted(failures, key=lambda name: (-failures[name], name))
    ]
    never = len(runs) - len(failures)
    always = sum(failures[name] == runs[name] for name in failures)
    total = f"{never} tests never failed, {len(failures) - always} sometimes, {always} always."
    return "\n".join([*(["failed  runs  test"] if rows else []), *rows, total])


if __name__ == "__main__":
    seen, failed = counted([Path(name) for name in sys.argv[1:]])
    sys.stdout.write(table(seen, failed) + "\n")
    sys.exit(1 if failed or not seen else 0)
