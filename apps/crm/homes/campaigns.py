"""What marketing has under way: campaigns with their members, and what those that are over came to."""

from __future__ import annotations

from ...platform.database import Db
from ...platform.formats import day
from ..models import Campaign, CampaignMember
from ..objects import url_of
from ..tones import tone
from .cards import Cell, Table, all_of, figure
from .selection import Selection, Total, campaigns, members

_LIMIT = 5


def running(db: Db) -> Table:
    """Campaigns that are planned or active, the last to start first."""
    return _table(db, "Campaigns planned and running", campaigns("open"), "No campaign is planned or under way.")


def completed(db: Db) -> Table:
    """Those that are over, the last to start first."""
    return _table(db, "Completed campaigns", campaigns("completed"), "No campaign was completed so far.")


def _table(db: Db, title: str, shown: Selection, empty: str) -> Table:
    found: list[Campaign] = shown.rows(db, _LIMIT)
    total, none = shown.total(db).records, Total(0)
    ids = [campaign.id for campaign in found]
    asked, answered = (members(view, *ids).by(db, CampaignMember.campaign_id) for view in ("all", "answered"))
    rows = []
    for campaign in found:
        count, answers = asked.get(campaign.id, none).records, answered.get(campaign.id, none).records
        rows.append(
            [
                Cell(campaign.name, url_of(campaign)),
                Cell(campaign.status, chip=tone(campaign.status)),
                Cell(day(campaign.end_date) if campaign.end_date else "–"),
                figure(count, members("all", campaign.id).url),
                figure(answers, members("answered", campaign.id).url),
                Cell(f"{round(100 * answers / count)}%" if count else "–"),
            ]
        )
    return Table(
        title, ("Campaign", "Status", ("Ends", "number"), ("Members", "number"), ("Responses", "number"),
                ("Rate", "number")),
        rows, empty, shown.url, all_of(total, _LIMIT), total, widths=(0, 96, 88, 72, 82, 52),
    )  # fmt: skip
