"""Milestones of a project, each told in its own channel."""

SCENES = {
    "project-begun": """
A Welcome[, everybody| all| to the channel|]! **{project}** [starts|begins|kicks off] [today|now|with this post]. //
    - aim: {aim} // - lead: {lead}, sponsor: {sponsor} // - pilot: {pilot} // - budget: {budget} // - target:
    {target} // [$tail|questions welcome, $patience] !pin +rocket
B > [$praise|glad to be in|$ack|count me in], [$cheer|{target} sounds [doable|brave|far away]|I [bring|have]
    [opinions|cables|questions]|$tail].
C > [same here|me too|hello all], [$mood|$promise|{pilot} [is|are] a good place to start].

A So, it begins: {project}[, and I have the honor|, $mood|]. [We|The plan is to] start with {pilot}, [aim for|and
    want] {aim}, [until|by] {target}. {sponsor} [sponsors|pays|decides], {lead} leads, {budget} [in the pot|is what
    we have|and no more][, $tail|]. !pin +eyes
B > [$ack|$praise|hello all], [$cheer|$promise|who's missing here|where do files go]?
""",
    "project-scoped": """
A [scope|the scope|paper] for {project} is [done|agreed|written down]: we [begin|start|try] with {pilot}, target
    [stays|is] {target}[, $tail|, $mood|, {sponsor} has read it|].
B > [$ack|$praise], [anything|is anything] [left out|still open|we decided against]?[ $patience.|]
A > [a lot|everything else|three things, on page two|the nice-to-haves], [$tail|on purpose|we can talk about it in
    {month}|$promise].

A // 1. pilot: {pilot} // 2. target: {target} // 3. [not in scope|out|left for later]: [everything else|the
    rest|dreams] // [that's|this is] the scope of {project}, [$tail|$patience|shout now]. !notes
C > [$ack|short and clear|$thanks], [$cheer|$post|I'd have added training|$promise].
""",
    "project-pilot-begun": """
A [pilot|the pilot|day one] of {project} [is on|has begun|runs since this morning|started], with {pilot}[, $mood|,
    $tail|, no smoke so far|]. +rocket
B > [$praise|exciting|$ack], [how's the mood|first impressions|who's there|need hands]?
A > [curious|calm|so far so good|a bit of chaos], [$promise|$tail|I'm taking notes|$hope].

A {pilot}: [off we go|it's live|pilot time]! Target is still {target}[, $tail|, $mood|]. [$ack_short|]
C > [$praise|$cheer|good luck, all], [$post|I'll drop by $later|$tail].
""",
    "project-slipped": """
A [bad news first|$open|honest word]: {risk}. So [we move|the target moves|roll-out moves] [from {old} to
    {target}|to {target}, not {old}][, $tail|, $mood|, sorry|].
B > [$pity|$ack|seen it coming], [does|will] {target} [hold|survive|be the last move][, [you think|honestly]|]?
A > [$think|$hope|if the fix works|ask me $later], [yes|we have a week of air|it should|it has to][, $promise|,
    $tail|].

A {old} → {target}[ for {project}|], [since|because|the reason:] {risk}[, $mood|, $tail|]. [@{b}, [fine with you|you
    okay with that|anything to add]?|]
B > [$ack|better than half done|fine], [but|and] [$cheer|no further move, please|write it into the plan|tell
    {pilot}, too].
""",
    "project-pilot-read": """
A [results|numbers|the pilot|what we learned]: [{result} % better|a gain of {result} %|plus {result} %|{result} %]
    [toward|on] “{aim}”, [measured with|with|at] {pilot}[, $tail|, $mood|]. +chart_up
B > [$praise|$ack|more than I hoped], [is that|was it] [solid|a fluke|enough to go on|the same every week]?
A > [solid enough|small numbers, mind|every week the same|$think], [$tail|$promise|two people counted|I'd go on].

A // **Pilot, read-out** // - where: {pilot} // - goal: {aim} // - effect: {result} % // - target: {target} //
    [$tail|decision next, $patience] !notes !pin
C > [$praise|$thanks|$ack], [$cheer|I'd say go|any complaints|$post].
""",
    "project-proposed": """
A I'd [propose|suggest|like] [to roll out|to go live|to be live] on {proposed} [already|if nobody minds|– early, I
    know][, $tail|, $mood|, $patience|].
B > [hm|brave|tight|nice, but], [ask {sponsor} first|is {target} off the table|training isn't done|$think it's too
    early].
A > [fair|fine|$ack], {sponsor} decides[, $tail|, $promise|].
""",
    "project-decided": """
A [decision|decided|it's a go|go]: we roll out {project} on {target}, {budget} [approved|is released|as planned][,
    $tail|, $mood|, no earlier, no later|]. !pin +tada
B > [$praise|$ack|clear], [$promise|$cheer|{target} is in my calendar|off to work].
C > [$ack_to|{target} [it is|then|works], [$mood|$tail|$promise]].

A [my call as|as] [sponsor|the one who signs]: {target}, with {budget}. [That's final|Earlier isn't on|Please plan
    with it], [$tail|$mood|thanks for the good pilot].
B > [$ack|thanks|so be it], {target}[, $promise|, $tail|, $post|].
""",
    "project-rolled-out": """
A {project} is [live|rolled out|everywhere|on] [as of today|since this morning|now][, $mood|, $tail|]. [Thanks to
    [all|everyone in here]|Call me when it burns|Plan was {target}, $tail]. +tada +clap
B > [$praise|wow|champagne], [$post|first question at my desk already|works here|$promise].
""",
    "project-closed": """
A [closing|that was|we close] {project}: [lesson|what stays|remember] – {lesson}. [Spent|Budget], {budget}[, $tail|,
    $mood|, thank you all|]. !pin
B > [$praise|so long|$ack], [pleasure working with you|$post|next one, please|it was fun].
""",
}
