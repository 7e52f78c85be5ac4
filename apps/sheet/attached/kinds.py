"""Every kind of thing that hangs on cells."""

from __future__ import annotations

from .charts import Charts
from .comments import Comments
from .conditional_formats import ConditionalFormats
from .filters import Filters, FilterViews
from .kind import Attachment
from .protections import Protections
from .validations import Validations

KINDS: tuple[Attachment, ...] = (
    Filters(), FilterViews(), Comments(), Validations(), ConditionalFormats(), Protections(), Charts(),
)  # fmt: skip
