"""What quotes may offer, who decides on more, and what the price books ask for."""

from __future__ import annotations

from ..spec import Part, Rule, SectionSpec

QUOTES = SectionSpec(
    key="quotes",
    title="Quotes and price books",
    summary="[When a quote needs approval, what is approved, and how wholesale prices are made|Approval of quotes, and "
    "the rule behind the wholesale price book].",
    owner="sales-ops",
    approver="sales",
    rules=(
        Rule("quote_discount", "percent", (None, "Wholesale"),
             ((15, 0), (12, 0), (10, 0), (15, 5), (14, 3), (16, 5), (15, 2)),
             "[New limit for quotes|Quotes need approval from another discount on]."),
        Rule("quote_ceiling", "percent", (None,), ((22,), (24,), (25,), (28,), (30,)),
             "[Another ceiling for what is approved|The most that is approved was revised]."),
        Rule("quote_minimum", "USD cents", (None,), ((300_000,), (400_000,), (500_000,), (600_000,), (750_000,)),
             "[Another minimum for quotes with an approved discount|Small quotes: another minimum]."),
        Rule("wholesale_share", "percent", (None, "<kind-a>", "<kind-b>"),
             ((70, 74, 66), (72, 68, 76), (70, 65, 75), (74, 70, 66), (68, 74, 72), (72, 75, 68)),
             "[New wholesale shares|Wholesale prices are made by other shares]."),
        Rule("wholesale_small", "USD cents", (None,), ((1_500,), (2_000,), (2_500,)),
             "[Wholesale prices are rounded otherwise|Another threshold for rounding]."),
    ),
    parts=(
        Part("""
## [When a quote needs approval|Quotes beyond the limit]
[A quote can be presented right away|You present a quote without asking anybody] as long as no line is more than
{quote_discount} below its price book; for quotes by the wholesale price book the limit is
{quote_discount:Wholesale}. [A lower unit price counts like a discount.|What counts is the price after the discount.]
The limits by job title in *Discounts and approvals* are for lines that you enter on a deal yourself.

[What goes further is submitted for approval in Alder, with the reason.|For more, press *Submit for approval* in Alder
and say why.] It goes to the sales manager of whoever asks. [Nobody approves their own quote, managers
neither.|Managers ask the next one above them: nobody decides on a quote of their own.]
"""),
        Part("""
## [What is approved|How sales managers decide]
[Two things have to hold for an approval:|A request is approved if both hold:]

- no line is more than {quote_ceiling} below the price book,
- what the quote comes to before tax is {quote_minimum} or more.

Everything else is rejected. [The comment of a rejection is one of these two|Two comments are used for rejections], so
that we can count them: *Above ceiling* where a line is too far below the price book, else *Below minimum*. [A good
story in the request changes nothing.|Promises in the request don't count, nor does who asks.]
"""),
        Part("""
## How wholesale prices are made
[The wholesale price of a product is a share of its list price, by its family:|Wholesale prices follow from list
prices. The share depends on the family of the product:]

| Family | Share of the list price |
|---|---|
| <kind-a> | {wholesale_share:<kind-a>} |
| <kind-b> | {wholesale_share:<kind-b>} |
| All others | {wholesale_share} |

Results of {wholesale_small} or more are rounded down to [whole dollars|the full dollar], smaller ones to [tens of
cents|the full dime]. [When list prices change, <sales-ops> puts the wholesale prices right the same
week.|<sales-ops> adjusts them whenever list prices change.]
"""),
    ),
)  # fmt: skip
