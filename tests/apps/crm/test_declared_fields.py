"""What every declaration of the CRM's fields must hold, and rows of files that become records."""

from __future__ import annotations

from datetime import date

import pytest
from deskgym.apps.crm import actions
from deskgym.apps.crm.fields import ACCOUNT, CONTACT, DEAL, FIELDS
from deskgym.apps.crm.models import Deal
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Invalid
from deskgym.apps.platform.models import Record
from deskgym.apps.platform.record_fields import (
    Date,
    Field,
    Integer,
    Moment,
    Percent,
    Reference,
    RowChoice,
    Text,
    YesNo,
)
from sqlalchemy import Boolean, inspect
from sqlalchemy import Date as SqlDate
from sqlalchemy import Integer as SqlInteger
from sqlalchemy.sql.schema import Column

from .cast import Cast

#: Columns that only actions write: of a deal its last open stage, of a lead what became of it.
BY_ACTIONS = {
    "is_locked", "is_pinned", "converted_at", "converted_account_id", "converted_contact_id", "converted_deal_id",
    "paused_at", "paused_for", "is_internal", "root_id", "edited_at", "merged_into_id", "series_id",
}  # fmt: skip


@pytest.mark.parametrize("key", FIELDS)
def test_every_column_is_declared_or_written_by_actions_alone(key: str) -> None:
    fields = FIELDS[key]
    columns = set(inspect(fields.model).columns.keys()) - set(Record.__annotations__)
    undeclared = columns - {field.name for field in fields} - {"created_by_id", "updated_by_id"}
    assert undeclared <= BY_ACTIONS


@pytest.mark.parametrize("key", FIELDS)
def test_the_kind_of_a_field_fits_its_column(key: str) -> None:
    for field in FIELDS[key]:
        if field.sql is not None:
            assert isinstance(field, _fitting(field.sql)), field.name


def _fitting(column: Column[object]) -> tuple[type[Field], ...]:
    if column.foreign_keys:
        return (Reference, RowChoice)
    if column.name == "parent_id":
        return (Field,)
    if column.info.get("unit") == "cents" or isinstance(column.type, SqlInteger):
        return (Integer, Percent)
    if isinstance(column.type, Boolean):
        return (YesNo,)
    if isinstance(column.type, SqlDate):
        return (Date,)
    return (Moment,) if column.name.endswith("_at") else (Text, Field)


@pytest.mark.parametrize("key", FIELDS)
def test_no_two_fields_of_a_file_have_one_label(key: str) -> None:
    fields = FIELDS[key]
    assert len(fields.importable) == sum(field.is_written and field.imported for field in fields)


def test_a_row_of_a_file_becomes_a_contact(db: Db, cast: Cast) -> None:
    row = {
        "First name": "Nora",
        "Last name": "Quill",
        "Account": "norwood supply co.",
        "Reports to": "Dana Whitfield",
        "E-mail": "nora@norwood.example",
        "Do not call": "yes",
        "Owner": "sam@brightwell.example",
        "Mobile": "",
    }
    contact = actions.create_contact(db, **CONTACT.read_row(db, row))
    assert (contact.name, contact.account_id, contact.reports_to_id) == ("Nora Quill", cast.norwood, cast.dana)
    assert (contact.do_not_call, contact.mobile, contact.owner_id) == (True, None, cast.sam)


def test_a_row_of_a_file_becomes_a_deal(db: Db, cast: Cast) -> None:
    row = {"Name": "Lobby", "Stage": "proposal", "Amount": "$1,200.50", "Close date": "04/12/2026", "Type": "renewal"}
    deal = actions.create_deal(db, **DEAL.read_row(db, row))
    assert (deal.stage_id, deal.amount, deal.close_date) == (cast.stages["Proposal"], 120_050, date(2026, 4, 12))
    assert (deal.type, deal.probability) == ("Renewal", 50)


def test_a_row_that_names_nobody_or_too_many_is_refused_at_its_field(db: Db, cast: Cast) -> None:
    actions.create_contact(db, first_name="Dana", last_name="Whitfield", account_id=cast.westlake)
    row = {"Last name": "Quill", "Account": "Nowhere Inc.", "Reports to": "Dana Whitfield", "Owner": "Nobody"}
    with pytest.raises(Invalid) as refusal:
        CONTACT.read_row(db, row)
    assert refusal.value.errors == {
        "account_id": "There is no account called “Nowhere Inc.”.",
        "reports_to_id": "There is more than one contact called “Dana Whitfield”.",
        "owner_id": "There is no user called “Nobody”.",
    }


def test_the_action_refuses_what_was_read_but_may_not_be(db: Db) -> None:
    values = ACCOUNT.read_row(db, {"Name": "New Inc.", "Type": "Enemy", "Website": "nowhere"})
    with pytest.raises(Invalid) as refusal:
        actions.create_account(db, **values)
    assert list(refusal.value.errors) == ["type", "website"]


def test_a_deal_starts_in_an_open_stage_of_the_pipeline_only(deal: Deal, db: Db) -> None:
    offered = DEAL.form_of_new.stage_id  # type: ignore[attr-defined]
    anywhere = DEAL.form_of_record.stage_id  # type: ignore[attr-defined]
    assert [name for _id, name in offered.kwargs["choices"](db)] == ["Prospecting", "Qualification", "Proposal"]
    assert len(anywhere.kwargs["choices"](db)) == 6
    with pytest.raises(Invalid, match="Choose stage from the list"):
        actions.update_deal(db, deal.id, stage_id=999)
