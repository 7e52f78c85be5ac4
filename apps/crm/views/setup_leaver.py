"""Handing over what somebody has under way who leaves: by kind to whom, then they are frozen."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, g, url_for
from flask.typing import ResponseReturnValue

from ...platform.pages import done
from ..actions import handover
from ..actions.users import find_user
from ..lists.users import state_of
from ..people_forms import heir_form
from ..permissions import require_admin

blueprint = Blueprint("setup_leaver", __name__, url_prefix="/setup/users/<int:user_id>/hand-over")


@blueprint.before_request
def _admins() -> None:
    require_admin(g.db, "set up the CRM")


@blueprint.route("", methods=["GET", "POST"])
def hand_over(user_id: int) -> ResponseReturnValue:
    user = find_user(g.db, user_id)
    estates = handover.estates(g.db, user)
    manager = user.person.manager
    labels = {estate.key: estate.label for estate in estates}
    form = heir_form(labels, manager.name if manager else None, user.name).new(
        **(dict.fromkeys(labels, handover.MANAGER) if manager else {})
    )
    back = url_for("setup_users.show", user_id=user_id)
    if form.submitted(lambda values: handover.hand_over(g.db, user_id, _heirs(values))):
        count = sum(form.result.values())
        what = "1 record" if count == 1 else f"{count:,} records"
        return done(f"{what} of {user.name} changed hands; {user.name} is {state_of(user).lower()} now.", back)
    return form.page(
        "crm/setup/hand_over.html", setup_key="users", title=f"Hand over from {user.name}", user=user, estates=estates
    )


def _heirs(values: dict[str, Any]) -> dict[str, str | int | None]:
    return {key: int(heir) if heir and heir.isdecimal() else heir for key, heir in values.items()}
