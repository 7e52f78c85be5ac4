"""Floor 4: the Gymnasium environment.

    from deskgym import gym
    env = gym.make("crm-update-v0", observation="axtree")

or, with Gymnasium alone, `gymnasium.make("deskgym.gym:crm-update-v0")`.
"""

from __future__ import annotations

from typing import Any

import gymnasium

from .errors import ActionError, BadOption, BrowserDied, GoldFault, GymError, NoBrowser, NotReset
from .registration import make, make_vec, register

__all__ = [
    "ActionError",
    "BadOption",
    "BrowserDied",
    "GoldFault",
    "GymError",
    "NoBrowser",
    "NotReset",
    "make",
    "make_vec",
    "register",
]

Env = gymnasium.Env[dict[str, Any], Any]

register()
