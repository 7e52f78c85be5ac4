"""What is done with policies, from files to files: to teach one, to let one play, to follow a plan of both."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, replace
from pathlib import Path

import torch

from ....tasks import get_family
from ...look_choice import LookChoice
from ..about import KNOWN, About
from ..course import Improvement, Plan
from ..data import gather, material, read_gold
from ..rollouts import Job, Played, play
from ..rows import Rows
from ..situation import Sight
from .checkpoint import empty, load, save
from .choosing import Chooser, known_steps
from .cloning import Epoch, clone, lessons
from .improving import Regime, Update, improve, optimiser_of

Say = Callable[[str], object]
#: So many seeds of gold are played between two looks at the clock.
_AT_ONCE = 15


def teach(
    gold: Path,
    policy: Path,
    families: Sequence[str],
    *,
    episodes: int,
    looks: Sequence[str] = ("0",),
    epochs: int,
    seed: int,
    sight: Sight = "all",
    say: Say = lambda _: None,
) -> About:
    """Teach a policy by gold episodes of a folder, write it to a file, and return what is to be known of it."""
    started = time.perf_counter()
    learnt = material(read_gold(gold, families, episodes, looks), sight)
    for family, reasons in learnt.unlearnable().items():
        for reason, count in reasons.most_common():
            say(f"{family}: {count} steps: {reason}")
    shown = lessons(learnt.examples)
    say(f"{len(shown)} steps read in {time.perf_counter() - started:.0f} s")
    told: list[Epoch] = []

    def tell(epoch: Epoch) -> None:
        told.append(epoch)
        parts = f"verb {epoch.verb:.3f}, target {epoch.target:.3f}, text {epoch.text:.3f}"
        say(f"{epoch.number + 1} of {epochs}: loss {epoch.loss:.3f} ({parts}), {epoch.seconds:.0f} s")

    taught = clone(shown, learnt.vocabulary, seed=seed, epochs=epochs, report=tell)
    about = About(
        vocabulary=learnt.vocabulary, sight=sight, families=tuple(families), episodes=episodes, looks=tuple(looks),
        seed=seed, lessons=len(shown), epochs=[asdict(epoch) for epoch in told],
    )  # fmt: skip
    about = replace(about, seconds=round(time.perf_counter() - started))
    save(policy, taught, about)
    return about


def examine(
    policy: Path,
    rows: Rows,
    jobs: Sequence[Job],
    *,
    untrained: bool = False,
    lanes: int = 2,
    report: Callable[[Played], object] = lambda _: None,
    goes_on: Callable[[], bool] = lambda: True,
) -> None:
    """Let a policy play jobs, each by what is likeliest, and keep a row of each episode, until `goes_on` says no."""
    taught, about = load(policy)
    if untrained:
        taught = empty(about.vocabulary, about.seed)
    chooser = Chooser(taught, about.vocabulary)
    for played in play(jobs, lambda _job, _seed: chooser, sight=about.sight, lanes=lanes):
        rows.add(name_of(policy, untrained=untrained), played)
        report(played)
        if not goes_on():
            break


def name_of(policy: Path, *, untrained: bool = False) -> str:
    """What a policy is called in rows."""
    return f"{policy.stem}{' untrained' if untrained else ''}"


def use_threads(count: int) -> None:
    """How many threads torch computes with."""
    torch.set_num_threads(count)


def show(policy: Path, job: Job) -> Iterator[Played]:
    """Let a policy play a job, and keep nothing."""
    taught, about = load(policy)
    chooser = Chooser(taught, about.vocabulary)
    yield from play([job], lambda _job, _seed: chooser, sight=about.sight, lanes=1)


def follow(
    folder: Path, plans: Iterable[Plan], *, jobs: int, lanes: int, goes_on: Callable[[], bool], say: Say
) -> bool:
    """Carry out plans in a folder from where it was stopped; whether all is done."""
    for plan in plans:
        policy = folder / f"{plan.name}.policy"
        if not policy.is_file():
            if not all(_gather(folder / "gold", plan, jobs, goes_on, say)):
                return False
            say(f"Teaching {plan.name}")
            teach(
                folder / "gold", policy, plan.families, episodes=plan.episodes, looks=plan.looks, epochs=plan.epochs,
                seed=plan.seed, sight=plan.sight, say=say,
            )  # fmt: skip
        known = _judge(folder, plan, say) if plan.held else set()
        rows = Rows(folder / "rows.jsonl")
        for trial in plan.trials:
            name = name_of(policy, untrained=trial.untrained)
            left = plan.jobs(trial, rows.keys(name), known)
            if left and not goes_on():
                return False
            say(f"Trying {name} on {sum(len(job.seeds) for job in left)} instances of the {trial.split} split")
            examine(policy, rows, left, untrained=trial.untrained, lanes=lanes, goes_on=goes_on)
            if plan.jobs(trial, rows.keys(name), known):
                return False
    return True


def follow_up(
    folder: Path, improvements: Iterable[Improvement], *, lanes: int, goes_on: Callable[[], bool], say: Say
) -> bool:
    """Better policies of a folder, and try them beside what they began with; whether all is done."""
    for each in improvements:
        begun, out = folder / f"{each.begun}.policy", folder / f"{each.name}.policy"
        say(f"Bettering {each.begun} on {', '.join(each.families)}")
        regime = Regime(families=each.families, seed=each.seed, lanes=lanes)
        if not better(begun, out, regime, updates=each.updates, goes_on=goes_on):
            return False
        rows = Rows(folder / "rows.jsonl")
        for policy in (begun, out):
            examine(policy, rows, each.jobs(rows.keys(policy.stem)), lanes=lanes, goes_on=goes_on)
            if each.jobs(rows.keys(policy.stem)):
                return False
    return True


def _judge(folder: Path, plan: Plan, say: Say) -> set[str]:
    """The families of which a policy knows held back gold from end to end; what it knows is kept beside it."""
    policy = folder / f"{plan.name}.policy"
    kept = policy.with_suffix(KNOWN)
    if not kept.is_file():
        say(f"Asking {plan.name} for gold that it has not seen")
        taught, about = load(policy)
        chooser = Chooser(taught, about.vocabulary)
        found: dict[str, list[int]] = {}
        for family in plan.families:
            episodes = read_gold(folder / "gold", [family], plan.episodes + plan.held, plan.looks)[plan.episodes :]
            found[family] = [len(each.steps) - known_steps(chooser, each, about.sight) for each in episodes]
        kept.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    return {family for family, lacking in json.loads(kept.read_text(encoding="utf-8")).items() if 0 in lacking}


def _gather(gold: Path, plan: Plan, jobs: int, goes_on: Callable[[], bool], say: Say) -> Iterator[bool]:
    """Play the gold of a plan, some seeds after the other; False where time is up."""
    families = [get_family(family) for family in plan.families]
    for seeds, look in plan.gold():
        for start in range(0, len(seeds), _AT_ONCE):
            yield goes_on()
            few = seeds[start : start + _AT_ONCE]
            played = sum(1 for _ in gather(gold, families, few, LookChoice(look), jobs=jobs))
            if played:
                say(f"{played} episodes of gold, of seeds {few[0]} to {few[-1]} in look {look}")


def better(
    policy: Path,
    out: Path,
    regime: Regime,
    *,
    updates: int,
    goes_on: Callable[[], bool] = lambda: True,
    report: Callable[[Update], object] = lambda _: None,
) -> bool:
    """Better a policy by rewards, from where `out` has come to; whether all updates are done.

    After each update `out` is written, beside it the state of the optimiser, and a row of its curve.
    """
    reference, _ = load(policy)
    begun, about = load(out if out.is_file() else policy)
    state, curve = out.with_suffix(".optimiser"), out.with_suffix(".curve.jsonl")
    optimiser = optimiser_of(begun, regime)
    if about.updates and state.is_file():
        optimiser.load_state_dict(torch.load(state, weights_only=True))
    for number in range(about.updates, updates):
        if not goes_on():
            return False
        (update,) = improve(begun, reference, about.vocabulary, regime, optimiser, [number], about.sight)
        about = replace(
            about, updates=number + 1, begun=policy.stem, bettered=regime.families,
            seconds=about.seconds + round(update.seconds),
        )  # fmt: skip
        torch.save(optimiser.state_dict(), state)
        save(out, begun, about)
        with curve.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(update)) + "\n")
        report(update)
    return True
