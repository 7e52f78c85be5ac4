"""Who goes on with the work of those who leave, and of those who are away."""

from __future__ import annotations

from ..spec import Part, Rule, SectionSpec

LEAVERS = SectionSpec(
    key="leavers",
    title="When somebody leaves or is away",
    summary="[Who takes over what when people leave, and what waits while they're "
    "away|Departures, absences, and who picks up the work]",
    owner="hr",
    approver="sales",
    rules=(
        Rule("leaver_heir", "post", ("open deals", "accounts", "open leads", "open tasks", "planned events"),
             ((1, 3, 5, 4, 4), (1, 6, 4, 3, 3), (3, 1, 5, 4, 7), (2, 3, 4, 1, 3), (1, 3, 4, 5, 1), (3, 7, 5, 1, 4),
              (6, 1, 4, 5, 3), (2, 6, 5, 3, 4)),
             "[Who takes over from leavers was revised|New handover rules for leavers]."),
        Rule("away_days", "days", ("tasks", "deals"), ((2, 10), (3, 15), (3, 10), (5, 20), (4, 12), (2, 15)),
             "[New rules for covering absences|Coverage during absences was revised]."),
    ),
    parts=(
        Part("""
## [Somebody leaves|When somebody leaves us]
[On the last day|At the end of the last day] <it-1> hands over in Alder whatever the person from the sales department
has open, and freezes them. [Nobody is deactivated on that day|Deactivating comes later]: closed records keep the name
of whoever closed them.

| What | Goes to |
|---|---|
| Open deals | {leaver_heir:open deals} |
| Accounts and contacts | {leaver_heir:accounts} |
| Open leads | {leaver_heir:open leads} |
| Open tasks | {leaver_heir:open tasks} |
| Planned events | {leaver_heir:planned events} |

Draft quotes go with the deals; open cases go where *People in Alder* says. [What is not in the table, such as reports
and dashboards, stays in the leaver's name.|Everything else stays where it is, including reports and dashboards.]
"""),
        Part("""
## If that doesn't work
[Where the table points to the leaver, it is their manager instead.|Nobody inherits from themselves: where the table
points to the leaver, their manager takes over.] The same applies if it points to somebody who is frozen or has left.
Whoever has left does not count as a member of a team.
"""),
        Part("""
## [Somebody is away|Sick, or on vacation]
[Sick leave and vacation don't change anything in Alder|As long as somebody is coming back, not much changes]: nobody is
frozen, and accounts, contacts and leads wait. Once somebody has been out for {away_days:tasks}, open tasks that are
due go to their
manager; after {away_days:deals}, open deals that close within the month do, too. [Both go back to the person
afterward.|When they return, they get both back.]
"""),
        Part("""
## Questions
[Ask|Contact|See] <hr> about people, and <it-1> about Alder.
"""),
    ),
)  # fmt: skip
