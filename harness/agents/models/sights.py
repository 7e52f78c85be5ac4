"""An observation as a model is shown it."""

from __future__ import annotations

import re

from ....gym.pixels import Pixels
from ...trajectories.images import png, sha256
from ..protocol import Observation
from .messages import Picture, Sight, Tree

TREES = ("axtree", "dom")
PICTURES = ("screenshot", "marks")
# Titles and addresses of tabs come from pages, which may make them as long as they like.
_LONGEST_HEADING = 2_000
# Marks of the environment (`gym.spaces.window`) around a text that is shown in part.
_BEFORE = re.compile(r"\A\(([\d,]+) characters before\) …")
_AFTER = re.compile(r"… \(([\d,]+) more characters after [\d,]+\)\Z")
_LONGEST_MARK = 80


def sight_of(observation: Observation, kinds: tuple[str, ...], characters: int) -> Sight:
    """What is shown of an observation: its trees take at most so many characters together."""
    tabs, trees = tuple(observation["tabs"]), [kind for kind in TREES if kind in kinds]
    lines = [f"URL: {observation['url']}"]
    if len(tabs) > 1:
        lines += [f"Tab: {tab}" for tab in tabs]
    if observation["focused"]:
        lines.append(f"Focused: {observation['focused']}")
    if "clock" in observation:
        lines.append(f"Time: {observation['clock']}")
    lines.append(f"Steps left: {observation['steps_left']}")
    return Sight(
        heading="\n".join(lines)[:_LONGEST_HEADING],
        url=observation["url"],
        tabs=tabs,
        trees=tuple(Tree(kind, cut(observation[kind], characters // len(trees))) for kind in trees),
        pictures=tuple(_picture(kind, observation[kind]) for kind in PICTURES if kind in kinds),
    )


def cut(text: str, size: int) -> str:
    """A text of the page in at most `size` characters, with a mark that says where `read` goes on."""
    if len(text) <= size:
        return text
    before, after = _BEFORE.search(text), _AFTER.search(text)
    start, end = before.end() if before else 0, after.start() if after else len(text)
    offset, missing = _number(before), _number(after)
    shown = min(end, max(start, size - _LONGEST_MARK))
    return f"{text[:shown]}… ({end - shown + missing:,} more characters after {offset + shown - start:,})"


def _number(mark: re.Match[str] | None) -> int:
    return int(mark[1].replace(",", "")) if mark else 0


def _picture(kind: str, pixels: Pixels) -> Picture:
    data = png(pixels)
    return Picture(kind, data, sha256(data), width=pixels.shape[1], height=pixels.shape[0])
