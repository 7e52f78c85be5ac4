"""What a client of the host is told instead of a page.

HostError
├── BadOrder      there is no such episode, or an option that is not allowed; the text says what is
├── HostFull      as many episodes are open as the host holds, or it is about to end
├── Busy          so many requests wait for one session that no other is taken up
├── NoSession     no episode of this name is open: it was closed, or nobody used it for too long
├── Conflict      the name of a session or of an operation means something else already
├── Opening       the session is still being opened
├── EpisodeOver   the episode has ended: its grade stands, and no action is taken any more
├── Foreign       a page of another origin asks, or what is sent is no JSON by its type
└── EpisodeFault  the environment failed: the episode has no reward, and must not count as a failure of the agent
"""

from __future__ import annotations


class HostError(Exception):
    """A request that the host does not carry out."""

    #: How the wire names it, in words and as an HTTP status.
    code = "error"
    status = 500
    #: Whether the same request may be carried out when it is sent again.
    retryable = False

    def as_json(self) -> dict[str, object]:
        """What the wire is told."""
        return {"code": self.code, "message": str(self), "retryable": self.retryable}


class BadOrder(HostError, ValueError):
    """An episode that cannot be opened so."""

    code, status = "bad-order", 422


class HostFull(HostError):
    """There is no room for another episode now."""

    code, status, retryable = "full", 503, True


class Busy(HostError):
    """Too many wait here already."""

    code, status, retryable = "busy", 429, True


class NoSession(HostError, LookupError):
    """There is no such episode."""

    code, status = "no-session", 404


class Conflict(HostError):
    """The name is taken, or used up."""

    code, status = "conflict", 409


class Opening(HostError):
    """The episode is not open yet."""

    code, status, retryable = "opening", 409, True


class EpisodeOver(HostError):
    """The episode has ended."""

    code, status = "over", 409


class Foreign(HostError):
    """A page of another origin, which a browser happens to show on this machine, is no client."""

    code, status = "foreign", 403


class EpisodeFault(HostError):
    """The environment failed, through no fault of the agent."""

    code, status = "fault", 500
