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
    "[Transferred, {to} will follow up.|{to} will follow up on this.] [Told {first} to expect a new name.|{first} doesn't know yet.|Customer hasn't been told.]",
)
#: How one looks at a new case, by its priority.
TRIAGE = {
    "Low": (
        "[No deadline mentioned, leaving it at Low.|Low is right, no date attached.|Not pressing, Low is fine.]",
        "[Low.|Low priority.] [They said no rush.|Nothing waits on this.|Can wait until the urgent ones are done.]",
        "[Nothing blocking here.|Nobody's stuck because of this.] [Later today.|I'll get to it after the urgent ones.]",
    ),
    "Normal": (
        "[Checked {account} for other open cases, nothing else there.|No other open case for {account}.|Nothing else open on {account}.]",
        "[{rep} owns the account|Account is {rep}'s], [copied for information.|let {rep} know.|told {rep}, nothing for sales to do.]",
        "[Read through the earlier cases of {account}.|Skimmed the account history.] [Nothing related.|First one like it.|No pattern.]",
        "[Contact details check out.|Phone and e-mail on file are current.|Contact record is up to date.]",
        "[Mine. Will answer today.|Taking this, answer today.|Picking this up after lunch.]",
    ),
    "High": (
        "[High because there's a date on it.|Set to High, there's a deadline.|High: they're up against a date.]",
        "[They've asked twice, so High.|Second contact, so it stays on High.|Keep at High, {first} is waiting by the phone.]",
        "[Doing this one first.|Ahead of the queue.|Next on my list.] [{first} gave a time window.|{first} is waiting.]",
    ),
    "Urgent": (
        "[Urgent, so I called before reading the rest.|Called {first} right away, it's Urgent.|Urgent: called first, typing second.]",
        "[Dropping everything else for this.|This one first.] [{lead} knows.|Told {lead}.|{lead} is in the loop.]",
        "[Urgent queue.|Came in as Urgent.] [Confirmed with {first} that it really is.|{first} is standing by.]",
    ),
}
#: Why a case is marked.
ESCALATED = (
    "[Escalated to {lead}|Marked as escalated for {lead}]: [third contact on this|they asked for a manager|it's past what I can approve].",
    "[{lead}, please look at this one.|{lead}, need you on this.] [They want to hear from a manager.|I'm out of options at my level.|I'd like a second pair of eyes.]",
    "[Escalating.|Flagging this.] [{first} mentioned {rep} and said this affects the next order.|There's an order riding on this, says {first}.|{first} was upset on the phone, understandably.]",
    "[Escalated so it doesn't slip.|Put the flag on it so it stays visible.] [No decision needed yet.|Will take the flag off once it's solved.]",
)
#: What a case waits for.
WAITING = (
    "[On hold until {first} gets back to us.|Waiting on {first}.|Ball's in {first}'s court.]",
    "[Pending: need an answer from {first}.|Nothing to do until {first} answers.] [Will check again {day3}.|Reminder set for {day3}.]",
    "[Asked {first}, waiting.|Waiting to hear from {first}.] [If nothing by {day3}, I'll call.|Calling {day3} if it stays quiet.]",
    "[Parked.|Paused the clock.] [{first} has what they need to answer.|{first} said they'd be a few days.]",
)
#: After a customer had to ask again.
ASKED_AGAIN = (
    "[{first} followed up, should've been answered by now.|Second message from {first}.|{first} wrote again.] [On it now.|Answering today.|Moved to the top.]",
    "[Reminder came in, fair enough.|Got a nudge from {first}.] [Apologize when answering.|Sorry, this sat too long.|Will answer before I leave.]",
    "[This sat too long.|We owe {first} an answer.] [Taking care of it now.|Next thing I do.]",
)
