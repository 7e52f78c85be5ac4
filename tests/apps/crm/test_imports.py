"""Files of leads, contacts and accounts: mapped by their headings, brought in row by row, mended, taken back."""

from __future__ import annotations

import pytest
from deskgym.apps.crm import actions
from deskgym.apps.crm.actions.imports import waiting
from deskgym.apps.crm.import_form import problems_told
from deskgym.apps.crm.models import Campaign, CampaignMember, Contact, ImportJob, ImportRow, Lead
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Blocked, Forbidden, Invalid, NotFound
from sqlalchemy import func, select

from ..conftest import As
from .cast import Cast

HEADINGS = "First name,Surname,Company,E-mail,Telephone,Status,Remarks\n"


@pytest.fixture
def db(seat: As, cast: Cast) -> Db:
    """Adam, the administrator, is at the keyboard."""
    return seat(cast.adam)


def _file(*rows: str) -> bytes:
    return (HEADINGS + "\n".join(rows)).encode()


def _start(db: Db, *rows: str) -> ImportJob:
    return actions.start_import(db, "lead", filename="show.csv", data=_file(*rows))


def _run(db: Db, job: ImportJob, **how: object) -> ImportJob:
    actions.map_import(db, job.id, {int(column): name for column, name in job.mapping.items()}, **how)  # type: ignore[arg-type]
    return actions.run_import(db, job.id)


def _outcomes(db: Db, job: ImportJob) -> list[str | None]:
    return list(db.scalars(select(ImportRow.outcome).where(ImportRow.job_id == job.id).order_by(ImportRow.id)))


def test_columns_go_where_their_headings_say(db: Db) -> None:
    job = _start(db, "Ann,Bell,Bell Ltd,ann@bell.example,(312) 555-0100,New,x")
    assert job.mapping == {
        "0": "first_name",
        "1": "last_name",
        "2": "company",
        "3": "email",
        "4": "phone",
        "5": "status",
    }


def test_sixty_leads_come_in_but_for_duplicates_and_errors_and_those_after_mending(db: Db, cast: Cast) -> None:
    rows = [f"Ann,Bell{n},Firm {n},ann{n}@firm.example,,New," for n in range(47)]
    rows += [f"Ann,Bell{n},Firm {n},ann{n}@firm.example,,New," for n in range(8)]
    rows += ["Lena,Park,Somewhere,LENA@parkstudios.example,,New,"]
    rows += ["Bo,,Firm 1,bo@firm.example,,New,", "Cy,Cole,Firm 2,cy-at-firm,,New,",
             "Di,Dent,Firm 3,di@firm.example,,Odd,",
             "Ed,East,,ed@firm.example,,New,"]  # fmt: skip
    job = _run(db, _start(db, *rows), defaults={"source": "Trade show", "owner_id": cast.sam})
    assert [_outcomes(db, job).count(word) for word in ("created", "skipped", "failed")] == [47, 9, 4]
    failed = waiting(db, job)
    assert [sorted(row.problems) for row in failed] == [["last_name"], ["email"], ["status"], ["company"]]
    assert db.scalar(select(func.count()).select_from(Lead).where(Lead.source == "Trade show")) == 47
    bo, cy, di, ed = failed
    assert problems_told(job, bo.problems) == ["Surname: Last name is required."]
    assert problems_told(job, cy.problems)[0].startswith("E-mail: Enter an e-mail address")
    assert problems_told(job, di.problems)[0].startswith("Status: ")
    actions.mend_rows(
        db, job.id, {bo.id: {1: "Bright"}, cy.id: {3: "cy@firm.example"}, di.id: {5: "New"}, ed.id: {2: "E"}}
    )
    assert [_outcomes(db, job).count(word) for word in ("created", "skipped", "failed")] == [51, 9, 0]


def test_a_preview_leaves_nothing_behind(db: Db) -> None:
    job = _start(db, "Ann,Bell,Bell Ltd,ann@bell.example,,New,", "Ann,Bell,Bell Ltd,ann@bell.example,,New,")
    tried = actions.try_import(db, job.id)
    assert tried.counts == {"created": 1, "skipped": 1}
    assert db.scalar(select(func.count()).select_from(Lead).where(Lead.last_name == "Bell")) == 0


