"""Who can log in, and the one way to do it: one of the staff anywhere in the office, a customer in their app."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from sqlalchemy import select

from . import APPS, App
from .platform import sessions
from .platform.database import Db
from .platform.models import Person


@dataclass(frozen=True)
class Account:
    """One of the staff, by `org_person.id`, or a customer of one app, by the id that they have there."""

    id: int
    customer_of: App | None = None

    @property
    def person_id(self) -> int | None:
        """Who acts as staff; None for a customer."""
        return self.id if self.customer_of is None else None

    @property
    def apps(self) -> tuple[App, ...]:
        """Where they log in. Staff do everywhere, though an app that has customers takes them for anybody."""
        return APPS if self.customer_of is None else (self.customer_of,)


@dataclass(frozen=True)
class Place:
    """The role of somebody in one app."""

    app: App
    role: str


@dataclass(frozen=True)
class LogIn:
    """What a browser keeps of being logged in to one app."""

    cookie: str  # its name
    token: str  # its value
    csrf: str  # what every form sends along


def account_in(app: App, id: int) -> Account:
    """Whom a number means at an app's own log-in."""
    return Account(id, app if app.has_customers else None)


def log_in(db: Db, app: App, account: Account) -> LogIn:
    """Begin a session in an app. Raises NotFound, and Forbidden if the account is deactivated."""
    if account.customer_of == app:
        session = _customers(app).log_in(db, account.id)
    else:
        session = sessions.log_in(db, account.id, app.key)
    return LogIn(sessions.cookie_name(app.key), session.token, session.csrf)


def places_of(db: Db, account: Account) -> list[Place]:
    """The apps that let somebody in, with the role that they have there."""
    if account.customer_of is not None:
        return [Place(account.customer_of, "Customer")]
    found = ((app, app.membership(db, account.id)) for app in APPS)
    return [Place(app, member.role) for app, member in found if member is not None and member.refusal is None]


def is_known(db: Db, account: Account) -> bool:
    """Whether there is such a person or customer."""
    return db.get(_model(account.customer_of), account.id) is not None


def find_persona(db: Db, persona: str) -> Account | None:
    """Who stands for a persona: one of the staff, else a customer of any app."""
    for app in (None, *(app for app in APPS if app.has_customers)):
        model = _model(app)
        id = db.scalar(select(model.id).where(model.persona == persona))
        if id is not None:
            return Account(id, app)
    return None


def customer_personas(db: Db, app: App) -> Sequence[Any]:
    """The customers of an app who stand for somebody, as rows that have an id, a name, initials and an e-mail."""
    model = _model(app)
    return db.scalars(select(model).where(model.persona.is_not(None), model.deleted_at.is_(None))).all()


def _model(customer_of: App | None) -> Any:
    return Person if customer_of is None else _customers(customer_of).Customer


def _customers(app: App) -> Any:
    return import_module(f"{app.package}.customers")
