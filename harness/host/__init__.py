"""Episodes held open for others: one layer of sessions under every adapter, and a server for clients of the network."""

from .errors import BadOrder, Busy, Conflict, EpisodeFault, EpisodeOver, HostError, HostFull, NoSession
from .host import Host
from .limits import Limits
from .order import Order
from .page import Page
from .processes import ProcessSeats
from .seats import LocalSeats, Seats
from .session import Session

__all__ = [
    "BadOrder",
    "Busy",
    "Conflict",
    "EpisodeFault",
    "EpisodeOver",
    "Host",
    "HostError",
    "HostFull",
    "Limits",
    "LocalSeats",
    "NoSession",
    "Order",
    "Page",
    "ProcessSeats",
    "Seats",
    "Session",
]
