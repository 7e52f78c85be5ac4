"""Why an episode failed, as its verdict and its trajectory tell it (docs/results.md)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ...tasks.verifier.labels import column_label
from ...tasks.verifier.verdict import ANSWER, DELETED, FEASIBILITY, FEASIBLE, MISSING, STILL_THERE, UNCHANGED
from .model import Step, Trajectory
from .subjects import subject_of

#: Every kind, in the order of precedence: of all that hold of an episode the first is *the* kind of its failure. What
#: was done wrong comes first, then what kept the agent from finishing, then how far it came.
KINDS = {
    "wrongly_infeasible": "Reported as infeasible what can be done",
    "infeasible_not_seen": "Did not report that the goal cannot be reached",
    "wrong_answer": "Gave a wrong answer, or a wrong reason",
    "wrong_record": "Made the change on another record",
    "wrong_value": "Wrote another value",
    "stuck": "Did the same on the same page again and again, to the end",
    "action_errors": "Half of its actions could not be carried out",
    "out_of_steps": "Used up its steps",
    "ended_early": "Stopped, or ended without the answer",
    "collateral": "Changed something else",
    "untouched": "Changed nothing",
    "incomplete": "Left a part undone",
}

#: How often the same on the same page is again and again.
REPEATS = 5
#: From so many steps on, half of them with errors are what was wrong.
FEWEST_STEPS = 3
_REF = re.compile(r"\be\d+\b")
#: The column that is set when a record goes to the recycle bin, which a verdict calls deleted.
_BINNED = column_label("deleted_at")
_NOT_TRIED = {UNCHANGED, MISSING, STILL_THERE, DELETED}


@dataclass(frozen=True)
class Failure:
    """Why an episode failed."""

    kind: str  # one of KINDS
    also: tuple[str, ...]  # the other kinds that hold, by precedence
    detail: str  # in words, about this episode

    @property
    def kinds(self) -> tuple[str, ...]:
        """All that hold, the first one first."""
        return (self.kind, *self.also)


def explain(trajectory: Trajectory) -> Failure | None:
    """Why the episode failed; None if it passed, or has no verdict."""
    if trajectory.end is None or trajectory.end.verdict["passed"]:
        return None
    found = dict(_found(trajectory, trajectory.end.verdict))
    kind, *also = [kind for kind in KINDS if kind in found]
    return Failure(kind, tuple(also), found[kind])


def _found(trajectory: Trajectory, verdict: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Each kind that holds, with what it is about."""
    failed = [check for check in verdict["checks"] if not check["passed"]]
    said = [check for check in failed if check["label"].startswith((ANSWER, FEASIBILITY))]
    changes = [check for check in failed if check not in said]
    ended = trajectory.ended
    for check in said:
        if kind := _of_saying(check, ended):
            yield kind, f"{check['label']}: expected {check['expected']}, found {check['actual']}"
    yield from _of_changes(verdict, changes)
    # All that was wanted is there: nothing kept the agent from it.
    if failed:
        yield from _of_way(trajectory.steps, ended, answer=any(check["label"].startswith(ANSWER) for check in said))


def _of_saying(check: dict[str, Any], ended: str | None) -> str | None:
    if check["label"].startswith(FEASIBILITY):
        if check["expected"] == FEASIBLE:
            return "wrongly_infeasible"
        return "wrong_answer" if ended == "infeasible" else "infeasible_not_seen"
    return "wrong_answer" if ended == "answer" else None


def _of_changes(verdict: dict[str, Any], failed: list[dict[str, Any]]) -> Iterator[tuple[str, str]]:
    """What is wrong with what the episode left behind."""
    strays = verdict["collateral"]
    missing = [check for check in failed if check["actual"] in _NOT_TRIED]
    for check in failed:
        about = f"{check['label']}: expected {check['expected']}, found {check['actual']}"
        if check in missing:
            twin = next((stray for stray in strays if _is_twin(check, stray)), None)
            if twin is not None:
                yield "wrong_record", f"{twin['label']} was {twin['change']}, not {check['label']}"
        else:
            yield ("wrong_record" if subject_of(check["label"]).names_owner else "wrong_value"), about
    for stray in strays[:1]:
        change = f"{stray['before']} → {stray['after']}" if stray["change"] == "updated" else stray["change"]
        yield "collateral", f"{stray['label']}: {change}"
    if missing:
        about = f"{missing[0]['label']}: {missing[0]['actual']}"
        touched = strays or len(missing) < sum(
            not check["label"].startswith((ANSWER, FEASIBILITY)) for check in verdict["checks"]
        )
        yield ("incomplete" if touched else "untouched"), about


def _is_twin(check: dict[str, Any], stray: dict[str, Any]) -> bool:
    """Whether what was not done to one record was done to another of its kind."""
    wanted, done = subject_of(check["label"]), subject_of(stray["label"])
    if not wanted.kind or wanted.kind != done.kind or wanted.row == done.row or wanted.new:
        return False
    if check["actual"] == STILL_THERE or wanted.column == _BINNED:
        return bool(stray["change"] == DELETED)
    return stray["change"] == "updated" and wanted.column == done.column


def _of_way(steps: list[Step], ended: str | None, *, answer: bool) -> Iterator[tuple[str, str]]:
    """What kept the agent from finishing."""
    tried = [step for step in steps if not step.terminated]
    if tried and (times := _times_done(tried[-1], tried)) >= REPEATS:
        last = tried[-1]
        again = f"{last.action['tool']} called in vain" if last.is_call else f"{last.verb} on the same page"
        yield "stuck", f"{again} {times} times"
    errors = [step for step in steps if step.error]
    if len(steps) >= FEWEST_STEPS and len(errors) * 2 >= len(steps):
        yield "action_errors", f"{len(errors)} of {len(steps)} actions; the last: {errors[-1].error}"
    if ended == "out_of_steps":
        yield "out_of_steps", f"{len(steps)} steps"
    elif ended == "stopped":
        yield "ended_early", f"no action after step {len(steps)}"
    elif ended == "done" and answer:
        yield "ended_early", "done() without the answer"


def _times_done(last: Step, steps: list[Step]) -> int:
    """How often what was done at last was done on the same page."""
    alike = [step for step in steps if _gist(step) == _gist(last)]
    if len(alike) < REPEATS:
        return len(alike)
    situation = _situation(last)
    return sum(_situation(step) == situation for step in alike)


def _gist(step: Step) -> tuple[Any, ...]:
    """What is the same in the same situation, told sooner."""
    return step.verb, step.observation.get("url")


def _situation(step: Step) -> tuple[str, ...]:
    """What was seen and done; refs, which every page renews, by their order."""
    order: dict[str, str] = {}
    shown = [repr(_content(step.observation.get(kind))) for kind in ("url", "axtree", "dom", "screenshot", "result")]
    texts = (*shown, repr(step.action))
    return tuple(_REF.sub(lambda found: order.setdefault(found[0], f"e{len(order)}"), text) for text in texts)


def _content(value: Any) -> Any:
    """What stands for a value: of an image in a file its digest, of one not yet stored its bytes."""
    if isinstance(value, dict):
        return value["sha256"]
    return value.tobytes() if hasattr(value, "tobytes") else value
