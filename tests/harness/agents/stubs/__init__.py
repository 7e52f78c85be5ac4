"""Servers on loopback that speak the providers' wire formats and answer what a script says."""

from .moves import Move
from .server import Stub, stub_server
from .wires import WIRES

__all__ = ["WIRES", "Move", "Stub", "stub_server"]
