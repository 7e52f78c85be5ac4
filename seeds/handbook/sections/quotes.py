"""What quotes may offer, who decides on more, and what the price books require."""

from __future__ import annotations

from ..spec import Part, Rule, SectionSpec

QUOTES = SectionSpec(
    key="quotes",
    title="Quotes and price books",
    summary="[When a quote needs approval, what is approved, and how wholesale prices are made|Approval of quotes, and "
    "the rule behind the wholesale price book]",
    owner="sales-ops",
    approver="sales",
    rules=(
        Rule("quote_discount", "percent", (None, "Wholesale"),
             ((15, 0), (12, 0), (10, 0), (15, 5), (14, 3), (16, 5), (15, 2)),
             "[New limit for quotes|The discount above which quotes need approval was changed]."),
        Rule("quote_ceiling", "percent", (None,), ((22,), (24,), (25,), (28,), (30,)),
             "[New ceiling for approvals|The approval ceiling was revised]."),
        Rule("quote_minimum", "USD cents", (None,), ((300_000,), (400_000,), (500_000,), (600_000,), (750_000,)),
             "[New minimum for quotes with an approved discount|The minimum for small quotes was revised]."),
        Rule("wholesale_share", "percent", (None, "<kind-a>", "<kind-b>"),
             ((70, 74, 66), (72, 68, 76), (70, 65, 75), (74, 70, 66), (68, 74, 72), (72, 75, 68)),
             "[New wholesale percentages|Wholesale percentages were revised]."),
        Rule("wholesale_small", "USD cents", (None,), ((1_500,), (2_000,), (2_500,)),
             "[Wholesale prices are rounded differently|New threshold for rounding]."),
    ),
    parts=(
        Part("""
## [When a quote needs approval|Quotes beyond the limit]
[A quote can be presented right away|You can present a quote without asking anybody] as long as no line is more than
{quote_discount} below its price book; for quotes on the wholesale price book the limit is {quote_discount:Wholesale}.
[A lower unit price counts as a discount.|What counts is the price after the discount.] The limits by job title in
*Discounts and approvals* are for lines you enter on a deal yourself.

[Anything beyond that is submitted for approval in Alder, with the reason.|If you need more, press *Submit for
approval* in Alder and say why.] It goes to the sales manager of the person asking. [Nobody approves their own
quote, and that includes
managers.|Managers ask the next level up: nobody decides on their own quote.]
"""),
        Part("""
## [What is approved|How sales managers decide]
[Two things have to be true for an approval:|A request is approved if both are true:]

- no line is more than {quote_ceiling} below the price book,
- the quote's total before tax is {quote_minimum} or more.

Everything else is rejected. [The comment on a rejection is one of these two|We use two comments for rejections], so
that we can count them: *Above ceiling* if a line is too far below the price book, otherwise *Below minimum*. [A good
story in the request doesn't change that.|Promises in the request don't count, and neither does who is asking.]
"""),
        Part("""
## How wholesale prices are made
[The wholesale price of a product is a percentage of its list price, by product family:|Wholesale prices are based on
list prices. The percentage depends on the product family:]

| Family | Share of the list price |
|---|---|
| <kind-a> | {wholesale_share:<kind-a>} |
| <kind-b> | {wholesale_share:<kind-b>} |
| All others | {wholesale_share} |

Results of {wholesale_small} or more are rounded down to [whole dollars|the whole dollar], and smaller ones down to
[the nearest
ten cents|a multiple of ten cents]. [When list prices change, <sales-ops> updates the wholesale prices the same
week.|<sales-ops> adjusts them whenever list prices change.]
"""),
    ),
)  # fmt: skip
