"""How fast the environment is: sections that measure, beside a peer where there is one, and a report."""

from .config import BenchConfig
from .figures import Bar, Figure
from .sections import SECTIONS, select_sections

__all__ = ["SECTIONS", "Bar", "BenchConfig", "Figure", "select_sections"]
