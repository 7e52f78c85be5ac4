"""Every kind of thing that hangs on cells."""

from __future__ import annotations

from .bandings import Bandings
from .charts import Charts
from .comments import Comments
from .conditional_formats import ConditionalFormats
from .filters import Filters, FilterViews
from .kind import Attachment
from .line_groups import LineGroups
from .links import Links
from .pictures import Pictures
from .pivots import Pivots
from .protections import Protections
from .validations import Validations

KINDS: tuple[Attachment, ...] = (
    Filters(), FilterViews(), Comments(), Validations(), ConditionalFormats(), Protections(), Charts(), LineGroups(),
    Links(), Bandings(), Pivots(), Pictures(),
)  # fmt: skip
