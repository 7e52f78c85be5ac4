"""Floor 3: task families and the verifier."""

from .registry import Family, Instance, families, family, get_family
from .task import Reason, Task
from .verifier import Check, Collateral, Grader, Verdict

__all__ = [
    "Check",
    "Collateral",
    "Family",
    "Grader",
    "Instance",
    "Reason",
    "Task",
    "Verdict",
    "families",
    "family",
    "get_family",
]
