"""Setup as an administrator clicks through it."""

from __future__ import annotations

from deskgym.apps.crm.models import ValidationRule
from deskgym.apps.crm.pipeline import default_stages
from deskgym.apps.platform.database import Database, Db
from playwright.sync_api import Locator, Page, expect

from .cast import Cast
from .conftest import Open


def stage_names(database: Database) -> list[str]:
    with Db(database.engine) as db:
        return [stage.name for stage in default_stages(db)]


def test_only_administrators_see_the_gear(page: Page, open_as: Open, cast: Cast) -> None:
    page.goto("/")
    expect(page.get_by_role("link", name="Setup")).to_have_count(0)
    assert page.goto("/setup/pipeline").status == 403  # type: ignore[union-attr]
    admin = open_as(cast.adam)
    admin.goto("/")
    admin.get_by_role("link", name="Setup").click()
    admin.get_by_role("navigation", name="Setup").get_by_role("link", name="Pipeline and stages").click()
    expect(admin.get_by_role("heading", name="Pipeline and stages", level=1)).to_be_visible()


def test_stages_are_put_in_order_by_keys_and_by_dragging(open_as: Open, cast: Cast, database: Database) -> None:
    page = open_as(cast.adam)
    page.goto("/setup/pipeline")
    page.get_by_role("button", name="Move Proposal, number 3 of 6").press("ArrowUp")
    expect(page.get_by_text("Proposal is number 2 now.")).to_be_visible()
    grip = page.get_by_role("button", name="Move Negotiation, number 4 of 6").bounding_box()
    first = page.get_by_role("row", name="Prospecting").bounding_box()
    assert grip is not None
    assert first is not None
    page.mouse.move(grip["x"] + 5, grip["y"] + 5)
    page.mouse.down()
    page.mouse.move(first["x"] + 40, first["y"] + 8, steps=5)
    page.mouse.up()
    expect(page.get_by_text("Negotiation is number 1 now.")).to_be_visible()
    assert stage_names(database)[:3] == ["Negotiation", "Prospecting", "Proposal"]


def test_a_rule_is_made_and_tried_on_a_record(open_as: Open, cast: Cast, database: Database) -> None:
    page = open_as(cast.adam)
    page.goto("/setup/rules")
    page.get_by_role("button", name="New rule").click()
    page.get_by_role("menuitem", name="For accounts").click()
    dialog = page.get_by_role("dialog", name="New rule for accounts")
    dialog.get_by_role("textbox", name="Name").fill("Customers are rated")
    for part, option in (("Field 1", "Type"), ("Operator 1", "is"), ("Field 2", "Rating"), ("Operator 2", "is empty")):
        dialog.get_by_role("combobox", name=part, exact=True).click()
        dialog.get_by_role("option", name=option, exact=True).click()
    dialog.get_by_role("textbox", name="Message").fill("Rate customers.")
    dialog.get_by_role("button", name="Save").click()
    expect(dialog.get_by_text("“is” needs a value.").first).to_be_visible()
    dialog.get_by_role("textbox", name="Value 1").fill("customer")
    dialog.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Type is Customer and Rating is empty")).to_be_visible()
    expect(
        page.get_by_role("row", name="Customers are rated").get_by_role("cell", name="Type", exact=True)
    ).to_be_visible()
    page.get_by_role("radio", name="Account").check()
    page.get_by_role("textbox", name="Its name or number, or what a note says").fill("Norwood")
    page.get_by_role("button", name="Try").click()
    expect(page.get_by_role("table", name="Outcome by rule")).to_contain_text("Breaks it, let be: older than the rule")
    with Db(database.engine) as db:
        (rule,) = db.query(ValidationRule).all()
        assert (rule.name, rule.field, rule.holds_from) == ("Customers are rated", "type", db.today)


def test_a_rule_offers_only_the_operators_that_fit_its_field(open_as: Open, cast: Cast) -> None:
    page = open_as(cast.adam)
    page.goto("/setup/rules/new/deal")
    field, operator = (page.get_by_role("combobox", name=f"{part} 1", exact=True) for part in ("Field", "Operator"))

    def choose(control: Locator, option: str) -> None:
        control.click()
        page.get_by_role("option", name=option, exact=True).click()

    choose(field, "Amount")
    operator.click()
    expect(page.get_by_role("option")).to_have_text(["None", "=", "≠", "<", ">", "is empty", "is filled in"])
    page.get_by_role("option", name="<", exact=True).click()
    choose(field, "Close date")
    expect(operator).to_have_text("None")
    operator.press("b")
    expect(operator).to_have_text("before")
    choose(field, "Created")
    expect(operator).to_have_text("before")
