"""Between two people, or a few."""

SCENES = {
    "DIRECT": """
A [got a minute|do you have a second|quick question|free for a call|can I bother you]? [It's about|Need your eye
    on|Not urgent, just|Something with] {account}[, $patience|, $mood|].
B [sure|yes|shoot|give me five], [until {time}|what's up|call me|$later].
A {first} [asks|wonders|wants to know] [who to call for spares|whether we can meet|about our terms|for a second
    opinion|if you still remember them], [what do I say|your call|$think yes|$patience].
B [$think|simple], [say yes|ask why|let me call|tell them the truth|pass it to me][, $tail|, $mood|].

A [did you|have you] [reach|spoken to|hear from|met] {contact} [lately|this week|at all]? [{account}|They]
    [tried|asked|called] for you, [$patience|$tail|sounded friendly][ – $chat|, $post||].
B [voicemail|not yet|yes, briefly|on my list], [$promise|$mood|$tail].

A can we [move|shift|push] our [one-to-one|chat|call|coffee] to {dow}, {time}? [Dentist|School
    thing|Double-booked|Plumber], [sorry|$mood|$patience].
B [works|fine|hm, half an hour later|sure], [same room|{mins} minutes will do|bring notes|$mood].

A [thanks|thank you|big thanks] for [jumping in|yesterday|the kind words|covering|the file|listening], [$mood|I owe
    you|$tail|means a lot].
B [any time|don't mention it|you'd do the same|$ack_to], [$mood|coffee counts|that's what we're here for][ – $chat|,
    $post||].

A [honest question|between us|off the record]: [was my mail too harsh|do I talk too much in meetings|is the new
    layout bad|did I miss something this morning]?
B [no|a bit|not at all|ask me at lunch], [$think|really], [you're fine|others were worse|just add a smile|it's clear
    at least][, $tail|].
A [$thanks|okay|phew|good], [$post|needed that|noted for next time][ – $chat|, $post||].

A where [do I find|did you put|is|can I find] [the template|that drawing|our logo|the list you showed|last year's
    folder]?
B [shared drive|I'll send it|second tab|wiki, bottom], [$promise|$tail|I hid it well].
A [got it|found|there|$thanks], [$post|$tail].

A [typo|small thing|psst]: [in your last mail|on slide {n}|in the subject|in the sheet], [it says
    "Wendesday"|one zero too many|wrong {first}|old logo], [no one else saw|$tail|$mood].
B [ouch|thanks|fixed|oh no], [$mood|you saved me|$promise].

A [lunch|coffee|walk] [later|at {time}|in {mins}]? [I need to vent|My treat|Just because|I have gossip],
    [$mood|$patience].
B [yes|please|rain check|after {time}], [$mood|you choose|not the salad place][ – $chat|, $post||].
A [deal|cool|see you|meet at the door][, $mood|, $tail|].

A how was [the visit|the talk|your holiday|the dentist|the first week], [all good|survived]?
B [long|lovely|better than feared|ask my feet], [$mood|tell you over coffee].

A [heads-up|just so you know|you didn't hear it from me]: [{c1}|the boss|half the team] [is in a mood|had a rough
    call|asks about the slides|likes your idea], [$mood|$tail|be prepared].
B [$thanks|ha|$ack], [$post|$promise|armed with cookies][ – $chat|, $post||].

A [could|would|can] you [watch|look after|take] [my inbox|the phone|{account}|my plants] [on {dow}|while I'm
    out|$later]? [$patience|Nothing big|I'll bring cake][ – $chat|, $post||].
B [of course|gladly|sure], [anything burning|what should I know]?
A [no|only {first}, maybe|nothing|the notes say it all], [$tail|$thanks|$mood].
""",
    "GROUP": """
A [so that we say the same|quick alignment|for the three of us]: [{account}|{first}] [gets one answer|hears it from
    {b1}|talks to one of us only], [okay|$tail|$patience].
B [$ack|fine|agreed], [I tell {first}|$promise|who writes it up|$post].
C [and|also], [if {first} calls me|should they ask twice|when I'm out], [I point to {b1}|I know nothing|I smile][,
    $mood|].

A [who|can somebody|which of us] [prepare|draft|do] the [deck|agenda|summary|gift card] for {dow}?[ $patience.|]
C [me|I do|mine again], [draft $later|give me two bullet points each|$tail].
B [sending mine|have some|you're great], [$mood|three lines|$promise].

A [dinner|drinks|bowling|lunch] [with the team|for {b1}|after work] on {dow}, {time}: [who's in|vote]?
B [in|yes|if I find a sitter], [$mood|somewhere quiet|no karaoke][ – $chat|, $post||].
C [can't|dessert only|in, too], [$mood|say hello from me|next one, promised][ – $chat|, $post||].

A [present|card|flowers] for {c1}'s [jubilee|farewell from the desk|new baby]… [oh|oops|wrong chat|hello {c1}],
    [$mood|forget that|surprise][ – $chat|, $post||].
C [I saw nothing|lovely|ha], [$mood|chocolate is fine][ – $chat|, $post||].

A [notes|my notes|what I took home] from [today|the call|the meeting|this morning|lunch with them]: // -
    [{account}|{first}] [wants a single contact|is fine with the plan|asked for pictures] // - {b1} writes the
    summary[, $later|] // - [$tail|next time shorter|bring cake]
B [$ack|$thanks|complete], [$promise|$post|one thing: be on time][ – $chat|, $post||].

A [idea|crazy thought|what if]: [no meetings on {dow}|walking meetings|a shared playlist|an honest FAQ]?
B [love it|try it|hm|again], [$mood|for a month|who tells the boss][ – $chat|, $post||].
C [+1|in|count me out], [$mood|$tail].
""",
}
