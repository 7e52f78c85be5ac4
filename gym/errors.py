"""What can go wrong in the environment. An agent's bad action is none of these: it is a text in `obs["error"]`.

GymError
├── NoBrowser       no Chromium was found or it did not start; says how to get one
├── BrowserDied     the browser or the page's process ended in mid-episode; the next reset starts a new one
├── BadOption       an argument of make, reset or step's protocol that is not allowed; says what is
├── NotReset        step was called before reset, or after the episode ended
└── GoldFault       a gold solution could not be followed: a target is missing or ambiguous, or a step was refused

ActionError         raised and caught inside a step: the text that the agent reads in `obs["error"]`
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable


class GymError(Exception):
    """A fault of the environment or of the code that calls it."""


class NoBrowser(GymError):
    """No Chromium could be started."""


class BrowserDied(GymError):
    """The browser ended in mid-episode."""


class BadOption(GymError, ValueError):
    """An argument is not one of those allowed."""


class NotReset(GymError):
    """There is no episode under way."""


class GoldFault(GymError):
    """A gold solution could not be followed to its end."""


class ActionError(Exception):
    """An action that could not be done, in words for the agent."""


def did_you_mean(given: object, allowed: Iterable[str]) -> str:
    """A hint that names the nearest of `allowed`, or all of them."""
    options = sorted(allowed)
    near = difflib.get_close_matches(str(given), options, 1, cutoff=0.5)
    return f"Did you mean {near[0]!r}?" if near else f"Choose one of: {', '.join(options)}."
