"""How people have arranged an app for themselves: what stands in their rail, how wide the columns of a list are."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select

from .database import Db
from .models import Preference

_CACHE = "preferences"


def preference(db: Db, app: str, name: str) -> Any:
    """What the acting person chose under this name in an app; None if nothing. All are read once per unit of work."""
    row = _rows(db, app).get(name)
    return None if row is None else row.value


def set_preference(db: Db, app: str, name: str, value: Any) -> None:
    """Keep a choice of the acting person, any JSON; None goes back to what everybody has."""
    assert db.actor_id is not None, "only people arrange things for themselves"
    rows = _rows(db, app)
    row = rows.get(name)
    if value is None:
        if row is not None:
            db.delete(rows.pop(name))
    elif row is None:
        rows[name] = Preference(person_id=db.actor_id, app=app, name=name, value=value)
        db.add(rows[name])
        db.flush()
    else:
        row.value = value


def _rows(db: Db, app: str) -> dict[str, Preference]:
    cached: dict[tuple[int | None, str], dict[str, Preference]] = db.info.setdefault(_CACHE, {})
    key = (db.actor_id, app)
    if key not in cached:
        mine = select(Preference).where(Preference.person_id == db.actor_id, Preference.app == app)
        cached[key] = {row.name: row for row in db.scalars(mine)}
    return cached[key]
