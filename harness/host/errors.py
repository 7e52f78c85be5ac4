"""What a client of the host is told instead of a page.

HostError
├── BadOrder      there is no such episode, or an option that is not allowed; the text says what is
├── HostFull      as many episodes are open as the host holds, or it is about to end
├── NoSession     no episode of this name is open: it was closed, or nobody used it for too long
├── EpisodeOver   the episode has ended: its grade stands, and no action is taken any more
└── EpisodeFault  the environment failed: the episode has no reward, and must not count as a failure of the agent
"""

from __future__ import annotations


class HostError(Exception):
    """A request that the host does not carry out."""

    #: How the wire names it, in words and as an HTTP status.
    code = "error"
    status = 500


class BadOrder(HostError, ValueError):
    """An episode that cannot be opened so."""

    code, status = "bad-order", 422


class HostFull(HostError):
    """There is no room for another episode now."""

    code, status = "full", 503


class NoSession(HostError, LookupError):
    """There is no such episode."""

    code, status = "no-session", 404


class EpisodeOver(HostError):
    """The episode has ended."""

    code, status = "over", 409


class EpisodeFault(HostError):
    """The environment failed, through no fault of the agent."""

    code, status = "fault", 500
