"""The one way to the calculation engine (IronCalc): entry, evaluation, structure, styles, files."""

from .engine import Engine, TestedRule
from .errors import EngineFailure
from .lines import DEFAULT_HEIGHT, DEFAULT_WIDTH
from .refs import Area, address, column_name, parse_area
from .sheets import SheetInfo
from .state import Reading

__all__ = [
    "DEFAULT_HEIGHT", "DEFAULT_WIDTH", "Area", "Engine", "EngineFailure", "Reading", "SheetInfo", "TestedRule",
    "address", "column_name", "parse_area",
]  # fmt: skip
