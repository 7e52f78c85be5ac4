"""Episodes held open for others: one layer of sessions under every adapter, and a server for clients of the network."""

from .errors import BadOrder, EpisodeFault, EpisodeOver, HostError, HostFull, NoSession
from .host import Host, Limits, Session
from .order import Order
from .page import Page
from .seats import LocalSeats, ProcessSeats, Seats

__all__ = [
    "BadOrder",
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
