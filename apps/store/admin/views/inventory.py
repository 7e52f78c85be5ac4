"""Inventory: levels by variant and location, their movements, and the adjustment."""

from __future__ import annotations

from flask import Blueprint, g, render_template, request, url_for
from flask.typing import ResponseReturnValue

from ....platform.pages import done
from ... import actions
from ...access import may
from .. import queries
from ..forms import AdjustForm
from ..lists import INVENTORY
from ..supply import queries as supply_queries

blueprint = Blueprint("inventory", __name__, url_prefix="/inventory")


@blueprint.get("")
def index() -> ResponseReturnValue:
    return INVENTORY.page(g.db, queries.levels())


@blueprint.get("/<int:id>")
def show(id: int) -> ResponseReturnValue:
    level = queries.level(g.db, id)
    return render_template(
        "admin/level.html",
        level=level,
        movements=queries.movements(g.db, level),
        incoming=supply_queries.incoming(g.db, level.variant_id, level.location_id),
        may_adjust=may(g.db, "inventory"),
    )


@blueprint.route("/<int:id>/adjust", methods=["GET", "POST"])
def adjust(id: int) -> ResponseReturnValue:
    level = queries.level(g.db, id)
    form = AdjustForm.new()
    if form.submitted(lambda values: actions.adjust_stock(g.db, level.variant_id, level.location_id, **values)):
        text = f"{level.variant.sku} at {level.location.name}: {form.result.available} available."
        return done(
            text,
            url_for("products.show", id=level.variant.product_id)
            if "product" in request.args
            else url_for(".index", q=level.variant.sku),
        )
    return form.page("admin/adjust.html", level=level)
