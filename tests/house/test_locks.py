"""The browser client's lock is good for every platform, and installing it runs no script."""

from __future__ import annotations

import json

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
