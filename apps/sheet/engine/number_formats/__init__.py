"""What cells show of values, in the format language of spreadsheets; the engine's own formatter is not asked.

Digits are rounded half away from zero, of the number as it is written with fifteen digits: 19.985 is $19.99.
"""

from __future__ import annotations

from .showing import is_moment, shown, shown_text

__all__ = ["is_moment", "shown", "shown_text"]
