"""The dials of an environment: which of them go together."""

from .together import CLASHES, DIALS, SERVED, clashes, table

__all__ = ["CLASHES", "DIALS", "SERVED", "clashes", "table"]
