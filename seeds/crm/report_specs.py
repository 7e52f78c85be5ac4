"""What the seeded reports ask and what the dashboards show; each description says just what its report counts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random


@dataclass(frozen=True)
class FolderSpec:
    key: str
    names: Sequence[str]
    owner: str
    visibility: str
    editors: str


@dataclass(frozen=True)
class ReportSpec:
    key: str
    name: str
    description: str
    folder: str | None
    owner: str
    object: str
    filters: Sequence[tuple[str, str]] = ()
    groups: Sequence[str] = ()
    across: Sequence[str] = ()
    measures: Sequence[str] = ()
    columns: Sequence[str] = ()
    sort: str = ""
    chart: str = ""
    charted: str = ""


@dataclass(frozen=True)
class WidgetSpec:
    report: str
    kind: str
    title: str
    width: int = 6
    height: int = 2
    chart: str = ""
    measure: str = ""
    goal: int | None = None


@dataclass(frozen=True)
class DashboardSpec:
    name: str
    description: str
    folder: str
    owner: str
    widgets: Sequence[WidgetSpec]


_ALL, _MINE = "Everyone who sees it", "Only me"
FOLDERS = (
    FolderSpec("leadership", ("Sales leadership", "Leadership", "For the board"), "sales", "Everyone", _MINE),
    FolderSpec("reviews", ("Pipeline reviews", "Monday reviews", "Forecast calls"), "sales-ops", "Everyone", _ALL),
    FolderSpec("operations", ("Sales operations", "Data quality and operations"), "sales-ops", "My team", _ALL),
    FolderSpec("central", ("Central team", "Sales Central"), "sales-Central", "My team", _ALL),
    FolderSpec("support", ("Customer support", "Support desk"), "support", "Everyone", _ALL),
    FolderSpec("archive", ("Archive", "Old reports"), "sales-ops", "Everyone", _MINE),
)

_DEAL = ("name", "account", "stage", "amount", "close_date", "owner")
_CASE = ("number", "subject", "account", "status", "priority", "owner")


def report_specs(random: Random, open: str, won: str, lost: str, team: str, cases: str) -> list[ReportSpec]:
    """The reports; `open` to `cases` are what filters say for open, won and lost deals, for a team and open cases."""
    least = random.choice((2_500, 5_000, 7_500, 10_000))
    old = random.choice((60, 75, 90, 120))
    large, words = f"min:{least * 100}", f"${least:,}"
    one = random.choice
    return [
        ReportSpec("open-stage", one(("Open pipeline by stage", "Pipeline by stage", "Open deals by stage")),
                   "All open deals, by stage.", "leadership", "sales", "deal", [("stage", open)], ["stage"], (),
                   ["count", "sum:amount", "sum:expected_revenue"], _DEAL, "", "Funnel", "sum:amount"),
        ReportSpec("open-owner", one(("Open pipeline by owner", "Pipeline by rep", "Open deals per rep")),
                   f"Open deals of {words} and more, by owner and stage.", "reviews", "sales-ops", "deal",
                   [("stage", open), ("amount", large)], ["owner"], ["stage"], ["sum:amount"], _DEAL, "-sum:amount",
                   "Stacked bar"),
        ReportSpec("won-month", one(("Won revenue by month", "Bookings by month", "Sales per month")),
                   "Won deals that closed this year, by month of the close date.", "leadership", "sales", "deal",
                   [("stage", won), ("close_date", "year:")], ["close_date:month"], (), ["count", "sum:amount"], _DEAL,
                   "", "Line", "sum:amount"),
        ReportSpec("won-industry", one(("Won revenue by industry", "Who buys from us", "Bookings by industry")),
                   "All won deals, by the account's industry.", "leadership", "sales", "deal", [("stage", won)],
                   ["account.industry"], (), ["count", "sum:amount"], _DEAL, "-sum:amount", "Bar", "sum:amount"),
        ReportSpec("won-quarter", one(("Won this quarter", "Bookings this quarter", "Quarter to date")),
                   "Won deals with a close date in this quarter, by owner.", "reviews", "sales-ops", "deal",
                   [("stage", won), ("close_date", "quarter:")], ["owner"], (), ["sum:amount", "count"], _DEAL,
                   "-sum:amount", "Bar"),
        ReportSpec("won-last-quarter", one(("Won last quarter", "Bookings last quarter", "Quarter before")),
                   "Won deals with a close date in the last quarter, by owner.", "reviews", "sales-ops", "deal",
                   [("stage", won), ("close_date", "last-quarter:")], ["owner"], (), ["sum:amount", "count"], _DEAL,
                   "-sum:amount", "Bar"),
        ReportSpec("lost-reason", one(("Lost deals by reason", "Why we lose", "Loss reasons")),
                   f"Lost deals of {words} and more, by loss reason.", "reviews", "sales-ops", "deal",
                   [("stage", lost), ("amount", large)], ["loss_reason"], (), ["count", "sum:amount"], _DEAL, "-count",
                   "Donut"),
        ReportSpec("lost-matrix", one(("Losses by reason and quarter", "Lost revenue over time")),
                   "All lost deals, by loss reason and quarter of the close date.", "operations", "sales-ops-1", "deal",
                   [("stage", lost)], ["loss_reason"], ["close_date:quarter"], ["sum:amount"], _DEAL),
        ReportSpec("closing", one(("Closing this quarter", "Due to close this quarter", "This quarter's deals")),
                   "Open deals with a close date in this quarter.", "reviews", "sales-ops", "deal",
                   [("stage", open), ("close_date", "quarter:")], (), (), (), (*_DEAL, "next_step"), "close_date"),
        ReportSpec("no-step", one(("Deals without a next step", "No next step")),
                   "Open deals whose next step is empty.", "operations", "sales-ops-1", "deal",
                   [("stage", open), ("next_step", "empty:")], (), (), (), _DEAL, "-amount"),
        ReportSpec("old-deals", one(("Ageing deals", "Old open deals", "Deals that do not move")),
                   f"Open deals that are {old} days old or more, by owner.", "reviews", "sales-ops", "deal",
                   [("stage", open), ("age", f"min:{old}")], ["owner"], (), ["count", "average:age", "sum:amount"],
                   _DEAL, "-count", "Bar"),
        ReportSpec("cycle", one(("Sales cycle by owner", "How long we take to win")),
                   "All won deals: average sales cycle in days, by owner.", "operations", "sales-ops", "deal",
                   [("stage", won)], ["owner"], (), ["count", "average:cycle", "max:cycle"], _DEAL, "-average:cycle"),
        ReportSpec("lead-source", one(("Leads by source and status", "Where leads come from")),
                   "All leads, by source and status.", "leadership", "sales-ops", "lead", [], ["source"], ["status"],
                   ["count"], ("name", "company", "status", "owner"), "", "Stacked bar"),
        ReportSpec("lead-time", one(("Days to convert a lead", "Lead conversion time")),
                   "Converted leads: average days from creation to conversion, by source.", "operations", "sales-ops-1",
                   "lead", [("status", "any:Converted")], ["source"], (), ["count", "average:to_convert"],
                   ("name", "company", "owner"), "average:to_convert"),
        ReportSpec("accounts", one(("Accounts by industry", "Our customers by industry")),
                   "Accounts of the type Customer, by industry.", "leadership", "sales", "account",
                   [("type", "any:Customer")], ["industry"], (), ["count"], ("name", "type", "industry", "owner"),
                   "-count", "Donut"),
        ReportSpec("families", one(("Revenue by product family", "What we sell")),
                   "Products of won deals, by product family.", "leadership", "sales-ops", "line",
                   [("deal.stage", won)], ["family"], (), ["sum:total", "sum:quantity"],
                   ("product", "quantity", "total", "deal.name"), "-sum:total", "Bar"),
        ReportSpec("overdue", one(("Overdue tasks by owner", "Tasks that are late")),
                   "Open tasks past their due date, by owner.", "reviews", "sales-ops-1", "task",
                   [("overdue", "min:1")], ["owner"], (), ["count", "average:overdue"],
                   ("subject", "priority", "due_date", "owner"), "-count", "Bar"),
        ReportSpec("central", one(("Central: open deals", "Our open deals", "Central pipeline")),
                   "Open deals of the team Sales Central, by owner.", "central", "sales-Central", "deal",
                   [("stage", open), ("owner.team", team)], ["owner"], (), ["count", "sum:amount"], _DEAL,
                   "-sum:amount", "Bar", "sum:amount"),
        ReportSpec("central-won", one(("Central: won this year", "What the team has won")),
                   "Won deals of the team Sales Central with a close date in this year, by quarter and owner.",
                   "central", "sales-Central", "deal",
                   [("stage", won), ("owner.team", team), ("close_date", "year:")], ["close_date:quarter", "owner"], (),
                   ["sum:amount"], _DEAL, "", "Stacked bar"),
        ReportSpec("cases-priority", one(("Open cases by priority", "What is open")),
                   "Open cases (new, assigned, pending), by priority and status.", "support", "support", "case",
                   [("status", cases)], ["priority"], ["status"], ["count"], _CASE, "", "Stacked bar"),
        ReportSpec("cases-month", one(("Cases by month", "How many cases come in")),
                   "All cases, by month of their creation.", "support", "support", "case", [], ["created_at:month"], (),
                   ["count"], _CASE, "", "Line"),
        ReportSpec("cases-days", one(("Days to close by type", "How fast we close")),
                   "Closed cases: average days to close, by type.", "support", "support-lead", "case",
                   [("status", "any:Closed")], ["type"], (), ["count", "average:to_close"], _CASE, "", "Bar",
                   "average:to_close"),
        ReportSpec("cases-owner", one(("Open cases by owner", "Case load")),
                   "Open cases (new, assigned, pending), by owner.", "support", "support-lead", "case",
                   [("status", cases)], ["owner"], (), ["count", "average:age"], _CASE, "-count", "Bar"),
        ReportSpec("escalated", one(("Escalated cases", "Escalations")),
                   "Cases that are escalated and still open (new, assigned, pending).", "support", "support", "case",
                   [("status", cases), ("is_escalated", "yes:")], (), (), (), (*_CASE, "created_at"), "created_at"),
        ReportSpec("old-stage", one(("Open pipeline by stage 2024", "Pipeline by stage (old)")),
                   "Superseded. Open deals by stage, without those in Prospecting.", "archive", "sales-ops-1", "deal",
                   [("stage", f"any:{'|'.join(open.removeprefix('any:').split('|')[1:])}")], ["stage"], (),
                   ["count", "sum:amount"], _DEAL, "", "Bar"),
        ReportSpec("old-owner", one(("Pipeline by owner (old)", "Rep pipeline, before the new stages")),
                   "Superseded. Open deals by owner.", "archive", "sales-ops", "deal", [("stage", open)], ["owner"], (),
                   ["count"], _DEAL),
        ReportSpec("private", one(("My accounts without an industry", "Scratch", "Check industries")),
                   "Accounts whose industry is empty.", None, "sales-Central", "account", [("industry", "empty:")], (),
                   (), (), ("name", "type", "billing_city", "owner")),
    ]  # fmt: skip


def dashboard_specs(random: Random) -> list[DashboardSpec]:
    one = random.choice
    quarter = random.choice((250_000, 300_000, 400_000)) * 100
    most = random.choice((40, 50, 60))
    return [
        DashboardSpec(one(("Sales overview", "Sales at a glance", "How sales are doing")),
                      "For the monthly board meeting.",
                      "leadership", "sales", (
            WidgetSpec("open-stage", "Metric", "Open pipeline", 3, 1),
            WidgetSpec("open-stage", "Metric", "Deals in play", 3, 1, measure="count"),
            WidgetSpec("won-month", "Metric", "Won this year", 3, 1),
            WidgetSpec("accounts", "Metric", "Customers", 3, 1),
            WidgetSpec("open-stage", "Chart", "Pipeline by stage", 6),
            WidgetSpec("won-month", "Chart", "Won by month", 6),
            WidgetSpec("won-industry", "Chart", "Won by industry", 8, 3),
            WidgetSpec("lead-source", "Chart", "Leads by source", 4, 3),
        )),
        DashboardSpec(one(("Pipeline review", "Monday review", "Forecast call")), "What we go through on Mondays.",
                      "reviews", "sales-ops", (
            WidgetSpec("won-quarter", "Gauge", "Won this quarter against the goal", 4, goal=quarter),
            WidgetSpec("open-owner", "Chart", "Open pipeline by owner", 8),
            WidgetSpec("old-deals", "Chart", "Ageing deals", 6),
            WidgetSpec("lost-reason", "Chart", "Why we lose", 6),
            WidgetSpec("closing", "Table", "Closing this quarter", 8),
            WidgetSpec("overdue", "Table", "Overdue tasks", 4),
        )),
        DashboardSpec(one(("Support desk", "Support today", "Case load")),
                      "Reviewed by the support team every morning.",
                      "support", "support-lead", (
            WidgetSpec("cases-owner", "Metric", "Open cases", 3, 1),
            WidgetSpec("escalated", "Gauge", "Escalated, against the most we accept", 3, goal=most),
            WidgetSpec("cases-priority", "Chart", "Open cases by priority", 6),
            WidgetSpec("cases-month", "Chart", "Cases by month", 8),
            WidgetSpec("cases-days", "Chart", "Days to close", 4),
            WidgetSpec("cases-owner", "Table", "Cases by owner", 6),
        )),
        DashboardSpec(one(("Central team", "Team Central", "Our quarter")),
                      "The Central team's own figures.", "central",
                      "sales-Central", (
            WidgetSpec("central", "Metric", "Team pipeline", 4, 1),
            WidgetSpec("central", "Metric", "Deals in the team", 4, 1, measure="count"),
            WidgetSpec("central-won", "Metric", "Team wins this year", 4, 1),
            WidgetSpec("central", "Chart", "Open deals by owner", 6),
            WidgetSpec("central-won", "Chart", "Won by quarter", 6),
        )),
    ]  # fmt: skip
