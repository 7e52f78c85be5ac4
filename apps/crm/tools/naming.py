"""What arguments of the CRM's tools name: records, people, queues, stages, products; how results tell of a record."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, Literal

from pydantic import Field
from sqlalchemy import func, select

from ...platform.database import Db
from ...platform.errors import DomainError, Invalid, NotFound
from ...platform.limits import LARGEST_AMOUNT
from ...platform.tools import Arguments, Result
from ...platform.tools.values import Named
from .. import queries
from ..fields.targets import USERS, queue_choices, role_choices, team_choices
from ..models import PARENTS, Deal, KbArticle, Pricebook, Product, Stage
from ..objects import OBJECTS, CrmRecord, label_of
from ..pipeline import stage_choices

_VERSION_SAID = "As it was read; refused if somebody has saved it since. Left out: whatever it is."
Version = Annotated[int | None, Field(ge=1, description=_VERSION_SAID)]


class Saved(Result):
    """A record that was written."""

    id: int
    name: str
    version: int


class Done(Result):
    """What was done, and with what."""

    done: str
    ids: tuple[int, ...] = ()


class RecordRef(Arguments):
    """A record of any kind that activities, notes and files hang on."""

    kind: Literal[tuple(PARENTS)]  # type: ignore[valid-type]
    record: Annotated[Named, Field(description="By name or number, or by id.")]


def record_of(db: Db, key: str, given: int | str, argument: str = "") -> CrmRecord:
    """The record that an argument names, by its id, name or number. Raises NotFound, and Invalid if several have it."""
    entry = OBJECTS[key]
    if isinstance(given, int):
        return queries.find(db, entry.model, given)
    found = called(db, key, given.removeprefix("#"))
    if len(found) > 1:
        several = "; ".join(f"{each.id} ({', '.join(part for part in entry.detail(each) if part)})" for each in found)
        raise Invalid({argument or key: f"More than one {key} is called “{given}”: {several}. Give the id."})
    if not found:
        raise NotFound(f"There is no {key} called “{given}”, or you cannot see it. Search for it.")
    return found[0]


def called(db: Db, key: str, name: str) -> Sequence[CrmRecord]:
    """The visible records of this name, or else of this number."""
    found = queries.named(db, key, name)
    model: Any = OBJECTS[key].model
    if found or not hasattr(model, "number"):
        return found
    return list(db.scalars(queries.visible(db, model).where(func.lower(model.number) == name.lower())))


def said(db: Db, key: str, id: int) -> int | str:
    """What somebody calls a record: by its number or its name, where that leads to it alone, else by its id."""
    model: Any = OBJECTS[key].model
    record = db.get(model, id)
    name = str(getattr(record, "number", "") or label_of(record)) if record is not None else ""
    return _unless(db, lambda: record_of(db, key, name).id, name, id)


def _unless(db: Db, find: Callable[[], int], name: str | None, id: int) -> int | str:
    """The name, unless it does not lead back to the id."""
    try:
        return name if name and find() == id else id
    except (DomainError, ValueError):
        return id


def said_user(db: Db, id: int) -> int | str:
    """What somebody calls a person who may be given records."""
    name = USERS.label_of(db, id)
    return _unless(db, lambda: USERS.find(db, name or ""), name, id)


def said_product(db: Db, id: int) -> int | str:
    """What somebody calls a product."""
    product = db.get(Product, id)
    name = product.name if product is not None else ""
    return _unless(db, lambda: product_of(db, name), name, id)


def said_row(db: Db, argument: str, id: int) -> int | str:
    """What somebody calls one of a few rows: a queue, a price book, a stage, a role, a team."""
    choices = ROWS[argument](db)
    name = dict(choices).get(id)
    return _unless(db, lambda: chosen(choices, name or "", argument), name, id)


def user_of(db: Db, given: int | str, argument: str = "owner") -> int:
    """Somebody who may be given records. Raises Invalid."""
    return given if isinstance(given, int) else _found(USERS.find, db, given, argument)


def _found(find: Any, db: Db, text: str, argument: str) -> int:
    try:
        found: int = find(db, text)
    except ValueError as error:
        raise Invalid({argument: str(error)}) from error
    return found


def article_of(db: Db, given: int | str) -> int:
    """An article of the knowledge base by its title or number. Raises Invalid."""
    if isinstance(given, int):
        return given
    called = (func.lower(KbArticle.title) == given.lower()) | (func.lower(KbArticle.number) == given.lower())
    found = db.scalars(select(KbArticle.id).where(called, KbArticle.deleted_at.is_(None)).order_by(KbArticle.id))
    return chosen([(id, given) for id in found], given, "article", lists=False)


def said_article(db: Db, id: int) -> int | str:
    """What somebody calls an article."""
    article = db.get(KbArticle, id)
    name = article.title if article is not None else ""
    return _unless(db, lambda: article_of(db, name), name, id)


def row_of(db: Db, argument: str, given: int | str) -> int:
    """One of a few rows by its name. Raises Invalid."""
    return chosen(ROWS[argument](db), given, argument)


def queue_of(db: Db, given: int | str) -> int:
    """A queue of the desk. Raises Invalid."""
    return row_of(db, "queue", given)


def stage_of(db: Db, deal: Deal, given: int | str) -> int:
    """A stage of the deal's own pipeline. Raises Invalid."""
    stages = select(Stage).where(Stage.pipeline_id == deal.stage.pipeline_id, Stage.deleted_at.is_(None))
    return chosen([(stage.id, stage.name) for stage in db.scalars(stages.order_by(Stage.id))], given, "stage")


