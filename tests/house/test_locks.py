"""The browser client's lock is good for every platform and runs no script; the base image is pinned."""

from __future__ import annotations

import json
import re

from tests.house.places import ROOT

PLATFORMS = (("linux", "x64"), ("linux", "arm64"), ("darwin", "x64"), ("darwin", "arm64"), ("win32", "x64"))


def test_the_lock_holds_the_compiled_parts_of_every_platform() -> None:
    """A package with compiled parts has one locked for each platform, with its checksum and no address."""
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    compiled = {
        name: [f"node_modules/{part}" for part in package["optionalDependencies"]]
        for name, package in packages.items()
        if len(package.get("optionalDependencies", ())) > 1
    }
    assert compiled
    for name, parts in compiled.items():
        locked = [packages[part] for part in parts if part in packages]
        for system, processor in PLATFORMS:
            fitting = [one for one in locked if system in one["os"] and processor in one["cpu"]]
            assert fitting, f"{name} has no part for {system} on {processor}"
    assert [name for name, package in packages.items() if name and "integrity" not in package] == []
    assert [name for name, package in packages.items() if "resolved" in package] == []


def test_no_package_runs_a_script_when_it_is_installed() -> None:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    assert "ignore-scripts=true" in (ROOT / "web" / ".npmrc").read_text().splitlines()
    assert [name for name, package in packages.items() if package.get("hasInstallScript")] == []


def stages(containerfile: str) -> list[str]:
    """Return the image that each stage of a container file starts from."""
    return [line.split()[1] for line in containerfile.splitlines() if line.startswith("FROM ")]


def test_every_stage_of_the_container_starts_from_the_image_that_is_named_at_the_build() -> None:
    """It is named by its digest, and another one can be given with `--build-arg BASE`."""
    containerfile = (ROOT / "Containerfile").read_text()
    before_the_stages = containerfile.partition("FROM ")[0]
    assert re.search(r"^ARG BASE=\S+@sha256:[0-9a-f]{64}$", before_the_stages, re.MULTILINE)
    assert set(stages(containerfile)) == {"${BASE}"}
    assert "--build-arg BASE=" in (ROOT / "docs" / "operations.md").read_text()
