"""What somebody adds at the end of a thread."""

MACROS = {
    "aside": (
        "[by the way|one aside|off topic|since we're at it|for later|random thought|reading this]: [the link "
        "above is handy|{c1} had the same idea|we should do that more often|that deserves a cake|somebody write "
        "it down|I learned a new word|my tea is cold now|nice to read good threads|this thread has everything]"
    ),
    "aside_back": (
        "[back to the topic|anyway|where were we|true, but|ha|noted, and now|okay, focus], [$promise|$encourage|"
        "$tail|$mood|$pass]"
    ),
}

SCENES = {
    "TAIL": """
C > $aside[, $mood|, $tail|].
B > $aside_back.

B > [$ack_short|$ack, $mood.|$ack, $tail.]

C > [late to this|just read it|sorry for the late answer|only seeing this now], [$ack|$praise],
    [$promise|$mood|$tail|$encourage].

C > $ack_short

B > $ack_short

B > [$ack|$praise][, {a1}|]. [$pass|$promise|$encourage].

C > [can I|may I|I'd like to] [help|join|listen in|add something|take notes][, $patience|, $mood|]?
A > [please do|of course|any time|with pleasure], [$tail|$mood|$later].
""",
    "BEGUN": """
A [before I forget|not sure yet, but|half a thought]: {account} [asks|wants to know] whether

A @{b} [could|can] you check [whether|if] the {article}

A [numbers|notes|slides] for {account} are

A [I looked into|been thinking about|about] the question of {first} and

A about the {weekday} call with {first}:

A [idea|crazy idea]: offer {article2} together with

A [question|small one] on {account} –

A [thanks for|I read] the summary, but
""",
    "PLANNED": """
A [good morning|morning, all]! [{weekday} round|team call|stand-up] at {time}, [bring a question|short one|cameras optional].

A Reminder: call with {contact} at {time}.

A Weekly numbers: please add yours by {time}.

A Who [covers|looks after] {town} next week? I'm [traveling|out].

A [Please|Today:] [count|tidy|check] the {article} shelf[ before {time}|, two people are enough].

A [Cake|Fruit] in the kitchen from {time}, [thank you all|no reason needed].
""",
}
