"""What a rule on cells refuses; the page shows it in a dialog, and the cells stay as they were.

Blocked
├── NotAllowed      what was typed breaks a validation
├── Protected       the cells are protected from this person
└── InPivot         the cells are those of a pivot table
"""

from __future__ import annotations

from ..platform.errors import Blocked


class NotAllowed(Blocked):
    """Something does not fit what may be typed into a cell."""

    title = "This cannot be entered"


class Protected(Blocked):
    """The cells or the sheet are protected, and this person is not among those who may change them."""

    title = "These cells are protected"


class InPivot(Blocked):
    """The cells belong to a pivot table, which alone writes them."""

    title = "These cells belong to a pivot table"
