"""What colleagues ask, tell and answer each other on records; patterns of `seeds.grammar`.

`at` is whom a post names, with the @ before their full name; `asker` is who is answered, named in the same way.
"""

# Sentences read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

ASKS = {
    "deal": (
        "[Hi |Morning |Quick one, |]{at}[,|:|, honest question:] [who else do we know|whom else could I try|is there anybody besides {first}|who really decides|do you still have a friend] [at {account}|over there|in {city}|in that house][, I only have {first}|, before I write again|, you were there first|, my list is short|, {colleague} drew a blank|]?",
        "{at} [can|could|would|will] you [send|mail|forward|hand|get] {first} [the reference list|our terms of delivery|the data sheets|the care guide|the warranty terms|photos of the last one|something on spares] [today|this week|when you pass|again|without much fuss|from your side][, I promised it|, they asked twice|, I am on the road|, mine bounced|]?",
        "{at}[,| –|, one wish:] [please keep me posted|keep me in the loop|tell me when anything moves|drop me a line now and then|let me know first] [here|on this one|about {project}|when {first} calls|before the next step][, I plan around it|, {colleague} asks every week|, I owe somebody an update|, the calendar is full enough|].",
        "[Talked to|Discussed this with|Went through it with|Sat down with|Caught] {at}[ over lunch| on the phone| in the hallway| between two visits|]: [we wait|no pushing for now|one more call and it rests|friendly but not every week|price stays as it is|{first} gets the next word][, agreed|, fine with me|, {colleague} thinks so too|, for now at least|, let us see|].",
        "{at} [is there anything|anything|what is it that|which of it] [I should know|you need from me|I can prepare|you would change|is still loose] [before I call {first}|before the visit|for {account}|about {project}|in this offer][, else I just go ahead|, no answer is fine|, be frank|]?",
        "{at} [does the workshop|can the warehouse|would the bench|will dispatch|could the yard] [have room for this|manage it beside the rest|take it in one go|live with {first}'s wishes|cope in that week][, nobody has asked yet|, so that we promise right|, {colleague} doubts it|, I want to know first|]?",
    ),
    "account": (
        "{at}[,|:| –] [they reorganize|new people everywhere|half of their office is new|{city} has a new head][, who is yours now|, do you still know somebody|, whom do you call|, has anybody met them|, where would you begin][, {first} was my only one|, I start from zero|, {colleague} has no idea|]?",
        "[For|To|A wish for] {at}: [when you are in {city}|on your next round|if you pass by|before the season], [say hello to {first}|look at their show room|leave them a catalogue|ask how the shelf sells|see what stands next to ours|find out who counts stock][, they like visits|, it has been a while|, no agenda|, {colleague} will thank you|].",
        "{at} [do we have|is there|did we ever sign|was there ever] [a frame agreement|anything in writing|a special arrangement|a side letter|a handshake deal] with {account}[, I find nothing|, {colleague} says yes|, {first} assumes so|, the folder is thin|, before I promise things|]?",
        "{at} [could|would|can|will] you [check|compare|look at|go over|clean up] [their addresses|the delivery address|what is on file|the phone numbers|the names here] [when you talk to {first}|some day|before the next parcel|while it is quiet][, a letter came back|, it looks old|, {colleague} stumbled over it|]?",
    ),
    "lead": (
        "{at} [is this one|could this be|might this be|would this be] [yours|for your patch|something for you|more your kind][, {company} sounds like it|, {city} is nearer to you|, else I keep it|, no hurry|, {first} would not mind]?",
        "{at}[,|:| –] [have you heard of|do we know|did you ever meet|who has met|what do we know of] {company}[, {first} sounded serious|, their page says little|, they found us|, {colleague} shrugs|, nothing on file]?",
        "[Passed it by|Asked|Ran it past|Bounced it off] {at}[ at the coffee machine| on the stairs| by phone|]: [worth a call|one more try|nothing to lose|too early|a card will do|call {first} once][, then we see|, no more than that|, {colleague} agrees|, low priority|].",
    ),
    "case": (
        "{at} [did we ever see|did we ever have|have you met|did you ever see] [that before|something like it|the same last season|one of these][, {first} is patient|, I would rather ask|, {account} counts on us|, the list says no|, {colleague} is not sure]?",
        "{at}[,|:| –] [your customer|one of yours|{account} again|old friends of yours][, just so you know|, for your next call|, do not be surprised|, in case {first} rings][, {first} was friendly|, we are on it|, nothing to do for you|, soon solved I hope|].",
        "{at} [who can decide|may I decide|is it up to me|how far may I go|who signs that off] [here|on this one|about a gesture|for {account}|if {first} insists][, I would say yes|, the rules leave it open|, {colleague} said ask you|, small sum|]?",
        "{at} [could|would|can] you [take over|look after it|keep an eye on it|hold it for me] [while I am out|over lunch|tomorrow|until I am back|for an hour][, the story is above|, {first} knows|, it only needs a call|, {colleague} helps|]?",
    ),
}  # fmt: skip

