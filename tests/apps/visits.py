"""A new object of the CRM, and a new field of accounts, as their author writes them."""

from __future__ import annotations

from pathlib import Path

from .copied_project import change_file, write_files

#: The object's own files, by their paths.
FILES = {
    "apps/crm/models/visits.py": '''
"""Visits to customers."""

from __future__ import annotations

from sqlalchemy import ForeignKey
from sqlalchemy.orm import Mapped, mapped_column, relationship

from ...platform.models import Base, Name, Record, Short
from .core import Account, User


class Visit(Record, Base):
    __tablename__ = "crm_visit"

    name: Mapped[Name]
    purpose: Mapped[Short | None]
    account_id: Mapped[int] = mapped_column(ForeignKey("crm_account.id"), index=True)
    owner_id: Mapped[int] = mapped_column(ForeignKey("crm_user.id"), index=True)

    account: Mapped[Account] = relationship(foreign_keys=[account_id])
    owner: Mapped[User] = relationship(foreign_keys=[owner_id])
''',
    "apps/crm/objects/visits.py": '''
"""What there is to know of visits."""

from __future__ import annotations

from sqlalchemy.orm import joinedload

from ..models.visits import Visit
from .declaration import CrmObject

OBJECT = CrmObject(
    model=Visit,
    icon="map-pin",
    name=Visit.name,
    detail=lambda visit: (visit.purpose, visit.account.name),
    loads=(joinedload(Visit.account), joinedload(Visit.owner)),
    added_to={"account": Visit.account_id},
)
''',
    "apps/crm/fields/visits.py": '''
"""The fields of a visit."""

from __future__ import annotations

from ...platform.record_fields import RecordFields, Reference, Text
from ..models import Account
from ..models.visits import Visit
from ..objects import url_of
from .common import created, owner
from .targets import ACCOUNTS

VISIT = RecordFields(
    Visit,
    Text(Visit.name, "Name", column=30, link=url_of, searched=True, short_form=True, lookup_column=40),
    Text(Visit.purpose, "Purpose", column=20, edit=True, filter=True, restrictable=True),
    Reference(Visit.account_id, "Account", ACCOUNTS, column=30, sort=Account.name, short_form=True),
    owner(Visit.owner_id, column=20),
    created(Visit.created_at),
    highlights=("account_id", "owner_id"),
)
''',
    "apps/crm/actions/visits.py": '''
"""Visits: planned and called off."""

from __future__ import annotations

from typing import Any

from ...platform.database import Db
from ..fields.visits import VISIT
from ..models.visits import Visit
from .saving import apply, bin_records, change, load, start


def create_visit(db: Db, **values: Any) -> Visit:
    visit = Visit(**start(db, VISIT, values))
    db.add(visit)
    db.flush()
    return visit


def update_visit(db: Db, visit_id: int, *, version: int | None = None, **values: Any) -> Visit:
    visit: Visit = load(db, Visit, visit_id, version=version)
    apply(visit, change(db, VISIT, visit, values))
    db.flush()
    return visit


def delete_visit(db: Db, visit_id: int, *, version: int | None = None) -> Visit:
    visit: Visit = load(db, Visit, visit_id, to="delete", version=version)
    bin_records(db, [visit])
    return visit
''',
    "apps/crm/lists/visits.py": '''
"""The list of visits."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Select
from sqlalchemy.orm import contains_eager

from ...platform.database import Db
from ...platform.list_state import View
from ...platform.listview import ListView
from ..fields.visits import VISIT
from ..models.visits import Visit
from .common import bulk, common, owned


def visit_rows(db: Db) -> Select[Any]:
    return owned(db, Visit).join(Visit.account).options(contains_eager(Visit.account))


VISITS = ListView(
    **common(Visit),
    columns=VISIT.columns,
    sort="name",
    search=(Visit.name,),
    filters=VISIT.filters,
    views=(View("all", "All visits"),),
    bulk=bulk("visits"),
    edit_form=VISIT.form_of_cells,
)
''',
    "apps/crm/views/visits.py": '''
"""Visits: list, record page, create, edit."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, g, url_for
from flask.typing import ResponseReturnValue

from ...platform.cells import save_cells
from ...platform.pages import done
from .. import lists
from ..actions.saving import load
from ..actions.visits import create_visit, update_visit
from ..fields.visits import VISIT
from ..lists.visits import VISITS, visit_rows
from ..models.visits import Visit
from ..queries import find
from .common import create_form, edit_form, form_page, record_page, staying

blueprint = Blueprint("visits", __name__, url_prefix="/visits")


@blueprint.get("")
def index() -> ResponseReturnValue:
    return lists.show(VISITS, visit_rows(g.db))


@blueprint.route("/cells", methods=["GET", "POST"])
def cells() -> ResponseReturnValue:
    def update(id: int, version: int, values: dict[str, Any]) -> None:
        update_visit(g.db, id, version=version, **values)

    return save_cells(VISITS, lambda id: load(g.db, Visit, id), update, g.db)


@blueprint.get("/<int:id>")
def show(id: int) -> ResponseReturnValue:
    return record_page("crm/visits/show.html", find(g.db, Visit, id))


@blueprint.route("/new", methods=["GET", "POST"])
@blueprint.route("/<int:id>/clone", methods=["GET", "POST"])
def new(id: int | None = None) -> ResponseReturnValue:
    form = create_form(VISIT, find(g.db, Visit, id) if id else None)
    if form.submitted(lambda values: create_visit(g.db, **values)):
        return done(f"{form.result.name} was created.", url_for(".show", id=form.result.id))
    return form_page(form, "New visit")


@blueprint.route("/<int:id>/edit", methods=["GET", "POST"])
def edit(id: int) -> ResponseReturnValue:
    form = edit_form(VISIT, find(g.db, Visit, id))
    if form.submitted(lambda values: update_visit(g.db, id, version=form.version, **values)):
        return done(f"{form.result.name} was saved.", staying(url_for(".show", id=id)))
    return form_page(form, "Edit visit")
''',
    "apps/crm/templates/crm/visits/show.html": """
{% extends "crm/record.html" %}
{% block side_panel %}{% endblock %}
""",
    "tests/apps/crm/test_visits.py": '''
from __future__ import annotations

import pytest
from deskgym.apps.crm.actions.visits import create_visit
from deskgym.apps.platform.database import Database, Db
from deskgym.apps.tables import tables

from ...support.client import OfficeClient
from .cast import Cast


@pytest.fixture
def adam(database: Database, db: Db, cast: Cast) -> OfficeClient:
    """An administrator's client; Sam has planned a visit."""
    create_visit(db, name="Norwood plant tour", purpose="Renewal", account_id=cast.norwood)
    db.commit()
    return OfficeClient(database, "crm", cast.adam)


def test_its_table_is_one_of_those_of_a_world() -> None:
    assert "crm_visit" in {table.name for table in tables()}


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("/visits", "Norwood plant tour"),
        ("/visits?f.purpose=has:new", "Purpose"),
        ("/visits/1", "Renewal"),
        ("/visits/1?tab=changes", "Sam"),
        ("/visits/1/edit", "Purpose"),
        ("/visits/1/owner", "Change owner"),
        ("/visits/1/field?name=purpose", "Renewal"),
        ("/visits/1/delete", "Norwood plant tour"),
        ("/visits/update?ids=1", "Purpose"),
        ("/visits/export.csv", "Norwood plant tour"),
        ("/search?q=plant", "Norwood plant tour"),
        ("/lookup/visits?q=plant", "Norwood plant tour"),
        ("/lookup/search/visit?q=plant", "Norwood plant tour"),
        ("/lookup/visits/new", "New visit"),
        ("/accounts/{norwood}?tab=stream", "added the visit"),
        ("/accounts/{norwood}/delete", "1 visit"),
        ("/recycle-bin/visits", "Visits"),
        ("/setup/fields", "Purpose"),
        ("/setup/roles/{role}", "Edit visits"),
    ],
)
def test_it_appears_on_every_page(adam: OfficeClient, cast: Cast, path: str, text: str) -> None:
    answer = adam.get(path.format(norwood=cast.norwood, role=1))
    assert answer.status_code == 200
    assert text in answer.get_data(as_text=True)


def test_it_is_made_changed_deleted_and_brought_back(adam: OfficeClient, cast: Cast) -> None:
    mine = {"account_id": cast.norwood, "owner_id": cast.adam}
    assert adam.post("/visits/new", name="Second tour", **mine).location == "/visits/2"
    assert adam.post("/visits/2/edit", name="Third tour", account_id=cast.norwood).location == "/visits/2"
    assert adam.post("/visits/2/field?name=purpose", **{"field-purpose": "Rescue"}).location == "/visits/2"
    assert "Rescue" in adam.get("/visits").get_data(as_text=True)
    assert adam.post("/visits/owner?ids=1,2", owner_id=cast.mona).status_code == 303
    assert "Third tour" in OfficeClient(adam.database, "crm", cast.mona).get("/notifications").get_data(as_text=True)
    assert adam.post("/visits/2/delete").location == "/visits"
    assert adam.post("/recycle-bin/visits/restore?ids=2").status_code == 303
    assert "Third tour" in adam.get("/visits").get_data(as_text=True)
''',
    "tests/apps/crm/test_nicknames.py": '''
from __future__ import annotations

import pytest
from deskgym.apps.crm import actions
from deskgym.apps.platform.database import Database, Db

from ...support.client import OfficeClient
from .cast import Cast


@pytest.fixture
def adam(database: Database, db: Db, cast: Cast) -> OfficeClient:
    """An administrator's client, who follows the account to which Sam has given a nickname."""
    adam = OfficeClient(database, "crm", cast.adam)
    adam.post(f"/accounts/{cast.norwood}/follow")
    actions.update_account(db, cast.norwood, nickname="Sparky")
    db.commit()
    return adam


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("/accounts", "Sparky"),
        ("/accounts?f.nickname=has:park", "Sparky"),
        ("/accounts/{norwood}", "Sparky"),
        ("/accounts/{norwood}/edit", "Sparky"),
        ("/accounts/{norwood}?tab=changes", "Sparky"),
        ("/accounts/{norwood}?tab=stream", "Sparky"),
        ("/accounts/new", "Nickname"),
        ("/accounts/update?ids={norwood}", "Nickname"),
        ("/search?q=sparky", "Norwood"),
        ("/notifications", "Sparky"),
        ("/lookup/accounts?q=sparky", "Norwood"),
        ("/lookup/search/account", "Sparky"),
        ("/lookup/accounts/new", "Nickname"),
        ("/setup/fields", "Nickname"),
        ("/setup/rules/new/account", "Nickname"),
    ],
)
def test_it_appears_wherever_its_declaration_says(adam: OfficeClient, cast: Cast, path: str, text: str) -> None:
    answer = adam.get(path.format(norwood=cast.norwood))
    assert answer.status_code == 200
    assert text in answer.get_data(as_text=True)
''',
}


def add_object(project: Path) -> list[str]:
    """Put the object into a copy of the project; returns the files that were there before and had to be changed."""
    write_files(project, FILES)
    return [
        change_file(
            project,
            "apps/crm/objects/__init__.py",
            '        "campaigns",\n',
            '        "campaigns",\n        "visits",\n',
        )
    ]


def add_field(project: Path) -> list[str]:
    """Put a field of accounts into a copy of the project: its declaration and its column, which no seed fills."""
    column, field = "    employees: Mapped[int | None]\n", '    Url(Account.website, "Website"'
    declared = (
        '    Text(Account.nickname, "Nickname", column=6, edit=True, filter=True, lookup_column=9, short_form=True,\n'
        "         searched=True, restrictable=True, streamed=True, watched=True),\n"
    )
    return [
        change_file(project, "apps/crm/models/core.py", column, f"    nickname: Mapped[Short | None]\n{column}"),
        change_file(project, "apps/crm/fields/accounts.py", field, declared + field),
    ]
