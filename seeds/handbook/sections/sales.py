"""What sales people may offer, and who looks after whom."""

from __future__ import annotations

from ...places import BY_TERRITORY
from ..spec import Part, Rule, SectionSpec

_STATES = {territory: ", ".join(sorted({city.state for city in cities})) for territory, cities in BY_TERRITORY.items()}

DISCOUNTS = SectionSpec(
    key="discounts",
    title="Discounts and approvals",
    summary="[Who may take how much off list price, and who approves more|Discounts by job "
    "title, and when a sales manager has to approve]",
    owner="sales-ops",
    approver="sales",
    # Not below what deals were sold at all along.
    rules=(
        Rule("discount", "percent",
             ("Account executive", "Senior account executive", "Inside sales representative",
              "Sales development representative", None),
             ((12, 15, 10, 10, 10), (12, 18, 12, 10, 10), (14, 18, 12, 10, 10), (15, 20, 12, 10, 10),
              (16, 20, 14, 12, 10), (18, 22, 15, 12, 12), (15, 18, 10, 10, 10), (16, 22, 12, 10, 10)),
             "[New limits after the margin review|The limits by title were revised|New limits, as decided at the "
             "sales meeting]."),
        Rule("quote_validity", "days", (None, "large"), ((30, 14), (30, 21), (45, 30), (60, 30), (45, 21)),
             "[New quote validity|How long quotes are valid was revised]."),
    ),
    parts=(
        Part("""
## [What you can offer|Limits by job title]
[Every product has a list price in a price book. This is how far below it you may go without asking anybody:|The table
says how far below the price book you may go on your own, on each line of a deal:]

| Job title | Largest discount |
|---|---|
| Account executive | {discount:Account executive} |
| Senior account executive | {discount:Senior account executive} |
| Inside sales representative | {discount:Inside sales representative} |
| Sales development representative | {discount:Sales development representative} |
| Everybody else who works on deals | {discount} |

[It makes no difference whether you enter a discount or a lower unit price|A lower unit price counts as a discount,
too]: what is compared is the price after the discount with the price book of the deal. Alder refuses to save a line
that goes [further|beyond your limit].
"""),
        Part("""
## Asking for more
Sales managers and sales operations are not bound by the table. [Send your sales manager the name of the deal, the
discount and the reason; if they agree, they enter it themselves.|Ask your sales manager in Parley, with the name of
the deal and what the customer offers in return. Whoever approves it enters the discount on the line.] Once it's on
the deal, you can change quantities [as usual|without asking again], but you can't lower the price further.

- East: <sales-East>
- Central: <sales-Central>
- West: <sales-West>
- If nobody can be reached: <sales>
"""),
        Part("""
## Examples
- [A customer takes three instead of two and wants a little off: your call, up to your limit.|A regular customer asks
for the usual few percent: also your call, up to your limit.]
- [A competitor is a lot cheaper: don't match the price on your own. Ask first, and try a longer term or a larger
quantity.|A customer wants a price beyond your limit and promises a bigger order next year: a promise isn't enough. Ask
your sales manager.]
- A reseller already buys on the wholesale price book: [any discount on top of it needs approval from
<sales-ops>|clear every discount with <sales-ops> first, even a small one].
"""),
        Part("""
## Quotes
A quote is valid for {quote_validity}, or only {quote_validity:large} if it has an approved discount. [Put the last
day on it.|The last day has to be on the quote.] When it has passed, make a new one at [the current prices|today's
prices].
How far a quote may go [does not depend on your job title|has nothing to do with the table above]: see *Quotes and
price books*.
""", note="[A section on quotes was added|Now covers how long quotes are valid]."),
        Part("""
## Reopening a won deal
[Only sales managers and sales operations can reopen a deal that was won|A won deal stays won unless sales operations
or a sales manager reopens it]. If something was entered
wrongly, [tell your sales manager|ask your sales manager to set it back] rather than making a second deal.
"""),
    ),
)  # fmt: skip

