"""A week in figures, as somebody sends them round on Monday."""

MACROS = {
    "w_intro": (
        "[here are|these are|please find below|below are|I've put together|sending you|sharing] [the|our] "
        "[numbers|figures|key figures] [for|of] the week of {week}[, before the round starts|, as asked for "
        "last time|, a little earlier than usual|, still warm|, for those who missed the call|, with one "
        "remark at the end|]"
    ),
    "w_source": (
        "[All of it|Everything|The whole lot] was [pulled|taken|copied] [straight |directly |]from "
        "[Alder|the system|our records] [this morning|at half past seven|before the first coffee|on my way "
        "in][, so late entries are missing|, nothing is rounded|, and I checked it twice|, no estimates in "
        "it|]"
    ),
    "w_ask": (
        "if [a number|one of the lines|any of this|a figure] [looks|seems] [wrong|odd|off|too good|strange] "
        "to you, [please |do |][tell me|call me|say so] [before noon|today|before it goes any further|in "
        "this thread|by {dow}][, I can still change it|; better now than in the meeting|]"
    ),
    "w_next": (
        "[for the coming week|this week|on my list for the week|what matters this week|please keep an eye "
        "on|next]: [the open quotes|old tasks|unanswered mails|callbacks|stale notes], [the rota|our "
        "handover|sick cover|the Friday check] and [a calm start|some housekeeping|clean records|fewer "
        "meetings]"
    ),
}

SCENES = {
    "week-sales": """
A $w_intro: /// {table} /// [That is|Together that makes|All in all it's] {won} [won|signed|closed] [worth|for]
    {sum}[, against|, with] {lost} lost. [On the other side|At the front of the funnel|New on the board]: {opened}
    [deals|opportunities] [were opened|came in|were added], [worth|about|all together] {new}[ by first guess| as
    entered| before any discount|]. /// $w_source. $w_ask. /// $w_next. +chart_up
B > [thanks|thank you|perfect], [useful as ever|that's what I needed for {time}|will use it in the call|short and
    clear].

A **[Sales, week of|The week of|Week of] {week}** // - won: {won}, [together|a total of|worth] {sum} // - lost:
    {lost} // - opened: {opened}, {new} [in all|as entered|before discounts] /// {table} /// $w_next. $w_source.
C > [can we see|could you add|would it help to see] [the same|this] by territory [next time|from now on|once a
    month]?
A > [yes, easy|sure|I'll try], [from next Monday on|give me a week|it's one more column].

A [Hello all|Hi team|Good morning|Morning everyone], /// $w_intro. [Signed|Won|Closed with a yes]: {won}, {sum} in
    total; {lost} [were lost|did not come through|said no]. [New are|We opened|We added] {opened}, [which
    makes|worth] {new}. $w_source. /// $w_next. $w_ask. /// [Best|Thanks|Have a good week|Cheers], // {a1}
""",
    "week-store": """
A $w_intro: /// {table} /// [In total|Over seven days|All together]: {orders} [orders|baskets that were paid],
    {revenue} [in revenue|turned over|of sales], and {refunds} [sent back|that went back|paid back]. [Mobile|The
    weekend|The newsletter|Search] [again did|did|carried] [its part|more than expected|less than I hoped|most of
    it][, but one week proves nothing|, let's watch that|]. $w_ask. /// $w_next. +chart_up
B > [thanks|nice|good to see], [which day surprised you|same as the week before, I'd say|I'll take it into the
    round|looks healthy].

A **[Shop|Online store|The shop], [week of|from] {week}** // - [orders|baskets]: {orders} // - [revenue|sales]:
    {revenue} // - refunds: {refunds} /// {table} /// [Cancelled orders are still in there|Tax and shipping are
    included|These are orders as placed|Times are ours, not the customers'], [as always|just so nobody is
    surprised|like last week|so it won't match the books to the cent]. $w_next. $w_source.
C > [got it|thanks, {a1}|noted], [I'd like to see|can you show me|could we look at] the [best sellers|slow
    movers|abandoned carts], too.

A [Morning|Hi all|Hello], [quick look back|a short look back|looking back] [at|on] the week of {week}. [We had|There
    were|The shop took] {orders} orders for {revenue}, {refunds} [of which came back|of them paid back|sent
    back]. [By day|Day by day|Spread over the days]: /// {table} /// [Nothing broke|The site was up all
    week|One banner was wrong until noon|Two pages loaded slowly], [which I'm glad about|so no excuses|and I know
    why|more on that in the round]. $w_next. $w_source.
""",
    "week-support": """
A $w_intro: /// {table} /// [In words|Put differently|In short]: {came} [new cases|cases came in|came in], {done}
    [were closed|closed|done], {left} [are open|still open|stay open] [as of this morning|at the moment|right now].
    [Please start with|Let's begin with|First look at] [the oldest ones|what is about to be late|those without a
    note|your own leftovers], [then|and only then] [take new ones|the queue|open the inbox]. $w_ask. /// $w_next.
B > [on it|will do|fair], [mine are|two of them are|most of mine are] waiting for [the customer|an answer|parts]
    [since Thursday|anyway|and I'll say so in the notes].

A **Support, [week of|week from] {week}** // - [in|new]: {came} // - [out|closed]: {done} // - [on the table|open]:
    {left} /// {table} /// [What I noticed|Remarks|What stood out]: [many questions|more mails|a lot of calls]
    [about delivery times|on manuals|that the FAQ could answer|that sales should have asked], [few real
    faults|hardly any anger| and some very kind words|mostly before lunch]. $w_next. $w_source.
C > [could we|shall we|why don't we] turn [the top one|that|the most frequent one] into [a help page|a template|a
    short video]?
A > [yes, who writes it|good idea, next week|I have a draft somewhere].
""",
    "week-hall": """
A $w_intro: {parcels} [parcels|boxes|parcels in all] [left|went out|were picked up]. [By carrier|Who took them|Split
    up]: /// {table} /// [The scale|The label printer|Dock two|The tape machine] [held us up|lost us an hour|was
    down] [once| on one morning|for a bit], [otherwise|apart from that|else] [it ran|all went] [smoothly|without
    trouble|like clockwork|as it should]. [Please|From today, please|Once more, please] [keep|leave] the
    [aisles|ramp|doors] [free| clear][ and wear your vests| until the truck is gone|, I trip every day|]. $w_ask.
    /// $w_next.
B > [thanks|good week|nice], [half of it on two days, I guess|more than I'd have thought|the drivers will be
    pleased].

A **[Hall|Warehouse], week of {week}** // - parcels [out|sent]: {parcels} // - [damage|injuries|complaints]: none
    [that I know of|reported|, touch wood] /// {table} /// $w_next. [The count|Inventory of the small parts|The
    safety walk] [is on|happens] {dow}, [volunteers welcome|two people needed|bring a pen|I have biscuits].
    $w_source.
""",
}
