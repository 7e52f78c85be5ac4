"""Being logged in: one person, one app, one cookie."""

from __future__ import annotations

from sqlalchemy import delete

from .database import Db
from .errors import Forbidden, NotFound
from .models import AppSession, Person


def cookie_name(app: str) -> str:
    """The cookie in which the browser keeps the session's token."""
    return f"deskgym_{app}"


def log_in(db: Db, person_id: int, app: str) -> AppSession:
    """Begin a session of a person in one app; whether the app has a place for them, it says on each request."""
    person = db.get(Person, person_id)
    if person is None:
        raise NotFound("There is nobody by that name in the directory.")
    if not person.is_active:
        raise Forbidden(f"{person.name}'s account is deactivated. Ask an administrator to reactivate it.")
    session = AppSession(token=db.secret(), csrf=db.secret(), app=app, person_id=person_id, created_at=db.now)
    db.add(session)
    db.flush()
    return session


def log_out(db: Db, token: str) -> None:
    """End one session."""
    db.execute(delete(AppSession).where(AppSession.token == token))


def end_sessions(db: Db, person_id: int, app: str) -> None:
    """End all of a person's sessions in one app, as when their access is frozen."""
    db.execute(delete(AppSession).where(AppSession.person_id == person_id, AppSession.app == app))


def find_session(db: Db, app: str, token: str | None) -> AppSession | None:
    """The session that a cookie names, if it is one of this app."""
    session = db.get(AppSession, token) if token else None
    return session if session is not None and session.app == app else None
