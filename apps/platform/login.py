"""Logging in to an app by password, or by choosing one's account where the office is open for that; logging out."""

from __future__ import annotations

from flask import Blueprint, abort, g, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue
from sqlalchemy import func, select
from werkzeug.wrappers import Response

from . import guard, pages, sessions
from .database import Db
from .models import Person
from .parameters import read_search
from .passwords import is_same, password_of
from .tickets import Tickets
from .values import search_words
from .web import chooses_account, this_app

blueprint = Blueprint("platform", __name__)
_SHOWN = 8


@blueprint.get("/login")
def log_in() -> ResponseReturnValue:
    if g.person is not None:
        return redirect(_target())
    return _page(read_search("email"))


@blueprint.get("/login/people")
def people() -> str:
    """The accounts that match what is typed so far."""
    if not chooses_account():
        abort(404)
    query = read_search("email")
    return render_template("platform/login_people.html", query=query, people=_people(g.db, query), next=_target())


@blueprint.post("/login")
def begin() -> ResponseReturnValue:
    db: Db = g.db
    email = request.form.get("email", "").strip()
    person = db.scalar(select(Person).where(func.lower(Person.email) == email.lower()))
    error = _unknown(email, person) if chooses_account() else _unproven(person, request.form.get("password", ""))
    if error or person is None:
        return _page(email, error)
    refusal = guard.admit(this_app(), db, person).refusal
    return _page(email, refusal) if refusal is not None else _enter(person.id)


@blueprint.post("/enter")
def enter() -> ResponseReturnValue:
    """Come from another app of the office, where somebody is logged in already."""
    tickets: Tickets = request.environ["deskgym.tickets"]
    person_id = tickets.redeem(request.args.get("ticket", ""), this_app().key)
    return redirect(url_for(".log_in"), 303) if person_id is None else _enter(person_id)


@blueprint.post("/logout")
def log_out() -> ResponseReturnValue:
    sessions.log_out(g.db, g.session.token)
    response = pages.done("You are logged out.", url_for("platform.log_in"))
    response.delete_cookie(sessions.cookie_name(this_app().key), httponly=True, samesite="Lax")
    return response


def _unknown(email: str, person: Person | None) -> str:
    """Why nobody is meant by an address; an empty text if somebody is."""
    if person is not None:
        return ""
    company = g.db.company.name
    return f"Nobody at {company} has that address." if email else f"Type your {company} e-mail address."


def _unproven(person: Person | None, password: str) -> str:
    """Why a password is not believed, without telling whether there is such a person; an empty text if it is right."""
    if person is not None and is_same(password, password_of(g.db, person.id)):
        return ""
    return "The e-mail address or the password is wrong."


def _enter(person_id: int) -> Response:
    """Begin the session, and go to where the person was going."""
    key = this_app().key
    response = pages.go(_target())
    token = sessions.log_in(g.db, person_id, key).token
    response.set_cookie(sessions.cookie_name(key), token, httponly=True, samesite="Lax")
    return response


def _page(email: str, error: str | None = None) -> ResponseReturnValue:
    choices = _people(g.db, email) if chooses_account() else None
    page = render_template("platform/login.html", query=email, people=choices, error=error, next=_target())
    return page, 422 if error else 200


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
