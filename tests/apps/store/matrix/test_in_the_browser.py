"""The option builder and the table of variants, by pointer and by keyboard."""

from __future__ import annotations

import re

from deskgym.apps.platform.database import Database
from deskgym.apps.store import actions
from deskgym.apps.store.actions.stock import level_of
from deskgym.apps.store.models import Variant
from playwright.sync_api import Locator, Page, expect

from ..cast import Cast


def values(page: Page) -> list[str]:
    """The texts of the builder, from top to bottom."""
    boxes = page.locator("#option-builder [data-options] [name=text]")
    return [boxes.nth(n).input_value() for n in range(boxes.count())]


def build(page: Page, cast: Cast) -> Locator:
    """Go to the builder of the lamp; its preview."""
    page.goto(f"/products/{cast.lamp}")
    page.get_by_role("link", name="Edit options").click()
    return page.get_by_role("region", name="Variants after saving")


def drag(page: Page, grip: Locator, to: Locator, down: int) -> None:
    grip.hover()
    page.mouse.down()
    box = to.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 30, box["y"] + box["height"] / 2 + down / 2, steps=4)
    page.mouse.move(box["x"] + 30, box["y"] + box["height"] / 2 + down, steps=4)
    page.mouse.up()


def titles(database: Database, cast: Cast) -> list[str]:
    with database.session() as db:
        return [variant.title for variant in db.get_one(Variant, cast.white).product.variants]


def test_options_are_added_and_typed_by_keyboard(page: Page, cast: Cast, database: Database) -> None:
    preview = build(page, cast)
    page.get_by_role("button", name="Add option").click()
    page.keyboard.type("Size")
    page.keyboard.press("Enter")
    page.keyboard.type("Small")
    page.keyboard.press("Enter")
    page.keyboard.type("Large")
    expect(preview).to_contain_text("LMP-1-WHI-LAR")
    expect(preview).to_contain_text("White → White / Small")
    page.get_by_role("button", name="Save options").click()

    expect(page.get_by_role("status")).to_contain_text("It has 4 variants: 2 added.")
    assert titles(database, cast) == ["White / Small", "White / Large", "Black / Small", "Black / Large"]


def test_values_and_options_are_put_in_order(page: Page, cast: Cast, database: Database) -> None:
    with database.session(cast.olga) as db:
        color, *_ = db.get_one(Variant, cast.white).product.options
        actions.add_option_value(db, color.id, "Red")
        size = actions.WantedOption("Size", (actions.WantedValue("S"),))
        actions.set_options(db, cast.lamp, [*actions.current_options(db.get_one(Variant, cast.white).product), size])
        db.commit()
    build(page, cast)
    page.get_by_role("button", name="Move value 1 of option 1 down").click()
    assert values(page) == ["Color", "Black", "White", "Red", "Size", "S"]
    page.get_by_role("textbox", name="Value 3 of option 1").press("Alt+ArrowUp")
    assert values(page) == ["Color", "Black", "Red", "White", "Size", "S"]
    lines = page.locator(".value-line")
    drag(page, lines.nth(0).locator(".grip"), lines.nth(2), 8)
    assert values(page) == ["Color", "Red", "White", "Black", "Size", "S"]
    drag(page, page.locator(".option-head .grip").nth(1), lines.nth(0), -12)
    assert values(page) == ["Size", "S", "Color", "Red", "White", "Black"]
    page.get_by_role("button", name="Move option 1 down").click()
    page.get_by_role("button", name="Save options").click()

    expect(page.get_by_role("status")).to_contain_text("were saved")
    assert titles(database, cast) == ["Red / S", "White / S", "Black / S"]


def test_what_goes_is_shown_and_agreed_to(page: Page, cast: Cast, database: Database) -> None:
    preview = build(page, cast)
    page.get_by_role("button", name="Remove value 1 of option 1").click()
    expect(preview).to_contain_text("White, 13 in stock")
    page.get_by_role("button", name="Save options").click()
    expect(page.get_by_role("alert")).to_contain_text("This deletes LMP-1-WHI, and writes off 13 in stock.")
    page.get_by_role("checkbox", name="Delete these variants").check()
    # What else goes was not agreed to.
    page.get_by_role("button", name="Add value").click()
    page.keyboard.type("Red")
    page.get_by_role("button", name="Remove value 1 of option 1").click()
    expect(page.get_by_role("checkbox", name="Delete these variants")).not_to_be_checked()
    page.get_by_role("checkbox", name="Delete these variants").check()
    page.get_by_role("button", name="Save options").click()

    expect(page.get_by_role("status")).to_contain_text("It has 1 variant: 1 added, 2 deleted.")
    assert titles(database, cast) == ["Red"]


