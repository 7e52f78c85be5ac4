"""The action space of tools: any call, as a text or a dict."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces

from .. import actions as do
from ..errors import ActionError
from ..spaces import Unicode

#: What is seen where an agent has tools: what the call came to, and the time at the office.
OF_TOOLS: dict[str, spaces.Space[Any]] = {"result": Unicode(400_000), "clock": Unicode(100)}
# What anybody may ask, whoever they are; a random agent learns nothing from the rest.
_SAMPLES = ("crm_search_contacts", "crm_search_deals", "chat_list_conversations", "chat_search_people")


class ToolActionSpace(Unicode):
    """Every call of a tool, and the ways to end. Samples are calls that only read."""

    def __init__(self) -> None:
        super().__init__(100_000)

    def contains(self, x: Any) -> bool:
        try:
            do.read_action(x, do.TOOL_KINDS)
        except ActionError:
            return False
        return True

    def sample(self, mask: Any = None, probability: Any = None) -> str:
        return f'call("{self.np_random.choice(_SAMPLES)}", {{}})'
