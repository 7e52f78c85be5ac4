"""A customer's address book."""

from __future__ import annotations

from flask import Blueprint, g, render_template, url_for
from flask.typing import ResponseReturnValue

from ....platform.forms import PlatformForm
from ....platform.pages import done
from ... import actions
from ...actions.addresses import book, own_address
from ..forms import AddressForm
from ..guard import customer_id, require_log_in

blueprint = Blueprint("addresses", __name__, url_prefix="/account/addresses")
blueprint.before_request(require_log_in)


@blueprint.get("")
def index() -> str:
    return render_template("shop/addresses.html", addresses=book(g.db, customer_id()))


@blueprint.route("/new", methods=["GET", "POST"])
def new() -> ResponseReturnValue:
    form = AddressForm.new(name=g.customer.name, country="United States", phone=g.customer.phone)
    if form.submitted(lambda values: actions.add_address(g.db, customer_id(), **values)):
        return done("The address was added.", url_for(".index"))
    return form.page(
        "shop/form.html", title="New address", submit="Save address", cancel=url_for(".index"), account="addresses"
    )


@blueprint.route("/<int:id>", methods=["GET", "POST"])
def edit(id: int) -> ResponseReturnValue:
    form = AddressForm.of(own_address(g.db, customer_id(), id))
    if form.submitted(lambda values: actions.update_address(g.db, customer_id(), id, version=form.version, **values)):
        return done("The address was saved.", url_for(".index"))
    return form.page(
        "shop/form.html", title="Edit address", submit="Save address", cancel=url_for(".index"), account="addresses"
    )


@blueprint.post("/<int:id>/default")
def default(id: int) -> ResponseReturnValue:
    address = actions.make_default(g.db, customer_id(), id)
    return done(f"{address.street} is your default address.", url_for(".index"))


@blueprint.route("/<int:id>/delete", methods=["GET", "POST"])
def delete(id: int) -> ResponseReturnValue:
    address = own_address(g.db, customer_id(), id)
    form = PlatformForm.of(address)
    if form.submitted(lambda _values: actions.delete_address(g.db, customer_id(), id)):
        return done("The address was deleted.", url_for(".index"))
    return form.page(
        "shop/form.html",
        title="Delete this address?",
        text=address.line,
        submit="Delete",
        cancel=url_for(".index"),
        account="addresses",
    )
