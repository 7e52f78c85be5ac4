"""What a model is told in words: how to work, what its goal is, and what was wrong with a reply."""

from __future__ import annotations

from collections.abc import Collection

from ..protocol import Briefing, Observation
from .messages import Reply

#: Where a model works, by its interface.
PLACES = {
    "browser": "You work in an office, in web apps that you see through a browser.",
    "tools": "You work in an office, in apps that you use by calling their tools.",
    "both": "You work in an office, in web apps that you see through a browser, and whose tools you can call as well: "
    "both show and change the same.",
}
_WORK = (
    " Reach the goal that you are given, and change nothing else: what you leave behind is compared with what was "
    "asked for. The goal holds all that you are told; nobody can be asked."
)
_PAGES = " Each turn shows you the page as it is now."
_TREE = (
    "In its text, [ref=e12] names an element that can be acted upon; refs hold for the latest page only. A page that "
    "is too long is cut, with a mark that says from where `read` shows the rest."
)
_MARKS = "In its picture, the box with number 12 is the element with ref e12."
_TOOLS = "Act by calling tools."
_ENDS = (
    "End with `done` when the work is finished, with `answer` when you were asked a question, or with `infeasible` and "
    "a reason when the goal cannot or must not be reached."
)

# Answers to tool calls.
DONE = "Done."
NOT_DONE = "Not done, since a call before it failed."
LOOKED = "This is the page now."
CUT_OFF = "your reply was cut off at the limit of its length, and this call may be incomplete. Be brief."
LOOKED_ENOUGH = "You have looked often enough, and the page does not change by itself. Act now."
WANTED_TOOL = "call one of the tools; when the work is finished, call `done`."
WANTED_TEXT = "write one action, in the form that you were told."


def system(kinds: Collection[str], syntax: str = "", interface: str = "browser") -> str:
    """How to work by what is seen; `syntax` says how actions are written by a model that has no tools."""
    trees = _TREE if {"axtree", "dom"} & {*kinds} else ""
    marks = _MARKS if "marks" in kinds else ""
    work = PLACES[interface] + _WORK + ("" if interface == "tools" else _PAGES)
    return "\n\n".join(part for part in (work, trees, marks, syntax or _TOOLS, _ENDS) if part)


def goal(briefing: Briefing) -> str:
    """What the first message says."""
    apps = "".join(f"App: {app}\n" for app in briefing.apps)
    return f"Goal: {briefing.goal}\n\n{apps}You have {briefing.max_steps} steps."


def status(observation: Observation) -> str:
    """What is told with each turn where there is no page."""
    return f"Time: {observation['clock']}\nSteps left: {observation['steps_left']}"


def nothing_done(reply: Reply, wanted: str) -> str:
    """What a model is told whose reply held no action."""
    if reply.stop == "cut":
        return f"Your reply was cut off at the limit of its length, before an action. Be brief: {wanted}"
    if reply.stop == "refused":
        reason = " ".join(reply.text.split())[:300] or "without a reason"
        return (
            f"You refused ({reason}). This is a test office in which nothing and nobody is real. Please go on: {wanted}"
        )
    if reply.problem:
        return f"Your reply could not be read ({reply.problem}): {wanted}"
    if not reply.text.strip():
        return f"Your reply was empty: {wanted}"
    return f"Your reply held no action: {wanted}"
