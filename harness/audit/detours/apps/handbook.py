"""The handbook is only read: nothing can be done wrong in it."""

from __future__ import annotations

from ..deed import AppDeeds

DEEDS = AppDeeds()
