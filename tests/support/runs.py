"""Runs of any size for tests of what is drawn from runs: real gold trajectories, multiplied, some of them spoiled."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from deskgym.harness.runs.config import RunConfig
from deskgym.harness.runs.entries import RunEntry
from deskgym.harness.runs.folder import EPISODES, RunFolder
from deskgym.harness.trajectories.images import PICTURES
from deskgym.harness.trajectories.model import AgentTurn, Fault, Observation, Step, Trajectory, dump
from deskgym.harness.trajectories.store import Store
from deskgym.tasks import Family, get_family

# How often an agent fails, and by what.
_PASSES = {"easy": 0.8, "medium": 0.6, "hard": 0.35, "expert": 0.1}
_WAYS = ("untouched", "incomplete", "wrong_value", "collateral", "stuck", "action_errors", "out_of_steps", "stopped")
_FAULTS = 0.02
_STRAY = {"label": "Contact Dana Ruiz: title", "change": "updated", "before": "Buyer", "after": "Head of Purchasing"}


def make_run(
    folder: Path, gold: Path, config: RunConfig, *, seed: int = 0, better: float = 0.0, brief: bool = False
) -> RunFolder:
    """A finished run of `config` in `folder`, made of the trajectories in `gold`; the same `seed` gives the same run.

    `better` is added to how often it passes; with `brief`, episodes have two steps and hardly a text.
    """
    run, store = RunFolder(folder), Store(gold)
    with run.alone():
        run.begin(config)
    sources = {path: _with_shared_pictures(path, trajectory, folder) for path, trajectory in store.episodes()}
    if brief:
        sources = {path: _shortened(trajectory) for path, trajectory in sources.items()}
    lines = []
    for key in config.episodes():
        family = get_family(key.family)
        # What is drawn for one episode depends on nothing but that episode.
        chance = Random(f"{seed}/{key.family}/{key.name}")
        alike = [path for path in sources if get_family(path.parent.name).app == family.app] or list(sources)
        source = sources[alike[Random(f"{key.family}/{key.seed}").randrange(len(alike))]]
        header = replace(
            source.header,
            family=key.family,
            seed=key.seed,
            split=key.split,
            persona=family.persona,
            agent=config.agent,
            attempt=key.attempt,
            instance=f"{key.family}/{key.seed}",
            level=Random(f"{key.family}/{key.seed}/level").choice([*_PASSES]),
        )
        played = Trajectory(header, [_with_turn(step, chance) for step in source.steps], source.end)
        made = _spoiled(played, family, Random(f"{seed}/{key.family}/{key.name}/outcome"), better)
        path = run.trajectory(key)
        path.parent.mkdir(exist_ok=True)
        rows = (made.header, *made.steps, made.end or made.fault)
        path.write_text("".join(f"{dump(line)}\n" for line in rows if line is not None), encoding="utf-8")
        times = [[round(chance.uniform(0.5, 9), 3), round(chance.uniform(0.02, 0.2), 3)] for _ in made.steps]
        run.write_timing(key, {"episode": round(sum(map(sum, times)), 3), "steps": times, "calls": []})
        lines.append(RunEntry.of(made).dump())
    (folder / EPISODES).write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return run


def _with_shared_pictures(path: Path, trajectory: Trajectory, folder: Path) -> Trajectory:
    """The trajectory with its pictures where a run has them."""

    def shared(observation: Observation) -> Observation:
        return {kind: move(value) if isinstance(value, dict) else value for kind, value in observation.items()}

    def move(image: dict[str, Any]) -> dict[str, Any]:
        name = f"{PICTURES}/{image['sha256'][:2]}/{image['sha256']}.png"
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path.parent / image["file"], folder / name)
        return {"file": f"../{name}", "sha256": image["sha256"]}

    assert trajectory.end is not None
    steps = [replace(step, observation=shared(step.observation)) for step in trajectory.steps]
    end = replace(trajectory.end, observation=shared(trajectory.end.observation))
    return Trajectory(trajectory.header, steps, end)


def _shortened(trajectory: Trajectory) -> Trajectory:
    """Its first and its last step, with the beginnings of their texts."""

    def cut(observation: Observation) -> Observation:
        return {kind: value[:400] if isinstance(value, str) else value for kind, value in observation.items()}

    ends = (trajectory.steps[0], trajectory.steps[-1])
    steps = [replace(step, index=number, observation=cut(step.observation)) for number, step in enumerate(ends)]
    assert trajectory.end is not None
    return Trajectory(trajectory.header, steps, replace(trajectory.end, observation=cut(trajectory.end.observation)))


def _with_turn(step: Step, chance: Random) -> Step:
    """The step as one that a model took."""
    text = f"I see what I need. Next I {step.action['action'].replace('_', ' ')}."
    usage = {"input": chance.randint(3_000, 20_000), "cached": 2_000, "output": chance.randint(40, 300)}
    messages: list[dict[str, Any]] = [
        {
            "role": "user",
            "content": [{"type": "text", "text": "The page now:"}, {"type": "axtree", "characters": 5_120}],
        },
        {
            "role": "assistant",
            "content": [{"type": "text", "text": text}],
            "calls": [{"id": f"call_{step.index}", "name": step.action["action"], "arguments": step.action}],
            "stop": "tool_use",
        },
    ]
    cost = round(usage["input"] * 3e-6 + usage["output"] * 15e-6, 9)
    return replace(step, agent=AgentTurn(text=text, messages=messages, usage=usage, cost=cost, calls=1))


def _spoiled(trajectory: Trajectory, family: Family, chance: Random, better: float) -> Trajectory:
    """The trajectory as it is, or as a failure or a fault."""
    header, steps, end = trajectory.header, trajectory.steps, trajectory.end
    assert end is not None
    if chance.random() < _FAULTS:
        fault = Fault(stage="model", error="ModelFault", message="503 from the endpoint, five times", observation=None)
        return Trajectory(header, steps[: chance.randint(0, len(steps))], fault=fault)
    if chance.random() < _PASSES[header.level] + better:
        return trajectory
    way = chance.choice(_WAYS)
    checks = [dict(check) for check in end.verdict["checks"]]
    for number, check in enumerate(checks):
        if way != "collateral" and (number == 0 or way != "incomplete"):
            check |= {"passed": False, "actual": "+1 503 555 0100" if way == "wrong_value" else "unchanged"}
    strays = [_STRAY] if way in ("collateral", "incomplete") else []
    good, total = sum(check["passed"] for check in checks), len(checks) + len(strays)
    verdict = {"passed": False, "score": good / total, "checks": checks, "collateral": strays, "clean": True}
    if way in ("stuck", "out_of_steps"):
        last = steps[-2 if len(steps) > 1 else -1]
        again = [replace(last, index=len(steps) - 1 + number) for number in range(6 if way == "stuck" else 2)]
        again[-1] = replace(again[-1], truncated=True)
        steps = [*steps[:-1], *again]
    elif way == "action_errors":
        steps = [
            replace(step, error=f"There is no element {step.action.get('ref', 'e0')} on the page.") for step in steps
        ]
    elif way == "stopped":
        steps = steps[:-1]
    stopped = "three replies in a row held no action" if way == "stopped" else None
    return Trajectory(header, steps, replace(end, verdict=verdict, stopped=stopped))
