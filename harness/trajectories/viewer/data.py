"""What the page shows of one trajectory, and its line in the list."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import asdict
from functools import cache
from itertools import chain, islice, repeat
from pathlib import Path
from typing import Any
from urllib.parse import quote

from pydantic import TypeAdapter
from typing_extensions import TypedDict

from ....tasks import get_family
from ....tasks.errors import UnknownFamily
from ...errors import BadTrajectory
from ..failure import KINDS, Failure
from ..images import MissingImage, image_file, size_of
from ..model import Header, Observation, Trajectory

_IMAGES = ("screenshot", "marks")
_TEXTS = ("axtree", "dom")
# A page of more stands still while it is drawn, and so does a list of longer lines.
_LONGEST_TEXT = 1_000_000
_LONGEST_GOAL = 2_000


def list_entry(trajectory: Trajectory, failure: Failure | None) -> dict[str, Any]:
    """The line of a trajectory in the list."""
    header = trajectory.header
    outcome, summary, score = _outcome(trajectory)
    why = trajectory.fault.stage if trajectory.fault else failure.kind if failure else None
    return {
        "family": header.family,
        "seed": header.seed,
        "split": header.split,
        "attempt": header.attempt,
        "goal": shortened(header.goal, _LONGEST_GOAL),
        **_of_family(header.family),
        "level": header.level,
        "steps": len(trajectory.steps),
        "outcome": outcome,
        "summary": summary,
        "score": score,
        "why": why,
    }


def page_data(trajectory: Trajectory, failure: Failure | None, path: Path, base: Path) -> dict[str, Any]:
    """All that a page in `base` shows of the trajectory in the file `path`."""
    header, end, fault = trajectory.header, trajectory.end, trajectory.fault
    last = end or fault
    return {
        "header": _shown(asdict(header)),
        "steps": [
            {
                **{name: _shown(getattr(step, name)) for name in ("action", "reward", "error", "target", "agent")},
                **({"result": _shown(spaced(then.get("result", "")))} if step.is_call else {}),
            }
            for step, then in zip(trajectory.steps, _afterwards(trajectory), strict=False)
        ],
        "frames": [_frame(observation, header, path.parent, base) for observation in trajectory.observations()]
        or [{"texts": {}}],
        "agent": last and _shown(last.agent),
        "verdict": end and _shown(end.verdict),
        "failure": failure and _shown(asdict(failure) | {"title": KINDS[failure.kind]}),
        "stopped": end and _shown(end.stopped),
        "fault": fault and {name: _shown(getattr(fault, name)) for name in ("stage", "error", "message")},
        "timing": _timing(timing_file(path)),
    }


def _afterwards(trajectory: Trajectory) -> Iterator[Observation]:
    """What was seen after each step; nothing where the episode was cut off."""
    return chain(islice(trajectory.observations(), 1, None), repeat({}))


def spaced(text: str) -> str:
    """JSON with a line for each value; what is none, as a result that was cut, stays as it is."""
    try:
        return json.dumps(json.loads(text), ensure_ascii=False, indent=2)
    except (ValueError, RecursionError):
        return text


def url(file: Path, base: Path) -> str:
    """How a page in `base` calls a file."""
    # A name that is no text still is a file's.
    return quote(os.fsencode(Path(os.path.relpath(file, base)).as_posix()))


def shortened(text: str, most: int) -> str:
    """A text that a page can show: its beginning, and how long it is."""
    return text if len(text) <= most else f"{text[:most]}… ({len(text):,} characters, of which the page shows {most:,})"


def timing_file(path: Path) -> Path:
    """Where the durations of a trajectory are, if they were measured."""
    return path.with_suffix(".timing.json")


@cache
def _of_family(id: str) -> dict[str, str]:
    with suppress(UnknownFamily):
        family = get_family(id)
        return {"app": family.app, "kind": family.kind}
    return {"app": "", "kind": ""}


def _outcome(trajectory: Trajectory) -> tuple[str, str, str]:
    if trajectory.fault is not None:
        return "fault", f"Fault in {trajectory.fault.stage}", ""
    if trajectory.end is None:
        return "cut", "Cut off", ""
    verdict = trajectory.end.verdict
    score = f"{sum(check['passed'] for check in verdict['checks'])}/{len(verdict['checks'])}"
    stray = f", {len(verdict['collateral'])} collateral" if verdict["collateral"] else ""
    outcome = "passed" if verdict["passed"] else "failed"
    return outcome, f"{outcome.capitalize()} {score}{stray}", score


def _frame(observation: Observation, header: Header, folder: Path, base: Path) -> dict[str, Any]:
    frame: dict[str, Any] = {
        "url": _shown(observation.get("url", "")),
        "tabs": [shortened(str(tab), _LONGEST_GOAL) for tab in observation.get("tabs", ())],
        "texts": {kind: _shown(observation[kind]) for kind in _TEXTS if kind in observation},
    }
    if header.interface == "tools":
        frame["blank"] = "It was played through tools, without a page."
    kind = next((kind for kind in _IMAGES if kind in observation), None)
    if kind is not None:
        try:
            file = image_file(folder, observation[kind]["file"])
            width, height = size_of(file)
        except BadTrajectory as error:
            frame |= {"blank": _shown(str(error)), "refused": not isinstance(error, MissingImage)}
        else:
            frame |= {"image": url(file, base.resolve()), "width": width, "height": height}
    return frame


def _shown(value: Any) -> Any:
    """`value` with every text in it as long as a page can show."""
    if isinstance(value, str):
        return shortened(value, _LONGEST_TEXT)
    if isinstance(value, dict):
        return {shortened(key, _LONGEST_GOAL): _shown(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [_shown(inner) for inner in value]
    return value


class _Times(TypedDict, total=False):
    episode: float
    steps: list[tuple[float, float]]


_TIMES = TypeAdapter(_Times)


def _timing(file: Path) -> Any:
    with suppress(OSError, ValueError, RecursionError):
        return _TIMES.validate_json(file.read_bytes())
    return None
