"""How notes begin and what they say is to be done; patterns of `seeds.grammar`."""

# Sentences read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

#: How the author knows.
SOURCES = (
    "[Call|Phone call|Quick call|Long call|Video call|Short chat] [with|w/] [{contact}|{first}|{first} and a colleague of theirs|{first} ({account})|{first} and the buyer] "
    "[today|just now|after two attempts|from the car|] [about|re] [this|{project}|where we stand|the open points][.|, short version:|:|, notes below.]",
    "[Mail|E-mail|Message|Text|A few lines|Voicemail] from [{contact}|{first}|{first}'s assistant|{first} at {account}|{contact}, {account}]"
    "[, answered already|, forwarded to {colleague}|, boss in copy|, short one|, friendly|].",
    "[Visited|Saw|Met|Sat down with|Ran into|Had lunch with] [{contact}|{first}|{first} and team|{contact} ({account})] [in {city}|at their place|in our showroom|on site|at the fair|]"
    "[, good talk|, time well spent|, long overdue|, shorter than planned|, coffee included|].",
    "[{first}|{contact}|{first} from {account}] [called back|rang|got back to me|answered|picked up at last|wrote|left word] "
    "[today|late|between meetings|, friendly|, in a rush|, sounded tired|][ about {project}| re {project}| on this|].",
    "[Internal|For the team|For the record|For info|Note to self|Status|Handover note], [checked with {colleague}|spoke to {colleague}|after the team call|from my notes|before I forget|asked {colleague}][ about {project}| on {project}|]: ",
    "[Discussed|Went through|Looked at|Checked] [this|it|the file|the record] with {colleague}[ from the team| over coffee| before the meeting| once more|][, short summary|, all clear|, two things|, no surprises|].",
)

#: What comes next. No days: those stand in the tasks.
NEXT = (
    "[I'll|Will|I will] [call|ring|write to|visit] {first} [again|myself|with {colleague}] [once they are back|after their meeting|as soon as I hear more|next week|when it is quiet here][, no pressure|, not before|].",
    "[Task is set|Reminder set|On my list|In my calendar|Made a task] [so nothing gets lost|and {colleague} has a copy|, please nudge me|, nothing else to do|to ask again|before I forget][, {first} knows|, as promised|, {colleague} too|].",
    "[{colleague}|Inside sales|Support|Finance|The warehouse] [is on it|knows|is looking into it|will check|has the file][ until I am back|, thanks|, waiting for a word|, no hurry|, asked nicely|].",
    "[Please|Pls] [do not|don't] [call|mail|promise anything to] {first} [before asking me|in parallel|this week|without a look here][, thanks|, one voice only|].",
    "[Waiting|Nothing to do but wait|Ball is with them|Their turn now|Up to {first} now][, {first} knows|, not worried|, a bit worried|, gut feeling is good|, gut feeling is mixed|][, {colleague} sees it the same way|, told {colleague}|].",
    "[Keep|Leave|Keeping] [it|this] [as it is|on the list|warm|on the radar][ for now| until we hear more| until {first} comes back to us|].",
)

#: Said of the mood, of rivals and terms, without a figure.
ASIDES = (
    "[{first}|Their side|The buyer there|The site manager] [likes|wants|asked for] [good service|one supplier for everything|short answers|one person to call|things in writing][, not the lowest price|, says so openly|, good sign|, heard it twice|, fair enough|].",
    "[{competitor}|{competitor} again|The usual rival|Somebody else] [is|seems to be] [in the race|talking to them|known there|on their list too][, price is the topic|, service is not their strength|, old ties|, nothing signed|, {first} does not hide it|].",
    "[Payment|Freight|Warranty|Lead time] [came up|is a topic|is no issue|came up again|is still open][, finance to say|, standard is fine|, {first} will not fight over it|, told them ours|, nothing new|].",
    "[Decision|Signature|The last word|Sign-off] [is|sits|stays] with {decider}[, so keep {decider_first} posted|, who knows us|, met once|, hard to reach|, wants facts|].",
    "Their [dock|hall|installer|budget round|old equipment] [is a story of its own|sets the pace|came up too|is not ready yet][, told them we adapt|, not our problem|, as everywhere|, wrote it down|].",
    "[Spoke|Talked|Small talk] about [the family|holidays|the weather|the new office|their move|football|traffic|the town] first[, good rapport|, then business|, as always|, takes time but pays|, {first} likes that|, then straight to the list|].",
)

#: Above notes in points.
HEADS = (
    "[Call|Phone call|Video call|Visit|Meeting|Lunch] [w/|with] [{first}|{contact}|{first} + 1|{first} and the buyer][, {account}|, {city}|][, short|, long one|, good talk|]:",
    "[Notes|My notes|Points|Minutes, sort of,] from [the call|today's call|the meeting|the visit] [w/|with] {first}[ ({account})| re {project}|]:",
)
