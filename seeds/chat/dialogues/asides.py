"""What somebody adds at the end of a thread."""

MACROS = {
    "lost": (
        "[who has|has anybody seen|who borrowed|did anyone move|where is] [my charger|the big scissors|the "
        "key of room three|the label tape|my blue mug|the good stapler|the parking card|the bike pump|the "
        "projector remote|the red binder][, it was [on my desk|here|in the kitchen|next to the copier] [this "
        "morning|yesterday|a minute ago]|]"
    ),
    "look": (
        "[try|I'd look in|have you tried|last seen in|somebody left one in|check] [the kitchen|the big "
        "room|the drawer under the printer|{b1}'s corner|lost and found|the cupboard on two|your other "
        "bag][, $chat|, $mood|]"
    ),
    "back": "[anyway|okay|right|all right], [back to {about}|so, {about}|now, {about} again]",
    "for_what": (
        "[the update|the quick answer|the short version|the summary|the reminder|the heads-up] on "
        "{about}|[writing this down|looking into {about}|being so quick|staying on {about}|keeping an eye on "
        "{about}|chasing {about}|sorting out {about}]"
    ),
    "meet": (
        "[talk about|go over|spend {mins} minutes on|settle|look at|finish] {about} [on {dow}|in the next "
        "round|at {time}|over coffee|by phone|when we're all in][, just the three of us|, with {b1}|, "
        "without slides|]"
    ),
}

SCENES = {
    "TAIL": """
C > [thanks|thank you|many thanks|much obliged] for $for_what[, {a1}|, all|].

C > does [{b1}'s team|the desk downstairs|anybody in finance|the hall|the front desk|the early shift|whoever is on
    the phones] [know|already know|know yet|need to know|have to be told] about {about}[, by the way|, or should I
    tell them|, what do you think|, or is that for us|]?
A > [not yet|I'll tell them|I've copied them|I thought you had|yes, since this morning][, $promise||, thanks for
    asking].

B > [I've put|just put|putting] {about} [on my list|in the minutes|in the sheet|in the plan|on the board] [so we
    find it again|before I forget|for next time|for whoever comes after us|with today's date][, $tail|].

C > [I was about to ask about|I'd been wondering about|had the same question about|was going to write about|somebody
    just asked me about] {about}[, {a1}|], [$post|thanks for being faster|so that answers it|good timing].

B > $ack_to

C > $ack_to

A > $ack_short

C > [can|could|shall|should] we $meet?
A > [sure|of course|with pleasure|if it's short|gladly|fine], [I'll put it on the list|send me an invite|bring your
    notes|{time} suits me best|my door is open|call me when you're ready|I have {mins} minutes].

C > [off topic|different subject|completely unrelated|while you're all here|before you go|nothing to do with this]:
    $lost?
B > $look. $back.

B > who [keeps an eye on|follows up on|looks after|closes] {about} [until it's done|while {a1} is out|from
    here|after today], [you or me|{a1} or {c1}|or is that settled]?
A > [me|I can|I will|{c1} does|{c1} and I][, $promise|, if that's okay with [you|everybody|{b1}]|, as before|].

C > [only reading this now|just catching up here|was in meetings all morning|back at my desk], [but|and] [I agree on
    {about}|no objection to {about} from me|nothing to add on {about}|{about} is fine with us|I've noted {about},
    too][, $tail|].

B > [did anybody|did you|can somebody|will you] [tell|ask|warn|brief] {c1}'s [team|people|crew|desk] about {about}?
    [I can, $later.|I'd do it $later.|$pass.|Or I do, $later.|]
C > [we know|they know|not yet|on it|please do|they were asking], $post.

C > [this|the short version|your summary|having it in writing] [on|about] {about} [helps a lot|was just what I
    needed|saves me a call|makes my afternoon easier][, thanks, {a1}|, {a1}||, thank you].

B > [I'll|I can|let me] [put {about} on the agenda|bring {about} to the next round|write {about} on the board|raise
    {about} at the team lunch] $later[, $tail|, unless [you mind|somebody objects|it's settled by then]|].
""",
    "BEGUN": """
A [before I forget|not sure yet, but|half a thought]: {account} [asks|wants to know] whether

A @{b} [could|can] you check [whether|if] the {article}

A [numbers|notes|slides] for {account} are

A [I looked into|been thinking about|about] the question of {first} and

A about the {dow} call with {first}:

A [idea|crazy idea]: offer {article2} together with

A [question|small one] on {account} –

A [thanks for|I read] the summary, but
""",
    "PLANNED": """
A [good morning|morning, all]! [{dow} round|team call|stand-up] at {time}, [bring a question|short one|cameras
    optional].

A Reminder: call with {contact} at {time}.

A Weekly numbers: please add yours by {time}.

A Who [covers|looks after] {town} next week? I'm [traveling|out].

A [Please|Today:] [count|tidy|check] the {article} shelf[ before {time}|, two people are enough].

A [Cake|Fruit] in the kitchen from {time}, [thank you all|no reason needed].
""",
}
