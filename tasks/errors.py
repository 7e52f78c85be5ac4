"""What can be wrong with a task family, never with an agent.

TaskError
├── UnknownFamily     no family of this id; says which one is nearest
├── DuplicateFamily   two families of one id
├── BadDial           a dial that there is not, or that this family has not, or a place where it cannot stand
├── NoInstance        this world offers nothing that the family could ask for
│   └── NamesNothing  and the goal names no record that a description could stand for
└── EmptyOutcome      the outcome of a task changes nothing, so the untouched world would pass
"""

from __future__ import annotations


class TaskError(Exception):
    """A fault in a task family or in the asking for one."""


class UnknownFamily(TaskError, LookupError):
    """There is no family of this id."""


class DuplicateFamily(TaskError):
    """Two families claim one id."""


class BadDial(TaskError):
    """A dial of difficulty cannot be turned there."""


class NoInstance(TaskError):
    """The world of this seed holds nothing that the family could ask for."""


class NamesNothing(NoInstance):
    """The goal names no record, so that no description can take the place of a name."""


class EmptyOutcome(TaskError):
    """The outcome of a task changes nothing, so the untouched world would pass."""
