"""A record's fields, declared once: what may be written, and what forms, lists, pages and imports make of them."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime
from typing import Any, cast

import pytest
from deskgym.apps.platform.database import Database, Db
from deskgym.apps.platform.errors import Invalid
from deskgym.apps.platform.fields import SelectField, TextAreaField
from deskgym.apps.platform.filters import ChoiceFilter, DateFilter, FlagFilter, NumberFilter, TextFilter
from deskgym.apps.platform.models import Cents, LongText, Name, Record, Short
from deskgym.apps.platform.record_fields import (
    Choice,
    Date,
    Email,
    Field,
    Integer,
    Moment,
    Money,
    Percent,
    Phone,
    RecordFields,
    Text,
    Url,
    YesNo,
)
from deskgym.apps.platform.record_fields import LongText as LongTextField
from flask import Flask, g
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column
from werkzeug.datastructures import MultiDict

KINDS = ("Dog", "Cat", "Parrot")


class Scratch(DeclarativeBase):
    """Tables of this module alone."""


class Pet(Record, Scratch):
    __tablename__ = "pet"

    name: Mapped[Name]
    kind: Mapped[Short]
    born: Mapped[date | None]
    price: Mapped[Cents | None]
    legs: Mapped[int | None]
    share: Mapped[int | None]
    email: Mapped[Name | None]
    phone: Mapped[Short | None]
    site: Mapped[Name | None]
    is_tame: Mapped[bool] = mapped_column(default=False)
    story: Mapped[LongText | None]

    @property
    def title(self) -> str:
        return f"{self.name} the {self.kind.lower()}"


PET = RecordFields(
    Pet,
    Text("title", "Title", column=30),
    Text(Pet.name, "Name", column=20, edit=True, filter=True, section="Who"),
    Choice(Pet.kind, "Kind", KINDS, default="Cat", not_offered=("Parrot",), column=10, filter=True, tone=str.lower),
    Date(Pet.born, "Born", copied=False, filter="birthday"),
    Money(Pet.price, "Price", column=15, edit=True, filter=True, allowed=lambda db: db.actor_id is None),
    Integer(Pet.legs, "Legs", maximum=8, filter=True, card="Body"),
    Percent(Pet.share, "Share", form="new"),
    Email(Pet.email, "E-mail", wide="form"),
    Phone(Pet.phone, "Phone", column=10),
    Url(Pet.site, "Site", form="edit"),
    YesNo(Pet.is_tame, "Tame", filter=True, when=lambda pet: pet.kind != "Dog"),
    Moment(Pet.created_at, "Created", read_only=True, filter=True),
    LongTextField(Pet.story, "Story", imported=False),
    order={"form": ("born", "kind"), "columns": ("price", "name"), "card": ("price", "born")},
    highlights=("kind", "title"),
)


@pytest.fixture
def db(database: Database) -> Iterator[Db]:
    with Flask("fields").test_request_context(), database.session() as db:
        g.db = db
        yield db


def pet(**values: Any) -> Pet:
    return Pet(
        **{"name": "Rex", "kind": "Dog", "is_tame": False, "created_at": datetime(2026, 3, 16, tzinfo=UTC), **values}
    )


def names(form: type[Any]) -> list[str]:
    return list(form()._fields)


def test_a_field_that_the_database_needs_is_required_and_all_are_checked_at_once(db: Db) -> None:
    with pytest.raises(Invalid) as refusal:
        PET.clean(db, {"kind": "Dragon", "price": -1, "legs": 9, "share": 101, "email": "x", "phone": "1", "site": "x"})
    assert set(refusal.value.errors) == {"name", "kind", "price", "legs", "share", "email", "phone", "site"}
    assert refusal.value.errors["name"] == "Name is required."
    assert refusal.value.errors["legs"] == "Enter a whole number from 0 to 8."


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("name", 7), ("name", "x" * 161), ("kind", 7), ("born", "2026-01-01"), ("born", date(1, 1, 1)),
        ("price", 10**12), ("price", True), ("legs", "4"), ("is_tame", 1), ("story", "x" * 20_001), ("phone", "1" * 41),
    ],
)  # fmt: skip
def test_a_value_of_the_wrong_type_or_size_is_refused_at_its_field(db: Db, name: str, value: object) -> None:
    with pytest.raises(Invalid) as refusal:
        PET.clean(db, {name: value}, pet())
    assert list(refusal.value.errors) == [name]


def test_only_what_changes_is_left_of_the_values(db: Db) -> None:
    changes = PET.clean(db, {"name": "  Rex ", "kind": "Cat", "price": None, "story": "a\r\nb "}, pet(legs=4))
    assert changes == {"kind": "Cat", "story": "a\nb"}


def test_what_is_stored_need_not_be_proved_again(db: Db) -> None:
    assert PET.clean(db, {"kind": "Dragon", "legs": 4}, pet(kind="Dragon")) == {"legs": 4}


@pytest.mark.parametrize("name", ["created_at", "title", "nothing"])
def test_what_is_only_read_and_what_is_no_field_are_mistakes_of_the_programmer(db: Db, name: str) -> None:
    with pytest.raises(TypeError, match=f"Pet has no field {name} that may be written"):
        PET.clean(db, {name: "x"}, pet())


def test_forms_have_the_fields_of_their_use_in_their_order() -> None:
    assert names(PET.form_of_new) == [
        "name", "born", "kind", "price", "legs", "share", "email", "phone", "is_tame", "story",
    ]  # fmt: skip
    assert "share" not in names(PET.form_of_record)
    assert "site" in names(PET.form_of_record)
    assert names(PET.form_of_cells) == ["name", "price"]
    assert PET.form_of_new.headings == {"name": "Who"}  # type: ignore[attr-defined]


def test_controls_say_what_the_declaration_says(db: Db) -> None:
    form = PET.form_of_new(MultiDict({"name": "x" * 161, "legs": "9"}))
    controls = {control.short_name: control for control in form.controls}
    assert not form.check()
    assert {problem.field.short_name for problem in form.problems if problem.field} == {"name", "kind", "legs"}
    assert (controls["name"].required, controls["born"].required, controls["email"].wide) == (True, False, True)
    assert cast(SelectField, controls["kind"]).choices == [("Dog", "Dog"), ("Cat", "Cat")]
    assert cast(TextAreaField, controls["story"]).wide
    again = PET["name"].control(required=False, help="Or none.")
    assert again is not PET["name"].control(), "each form binds a control of its own"


def test_a_new_record_begins_with_first_values_and_a_copy_without_what_is_not_copied(db: Db) -> None:
    assert PET.first_values(db)["kind"] == "Cat"
    copy = PET.first_values(db, pet(born=date(2020, 1, 1), legs=3))
    assert (copy["kind"], copy["born"], copy["legs"]) == ("Dog", None, 3)
    assert PET.with_defaults(db, {"name": "Rex", "kind": None}) == {"name": "Rex", "kind": "Cat"}


def test_columns_and_filters_follow_from_the_kind() -> None:
    columns = {column.key: column for column in PET.columns}
    assert list(columns) == ["title", "price", "kind", "name", "phone"]
    assert [column.kind for column in columns.values()] == ["text", "money", "chip", "text", "phone"]
    assert [column.edit for column in columns.values()] == [None, "price", None, "name", None]
    assert columns["name"].sort is Pet.name
    assert (columns["title"].sort, columns["phone"].sort) == (None, None)
    rex = pet()
    assert (columns["title"].of(rex), columns["kind"].tone_of(rex, "Dog")) == ("Rex the dog", "dog")
    assert [(type(filter), filter.key) for filter in PET.filters] == [
        (TextFilter, "name"), (ChoiceFilter, "kind"), (DateFilter, "birthday"), (NumberFilter, "price"),
        (NumberFilter, "legs"), (FlagFilter, "is_tame"), (DateFilter, "created_at"),
    ]  # fmt: skip


def test_cards_show_the_fields_as_people_read_them(db: Db) -> None:
    def shown(record: Pet) -> dict[str, dict[str, str]]:
        cards = PET.cards(record).items()
        return {title: {field.label: field.show(field.of(record)) for field in fields} for title, fields in cards}

    cat = pet(name="Tom", kind="Cat", price=120_050, legs=4, share=5, born=date(2020, 2, 1))
    about = shown(cat)["About"]
    assert list(about)[:5] == ["Title", "Name", "Kind", "Price", "Born"]
    assert (about["Price"], about["Born"], about["Tame"]) == ("$1,200.50", "02/01/2020", "No")
    assert (about["Share"], about["Phone"]) == ("5 %", "–")
    assert shown(cat)["Body"] == {"Legs": "4"}
    assert "Tame" not in shown(pet())["About"], "not of a dog"


def test_a_row_of_a_file_is_read_by_labels(db: Db) -> None:
    row = {"Name": " Tom ", "Kind": "cat", "Born": "02/01/2020", "Price": "$1,200.50", "Legs": "4", "Tame": "yes"}
    values = PET.read_row(db, {**row, "Phone": " "})
    assert values == {
        "name": "Tom", "kind": "Cat", "born": date(2020, 2, 1), "price": 120_050, "legs": 4, "is_tame": True,
    }  # fmt: skip
    assert PET.clean(db, values) == values


def test_a_row_that_cannot_be_read_names_each_field(db: Db) -> None:
    row = {"Born": "soon", "Price": "much", "Legs": "four", "Tame": "perhaps", "Story": "x", "Wings": "2"}
    with pytest.raises(Invalid) as refusal:
        PET.read_row(db, row)
    assert set(refusal.value.errors) == {"born", "price", "legs", "is_tame", ""}


def test_a_field_declared_twice_or_named_without_being_declared_is_refused() -> None:
    with pytest.raises(ValueError, match="declared twice"):
        RecordFields(Pet, Text(Pet.name, "Name"), Text(Pet.name, "Name"))
    with pytest.raises(ValueError, match="declares no field nothing"):
        RecordFields(Pet, Text(Pet.name, "Name"), highlights=("nothing",))


def test_a_label_is_made_of_the_name_where_none_is_declared() -> None:
    assert (PET.label("born"), PET.label("updated_by_id")) == ("Born", "Updated by")


def test_a_moment_has_no_control_and_is_not_imported(db: Db) -> None:
    moment: Field = PET["created_at"]
    with pytest.raises(NotImplementedError):
        moment.control()
    assert "Created" not in PET.importable
