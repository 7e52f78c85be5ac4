"""Tools of products and of what they cost in each price book."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field

from ...platform.tools import Tool
from ...platform.tools.lists import search_tool
from ...platform.tools.values import Named
from .. import actions, lists
from ..fields import PRODUCT
from .acts import PRICEBOOK, Part, Way, choice, plain, row, text
from .acts import PRODUCT as OF_PRODUCT
from .naming import cents, pricebook_of


def _price(required: bool) -> Part:
    kind = Annotated[float, Field(ge=0, description="In dollars.")]
    return Part(
        "unit_price", "unit_price", kind, required, lambda _db, value, _given: cents(value, "unit_price"),
        lambda _db, value, _asked: value / 100,
    )  # fmt: skip


def _without_required(part: Part) -> Part:
    return Part(part.argument, part.parameter, part.kind, False, part.read, part.told)


def _to_action(name: str) -> Part:
    """A field of a product, left out where it stays."""
    kind: Any = bool if name == "is_active" else Annotated[str, Field(max_length=400)]
    return Part(name, name, kind, False)


PRICES: tuple[Tool[Any], ...] = (
    search_tool("crm", lists.PRODUCTS, lists.product_rows),
    search_tool("crm", lists.PRICEBOOKS, lists.pricebook_rows),
    search_tool(
        "crm", lists.ENTRIES, lambda db: lists.entry_rows(db, 0), about="Find prices of a price book, by product.",
        more={"pricebook": (Named, ...)},
        within=lambda db, given: lists.entry_rows(db, pricebook_of(db, given.pricebook)),
    ),
    choice("crm_save_product", "Add a product, with a price to be sold at, or change one.", "change", "act", {
            "add": Way(
                actions.create_priced_product, "The product was added and has its price.", apart=("product_id",)
            ),
            "change": Way(
                actions.update_product, "The product was changed.", apart=("pricebook_id", "unit_price")
            ),
        }, *(_without_required(part) for part in (OF_PRODUCT, PRICEBOOK, _price(False))),
        *(_to_action(field.name) for field in PRODUCT.entered("edit"))),
    choice("crm_set_price", "Give a product a price in a price book, change it, or take it out of the book.", "remove",
        "act", {
            "add": Way(actions.add_entry, "The product has a price.", apart=("entry_id",)),
            "change": Way(actions.update_entry, "The price was changed.", apart=("pricebook_id", "product_id")),
            "remove": Way(actions.remove_entry, "The product is not in the price book anymore."),
        }, _without_required(PRICEBOOK), _without_required(OF_PRODUCT), row("entry", required=False),
        _price(False), repeats=True),
    choice("crm_save_pricebook", "Add a price book, or rename it or take it out of use.", "change", "act", {
            "add": Way(actions.create_pricebook, "The price book was added.", apart=("pricebook_id",)),
            "change": Way(actions.update_pricebook, "The price book was changed."),
        }, _without_required(PRICEBOOK), text("name", 400, required=False), plain("is_active", bool, required=False),
        text("description", required=False)),
)  # fmt: skip
