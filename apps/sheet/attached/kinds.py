"""Every kind of thing that hangs on cells."""

from __future__ import annotations

from .comments import Comments
from .filters import Filters
from .kind import Attachment

KINDS: tuple[Attachment, ...] = (Filters(), Comments())
