"""The fields of the CRM's objects, one module per object: what forms, lists, pages, checks and imports know of them."""

from ...platform.record_fields import RecordFields
from ..objects import OBJECTS
from .accounts import ACCOUNT
from .campaigns import CAMPAIGN
from .cases import CASE
from .contacts import CONTACT
from .deals import DEAL, LINE
from .events import EVENT
from .leads import LEAD
from .notes import NOTE
from .products import ENTRY, PRICEBOOK, PRODUCT
from .quotes import QUOTE
from .tasks import TASK

#: By the key of the object.
FIELDS: dict[str, RecordFields] = {key: entry.fields for key, entry in OBJECTS.items()}

__all__ = [
    "ACCOUNT",
    "CAMPAIGN",
    "CASE",
    "CONTACT",
    "DEAL",
    "ENTRY",
    "EVENT",
    "FIELDS",
    "LEAD",
    "LINE",
    "NOTE",
    "PRICEBOOK",
    "PRODUCT",
    "QUOTE",
    "TASK",
]
