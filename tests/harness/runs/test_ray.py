"""Episodes on a Ray cluster of several nodes, one of which is killed."""

from __future__ import annotations

import importlib
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from deskgym.harness.episodes.rollout import RolloutConfig
from deskgym.harness.runs.config import RunConfig
from deskgym.harness.runs.folder import RunFolder
from deskgym.harness.runs.ledger import Ledger
from deskgym.harness.runs.pool import Pool
from deskgym.harness.runs.ray_work import play_gold_on_ray, play_run_on_ray
from deskgym.harness.runs.run import play_missing
from deskgym.harness.trajectories.store import Store
from deskgym.tasks import get_family

from ..conftest import FAMILY, deskgym
from .test_kills import contents

CONFIG = RunConfig(agent="gold", tasks="chat-react,crm-close-date", seeds="0:2", observation=("axtree", "screenshot"))


def test_without_ray_the_command_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    result = deskgym("run", "--agent", "noop", "--tasks", "chat-react", "--out", tmp_path / "out", "--ray")
    assert result.exit_code == 2
    assert "pip install 'deskgym[ray]'" in result.output


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A cluster of three nodes on this machine; the first one plays nothing."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of Ray's own modules
        ray: Any = importlib.import_module("ray")
        cluster = importlib.import_module("ray.cluster_utils").Cluster(
            initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False}
        )
        for _ in range(2):
            cluster.add_node(num_cpus=1)
        ray.init(address=cluster.address, log_to_driver=False)
        yield cluster
        ray.shutdown()
        cluster.shutdown()


def begun(path: Path) -> RunFolder:
    folder = RunFolder(path)
    with folder.alone():
        folder.begin(CONFIG)
    return folder


@pytest.mark.filterwarnings("ignore")
def test_a_run_whose_node_dies_comes_out_as_one_on_this_machine(cluster: Any, tmp_path: Path) -> None:
    here, there = begun(tmp_path / "here"), begun(tmp_path / "there")
    wanted, ledger = CONFIG.episodes(), Ledger()
    pool = Pool(CONFIG, here, jobs=1, concurrency=2, ledger=ledger)
    assert len(list(play_missing(here, wanted, pool.play))) == 4
    doomed, entries = cluster.list_all_nodes()[-1], []
    for entry in play_missing(there, wanted, lambda keys: play_run_on_ray(
        CONFIG, there, keys, address=cluster.address, jobs=2, concurrency=1, ledger=ledger)):  # fmt: skip
        entries.append(entry)
        if len(entries) == 1:
            cluster.remove_node(doomed, allow_graceful=False)
            cluster.add_node(num_cpus=1)
    assert sorted(entry.key.order for entry in entries) == [key.order for key in wanted]
    assert contents(there.path) == contents(here.path)


@pytest.mark.filterwarnings("ignore")
def test_gold_solutions_on_a_cluster_are_those_of_this_machine(cluster: Any, gold: Path, tmp_path: Path) -> None:
    config, store = RolloutConfig(families=[get_family(FAMILY)], seeds=[1]), Store(tmp_path)
    ((family, seed, trajectory),) = play_gold_on_ray(config, store, address=cluster.address, jobs=1)
    assert (family.id, seed) == (FAMILY, 1)
    assert trajectory.verified
    expected = {name: data for name, data in contents(gold).items() if name != "index.json"}
    assert contents(tmp_path) == expected
    again = next(iter(play_gold_on_ray(config, store, address=cluster.address, jobs=1)))[2]
    assert again.verified


def test_an_address_without_a_cluster_is_told_at_once(tmp_path: Path) -> None:
    out = tmp_path / "out"
    result = deskgym("run", "--agent", "noop", "--tasks", "chat-react", "--out", out, "--ray", "127.0.0.1:7")
    assert result.exit_code == 2
    assert "There is no Ray cluster at '127.0.0.1:7'" in result.output
