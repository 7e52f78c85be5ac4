"""Users in setup: who has access with which role, adding and changing them, freezing and deactivating."""

from __future__ import annotations

from flask import Blueprint, g, render_template, url_for
from flask.typing import ResponseReturnValue
from sqlalchemy import select

from ...platform import forms
from ...platform.models import Person
from ...platform.pages import done
from ...platform.parameters import read_search
from ..actions import users as actions
from ..actions.handover import estates
from ..forms import ConfirmForm
from ..lists.users import STATES, USERS, state_of, user_rows
from ..models import User
from ..people_forms import UserForm
from ..permissions import require_admin
from ..setup_log import changes_of_user
from .common import form_page
from .lookups import more

blueprint = Blueprint("setup_users", __name__, url_prefix="/setup/users")


@blueprint.before_request
def _admins() -> None:
    require_admin(g.db, "set up the CRM")


@blueprint.get("")
def index() -> ResponseReturnValue:
    return USERS.page(g.db, user_rows(g.db), template="crm/setup/users.html", setup_key="users")


@blueprint.get("/lookup")
def lookup() -> str:
    """Those who have access, whatever their role."""
    name = Person.first_name + " " + Person.last_name
    words = [name.icontains(word, autoescape=True) for word in read_search().split()]
    active = (User.deleted_at.is_(None), User.is_active, ~User.is_frozen)
    found = select(User).join(User.person).where(*active, *words).order_by(Person.last_name, Person.first_name, User.id)
    options = (forms.Option(user.id, user.name, user.person.title) for user in g.db.scalars(found.limit(8)).unique())
    return forms.options(options, more("member"))


@blueprint.route("/new", methods=["GET", "POST"])
def new() -> ResponseReturnValue:
    form = UserForm.new()
    if form.submitted(lambda values: actions.create_user(g.db, **values)):
        return done(f"{form.result.name} was added.", url_for(".show", user_id=form.result.id))
    return form_page(form, "New user")


@blueprint.get("/<int:user_id>")
def show(user_id: int) -> ResponseReturnValue:
    user = actions.find_user(g.db, user_id)
    return render_template(
        "crm/setup/user.html",
        setup_key="users",
        user=user,
        state=state_of(user),
        tone_of_state=STATES[state_of(user)],
        estates=estates(g.db, user, shown=0),
        changes=changes_of_user(g.db, user),
    )


@blueprint.route("/<int:user_id>/edit", methods=["GET", "POST"])
def edit(user_id: int) -> ResponseReturnValue:
    user = actions.find_user(g.db, user_id)
    person = user.person
    names = ("first_name", "last_name", "email", "phone", "title", "department", "city", "manager_id")
    form = UserForm.of(user, **{name: getattr(person, name) for name in names})
    if form.submitted(lambda values: actions.update_user(g.db, user_id, version=form.version, **values)):
        return done(f"{form.result.name} was saved.", url_for(".show", user_id=user_id))
    return form_page(form, f"Edit {user.name}")


_WAYS = {
    "freeze": ("Freeze", "cannot log in nor be given records until unfrozen. Their records stay theirs."),
    "thaw": ("Unfreeze", "can log in and be given records again."),
    "deactivate": ("Deactivate", "loses access for good. Hand over what they have under way first."),
    "activate": ("Activate", "gets their access back, with the role they had."),
}


@blueprint.route("/<int:user_id>/<any(freeze, thaw, deactivate, activate):way>", methods=["GET", "POST"])
def switch(user_id: int, way: str) -> ResponseReturnValue:
    user = actions.find_user(g.db, user_id)
    label, meaning = _WAYS[way]
    form = ConfirmForm.new()
    if way in ("freeze", "thaw"):
        went = form.submitted(lambda _values: actions.set_frozen(g.db, user_id, way == "freeze"))
    else:
        went = form.submitted(lambda _values: actions.set_active(g.db, user_id, way == "activate"))
    if went:
        return done(f"{user.name} is {state_of(user).lower()} now.", url_for(".show", user_id=user_id))
    return form.confirm(f"{label} {user.name}", f"{user.name} {meaning}", label, danger=way in ("freeze", "deactivate"))
