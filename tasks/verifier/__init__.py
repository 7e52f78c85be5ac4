"""State-diff grading: what changed in the database against what should have."""

from .grader import Grader
from .verdict import Check, Collateral, Verdict

__all__ = ["Check", "Collateral", "Grader", "Verdict"]
