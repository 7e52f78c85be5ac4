"""Reports: what they come to, who sees and changes them, and that their figures agree with the lists."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest
from deskgym.apps.crm import actions
from deskgym.apps.crm.app import create_app
from deskgym.apps.crm.models import Case, Deal, Permission, ReportFolder, Stage, User
from deskgym.apps.crm.reporting.chart import draw_chart
from deskgym.apps.crm.reporting.definition import Definition
from deskgym.apps.crm.reporting.result import Grouped, counted, details, grouped, within
from deskgym.apps.crm.reporting.sources import SOURCES
from deskgym.apps.platform.database import Database, Db
from deskgym.apps.platform.errors import Blocked, Conflict, Forbidden, Invalid, NotFound
from flask import g
from sqlalchemy import select, update

from ...support.client import OfficeClient
from ...support.statements import recorded_statements
from ..conftest import As
from .cast import TODAY, Cast


def told(result: Grouped) -> list[tuple[Any, ...]]:
    """The groups of a report, each with its names and figures."""
    return [
        (*(result.name(at, value) for at, value in enumerate(key)), *(result.value(m, key) for m in figures))
        for figures in [result.definition.figures]
        for key in result.walk()
    ]


@pytest.fixture
def deals(db: Db, cast: Cast) -> None:
    """Sam's deals in two stages, over three quarters."""
    later = {"account_id": cast.norwood, "close_date": date(2026, 4, 2)}
    actions.create_deal(db, name="A", amount=100_00, close_date=date(2026, 3, 30), account_id=cast.norwood)
    actions.create_deal(db, name="B", amount=250_00, **later)
    actions.create_deal(db, name="C", amount=51_01, stage_id=cast.stages["Proposal"], **later)
    actions.create_deal(db, name="D", amount=50_00, stage_id=cast.stages["Proposal"], close_date=date(2026, 12, 31))
    db.commit()


def test_figures_of_groups_add_up_to_the_grand_total(db: Db, deals: None) -> None:
    report = Definition(
        "deal", groups=("stage", "close_date:quarter"), measures=("count", "sum:amount", "average:amount")
    )
    result = grouped(db, report)
    assert told(result) == [
        ("Prospecting", 2, 350_00, 175_00),
        ("Prospecting", "Q1 2026", 1, 100_00, 100_00),
        ("Prospecting", "Q2 2026", 1, 250_00, 250_00),
        ("Proposal", 2, 101_01, 50_51),
        ("Proposal", "Q2 2026", 1, 51_01, 51_01),
        ("Proposal", "Q4 2026", 1, 50_00, 50_00),
    ]
    assert [result.value(figure) for figure in report.figures] == [4, 451_01, 112_75]


def test_a_matrix_has_totals_on_both_sides(db: Db, deals: None) -> None:
    report = Definition("deal", groups=("stage",), across=("close_date:quarter",), measures=("sum:amount",))
    result, (total,) = grouped(db, report), report.figures
    assert [result.name(1, value) for (value,) in result.across] == ["Q1 2026", "Q2 2026", "Q4 2026"]
    assert [result.value(total, (), across) for across in result.across] == [100_00, 301_01, 50_00]
    assert [result.value(total, down) for down in result.children(())] == [350_00, 101_01]
    assert result.value(total) == 451_01


def test_groups_are_ordered_by_a_figure(db: Db, deals: None) -> None:
    report = Definition("deal", groups=("close_date:month",), measures=("sum:amount",), sort="-sum:amount")
    assert [row[0] for row in told(grouped(db, report))] == ["Apr 2026", "Mar 2026", "Dec 2026"]


def test_quotes_are_added_up_by_what_became_of_them(db: Db, cast: Cast, deals: None) -> None:
    deal = db.scalars(select(Deal).where(Deal.name == "A")).one()
    first = actions.create_quote(db, deal_id=deal.id)
    actions.add_quote_line(db, first.id, product_id=cast.lamp, quantity=2, discount_pct=10)
    actions.create_quote(db, deal_id=deal.id)
    db.commit()
    report = Definition(
        "quote", groups=("status", "deal"), measures=("count", "sum:discount", "average:discount_share")
    )
    discount = first.discount
    assert discount > 0
    assert told(grouped(db, report)) == [("Draft", 2, discount, 10.0), ("Draft", "A", 2, discount, 10.0)]
    (found,) = {
        row[0]
        for row in db.execute(
            SOURCES["quote"].rows(db, [SOURCES["quote"].fields["account"].text], [SOURCES["quote"].fields["account"]])
        )
    }
    assert found == "Norwood Supply Co."


