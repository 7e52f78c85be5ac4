"""The demo's list: sixty people with everything a list can do."""

from __future__ import annotations

from typing import Any

from deskgym.apps.platform import forms
from deskgym.apps.platform.cells import save_cells
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Invalid
from deskgym.apps.platform.filters import ChoiceFilter, DateFilter, FlagFilter, NumberFilter, PersonFilter, TextFilter
from deskgym.apps.platform.list_state import View
from deskgym.apps.platform.listview import Bulk, Column, ListView
from deskgym.apps.platform.models import AuditEntry, Person
from deskgym.apps.platform.pages import done
from flask import Blueprint, g, url_for
from flask.typing import ResponseReturnValue
from sqlalchemy import select

blueprint = Blueprint("people", __name__, url_prefix="/people")
DEPARTMENTS = ("Sales", "Service", "Support", "Finance")


def name_of(db: Db, id: int) -> str:
    return db.get_one(Person, id).name


class Cells(forms.PlatformForm):
    title = forms.TextField("Title", required=True)
    department = forms.SelectField("Department", choices=DEPARTMENTS, required=True)
    phone = forms.PhoneField("Phone")
    manager_id = forms.LookupField("Manager", lookup="home.lookup", label_of=name_of)


PEOPLE = ListView(
    key="people", title="People", one="person", many="people", endpoint="people.index", icon="users",
    columns=(
        Column("name", "Name", link=lambda p: url_for("home.edit", id=p.id), sort=Person.last_name, width=18),
        Column("title", "Title", sort=Person.title, edit="title"),
        Column("department", "Department", kind="chip", sort=Person.department, edit="department"),
        Column("email", "E-mail", kind="email", sort=Person.email, width=22),
        Column("phone", "Phone", kind="phone", edit="phone"),
        Column("number", "Salary", kind="money", value=lambda p: p.id * 1_234_500, sort=Person.id, width=11),
        Column("manager", "Manager", kind="person", value=lambda p: p.manager, edit="manager_id"),
    ),
    search=(Person.first_name, Person.last_name, Person.email),
    filters=(
        ChoiceFilter("department", "Department", Person.department, choices=DEPARTMENTS),
        # Of expressions, unlike of required columns, a list also asks whether they are empty.
        NumberFilter("number", "Number", Person.id + 0),
        TextFilter("title", "Title", Person.title + ""),
        DateFilter("seen", "Last seen", AuditEntry.at),
        PersonFilter("self", "Person", Person.id, lookup="home.lookup", label_of=name_of),
        FlagFilter("active", "Active", Person.is_active),
    ),
    views=(View("all", "All people"), View("service", "Service", where=lambda db: Person.department == "Service")),
    sort="name",
    bulk=(Bulk("Move", "arrow-right", "people.move"),),
    row_menu=lambda p: [("Edit", url_for("home.edit", id=p.id), "pencil", {"dialog": True})],
    edit_form=Cells, edit_endpoint="people.cells",
)  # fmt: skip


@blueprint.get("/")
def index() -> ResponseReturnValue:
    return PEOPLE.page(g.db, select(Person))


@blueprint.route("/move", methods=["GET", "POST"])
def move() -> ResponseReturnValue:
    people = PEOPLE.selected(g.db, select(Person))
    form = forms.PlatformForm.new()

    def action(_values: dict[str, Any]) -> None:
        for person in people:
            person.city = "Boston"

    if form.submitted(action):
        return done(f"{len(people)} people moved.", PEOPLE.shown_url)
    return form.confirm("Move people", f"Move {len(people)} people to Boston?", "Move", danger=False)


@blueprint.route("/cells", methods=["GET", "POST"])
def cells() -> ResponseReturnValue:
    return save_cells(PEOPLE, lambda id: g.db.get_one(Person, id), update, g.db)


def update(id: int, _version: int, values: dict[str, Any]) -> None:
    person = g.db.get_one(Person, id)
    if values.get("title") == "King":
        raise Invalid(title="There is no such title here.")
    for name, value in values.items():
        setattr(person, name, value)
