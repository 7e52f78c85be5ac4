"""Detours: what somebody does wrong on the way to gold and mends by the app's own means, or does not mend.

`deed` says what can be done wrong, `apps/<key>.py` declares it for each app, `targets` finds what can be done wrong
with the very records that the work is about, and `detour` plays it before, around or after the work.
"""

from .detour import EXEMPT, detours

__all__ = ["EXEMPT", "detours"]
