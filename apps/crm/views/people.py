"""The people who work in the CRM, for everybody to look up: their teams, and what is theirs."""

from __future__ import annotations

from flask import Blueprint, g, render_template
from flask.typing import ResponseReturnValue

from ..homes.holdings import held_by
from ..lists.people import PEOPLE
from ..lists.users import STATES, state_of, user_rows
from ..people import manager_of, person_named, team_of
from ..permissions import access

blueprint = Blueprint("people", __name__, url_prefix="/people")


@blueprint.get("/")
def index() -> ResponseReturnValue:
    return PEOPLE.page(g.db, user_rows(g.db), template="crm/people/list.html")


@blueprint.get("/<int:id>")
def show(id: int) -> ResponseReturnValue:
    user = person_named(g.db, id)
    who = access(g.db)
    return render_template(
        "crm/people/person.html",
        user=user,
        state=state_of(user),
        tone_of_state=STATES[state_of(user)],
        mates=team_of(g.db, user),
        held=held_by(g.db, user.id),
        manager=manager_of(g.db, user),
        is_admin=who is not None and who.role.is_admin,
    )
