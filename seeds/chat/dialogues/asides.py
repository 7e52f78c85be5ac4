"""What somebody adds at the end of a thread."""

MACROS = {
    "thread_about": "[the|this|that] [matter|question|topic|point]",
}

SCENES = {
    "TAIL": """
C > [thanks|thank you] for [the update|the quick answer|the short version|sharing|writing it down|letting us know][,
    {a1}|, all|][, $post|]. [$ack_short|]

C > who else [needs|has|ought] to [know|hear about|read] [this|that|it][, or just us|, or only us|, in your view|,
    {a1}|]?
A > [I told {b1}'s team|just us, I think|the usual people know|only those in here|good point, I'll write to
    them|nobody so far][, $promise|, $tail|].

B > [written down|added|copied|saved|put] [in|into] [my list|our page|the minutes|the sheet|the notes][, $tail|, so we
    find it again|, before I forget|].

C > [I was about to ask|I'd been wondering about|had the same question about|was going to write about] [that|exactly
    this|the same thing][, {a1}|], [$post|thanks for being faster|$tail].

B > $ack_short

C > $ack_short

A > $ack_short

C > [can|could|shall] we [talk about|go over|spend {mins} minutes on] [it|this|that] [on {dow}|in the next round|at
    {time}|over coffee][, just the three of us|, with {b1}|]?
A > [sure|of course|with pleasure|if it's short], [I'll put it on the list|send me an invite|bring your notes|{time}
    suits me best][, $tail|].

C > [off topic|different subject|completely unrelated|while you're all here]: [is there still cake|who has the big
    room at {time}|does your phone ring twice, too|whose bike is in front of the gate|who borrowed my charger|is it
    cold in here or is it me]?
B > [ha, no idea|not me|no idea|ask {a1}|guilty, sorry|same here][, $chat|]. [Back to work.|Now, where were
    we?|Anyway.|Okay, focus.]

B > [one|last|one more] practical question: [who|which of us] [keeps the notes|tells the others|files it|follows up],
    [you or me|and until when|{a1} or {c1}]?
A > [me|you, please|I can|already done|let {c1}][, $promise|, $tail|, if that's okay|].

C > [late|sorry for being late] to [this|the thread]: [$praise|I'd have said the same|nothing to add from me|same
    experience here][, $tail|, $cheer|].

B > [and|also]: [did anybody|did you|can somebody|will you] tell {c1}'s team? [I can do it|Happy to|I see them anyway]
    $later.
C > [we know|they know|not yet|on it|please do], $post.
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
