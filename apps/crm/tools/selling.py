"""Tools that sell: leads, deals and their products, the people of deals and accounts, quotes and their approvals."""

from __future__ import annotations

from typing import Any, Literal

from ...platform.database import Db
from ...platform.tools.values import Named
from .. import actions
from ..fields import LINE, QUOTE
from ..models import CONTACT_ROLES, Deal
from ..models.affiliations import ACCOUNT_ROLES
from .acts import PRODUCT, VERSION, Part, act, one, plain, row, text
from .naming import record_of, stage_of

_ROLE = Literal[CONTACT_ROLES]  # type: ignore[valid-type]
_ACCOUNT_ROLE = Literal[ACCOUNT_ROLES]  # type: ignore[valid-type]


def _stage(db: Db, value: Any, given: Any) -> int:
    deal = record_of(db, "deal", given.deal)
    assert isinstance(deal, Deal)
    return stage_of(db, deal, value)


_LOSS = (text("loss_reason", 200, required=False), text("next_step", 400, required=False))
DEALS = (
    act("crm_move_deal_stage", "Move a deal to another stage of its pipeline, with what that stage asks for.", "change",
        actions.move_stage, one("deal"), Part("stage", "stage_id", Named, True, _stage), *_LOSS,
        one("contact", "decision_maker", required=False), one("contact", "primary_contact", required=False), VERSION,
        done="The deal is in its new stage.", repeats=True),
    act("crm_add_deal_product", "Add a product to a deal; its price is the price book's unless given.", "add",
        actions.add_line, one("deal"), PRODUCT, fields=LINE, use="new", done="The product was added."),
    act("crm_update_deal_product", "Change quantity, price or discount of a product of a deal.", "change",
        actions.update_line, row("line"), VERSION, fields=LINE, done="The line was changed.", repeats=True),
    act("crm_remove_deal_product", "Take a product off a deal.", "remove", actions.remove_line, row("line"),
        done="The line was removed."),
    act("crm_add_contact_role", "Give a contact a role in a deal.", "add", actions.add_contact_role, one("deal"),
        one("contact"), plain("role", _ROLE, required=False), plain("is_primary", bool, required=False),
        done="The contact has the role."),
    act("crm_set_contact_role", "Change the role of a contact in a deal, or make them its primary contact.", "change",
        actions.set_contact_role, one("deal"), one("contact"), plain("role", _ROLE, required=False),
        plain("is_primary", bool, required=False), done="The role was changed.", repeats=True),
    act("crm_remove_contact_role", "Take a contact out of a deal.", "remove", actions.remove_contact_role, one("deal"),
        one("contact"), done="The contact plays no role in the deal anymore."),
    act("crm_link_contact", "Say that a contact works for one more account.", "add", actions.link_contact,
        one("account"), one("contact"), plain("role", _ACCOUNT_ROLE, required=False), done="The contact was linked."),
    act("crm_unlink_contact", "Say that a contact does not work for another account anymore.", "remove",
        actions.unlink_contact, one("account"), one("contact"), done="The contact was unlinked."),
)  # fmt: skip
QUOTES = (
    act("crm_clone_quote", "Make a new quote from another, with its lines.", "add", actions.clone_quote,
        one("quote", parameter="source_id"), fields=QUOTE, use="edit", done="The quote was cloned."),
    act("crm_submit_quote", "Ask for the approval of a quote, with a reason.", "change", actions.submit_quote,
        one("quote"), text("reason"), VERSION, done="The quote is in review."),
    act("crm_recall_quote", "Take back the request for approval of a quote.", "change", actions.recall_quote,
        one("quote"), done="The quote was recalled."),
    act("crm_decide_request", "Approve or reject a request for approval.", "change", actions.decide_request,
        row("request"), plain("approve", bool), text("comment", required=False), done="The request was decided."),
    act("crm_present_quote", "Present a quote to the customer.", "change", actions.present_quote, one("quote"), VERSION,
        done="The quote was presented."),
    act("crm_accept_quote", "Record that the customer accepted a quote.", "change", actions.accept_quote, one("quote"),
        VERSION, done="The quote was accepted."),
    act("crm_deny_quote", "Record that the customer declined a quote.", "change", actions.deny_quote, one("quote"),
        VERSION, done="The quote was denied."),
    act("crm_revise_quote", "Make a settled quote a draft again.", "change", actions.revise_quote, one("quote"),
        done="The quote is a draft."),
    act("crm_sync_quote", "Make a quote the one that its deal follows.", "change", actions.sync_quote, one("quote"),
        done="The quote is synced with its deal.", repeats=True),
)  # fmt: skip
QUOTE_LINES = (
    act("crm_add_quote_product", "Add a product to a quote.", "add", actions.add_quote_line, one("quote"), PRODUCT,
        fields=LINE, use="new", done="The product was added."),
    act("crm_update_quote_product", "Change quantity, price or discount of a product of a quote.", "change",
        actions.update_quote_line, row("line"), fields=LINE, done="The line was changed.", repeats=True),
    act("crm_remove_quote_product", "Take a product off a quote.", "remove", actions.remove_quote_line, row("line"),
        done="The line was removed."),
    act("crm_give_quote_products", "Give the products of a quote to its deal.", "change", actions.give_products,
        one("quote"), VERSION, done="The deal has the quote's products.", repeats=True),
    act("crm_take_deal_products", "Give the products of a deal to its quote.", "change", actions.take_products,
        one("quote"), VERSION, done="The quote has the deal's products.", repeats=True),
)  # fmt: skip
