"""Who comes, goes, rises and is away."""

SCENES = {
    "hire-signed": """
A [$open: |good news: |$so ||]{person} [signed|joins us|will join|has said yes], {title}, [starts|first day is|from]
    {start}, [with|reports to|in the team of] {boss}[, $tail|, $mood|]. +tada
B > [$praise|welcome in advance|$ack], [laptop|badge|desk|locker|phone] [is ordered|will be ready|is on my list].
A > [$thanks|$ack], [$tail|$promise|$post].

A for {start}: {title}, {person}. [Please prepare|Needs|To do]: // - [laptop|scanner|headset] and log-ins // -
    [badge|key|locker] // - a [buddy|desk|plant] // {boss} [knows|is informed|says thanks][, $tail|].
C > [$ack|on it|laptop, me], [$promise|$tail|$post].
""",
    "hired": """
A [please welcome|welcome|say hello to|new face:] {person}, our new {title}[, in {boss1}'s team|, works with
    {boss1}|]! [$tail|Show where the coffee is|Be kind|Lunch today, join in, $mood]. +wave +tada
B > [welcome|hello|hi|nice to have you], {person1}[, $mood|, coffee machine is left of the stairs|, ask me
    anything|, good luck with {a1}|]!

A first day for {person} ({title})[, $tail|, $mood|]. [Desk|Seat|Place]: [next to {b1}|near the window|the one with
    the plant]. +wave
C > [welcome|hi and hello|welcome aboard|howdy], {person1}[, $mood|, $tail|].
""",
    "promoted": """
A [$open: |proud to say: |$so ||]{person} is [now|from {start}] {title}, [was|before:|so far] {former}[, well
    earned|, $tail|, $mood|]. +clap +tada
B > [$praise|congratulations|about time|hooray], {person1}[, $post|, cake|, don't forget us|]!
""",
    "left": """
A [$open: |sad news: |$so ||][today was|{last} was] the last day of {person}, {title}[, $tail|]. {heir} [takes
    over|looks after] [the accounts|customers|what's open][ in {territory}|], [please ask there|be patient|$mood].
B > [$pity|we'll miss you|$ack], [$pass|say hi|who gets the plant|$post].

A {person} [has left us|is off to new things|left] ({last}). [For|About] customers[ of {territory}|], [ask|go
    to|it's] {heir}[ now|, thanks for jumping in|, $tail|].
C > [$ack|$pity][, $pass|, $post|].
""",
    "away": """
A [I'm|I'll be] [out|away|off] from {first}, back on {back} ({reason}). {cover} [covers|takes my calls|looks after
    my desk|has my list][, $tail|, $mood|].
B > [$ack|enjoy|all the best], [$post|we'll manage|don't read mails|$tail|see you then].

A from {first} [until|to] {back} [please ask|turn to] {cover}[ instead of me|]: {reason}[, $tail|, $mood|].
    [$ack_short|]
C > [$ack|noted in the rota|take care], [$tail|$post].
""",
    "NEWCOMERS": """
A $know [where new people|how they|who helps them] [get|find|order] [a badge|the wiki|shoes|a headset|the parking
    card]?[ $patience.|]
B > [front desk|me|wiki, page one|ask {c1}], [before {time}|$tail|$promise].

A [onboarding|welcome round|tour] on {dow} at {time}: [hall|office|shop] first, [then lunch|then IT|coffee after][,
    $tail|, $mood|].
C > [I can|happy to|let me] [show the hall|do the IT part|bring cake][, $mood|, $promise|].
""",
    "HIRING": """
A [two|three|some] [good|promising|odd] [letters|applications|calls] [this week|today|since Monday], [who reads
    along|$tail|$patience|$mood].
B > [me|send them|happy to], [$promise|$mood|no more than three, please].

A [interview|second round|trial day] on {dow}, {time}. $ask [join|sit in|show the hall]?[ $patience.|]
C > [I will|me|can't, sorry|gladly], [$promise|$mood].
""",
    "LEADERSHIP": """
A [for our next round|agenda|topics for {dow}]: // 1. [meeting culture|the parking lot|training|the intranet] // 2.
    [holiday rota|travel rules|coffee|the open day] // 3. [anything else|what worries you|thanks] //
    [$tail|$patience|short, please]
B > [$ack|fine|add one], [$promise|$post|can we end on time, for once|$tail].

A [could|can|would] [you all|everyone|each of you] [send|write|give] me [two lines|three sentences|your view] on
    [home office|the new meeting rules|training|travel] [until|by] {dow}?[ $patience.|]
B > [sent|will do|you have it $later], [$mood|$tail|mine are five lines, sorry].
C > [$ack_to|$ack, $promise|after {time}, $post].

A [article|book|podcast] [worth|for] [your time|the train|the weekend]: [on pricing|about meetings|on saying
    no|about listening][, $tail|, $mood|].
B > [$thanks|read it|$ack], [$post|chapter three is good|who has time to read|$tail].
""",
}
