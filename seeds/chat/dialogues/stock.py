"""The halls."""

SCENES = {
    "STOCK": """
A [gate|dock|bay] [two|three|one] [is blocked|is jammed|squeaks|won't close] [again|since {time}|by a truck], [use
    the other|$mood|$tail|$promise].
B > [$ack|on my way|seen], [$promise|$tail|bring the long ladder|$post].

A $ask [help|give a hand|lift|count] [in hall two|at the ramp|for {mins} minutes|at {time}]?[ $patience.|]
C > [coming|me|two of us|after this pallet], [$mood|$promise|$tail].
A > $thanks[, {c1}|][, [cake's on me|done by {time}|$post]|].

A [forklift|pallet jack|stacker] [battery|charger|light|horn] [is flat|is dead|needs a look|makes a noise][, $mood|,
    $tail|]. [@{b}, [can you|please] [call|tell] the [technician|workshop]|$promise]?
B > [called|technician comes|on the list], [$tail|$hope|until then the old one][, $mood|].

A [tidy|safety|floor] [round|walk] [at {time}|on {dow}]: [aisles free|knives in the box|straps on the hook|vests
    on], [$mood|$tail|no exceptions].
B > [$ack|$ack, {a1}|sir, yes], [$post|$promise][, $tail||].

A [somebody|who|whoever] [left|parked|put] [a coffee|a jacket|their gloves|half a sandwich|a radio]
    [on|between|behind] the [scale|{article} shelf|label printer|forklift], [$mood|come and get it|it's at the front
    desk|$tail].
C > [mine|sorry, mine|not me|that's {b1}'s], [coming|$promise|$mood].

A [the truck|the big truck|the container|the parcel van|our driver] [comes|is coming|will be here]
    [early|late|twice] [today|on {dow}|this week], [about|around|not before] {time}[, $tail|, $mood|].
B > $ack, [$promise|ramp is free|pallets are wrapped|I'll be there|$pass].

A [tape|labels|filler|stretch wrap|pens] [run|runs|is running] [low|out] in hall [one|two], [who orders|$ask order
    some|my last one]?[ $patience.|]
B > [ordered|on the list|take mine|cupboard next to the stairs], [$tail|$mood].
""",
    "MOVE": """
A [racks|shelves|row {n}|the mezzanine] in hall two [are|is|stand] [up|level|bolted|painted][, $tail|, $mood|, well,
    almost|].
B > [$praise|$ack], [$promise|when do we fill it|photos, please|$tail].

A [who|somebody|one of us] [labels|counts|drives|sweeps] [the last pallets|aisle {n}|the ramp|the old office]
    $later?[ $patience.|]
C > [me|count me in|two of us], [$mood|$tail|bring gloves][, $tail||].

A [lost in the move|missing since the move|has anybody seen]: [the good tape|my mug|the key to the cage|the old
    radio|the first-aid box][, $mood|, $tail|].
B > [box|crate|pallet] {n}, [I think|bottom|behind the door|says "misc"][, $mood|].

A [old hall|hall one|the office upstairs] [is|looks] [empty|swept|strange|bigger] now[, $mood|, $tail|, a bit sad|].
B > [$ack|true|snif], [end of an era|$post|new one is warmer|$tail].
""",
    "RANGE": """
A [thinking about|idea|half an idea|question on] {article}: [another color|a bigger box|a spare-part kit|a
    video|fewer options]? [$tail|$patience|Customers ask|Half of the desk says yes].
B > [$think|hm|yes please|careful], [support would love it|that's one more thing to stock|ask {c1}|try it on
    {article2} first][, $tail|, $mood|].
A > $ack, $promise.

A [drawing|manual|label|data sheet] of {article}: [new version|typo fixed|translated|one page less],
    [$tail|$pass|$mood].
C > [$praise|$ack|at last], [$pass|$post|page two is still upside down|$tail].

A [competitor|fair|museum|flea market] [find|photo|idea]: somebody [sells|shows|builds] a [folding|tiny|green|loud]
    {article2}[, $mood|, $tail|].
B > [ha|interesting|no way|want one], [$mood|how much|who buys that|send the picture][, $tail||].

A [sample|prototype|first piece] of [the next|a new|the other] {article} [is|stands] [on my desk|in the lab|in the
    kitchen], [come and touch it|$tail|$mood|opinions, please].
B > [coming|wow|nice], [$promise|$mood|the handle is better|it smells new][, $tail||].
""",
}
