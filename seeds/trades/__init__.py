"""The lines of business that a company may be in."""

from __future__ import annotations

from .bicycle import BICYCLE
from .coffee import COFFEE
from .furniture import FURNITURE
from .kitchen import KITCHEN
from .lab import LAB
from .lighting import LIGHTING
from .matters import Fault, Question
from .music import MUSIC
from .outdoor import OUTDOOR
from .trade import Family, Item, Trade
from .workwear import WORKWEAR

TRADES = (OUTDOOR, COFFEE, FURNITURE, BICYCLE, LAB, KITCHEN, LIGHTING, MUSIC, WORKWEAR)

__all__ = ["TRADES", "Family", "Fault", "Item", "Question", "Trade"]
