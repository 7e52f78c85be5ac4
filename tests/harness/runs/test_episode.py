"""One episode with an agent: how it is briefed, what is kept of it, and where it breaks."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from deskgym.gym.errors import BrowserDied, GymError
from deskgym.harness.agents.builtin import Gold, Insider, Noop
from deskgym.harness.agents.models import ModelOptions, make_agent
from deskgym.harness.agents.protocol import AgentStopped, Briefing, ModelFault, Outcome, Turn, Usage
from deskgym.harness.episodes.rollout import one_browser
from deskgym.harness.runs.config import Prices, RunConfig
from deskgym.harness.runs.entries import RunEntry
from deskgym.harness.runs.folder import RunFolder
from deskgym.harness.runs.player import Player
from deskgym.harness.trajectories.model import Trajectory, read

from ..agents.stubs import WIRES, Move, stub_server
from ..conftest import deskgym

CONFIG = RunConfig(agent="mine:Agent", tasks="chat-react", max_steps=3, price=Prices.parse("1,0.1,10"))
(KEY,) = CONFIG.episodes()


@pytest.fixture(scope="module", autouse=True)
def browser_kept() -> Iterator[None]:
    """One browser for all of these tests."""
    with one_browser():
        yield


@pytest.fixture
def folder(tmp_path: Path) -> RunFolder:
    folder = RunFolder(tmp_path / "run")
    with folder.alone():
        folder.begin(CONFIG)
    return folder


def play(folder: RunFolder, make: Callable[[], Any], config: RunConfig = CONFIG) -> tuple[RunEntry, Trajectory]:
    spent: list[tuple[int, float]] = []
    player = Player(config, folder, make, spent=lambda *of_turn: spent.append(of_turn), stopping=threading.Event())
    with closing(player):
        entry = player.play(KEY)
    trajectory = read(folder.trajectory(KEY))
    assert RunEntry.of(trajectory) == entry
    assert sum(tokens for tokens, _ in spent) == (entry.tokens["input"] + entry.tokens["output"] if entry.tokens else 0)
    return entry, trajectory


def acting(*actions: object) -> type:
    """An agent of these actions; an exception among them is raised, a function called."""

    class Acting:
        def __init__(self) -> None:
            self.left = list(actions)

        def act(self, observation: Any) -> Any:
            action = self.left.pop(0)
            if isinstance(action, Exception):
                raise action
            return action() if callable(action) else action

    return Acting


def test_an_agent_is_briefed_and_told_how_it_ended(folder: RunFolder) -> None:
    told: list[Any] = []

    class Listening(Noop):
        def begin(self, briefing: Briefing) -> None:
            told.append(briefing)

        def end(self, outcome: Outcome) -> None:
            told.append(outcome)

    entry, trajectory = play(folder, Listening)
    briefing, outcome = told
    assert briefing.goal == trajectory.header.goal == entry.goal
    assert (briefing.kinds, briefing.width, briefing.height, briefing.max_steps) == (("axtree",), 1280, 720, 3)
    assert {"click", "done"} <= {tool["function"]["name"] for tool in briefing.tools}
    assert any("chat" in app for app in briefing.apps)
    assert outcome == Outcome(passed=False, steps=1, reason="done")


def test_the_header_says_which_episode_of_the_run_it_is(folder: RunFolder) -> None:
    entry, trajectory = play(folder, Noop)
    header = trajectory.header
    assert (header.agent, header.attempt, header.max_steps) == ("mine:Agent", 0, 3)
    assert entry.instance == header.instance
    assert len(header.instance or "") == 64


def test_a_coroutine_is_awaited(folder: RunFolder) -> None:
    class Slow:
        async def begin(self, briefing: Briefing) -> None:
            self.goal = briefing.goal

        async def act(self, observation: Any) -> str:
            await asyncio.sleep(0)
            assert self.goal
            return "done()"

    assert play(folder, Slow)[0].ended == "done"


def test_what_a_model_said_and_spent_is_kept_with_the_action(folder: RunFolder) -> None:
    turn = Turn(
        action='press("Tab")', text="Half a sign: \ud83d", messages=({"role": "assistant", "content": "…"},),
        usage=Usage(input=1000, cached=500, output=10), calls=2, seconds=(0.5, 0.25),
    )  # fmt: skip
    entry, trajectory = play(folder, acting(turn, "done()"))
    said, nothing = (step.agent for step in trajectory.steps)
    assert said == {
        "text": turn.text, "messages": list(turn.messages), "calls": 2, "cost": 0.00065,
        "usage": {"input": 1000, "cached": 500, "output": 10},
    }  # fmt: skip
    assert nothing is None
    assert (entry.tokens, entry.cost, entry.model_calls) == (said["usage"], 0.00065, 2)
    timing = json.loads(folder.trajectory(KEY).with_suffix(".timing.json").read_text())
    assert timing["calls"] == [[0.5, 0.25], []]
    assert len(timing["steps"]) == 2


def test_an_agent_that_stops_is_graded_as_it_stands_and_can_be_replayed(folder: RunFolder) -> None:
    stopped = AgentStopped("refused")
    stopped.usage, stopped.calls = Usage(input=10), 3
    entry, trajectory = play(folder, acting('press("Tab")', stopped))
    assert (entry.outcome, entry.ended, entry.model_calls) == ("failed", "stopped", 3)
    assert trajectory.end is not None
    assert trajectory.end.stopped == "refused"
    assert deskgym("replay", folder.trajectory(KEY)).exit_code == 0


def test_a_bad_action_costs_a_step_and_the_limit_ends_the_episode(folder: RunFolder) -> None:
    entry, trajectory = play(folder, acting(None, {"action": {1, 2}}, "click("))
    assert (entry.ended, entry.action_errors, entry.steps) == ("out_of_steps", 3, 3)
    assert trajectory.end is not None


@pytest.mark.parametrize(
    ("wrong", "stage", "message"),
    [
        (ValueError("no idea"), "agent", "no idea (test_episode.py, line "),
        (lambda: exit(3), "agent", "SystemExit: 3"),
        (Turn(action="done()", usage={"input": 1}), "agent", "dataclass"),  # type: ignore[arg-type]
        (ModelFault("503, six times"), "model", "503, six times"),
        (TimeoutError("of the agent's own"), "agent", "of the agent's own"),
        (GymError("no page"), "environment", "no page"),
    ],
)
def test_a_fault_says_where_it_broke(folder: RunFolder, wrong: Any, stage: str, message: str) -> None:
    entry, trajectory = play(folder, acting('press("Tab")', wrong))
    assert entry.outcome == "fault"
    assert entry.fault is not None
    assert entry.fault["stage"] == stage
    assert message in entry.fault["message"]
    assert len(trajectory.steps) == 1
    assert trajectory.end is None


@pytest.mark.parametrize("is_coroutine", [False, True])
def test_an_agent_that_takes_too_long_is_a_fault_and_the_next_one_is_new(folder: RunFolder, is_coroutine: bool) -> None:
    made: list[Any] = []
    told: list[Outcome] = []
    never = threading.Event()

    class Hanging:
        def __init__(self) -> None:
            made.append(self)

        def act(self, observation: Any) -> Any:
            if len(made) > 1:
                return "done()"
            return asyncio.Event().wait() if is_coroutine else never.wait()

        def end(self, outcome: Outcome) -> None:
            told.append(outcome)

    class HangingCoroutine(Hanging):
        async def act(self, observation: Any) -> Any:
            found = super().act(observation)
            return await found if asyncio.iscoroutine(found) else found

    config = replace(CONFIG, call_timeout=0.3)
    make = HangingCoroutine if is_coroutine else Hanging
    player = Player(config, folder, make, spent=lambda *_: None, stopping=threading.Event())
    with closing(player):
        entry = player.play(KEY)
        assert entry.fault == {
            "stage": "time",
            "error": "TimedOut",
            "message": "the agent gave no answer within 0.3 seconds",
        }
        assert told == [Outcome(passed=None, steps=0, reason="fault")]
        assert player.play(KEY).ended == "done"
    never.set()


def test_a_model_that_hangs_is_not_asked_again_after_its_episode(folder: RunFolder) -> None:
    with stub_server(WIRES["chat"].wire, [Move(hangs=True)] * 4) as (stub, url):
        options = ModelOptions(base_url=url, timeout=1.0, retries=20, backoff=0.01)
        make = partial(make_agent, "openai", "stub", options)
        entry, _ = play(folder, make, replace(CONFIG, call_timeout=0.5))
        assert entry.fault is not None
        assert entry.fault["stage"] == "time"
        for thread in threading.enumerate():
            if thread.name == "deskgym-agent":
                thread.join(5)
                assert not thread.is_alive()
        assert len(stub.requests) == 1


def test_an_episode_has_a_time_limit_of_its_own(folder: RunFolder) -> None:
    entry, _ = play(folder, acting("wait(1)", "wait(1)"), replace(CONFIG, episode_timeout=0.01))
    assert entry.fault is not None
    assert entry.fault["stage"] == "time"
    assert "the episode took longer than 0.01 seconds" in entry.fault["message"]


class Killing(Insider):
    """Ends the browser in mid-episode, so many times."""

    times = 0

    def enter(self, office: Any, form: Any, attempt: int) -> None:
        self.office = office

    def act(self, observation: Any) -> str:
        if Killing.times > 0:
            Killing.times -= 1
            self.office._browser.run(self.office._browser.chromium.close())
        return "done()"


def test_an_episode_whose_browser_died_is_played_again_once(folder: RunFolder) -> None:
    Killing.times = 1
    assert play(folder, Killing)[0].ended == "done"
    Killing.times = 2
    entry, _ = play(folder, Killing)
    assert entry.fault is not None
    assert (entry.fault["stage"], entry.fault["error"]) == ("environment", BrowserDied.__name__)


def test_the_gold_solution_plays_in_both_forms_and_ends_its_thread(folder: RunFolder) -> None:
    config = replace(CONFIG, max_steps=None, observation=("axtree", "screenshot"))
    for form in ("element", "pixel"):
        entry, trajectory = play(folder, Gold, replace(config, form=form))
        assert entry.outcome == "passed"
        assert any("ref" in step.action for step in trajectory.steps) == (form == "element")
    assert not [thread for thread in threading.enumerate() if thread.name == "deskgym-gold"]
    assert deskgym("replay", folder.trajectory(KEY)).exit_code == 0
    assert deskgym("view", folder.path).exit_code == 0


def test_a_gold_solution_that_runs_out_of_steps_is_no_fault(folder: RunFolder) -> None:
    assert play(folder, Gold, replace(CONFIG, max_steps=1))[0].ended == "out_of_steps"