def test_events_are_measured_in_minutes_and_people(db: Db, cast: Cast) -> None:
    start = datetime(2026, 3, 18, 15, tzinfo=UTC)
    for minutes, kind, asked in ((90, "Meeting", [f"user-{cast.rita}", f"contact-{cast.dana}"]), (30, "Call", [])):
        end = start + timedelta(minutes=minutes)
        actions.create_event(db, kind=kind, subject=kind, starts_at=start, ends_at=end, attendees=asked, anyway=True)
    db.commit()
    report = Definition("event", groups=("kind",), measures=("count", "sum:minutes", "sum:invited"))
    assert sorted(told(grouped(db, report))) == [("Call", 1, 30, 0), ("Meeting", 1, 90, 2)]


def test_members_of_campaigns_are_counted_as_far_as_their_records_may_be_read(seat: As, cast: Cast) -> None:
    db = seat(cast.adam)
    mailing = actions.create_campaign(db, name="Spring mailing")
    actions.add_people(db, mailing.id, [f"contact-{cast.dana}", f"contact-{cast.erik}", f"lead-{cast.lead}"])
    db.commit()
    report = Definition("member", groups=("campaign.name", "kind", "company"), measures=("count",))
    assert told(grouped(db, report))[:3] == [
        ("Spring mailing", 3),
        ("Spring mailing", "Contact", 2),
        ("Spring mailing", "Contact", "Norwood Supply Co.", 2),
    ]
    db.execute(update(Permission).where(Permission.object == "lead").values(read="no"))
    db.execute(update(Permission).where(Permission.object == "contact").values(read="own"))
    db.commit()
    assert told(grouped(seat(cast.rita), report)) == []


def test_filters_go_together_as_their_logic_says(db: Db, cast: Cast, deals: None) -> None:
    filters = (("amount", "min:10000"), ("stage", f"any:{cast.stages['Proposal']}"))
    assert counted(db, Definition("deal", columns=("name",), filters=filters))[0] == 0
    assert counted(db, Definition("deal", columns=("name",), filters=filters, logic="1 OR 2"))[0] == 4
    assert counted(db, Definition("deal", columns=("name",), filters=filters, logic="NOT 1 AND 2"))[0] == 2


def test_moments_belong_to_the_day_at_the_office(db: Db, cast: Cast) -> None:
    case = actions.create_case(db, subject="Late at night", account_id=cast.norwood)
    # Still the last day of the quarter in Chicago, in summer (-5 hours) as in winter (-6).
    moments = {(2025, 7, 1, 3, 30): "Q2 2025", (2025, 7, 1, 5, 0): "Q3 2025", (2026, 1, 1, 5, 30): "Q4 2025"}
    for moment, quarter in moments.items():
        db.execute(update(Case).where(Case.id == case.id).values(created_at=datetime(*moment, tzinfo=UTC)))
        assert told(grouped(db, Definition("case", groups=("created_at:quarter",)))) == [(quarter, 1)]


def test_the_records_behind_a_figure_are_those_that_it_counts(db: Db, deals: None) -> None:
    report = Definition("deal", columns=("name",), groups=("stage",), across=("account", "close_date:month"))
    result = grouped(db, report)
    for (down, across), total in result.totals.items():
        named = [*zip(report.groups, down, strict=False), *zip(report.across, across, strict=False)]
        places, _ = within(db, report, [(text, "" if value is None else str(value)) for text, value in named])
        assert counted(db, report, places)[0] == total.count
        found = details(db, Definition("deal", columns=("name",)), [SOURCES["deal"].fields["name"]], places)
        assert len(found) == total.count


@pytest.fixture
def page(db: Db) -> Iterator[None]:
    """A page, which writes amounts in the company's currency."""
    with create_app().app_context():
        g.db = db
        yield


