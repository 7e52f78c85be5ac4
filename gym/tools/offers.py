"""Which tools an agent has: those of its apps, all there are, or the ones that are needed among some others."""

from __future__ import annotations

import re
from collections.abc import Iterable
from random import Random

from ...apps import APPS
from ...apps.tool_desk import ToolDesk
from ...tasks.registry import Instance
from ...tasks.tool_gold import calls_of
from ..errors import BadOption

_NEEDED = re.compile(r"needed\+(\d{1,3})")


def check_offer(offer: object) -> None:
    """Raise BadOption for what is no offer."""
    if not (isinstance(offer, str) and (offer in ("app", "all") or _NEEDED.fullmatch(offer))):
        raise BadOption(f"Option 'tools' is 'app', 'all' or such as 'needed+10', not {offer!r}.")


def offered(offer: str, desk: ToolDesk, instance: Instance) -> list[str]:
    """The names of the tools of an episode, in order."""
    if offer == "all":
        return [tool.name for app in APPS for tool in app.tools]
    if offer == "app":
        return list(desk.tools)
    match = _NEEDED.fullmatch(offer)
    assert match is not None
    needed = {call.tool for call in calls_of(instance)}
    return _among(desk.tools, needed, int(match[1]), Random(f"{instance.name}/{offer}"))


def _among(names: Iterable[str], needed: set[str], others: int, random: Random) -> list[str]:
    """The needed ones and some others, in the order of all: where they stand gives nothing away."""
    rest = [name for name in names if name not in needed]
    chosen = {*needed, *random.sample(rest, min(others, len(rest)))}
    return [name for name in names if name in chosen]
