"""The apps' own reversible deeds done wrong on the way to gold: mended they leave no trace, not mended they fail."""

from __future__ import annotations

from collections.abc import Iterator

from ..case import Attempt, AuditCase
from ..detours import detours
from ..registry import check


@check("detour-mended", "detour", "Something done wrong, and mended by the app's own means: it must pass")
def detour_mended(case: AuditCase) -> Iterator[Attempt]:
    for detour in detours(case):
        yield detour.attempt(mended=True)


@check("detour-unmended", "detour", "The same, and not mended: it must fail")
def detour_unmended(case: AuditCase) -> Iterator[Attempt]:
    for detour in detours(case):
        if not detour.deed.overwritten:
            yield detour.attempt(mended=False)
