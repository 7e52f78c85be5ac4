"""Gold in the form of tool calls: a task's outcome is tried, and each action becomes the call that asks for it.

`steps` puts the calls of a task together, with what is read before them; `recording` watches the actions.
"""

from .recording import NotTold, Recorder, recorded
from .steps import calls_of, play_by_tools, steps_of

__all__ = ["NotTold", "Recorder", "calls_of", "play_by_tools", "recorded", "steps_of"]