@pytest.mark.usefixtures("page")
def test_every_field_can_be_grouped_filtered_and_shown(db: Db, seat: As, cast: Cast, deals: None) -> None:
    actions.create_case(db, subject="One", account_id=cast.norwood, contact_id=cast.dana)
    actions.create_task(db, subject="Two", due_date=TODAY)
    deal = db.scalars(select(Deal)).first()
    assert deal is not None
    actions.add_line(db, deal.id, product_id=cast.lamp, quantity=2)
    actions.create_quote(db, deal_id=deal.id)
    start = datetime(2026, 3, 18, 15, tzinfo=UTC)
    actions.create_event(db, kind="Call", subject="Three", starts_at=start, ends_at=start + timedelta(hours=1))
    db.commit()
    adam = seat(cast.adam)
    campaign = actions.create_campaign(adam, name="Spring mailing")
    actions.add_people(adam, campaign.id, [f"contact-{cast.dana}"])
    adam.commit()
    db = seat(cast.sam)
    for key, source in SOURCES.items():
        count = counted(db, Definition(key, columns=source.columns))[0]
        assert count, f"nobody has any {key}"
        for field in source.fields.values():
            for text in [f"{field.key}:{period}" for period in field.periods] or [field.key]:
                report = Definition(key, groups=(text,)).tidy(db)
                assert report.groups == (text,)
                assert grouped(db, report).grand.count == count
            report = Definition(key, columns=(field.key,), sort=f"-{field.key}").tidy(db)
            assert len(details(db, report, report.visible_columns)) == count
            if field.filter is not None and any(each.key == "filled" for each in field.filter.operators):
                filled, empty = (
                    counted(db, Definition(key, columns=(field.key,), filters=((field.key, f"{asked}:"),)))[0]
                    for asked in ("filled", "empty")
                )
                assert filled + empty == count


def test_a_report_shows_only_what_may_be_read(db: Db, seat: As, cast: Cast, deals: None) -> None:
    actions.create_deal(seat(cast.walt), name="West", amount=1_00, close_date=TODAY, account_id=cast.westlake)
    seen = grouped(seat(cast.sam), Definition("deal", groups=("owner",)))
    assert [row[0] for row in told(seen)] == ["Sam Rivera", "Walt Brennan"]
    role = db.get_one(User, cast.sam).role_id
    db.execute(update(Permission).where(Permission.role_id == role, Permission.object == "deal").values(read="own"))
    db.execute(update(Permission).where(Permission.role_id == role, Permission.object == "account").values(read="no"))
    db.commit()
    mine = seat(cast.sam)
    assert [row[0] for row in told(grouped(mine, Definition("deal", groups=("owner",))))] == ["Sam Rivera"]
    # Neither names nor anything else of accounts that one may not read.
    assert [row[0] for row in told(grouped(mine, Definition("deal", groups=("account",))))] == ["–"]
    assert counted(mine, Definition("line", columns=("product",)))[0] == 0
    assert counted(mine, Definition("account", columns=("name",)))[0] == 0


def test_what_is_in_the_recycle_bin_is_not_counted(db: Db, deals: None) -> None:
    deal = db.scalars(select(Deal).where(Deal.name == "A")).one()
    actions.delete_deal(db, deal.id)
    assert counted(db, Definition("deal", columns=("name",)))[0] == 3


def test_figures_agree_with_the_list(db: Db, client: OfficeClient, cast: Cast, deals: None) -> None:
    stage = cast.stages["Proposal"]
    page = client.get(f"/deals?view=all&f.stage=any:{stage}").text
    run = client.get(f"/reports/run?object=deal&columns=name,amount&f.stage=any:{stage}").text
    assert "2 deals" in page
    assert "2 deals" in run
    assert "$101.01" in run  # the sum below the amounts


# -- Saving -----------------------------------------------------------------------------------------------------------

PIPELINE = Definition(
    "deal", ("name", "amount"), ("stage",), (), ("count", "sum:amount"), chart="Bar", charted="sum:amount"
)


def test_a_report_keeps_what_it_asks(db: Db) -> None:
    report = actions.create_report(db, PIPELINE, name="  My   pipeline ")
    assert (report.name, report.folder_id, report.owner_id) == ("My pipeline", None, db.actor_id)
    assert Definition.of(report) == PIPELINE


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"object": "weather"}, "there is no 'weather'"),
        ({"groups": ("weather",), "measures": (), "chart": "", "charted": ""}, "groups of the report make no sense"),
        ({"groups": ("close_date",)}, "groups of the report make no sense"),
        ({"measures": ("sum:name",)}, "values of the report make no sense"),
        ({"filters": (("amount", "min:many"),)}, "filters of the report make no sense"),
        ({"logic": "1 AND 2"}, "filter logic"),
        ({"sort": "weather"}, "order"),
        ({"chart": "Spider"}, "chart"),
        ({"across": ("stage",)}, "groups across"),
    ],
)  # fmt: skip
def test_what_makes_no_sense_cannot_be_saved(db: Db, changes: dict[str, Any], message: str) -> None:
    odd = Definition(**{**PIPELINE.__dict__, **changes})
    with pytest.raises(Invalid, match=message):
        actions.create_report(db, odd, name="Odd")


