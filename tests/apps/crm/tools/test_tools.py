"""The tools of the CRM: their schemas, what they do in a small world, and how they refuse."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from deskgym.apps.crm import queries
from deskgym.apps.crm.models import Account, Case, Deal, Quote, Stage, Task, User
from deskgym.apps.crm.stream import stream_of
from deskgym.apps.crm.tools import toolbox
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.tools import Outcome, call_tool
from deskgym.seeds.world import World
from sqlalchemy import select

TOOLS = toolbox().by_name


@pytest.fixture
def db() -> Iterator[Db]:
    """An administrator is at the keyboard."""
    world = World.shared(3).fork()
    with world.session() as first:
        admins = select(User.id).join(User.role).where(User.role.has(is_admin=True), User.is_active)
        admin = first.scalars(admins.order_by(User.id)).first()
    with world.session(admin) as db:
        yield db


def call(db: Db, name: str, **arguments: Any) -> Outcome:
    return call_tool(db, TOOLS[f"crm_{name}"], arguments)


def done(db: Db, name: str, **arguments: Any) -> dict[str, Any]:
    outcome = call(db, name, **arguments)
    assert not outcome.error, (name, outcome.error)
    return outcome.value


def first(db: Db, model: Any, *where: Any) -> Any:
    return db.scalars(queries.visible(db, model).where(*where).order_by(model.id).limit(1)).one()


def test_every_tool_has_arguments_with_a_schema_and_every_writing_one_an_action() -> None:
    for tool in toolbox():
        assert tool.schema["type"] == "object"
        assert tool.reads_only or (tool.action is not None and tool.told is not None)


def test_records_hang_on_others_and_are_found_by_number(db: Db) -> None:
    account = first(db, Account)
    made = done(db, "create_task", subject="Call", parent={"kind": "account", "record": account.id})
    task = db.get_one(Task, made["id"])
    assert (task.parent_type, task.parent_id) == ("account", account.id)
    told = {"subject": "Call", "parent_type": "account", "parent_id": account.id}
    assert TOOLS["crm_create_task"].told(db, {"values": told})["parent"] == {"kind": "account", "record": account.name}  # type: ignore[misc]
    quote = first(db, Quote)
    assert done(db, "get_quote", quote=quote.number)["id"] == quote.id
    assert "Search for it" in call(db, "get_case", case="999999").error


def test_business_acts_work_and_refuse(db: Db) -> None:
    account, deal = first(db, Account), first(db, Deal, ~Deal.stage.has(Stage.is_closed))
    task = first(db, Task, queries.OPEN_TASK)
    done(db, "complete_tasks", tasks=[task.id])
    done(db, "reopen_task", task=task.id)
    note = done(db, "add_note", kind="account", record=account.id, body="Seen.")["ids"][0]
    done(db, "change_note", act="pin", note=note)
    done(db, "change_note", act="edit", note=note, body="Seen twice.")
    done(db, "star_record", change="star", kind="deal", record=deal.id)
    done(db, "follow_records", change="follow", kind="deal", records=[deal.id])
    done(db, "delete_records", kind="task", records=[task.id])
    done(db, "restore_records", kind="task", records=[task.id])
    assert call(db, "take_case", case="999999").error
    assert call(db, "move_deal_stage", deal=deal.id, stage="Nowhere").error.startswith("stage: There is no stage")
    assert call(db, "change_owner", kind="deal", records=[deal.id], owner="Nobody Here").error


def test_reads_agree_with_the_pages(db: Db) -> None:
    account = first(db, Account)
    assert done(db, "read_stream", kind="account", record=account.id)["total"] == stream_of(db, account).total
    done(db, "list_changes", kind="account", record=account.id)
    activities = queries.activities_of(db, account)
    shown = done(db, "get_account", account=account.id, detailed=True).get("related", [])
    hanging = {row["id"] for card in shown if card["title"] in ("Tasks", "Events") for row in card["items"]}
    assert hanging == {each.id for each in activities.tasks} | {each.id for each in activities.events}
    done(db, "read_case_thread", case=first(db, Case).id)
    done(db, "search_everything", query="a")
    done(db, "search_articles")
    done(db, "read_calendar", first=db.today.isoformat(), days=7)
    done(db, "list_case_queues")
    done(db, "count_notifications")
