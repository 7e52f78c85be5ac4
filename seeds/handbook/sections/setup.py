"""How the CRM is set up: its stages, the values of its picklists, and what it asks of large deals."""

from __future__ import annotations

from ..spec import Part, Rule, SectionSpec

SETUP = SectionSpec(
    key="setup",
    title="How Alder is set up",
    summary="[Stages and their probabilities, values of picklists, and what large deals must have|The rules that "
    "whoever sets Alder up goes by].",
    owner="it-1",
    approver="sales-ops",
    rules=(
        Rule("stage_chance", "percent", ("Prospecting", "Qualification", "Proposal", "Negotiation"),
             ((5, 15, 40, 70), (5, 20, 45, 75), (10, 25, 55, 85), (15, 30, 60, 85), (5, 25, 50, 70), (15, 25, 45, 75),
              (10, 30, 40, 70)),
             "[New probabilities of stages|The probabilities of stages were revised]."),
        Rule("large_deal", "USD cents", (None, "Renewal"),
             ((2_000_000, 3_500_000), (2_500_000, 4_000_000), (3_000_000, 5_000_000), (3_500_000, 4_500_000),
              (4_000_000, 6_000_000)),
             "[Other amounts from which a deal is large|From when a deal is large was revised]."),
    ),
    parts=(
        Part("""
## [The stages of a deal|Stages]
[These are the probabilities with which a deal comes to a stage:|A deal that comes to a stage gets its probability
from here:]

| Stage | Probability | Forecast category |
|---|---|---|
| Prospecting | {stage_chance:Prospecting} | Omitted |
| Qualification | {stage_chance:Qualification} | Pipeline |
| Proposal | {stage_chance:Proposal} | Best case |
| Negotiation | {stage_chance:Negotiation} | Commit |

[Closed stages stay as they are.|Nothing is changed about won and lost.] A deal in Proposal must have an account and a
next step; one in Negotiation, a decision maker and a lead source. [No open stage asks for anything else, and the two
before them ask for nothing.|The other open stages ask for nothing, and these two for nothing besides.]
"""),
        Part("""
## [What a stage says|When a deal is in a stage]
[A stage says what has happened, not what is planned or hoped for.|What counts is what the customer has said and done;
plans and hopes do not move a deal.] [When that no longer holds, the deal goes back.|A deal goes back as soon as its
stage is no longer true.]

- **Prospecting**: [we talk, but need or money is open|need or money is not certain yet].
- **Qualification**: [the customer has confirmed the need and the money|both need and money are confirmed].
- **Proposal**: [a written offer of ours is with them, and it stands|they have a written offer of ours that stands].
- **Negotiation**: they have told us that they want [our offer|to buy from us]; only terms are open.
- **Closed Lost**: they have told us that they will not buy[| from us].
"""),
        Part("""
## [Values of picklists|How values are written]
One thing has one value. [If two values mean the same|Where there are two for the same], the one that is written by
these rules stays: records that hold the other one get it, and the other one is retired. [Values that were
retired before stay as they are, and so do their records.|What is retired already is left alone, with its records.]

- [Only the first letter is a capital|Small letters but for the first one].
- An ampersand, not the word *and*.
- [A hyphen where the list of this page's examples has one|The hyphen stays where we have always had one]: *Non-profit*,
*Walk-in*, *E-mail campaign*.
- [No abbreviations|Nothing is abbreviated].

A value that breaks a rule and has no other beside it is renamed, and its records with it. [What looks alike but means
something else stays: *Healthcare* is who treats people, *Health insurance* is who pays.|Some things only look alike.
*Health insurance* is another business than *Healthcare*, and both stay.]
"""),
        Part("""
## Large deals
A deal is large when its amount is above {large_deal}; [a renewal|one of the type Renewal] when it is above
{large_deal:Renewal}. [From the day on which Alder has a rule for it, a large deal is not saved without a next
step.|Large deals need a next step; Alder asks for it in all deals that are made from the day of its rule on.]
[What was there before is mended by its owner|Older ones are put right by whoever owns them].
"""),
    ),
)  # fmt: skip