TERRITORIES = SectionSpec(
    key="territories",
    title="Territories and account ownership",
    summary="[Which states belong to whom, and what happens to accounts that nobody works on|Who covers which "
    "part of the country, and how accounts change hands]",
    owner="sales",
    approver="chief",
    rules=(
        Rule("account_silence", "days", (None,), ((60,), (75,), (90,), (120,), (180,)),
             "[Silent accounts are reassigned on a new schedule|New time limit for silent accounts]."),
        Rule("lead_response", "days", ("first call", "give back"), ((1, 10), (1, 14), (2, 10), (2, 14), (3, 21)),
             "[New deadlines for calling leads|Lead deadlines were revised]."),
        Rule("finders_share", "percent", (None,), ((10,), (15,), (20,), (25,), (30,)),
             "[New referral share|The share for referrals between territories was revised]."),
    ),
    parts=(
        Part(f"""
## [Territories|Who covers what]
[A customer belongs to the territory in which they are billed.|The billing address decides.]

| Territory | Sales manager | States |
|---|---|---|
| East | <sales-East> | {_STATES["East"]} |
| Central | <sales-Central> | {_STATES["Central"]} |
| West | <sales-West> | {_STATES["West"]} |

[States that are not listed have no customers yet; ask <sales>.|For a state that is not in the table, ask <sales>.]
Inside sales (<inside>) works for the Central team.
"""),
        Part("""
## The owner of an account
Every account in Alder has one owner, who [answers for it|is responsible for everything that happens with it].
Colleagues can help, but [check with the owner before you talk to their customer|the owner has to know]. Owners are
changed by sales managers and sales operations, or by IT on their behalf. If nobody has spoken to a customer for
{account_silence}, the sales manager [can reassign|reassigns] the account to somebody who will.
"""),
        Part("""
## Leads
[Call a new lead within {lead_response:first call}.|New leads get a call within {lead_response:first call}, ideally
the same morning.] If you can't reach one after {lead_response:give back} of trying, give it back to <sales-ops>.
[Never hold on to a lead that belongs to another territory.|A lead from another territory goes to that sales manager
right away.]
"""),
        Part("""
## When somebody leaves
[To see who takes over what|For who takes over what], see *When somebody leaves or is away*, and *People in Alder*
for what
turns up later. [Until then, calls and e-mail go to the sales manager of the territory.|In the meantime, the sales
manager of the territory looks after their accounts.]
"""),
        Part("""
## Customers with sites in several territories
The [head office|billing address] decides. Whoever makes the introduction to a site in another territory gets credit for
{finders_share} of the first order; [note it in the deal's description|write it on the deal before it is won].
""", note="[Now covers customers with several sites|Covers who gets credit for sites elsewhere]."),
    ),
)  # fmt: skip

QUALIFICATION = SectionSpec(
    key="qualification",
    title="Qualifying leads",
    summary="[When a lead qualifies: budget, timing, interest, reach|Four tests a lead has "
    "to pass before it becomes a deal]",
    owner="sales-ops",
    approver="sales",
    rules=(
        Rule("qualify_budget", "USD cents", (None, "Government", "Education", "Non-profit"),
             ((500_000, 1_500_000, 1_000_000, 800_000), (800_000, 2_000_000, 1_200_000, 1_000_000),
              (600_000, 1_200_000, 900_000, 400_000), (1_000_000, 2_500_000, 1_500_000, 700_000),
              (750_000, 1_800_000, 1_100_000, 500_000)),
             "[New minimum budgets for leads|The minimum budget of a lead was revised]."),
        Rule("qualify_age", "days", (None, "Trade show", "Referral"),
             ((120, 60, 240), (150, 90, 300), (180, 90, 270), (200, 120, 365), (160, 75, 210)),
             "[New age limits for leads|The maximum age of a lead was revised]."),
    ),
    parts=(
        Part("""
## [Four factors|What a lead has to pass]
[A lead qualifies when it passes all four; a single miss is enough to give it back.|It has to pass all four. If it
misses one, the lead is not converted.] What counts is what the lead says in Alder [today|right now].

- **Budget**: the estimated amount is at least the minimum for its industry below. [No amount means no budget.|A lead
without an amount fails.]
- **Timing**: the lead is no older than its source allows; see below.
- **Interest**: its rating is [Warm or Hot. Cold, or no rating, fails|not Cold, and not empty].
- **Reach**: there is [a phone number and an e-mail address|an e-mail address as well as a phone number]. One of them
alone is not enough.
"""),
        Part("""
## [Minimum budget|Budget by industry]
| Industry | Estimated amount |
|---|---|
| Government | {qualify_budget:Government} |
| Education | {qualify_budget:Education} |
| Non-profit | {qualify_budget:Non-profit} |
| All others, and those without an industry | {qualify_budget} |
"""),
        Part("""
## [How old a lead may be|Timing by source]
| Source | Created within |
|---|---|
| Trade show | {qualify_age:Trade show} |
| Referral | {qualify_age:Referral} |
| All others, and those without a source | {qualify_age} |
"""),
        Part("""
## What happens next
The owner of a lead that passes [converts it|turns it into a deal]. One that fails goes back to <sales-ops>, with a
note on [which test it failed|what it failed on]. [Nobody changes an amount to make a lead pass.|Don't adjust amounts
to make a lead pass.]
"""),
    ),
)  # fmt: skip
