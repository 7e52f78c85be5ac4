"""What the security checks must be told about an app: one `SecuritySpec` per app, in `apps/<key>.py`.

Who may read and change a row is said there a second time, over the tables alone: a check that an app forgot is found.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from ...tasks.verifier.changes import Change
from .watched_world import WatchedWorld

#: Values of a route's variables, in their order.
Values = tuple[Any, ...]
Json = dict[str, Any]


@dataclass(frozen=True)
class Principal:
    """Somebody who sends requests to an app; `id` is a person's or a customer's, None without a session."""

    role: str
    id: int | None = None

    def __str__(self) -> str:
        return self.role if self.id is None else f"{self.role} ({self.id})"


@dataclass(frozen=True)
class Rows:
    """What a route's variables may stand for: `columns` of the rows of `source`, of which `readable` may be read.

    `readable` is a condition in SQL; `:me` is the principal's id.
    """

    columns: str
    source: str
    readable: str = "1"

    def all(self, world: WatchedWorld) -> list[Values]:
        """Return the values of every row there is."""
        return [*world.query(f"SELECT {self.columns} FROM {self.source} ORDER BY {self.columns}")]

    def readable_by(self, world: WatchedWorld, principal: Principal) -> list[Values]:
        """Return the values of the rows that a principal may read."""
        sql = f"SELECT {self.columns} FROM {self.source} AS x WHERE {self.readable} ORDER BY {self.columns}"
        return [*world.query(sql, me=principal.id if principal.id is not None else -1)]


@dataclass(frozen=True)
class Canary:
    """A column of text into which each row's own marker is written; `rows` says which ids may be read.

    Not a column by which other records name the row: who may read those may know what this one is called.
    """

    table: str
    column: str
    rows: Rows
    separator: str = " "  # between the text and the marker


@dataclass(frozen=True)
class Revocation:
    """A way in which a principal loses their place in an app, as SQL about the person `:id`."""

    name: str  # "deactivated"
    sql: str


@dataclass(frozen=True)
class Downgrade:
    """The least role that an app has, given to the person `:id`; tried on the first `most` principals."""

    sql: str
    most: int = 2


@dataclass(frozen=True)
class JsonEndpoint:
    """An endpoint to which scripts of the pages send JSON; `op` names the operation in each body."""

    endpoint: str
    bodies: Callable[[WatchedWorld, Values], list[Json]]
    #: The body with a hostile text in its field of text; None if it has none.
    inject: Callable[[Json, str], Json | None]
    #: The body as it must be sent now that other changes were made.
    refresh: Callable[[WatchedWorld, Values, Json], Json]
    #: The pages that show what was changed.
    pages: Callable[[Values, Json], list[str]]


@dataclass(frozen=True)
class LiveUpdates:
    """How open pages hear of what others write meanwhile."""

    #: The address that tells of the last thing written.
    latest: Callable[[WatchedWorld], list[str]]
    #: The pages that show something that contains a text, of those that a principal may read.
    pages: Callable[[WatchedWorld, Principal, str], list[str]]
    #: The request that writes a text where an open page shows it: its path and its form.
    post: Callable[[WatchedWorld, str, str], tuple[str, dict[str, str]]]
    #: Which pages hear of what is written, as a pattern of their addresses.
    listening: str


@dataclass(frozen=True, kw_only=True)
class SecuritySpec:
    """What the security checks know of one app."""

    #: SQL for (role, id) of all who may log in, the ones who stand for their role in tasks first.
    principals: str
    #: So many of each role: they may do the same, but own other things.
    per_role: int
    #: By the nouns and variables of a route: "channels/channel_id members/person_id".
    rows: Mapping[str, Rows]
    #: Whether a principal's role allows a change of a row.
    may_change: Callable[[WatchedWorld, Principal, Change], bool]
    revocations: tuple[Revocation, ...]
    downgrade: Downgrade | None = None
    canaries: tuple[Canary, ...] = ()
    #: Routes that are told in their query which rows they are about: the start of the query, and the rows.
    query_rows: Mapping[str, tuple[str, Rows]] = field(default_factory=dict)
    #: What scripts of the pages send where there is no form, by endpoint; "{0}" is the address's first variable.
    bodies: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    json: JsonEndpoint | None = None
    live: LiveUpdates | None = None
    #: Endpoints that are open to everybody, beside logging in.
    public_pages: frozenset[str] = frozenset()
    public_writes: frozenset[str] = frozenset()
    #: Endpoints that end a session.
    log_out: frozenset[str] = frozenset()
    #: Endpoints of pictures and styles: the same for everybody, and made from no row.
    assets: frozenset[str] = frozenset()
    #: Endpoints that take files, and the field for them.
    uploads: Mapping[str, str] = field(default_factory=dict)
    #: The addresses at which a principal gets the files back whose names contain a text.
    downloads: Callable[[WatchedWorld, Principal, str], list[str]] = lambda _world, _principal, _text: []
    #: SQL that adds what a seeded world has none of, but a day's work brings.
    fixture: str = ""
    #: SQL for roles that no seeded company has, but that the tables can express.
    narrower_roles: str = ""


class MissingSpec(LookupError):
    """An app has no module that tells the security checks about it."""


def get_spec(app: str) -> SecuritySpec:
    """Return the spec of an app by its key; raise `MissingSpec` if there is none."""
    name = f"{__package__}.apps.{app}"
    try:
        module = import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        raise MissingSpec(
            f"harness/security/apps/{app}.py is missing: declare there, as SPEC, who may read and change what"
        ) from None
    spec = module.SPEC
    assert isinstance(spec, SecuritySpec)
    return spec
