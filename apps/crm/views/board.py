"""Deals as a board: columns by stage, and what happens to a card that is put into another one."""

from __future__ import annotations

import re
from urllib.parse import urlencode

from flask import g, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue

from ...platform.errors import Invalid, NotFound
from ...platform.parameters import read_number, read_text, read_version
from ...platform.undo import undoable
from .. import actions
from ..actions.saving import load
from ..actions.stages import missing, reopening
from ..board import FIRST, columns, owners, quarters
from ..models import Deal, Stage
from .deals import blueprint

_EVERYBODY = "all"
_MOST = 1000


@blueprint.get("/board")
def board() -> ResponseReturnValue:
    choices = {quarter.key: quarter for quarter in quarters(g.db.today)}
    quarter = choices.get(read_text("quarter"))
    selling = owners(g.db)
    mine = str(g.db.actor_id) if any(user.id == g.db.actor_id for user in selling) else _EVERYBODY
    owner = read_text("owner", mine)
    chosen = next((user for user in selling if str(user.id) == owner), None)
    owner = str(chosen.id) if chosen else _EVERYBODY
    shown = {
        int(name[4:]): min(read_number(name), _MOST) for name in request.args if re.fullmatch(r"show\d{1,9}", name)
    }
    found = columns(g.db, owner_id=chosen.id if chosen else None, quarter=quarter, shown=shown)

    def address(**changes: str) -> str:
        now = {"owner": owner, "quarter": quarter.key if quarter else ""}
        parts = {name: value for name, value in {**now, **changes}.items() if value}
        return f"{url_for('deals.board')}?{urlencode(parts)}"

    def more(stage_id: int) -> str:
        kept = {f"show{id}": str(count) for id, count in shown.items()}
        return address(**{**kept, f"show{stage_id}": str(shown.get(stage_id, FIRST) + FIRST)})

    return render_template(
        "crm/board.html",
        columns=found,
        more=more,
        owner=chosen,
        owner_items=[
            ("Everybody", address(owner=_EVERYBODY), "users", {}),
            *((user.name, address(owner=str(user.id)), "user", {}) for user in selling),
        ],
        quarter=quarter,
        quarter_items=[
            ("Any close date", address(quarter=""), "calendar", {}),
            *((each.label, address(quarter=key), "calendar", {}) for key, each in choices.items()),
        ],
    )


@blueprint.post("/<int:id>/drop/<int:stage_id>")
def drop(id: int, stage_id: int) -> ResponseReturnValue:
    """Move a deal at once, or ask for what the stage needs."""
    deal = load(g.db, Deal, id, version=read_version())
    stage = g.db.get(Stage, stage_id)
    if stage is None or stage.deleted_at is not None:
        raise NotFound("There is no such stage.")
    if refused := reopening(g.db, deal, stage):
        raise Invalid(refused)
    back = _here()
    if missing(g.db, deal, stage):
        return redirect(url_for(".move", id=id, stage_id=stage_id, next=back), 303)
    before = deal.stage.name
    actions.move_stage(g.db, id, stage_id)
    return undoable(f"{deal.name} is now in {stage.name}.", back, f"{deal.name} is back in {before}.")


def _here() -> str:
    """The board as it stands in the browser."""
    found = re.search(r"(/deals/board(\?[^#]*)?)(#.*)?$", request.headers.get("HX-Current-URL", ""))
    return found[1] if found else url_for(".board")
