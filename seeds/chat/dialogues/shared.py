"""Turns of phrase that all rooms share."""

MACROS = {
    "open": (
        "quick update|quick one|by the way|heads-up|small update|update from my side|for the record|short "
        "version|news from my desk|in case you missed it|before I forget|one for the list|status|where we "
        "are|a short one|just so you know|note for everybody|this just in|before anybody asks"
    ),
    "so": (
        "so|okay, so|right, so|alright,|good news:|bad news first:|not a surprise, but|believe it or not,|as "
        "of now|as it stands,|to keep you in the loop:|for once,|people,|team,|folks,"
    ),
    "tail": (
        "more [on that|about it|details|news] [later|soon|when I know more|once I've asked around|after the "
        "call|on {dow}|as it comes]|[shout|ping me|call me|say so|speak up|tell me|let me know] if [you see "
        "it differently|that's a problem|I missed something|anything is unclear|you need details|it doesn't "
        "fit|you hear otherwise]|that's [it|all|the whole story|all I know|where it stands] [for now|for "
        "today|so far|from me|at the moment]|[the rest|everything else] [is|stands] in [the notes|Alder|the "
        "file|my mail]|nothing for you to [do|change|worry about][ yet| right now| today|]|no need to "
        "[worry|hurry|reply][, really|]|[nothing|no action] needed [from you|from your side|on your end][ "
        "yet| today|]|[I'll|will] [keep you posted|update this thread|let you know|report back|follow up] "
        "[$later|as it goes|when there's more|either way]|[so|just so] you [know|have it in writing|heard it "
        "from me|can plan]|[questions|complaints|bright ideas] to [me|{b1} or me], [please|as always|any "
        "time]|more on {about} [later|soon|when I know more|after the call|on {dow}|as it "
        "comes]|[that's|that's all] [I know|there is|for now] [on|about] {about}"
    ),
    "ack": (
        "got it|noted|okay|makes sense|understood|thanks|thank you|perfect|good to know|fair "
        "enough|right|will do|sure|all clear|appreciate it|good|fine with me|yep|sounds "
        "right|clear|great|copy that"
    ),
    "ack_short": (
        "Noted.|Got it.|Thanks!|Perfect.|Will do.|Makes sense.|Understood.|Okay.|Good to know.|Yep.|On "
        "it.|Roger that.|Copy.|Nice.|Ha!|Fair enough.|Much appreciated.|Thank you!|Sounds good.|Love it.|All "
        "clear.|Great.|Agreed.|+1|Same here.|Indeed.|Phew.|Finally!|Good call.|Wonderful.|No worries.|Sure "
        "thing.|Done.|Seen.|Okey-doke.|Merci!|Gracias!|Danke dir.|You bet.|Right.|Absolutely.|Oh well.|Hm, "
        "okay.|Interesting.|That'll do.|Super."
    ),
    "later": (
        "after lunch|before lunch|first thing tomorrow|by the end of the day|this afternoon|when I'm back at "
        "my desk|right after my next call|in a minute|later today|before I head home|after the next "
        "coffee|between two meetings|as soon as I'm off the phone|on {dow}|at {time}|in {mins} minutes or so"
    ),
    "promise": (
        "[I'll|I can|let me|I'm going to] [have a look|take a look|check|ask around|follow up|see what I can "
        "do|find out|get back to you] $later|[I'll|I can|let me|I'm going to] [look into|follow up on|ask "
        "around about|check on|get back to you on|sort out|deal with|write up] {about} $later|{about} is "
        "[on|first on|next on|still on] my list for [today|tomorrow|{dow}|the afternoon]"
    ),
    "thanks": (
        "thanks|thank you|many thanks|thanks a lot|much appreciated|cheers|nice, thanks|ta|big thanks|lifesaver, thanks"
    ),
    "ask": (
        "can somebody|could anybody|would somebody|who can|is anybody able to|any chance somebody could|does "
        "anybody have time to|may I ask one of you to|would one of you|who's free to"
    ),
    "know": (
        "does anybody know|does anyone remember|who knows|can anybody tell me|any idea|has anybody found "
        "out|do we know|would somebody know|stupid question, but do we know|am I the only one who doesn't "
        "know"
    ),
    "think": (
        "I think|I'd say|my guess is|if you ask me|as far as I can tell|from what I hear|in my book|I'm "
        "fairly sure|my hunch is|to be honest|the way I read it|for what it's worth"
    ),
    "hope": (
        "fingers crossed|let's hope|knock on wood|with a bit of luck|if all goes well|all being well|unless "
        "I've misread it|barring surprises|touch wood|God willing"
    ),
    "pass": (
        "I'll [tell|let|warn|brief|ping] [the team|my people|the others|whoever's on duty|everybody here|the "
        "desk next door] [know |]$later"
    ),
    "mood": (
        "so far|for now|I think|I hope|as far as I know|as far as I can see|if I'm not mistaken|or so it "
        "looks from here|as of this morning|unless I missed something|give or take|from what I hear|if you "
        "ask me|more or less|to be fair|for once|to be honest|I'm told|if memory serves|as usual|and that's "
        "fine with me|and not a day too soon|and that surprised me|and I'm glad about it|[at least|so "
        "far|for now] [from my side|on our end|in my corner]|[pretty much|almost|more or less] [as "
        "planned|as expected|as I'd hoped]|after [a while|two calls|some back and forth|a bit of digging]"
    ),
    "praise": (
        "[nice|great|solid|lovely|proper|top|beautiful] "
        "[work|job|stuff|effort|result]|[well|nicely|beautifully|smoothly] "
        "[done|played|handled|closed]|[hats off|kudos|congrats|respect|chapeau|bravo|hooray]|way to "
        "go|that's how it's done|love to see it|music to my ears|what a [day|week|run|way to start]"
    ),
    "pity": "[sorry|pity|a shame|ouch|argh|too bad|bummer|what a pity|ah well|oof|damn|not nice]",
    "patience": (
        "no rush|whenever you can|no hurry|take your time|not urgent|when you can|today, ideally|by {time}, "
        "ideally|can wait until {dow}|before {dow}, please|nothing urgent"
    ),
    "cheer": (
        "[keep|let's keep] [it up|going|at it]|go for it|don't stop now|[count on me|I'm in|I'm with you] "
        "[there|on that|all the way|, {a1}]|all yours|you've got this|[let's|we should] [do "
        "it|try|go]|[happy|glad] to [help|be part of it]|[sounds|looks|feels] [right|good|promising|solid] "
        "[to me|from here|so far]"
    ),
    "chat": (
        "ha|true story|worth it|highly recommended|ten out of ten|long story|ask {b1}|[best|longest|slowest] "
        "[day|week|morning] so far|[you|we] should try it|[my|your] [turn|treat] [next time|today|again]|my "
        "[kids|neighbors|flatmates] [say the same|agree|disagree]|[I|we] [love|needed|missed] "
        "[that|this|it]|tell you [after lunch|over coffee|on {dow}]|[you're|you were] [right|the best|a "
        "star|too kind][, as ever|]|can't complain|could be worse|can't wait|don't tell "
        "{b1}|[count me in|I'm in] [next time|too]"
    ),
    "post": (
        "that helps|good to know|I was wondering|I was about to ask|that's all I needed|one thing "
        "less|couldn't be clearer|read and understood|writing it down|that was quick|saves me a call|no "
        "questions from [me|us|here]|works for [me|us|everybody here]|[exactly|just] what I [needed|hoped "
        "for|expected]|[I'll|will] [remember|keep] that|[I'll|let me] [tell|show] [{b1}|my team|the others] "
        "$later|[that|this] [makes|made] my [day|morning|job] [easier|a bit easier|better]|[good|nice|great] "
        "to [see|read|hear] [it|that] [moving|in writing|so early|before {dow}]"
    ),
    "ack_to": (
        "Noted.|Got it.|Thanks!|Perfect.|Will do.|Makes sense.|Understood.|Okay.|Good to know.|Yep.|On "
        "it.|Roger that.|Copy.|Nice.|Ha!|Fair enough.|Much appreciated.|Thank you!|Sounds good.|Love it.|All "
        "clear.|Great.|Agreed.|+1|Same here.|Indeed.|Phew.|Finally!|Good call.|Wonderful.|No worries.|Sure "
        "thing.|Done.|Seen.|Okey-doke.|Merci!|Gracias!|Danke dir.|You bet.|Right.|Absolutely.|Oh well.|Hm, "
        "okay.|Interesting.|That'll do.|Super.|Thanks, {a1}.|Cool, {a1}.|Right, {a1}.|Good, {a1}.|Thank you, "
        "{a1}."
    ),
}

SCENES = {
    "CORRECTION": """
B > [hang on|wait|careful|one thing|sorry to interrupt|small correction|hm|stop] – [I have|my notes have|the record
    has|what I signed off is|we agreed on|it says] {right}, not {wrong}[, doesn't it|, no|| – typo|, unless I'm
    blind|, please check|, {a1}]?
A > [you're right|my mistake|argh|oops|sorry|correct|of course|guilty], [it's|it is|make that|should read|I
    meant|read it as] {right}[, I mixed up two lines|, thanks for catching that|, wrong tab open|. $ack_short|, not
    enough coffee|, my bad|].

B > {right}, [please|surely|I believe|if I may|to be exact|for the record][, not {wrong}|. Where does {wrong} come
    from|, {a1}, and nothing else|, since that's what I decided|; {wrong} was never agreed]?
A > [Yes, {right}|{right} it is|Right, {right}|Correct, {right}][ – I read the line below|, no idea how {wrong} got
    into my head|, fingers faster than brain|, {wrong} was an old number|; thanks for reading so closely|, {wrong}
    is from last week's draft|].
C > [$ack_to|I'd already written down {wrong}, [fixed|changed|crossed out], thanks|Good that we have {b1}.]
""",
}
