"""What somebody adds at the end of a thread."""

MACROS = {
    "lost": (
        "[who has|has anybody seen|who borrowed|did anyone move|where is] [my charger|the big scissors|the key "
        "of room three|the label tape|my blue mug|the good stapler|the parking card|the bike pump|the projector "
        "remote|the red binder][, it was [on my desk|here|in the kitchen|next to the copier] [this morning|"
        "yesterday|a minute ago]|]"
    ),
    "look": (
        "[try|I'd look in|have you tried|last seen in|somebody left one in|check] [the kitchen|the big room|the "
        "drawer under the printer|{b1}'s corner|lost and found|the cupboard on two|your other bag][, $chat|, "
        "$mood|]"
    ),
    "back": ("[anyway|okay|so|right|now|all right], [back to|let's return to|where were we with|on with] {about}"),
    "for_what": (
        "the [update|quick answer|short version|summary|clear words|news|detailed note|reminder|heads-up] [on|"
        "about|regarding] {about}|[sharing|writing it down|looking into {about}|thinking of us|being so quick|"
        "staying on {about}|keeping an eye on {about}]"
    ),
    "meet": (
        "[talk about|go over|spend {mins} minutes on|settle|look at|finish] {about} [on {dow}|in the next round|"
        "at {time}|over coffee|by phone|when we're all in][, just the three of us|, with {b1}|, without slides|]"
    ),
}

SCENES = {
    "TAIL": """
C > [thanks|thank you|merci|many thanks|much obliged] for $for_what[, {a1}|, all|][, $post|, $post|]. [$ack_to|]

C > who else [needs|has|ought|would want|is supposed] to [know|hear|read|be told] about {about}?[ Or just us?| Or
    nobody?|]
A > [I told|let me tell|I'll write to|I've copied|I'll ask] [{b1}'s team|the usual people|those in here|the others on
    the list|whoever asked|the desk downstairs][, $promise|, $tail|, $mood|].

B > [added|copied|saved|put|noted] [the part|this|the news|the bit] [on|about] {about} [in|into] [my list|our page|the
    minutes|the sheet|the notes|the plan|the log] [so we find it again|before I forget|for the next time|for whoever
    comes after us|with today's date|word for word][, $tail|].

C > [I was about to ask|I'd been wondering about|had the same question about|was going to write about|somebody just
    asked me about] {about}[, {a1}|], [$post|thanks for being faster|$tail|$promise].

B > $ack_to

C > $ack_to

A > $ack_short

C > [can|could|shall|should] we $meet?
A > [sure|of course|with pleasure|if it's short|gladly|fine], [I'll put it on the list|send me an invite|bring your
    notes|{time} suits me best|my door is open|call me when you're ready|I have {mins} minutes][, $tail|, $mood|].

C > [off topic|different subject|completely unrelated|while you're all here|before you go|nothing to do with this]:
    $lost?
B > $look. $back.

B > [one|last|one more|a] [practical|boring|quick|small] question: [who|which of us] [keeps the notes on|tells the
    others about|follows up on|reminds us of] {about}, [you or me|and until when|{a1} or {c1}|or does nobody]?
A > [me|you, please|I can|already done|{c1} can|we both][, $promise|, $tail|, if that's okay with
    [you|everybody|{b1}]|].

C > [late|sorry for being late|slow today, hence late] to [this|the thread|the party]: [$praise|I'd have said the
    same|nothing to add from me|same experience here|I read it twice][, $tail|, $cheer|, $post|].

B > [and|also|by the way], [did anybody|did you|can somebody|will you] [tell|ask|warn|brief] {c1}'s
    [team|people|crew|desk] about {about}? [I can do it|Happy to|I see them anyway|Would be my pleasure] $later[,
    $mood|].
C > [we know|they know|not yet|on it|please do|they were asking], $post.

C > [short|honest|friendly] [feedback|remark|note] [from me|from the side|from the cheap seats]: [I like|I
    appreciate|good to have] [threads like this|updates like these|colleagues like you|notes like that][, {a1}|][,
    $cheer|, $mood|].

B > [I'll|I can|let me] [put {about} on the agenda|bring {about} to the next round|write {about} on the board|work
    {about} into our plan|raise {about} at the team lunch] $later[, $tail|, unless [you mind|somebody objects|it's
    settled by then]|].
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
