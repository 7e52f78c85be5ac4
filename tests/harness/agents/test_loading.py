"""What `--agent` may say, and what is told of everything else."""

from __future__ import annotations

from pathlib import Path

import pytest
from deskgym.harness.agents.builtin import Gold, Noop, Replay
from deskgym.harness.agents.loading import load_agent, make_agent
from deskgym.harness.errors import BadAgent

MODULE = """
class Mine:
    def __init__(self, pace: str = "slow") -> None:
        self.pace = pace
    def act(self, observation): return "done()"

class Deaf:
    pass

def make(): return Mine("fast")
def make_none(): return 7
def fail(): raise OSError("no such weights")
number = 7
"""


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> str:
    """A module in the working directory; each test has one of its own, since modules stay imported."""
    name = f"agents_of_{abs(hash(request.node.name))}"
    (tmp_path / f"{name}.py").write_text(MODULE)
    (tmp_path / f"broken_{name}.py").write_text("raise RuntimeError('not today')")
    (tmp_path / f"lacking_{name}.py").write_text("import no_such_library")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [*__import__("sys").path])
    return name


def test_agents_that_are_built_in_have_a_name() -> None:
    assert isinstance(load_agent("gold", {})(), Gold)
    assert isinstance(load_agent("noop", {})(), Noop)


def test_a_folder_is_replayed_if_it_is_there(tmp_path: Path) -> None:
    assert isinstance(load_agent(f"replay:{tmp_path}", {})(), Replay)
    with pytest.raises(BadAgent, match="no folder"):
        load_agent(f"replay:{tmp_path}/gone", {})


def test_an_agent_of_ones_own_is_found_in_the_working_directory_and_gets_its_options(here: str) -> None:
    agent = make_agent(f"{here}:Mine", load_agent(f"{here}:Mine", {"pace": "brisk"}))
    assert vars(agent) == {"pace": "brisk"}
    assert vars(make_agent(f"{here}:make", load_agent(f"{here}:make", {}))) == {"pace": "fast"}


@pytest.mark.parametrize(
    ("spec", "options", "says"),
    [
        ("gld", {}, "There is no agent 'gld'. Did you mean 'gold'"),
        ("gold:x", {}, "no module 'gold'"),
        ("replay", {}, "replay:FOLDER"),
        ("openai", {}, "openai:MODEL"),
        ("nowhere_at_all:Mine", {}, "There is no module 'nowhere_at_all', neither installed nor in"),
        ("HERE:Mein", {}, "has no 'Mein'. Did you mean 'Mine'"),
        ("HERE:Deaf", {}, "has no method act"),
        ("HERE:number", {}, "is a int, not a class or a function"),
        ("HERE:Mine", {"speed": "1"}, "unexpected keyword argument 'speed'"),
        ("HERE:Mine", {"api_key": "1"}, "put it into the environment"),
        ("broken_HERE:Mine", {}, "cannot be imported: RuntimeError: not today"),
        ("lacking_HERE:Mine", {}, "cannot be imported: No module named 'no_such_library'"),
        ("gold", {"pace": "1"}, "does not take these options"),
    ],
)
def test_what_is_no_agent_is_told_in_one_line(here: str, spec: str, options: dict[str, str], says: str) -> None:
    with pytest.raises(BadAgent) as raised:
        load_agent(spec.replace("HERE", here), options)
    assert says in str(raised.value)
    assert "\n" not in str(raised.value)


@pytest.mark.parametrize(
    ("name", "says"),
    [("make_none", "makes a int, which has no method act"), ("fail", "OSError: no such weights (agents_")],
)
def test_an_agent_that_cannot_be_made_is_told_of_when_it_is(here: str, name: str, says: str) -> None:
    spec = f"{here}:{name}"
    with pytest.raises(BadAgent) as raised:
        make_agent(spec, load_agent(spec, {}))
    assert says in str(raised.value)
