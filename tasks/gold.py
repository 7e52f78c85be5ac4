"""The protocol that solutions are written in: what a person does with eyes, mouse and keyboard."""

from __future__ import annotations

from typing import Any, Protocol

#: Stands between the texts of a `within` that are looked for together.
AND_IN = " … "


class User(Protocol):
    """Somebody at the screen. Names are the accessible names that the person sees; every call is one or more actions.

    `within` narrows the search to the row, dialog, region or group whose accessible name contains that text; where it
    is several texts with AND_IN between them, to the one that contains all of these, in any order.
    A target that is missing or ambiguous raises a fault of the solution, it is never skipped.
    """

    def open(self, page: str) -> None:
        """Follow the link `page` of the app's main navigation, or the entry under its "More"."""

    def search(self, text: str) -> None:
        """Type `text` into the app's global search and press Enter."""

    def click(self, role: str, name: str, *, within: str | None = None) -> None:
        """Click the one element of this ARIA role and accessible name."""

    def click_if_shown(self, role: str, name: str) -> None:
        """Click the one element of this ARIA role and accessible name; no action where there is none."""

    def double_click(self, role: str, name: str, *, within: str | None = None) -> None:
        """Double-click the one element of this ARIA role and accessible name."""

    def fill(self, label: str, text: str, *, within: str | None = None) -> None:
        """Replace the text of the text box labeled `label`."""

    def choose(self, label: str, option: str, *, within: str | None = None) -> None:
        """Open the listbox or lookup labeled `label` and click `option`; a lookup is typed into first."""

    def check(self, name: str, *, on: bool = True, within: str | None = None) -> None:
        """Bring the checkbox called `name` into the wanted state; no action where it already is."""

    def press(self, keys: str) -> None:
        """Press a key or chord on whatever has the focus: "Enter", "Control+k"."""

    def visit(self, app: str, path: str) -> None:
        """Go to a page of an app, by its key, by the page's address."""

    def because(self, reason: str) -> None:
        """Say why the next step is taken: what is looked for, what was found, which rule decides. No action."""

    def answer(self, value: str) -> None:
        """Give the answer to a question and end the episode."""

    def infeasible(self, reason: str) -> None:
        """Report that the goal cannot or must not be reached, with a reason code, and end the episode."""

    def done(self) -> None:
        """Say that the work is finished and end the episode."""


class ToolUser(Protocol):
    """Somebody who works through the apps' tools."""

    def call(self, tool: str, /, **arguments: Any) -> dict[str, Any]:
        """Call a tool by its name, and read its result. What it refuses is a fault of the solution."""

    def wait(self, seconds: int) -> None:
        """Let time pass, for what others do meanwhile."""

    def because(self, reason: str) -> None:
        """Say why the next call is made. No action."""
