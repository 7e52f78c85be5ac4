"""What can be wrong with a task family, never with an agent.

TaskError
├── UnknownFamily     no family of this id; says which one is nearest
├── DuplicateFamily   two families of one id
├── NoInstance        this world offers nothing that the family could ask for
└── EmptyOutcome      the outcome of a task changes nothing, so the untouched world would pass
"""

from __future__ import annotations


class TaskError(Exception):
    """A fault in a task family or in the asking for one."""


class UnknownFamily(TaskError, LookupError):
    """There is no family of this id."""


class DuplicateFamily(TaskError):
    """Two families claim one id."""


class NoInstance(TaskError):
    """The world of this seed holds nothing that the family could ask for."""


class EmptyOutcome(TaskError):
    """The outcome of a task changes nothing, so the untouched world would pass."""
