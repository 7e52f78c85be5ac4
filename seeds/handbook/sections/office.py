"""When the office is open, and when people are away."""

from __future__ import annotations

from ..spec import Part, Rule, SectionSpec

HOURS = SectionSpec(
    key="office-hours",
    title="Office hours and holidays",
    summary="[When we are open, when everybody is reachable, and the days on which nobody is|Opening times, core "
    "hours, working from home and public holidays].",
    owner="hr",
    approver="coo",
    rules=(
        Rule("office_hours", "o'clock", ("opens", "closes"), ((7, 18), (8, 18), (7, 19), (8, 19)),
             "[New opening hours for the building|Opening hours were changed]."),
        Rule("core_hours", "o'clock", ("begin", "end"), ((9, 15), (10, 15), (9, 16), (10, 16)),
             "[Core hours were moved|New core hours, after the survey in spring]."),
        Rule("home_office", "days", ("office", "first weeks"), ((2, 30), (2, 60), (3, 30), (3, 90), (1, 60)),
             "[New limits for working from home|The rules for working from home were revised]."),
    ),
    parts=(
        Part("""
## [Opening hours|When the building is open]
The [office|building] is open Monday to Friday from {office_hours:opens} to {office_hours:closes}. [Outside these
hours the alarm is on, so please ask <operations-1> before you stay longer.|If you need to get in earlier or stay
later, tell <operations-1> the day before; the alarm is on outside these hours.] The warehouse works in shifts, which
<warehouse> posts every [Thursday|Friday] for the following week.
"""),
        Part("""
## Core hours
[Start and finish when it suits you|You are free to arrange your day as you like], as long as you [can be reached|are
available] between {core_hours:begin} and {core_hours:end}. [Meetings with people from other departments belong in
this window.|Please keep meetings that involve other departments within this window.] Customer support follows its own
rota; the hours that count for answers to customers are in the section on response times.
"""),
        Part("""
## Working from home
Jobs that don't need you on site can be done from home on up to {home_office:office} a week. [During|In] your first
{home_office:first weeks} with us we would like you to come in every day, [so that you get to know people|because most
questions are answered across a desk]. Agree on your days with your manager and [set your status in Parley|say so in
your Parley status]. Warehouse and showroom staff work on site.
"""),
        Part("""
## Public holidays
The office is closed on New Year's Day, Memorial Day, Independence Day, Labor Day, Thanksgiving Day and Christmas Day.
[A holiday that falls on a weekend is not moved to the Friday or Monday beside it.|We don't make up for holidays that
fall on a weekend.] If you have to work on one of these days, you get another day off within the same quarter.
"""),
        Part("""
## Bad weather
[When roads are closed or public transport stops, stay at home and work from there if you can.|Nobody is expected to
travel when the county advises against it.] <coo> decides by [six|half past six] in the morning whether the office
stays closed and writes it in #announcements.
""", note="[A paragraph on bad weather was added|Says what to do in bad weather]."),
        Part("""
## Questions
[Ask|Please ask|Turn to] <hr> about anything in this section, or <hr-1> while <hr> is away.
"""),
    ),
)  # fmt: skip

LEAVE = SectionSpec(
    key="leave",
    title="Vacation and sick leave",
    summary="[How many days off you have, how to ask for them, and what to do when you are sick|Vacation days, "
    "notice, carry-over, and calling in sick].",
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
[Everybody who works full time has paid vacation, which grows with the years.|Paid vacation depends on how long you
have been with us.]

| Time with the company | Vacation a year |
|---|---|
| First calendar year | {vacation:first year} |
| After that | {vacation:after that} |
| From the sixth year on | {vacation:long service} |

Part-time staff have a share of this in proportion to their hours. In the year in which you join or leave, [each full
month counts for a twelfth|you get a twelfth for each full month].
"""),
        Part("""
## Asking for time off
[A day or two|Single days]: ask your manager at least {leave_notice:short} ahead. A week or more: at least
{leave_notice:long} ahead, so that [somebody can stand in for you|your work can be handed over]. [In the weeks before
the holidays, whoever asks first goes first.|If two people of one team want the same week, whoever asked first goes
first.] Once it is approved, put it into your calendar and name your deputy.
"""),
        Part("""
## At the end of the year
Up to {carry_over} can be taken into the next year; they lapse at the end of March. [Anything beyond that is lost, so
please plan ahead.|We don't pay out days that were not taken, except when somebody leaves.]
"""),
        Part("""
## When you are sick
Tell your manager before your working day begins, by [phone|phone or direct message]. Once you have been away for
{doctors_note}, we need a doctor's note; send it to <hr-1>. [Sick days are not vacation: days on which you are sick
during a vacation are given back against a note.|Please don't come in sick, and don't work from home sick either.]
"""),
        Part("""
## Parental and family leave
[<hr> goes through the forms with you|See <hr> early], [ideally three months ahead|as soon as you feel comfortable
doing so]. Your job is kept for you, and vacation that is left over does not lapse.
""", note="[Parental leave is in the handbook now|A paragraph on family leave was added]."),
    ),
)  # fmt: skip
