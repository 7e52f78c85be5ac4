"""Names of roles and teams: one of a kind, whatever the capitals."""

from __future__ import annotations

from sqlalchemy import func, select

from ...platform import values as kinds
from ...platform.database import Db
from ...platform.errors import Invalid
from ...platform.limits import LONGEST_SHORT
from ..models import Role, Team


def unique_name(db: Db, model: type[Role] | type[Team], name: str | None, own: Role | Team | None) -> str:
    """A name for `own`, or for a new one, that no other has. Raises Invalid, at `name`."""
    noun, text = model.__name__.lower(), kinds.one_line(name or "")
    if not text:
        raise Invalid(name=f"A {noun} needs a name.")
    if len(text) > LONGEST_SHORT:
        raise Invalid(name=f"A name can have {LONGEST_SHORT} characters at most.")
    same = select(model.id).where(func.lower(model.name) == text.lower())
    if db.scalar(same.where(model.id != own.id) if own else same) is not None:
        raise Invalid(name=f"There is a {noun} called {text} already.")
    return text


def give_up_name(deleted: Role | Team) -> None:
    """Leave the name of a deleted one to others."""
    deleted.name = f"{deleted.name[: LONGEST_SHORT - 24]} (deleted {deleted.id})"
