"""Turns of phrase that all rooms share."""

MACROS = {
    "open": (
        "quick update|quick one|FYI|heads-up|small update|update from my side|for the record|short version|news "
        "from my desk|in case you missed it|before I forget|one for the list|status|where we are|a short one|"
        "just so you know|note for everybody|this just in|from the road|since somebody will ask"
    ),
    "so": (
        "so|okay, so|right, so|well|and|now then|anyway|alright|good news:|bad news first:|not a surprise, but|"
        "believe it or not|as of now|as it stands|to keep you in the loop,|for once,|let me put it here:|here we "
        "go:"
    ),
    "tail": (
        "more when I know more|will keep you posted|shout if you see it differently|nothing to do on your side|"
        "so you have heard it from me|that's all I've got for now|no drama|don't ask me why|questions to me, "
        "please|I'll say when that changes|just so it's written down somewhere|which is fine by me|take it as it "
        "is|and that's the whole story|the rest is in the notes|as agreed in the corridor|in case it comes up|"
        "make of that what you will|and yes, I checked twice|back to work"
    ),
    "ack": (
        "got it|noted|okay|makes sense|understood|thanks|thank you|perfect|good to know|fair enough|right|will "
        "do|sure|all clear|appreciate it|roger|good|fine with me|yep|sounds right|clear|great|copy that|cheers"
    ),
    "ack_short": (
        "Noted.|Got it.|Thanks!|Perfect.|Will do.|Makes sense.|Understood.|Okay.|Good to know.|Yep.|On it.|Roger "
        "that.|Copy.|Nice.|Ha!|Fair enough.|Much appreciated.|Thank you!|Sounds good.|Love it.|All clear.|Great.|"
        "Agreed.|+1|Same here.|Indeed.|Phew.|Finally!|Good call.|Wonderful.|No worries.|Sure thing.|Done.|Seen.|"
        "Okey-doke.|Merci!|Gracias!|Danke dir.|You bet.|Right.|Absolutely.|Oh well.|Hm, okay.|Interesting.|"
        "That'll do.|Super.|Thanks, {a1}.|Cool, {a1}.|Right, {a1}.|Good, {a1}.|Thank you, {a1}."
    ),
    "later": (
        "after lunch|before lunch|first thing tomorrow|by the end of the day|this afternoon|when I'm back at my "
        "desk|right after my next call|in a minute|later today|before I head home|once the coffee kicks in|"
        "between two meetings|as soon as the line is free|on {weekday}|at {time}|in {minutes} minutes or so"
    ),
    "promise": (
        "I'll [update|go through|look at|check|pick up|take care of|tidy up|sort out] [it|the rest|my end|the "
        "paperwork|the open points|what's left|the details] $later"
    ),
    "thanks": (
        "thanks|thank you|many thanks|thanks a lot|much appreciated|cheers|nice, thanks|ta|big thanks|lifesaver, "
        "thanks"
    ),
    "ask": (
        "can somebody|could anybody|would somebody|who can|is anybody able to|any chance somebody could|does "
        "anybody have time to|may I ask one of you to|would one of you|who's free to"
    ),
    "know": (
        "does anybody know|does anyone remember|who knows|can anybody tell me|any idea|has anybody found out|do "
        "we know|would somebody know|stupid question, but do we know|am I the only one who doesn't know"
    ),
    "think": (
        "I think|I'd say|my guess is|if you ask me|as far as I can tell|from what I hear|in my book|I'm fairly "
        "sure|my hunch is|to be honest|the way I read it|for what it's worth"
    ),
    "hope": (
        "fingers crossed|let's hope|knock on wood|with a bit of luck|if all goes well|all being well|unless I've "
        "misread it|barring surprises|touch wood|God willing"
    ),
    "pass": (
        "I'll [tell|let|warn|brief|ping] [the team|my people|the others|whoever's on duty|everybody here|the "
        "desk next door] [know |]$later"
    ),
    "mood": (
        "and I'm not even [tired|mad|surprised|sorry]|which [made|saved|ruined] my [morning|day|lunch break|"
        "mood]|and I need [coffee|a walk|five minutes of quiet|cake] now|so [forgive|excuse] my [typing|tone|"
        "short answers|silence]|[so|and] that's [one|another] off my list"
    ),
    "praise": (
        "[nice|great|solid|lovely|proper|top|beautiful] [work|job|stuff|effort|result]|[well|nicely|beautifully|"
        "smoothly] [done|played|handled|closed]|[hats off|kudos|congrats|respect|chapeau|bravo|hooray]|way to go|"
        "that's how it's done|love to see it|music to my ears|what a [day|week|run|way to start]"
    ),
    "pity": "[sorry|pity|a shame|ouch|argh|too bad|bummer|what a pity|ah well|oof|damn|not nice]",
    "patience": (
        "[no rush|whenever you can|no hurry at all|take your time|today would be nice|sooner is better|before I "
        "forget again|it can wait until {weekday}|{time} would be perfect|only if it's quick|ideally $later]"
    ),
}

SCENES = {
    "CORRECTION": """
B > [hang on|wait|careful|one thing|sorry to interrupt|small correction|hm|stop] – [I have|my notes have|the record
    has|what I signed off is|we agreed on|it says] {right}, not {wrong}[, doesn't it|, no|| – typo|, unless I'm
    blind|, please check|, {a1}]?
A > [you're right|my mistake|argh|oops|sorry|correct|of course|guilty], [it's|it is|make that|should read|I meant|read
    it as] {right}[, I mixed up two lines|, thanks for catching that|, wrong tab open|. $ack_short|, not enough
    coffee|, my bad|].

B > {right}, [please|surely|I believe|if I may|to be exact|for the record][, not {wrong}|. Where does {wrong} come
    from|, {a1}, and nothing else|, since that's what I decided|; {wrong} was never agreed]?
A > [Yes, {right}|{right} it is|Right, {right}|Correct, {right}][ – I read the line below|, no idea how {wrong} got
    into my head|, fingers faster than brain|, {wrong} was an old number|; thanks for reading so closely|, {wrong} is
    from last week's draft|].
C > [$ack_short|I'd already written down {wrong}, [fixed|changed|crossed out], thanks|Good that we have {b1}.]
""",
}
