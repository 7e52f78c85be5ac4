"""Logging in to an app by choosing one's account, as single sign-on does, and logging out."""

from __future__ import annotations

from flask import Blueprint, g, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue
from sqlalchemy import func, select

from . import guard, pages, sessions
from .database import Db
from .models import Person
from .parameters import read_search
from .values import search_words
from .web import this_app

blueprint = Blueprint("platform", __name__)
_SHOWN = 8


@blueprint.get("/login")
def log_in() -> ResponseReturnValue:
    if g.person is not None:
        return redirect(_target())
    query = read_search("email")
    return render_template("platform/login.html", query=query, people=_people(g.db, query), error=None, next=_target())


@blueprint.get("/login/people")
def people() -> str:
    """The accounts that match what is typed so far."""
    query = read_search("email")
    return render_template("platform/login_people.html", query=query, people=_people(g.db, query), next=_target())


@blueprint.post("/login")
def begin() -> ResponseReturnValue:
    db: Db = g.db
    app = this_app()
    email = request.form.get("email", "").strip()
    person = db.scalar(select(Person).where(func.lower(Person.email) == email.lower()))
    if person is None:
        company = db.company
        error = f"Nobody at {company.name} has that address." if email else f"Type your {company.name} e-mail address."
        return _again(email, error)
    membership = guard.admit(app, db, person)
    if membership.refusal is not None:
        return _again(email, membership.refusal)
    session = sessions.log_in(db, person.id, app.key)
    response = pages.go(_target())
    response.set_cookie(sessions.cookie_name(app.key), session.token, httponly=True, samesite="Lax")
    return response


@blueprint.post("/logout")
def log_out() -> ResponseReturnValue:
    sessions.log_out(g.db, g.session.token)
    response = pages.done("You are logged out.", url_for("platform.log_in"))
    response.delete_cookie(sessions.cookie_name(this_app().key), httponly=True, samesite="Lax")
    return response


def _again(email: str, error: str) -> ResponseReturnValue:
    return render_template(
        "platform/login.html", query=email, people=_people(g.db, email), error=error, next=_target()
    ), 422


def _people(db: Db, query: str) -> list[Person]:
    """The first few people with access to this app whose name, title or address contains the query."""
    app, found = this_app(), list[Person]()
    text = Person.first_name + " " + Person.last_name + " " + Person.email + " " + Person.title
    words = [text.icontains(word, autoescape=True) for word in search_words(query)]
    matching = select(Person).where(Person.is_active, *words)
    for person in db.scalars(matching.order_by(Person.first_name, Person.last_name, Person.id)):
        if app.membership(db, person.id) is not None:
            found.append(person)
            if len(found) == _SHOWN:
                break
    return found


def _target() -> str:
    """Where to go after logging in: a path of this app, never another site."""
    return pages.local_path(request.values.get("next", "")) or url_for(this_app().home)
