"""The specification of an app: what is known of it before its pages and tables are imported."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, replace
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from flask import Flask

    from .database import Db
    from .models import Record
    from .tools import Toolbox

#: The domain of the office, whatever name it is served by.
DOMAIN = "deskgym.test"
_built: dict[str, Flask] = {}
_building = threading.Lock()


@dataclass(frozen=True)
class Membership:
    """A person's place in an app: the role shown beside their name and, if they are kept out, why."""

    role: str
    refusal: str | None = None
    sets_up: bool = False  # whether the app's setup is theirs


@dataclass(frozen=True)
class NavItem:
    """An entry of the main navigation. It is current on pages of the blueprint that `endpoint` belongs to.

    `work` names the kinds of work in whose rail it stands, in apps that tell them apart; none: in that of all.
    """

    label: str
    icon: str
    endpoint: str
    work: Sequence[str] = ()

    @property
    def blueprint(self) -> str:
        return self.endpoint.partition(".")[0]


@dataclass(frozen=True)
class Rail:
    """The entries that somebody has beside every page, and those that they find under "More"."""

    shown: Sequence[NavItem]
    more: Sequence[NavItem] = ()
    choose: str | None = None  # endpoint of the dialog in which they say which ones they want at hand
    is_chosen: bool = False  # whether they have said so: then in their order


@dataclass(frozen=True, kw_only=True)
class App:
    """One of the office's web apps, as the `__init__.py` of its package declares it.

    Other modules of the package are found by their names and imported when they are first needed: `app.py` has
    `create_app()`, and `membership.py` says whom of the staff the app lets in by `membership(db, person_id)`.
    """

    key: str  # "crm": the first label of its host, and what its sessions are kept under
    title: str  # "Alder"
    icon: str  # its name among those that `platform/vendor.py` copies
    package: str  # `__name__` of the package that declares it
    schema: str  # prefix of its tables, and the folder of their models and of their seeds; apps may share one
    has_jobs: bool = False  # whether its module `jobs` has something to do when the clock moves
    has_customers: bool = False  # whether it lets in customers, whose log-in is in `customers.py`, in place of staff
    navigation: Sequence[NavItem] = ()
    can_undo: bool = False  # whether what was just done can be taken back; `actions.undoing` has what goes along
    has_rail: bool = False  # whether its module `rail` says who has which entries of the navigation at hand
    home: str = "home"  # endpoint to land on
    setup: str | None = None  # endpoint of the pages on which administrators set it up
    profile: str | None = None  # endpoint of a person's own page, called with their id
    bar: Sequence[str] = ()  # templates of what stands in the app bar, before the account
    search: str | None = None  # endpoint of global search, called with ?q=
    stylesheet: str = "platform/main.css"  # or the app's own, which begins with that one
    script: str = "platform/main.js"  # likewise; an ES module
    fonts: Sequence[str] = ("vendor/inter-latin.woff2",)  # of every page, fetched before it is laid out
    in_place: bool = False  # whether a page takes the place of the last one (static/platform/visit.js)

    @property
    def address(self) -> str:
        """Where texts say that the app is; `launcher.origin` is where the browser finds it."""
        return f"http://{self.key}.{DOMAIN}"

    def wsgi(self) -> Flask:
        """The Flask app, built once per process and shared by all worlds."""
        with _building:
            if self.package not in _built:
                _built[self.package] = import_module(f"{self.package}.app").create_app()
            return _built[self.package]

    def membership(self, db: Db, person_id: int) -> Membership | None:
        """A person's place in this app; None: it is not for them."""
        if self.has_customers:
            return None
        found: Membership | None = import_module(f"{self.package}.membership").membership(db, person_id)
        return found

    @property
    def tools(self) -> Toolbox:
        """What it does for whoever calls it by name: of its module `tools`, where it has one."""
        return _toolbox(self.package)

    def rail(self, db: Db) -> Rail:
        """What the acting person has in the rail beside every page, in the order of the look."""
        from .looks.arranging import entries, navigation

        found: Rail = import_module(f"{self.package}.rail").rail(db) if self.has_rail else Rail(self.navigation)
        more = entries(found.more, lambda item: item.label)
        if found.is_chosen:
            return replace(found, more=more)
        shown = navigation(found.shown, lambda item: item.label, lambda item: item.endpoint == self.home)
        return replace(found, shown=shown, more=more)

    def undoing(self, db: Db, rows: Sequence[Record]) -> AbstractContextManager[None]:
        """In which rows get back what they held: what the app writes of such changes is written of this one, too."""
        found: AbstractContextManager[None] = import_module(f"{self.package}.actions.undoing").undoing(db, rows)
        return found

    def run_due(self, db: Db) -> None:
        """Do all that has become due in this app by the world's clock."""
        if self.has_jobs:
            import_module(f"{self.package}.jobs").run_due(db)


@cache
def _toolbox(package: str) -> Toolbox:
    from .tools import Toolbox

    if find_spec(f"{package}.tools") is None:
        return Toolbox()
    found: Toolbox = import_module(f"{package}.tools").toolbox()
    return found
