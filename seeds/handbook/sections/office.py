"""When the office is open, and when people are away."""

from __future__ import annotations

from ..spec import Part, Rule, SectionSpec

HOURS = SectionSpec(
    key="office-hours",
    title="Office hours and holidays",
    summary="[When the building is open, core hours, and company holidays|Building hours, core "
    "hours, working from home and public holidays]",
    owner="hr",
    approver="coo",
    rules=(
        Rule("office_hours", "o'clock", ("opens", "closes"), ((7, 18), (8, 18), (7, 19), (8, 19)),
             "[New opening hours for the building|Opening hours were changed]."),
        Rule("core_hours", "o'clock", ("begin", "end"), ((9, 15), (10, 15), (9, 16), (10, 16)),
             "[Core hours were moved|New core hours, following the spring survey]."),
        Rule("home_office", "days", ("office", "first weeks"), ((2, 30), (2, 60), (3, 30), (3, 90), (1, 60)),
             "[New limits for working from home|The rules for working from home were revised]."),
    ),
    parts=(
        Part("""
## [Opening hours|When the building is open]
The [office|building] is open Monday to Friday from {office_hours:opens} to {office_hours:closes}. [Outside these
hours the alarm is on, so please check with <operations-1> before you stay late.|If you need to get in earlier or stay
later, tell <operations-1> the day before; the alarm is on outside these hours.] The warehouse works in shifts, which
<warehouse> posts every [Thursday|Friday] for the following week.
"""),
        Part("""
## Core hours
[Start and finish when it suits you|You can set your own hours], as long as you [can be reached|are available] between
{core_hours:begin} and {core_hours:end}. [Schedule meetings with other departments inside this window.|Please keep
meetings that involve other departments within this window.] Customer support has its own schedule; the hours that
count toward response times are in *Response times*.
"""),
        Part("""
## Working from home
Jobs that don't need you on site can be done from home on up to {home_office:office} a week. [During|In] your first
{home_office:first weeks} with us we'd like you to come in every day, [so you get to know people|since most questions
get answered in person]. Agree on your days with your manager and [set your Parley status|put them in your Parley
status]. Warehouse and showroom staff work on site.
"""),
        Part("""
## Public holidays
The office is closed on New Year's Day, Memorial Day, Independence Day, Labor Day, Thanksgiving Day and Christmas Day.
[A holiday that falls on a weekend is not moved to Friday or Monday.|Holidays that fall on a weekend are not made up.]
If you have to work on one of these days, you get another day off in the same quarter.
"""),
        Part("""
## Bad weather
[If roads are closed or transit shuts down, stay home and work from there if you can.|Nobody is expected to travel
when the county advises against it.] <coo> decides by [six|six thirty] in the morning whether the office stays closed
and posts it in
#announcements.
""", note="[A paragraph on bad weather was added|Now covers bad weather]."),
        Part("""
## Questions
[Ask|Contact|See] <hr> about anything in this section, or <hr-1> when <hr> is out.
"""),
    ),
)  # fmt: skip

LEAVE = SectionSpec(
    key="leave",
    title="Vacation and sick leave",
    summary="[How much time off you get, how to request it, and what to do when you're "
    "sick|Vacation days, notice, carry-over, and calling in sick]",
    owner="hr",
    approver="chief",
    rules=(
        Rule("vacation", "days", ("first year", "after that", "long service"),
             ((15, 18, 22), (15, 20, 25), (16, 20, 24), (12, 15, 20), (14, 17, 21)),
             "[New vacation entitlements|Vacation entitlements were revised]."),
        Rule("carry_over", "days", (None,), ((3,), (5,), (6,), (8,), (10,)),
             "[New limit for days carried over|Carry-over was revised]."),
        Rule("leave_notice", "days", ("short", "long"), ((3, 20), (5, 30), (7, 30), (5, 20), (7, 45)),
             "[New notice periods for vacation|Notice periods were revised]."),
        Rule("doctors_note", "days", (None,), ((2,), (3,), (4,), (5,)),
             "[New rule for doctor's notes|The rule for doctor's notes was changed]."),
    ),
    parts=(
        Part("""
## [Vacation|Vacation days]
[Full-time employees get paid vacation, and more of it the longer they stay.|Paid vacation depends on how long you
have been with us.]

| Time with the company | Vacation per year |
|---|---|
| First calendar year | {vacation:first year} |
| After that | {vacation:after that} |
| Sixth year and later | {vacation:long service} |

Part-time employees get a prorated share based on their hours. In the year you join or leave, [each full month counts
for one twelfth|you get one twelfth for each full month].
"""),
        Part("""
## Asking for time off
[A day or two|Single days]: ask your manager at least {leave_notice:short} ahead. A week or more: at least
{leave_notice:long} ahead, so that [somebody can cover for you|your work can be handed over]. [In the weeks before the
holidays, it's first come, first served.|If two people on a team want the same week, whoever asked first gets it.]
Once it's approved, put it on your calendar and say who is covering for you.
"""),
        Part("""
## At the end of the year
Up to {carry_over} can be carried over into the next year; they expire at the end of March. [Anything beyond that is
lost, so please plan ahead.|We don't pay out unused days, except when somebody leaves.]
"""),
        Part("""
## When you are sick
Let your manager know before your workday starts, by [phone|phone or direct message]. Once you've been out for
{doctors_note}, we need a doctor's note; send it to <hr-1>. [If you get sick on vacation, bring a note and you get
those days back.|Please don't come in sick, and don't work from home sick either.]
"""),
        Part("""
## Parental and family leave
[<hr> will go through the forms with you|Talk to <hr> early], [ideally three months ahead|as soon as you're
comfortable doing so]. Your job is held for you, and unused vacation does not expire.
""", note="[Parental leave is now in the handbook|A paragraph on family leave was added]."),
    ),
)  # fmt: skip