def product_of(db: Db, given: int | str) -> int:
    """A product by its name or its SKU. Raises Invalid."""
    if isinstance(given, int):
        return given
    called = (func.lower(Product.name) == given.lower()) | (func.lower(Product.sku) == given.lower())
    ids = db.scalars(select(Product.id).where(called, Product.deleted_at.is_(None))).all()
    if len(ids) != 1:
        raise Invalid({"product": f"There is {'more than one' if ids else 'no'} product called “{given}”."})
    return ids[0]


def pricebook_of(db: Db, given: int | str) -> int:
    """A price book. Raises Invalid."""
    return row_of(db, "pricebook", given)


def _pricebooks(db: Db) -> list[tuple[int, str]]:
    books = select(Pricebook).where(Pricebook.deleted_at.is_(None)).order_by(Pricebook.id)
    return [(book.id, book.name) for book in db.scalars(books)]


#: Rows of which there are few, by the arguments that name them.
ROWS: Mapping[str, Callable[[Db], Sequence[tuple[int, str]]]] = {
    "pricebook": _pricebooks,
    "queue": queue_choices,
    "role": role_choices,
    "stage": stage_choices,
    "team": team_choices,
}


def chosen(choices: Sequence[tuple[int, str]], given: int | str, argument: str, *, lists: bool = True) -> int:
    """One of some rows, by its name. Raises Invalid, which lists them unless they are too many for that."""
    if isinstance(given, int):
        return given
    found = [id for id, name in choices if name.casefold() == given.casefold()]
    if len(found) != 1:
        many = f"There is more than one {argument} “{given}”: {', '.join(map(str, found))}. Give the id."
        none = f"There is no {argument} “{given}”."
        known = f" There are: {', '.join(name for _, name in choices)}." if lists else " Search for it."
        raise Invalid({argument: many if found else none + known})
    return found[0]


def cents(dollars: float, argument: str) -> int:
    """An amount as actions take it. Raises Invalid."""
    if abs(dollars) * 100 > LARGEST_AMOUNT:
        raise Invalid({argument: "This is too much."})
    found = round(dollars * 100)
    if abs(found - dollars * 100) > 1e-6:
        raise Invalid({argument: "Use at most two decimals."})
    return found


def saved(record: CrmRecord) -> Saved:
    return Saved(id=record.id, name=label_of(record), version=record.version)