def test_a_report_without_columns_and_groups_asks_for_nothing(db: Db) -> None:
    with pytest.raises(Invalid, match="Add a column"):
        actions.create_report(db, Definition("deal"), name="Nothing")


@pytest.fixture
def folder(seat: As, cast: Cast) -> ReportFolder:
    """Mona's, which her team sees and she alone fills."""
    db = seat(cast.mona)
    folder = actions.create_folder(db, name="East", visibility="My team", editors="Only me")
    db.commit()
    return folder


def test_a_folder_says_who_sees_a_report_and_who_changes_it(seat: As, cast: Cast, folder: ReportFolder) -> None:
    db = seat(cast.mona)
    report = actions.create_report(db, PIPELINE, name="Ours", folder_id=folder.id)
    private = actions.create_report(db, PIPELINE, name="Mine")
    db.commit()
    sam = seat(cast.sam)
    with pytest.raises(Forbidden, match="Only Mona Okafor can change this report"):
        actions.change_report(sam, report.id, name="Theirs")
    with pytest.raises(NotFound):
        actions.change_report(sam, private.id, name="Theirs")
    with pytest.raises(Invalid, match="Only Mona Okafor can save into East"):
        actions.create_report(sam, PIPELINE, name="Mine, too", folder_id=folder.id)
    with pytest.raises(NotFound):
        actions.change_report(seat(cast.walt), report.id, name="Theirs")
    db = seat(cast.mona)
    actions.change_folder(db, folder.id, name="East", visibility="My team", editors="Everyone who sees it")
    db.commit()
    assert actions.change_report(seat(cast.sam), report.id, name="Theirs").name == "Theirs"


def test_reps_make_no_folders_for_others(db: Db) -> None:
    with pytest.raises(Forbidden, match="Keep your reports private"):
        actions.create_folder(db, name="Sam's", visibility="Everyone", editors="Only me")


def test_a_name_is_taken_once_in_a_folder(seat: As, cast: Cast, folder: ReportFolder) -> None:
    db = seat(cast.mona)
    actions.create_report(db, PIPELINE, name="Ours", folder_id=folder.id)
    actions.create_report(db, PIPELINE, name="Ours")
    with pytest.raises(Invalid, match="called ours in this folder already"):
        actions.create_report(db, PIPELINE, name="ours", folder_id=folder.id)
    with pytest.raises(Blocked, match="East is not empty"):
        actions.delete_folder(db, folder.id)


def test_who_saves_an_old_page_is_told_who_was_faster(seat: As, cast: Cast, folder: ReportFolder) -> None:
    db = seat(cast.mona)
    report = actions.create_report(db, PIPELINE, name="Ours", folder_id=folder.id)
    actions.change_report(db, report.id, name="Ours 2", version=1)
    with pytest.raises(Conflict, match="Ours 2 was changed by Mona Okafor"):
        actions.change_report(db, report.id, name="Ours 3", version=1)


# -- Pages ------------------------------------------------------------------------------------------------------------

ASKED = "object=deal&columns=name,amount&groups=stage&measures=count,sum:amount"


def test_the_builder_takes_one_step_at_a_time(client: OfficeClient, deals: None) -> None:
    first = client.get("/reports/build?object=deal&columns=name&do=put&what=close_date&to=groups")
    assert first.headers["Location"] == "/reports/build?object=deal&columns=name&groups=close_date%3Amonth"
    steps = {
        "do=swap&from=groups&what=stage&with=owner": "groups=owner",
        "do=drop&from=groups&what=stage": "object=deal&columns=name%2Camount",
        "do=put&what=cycle&to=measures": "measures=count%2Csum%3Aamount%2Csum%3Acycle",
        "do=put&from=measures&what=sum:amount&to=columns&at=0": "columns=amount%2Cname",
        "do=put&from=columns&what=amount&to=columns&at=0": "columns=amount%2Cname",
        "do=put&what=name&to=across": "across=name",
        "do=sort&what=-count": "sort=-count",
        "do=chart&what=Donut": "chart=Donut",
        "do=details&what=1": "details=1",
        "do=put&what=weather&to=groups": "groups=stage",
    }
    for step, leads_to in steps.items():
        assert leads_to in client.get(f"/reports/build?{ASKED}&{step}").headers["Location"], step


