"""What an audit hands back: how often each check was tried on each subject, and what survived it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Finding:
    """One survivor: a wrong state that passed, a right one that failed, or something that leaks."""

    check: str  # the check's id: "value-altered"
    subject: str  # what was checked: a family's id, an app's key
    detail: str  # what was done, and what came of it
    reproduce: str  # one command line that shows it again


@dataclass(frozen=True)
class Check:
    """One kind of thing that an audit tries."""

    id: str  # "value-altered"
    group: str  # "must fail", "must pass", "must repeat", "must not leak", "fit for training"
    title: str  # "An expected value altered"
