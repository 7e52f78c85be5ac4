"""How fast the environment is: sections that measure, beside a peer where there is one, and a report."""

from .figures import Bar, Figure
from .plan import Plan
from .sections import SECTIONS, select_sections

__all__ = ["SECTIONS", "Bar", "Figure", "Plan", "select_sections"]
