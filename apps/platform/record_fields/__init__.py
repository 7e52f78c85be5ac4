"""The fields of a record, each declared once: forms, lists, filters, cards, checks and imports follow from it.

`field` is what all kinds share, `kinds` and `references` are what a field may hold, `record` is a record's fields
together. (`platform.fields` has the controls of forms, which these make.)
"""

from .field import Field
from .kinds import Choice, Date, Email, Integer, LongText, Moment, Money, Percent, Phone, Text, Url, YesNo
from .record import RecordFields
from .references import Reference, RowChoice, Target

__all__ = [
    "Choice",
    "Date",
    "Email",
    "Field",
    "Integer",
    "LongText",
    "Moment",
    "Money",
    "Percent",
    "Phone",
    "RecordFields",
    "Reference",
    "RowChoice",
    "Target",
    "Text",
    "Url",
    "YesNo",
]