def test_a_variant_on_a_draft_is_told_before_anything_is_saved(page: Page, cast: Cast, database: Database) -> None:
    with database.session(cast.olga) as db:
        draft = actions.create_draft(db, cast.dana)
        actions.add_to_draft(db, draft.id, cast.white, 1)
        name = draft.name
        db.commit()
    preview = build(page, cast)
    page.get_by_role("button", name="Remove value 1 of option 1").click()
    expect(preview).to_contain_text("LMP-1-WHI is on drafts of orders")
    expect(preview.get_by_role("link", name=name)).to_be_visible()
    page.get_by_role("button", name="Save options").click()
    expect(page.get_by_role("alert")).to_contain_text("LMP-1-WHI is on drafts of orders")
    assert titles(database, cast) == ["White", "Black"]


def test_a_wrong_name_is_marked_and_kept(page: Page, cast: Cast) -> None:
    build(page, cast)
    page.get_by_role("textbox", name="Value 2 of option 1").fill("white")
    page.get_by_role("button", name="Save options").click()
    expect(page.get_by_role("alert")).to_contain_text("There is another value white.")
    box = page.get_by_role("textbox", name="Value 2 of option 1")
    expect(box).to_have_value("white")
    expect(box).to_have_attribute("aria-invalid", "true")


def edit(page: Page, name: str, text: str) -> None:
    page.get_by_role("button", name=name).click()
    expect(page.locator("td.editing .input")).to_be_focused()
    page.keyboard.type(text)
    page.keyboard.press("Enter")


def test_cells_are_saved_together_or_not_at_all(page: Page, cast: Cast, database: Database) -> None:
    page.goto(f"/products/{cast.lamp}")
    edit(page, "Edit price of LMP-1-WHI", "45")
    edit(page, "Edit stock at Hub of LMP-1-BLA", "6")
    edit(page, "Edit price before of LMP-1-BLA", "30")
    expect(page.get_by_role("form", name="Unsaved changes")).to_contain_text("3 unsaved changes")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("alert")).to_have_text("The price before must be higher than the price.")
    with database.session() as db:
        assert db.get_one(Variant, cast.white).price == 4_000
    edit(page, "Edit price before of LMP-1-BLA", "50")
    page.get_by_role("button", name="Save", exact=True).click()

    expect(page.get_by_role("status").filter(has_text="variants saved")).to_have_text(re.compile("2 variants saved"))
    with database.session() as db:
        black = db.get_one(Variant, cast.black)
        assert (db.get_one(Variant, cast.white).price, black.compare_at_price) == (4_500, 5_000)
        assert level_of(db, cast.black, cast.hub).available == 6


def test_a_group_is_selected_and_changed_together(page: Page, cast: Cast, database: Database) -> None:
    with database.session(cast.olga) as db:
        size = actions.WantedOption("Size", (actions.WantedValue("S"), actions.WantedValue("L")))
        actions.set_options(db, cast.lamp, [*actions.current_options(db.get_one(Variant, cast.white).product), size])
        db.commit()
    page.goto(f"/products/{cast.lamp}")
    page.get_by_role("button", name="Group by").click()
    page.get_by_role("menuitem", name="Size").click()
    page.get_by_role("checkbox", name="Select all of L").check()
    bar = page.get_by_role("toolbar", name="Selected variants")
    expect(bar).to_contain_text("2 selected")
    bar.get_by_role("button", name="Change").click()
    page.get_by_label("Or change prices by %").fill("10")
    page.get_by_label("Round changed prices up to .99").check()
    page.get_by_role("button", name="Change variants").click()
    expect(page.get_by_role("status").filter(has_text="variants saved")).to_be_visible()
    expect(page).to_have_url(re.compile("group="))
    page.get_by_role("link", name="Price", exact=True).click()
    expect(page.get_by_role("columnheader", name="Price", exact=True)).to_have_attribute("aria-sort", "ascending")
    page.get_by_role("checkbox", name="Select LMP-1-BLA-L").check()
    bar.get_by_role("button", name="Set stock").click()
    page.get_by_role("combobox", name="Location").click()
    page.get_by_role("option", name="Hub").click()
    page.get_by_role("dialog").get_by_role("textbox", name="Available").fill("9")
    page.get_by_role("dialog").get_by_role("button", name="Set stock").click()
    expect(page.get_by_role("status").filter(has_text="variant saved")).to_be_visible()
    page.get_by_role("checkbox", name="Select LMP-1-BLA-L").check()
    bar.get_by_role("button", name="Delete").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(page.get_by_role("status").filter(has_text="1 variant deleted")).to_be_visible()

    with database.session() as db:
        found = db.get_one(Variant, cast.white).product.variants
        assert [(each.title, each.price) for each in found] == [
            ("White / S", 4_000),
            ("White / L", 4_499),
            ("Black / S", 4_000),
        ]
