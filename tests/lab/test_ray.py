"""A Ray cluster of a head and two worker nodes: the same results, also after a node or a run is killed."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest
from ray.cluster_utils import Cluster

from hautemer.rl.dataset import PART, Dataset
from hautemer.sim.batch import Batch
from hautemer.sim.pieces import in_processes
from tests.lab.conftest import PATIENCE
from tests.lab.sampled import LONG
from tests.rl.chosen import THREE, TWO

# Nodes send no statistics. Beside programs that need much, they are not stopped, and their work is not last.
ALONE = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_memory_monitor_refresh_ms": "0",
    "RAY_worker_niceness": "0",
}
SMALL = {"object_store_memory": 100 << 20}
# A task without any work. A machine that needs longer for it is too slow for the tests.
TASK = "import ray, sys; ray.init(address=sys.argv[1]); ray.get(ray.remote(lambda: 1).remote())"
LONGEST_TASK = 60  # seconds
# Too many parts for one look at the folder, and long enough to be killed in between.
MATCHES = 400
FINISH = 200  # seconds until a run has to end; Ray misses a dead node only after half a minute


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """Start a head without processors of its own and two worker nodes with one each, all as processes.

    Not every machine lets them: that Ray does not run there says nothing about this project.
    """
    with pytest.MonkeyPatch.context() as patch:
        for name, value in ALONE.items():
            patch.setenv(name, value)
        made = Cluster()
        try:
            made.add_node(num_cpus=0, include_dashboard=False, **SMALL)
            for _ in range(2):
                made.add_node(num_cpus=1, **SMALL)
            made.wait_for_nodes(timeout=PATIENCE)
        except Exception as error:
            made.shutdown()
            pytest.skip(f"Ray cannot start three nodes on this machine: {error!r}")
        command = [sys.executable, "-c", TASK, made.address]
        try:
            task = subprocess.run(command, capture_output=True, text=True, timeout=LONGEST_TASK)
        except subprocess.TimeoutExpired:
            made.shutdown()
            pytest.skip(f"Ray needs more than {LONGEST_TASK} seconds for an empty task on this machine")
        assert task.returncode == 0, task.stderr
        yield made
        made.shutdown()


def workers(cluster: Cluster) -> list[Any]:
    """Return the worker nodes that live."""
    return sorted(cluster.worker_nodes, key=lambda node: str(node.node_id))


def rows(folder: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = pyarrow.parquet.read_table(folder / "data").to_pylist()
    return found


def begun(folder: Path, address: str) -> subprocess.Popen[bytes]:
    """Start to write a dataset on the cluster, and wait for its first part."""
    options = ["--seats", "3", "--bots", "random", "--matches", str(MATCHES), "--ray", address]
    command = [sys.executable, "-m", "hautemer", "dataset", TWO, "--out", str(folder), *options]
    process = subprocess.Popen(command)
    deadline = time.monotonic() + 120
    while not list(folder.glob("data/*.parquet")):
        assert process.poll() is None, "the command ended before its first part"
        assert time.monotonic() < deadline, "no part was written"
        time.sleep(0.02)
    return process


COMMANDS: list[tuple[Any, ...]] = [
    ("simulate", THREE, "--matches", 30, "--bots", "random", "--json"),
    ("tournament", THREE, "--matches", 20, "--bots", "second,random", "--json"),
]


@pytest.mark.parametrize("arguments", COMMANDS if LONG else COMMANDS[:1])
def test_a_cluster_gives_the_results_of_one_machine(
    arguments: tuple[Any, ...], cluster: Cluster, run_lab: Any
) -> None:
    alone = run_lab(*arguments, "--jobs", 1)
    together = run_lab(*arguments, "--ray", cluster.address)
    assert together.returncode == alone.returncode == 0, together.stderr
    assert json.loads(together.stdout) == json.loads(alone.stdout)


@pytest.fixture(scope="module")
def expected(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    """Return the rows of the dataset as one process writes it."""
    folder = tmp_path_factory.mktemp("alone") / "set"
    list(Dataset(folder, Batch(TWO, ("random",) * 3, "1"), MATCHES).write(in_processes(1)))
    return rows(folder)


def test_a_killed_run_resumes(cluster: Cluster, expected: list[dict[str, Any]], tmp_path: Path) -> None:
    folder = tmp_path / "killed"
    process = begun(folder, cluster.address)
    process.kill()
    process.wait()
    written = {path: path.stat().st_mtime_ns for path in folder.glob("data/*.parquet")}
    assert 0 < len(written) < MATCHES // PART, "the run was killed too late to show anything"
    assert begun(folder, cluster.address).wait(FINISH) == 0
    assert rows(folder) == expected
    assert {path: path.stat().st_mtime_ns for path in written} == written


def test_a_run_survives_a_killed_node(
    cluster: Cluster, expected: list[dict[str, Any]], tmp_path: Path
) -> None:
    folder = tmp_path / "killed"
    process = begun(folder, cluster.address)
    cluster.remove_node(workers(cluster)[0], allow_graceful=False)
    assert process.wait(FINISH) == 0
    assert rows(folder) == expected
    cluster.add_node(num_cpus=1, **SMALL)


@pytest.mark.parametrize("address", ["127.0.0.1:1", "127.0.0.1:nowhere"])
def test_a_missing_cluster_is_named(address: str, run_lab: Any) -> None:
    done = run_lab("simulate", TWO, "--matches", 1, "--ray", address)
    assert done.returncode == 2
    assert done.stderr.startswith(f"There’s no Ray cluster at {address}.")
