"""Teams in setup: their members and leads."""

from __future__ import annotations

from flask import Blueprint, g, render_template, url_for
from flask.typing import ResponseReturnValue
from sqlalchemy import select

from ...platform.models import Person
from ...platform.pages import done
from ..actions import teams as actions
from ..forms import ConfirmForm
from ..lists.users import STATES, state_of
from ..models import Team, User
from ..people_forms import NameForm, TeamForm, TeamMemberForm
from ..permissions import require_admin
from .common import form_page

blueprint = Blueprint("setup_teams", __name__, url_prefix="/setup/teams")


@blueprint.before_request
def _admins() -> None:
    require_admin(g.db, "set up the CRM")


@blueprint.get("")
def index() -> ResponseReturnValue:
    members: dict[int, list[User]] = {}
    found = select(User).join(User.person).where(User.team_id.is_not(None), User.deleted_at.is_(None))
    for user in g.db.scalars(found.order_by(Person.last_name, Person.first_name, User.id)):
        members.setdefault(user.team_id or 0, []).append(user)
    return render_template(
        "crm/setup/teams.html",
        setup_key="teams",
        teams=list(g.db.scalars(select(Team).where(Team.deleted_at.is_(None)).order_by(Team.name, Team.id))),
        members=members,
        state_of=state_of,
        states=STATES,
    )


@blueprint.route("/new", methods=["GET", "POST"])
def new() -> ResponseReturnValue:
    form = NameForm.new()
    if form.submitted(lambda values: actions.create_team(g.db, values["name"])):
        return done(f"The team {form.result.name} was added.", url_for(".index"))
    return form_page(form, "New team")


@blueprint.route("/<int:team_id>/edit", methods=["GET", "POST"])
def edit(team_id: int) -> ResponseReturnValue:
    form = TeamForm.of(actions.find_team(g.db, team_id))
    if form.submitted(lambda values: actions.update_team(g.db, team_id, values["name"], values["lead_id"])):
        return done(f"The team {form.result.name} was saved.", url_for(".index"))
    return form_page(form, "Edit team")


@blueprint.route("/<int:team_id>/members/new", methods=["GET", "POST"])
def add_member(team_id: int) -> ResponseReturnValue:
    team = actions.find_team(g.db, team_id)
    form = TeamMemberForm.new()
    if form.submitted(lambda values: actions.add_member(g.db, team_id, values["user_id"])):
        return done(f"{form.result.name} is in {team.name} now.", url_for(".index"))
    return form_page(form, f"Add member to {team.name}", submit="Add")


@blueprint.post("/<int:team_id>/members/<int:user_id>/remove")
def remove_member(team_id: int, user_id: int) -> ResponseReturnValue:
    user = actions.remove_member(g.db, team_id, user_id)
    return done(f"{user.name} is in no team now.", url_for(".index"))


@blueprint.route("/<int:team_id>/delete", methods=["GET", "POST"])
def delete(team_id: int) -> ResponseReturnValue:
    name = actions.find_team(g.db, team_id).name
    form = ConfirmForm.new()
    if form.submitted(lambda _values: actions.delete_team(g.db, team_id)):
        return done(f"The team {name} was deleted.", url_for(".index"))
    return form.confirm("Delete team", f"{name} goes; nobody is in it.")
