"""Between the milestones of a project: no dates, no amounts, no outcomes."""

MACROS = {
    "p_thing": (
        "the [checklist|training sheet|feedback form|old labels|log-ins|test list|plan on the wall|help "
        "page|hand-over|shared folder|question list|first draft|notes of the last round|room booking]"
    ),
    "p_state": (
        "[is|looks|feels] [almost done|half done|better than I thought|a bit thin|too long|in good "
        "shape|confusing|outdated|fine|stuck|ready for your eyes]"
    ),
    "p_do": ("[read|comment on|go through|shorten|test|print|translate|try|break] [it|that|the thing|the first page]"),
}

SCENES = {
    "PROJECT": """
A $p_thing $p_state[, $tail|, $mood|]. $ask $p_do?[ $patience.|]
B > [me|I can|happy to|give me a day], [$promise|$tail|$mood].
A > $thanks[, {b1}|][, $tail|, $post|].

A [standup|today|short one|my day]: // - done: $p_thing // - next: $p_thing[, $later|] // - [blocked|stuck
    on|waiting for]: [nothing|$p_thing|{b1}|a key|coffee]
B > [$ack|can help with that|$thanks], [$promise|$tail|$post].

A [after talking to users|people tell me|feedback from the floor|overheard]: // > "[why|how|when] [do we|should
    I|can I] [do it twice|ask first|trust it|find the button|tell the others]?" // [fair point|good question|not
    wrong|I had no answer], [$mood|$tail|$promise].
B > [ha|true|I'd answer|simple]: [because we learn|once, not twice|trust, but check|bottom left|ask us any time][,
    $tail|].
C > [let's|we should|I'd] [write that down|add it to $p_thing|say so in the training|ask them back][, $patience|][,
    $tail||].

A $know [who has|where I find|what became of|who owns] $p_thing?[ $patience.|]
C > [shared folder|ask {b1}|my desk|it's with IT], [$tail|$promise|$mood].

A [risk|worry|thought] of the [day|night|week]: [what if nobody uses it|we have no plan for sick days|people are
    nice to our faces|the old way is faster for some|we forgot the night shift][, $mood|, $tail|].
B > [$think|good one|sleep more], [put it on the list|we ask them|train two more|let's measure it|that's what pilots
    are for][, $cheer|].
A > $ack[, $promise|, $tail|].

A [meeting|our round|project call] [on {dow}|this week] at {time}[, {mins} minutes|]: // 1. $p_thing // 2. $p_thing
    // 3. [what bugs us|questions|anything else] // [$tail|$patience|bring your own biscuits]
B > [in|there|I'll be late|can't, sorry], [$promise|$mood|start with point three, please|$tail].

A [kudos|thanks|shout-out] to @{b} for $p_thing[, $mood|, $tail|]. +clap
B [aw|thanks|team work|my pleasure], [$mood|{c1} did the hard part|$tail].

A is it [just me|only here], or [is|does] $p_thing [open|load|print|look] [slow|empty|twice|weird]?[ $patience.|]
C > [same here|works for me|had that], [reload|other browser|ask IT|turn it off and on][, $mood|, $tail|].
""",
}
