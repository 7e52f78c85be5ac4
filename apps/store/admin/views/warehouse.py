"""Many orders at once in the warehouse: sent in one go, their packing slips, what to fetch for them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from flask import g, render_template, url_for
from flask.typing import ResponseReturnValue

from ....platform.errors import Invalid
from ....platform.pages import done, is_fragment
from ....platform.parameters import read_id
from ... import actions, limits
from ...actions.warehouse.many_fulfilments import Sent, shortage, why_not_ready
from ...models import Order, Setting
from .. import paper, queries
from ..forms import FulfilManyForm
from ..lists import ORDERS
from .common import counted
from .orders import blueprint


def _selected() -> list[Order]:
    """The orders that were chosen in the list."""
    ids = [order.id for order in ORDERS.selected(g.db, queries.orders())]
    if not ids:
        raise Invalid({"": "Select at least one order first."})
    if len(ids) > limits.MOST_ORDERS_AT_ONCE:
        raise Invalid({"": f"Select at most {limits.MOST_ORDERS_AT_ONCE} orders: these are {len(ids):,}."})
    return paper.orders_to_print(g.db, ids)


@blueprint.route("/fulfil", methods=["GET", "POST"])
def fulfil_many() -> ResponseReturnValue:
    orders = _selected()
    places = queries.locations(g.db)
    promised = Counter(a.location_id for order in orders for line in order.lines for a in line.allocations)
    first = max((place.id for place in places), key=lambda id: promised[id], default=None)
    form = FulfilManyForm.new(location_id=first)
    ids = [order.id for order in orders]

    def act(values: dict[str, Any]) -> Sent:
        return actions.fulfil_orders(g.db, ids, values["location_id"], skip=values["skip"])

    if form.submitted(act):
        return _fulfilled(form.result)
    refused = {order.id: why_not_ready(g.db, order) for order in orders}
    short = {
        (order.id, place.id): shortage(g.db, order, place)
        for order in orders
        if refused[order.id] is None
        for place in places
    }
    title = f"Fulfill: {counted(ORDERS, len(orders))}"
    return form.page(
        "admin/fulfil_many.html", title=title, orders=orders, locations=places, refused=refused, short=short
    )


def _fulfilled(sent: Sent) -> ResponseReturnValue:
    """What came of it: a message if all was sent, else who was left out and why."""
    message = f"{counted(ORDERS, len(sent.parcels))} shipped."
    if not sent.skipped or not is_fragment():
        return done(message, ORDERS.shown_url)
    slips = url_for(".packing_slips", ids=",".join(str(parcel.order_id) for parcel in sent.parcels))
    return render_template("admin/fulfilled.html", sent=sent, back=ORDERS.shown_url, slips=slips)


@blueprint.get("/slips")
def packing_slips() -> str:
    parcel_id = read_id("parcel")
    if parcel_id is not None:
        slip = paper.slip_of_parcel(g.db, parcel_id)
        return _slips([slip], [], url_for(".show", id=slip.order.id))
    return _slips(*paper.slips_of(g.db, _selected()), url_for(".index"))


def _slips(slips: list[paper.Slip], without: list[actions.Skipped], back: str) -> str:
    setting = g.db.get_one(Setting, 1)
    return render_template("admin/slips.html", slips=slips, without=without, back=back, setting=setting)


@blueprint.get("/pick-list")
def pick_list() -> str:
    orders = _selected()
    lists, left_out = paper.pick_lists(g.db, orders)
    count = len(orders) - len(left_out)
    return render_template("admin/pick_list.html", lists=lists, left_out=left_out, count=count)
