"""Worlds under construction, built once for all tests of the chat."""

from __future__ import annotations

from functools import cache

from deskgym.seeds.build import draft as build_draft
from deskgym.seeds.draft import Draft

#: Two worlds of different trades.
SEEDS = (7, 933)


@cache
def draft_of(seed: int) -> Draft:
    return build_draft(seed, "small")
