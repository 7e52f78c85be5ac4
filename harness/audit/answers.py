"""Whether a goal gives its own answer away."""

from __future__ import annotations

from ...tasks.answers import Answer, Names


def is_within(answer: Answer, goal: str) -> bool:
    """Whether the goal's own words hold the answer."""
    spoken = f" {' '.join(goal.casefold().split())} "
    texts = sorted(answer.values) if isinstance(answer, Names) else [str(answer)]
    return all(text.casefold() in spoken for text in texts)
