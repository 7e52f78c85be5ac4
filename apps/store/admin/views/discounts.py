"""Discount codes: the list, a code's page, the forms."""

from __future__ import annotations

from flask import Blueprint, g, render_template, url_for
from flask.typing import ResponseReturnValue

from ....platform.forms import PlatformForm
from ....platform.pages import done
from ... import actions
from ...access import may, require
from ...actions.discounts import uses
from ...actions.saving import load
from ...models import Discount
from ...statuses import discount_status
from .. import queries
from ..forms import DiscountForm
from ..lists import DISCOUNTS

blueprint = Blueprint("discounts", __name__, url_prefix="/discounts")


@blueprint.get("")
def index() -> ResponseReturnValue:
    return DISCOUNTS.page(g.db, queries.discounts(), template="admin/discounts.html", may_change=may(g.db, "discounts"))


@blueprint.get("/<int:id>")
def show(id: int) -> ResponseReturnValue:
    discount = load(g.db, Discount, id, "discount code")
    count = uses(g.db, discount)
    return render_template(
        "admin/discount.html",
        discount=discount,
        used=queries.uses_of(g.db, id),
        count=count,
        status=discount_status(discount, g.db.now, count),
        may_change=may(g.db, "discounts"),
    )


@blueprint.route("/new", methods=["GET", "POST"])
def new() -> ResponseReturnValue:
    require(g.db, "discounts")
    form = DiscountForm.new(kind="Percentage", starts_on=g.db.today)
    if form.submitted(lambda values: actions.create_discount(g.db, **values)):
        return done(f"{form.result.code} was created.", url_for(".show", id=form.result.id))
    return form.page("admin/form.html", title="New discount code", submit="Create")


@blueprint.route("/<int:id>/edit", methods=["GET", "POST"])
def edit(id: int) -> ResponseReturnValue:
    require(g.db, "discounts")
    discount = load(g.db, Discount, id, "discount code")
    form = DiscountForm.of(discount, **queries.terms_of(g.db, discount))
    if form.submitted(lambda values: actions.update_discount(g.db, id, version=form.version, **values)):
        return done(f"{discount.code} was saved.", url_for(".show", id=id))
    return form.page("admin/form.html", title=f"Edit {discount.code}", submit="Save")


@blueprint.route("/<int:id>/switch", methods=["GET", "POST"])
def switch(id: int) -> ResponseReturnValue:
    discount = load(g.db, Discount, id, "discount code")
    form, to = PlatformForm.of(discount), not discount.is_active
    if form.submitted(lambda _values: actions.set_discount_active(g.db, id, to, version=form.version)):
        return done(f"{discount.code} is {'on' if to else 'off'}.", url_for(".show", id=id))
    text = "Customers can use it again." if to else "Nobody can use it until it is switched on again."
    title = f"Switch on {discount.code}" if to else f"Switch off {discount.code}"
    return form.confirm(title, text, "Switch on" if to else "Switch off", danger=False)


@blueprint.route("/<int:id>/delete", methods=["GET", "POST"])
def delete(id: int) -> ResponseReturnValue:
    discount = load(g.db, Discount, id, "discount code")
    form = PlatformForm.of(discount)
    if form.submitted(lambda _values: actions.delete_discount(g.db, id)):
        return done(f"{discount.code} was deleted.", url_for(".index"))
    return form.confirm(f"Delete {discount.code}", "Nobody has used it yet. This cannot be undone.")
