"""What the desk notes on a case whatever it is about: who has it next, what it waits for, why it is escalated."""

# Sentences read best unbroken.
# ruff: noqa: E501

#: Said by whoever gives a case away; `to` has it next.
HANDED_OVER = (
    "[Handing this to {to}.|Over to {to}.] [I'm in training this afternoon.|I'm on the phones the rest of the day.|I've got a pile of returns to get through.]",
    "[Reassigned to {to}|Moved to {to}], who [knows this account|has dealt with them before|talked to them last time].",
    "{to}, [can you take this one?|could you pick this up?|this one's for you.] [You know {first}.|You've talked to {account} before.|It's closer to what you do.]",
    "[To {to}, as discussed.|As discussed, this goes to {to}.] [Everything I know is in the case.|No promises made so far.|I haven't called {first} yet.]",
    "[Evening out the queue, {to} takes this one.|{to} had room, so moved it over.|Rebalancing: {to} gets this.]",
    "[Giving this to {to}|Passing this to {to}] [before I start my break.|so it doesn't sit with me.|since I won't get to it today.]",
    "{to} [offered to take this.|asked for this one.|is handling everything from {account} this week.] [Thanks!|Appreciate it.|]",
    "[Shift change, {to} has it from here.|End of my shift, {to} picks up.] [Nothing urgent.|Please read the last message first.|{first} prefers e-mail.]",
    "[Wrong desk for me, {to} knows more about it.|I'm the wrong person for this, {to} isn't.|More {to}'s area than mine.]",
    "{to}, [I've left you my notes below.|notes are above.|everything's in the thread.] [{first} expects a call.|No call scheduled yet.|Whatever you decide is fine with me.]",
    "[Switching owners:|New owner:] {to}. [I know {first} too well to be objective.|I'm covering another queue this week.|Too many open on my side.]",
    "[Asked {to} to take over.|{to} agreed to take over.] [It needs somebody who's in all week.|It'll take more than one day.|I only work mornings this week.]",
    "[I'm stuck, so {to} gets a look.|Fresh eyes: {to}.] [Tried the obvious things.|Read the history before you call.|I may have missed something.]",
    "[{to} sits closer to the dock, so it's quicker that way.|{to} can walk over to the warehouse, I can't.|{to} has the warehouse's ear.]",
    "[Lunch swap with {to}.|Swapped two with {to}, this is one.] [I took the long one.|Fair trade.|Mine was the messy one.]",
    "[Out tomorrow, so {to} has this.|I'm off tomorrow, {to} covers.] [Back after that.|No need to wait for me.|Please don't let it sit.]",
    "[{account} asked for {to} by name.|{first} asked for {to}.] [So there you go.|Happy to oblige.|Reassigned.]",
    "[Technical side is {to}'s, handing over.|{to} for the technical part, please.] [I'll do the paperwork.|The rest is routine.|Call me if there's a refund in it.]",
    "[Taking this off my plate, {to} offered.|{to} had two free slots, thanks.] [Only the reply is missing.|Reply is half done.|Just needs an answer.]",
    "[Transferred, {to} will follow up.|{to} will follow up on this.] [Told {first} to expect a new name.|{first} doesn't know yet.|Customer hasn't been told.]",
)
#: How one looks at a new case, by its priority.
TRIAGE = {
    "Low": (
        "[No deadline mentioned, leaving it at Low.|Low is right, no date attached.|Not pressing, Low is fine.]",
        "[Low.|Low priority.] [They said no rush.|Nothing waits on this.|Can wait until the urgent ones are done.]",
        "[Routine.|Standard request.|One of the easy ones.] [No call needed.|E-mail will do.|Answer by e-mail.]",
        "[Polite, patient, no date.|Patient customer, no date given.|No date, no drama.] [Low it is.|Fine at Low.|Leaving it there.]",
        "[{first} says whenever.|Whenever we get to it, per {first}.|{first} isn't waiting for it.] [Still, this week.|Still want it done this week.|Won't let it slide.]",
        "[Nothing blocking here.|Nobody's stuck because of this.] [Later today.|I'll get to it after the urgent ones.]",
    ),
    "Normal": (
        "[Checked {account} for other open cases, nothing else there.|No other open case for {account}.|Nothing else open on {account}.]",
        "[{rep} owns the account|Account is {rep}'s], [copied for information.|let {rep} know.|told {rep}, nothing for sales to do.]",
        "[Read through the earlier cases of {account}.|Skimmed the account history.] [Nothing related.|First one like it.|No pattern.]",
        "[Contact details check out.|Phone and e-mail on file are current.|Contact record is up to date.]",
        "[Quick look: contact is on file, nothing overdue.|Account's in good standing.|Nothing odd on the account.]",
        "[{first} has written before, always reasonable.|Had {first} on the phone last year, pleasant.|Don't know {first} yet, first contact.]",
        "[Let me see what we have on this.|Looking into it.|Digging.] [Answer before the end of the day.|Answer by tomorrow.|Should be quick.]",
        "[Normal is right.|Normal priority, in order.|In line with the others.] [Third from the top.|Behind two others.|After the morning's calls.]",
        "[{account}, {city}: checked the time zone before calling.|{city}, so I'll write rather than call.|Left a quick voicemail in {city}.]",
        "[I have a couple of questions before I answer.|Need two details before I can answer.|Have to look one thing up first.]",
        "[Mine. Will answer today.|Taking this, answer today.|Picking this up after lunch.]",
    ),
    "High": (
        "[High because there's a date on it.|Marked High, there's a deadline.|High: they're up against a date.]",
        "[They've asked twice, so High.|Second contact, so it stays on High.|Keep at High, {first} is waiting by the phone.]",
        "[High: {rep} called about it too.|{rep} walked over about this one.|{rep} asked me to look at it soon.]",
        "[People are waiting on this at {account}.|It's holding something up at {account}.|{account} can't move on without it.] [Today.|Before lunch.|Right after this call.]",
        "[Deadline mentioned, so up it goes.|They gave a date, so High.|Date given, High.] [Will make it.|Should be doable.|Tight but fine.]",
        "[Doing this one first.|Ahead of the queue.|Next on my list.] [{first} gave a time window.|{first} is waiting.]",
    ),
    "Urgent": (
        "[Urgent, so I called before reading the rest.|Called {first} right away, it's Urgent.|Urgent: called first, typing second.]",
        "[Dropping everything else for this.|This one first.] [{lead} knows.|Told {lead}.|{lead} is in the loop.]",
        "[On the phone with {first} now.|{first} is on my other line.|Talking to {first} as I type.]",
        "[{rep} knows, so does {lead}.|Told {rep} and {lead}.|{lead} and {rep} informed.] [Working on it.|On it now.|Starting.]",
        "[Urgent queue.|Came in as Urgent.] [Confirmed with {first} that it really is.|{first} is standing by.]",
    ),
}
#: Why a case is marked.
ESCALATED = (
    "[Escalated to {lead}|Marked as escalated for {lead}]: [third contact on this|they asked for a manager|it's past what I can approve].",
    "[{lead}, please look at this one.|{lead}, need you on this.] [They want to hear from a manager.|I'm out of options at my level.|I'd like a second pair of eyes.]",
    "[Escalating.|Flagging this.] [{first} mentioned {rep} and said this affects the next order.|There's an order riding on this, says {first}.|{first} was upset on the phone, understandably.]",
    "[{lead}: can I go over my limit on this one?|{lead}, this one needs your OK.|Needs a yes or no from {lead}.] [Details above.|It's the fair thing to do, I think.|I'd say yes.]",
    "[{account} has had a rough month with us.|Third problem for {account} this quarter.|{account} deserves better.] [Flag's on.|Escalated.|{lead} should call.]",
    "[Escalated, {lead} will call {first}.|{lead} takes the next call with {first}.] [I'll do the rest.|I keep the case.|Stay on it myself.]",
    "[Escalated so it doesn't slip.|Put the flag on it so it stays visible.] [No decision needed yet.|Will take the flag off once it's solved.]",
)
#: What a case waits for.
WAITING = (
    "[On hold until {first} gets back to us.|Waiting on {first}.|Ball's in {first}'s court.]",
    "[Pending: need an answer from {first}.|Nothing to do until {first} answers.] [Will check again {day3}.|Reminder set for {day3}.]",
    "[Asked {first}, waiting.|Waiting to hear from {first}.] [If nothing by {day3}, I'll call.|Calling {day3} if it stays quiet.]",
    "[Nothing from {first} yet.|Quiet so far.] [Giving it until {day3}.|Until {day3}, then a call.|Will nudge {day3}.]",
    "[Waiting on an answer, clock's paused.|Clock's off until they write.] [One reminder, then I close.|I'll remind them once.|No hurry on their side, it seems.]",
    "[{first} is checking with a colleague.|{first} has to ask somebody.] [Fine.|Not urgent.|OK with me.]",
    "[Parked.|Paused the clock.] [{first} has what they need to answer.|{first} said they'd be a few days.]",
)
#: After a customer had to ask again.
ASKED_AGAIN = (
    "[{first} followed up, should've been answered by now.|Second message from {first}.|{first} wrote again.] [On it now.|Answering today.|Moved to the top.]",
    "[Reminder came in, fair enough.|Got a nudge from {first}.] [Apologize when answering.|Sorry, this sat too long.|Will answer before I leave.]",
    "[{first} asked for news.|{first} wants an update.] [Nothing to report yet, will say so.|At least tell them where we are.|Short update going out.]",
    "[Got it, {first}, got it.|Heard from {first} again.] [Doing it before anything else.|Answer's half written.|Sending what I have.]",
    "[Note to self: answer {first} today.|{first} is waiting, today's the day.|Answer {first} before the phones open.]",
    "[This sat too long.|We owe {first} an answer.] [Taking care of it now.|Next thing I do.]",
)
