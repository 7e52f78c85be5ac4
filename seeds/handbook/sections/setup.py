"""How the CRM is set up: its stages, the values of its picklists, and what it asks of large deals."""

from __future__ import annotations

from ..spec import Part, Rule, SectionSpec

SETUP = SectionSpec(
    key="setup",
    title="How Alder is set up",
    summary="[Stages and their probabilities, picklist values, and what large deals must "
    "have|The rules for anybody who sets up Alder]",
    owner="it-1",
    approver="sales-ops",
    rules=(
        Rule("stage_chance", "percent", ("Prospecting", "Qualification", "Proposal", "Negotiation"),
             ((5, 15, 40, 70), (5, 20, 45, 75), (10, 25, 55, 85), (15, 30, 60, 85), (5, 25, 50, 70), (15, 25, 45, 75),
              (10, 30, 40, 70)),
             "[New stage probabilities|Stage probabilities were revised]."),
        Rule("large_deal", "USD cents", (None, "Renewal"),
             ((2_000_000, 3_500_000), (2_500_000, 4_000_000), (3_000_000, 5_000_000), (3_500_000, 4_500_000),
              (4_000_000, 6_000_000)),
             "[New thresholds for large deals|The thresholds for large deals were revised]."),
    ),
    parts=(
        Part("""
## [The stages of a deal|Stages]
[These are the probabilities a deal gets when it enters a stage:|A deal that enters a stage gets its probability from
this table:]

| Stage | Probability | Forecast category |
|---|---|---|
| Prospecting | {stage_chance:Prospecting} | Omitted |
| Qualification | {stage_chance:Qualification} | Pipeline |
| Proposal | {stage_chance:Proposal} | Best case |
| Negotiation | {stage_chance:Negotiation} | Commit |

[Closed stages stay as they are.|The closed stages, won and lost, don't change.] A deal in Proposal must have an
account and a next step; one in Negotiation, a decision maker and a lead source. [Nothing else is required in any open
stage, and nothing at all in the two before them.|The other open stages require nothing, and these two nothing else.]
"""),
        Part("""
## [What a stage means|When a deal is in a stage]
[A stage says what has happened, not what is planned or hoped for.|What counts is what the customer has said and done;
plans and hopes don't move a deal.] [When that is no longer true, the deal goes back.|A deal goes back as soon as its
stage is no longer true.]

- **Prospecting**: [we're talking, but need or budget is still open|need or budget is not certain yet].
- **Qualification**: [the customer has confirmed need and budget|need and budget are both confirmed].
- **Proposal**: [they have a written offer from us, and it still stands|they have a written offer from us that still
stands].
- **Negotiation**: they have told us that they want [our offer|to buy from us]; only terms are open.
- **Closed Lost**: they have told us that they will not buy[| from us].
"""),
        Part("""
## [Picklist values|How values are written]
One thing, one value. [If two values mean the same thing|Where there are two for the same thing], the one that follows
these rules stays: records with the other one get it, and the other one is retired. [Values that were retired before
stay as they are, and so do their records.|What is already retired is left alone, along with its records.]

- [Only the first letter is capitalized|Lowercase except for the first letter].
- An ampersand, not the word *and*.
- [A hyphen where the examples have one|The hyphen stays where we have always had one]: *Non-profit*, *Walk-in*,
*E-mail campaign*.
- [No abbreviations|Nothing is abbreviated].

A value that breaks a rule and has no counterpart is renamed, and its records with it. [Values that look alike but
mean different things stay: *Healthcare* treats people, *Health insurance* pays for it.|Some values only look alike.
*Health insurance* is a different business from *Healthcare*, and both stay.]
"""),
        Part("""
## Large deals
A deal is large when its amount is above {large_deal}; [a renewal|one of type Renewal] when it is above
{large_deal:Renewal}. [Once Alder has a rule for it, a large deal can't be saved without a next step.|Large deals need
a next step; Alder requires it on every deal created after its rule takes effect.] [Older deals are fixed by their
owners|Older ones are cleaned up by whoever owns them].
"""),
    ),
)  # fmt: skip
