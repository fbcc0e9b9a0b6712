"""`./check --flaky N` counts in how many runs each test failed."""

from __future__ import annotations

from pathlib import Path

from tools.flaky import counted, table

RUN = '<testsuite><testcase classname="tests.web.test_a" name="test_one">{}</testcase>{}</testsuite>'
OTHER = '<testcase classname="tests.web.test_a" name="test_two"/>'


def test_a_test_that_fails_sometimes_is_counted(tmp_path: Path) -> None:
    for number, inside in enumerate(('<failure message="no"/>', "", "<error/>")):
        (tmp_path / f"{number}.xml").write_text(RUN.format(inside, OTHER))
    runs, failures = counted(sorted(tmp_path.glob("*.xml")))
    assert runs == {"tests/web/test_a.py::test_one": 3, "tests/web/test_a.py::test_two": 3}
    assert failures == {"tests/web/test_a.py::test_one": 2}
    assert table(runs, failures).splitlines() == [
        "failed  runs  test",
        "   2 of 3    tests/web/test_a.py::test_one",
        "1 tests never failed, 1 sometimes, 0 always.",
    ]
