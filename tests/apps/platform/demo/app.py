"""The demo's pages."""

from __future__ import annotations

from datetime import date
from typing import Any

from deskgym.apps.factory import platform_app
from deskgym.apps.platform import forms
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Blocked, Conflict, Duplicates, Forbidden, Invalid, NotFound, Reference
from deskgym.apps.platform.models import Person
from deskgym.apps.platform.pages import done
from deskgym.apps.platform.web import PlatformApp
from flask import Blueprint, g, render_template, request, url_for
from flask.typing import ResponseReturnValue
from sqlalchemy import select

from . import APP, people

blueprint = Blueprint("home", __name__)


class ProfileForm(forms.PlatformForm):
    first_name = forms.TextField("First name", required=True, max=20)
    last_name = forms.TextField("Last name", required=True)
    email = forms.EmailField("E-mail")
    phone = forms.PhoneField("Phone", help="With area code.")
    department = forms.SelectField("Department", choices=("Sales", "Service", "Support", "Finance"))
    manager_id = forms.LookupField("Manager", lookup="home.lookup", label_of=lambda db, id: db.get_one(Person, id).name)
    salary = forms.MoneyField("Salary", minimum=0)
    start = forms.DateField("Start date")
    rooms = forms.IntegerField("Rooms", minimum=0, maximum=99)
    days = forms.ChecklistField("Days", choices=("Monday", "Tuesday", "Wednesday"))
    is_remote = forms.CheckboxField("Works remotely")
    about = forms.TextAreaField("About")


@blueprint.get("/")
def index() -> str:
    return render_template("demo/home.html", people=g.db.scalars(select(Person).order_by(Person.id).limit(8)))


@blueprint.route("/people/<int:id>/edit", methods=["GET", "POST"])
def edit(id: int) -> ResponseReturnValue:
    person = g.db.get(Person, id)
    if person is None:
        raise NotFound("This person is not in the directory.")
    form = ProfileForm.of(person, start=date(2026, 3, 2))
    if form.submitted(lambda values: save(g.db, person, values)):
        return done(f"{person.name} was saved.", url_for("home.index"))
    return form.page("demo/profile.html", person=person)


def save(db: Db, person: Person, values: dict[str, Any]) -> None:
    person.first_name, person.last_name, person.phone = values["first_name"], values["last_name"], values["phone"] or ""
    match person.last_name:
        case "Invalid":
            raise Invalid({"phone": "This number belongs to somebody else.", "": "Two rules were broken."})
        case "Blocked":
            raise Blocked("Two deals stand in the way.", [Reference("Deal one", "/deals/1"), Reference("Deal two")])
        case "Conflict":
            raise Conflict(person.first_name, "Alex Moreno")
        case "Twin" if request.form.get("confirmed") != "yes":
            raise Duplicates("This looks like somebody we know.", [Reference("Sam Twin", "/", "Sales")])


@blueprint.get("/people/lookup")
def lookup() -> str:
    found = g.db.scalars(select(Person).where(Person.first_name.icontains(request.args["q"])).order_by(Person.id))
    return forms.options(forms.Option(person.id, person.name, person.title) for person in found)


@blueprint.route("/refuse/<kind>", methods=["GET", "POST"])
def refuse(kind: str) -> str:
    g.db.get_one(Person, 1).title = "Changed by a refused request"
    errors = {"forbidden": Forbidden("Only managers may do this."), "missing": NotFound("No such record.")}
    if kind in errors:
        raise errors[kind]
    if kind == "broken":
        raise RuntimeError("a fault in the code")
    return "changed"


def create_app() -> PlatformApp:
    app = platform_app(APP)
    app.register_blueprint(blueprint)
    app.register_blueprint(people.blueprint)
    return app
