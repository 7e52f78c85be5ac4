"""Suppliers, and the goods that they send."""

MACROS = {
    "goods": (
        "{units} {article}|{units} × {article}|{article}, {units} pieces|the {units} {article}|{article} ({units})"
    ),
    "ops_ask": (
        "[who tells|does anybody tell|should I tell] [sales|the shop|support|marketing]|[can we|could they] "
        "[send part|split it|send some by air]|[do|did] we [promise|owe] [any|some of it] to [somebody|a "
        "customer]|what [do we|does that] [change|mean] for [the plan|the hall|us]"
    ),
    "ops_answer": (
        "[sales knows|told sales|nothing promised|partly, I'll call|the shop shows it|I asked for a "
        "split|they won't split]"
    ),
}

SCENES = {
    "supply-late": """
A [$open: |$so ||]{supplier} [is late|can't keep {due}|moved us|wrote, and not nicely|has trouble]: $goods
    [come|arrive|will be here] {arrival}[, not {due}| instead of {due}|, was {due}|]. [Reason|They say|Cause|Why]:
    {reason}[, $tail|, $mood|].
B > [$ack|$pity][, {a1}|], $ops_ask?[ $patience.|]
A > [$ops_answer|$ops_answer, $promise|$promise, $ops_answer][, $tail|].

A **{supplier}**: {due} → {arrival} [for|on] $goods. // [$tail|{reason}, [they say|I'm told|supposedly]|that's
    {reason}, [$mood|$tail]]. !delivery
B > $thanks, [list|csv|the file] [is|looks] [clear|complete|fine][, $promise|, $tail|, $ops_ask?|].

A [call|mail|news|bad news] from {supplier}: // > we regret to inform you that the delivery of {article} [is
    delayed|is postponed|will be late] [due to|because of] unforeseen events // [in plain
    English|meaning|translated]: {reason}, {arrival} instead of {due}[, {units} pieces|][, $tail|, $mood|].
B > [$pity|$ack|charming], $ops_ask?
C > [$ops_answer|$promise, $ops_answer][, $tail|].
""",
    "supply-later": """
A [$open: |$so ||][once more|again|second time]: {supplier} [moves|shifts|pushes] $goods from {old} to {arrival}[,
    $tail|, $mood|].
B > [$pity|$ack|seriously], [$ops_ask|is there another source|do we need a plan B|what do they say this time]?[
    $patience.|]
A > [$ops_answer|they're embarrassed|working on it|$promise][, $tail|, $mood|].

A {arrival}, not {old}, [is|that's] [the latest|the new word|what's promised now] for {article}[ ({supplier})|,
    {supplier}|]. [$tail|$hope].
C > [$pity|$ack][, $post|, $tail|].
""",
    "supply-in": """
A [$open: |$so ||]$goods [are in|arrived|came in|are here|stand in hall one], [from {supplier}|{supplier}], [all
    complete|counted|on the shelf $later|still on pallets][, $tail|, $mood|]. +package
B > [$praise|$thanks|$ack], [$pass|$promise|[are they|everything] okay, no damage|$post].

A {supplier} [delivered|has delivered|was here]: {units} {article}[, $tail|, $mood|, finally|]. [Booked|Will be
    booked|Counting] $later. !delivery
B > $thanks[, {a1}|], [file|list] [checked|matches the slip|is fine|saved][, $promise|, $tail|].
""",
    "PURCHASING": """
A $know [a second source|who makes|another supplier|a reseller] for
    [cardboard|labels|filler|{article}|pallets|tape]?[ $patience.|]
B > [$think|try|maybe|ask], [the fair in {town}|a shop in {town}|the old list|{c1}] [had one|knows somebody|is worth
    a call][, $tail|, $promise|].

A [supplier|vendor] [review|talks|scorecard] on {dow}[, {time}|]: [your [notes|complaints|praise]|three points
    each|late, early, wrong], $patience[, $tail|].
C > [in the sheet|mine are in|sent|short list], [$mood|$promise|$tail].

A [certificate|data sheet|test report|country of origin] for {article} [is|seems] [expired|missing|in Italian|two
    years old]. $ask [ask for a new one|dig it out|check the folder]?[ $patience.|]
B > [on it|folder three|asked already|old server], [$promise|$tail|$mood].

A [freight|packaging|minimum orders|payment terms] [got|get|are] [worse|better|a topic again|discussed $later],
    [$mood|$tail|join in if you like].
B > [$ack|$ack, $promise|count me in, $tail].
""",
}
