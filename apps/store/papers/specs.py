"""What pictures and papers show, as short texts that a row keeps: all of it is in the picture, and nowhere else."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Any, Self

from ..models import StoreProduct

#: What can be wrong with goods, as a picture shows it.
DAMAGES = ("", "crack", "dent", "tear", "stain", "missing part", "scuff")


@dataclass(frozen=True)
class Photo:
    """Goods on the bench where returns are opened."""

    kind: str
    material: str | None
    finish: str
    variety: int
    damage: str  # one of DAMAGES; empty where nothing is to be seen
    seed: int

    @classmethod
    def of(cls, product: StoreProduct, title: str, damage: str, seed: int) -> Self:
        """A unit of a product that is drawn, in the finish of a variant's title, as the shop's pictures show it."""
        assert product.kind is not None
        finish = (title or "plain").split(" / ")[0].lower()
        return cls(product.kind, product.material, finish, product.id % 5, damage, seed)


@dataclass(frozen=True)
class NoteRow:
    """A row of a delivery note: what was packed, and what a pen made of that."""

    sku: str
    title: str
    ordered: int
    shipped: int
    # What came by the count at the door, in the place of the printed number.
    counted: int | None = None
    broken: int = 0


@dataclass(frozen=True)
class DeliveryNote:
    supplier: str
    street: str
    number: str
    order: str
    day: str
    to: str
    rows: tuple[NoteRow, ...]
    stamp: str
    seed: int


@dataclass(frozen=True)
class Certificate:
    """Who does not pay sales tax, in which state, and until when."""

    holder: str
    address: str
    number: str
    state: str
    valid_from: str
    valid_until: str
    signed: str  # who has signed; empty where nobody has
    seed: int


Spec = Photo | DeliveryNote | Certificate
#: Of specs by what an attachment is called.
KINDS: dict[str, type[Photo] | type[DeliveryNote] | type[Certificate]] = {
    "Photo": Photo,
    "Delivery note": DeliveryNote,
    "Certificate": Certificate,
}


def kind_of(spec: Spec) -> str:
    return next(name for name, kind in KINDS.items() if isinstance(spec, kind))


def packed(spec: Spec) -> str:
    """As a row keeps it: values alone, in their order."""
    return json.dumps(_values(asdict(spec)), ensure_ascii=False, separators=(",", ":"))


def _values(given: Any) -> Any:
    if isinstance(given, dict):
        return [_values(value) for value in given.values()]
    return [_values(value) for value in given] if isinstance(given, list | tuple) else given


def unpacked(kind: str, text: str) -> Spec:
    values = json.loads(text)
    if kind == "Delivery note":
        values[6] = tuple(NoteRow(*row) for row in values[6])
    return KINDS[kind](*values)
