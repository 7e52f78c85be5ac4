"""The tools of the CRM: their schemas, what they do in a small world, and how they refuse."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from deskgym.apps.crm import actions, queries
from deskgym.apps.crm.actions import users
from deskgym.apps.crm.models import Account, Case, Contact, Deal, Quote, Stage, Task, User
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


def call(db: Db, name: str, /, **arguments: Any) -> Outcome:
    return call_tool(db, TOOLS[f"crm_{name}"], arguments)


def done(db: Db, name: str, /, **arguments: Any) -> dict[str, Any]:
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


def test_one_tool_chooses_between_actions_and_says_what_a_choice_takes(db: Db) -> None:
    deal = first(db, Deal, ~Deal.stage.has(Stage.is_closed))
    contact = first(db, Contact, Contact.account_id == deal.account_id)
    tool = TOOLS["crm_set_contact_role"]
    told = tool.actions[actions.remove_contact_role](db, {"deal_id": deal.id, "contact_id": contact.id})
    assert told["change"] == "remove"
    assert told.keys() == {"change", "deal", "contact"}
    refused = call(db, "set_contact_role", change="remove", deal=deal.id, contact=contact.id, role="Influencer")
    assert refused.fields == {"role": "This goes with another choice."}
    assert call(db, "change_picklist", act="rename", picklist="industry").fields["value"] == "This is required."


def test_an_action_with_a_fixed_value_is_told_by_its_choice(db: Db) -> None:
    user = first_user(db)
    told = TOOLS["crm_switch_user"].actions[users.set_frozen](db, {"user_id": user.id, "is_frozen": False})
    assert told == {"to": "not_frozen", "user": user.name}


def test_lines_are_saved_together(db: Db) -> None:
    deal = first(db, Deal, Deal.lines.any(), ~Deal.stage.has(Stage.is_closed))
    line = deal.lines[0]
    done(db, "save_deal_lines", deal=deal.id, lines=[{"line": line.id, "quantity": line.quantity + 1}])
    related = {card["title"]: card["items"] for card in done(db, "get_deal", deal=deal.id, detailed=True)["related"]}
    (products,) = (rows for title, rows in related.items() if title.startswith("Products"))
    assert next(row["quantity"] for row in products if row["id"] == line.id) == line.quantity
    assert "lines.0" in call(db, "save_deal_lines", deal=deal.id, lines=[{"quantity": 1}]).fields


def test_a_report_is_run_before_it_is_saved_and_shown_on_a_dashboard(db: Db) -> None:
    asked = {
        "object": "deal",
        "groups": ["owner"],
        "measures": ["sum:amount"],
        "filters": [{"field": "stage", "operator": "any", "value": ["Proposal"]}],
    }
    ran = done(db, "run_report", definition=asked)
    assert ran["definition"]["filters"][0]["value"] == "Proposal"
    assert ran["lines"][-1]["kind"] == "total"
    saved = done(db, "save_report", act="create", name="By owner", definition=asked)["ids"][0]
    assert done(db, "run_report", report="By owner")["lines"] == ran["lines"]
    board = done(db, "save_dashboard", act="create", name="Mine")["ids"][0]
    done(db, "save_widget", act="add", dashboard="Mine", report=saved, kind="Metric", title="All of it")
    assert done(db, "get_dashboard", dashboard=board)["widgets"][0]["figure"].startswith("$")
    assert call(db, "delete_saved", what="report", report=saved).error
    assert call(db, "run_report", definition={**asked, "groups": ["nothing"]}).error


@pytest.mark.parametrize("who", ["owner", "team"])
def test_figures_of_a_person_or_team_that_does_not_exist_are_refused(db: Db, who: str) -> None:
    assert call(db, "run_report", report="Case load", **{who: 2**31}).error.startswith(f"{who}: There is no ")
    assert call(db, "get_dashboard", dashboard="Support desk", **{who: 2**31}).error.startswith(f"{who}: There is no ")


def test_what_a_list_shows_is_saved_as_a_view(db: Db) -> None:
    shows = {"base": "open", "filters": [{"field": "amount", "operator": "min", "value": 5000}], "columns": ["name"]}
    done(db, "save_view", act="create", list="deals", name="Large", shows=shows)
    (view,) = (each for each in done(db, "list_views", list="deals")["views"] if each["name"] == "Large")
    assert view["shows"]["f.amount"] == "min:500000"
    done(db, "delete_saved", what="view", view=view["id"])


def test_rows_of_a_text_are_imported(db: Db) -> None:
    rows = "First name,Last name,Company\nAda,Byron,Analytical Engines\n"
    job = done(db, "start_import", object="lead", file="leads.csv", text=rows)["ids"][0]
    read = done(db, "get_import", job=job)
    assert [column["field"] for column in read["columns"]] == ["first_name", "last_name", "company"]
    done(db, "map_import", job=job, mapping={each["column"]: each["field"] for each in read["columns"]})
    done(db, "run_import", act="run", job=job)
    assert done(db, "get_import", job=job)["counts"] == {"created": 1}
    assert done(db, "get_lead", lead="Ada Byron")["company"] == "Analytical Engines"


def test_files_are_put_on_records_and_read(db: Db) -> None:
    account = first(db, Account)
    file = {"name": "terms.txt", "text": "Net 30."}
    document = done(db, "add_documents", kind="account", record=account.id, files=[file])["ids"][0]
    assert done(db, "read_document", document=document)["text"] == "Net 30."
    done(db, "change_document", act="delete", document=document)
    assert call(db, "read_document", document=document).error


def test_setting_up_is_for_administrators() -> None:
    world = World.shared(3).fork()
    with world.session() as db:
        seller = db.scalars(
            select(User.id).join(User.role).where(~User.role.has(is_admin=True), User.is_active)
        ).first()
    with world.session(seller) as db:
        for name in ("get_pipeline", "list_rules", "list_roles", "list_teams"):
            assert "Ask an administrator" in call(db, name).error
        assert call(db, "get_picklist", picklist="industry").error
        assert call(db, "change_pipeline", act="add", name="New", kind="Open", probability=5).error


def first_user(db: Db) -> User:
    return db.scalars(select(User).join(User.person).where(User.is_active).order_by(User.id)).unique().all()[3]
