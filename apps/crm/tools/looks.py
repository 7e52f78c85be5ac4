"""How somebody looks at what an argument names, other than a record, before they use it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ...platform.database import Db
from ...platform.tools import Call, Look
from ..fields.targets import role_choices
from ..models import CampaignMember, Document, PricebookEntry
from ..objects import label_of
from ..permissions import is_admin
from .naming import said, said_row


def _read(tool: str, argument: str, *, search: str = "") -> Look:
    """They search for it by its name, and read it."""

    def look(_db: Db, value: int | str) -> Iterator[Call]:
        if search and isinstance(value, str):
            yield Call(search, {"query": value})
        yield Call(tool, {argument: value})

    return look


def _stage(db: Db, _value: int | str) -> Iterator[Call]:
    if is_admin(db):
        yield Call("crm_get_pipeline")


def _role(db: Db, value: int | str) -> Iterator[Call]:
    """Of a role that users have; contacts have others in deals."""
    if is_admin(db) and value in dict(role_choices(db)).values():
        yield Call("crm_list_roles", {"role": value})


def _members(db: Db, id: int) -> Iterator[Call]:
    member = db.get(CampaignMember, id)
    if member is not None:
        campaign = said(db, "campaign", member.campaign_id)
        yield Call("crm_search_members", {"campaign": campaign, "query": label_of(member.person)})


def _entry(db: Db, id: int) -> Iterator[Call]:
    entry = db.get(PricebookEntry, id)
    if entry is not None:
        book = said_row(db, "pricebook", entry.pricebook_id)
        yield Call("crm_search_prices", {"pricebook": book, "query": entry.product.name})


def _document(db: Db, id: int) -> Iterator[Call]:
    document = db.get(Document, id)
    if document is not None:
        key = document.parent_type
        yield Call(f"crm_get_{key}", {key: said(db, key, document.parent_id), "detailed": True})
        yield Call("crm_read_document", {"document": id})


def _rules(_db: Db, _id: int) -> Iterator[Call]:
    yield Call("crm_list_rules")


def _templates(_db: Db, given: Mapping[str, Any]) -> Iterator[Call]:
    """Before they write to customers, of a campaign or of a case."""
    yield Call("crm_list_templates", {"case": given["case"]} if "case" in given else {})


LOOKS: Mapping[str, Look] = {
    "article": _read("crm_get_article", "article", search="crm_search_articles"),
    "dashboard": _read("crm_get_dashboard", "dashboard", search="crm_search_dashboards"),
    "document": _document,
    "entry": _entry,
    "members": _members,
    "picklist": _read("crm_get_picklist", "picklist"),
    "report": _read("crm_run_report", "report", search="crm_search_reports"),
    "role": _role,
    "stage": _stage,
    "user": _read("crm_get_user", "user", search="crm_search_people"),
    "validation_rule": _rules,
    "crm_send_case_email": _templates,
    "crm_send_mailing": _templates,
}