ANSWERS = (
    "[Done|Sent|Did that|Off it goes|Went out|Settled][, just now|, this morning|, {first} has it|, with a short note|, twice to be safe|, before lunch|][, {first} was pleased|, {colleague} knows too|, next one is yours|, took five minutes|, they come back to us|, tell me if more is needed|].",
    "[Will do|Sure|Of course|With pleasure|Leave it to me|On my list][, tomorrow|, after lunch|, give me a day|, once I am at my desk|, right after the meeting|, before {first} asks again|][, {colleague} can help|, remind me if not|, would have asked you next|, meant to call {first} anyway|].",
    "[Not yet|Nothing new|No luck so far|Still open|Half of it][, I try again|, {first} does not pick up|, waiting for them|, patience|, their office was shut|, {colleague} has the other half|][, ask me on Friday|, I stay on it|, it will not run away|, {first} is on the road|, more when I know|].",
    "[I would leave it|Better not|Rather later|Let us wait|Not this week|I would go slowly][, they are busy|, it is a bad week|, you know how they are|, {first} has enough on the desk|, too many cooks|, {colleague} burnt a finger][, only my view|, happy to be wrong|, your call in the end|, next month looks better|].",
    "[No idea|Never heard|Does not ring a bell|Not that I know|Before my time][, sorry|, ask {colleague}|, but I ask around|, {first} might|, the folder may][, who else could|, I keep an ear open|, try the old mails|, now I am curious|, tell me when you know|].",
    "[Yes|I think so|As far as I know, yes|Looks like it|You have it right][, but check with {colleague}|, it was always like that|, go ahead|, no worries|, {first} said the same|, since spring at least][, I saw it myself|, that is all I have|, nobody will mind|, write it down somewhere|].",
)  # fmt: skip

THANKS = (
    "{asker} [thanks|thank you|many thanks|great|you are quick][, I take it from here|, noted|, that helps|, on my list|, one thing less|][, {first} will be glad|, coffee is on me|, passing it on to {colleague}|].[ 👍|]",
    "{asker} [good to know|makes sense|clear now|thought so][, then I call|, so be it|, I tell {first}|, we leave it there][, more next week|, enough for now|, {colleague} agrees|].",
    "[Good|Fine|All right|Perfect], {asker}[, closing the topic|, that was quick|, I come back to it|, {first} gets a line][, thanks|, nothing else from me|, have a good one|].",
)  # fmt: skip

#: What people put on records; some stand for the same, as happens where everybody may make up their own.
TAGS = {
    "account": ("Key account", "Visits welcome", "Pays late", "Reference", "Buys in spring", "Tender only", "Chain", "At risk"),
    "contact": ("Decision maker", "Prefers phone", "Newsletter", "Met at fair", "Technical", "Champion"),
    "deal": ("Tender", "Framework", "Pilot", "Rush", "Repeat order", "Competitor", "Sample sent", "Needs approval"),
}  # fmt: skip
