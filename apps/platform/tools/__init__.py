"""Tools: what an app does for whoever calls it by name, with the rights and the rules of its pages.

`tool` is what all have, `calls` runs one, `refusals` says in words why one came to nothing, `values` is how fields of
records travel, and `lists` makes a tool of a list.
"""

from .calls import Outcome, call_tool
from .tool import Arguments, Call, Look, Result, Telling, Tool, Toolbox, tool

__all__ = ["Arguments", "Call", "Look", "Outcome", "Result", "Telling", "Tool", "Toolbox", "call_tool", "tool"]
