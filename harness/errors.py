"""What a person at the command line can get wrong; shown as one line, with exit code 2.

HarnessError
├── BadSelection     seeds or families that cannot be meant
├── BadTrajectory    a file or folder that is missing or holds no trajectory
├── UnknownFormat    no export format of this name
├── Unexportable     a trajectory that an export format has no words for
├── UnknownDialect   no dialect of actions of this name
├── CannotWrite      a folder or file to write to that cannot be made
├── CannotServe      the port is taken, or the data file is not a world
├── BadAgent         no agent of this name, or a class that is none
├── WorkerDied       a process that played episodes was killed
├── BadAgentOption   an option that a model agent does not have, or a value that it cannot have
├── NoProvider       the package or the key of a model's provider is missing
├── NoRay            Ray is not installed, or there is no cluster at the address
├── NoAdapter        a package of another framework is missing, or has no such thing
├── NoPeer           what the bench compares with cannot be installed, or stopped
└── UnknownSection   the bench has no section of this name
"""

from __future__ import annotations


class HarnessError(Exception):
    """A request that cannot be carried out, with a text that says what to do."""


class BadSelection(HarnessError):
    """The seeds or the families asked for do not exist."""


class BadTrajectory(HarnessError):
    """No trajectory can be read there."""


class UnknownFormat(HarnessError):
    """There is no export format of this name."""


class Unexportable(HarnessError):
    """An export format has no words for what a trajectory does."""


class UnknownDialect(HarnessError):
    """There is no dialect of actions of this name."""


class CannotWrite(HarnessError):
    """The place to write to cannot be made or changed."""


class CannotServe(HarnessError):
    """The office cannot be opened for people."""


class BadAgent(HarnessError):
    """What is asked for cannot play."""


class WorkerDied(HarnessError):
    """A process that played episodes ended before its work was done."""


class BadAgentOption(HarnessError):
    """An agent cannot be set up so."""


class NoProvider(HarnessError):
    """A model's provider cannot be reached from here: its package or its key is missing."""


class NoRay(HarnessError):
    """There is no cluster to play on."""


class NoAdapter(HarnessError):
    """Another framework cannot be served or driven from here: its package is missing."""


class NoPeer(HarnessError):
    """BrowserGym cannot be installed, or its process ended."""


class UnknownSection(HarnessError):
    """The bench has no section of this name."""
