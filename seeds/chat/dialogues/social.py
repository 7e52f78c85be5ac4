"""Being a company."""

SCENES = {
    "SOCIAL": """
A [cake|donuts|fruit|biscuits|leftover pizza] [in the kitchen|on two|next to the copier], [because I can|my
    birthday|thanks for last week|a neighbor baked][, $mood|, first come|]. +cake
B > [coming|saved one|you're a saint|too late again], [$mood|still some at {time}|who took the last|diet starts
    tomorrow][ – $chat||].

A [lost|found|missing]: [one glove|a gray scarf|a set of keys|half an umbrella|a blue lunch box|reading glasses]
    [in|near|outside] [the big room|the bike shed|hall two|the kitchen][, $chat|, $mood|].
C > [mine|might be mine|not mine, sadly|front desk], [$mood|coming $later|been looking since Monday|$chat].

A [train|bus|road|tram] from {town} [is late|stands still|is closed], [I'm in|with you|start without me] [at|around]
    {time}[, $mood|, $chat|].
B > [drive safely|no stress|$ack|we saved you a seat], [$post|coffee's on|same road, same here][ – $chat||].

A [rain|snow|hail|fog|sun] [in {town}|out there|again|all day], [take care|who has an umbrella|$mood|bike home
    anyway].
C > [summer is over|finally|not again|look at the sky in the west], [$mood|$chat].

A [who|anybody|does anyone here] [watches|reads|plays|listens to] [anything good|something short|board games|that
    baking show|old vinyl] [at the moment|these days|over the weekend], [recommendations|looking for ideas]?
B > [try|we love|I'm hooked on|don't laugh, but] [the one with the lighthouse|true crime about cheese|old detective
    series|a puzzle a day][, $mood|, $chat|].
C > [that one|same|no spoilers|heard of it], [$mood|two evenings gone|my kids hate it][ – $chat||].

A [plant|cactus|orchid|lemon tree] [on two|in the hall|next to {b1}'s desk] [is dying|has a flower|needs water|moved
    an inch], [$chat|who has a green thumb]?
B > [watered|talk to it|it's plastic|on my list], [$mood|$chat].

A [dog|cat|kid|neighbor] [ate|hid|drew on|slept on] [my notes|the charger|one shoe|the laptop] [this morning|during
    a call], [$mood|so I'm late|$chat].
C > [picture|photo, please|poor you|classic], [$mood|give it a treat|mine would, too][ – $chat||].

A [running group|bike ride|yoga|five-a-side|choir] [on {dow}|tonight|this week], {time}[, easy pace|, beginners
    welcome|, $chat|]: [who's in|join us|need one more]?
B > [in|maybe|my knee says no|if it stays dry], [$mood|bring water|$chat].

A [quiz|question|poll] of the day: [tabs or spaces|tea or coffee|window or aisle|stairs or lift|pen or pencil],
    [go|answers below|no politics]?
B > [the first|second, always|both|neither], [obviously|$mood|fight me|don't ask][ – $chat||].
C > [wrong|seconded|my grandma says the other], [$mood|next question][ – $chat||].

A [coffee machine|fridge|dishwasher|microwave] [on two|downstairs|in the kitchen] [beeps|is clean|works again|wants
    a filter|is full], [$mood|$chat|thank {b1}|my turn was last week].
B > [$thanks|hero|not me|$ack], [$post|$chat].

A [photos|pictures] [from|of] the [picnic|softball game|last party|tour] [are up|hang in the hall|are in the
    folder], [$mood|great hats|$chat]. +joy
C > [delete number {n}|who's that|love them|oh no], [$mood|I look asleep][ – $chat||].
""",
}
