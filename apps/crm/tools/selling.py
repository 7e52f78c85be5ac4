"""Tools that sell: leads, deals and their products, the people of deals and accounts, quotes and their approvals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date
from typing import Annotated, Any, Literal

from pydantic import Field, create_model

from ...platform.database import Db
from ...platform.errors import Invalid
from ...platform.tools import Arguments, Tool
from ...platform.tools.lists import search_tool
from ...platform.tools.values import Named, annotation_of, argument_of, to_action, to_argument
from .. import actions, lists
from ..fields import DEAL, LINE, QUOTE
from ..models import CONTACT_ROLES, Deal, DealLine, QuoteLine
from ..models.affiliations import ACCOUNT_ROLES
from .acts import VERSION, Part, Way, act, choice, one, owner, plain, row, text
from .naming import cents, product_of, record_of, row_of, said, said_product, said_row, stage_of

_ROLE = Literal[CONTACT_ROLES]  # type: ignore[valid-type]
_ACCOUNT_ROLE = Literal[ACCOUNT_ROLES]  # type: ignore[valid-type]


def _stage(db: Db, value: Any, given: Any) -> int:
    deal = record_of(db, "deal", given.deal)
    assert isinstance(deal, Deal)
    return stage_of(db, deal, value)


_STAGE = Part("stage", "stage_id", Named, True, _stage, lambda db, id, _asked: said_row(db, "stage", id))


def _field(name: str) -> Part:
    """A field of a deal that may come along with a move."""
    field = DEAL[name]
    return Part(
        argument_of(field), name, annotation_of(field), False,
        lambda db, value, _given: to_action(db, DEAL, {argument_of(field): value})[name],
        lambda db, value, _asked: to_argument(db, field, value),
    )  # fmt: skip


_ON_THE_WAY = [
    _field(name)
    for name in (
        "account_id", "amount", "close_date", "type", "lead_source", "next_step", "description", "loss_reason"
    )
]  # fmt: skip


class _NewDeal(Arguments):
    name: Annotated[str, Field(max_length=400)]
    amount: Annotated[float, Field(ge=0, description="In dollars.")]
    close_date: date
    stage: Named | None = None


def _new_deal(db: Db, given: _NewDeal, _all: Any) -> actions.NewDeal:
    stage = None if given.stage is None else row_of(db, "stage", given.stage)
    return actions.NewDeal(given.name, cents(given.amount, "deal"), given.close_date, stage)


def _deal_told(db: Db, deal: actions.NewDeal, _asked: Mapping[str, Any]) -> dict[str, Any]:
    told = {"name": deal.name, "amount": deal.amount / 100, "close_date": deal.close_date.isoformat()}
    return told if deal.stage_id is None else {**told, "stage": said_row(db, "stage", deal.stage_id)}


def _lines() -> Part:
    """Rows of a grid of products: new ones with a product, others by their ids."""
    values: dict[str, Any] = {field.name: (annotation_of(field) | None, None) for field in LINE.entered("edit")}
    asked: dict[str, Any] = {
        "line": (Annotated[int | None, Field(ge=1, description="Of a line that is there: its id.")], None),
        "product": (Annotated[Named | None, Field(description="Of a new line: a name, SKU or id.")], None),
        "remove": (bool, False),
    }
    item: Any = create_model("LineGiven", __base__=Arguments, **asked, **values)

    def read(db: Db, given: Sequence[Any], _all: Any) -> list[actions.LineRow]:
        rows = []
        for number, each in enumerate(given):
            if (each.line is None) == (each.product is None):
                raise Invalid({f"lines.{number}": "Give a line by its id, or a product for a new one."})
            product = None if each.product is None else product_of(db, each.product)
            taken = to_action(db, LINE, each.model_dump(include=values.keys() & each.model_fields_set))
            rows.append(actions.LineRow(str(number), each.line, product, values=taken, is_removed=each.remove))
        return rows

    def told(db: Db, rows: Sequence[actions.LineRow], _asked: Mapping[str, Any]) -> list[dict[str, Any]]:
        found = []
        for each in rows:
            row = {"line": each.id} if each.id is not None else {"product": said_product(db, each.product_id or 0)}
            row |= {name: to_argument(db, LINE[name], value) for name, value in each.values.items()}
            found.append({**row, "remove": True} if each.is_removed else row)
        return found

    kind = Annotated[tuple[item, ...], Field(min_length=1, max_length=100)]
    return Part("lines", "rows", kind, True, read, told)


def _with_lines(made: Tool[Any], key: str, model: type[Any], add: Any, update: Any, remove: Any) -> Tool[Any]:
    """The tool of a grid: who saves one line alone could have saved the grid with that row."""
    owner = f"{key}_id"

    def added(db: Db, asked: Mapping[str, Any]) -> dict[str, Any]:
        values = {name: to_argument(db, LINE[name], value) for name, value in (asked.get("values") or {}).items()}
        line = {"product": said_product(db, asked["product_id"]), **values}
        return {key: said(db, key, asked[owner]), "lines": [line]}

    def changed(db: Db, asked: Mapping[str, Any]) -> dict[str, Any]:
        values = {name: to_argument(db, LINE[name], value) for name, value in (asked.get("values") or {}).items()}
        return of(db, asked["line_id"], values)

    def removed(db: Db, asked: Mapping[str, Any]) -> dict[str, Any]:
        return of(db, asked["line_id"], {"remove": True})

    def of(db: Db, id: int, values: Mapping[str, Any]) -> dict[str, Any]:
        return {key: said(db, key, getattr(db.get_one(model, id), owner)), "lines": [{"line": id, **values}]}

    return replace(made, others={add: added, update: changed, remove: removed})


_LINES = _lines()
_CHANGE = Literal["add", "change", "remove"]
DEALS = (
    act("crm_convert_lead", "Make an account, a contact and, if given, a deal of a lead; those named are used.", "add",
        actions.convert_lead, one("lead"), one("account", required=False), one("contact", required=False),
        Part("deal", "deal", _NewDeal, False, _new_deal, _deal_told), owner(required=False),
        plain("allow_duplicate", bool, required=False), VERSION,
        done="The lead is converted; ids are its own, the account's, the contact's and the deal's."),
    act("crm_move_deal_stage", "Move a deal to another stage of its pipeline, with what that stage asks for.", "change",
        actions.move_stage, one("deal"), _STAGE, *_ON_THE_WAY, one("contact", "decision_maker", required=False),
        one("contact", "primary_contact", required=False), VERSION, done="The deal is in its new stage.",
        repeats=True),
    _with_lines(
        act("crm_save_deal_lines", "Add products to a deal, change or remove its lines: all of it or nothing.",
            "change", actions.save_lines, one("deal"), _LINES, VERSION, done="The products were saved."),
        "deal", DealLine, actions.add_line, actions.update_line, actions.remove_line),
    choice("crm_set_contact_role", "Give a contact a role in a deal, change it, or take them out of it.", "change",
        "change", {
            "add": Way(actions.add_contact_role, "The contact has the role."),
            "change": Way(actions.set_contact_role, "The role was changed."),
            "remove": Way(actions.remove_contact_role, "The contact plays no role in the deal anymore."),
        }, one("deal"), one("contact"), plain("role", _ROLE, required=False),
        plain("is_primary", bool, required=False)),
    choice("crm_link_contact", "Say that a contact works for one more account, in which role, or no longer.", "change",
        "change", {
            "add": Way(actions.link_contact, "The contact was linked."),
            "change": Way(actions.update_contact_link, "The link was changed."),
            "remove": Way(actions.unlink_contact, "The contact was unlinked."),
        }, one("account"), one("contact"), plain("role", _ACCOUNT_ROLE, required=False),
        plain("is_inactive", bool, required=False), VERSION),
)  # fmt: skip
QUOTES: tuple[Tool[Any], ...] = (
    search_tool("crm", lists.APPROVALS, lists.approval_rows, about="Find requests for approval of quotes."),
    act("crm_clone_quote", "Make a new quote from another, with its lines.", "add", actions.clone_quote,
        one("quote", parameter="source_id"), fields=QUOTE, use="edit", done="The quote was cloned."),
    _with_lines(
        act("crm_save_quote_lines", "Add products to a quote, change or remove its lines: all of it or nothing.",
            "change", actions.save_quote_lines, one("quote"), _LINES, VERSION, done="The products were saved."),
        "quote", QuoteLine, actions.add_quote_line, actions.update_quote_line, actions.remove_quote_line),
    act("crm_decide_request", "Approve or reject a request for approval.", "change", actions.decide_request,
        row("request"), plain("approve", bool), text("comment", required=False), done="The request was decided."),
    choice("crm_take_quote_step", "Take a quote a step on: submit it for approval, present it, settle it, revise it.",
        "change", "step", {
            "submit": Way(actions.submit_quote, "The quote is in review."),
            "recall": Way(actions.recall_quote, "The request for approval was taken back."),
            "present": Way(actions.present_quote, "The quote was presented."),
            "accept": Way(actions.accept_quote, "The quote was accepted."),
            "deny": Way(actions.deny_quote, "The quote was denied."),
            "revise": Way(actions.revise_quote, "The quote is a draft."),
            "sync": Way(actions.sync_quote, "The deal follows the quote."),
            "give_products": Way(actions.give_products, "The deal has the quote's products."),
            "take_products": Way(actions.take_products, "The quote has the deal's products."),
        }, one("quote"), text("reason", required=False), VERSION),
)  # fmt: skip
