"""Whether somebody who sees what an environment shows could have done what gold does."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import closing

from ...episodes.gold import play_gold
from ...learn.examples import Vocabulary, examples, key_of, text_of
from ...trajectories.model import Trajectory
from ..episodes.case import EpisodeCase
from ..registry import check

#: Numbers of records and articles, and addresses, which nobody guesses.
_CODE = re.compile(r"\b[A-Z]{1,4}-?\d{2,}(?:-[A-Z0-9]+)*\b|[\w.+-]+@[\w.-]+\w")
#: Cells of a sheet look like them, and are counted rather than read.
_CELL = re.compile(r"[A-Z]{1,3}\d{1,6}")


@check("learnable", "fit for training", "Gold acts on what is shown and types what was seen", kind="episode")
def learnable(case: EpisodeCase) -> Iterator[str]:
    with closing(case.make(["axtree"])) as env:
        yield from hidden(play_gold(env, case.seed))


def hidden(trajectory: Trajectory) -> Iterator[str]:
    """Steps of an episode that nobody could have taken by what was shown until then."""
    keys = tuple(sorted({key_of(step.action) for step in trajectory.steps} - {""}))
    seen = trajectory.header.goal
    for step, shown in zip(trajectory.steps, examples(trajectory, 0, Vocabulary((), keys), most=None), strict=True):
        seen += f"\n{step.observation['url']}\n{step.observation['axtree']}"
        named = f"step {step.index + 1}, {step.verb} {(step.target or {}).get('name', '')!r}"
        if shown.wanted.unlearnable == "the target is not shown":
            yield f"{named}: it is not in the tree"
        elif shown.wanted.alike:
            yield f"{named}: {shown.wanted.alike} more look just the same, with all that stands around them"
        for code in _CODE.findall(text_of(step.action) or ""):
            if not _CELL.fullmatch(code) and code.lower() not in seen.lower():
                yield f"{named}: {code!r} has been shown nowhere"
