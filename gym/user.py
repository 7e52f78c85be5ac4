"""Plays a gold solution through the environment: finds targets where an agent sees them, and acts as an agent would."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from difflib import SequenceMatcher
from typing import Any, Literal

import gymnasium

from ..tasks.gold import AND_IN
from . import actions as do
from .env import OfficeEnv
from .errors import GoldFault
from .playing.names import names_in
from .snapshot import Node, Snapshot

Form = Literal["element", "pixel"]
#: What is wrong with a gold solution after which the episode goes on.
NO_ENDING = "the gold solution stopped without ending the episode: let it end with done, answer or infeasible"
_CONTAINERS = {
    "alertdialog", "article", "banner", "complementary", "contentinfo", "dialog", "feed", "figure", "form", "grid",
    "group", "list", "listbox", "listitem", "log", "main", "menu", "menubar", "navigation", "radiogroup", "region",
    "row", "rowgroup", "search", "table", "tablist", "tabpanel", "toolbar", "tree", "treegrid", "treeitem",
}  # fmt: skip
# These are known by what stands in them where they have no name of their own.
_CARDS = {"article", "group", "listitem", "row", "treeitem", "dialog", "alertdialog", "region", "figure"}
#: What leads to the entries of the main navigation that are not at hand.
_OPENERS = ("More", "Menu")
#: Links that stand in the main navigation as well, where a look leaves them out.
_CRUMBS = "Breadcrumbs"
#: What leads through a list that a look has put on other pages, and what of it is acted on together.
_LENGTH, _MOST_ROWS, _NEXT_PAGE = "Rows per page", "100", "Next page"
_ROW_PARTS = ("Select ", "Edit ")
_TEXT_FIELDS = ("textbox", "searchbox", "combobox", "spinbutton")
_TOGGLES = ("checkbox", "switch", "radio", "menuitemcheckbox", "menuitemradio")


def plain(text: str) -> str:
    """Text with its white space normalized, as names are compared."""
    return " ".join(text.split())


class GoldUser:
    """Implements `tasks.gold.User` on an environment or a wrapper of one.

    In form "element" targets are refs; in form "pixel" the mouse goes to pixels and text is typed key by key. Raises
    GoldFault when a target is missing or ambiguous, and when the environment reports an error. `hear` is told the
    solution's reasons, each before the step that it is for.
    """

    def __init__(
        self,
        env: gymnasium.Env[Any, Any],
        form: Form = "element",
        hear: Callable[[str], object] = lambda reason: None,
    ) -> None:
        office = env.unwrapped
        assert isinstance(office, OfficeEnv), "a gold solution is played on an office environment"
        self.env, self.form, self._office = env, form, office
        self._hear = hear
        self._over = False

    def open(self, page: str) -> None:
        crumbs = self._said(_CRUMBS)

        def leads(node: Node) -> bool:
            return node.role == "navigation" and plain(node.name) not in crumbs

        entries = [node for node in self._nodes if any(map(leads, node.ancestors))]
        at_hand = any(node.role == "link" and plain(node.name) in self._said(page) for node in entries)
        openers = [opener for opener in _OPENERS for node in entries if _is_button(node, self._said(opener))]
        if openers and not at_hand:
            self._click(self._find(("button",), openers[0], inside=leads))
            self.click("menuitem", page, within=openers[0])
        else:
            self._click(self._find(("link",), page, inside=leads))

    def search(self, text: str) -> None:
        fields = [node for node in self._nodes if node.role in _TEXT_FIELDS and _is_inside(node, ("search",))]
        # Lists have a search of their own, which stands on the page; the app's stands in its bar.
        in_bar = [node for node in fields if _is_inside(node, ("banner",))]
        self._fill(self._one(in_bar or fields, "the app's global search"), text)
        self.press("Enter")

    def click(self, role: str, name: str, *, within: str | None = None) -> None:
        if name.startswith(_ROW_PARTS):
            self._show_all_rows()
        if self._is_needless(role, plain(name)):
            return
        if within == _CRUMBS and not any(plain(node.name) in self._said(_CRUMBS) for node in self._nodes):
            self.open(name)
        else:
            self._click(self._find((role,), name, within))

    def click_if_shown(self, role: str, name: str) -> None:
        if any(node.role == role and plain(node.name) in self._said(name) for node in self._nodes):
            self.click(role, name)

    def double_click(self, role: str, name: str, *, within: str | None = None) -> None:
        self._click(self._find((role,), name, within), count=2)

    def fill(self, label: str, text: str, *, within: str | None = None) -> None:
        self._fill(self._find(_TEXT_FIELDS, label, within), text)

    def choose(self, label: str, option: str, *, within: str | None = None) -> None:
        field = self._find(("combobox", "listbox", "button"), label, within)
        options = [node for node in field.walk() if node.role == "option"]
        if options and all(node.ref is None for node in options):
            names = {plain(node.name) for node in options}
            self._act(do.Select(self._ref(field), next((name for name in self._said(option) if name in names), option)))
            return
        if field.role != "listbox":
            if field.is_editable:
                self._fill(field, option)
            else:
                self._click(field)
        self._click(self._option(option))

    def check(self, name: str, *, on: bool = True, within: str | None = None) -> None:
        if name.startswith(_ROW_PARTS):
            self._show_all_rows()
        toggle = self._find(_TOGGLES, name, within)
        if ("checked" in toggle.states) != on:
            self._click(toggle)

    def press(self, keys: str) -> None:
        self._act(do.Press(keys))

    def visit(self, app: str, path: str) -> None:
        if self._office.config.goto:
            self._act(do.Goto(self._office.episode.address_of(app, path)))
        else:
            self._walk(app, path)

    def _walk(self, app: str, path: str) -> None:
        """To a page as somebody gets there who types no address: by the office's apps, then by a link."""
        self._act(do.NewTab())
        place = next(place for place in self._office.episode.places if place.key == app)
        self.click("button", place.title, within="Office apps")
        address = self._office.episode.address_of(app, path)
        if path == "/":
            return
        links = [node for node in self._nodes if node.role == "link" and node.url in (path, address)]
        if not links:
            raise GoldFault(
                f"the gold solution goes to {address}, to which no link leads from the first page of {place.title}: "
                "this family cannot be played with goto=False"
            )
        self._click(links[0])

    def because(self, reason: str) -> None:
        self._hear(reason)

    def answer(self, value: str) -> None:
        self._act(do.Answer(value))

    def infeasible(self, reason: str) -> None:
        self._act(do.Infeasible(str(reason)))

    def done(self) -> None:
        self._act(do.Done())

    # Finding.

    @property
    def _page(self) -> Snapshot:
        return self._office.page_snapshot()

    @property
    def _nodes(self) -> list[Node]:
        return self._page.nodes

    def _find(
        self,
        roles: Sequence[str],
        name: str,
        within: str | None = None,
        *,
        inside: Callable[[Node], bool] | None = None,
    ) -> Node:
        while not (found := self._fitting(roles, name, within, inside)):
            if not (self._show_all_rows() or self._turn_page()):
                break
        what = f"{' or '.join(roles)} {name!r}" + (f" within {within!r}" if within is not None else "")
        return self._one(found, what, [node for node in self._nodes if node.role in roles])

    def _fitting(
        self, roles: Sequence[str], name: str, within: str | None, inside: Callable[[Node], bool] | None
    ) -> list[Node]:
        """What of the page is called so."""
        for wanted in self._said(name):
            found = [node for node in self._nodes if node.role in roles and plain(node.name) == wanted]
            if inside is not None:
                found = [node for node in found if any(inside(above) for above in node.ancestors)]
            if within is not None:
                narrowed = (_narrowed(found, place) for place in self._said(within))
                found = next((nodes for nodes in narrowed if nodes), [])
            if found:
                return found
        return []

    def _one(self, found: Sequence[Node], what: str, others: Iterable[Node] = ()) -> Node:
        if len(found) == 1:
            return found[0]
        if found:
            places = "; ".join(f"{node} in {_place(node)}" for node in found[:6])
            raise GoldFault(f"{len(found)} elements fit {what} on {self._where}: {places}")
        names = sorted(
            {repr(node.name) for node in others if node.name}, key=lambda name: (-_likeness(name, what), name)
        )
        raise GoldFault(f"there is no {what} on {self._where}; there is {', '.join(names[:25]) or 'nothing like it'}")

    def _option(self, name: str) -> Node:
        options = [node for node in self._nodes if node.role == "option" and node.ref is not None]
        found: list[Node] = []
        for wanted in self._said(name):
            exact = [node for node in options if plain(node.name) == wanted]
            # An option of a lookup may tell more than the name: "Dana Ruiz Northwind Cycles".
            found = exact or [node for node in options if plain(node.name).startswith(f"{wanted} ")]
            if found:
                break
        return self._one(found, f"option {name!r}", options)

    def _said(self, name: str) -> Sequence[str]:
        """What the page calls something, likeliest first."""
        episode = self._office.episode
        return names_in(episode.look, episode.screen.page.url, plain(name))

    @property
    def _where(self) -> str:
        return f"the page {self._page.title!r}"

    # Lists that a look has put on other pages than they usually have.

    @property
    def _length(self) -> Node | None:
        """The button that says how many rows a page of the list has."""
        begun = tuple(f"{word}: " for word in self._said(_LENGTH))
        return next((node for node in self._nodes if node.role == "button" and node.name.startswith(begun)), None)

    @property
    def _next_page(self) -> Node | None:
        names = self._said(_NEXT_PAGE)
        return next((node for node in self._nodes if node.role == "link" and plain(node.name) in names), None)

    def _show_all_rows(self) -> bool:
        """Put as many rows of a list on its page as can be. False: there is nothing to do."""
        length = self._length
        if length is None or self._next_page is None or length.name.endswith(f": {_MOST_ROWS}"):
            return False
        self._click(length)
        self._click(self._find(("menuitem",), f"{_MOST_ROWS} rows"))
        return True

    def _turn_page(self) -> bool:
        """Go on to the next page of a list that has more than fit one. False: there is none."""
        link = self._next_page
        if self._length is None or link is None:
            return False
        self._click(link)
        return True

    def _is_needless(self, role: str, name: str) -> bool:
        """Whether a click would lead to rows of a list that all stand on this page."""
        leads = (role, name) == ("link", _NEXT_PAGE) or (role == "button" and name.startswith("Select all "))
        return leads and self._length is not None and self._next_page is None

    # Acting.

    def _click(self, node: Node, count: int = 1) -> None:
        if self.form == "element" and node.ref is not None:
            self._act(do.Click(node.ref) if count == 1 else do.DoubleClick(node.ref))
            return
        x, y = self._pixel(node)
        self._act(do.Click(x=x, y=y) if count == 1 else do.DoubleClick(x=x, y=y))

    def _fill(self, node: Node, text: str) -> None:
        if self.form == "element":
            self._act(do.Fill(self._ref(node), text))
            return
        self._click(node)
        self.press("Control+a")
        if text:
            self._act(do.Type(text))
        else:
            self.press("Delete")

    def _ref(self, node: Node) -> str:
        if node.ref is None:
            raise GoldFault(f"{node} on {self._where} has no ref: it cannot be acted on")
        return node.ref

    def _pixel(self, node: Node) -> tuple[int, int]:
        """Where to put the mouse, after as much scrolling as is needed."""
        for _ in range(8):
            point, scroll = self._office.reach(node)
            if point is not None:
                return point
            if scroll is None:
                break
            self._act(scroll)
            again = self._page.find(node.ref) if node.ref else None
            node = again or node
        raise GoldFault(f"{node} on {self._where} cannot be brought into view")

    def _act(self, action: do.Action) -> None:
        if self._over:
            raise GoldFault(f"{action} comes after the end of the episode")
        observation, _, terminated, truncated, _ = self.env.step(action.as_dict())
        self._over = terminated or truncated
        if observation["error"]:
            raise GoldFault(f"{action} on {self._where}: {observation['error']}")
        if truncated:
            raise GoldFault(f"the episode's step limit ended it at {action}")