@pytest.mark.parametrize(
    ("way", "phone", "title"), [("fill", "+1 312 555 0177", "Owner"), ("update", "(312) 555-0100", "Owner")]
)
def test_a_known_lead_is_filled_or_updated(db: Db, cast: Cast, way: str, phone: str, title: str) -> None:
    job = _start(db, "Lena,Park,Park Studios,lena@parkstudios.example,(312) 555-0100,,")
    _run(db, job, duplicates=way, defaults={"title": "Nobody", "rating": "Hot"})
    lead = db.get_one(Lead, cast.lead)
    assert (lead.phone, lead.title, lead.rating) == (phone, title, None)


def test_create_anyway_makes_a_second_one(db: Db) -> None:
    job = _run(db, _start(db, "Lena,Park,Park Studios,lena@parkstudios.example,,New,"), duplicates="create")
    assert _outcomes(db, job) == ["created"]


def test_imported_leads_join_a_campaign_and_known_ones_if_asked(db: Db, cast: Cast) -> None:
    campaign: Campaign = actions.create_campaign(db, name="Show", type="Trade show")
    rows = ("Ann,Bell,Bell Ltd,ann@bell.example,,New,", "Lena,Park,Park Studios,lena@parkstudios.example,,New,",
            "Dana,Whitfield,Norwood,dana@norwood.example,,New,")  # fmt: skip
    _run(db, _start(db, *rows), campaign_id=campaign.id, member_status="Attended", joins_duplicates=True)
    members = db.scalars(select(CampaignMember).order_by(CampaignMember.id)).all()
    assert [member.status for member in members] == ["Attended"] * 3
    assert [member.contact_id for member in members] == [None, None, cast.dana]


def test_undo_deletes_what_nobody_changed_since(db: Db) -> None:
    job = _run(db, _start(db, "Ann,Bell,B,ann@bell.example,,New,", "Bo,Bell,B,bo@bell.example,,New,"))
    ann = db.scalars(select(Lead).where(Lead.first_name == "Ann")).one()
    actions.update_lead(db, ann.id, rating="Hot")
    assert actions.undo_import(db, job.id) == (1, 1)
    assert db.scalars(select(Lead).where(Lead.first_name == "Bo")).one().deleted_at is not None
    with pytest.raises(Blocked):
        actions.undo_import(db, job.id)
    with pytest.raises(Blocked):
        actions.run_import(db, job.id)


def test_a_column_for_each_field_and_every_required_field(db: Db) -> None:
    job = _start(db, "Ann,Bell,B,ann@bell.example,,New,")
    with pytest.raises(Invalid) as twice:
        actions.map_import(db, job.id, {0: "last_name", 1: "last_name", 2: "company"})
    assert list(twice.value.errors) == ["column_1"]
    with pytest.raises(Invalid, match="Company is required"):
        actions.map_import(db, job.id, {1: "last_name"})
    actions.map_import(db, job.id, {1: "last_name"}, defaults={"company": "Unknown"})


def test_contacts_name_their_account(db: Db, cast: Cast) -> None:
    data = b"Last name;Account;Owner\nVale;Norwood Supply Co.;Sam Rivera\nVane;Nowhere;Sam Rivera\nVole;;Fred Stone\n"
    job = actions.start_import(db, "contact", filename="people.csv", data=data)
    _run(db, job)
    assert _outcomes(db, job) == ["created", "failed", "failed"]
    vale = db.scalars(select(Contact).where(Contact.last_name == "Vale")).one()
    assert (vale.account_id, vale.owner_id) == (cast.norwood, cast.sam)


@pytest.mark.parametrize(
    ("name", "data"), [("a.pdf", b"x,y\n1,2"), ("a.csv", b" \n"), ("a.csv", b"Last name,Company\n")]
)
def test_what_is_no_table_is_refused(db: Db, name: str, data: bytes) -> None:
    with pytest.raises(Invalid) as refused:
        actions.start_import(db, "lead", filename=name, data=data)
    assert list(refused.value.errors) == ["file"]


def test_only_who_changes_many_records_imports_and_sees_their_own(seat: As, cast: Cast, db: Db) -> None:
    mona = seat(cast.mona)
    job = actions.start_import(mona, "lead", filename="show.csv", data=_file("Ann,Bell,B,ann@bell.example,,New,"))
    mona.commit()
    with pytest.raises(Forbidden, match="import"):
        actions.start_import(seat(cast.sam), "lead", filename="show.csv", data=_file("A,B,C,,,,"))
    with pytest.raises(NotFound):
        actions.run_import(seat(cast.sam), job.id)
    assert actions.try_import(seat(cast.adam), job.id).counts == {"created": 1}
