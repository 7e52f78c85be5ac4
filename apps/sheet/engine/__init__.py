"""The one way to the calculation engine (IronCalc): entry, evaluation, structure, styles, files."""

from .engine import Engine, Reading, SheetInfo, TestedRule
from .errors import EngineFailure
from .refs import Area, address, column_name, parse_area

__all__ = [
    "Area", "Engine", "EngineFailure", "Reading", "SheetInfo", "TestedRule", "address", "column_name", "parse_area",
]  # fmt: skip
