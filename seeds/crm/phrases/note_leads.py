"""What is written about leads; patterns of `seeds.grammar`."""

# Sentences read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

#: As the lead came in.
DESCRIPTIONS = (
    "[Asked|Asks|Wrote to ask|Enquiry] [for|about] [{qty} × {article}|about {qty} × {article}|the {article}, {qty} of them][, for {city}|, for a first site|, to replace old ones|, urgent or so they say|].",
    "[Interested|Interest] in the {article}[, {qty} pieces|, maybe {qty}|, {qty} to begin with|][, plans a new site|, saw it at a customer's|, compares several|, no date named|].",
    "[Plans|Thinks about|Prepares] [a larger purchase|new equipment|a change of supplier][, budget {amount}|, {amount} set aside|, about {amount}|][, {article} above all|, starting with the {article}|, wants advice|].",
    "[Currently|Today|So far] [with|buys from] {competitor}[, not happy there|, contract runs out|, wants a second source|, price went up there|][, looks at the {article}|, {article} to try us|].",
    "[Left a card|Filled in the form|Took a catalogue|Called the main line][, asked for the {article}|, talked about {qty} × {article}|, {amount} was mentioned|, wants a visit in {city}|].",
)

#: How far one got.
SOURCES = (
    "[First|Second|Third|Another] [call|try|attempt][: reached {first}|, spoke to {first}|, {first} was in a meeting|, {first} had five minutes|: front desk, then {first}][, friendly|, cautious|, curious|, busy day there|].",
    "[Called|Rang|Phoned|Tried] {company}[, got {contact}|, put through to {first}|, asked for {first}|][, took a while|, at once|, nice voice|, polite|].",
    "[Mail|Reply|Answer|Message] from [{first}|{contact}|{first} at {company}][, short|, long one|, with a list|, out of the blue|, after my reminder|]: ",
    "[Looked up|Checked|Read up on|Asked around about] {company}[, {city}|]: [real firm|small but fine|growing|known to {colleague}|good address][, fits us|, worth a try|, a bit far for our van|, no rush|].",
    "[Talked|Chatted|Spoke] [to|with] {first}[ from {company}| of {company}|] [at the stand|on the phone|by video|over lunch][, good talk|, ten questions|, open mind|, wants to see it first|].",
)

NEWS = (
    "[Budget is|Budget would be|They name|Money in mind:|They would spend|Frame of] {amount}[, not signed off|, owner has to agree|, this year|, {first} says|][, realistic for what they want|, could be more|, no more than that|, honest figure I think|].",
    "[They want|Wants|Would take|Looking for] {qty} × {article}[, later more|, first lot|, for the pilot|, all at once|][, delivery to {city}|, no special wishes|, asked for the data sheet|, wants to touch one first|].",
    "[Mainly|Above all|Mostly] about the {article}[, {qty} pieces|, {qty} in mind|][, rest is nice to have|, spec was clear|, we have that|, competitor cannot|].",
    "[Talks to|Has an offer from|Also asked] [others|{competitor}][, price matters|, date matters more|, likes to stay local|, we came second|][, {amount} in play|, no names dropped|, fair race|].",
    "[Decides|Who decides]: [{first} alone|{first} with the owner|head office|a small round|not {first}][, soon|, not before the budget|, nobody knows when|, quickly once convinced|][; ask for a meeting| – send references|, keep it simple|].",
)

#: Of those that came to nothing.
SHUT = (
    "[No need|No money|No time] [right now|this year|at the moment][, {first} was honest|, come back later|, project stopped|][, keep the contact|, mailing list is fine|, nothing lost|].",
    "[Was only curious|Wanted a price, no more|Student project, I think|Looks for spare parts only][, sent the list|, pointed to the store|, polite no|, small fish|].",
)
NEXT = (
    "[Sent|Mailed|Sending] [the catalogue|the data sheet|two references|our terms|the price list][, call after that|, {first} reads it|, promised|, done|].",
    "[Call again|Ring again|Next call|Follow up][, task is set|, {first} knows|, with {colleague}|, after their meeting|][, no pressure|, not too soon|, mobile this time|].",
    "[Convert|Make it a deal|Would convert] [once|as soon as|if] [{first} confirms|they name a date|the owner agrees|I hear a yes][, close to it|, not yet|, good feeling|].",
    "[Pass|Hand|Give] [it|this] to {colleague}[, closer to {city}|, knows the trade|, has time|][, told {first}|, if nobody minds|, when ready|].",
    "[Park it|Leave it|Low priority|Keep warm|Drop it after one more try][, {first} has my number|, nothing to gain now|, ask again one day|].",
)
