"""Transfers: the list, a transfer's page, and the dialogs by which it goes from draft to received."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, g, render_template, url_for
from flask.typing import ResponseReturnValue

from ....platform.errors import NotFound
from ....platform.forms import PlatformForm
from ....platform.models import Person
from ....platform.pages import done
from ....platform.parameters import read_search
from ... import actions
from ...access import may, require
from ...actions.procurement.transfer_steps import underway_transfer
from ...actions.procurement.transfers import draft_transfer
from ...models import TransferLine
from ...timeline import units
from ..forms import CommentForm
from ..supply import queries
from ..supply.forms import (
    ReasonForm,
    SentTransferForm,
    TransferForm,
    TransferLineForm,
    counts,
    fields_of,
    picking_form,
    receive_form,
)
from ..supply.lists import TRANSFERS
from .paging import page_of

blueprint = Blueprint("transfers", __name__, url_prefix="/transfers")


@blueprint.get("")
def index() -> ResponseReturnValue:
    return TRANSFERS.page(g.db, queries.transfers(), template="admin/transfers.html", may_change=may(g.db, "inventory"))


def page(transfer_id: int, form: CommentForm) -> str:
    transfer = queries.transfer(g.db, transfer_id)
    ids = [line.variant_id for line in transfer.lines]
    return render_template(
        "admin/transfer.html",
        transfer=transfer,
        form=form,
        here=queries.levels_at(g.db, transfer.origin_id, ids),
        there=queries.levels_at(g.db, transfer.destination_id, ids),
        progress=queries.transfer_progress(g.db, [transfer_id]).get(transfer_id, queries.Progress()),
        drawn_up_by=g.db.get(Person, transfer.created_by_id) if transfer.created_by_id else None,
        may_work=may(g.db, "inventory"),
    )


@blueprint.get("/<int:id>")
def show(id: int) -> ResponseReturnValue:
    return page(id, CommentForm.new())


@blueprint.post("/<int:id>/comments")
def comment(id: int) -> ResponseReturnValue:
    form = CommentForm.new()
    if form.submitted(lambda values: actions.comment_transfer(g.db, id, values["text"])):
        return done("Your comment was added.", url_for(".show", id=id))
    return page(id, form), form.http_status


@blueprint.route("/new", methods=["GET", "POST"])
def new() -> ResponseReturnValue:
    require(g.db, "inventory")
    form = TransferForm.new()
    if form.submitted(lambda values: actions.create_transfer(g.db, **values)):
        return done(f"{form.result.name} was created.", url_for(".pick", id=form.result.id))
    return form.page("admin/form.html", title="New transfer", submit="Create")


@blueprint.route("/<int:id>/edit", methods=["GET", "POST"])
def edit(id: int) -> ResponseReturnValue:
    require(g.db, "inventory")
    transfer = queries.transfer(g.db, id)
    form = TransferForm.of(transfer) if transfer.status == "Draft" else SentTransferForm.of(transfer)
    if form.submitted(lambda values: actions.update_transfer(g.db, id, version=form.version, **values)):
        return done(f"{transfer.name} was saved.", url_for(".show", id=id))
    return form.page("admin/form.html", title=f"Edit {transfer.name}", submit="Save")


@blueprint.route("/<int:id>/items", methods=["GET", "POST"])
def pick(id: int) -> ResponseReturnValue:
    """Say how many of what is available at the origin are to be moved."""
    require(g.db, "inventory")
    transfer = queries.transfer(g.db, draft_transfer(g.db, id).id)
    text, url = read_search(), url_for(".pick", id=id)
    items = page_of(g.db, queries.stocked(g.db, transfer.origin_id, text), url, text)
    variants = [level.variant for level in items.rows]
    on_list = {line.variant_id: line.quantity for line in transfer.lines}
    first: dict[str, Any] = {f"line-{variant.id}": on_list.get(variant.id) for variant in variants}
    form = picking_form(variants).new(**first)
    if form.submitted(lambda values: actions.set_transfer_quantities(g.db, id, counts(values, "line-"))):
        return done(f"The items of {transfer.name} were saved.", url_for(".show", id=id))
    return form.page(
        "admin/pick_transfer.html",
        transfer=transfer,
        items=items,
        fields=fields_of(form, "line-"),
        on_list=on_list,
        there=queries.levels_at(g.db, transfer.destination_id, [variant.id for variant in variants]),
    )


def _line(line_id: int) -> TransferLine:
    line: TransferLine | None = g.db.get(TransferLine, line_id)
    if line is None:
        raise NotFound("This item does not exist.")
    return line


@blueprint.route("/loads/<int:id>/edit", methods=["GET", "POST"])
def edit_line(id: int) -> ResponseReturnValue:
    require(g.db, "inventory")
    line = _line(id)
    draft_transfer(g.db, line.transfer_id)
    form = TransferLineForm.of(line)
    if form.submitted(lambda values: actions.update_transfer_line(g.db, id, **values)):
        return done(f"{line.sku} was saved.", url_for(".show", id=line.transfer_id))
    return form.page("admin/form.html", title=f"Edit {line.sku}", text=line.title, submit="Save")


@blueprint.route("/loads/<int:id>/remove", methods=["GET", "POST"])
def remove_line(id: int) -> ResponseReturnValue:
    require(g.db, "inventory")
    line = _line(id)
    transfer = draft_transfer(g.db, line.transfer_id)
    sku, form = line.sku, PlatformForm.new()
    if form.submitted(lambda _values: actions.set_transfer_quantities(g.db, transfer.id, {line.variant_id: 0})):
        return done(f"{sku} was taken off {transfer.name}.", url_for(".show", id=transfer.id))
    return form.confirm(f"Take {sku} off {transfer.name}", "It will not be moved.", "Take off")


@blueprint.route("/<int:id>/send", methods=["GET", "POST"])
def send(id: int) -> ResponseReturnValue:
    require(g.db, "inventory")
    transfer = queries.transfer(g.db, id)
    form = PlatformForm.of(transfer)
    if form.submitted(lambda _values: actions.send_transfer(g.db, id, version=form.version)):
        return done(f"{transfer.name} is on its way.", url_for(".show", id=id))
    count = units(sum(line.quantity for line in transfer.lines))
    text = (
        f"Leaving {transfer.origin.name} for {transfer.destination.name}: {count}. It can no longer be canceled then."
    )
    return form.confirm(f"Send transfer {transfer.name}", text, "Send transfer", danger=False)


@blueprint.route("/<int:id>/receive", methods=["GET", "POST"])
def receive(id: int) -> ResponseReturnValue:
    require(g.db, "inventory")
    transfer = queries.transfer(g.db, underway_transfer(g.db, id).id)
    lines = [line for line in transfer.lines if line.open]
    first: dict[str, Any] = {f"line-{line.id}": line.open for line in lines}
    form = receive_form(PlatformForm, lines).new(**first)
    form.version = form.version or transfer.version

    def act(values: dict[str, Any]) -> object:
        accepted, damaged = counts(values, "line-"), counts(values, "damaged-")
        return actions.receive_transfer(g.db, id, accepted, damaged, version=form.version)

    if form.submitted(act):
        return done(f"What arrived by {transfer.name} was booked.", url_for(".show", id=id))
    return form.page(
        "admin/receive.html",
        record=transfer,
        lines=lines,
        place=transfer.destination.name,
        accepted=fields_of(form, "line-"),
        damaged=fields_of(form, "damaged-"),
    )


@blueprint.route("/<int:id>/close", methods=["GET", "POST"])
def close(id: int) -> ResponseReturnValue:
    require(g.db, "inventory")
    transfer = queries.transfer(g.db, id)
    form = ReasonForm.of(transfer)
    if form.submitted(lambda values: actions.close_transfer(g.db, id, values["reason"], version=form.version)):
        return done(f"{transfer.name} was closed short.", url_for(".show", id=id))
    left = units(sum(line.open for line in transfer.lines))
    text = f"Written off as lost on the way: {left}. What has arrived stays in stock."
    return form.page(
        "admin/form.html", title=f"Close {transfer.name} short", text=text, submit="Close short", danger=True
    )


@blueprint.route("/<int:id>/cancel", methods=["GET", "POST"])
def cancel(id: int) -> ResponseReturnValue:
    require(g.db, "inventory")
    transfer = queries.transfer(g.db, id)
    form = ReasonForm.of(transfer)
    if form.submitted(lambda values: actions.cancel_transfer(g.db, id, values["reason"], version=form.version)):
        return done(f"{transfer.name} was canceled.", url_for(".show", id=id))
    text = "No stock has moved yet. This cannot be undone."
    return form.page(
        "admin/form.html", title=f"Cancel {transfer.name}", text=text, submit="Cancel transfer", danger=True
    )
