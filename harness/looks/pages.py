"""Pages as they are in several looks: the first page of a family of each app."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from typing import Any, cast

from ... import gym
from ...apps import APPS
from ...gym.env import OfficeEnv
from ...tasks import Family
from ...tasks.registry import families


def family_of_each_app(most: int | None = None) -> list[Family]:
    """One family of each app in which some begin, in the order of the apps: the first by name that is no chain."""
    in_order = sorted((family for family in families() if not family.has_length), key=lambda family: family.id)
    schemas = Counter(app.schema for app in APPS)
    found = []
    for app in APPS:
        own = (family for family in in_order if family.app in (app.key, app.schema))
        # Of several apps over the same tables an instance says in which it begins.
        found.append(next((each for each in own if schemas[app.schema] == 1 or _begins_in(each) == app.key), None))
    return [family for family in found if family is not None][:most]


def _begins_in(family: Family) -> str | None:
    return family.instance(0).task.host


@contextmanager
def first_pages(family: Family, looks: Sequence[str], **options: Any) -> Iterator[Iterator[tuple[str, OfficeEnv]]]:
    """The environment of a family, at its first page in one look after the other."""
    with closing(gym.make(f"{family.id}-v0", ahead=False, **options)) as env:

        def shown() -> Iterator[tuple[str, OfficeEnv]]:
            for look in looks:
                env.reset(seed=0, options={"look": look})
                yield look, cast("OfficeEnv", env.unwrapped)

        yield shown()
