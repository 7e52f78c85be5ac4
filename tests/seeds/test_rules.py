"""Every rule that a CRM enforces holds in the seeded company, and every task family finds its targets."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime

import pytest
from deskgym.apps.crm import models as crm
from deskgym.apps.crm.objects import OBJECTS
from deskgym.apps.platform.models import Base
from deskgym.seeds.world import World
from sqlalchemy import String

from .query import rows
from .rules import RULES, TARGETS

# What shoppers bring about themselves, and what customers write, has no author among the staff.
BY_SHOPPERS = {"crm_email", "store_address", "store_customer", "store_order", "store_return", "store_review"}
# Cells hold what people typed; somebody has to trim them.
AS_TYPED = {"sheet_cell"}
#: Texts with gaps for what is filled in later.
WITH_GAPS = {"handbook_revision", "crm_email_template", "crm_mailing"}
#: Looks, as JSON.
AS_JSON = {("sheet_cell_look", "style"), ("sheet_conditional_format", "style")}
#: Texts that may be left out, by nothing.
MAY_BE_EMPTY = {
    ("sheet_chart", "x_title"), ("sheet_chart", "y_title"), ("crm_report", "logic"), ("crm_report", "chart"),
    ("crm_report", "charted"),
    ("crm_report", "sort"), ("crm_dashboard_widget", "chart"), ("crm_dashboard_widget", "title"),
    ("crm_dashboard_widget", "measure"),
}  # fmt: skip
# Of several paragraphs.
LAID_OUT = {
    ("handbook_revision", "body"), ("crm_note", "body"), ("crm_case", "description"), ("chat_post", "body"),
    ("store_product", "description"), ("store_review", "body"), ("crm_notification", "body"),
}  # fmt: skip
RECORDS = sorted(name for name, table in Base.metadata.tables.items() if "version" in table.columns)


@pytest.mark.parametrize("rule", RULES)
def test_a_rule_of_the_crm_holds(world: World, rule: str) -> None:
    assert rows(world, RULES[rule]) == []


@pytest.mark.parametrize("target", TARGETS)
def test_there_is_enough_to_work_on(world: World, target: str) -> None:
    least, sql = TARGETS[target]
    assert len(rows(world, sql)) >= least


@pytest.mark.parametrize("stage", ["Prospecting", "Qualification", "Proposal", "Negotiation"])
def test_the_sales_rep_has_open_deals_in_every_stage(world: World, stage: str) -> None:
    mine = f"""SELECT d.id FROM crm_deal d JOIN crm_stage s ON s.id = d.stage_id JOIN org_person p ON p.id = d.owner_id
        WHERE p.persona = 'sales_rep' AND s.name = '{stage}' AND d.deleted_at IS NULL"""
    assert len(rows(world, mine)) >= 4


@pytest.mark.parametrize("status", crm.LEAD_STATUSES)
def test_the_sales_rep_has_leads_of_every_status(world: World, status: str) -> None:
    mine = f"""SELECT l.id FROM crm_lead l JOIN org_person p ON p.id = l.owner_id
        WHERE p.persona = 'sales_rep' AND l.status = '{status}' AND l.deleted_at IS NULL"""
    assert len(rows(world, mine)) >= 1


def test_every_reference_leads_somewhere(world: World) -> None:
    assert rows(world, "PRAGMA foreign_key_check") == []


@pytest.mark.parametrize("table", ["crm_task", "crm_event", "crm_note"])
@pytest.mark.parametrize("kind", crm.PARENTS)
def test_every_activity_hangs_on_a_record(world: World, table: str, kind: str) -> None:
    orphans = f"""SELECT id FROM {table} WHERE parent_type = '{kind}'
        AND parent_id NOT IN (SELECT id FROM {crm.PARENTS[kind]})"""
    assert rows(world, orphans) == []
    assert rows(world, f"SELECT id FROM {table} WHERE (parent_type IS NULL) != (parent_id IS NULL)") == []


@pytest.mark.parametrize("table", RECORDS)
def test_records_have_plausible_books(world: World, table: str) -> None:
    broken = f"""SELECT id FROM {table} WHERE created_at > updated_at OR updated_at > :now OR version != 1
        OR deleted_at < created_at OR deleted_at > :now"""
    if table not in BY_SHOPPERS:
        broken += " OR created_by_id IS NULL"
    assert rows(world, broken) == []


@pytest.mark.parametrize(
    ("table", "column", "allowed"),
    [
        ("crm_account", "type", crm.ACCOUNT_TYPES),
        ("crm_account", "industry", crm.INDUSTRIES),
        ("crm_account", "rating", crm.RATINGS),
        ("crm_lead", "status", crm.LEAD_STATUSES),
        ("crm_lead", "source", crm.LEAD_SOURCES),
        ("crm_lead", "industry", crm.INDUSTRIES),
        ("crm_deal", "type", crm.DEAL_TYPES),
        ("crm_deal", "lead_source", crm.LEAD_SOURCES),
        ("crm_deal", "loss_reason", crm.LOSS_REASONS),
        ("crm_deal_contact_role", "role", crm.CONTACT_ROLES),
        ("crm_task", "status", crm.TASK_STATUSES),
        ("crm_task", "priority", crm.PRIORITIES),
        ("crm_event", "kind", crm.EVENT_KINDS),
        ("crm_event", "status", crm.EVENT_STATUSES),
        ("crm_case", "status", crm.CASE_STATUSES),
        ("crm_case", "type", crm.CASE_TYPES),
        ("crm_case", "origin", crm.CASE_ORIGINS),
        ("crm_case", "priority", crm.PRIORITIES),
        ("crm_permission", "object", tuple(OBJECTS)),
        ("crm_permission", "read", crm.LEVELS),
        ("crm_permission", "edit", crm.LEVELS),
        ("crm_permission", "delete", crm.LEVELS),
    ],
)
def test_a_choice_is_one_of_the_options(world: World, table: str, column: str, allowed: tuple[str, ...]) -> None:
    found = {value for (value,) in rows(world, f'SELECT DISTINCT "{column}" FROM {table}') if value is not None}
    # Old records hold values as they were called before.
    former = {value for (value,) in rows(world, "SELECT value FROM crm_picklist_value WHERE NOT is_active")}
    assert found - former <= set(allowed)


@pytest.mark.parametrize("table", sorted(Base.metadata.tables))
def test_texts_fit_their_columns_and_are_tidy(world: World, table: str) -> None:
    for column in Base.metadata.tables[table].columns:
        if not isinstance(column.type, String):
            continue
        for (value,) in rows(world, f'SELECT DISTINCT "{column.name}" FROM {table} WHERE "{column.name}" IS NOT NULL'):
            assert len(value) <= (column.type.length or 20_000), (column.name, value)
            if table in AS_TYPED or (table, column.name) in AS_JSON:
                continue
            is_laid_out = (table, column.name) in LAID_OUT
            assert value or (table, column.name) in MAY_BE_EMPTY, column.name
            for line in _prose(value) if is_laid_out else [value]:
                assert line == " ".join(line.split()), (column.name, line)
            assert table in WITH_GAPS or "{" not in value, (column.name, value)
            assert "None" not in value, (column.name, value)


def _prose(text: str) -> Iterator[str]:
    """Its lines but for those of blocks of code, whose columns are set with spaces."""
    is_code = False
    for line in text.split("\n"):
        if line.startswith("```"):
            is_code = not is_code
        elif not is_code:
            yield line


def test_the_clock_stands_at_nine_on_a_working_day(world: World) -> None:
    with world.session() as db:
        local: datetime = db.now.astimezone(db.timezone)
    assert (local.hour, local.minute, local.second, local.microsecond) == (9, 0, 0, 0)
    assert (local.year, local.weekday() < 5) == (2026, True)
