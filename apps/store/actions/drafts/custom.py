"""Items of drafts that the catalogue does not have: an engraving, a repair, a one-off, written by hand."""

from __future__ import annotations

from ...models import DraftLine, DraftOrder

#: What stands in the place of a SKU, with a number: each custom item of a draft has its own.
CODE = "CUSTOM-"


def next_code(draft: DraftOrder) -> str:
    """The code of a draft's next custom item; one that was taken off may have had it before."""
    taken = [int(line.sku.removeprefix(CODE)) for line in draft.lines if line.variant_id is None]
    return f"{CODE}{max(taken, default=0) + 1}"


def copy_of(line: DraftLine) -> DraftLine:
    """The same custom item, for another draft: it costs what was agreed on."""
    return DraftLine(
        variant_id=None,
        title=line.title,
        variant_title="",
        sku=line.sku,
        price=line.price,
        quantity=line.quantity,
        taxable=line.taxable,
        needs_shipping=line.needs_shipping,
    )