def test_the_builder_offers_what_can_be_added(client: OfficeClient, deals: None) -> None:
    everything = client.get(f"/reports/build?{ASKED}").text
    values = client.get(f"/reports/build?{ASKED}&target=measures").text
    assert "Fields of Owner" in everything
    assert "Fields of Owner" not in values
    assert "Fields of Account" in values


def test_nonsense_in_an_address_is_left_out(client: OfficeClient, deals: None) -> None:
    nonsense = (
        "object=weather",
        "object=deal&groups=x,y:z&measures=sum&f.amount=min:&f.=&sort=-&chart=Pie&logic=1)",
        f"{ASKED}&at=999999999999999999999&filter=amount&f.stage=any:x",
        f"{ASKED}&do=put&to=groups&at=-1",
    )
    for odd in nonsense:
        assert client.get(f"/reports/run?{odd}").status_code == 200
        assert client.get(f"/reports/build?{odd}").status_code in (200, 303)
    assert client.get("/reports/run/records?object=deal&groups=stage&g.stage=none").status_code == 404
    assert client.get("/reports/999").status_code == 404


@pytest.mark.parametrize("odd", ["f.amount=min:", "f.weather=is:wet", "f.stage=any:x", "f.stage=near:x"])
def test_a_filter_that_cannot_be_finds_nothing_and_is_told(client: OfficeClient, deals: None, odd: str) -> None:
    for page in ("run", "build"):
        html = client.get(f"/reports/{page}?{ASKED}&{odd}").text
        assert "Nothing is found, since this report cannot do what the address asks." in html
        assert "<td" not in html.partition('role="alert"')[2]


def test_a_report_is_taken_away_as_a_file(database: Database, cast: Cast, deals: None, client: OfficeClient) -> None:
    assert client.get(f"/reports/run/export.csv?{ASKED}").status_code == 403
    admin = OfficeClient(database, "crm", cast.adam)
    lines = admin.get(f"/reports/run/export.csv?{ASKED}").text.splitlines()
    assert lines == ["\ufeffStage,Record count,Sum of Amount", "Prospecting,2,350.00", "Proposal,2,101.01"]
    lines = admin.get(f"/reports/run/export.csv?{ASKED}&details=1").text.splitlines()
    assert lines[0] == "\ufeffStage,Name,Amount"
    assert len(lines) == 5


def test_a_page_asks_few_questions(client: OfficeClient, database: Database, deals: None) -> None:
    with recorded_statements(database) as asked:
        assert client.get(f"/reports/run?{ASKED}&details=1").status_code == 200
    assert max(Counter(asked).values()) <= 2
    assert len(asked) < 20


def test_stages_keep_the_order_of_the_pipeline(db: Db, deals: None) -> None:
    names = [row[0] for row in told(grouped(db, Definition("deal", groups=("stage",), sort="-")))]
    order = list(db.scalars(select(Stage.name).order_by(Stage.position)))
    assert names == sorted(names, key=order.index, reverse=True)


def test_every_bar_of_a_chart_has_its_name(db: Db, cast: Cast) -> None:
    for number in range(25):
        account = actions.create_account(db, name=f"Account number {number:02}")
        actions.create_deal(db, name="Deal", account_id=account.id, amount=1_000, close_date=TODAY)
    for beside in ((), ("stage",)):
        asked = Definition("deal", ("name",), ("account", *beside), (), ("count", "sum:amount"))
        drawing = draw_chart(grouped(db, asked), "Stacked bar", asked.charts, 600, 264)
        assert drawing is not None
        names = re.findall(r">(Account number \d\d|Other)<", drawing.svg)
        assert names[-1] == "Other"
        bars = drawing.svg.count("<rect") - len(re.findall(r'width="10" height="10"', drawing.svg))
        assert bars == len(names)
