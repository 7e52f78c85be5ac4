"""BrowserGym on the same pages: its own Python in a process of its own, told by lines of JSON what to do."""

from .client import Peer, browser_path, peers
from .install import python_with_peer

__all__ = ["Peer", "browser_path", "peers", "python_with_peer"]