def _is_button(node: Node, names: Sequence[str]) -> bool:
    return node.role == "button" and plain(node.name) in names


def _is_inside(node: Node, roles: Iterable[str]) -> bool:
    return any(above.role in roles for above in node.ancestors)


def _narrowed(found: list[Node], within: str) -> list[Node]:
    """Those that stand in a container of this name; failing that, of a name or a text with `within` in it."""
    parts = within.split(AND_IN)
    tests: tuple[Callable[[Node], bool], ...] = (
        lambda above: plain(above.name) == within,
        lambda above: all(part in plain(above.name) for part in parts),
        lambda above: above.role in _CARDS and all(part in plain(above.text) for part in parts),
    )
    for test in tests:
        fits = [node for node in found if any(above.role in _CONTAINERS and test(above) for above in node.ancestors)]
        if fits:
            return _nearest(fits, test) if len(fits) > 1 else fits
    return []


def _nearest(found: list[Node], test: Callable[[Node], bool]) -> list[Node]:
    """Those whose fitting container holds the fewest of `found`: a row rather than the region around all rows."""

    def crowd(node: Node) -> int:
        fitting = next(above for above in node.ancestors if above.role in _CONTAINERS and test(above))
        inside = set(map(id, fitting.walk()))
        return sum(id(other) in inside for other in found)

    least = min(crowd(node) for node in found)
    return [node for node in found if crowd(node) == least]


def _place(node: Node) -> str:
    above = next((node for node in node.ancestors if node.role in _CONTAINERS), None)
    return str(above or "the page")


def _likeness(name: str, what: str) -> float:
    """How much a name is like the one that was looked for, from 0 to 1."""
    return SequenceMatcher(None, name.casefold(), what.casefold(), autojunk=False).ratio()
