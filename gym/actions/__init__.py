"""The canonical actions: typed, parsed from a dict or a call string, never evaluated.

    {"action": "click", "ref": "e12"}      click("e12")
    {"action": "click", "x": 120, "y": 300}      click(120, 300)
    {"action": "fill", "ref": "e7", "text": "Ruiz"}      fill("e7", "Ruiz")

A target is a `ref` of the latest observation, or a pixel `x`, `y` of the viewport. `parse` raises ActionError, whose
text the agent reads. What models write around an action and between its quotes is understood: see `wrapping`.
"""

from .base import Action, Targeted
from .models import (
    ALL_KINDS,
    KINDS,
    TOOL_KINDS,
    Answer,
    Back,
    Call,
    Click,
    CloseTab,
    Done,
    DoubleClick,
    Drag,
    Fill,
    Forward,
    Goto,
    Hover,
    Infeasible,
    NewTab,
    Press,
    Read,
    Reload,
    Scroll,
    Select,
    SwitchTab,
    Type,
    Upload,
    Wait,
)
from .parsing import Reading, parse, read_action
from .schema import json_schema

__all__ = [
    "ALL_KINDS", "KINDS", "TOOL_KINDS", "Action", "Answer", "Back", "Call", "Click", "CloseTab", "Done", "DoubleClick",
    "Drag", "Fill", "Forward", "Goto", "Hover", "Infeasible", "NewTab", "Press", "Read", "Reading", "Reload", "Scroll",
    "Select", "SwitchTab", "Targeted", "Type", "Upload", "Wait", "json_schema", "parse", "read_action",
]  # fmt: skip
