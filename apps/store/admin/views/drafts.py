"""Draft orders: the list, a draft's page, its invoice, what its lookups find."""

from __future__ import annotations

from flask import Blueprint, g, render_template
from flask.typing import ResponseReturnValue

from ....platform import forms
from ....platform.errors import Blocked
from ....platform.formats import money
from ....platform.parameters import read_search
from ...access import may
from ...actions.drafts.completing import check_ready, needs_shipping
from ...models import DraftOrder, Setting
from .. import queries
from ..lists import DRAFTS

blueprint = Blueprint("drafts", __name__, url_prefix="/drafts")


@blueprint.get("")
def index() -> ResponseReturnValue:
    return DRAFTS.page(g.db, queries.drafts(), template="admin/drafts.html", may_work=may(g.db, "orders"))


@blueprint.get("/<int:id>")
def show(id: int) -> ResponseReturnValue:
    draft = queries.draft(g.db, id)
    return render_template(
        "admin/draft.html",
        draft=draft,
        free=queries.free_stock(g.db, [line.variant_id for line in draft.lines]),
        lacking=why_not_ready(draft),
        needs_shipping=needs_shipping(draft),
        may_work=may(g.db, "orders"),
    )


def why_not_ready(draft: DraftOrder) -> str | None:
    """What a draft lacks to be invoiced or completed."""
    try:
        check_ready(draft)
    except Blocked as error:
        return str(error)
    return None


@blueprint.get("/<int:id>/invoice")
def invoice(id: int) -> ResponseReturnValue:
    draft = queries.draft(g.db, id)
    return render_template("admin/invoice.html", draft=draft, setting=g.db.get_one(Setting, 1))


@blueprint.get("/lookup/customers")
def customers() -> str:
    found = queries.customers_named(g.db, read_search())
    return forms.options(forms.Option(each.id, each.name, each.email) for each in found)


@blueprint.get("/lookup/variants")
def variants() -> str:
    found = queries.variants_named(g.db, read_search())
    free = queries.free_stock(g.db, [each.id for each in found])
    currency = g.db.company.currency
    return forms.options(
        forms.Option(
            each.id,
            each.full_title,
            f"{each.sku} · {money(each.price, currency=currency)} · {free.get(each.id, 0)} available",
        )
        for each in found
    )
