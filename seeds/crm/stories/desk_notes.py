"""What the desk notes on a case whatever it is about: who has it next, what it waits for, why it is escalated."""

# Sentences read best unbroken.
# ruff: noqa: E501

#: Said by whoever gives a case away; `to` has it next.
HANDED_OVER = (
    "[Handing this to {to}.|Passing this one to {to}.|Over to {to}.] [I'm in training this afternoon.|I'm on the phones the rest of the day.|I've got a stack of returns to get through.]",
    "[Reassigned to {to}|Moved to {to}|Assigned to {to}], who [has dealt with {account} before|knows {account}|usually works with {account}].",
    "{to}, [can you take this one?|could you pick this up?|would you take this one?] [You've talked to {account} before.|I'm booked solid today.|My queue is full.]",
    "[Moving this to {to} to even out the queue.|Evening out the queue, so {to} has this one.|{to} had room, so I moved it over.] [Everything I know is in the case.|It's all in the description.|See the description for the details.]",
    "[End of my shift, {to} picks up from here.|My shift's over, {to} has it from here.] [I haven't promised a call.|No dates have been promised.|Everything so far is in the case.]",
    "[{to} knows more about this than I do, handing over.|This is closer to what {to} does.|More {to}'s area than mine.] [{first} knows somebody else may write.|Everything I know is in the case.]",
    "[I'm off tomorrow, so {to} has this.|Out tomorrow, {to} is covering.|{to} covers for me tomorrow.] [Please don't wait for me.|No need to hold it for me.]",
    "[{to} agreed to take this, thanks.|{to} is taking this one for me.|{to} offered to take this.] [I won't get to it today.|I can't get to it before tomorrow.|I'm on returns today.]",
    "[Gave this to {to} after our morning stand-up.|As discussed this morning, {to} has this.|{to} took this in the morning stand-up.]",
)
#: How one looks at a new case, by its priority.
TRIAGE = {
    "Low": (
        "[No deadline mentioned, Low is fine.|Low is right, there's no date on it.|Not urgent, Low is fine.]",
        "[Nothing is held up by this.|Nothing waits on this.] [Can be answered by e-mail.|E-mail will do.|No call needed.]",
        "[Routine request.|Standard request.|One of the easy ones.] [Will get to it after the urgent ones.|In line behind the urgent ones.|Taking it in order.]",
        "[Low, but I'd like it answered this week.|Low priority, still should be answered this week.|Will answer this week even at Low.]",
    ),
    "Normal": (
        "[{account} is a regular, so I'd like this answered soon.|Not urgent, but {account} is a regular.|Regular customer, let's not let this sit.]",
        "[{rep} owns the account, sent an FYI.|It's {rep}'s account, so I copied {rep}.|Let {rep} know, since it's their account.]",
        "[Contact details on file are current.|Phone and e-mail on file are current.|Phone number on the contact is right.]",
        "[Looked through the older cases of {account}.|Skimmed the older cases for {account}.] [Nothing related.|No connection.]",
        "[This one's mine.|Taking this one.|Picking this one up.|I've got this one.]",
        "[Have to look one thing up before I answer.|Need to check one detail before I answer.|Checking one detail, then answering.]",
        "[Normal priority is right.|Leaving it at Normal.|Normal fits.] [Taking it in order.|It goes in line with the others.|Two others are ahead of it.]",
    ),
    "High": (
        "[Taking this one ahead of the queue.|Doing this one before the others.|Ahead of the others because it's High.]",
        "[Told {rep}, so sales isn't surprised.|{rep} knows about this one.|Gave {rep} a heads-up.] [I'm on it.|It's next on my list.|Answering this one next.]",
        "[High, so {lead} knows.|{lead} is aware, it's High.|Mentioned it to {lead} since it's High.]",
        "[Leaving it at High until it's answered.|High until we've answered.|Keeping it at High for now.] [Next on my list.|It's next.|Up next.]",
    ),
    "Urgent": (
        "[This one first.|First thing on my list.|Dropping everything else for this.] [{lead} knows.|Told {lead}.|{lead} is in the loop.]",
        "[Urgent, so working on it now.|Working on this now, it's Urgent.|On it now.] [{rep} knows, too.|Told {rep} as well.|Copied {rep}.]",
        "[Came in as Urgent.|Marked Urgent when it came in.] [Starting on it right away.|Starting right away.|On it.]",
    ),
}
#: Why a case is marked.
ESCALATED = (
    "[Escalated to {lead}.|Marked as escalated for {lead}.|{lead}, I've escalated this one.] [It's past what I can approve.|I can't approve this myself.|Needs somebody who can approve it.]",
    "[{lead}, please look at this one.|{lead}, can you take a look?|{lead}, need you on this one.] [I'd like a second pair of eyes.|I'd like your opinion before I answer.|I want to be sure before I answer.]",
    "[{lead}, this one needs your OK.|Needs a yes or no from {lead}.|Waiting for {lead}'s OK.] [Details are in the thread.|It's all in the thread.|Everything you need is above.]",
    "[Escalated so it stays visible.|Escalated so it doesn't slip.|Put the flag on so it doesn't slip.] [I'm keeping the case.|It stays with me.|I'll stay on it myself.]",
    "[{rep} asked where this stands, so I've escalated it.|Escalated, {rep} asked where this stands.|{rep} is asking about this one, so I've escalated it.]",
)
#: What a case waits for.
WAITING = (
    "[On hold until {first} gets back to us.|Waiting on {first}.|Ball's in {first}'s court.]",
    "[Pending, need an answer from {first}.|Nothing to do until {first} answers.|Can't go on until {first} answers.] [Will check again {day3}.|Reminder set for {day3}.|Checking again {day3}.]",
    "[Asked {first}, waiting for the answer.|Waiting to hear from {first}.|My question is with {first}.] [If there's nothing by {day3}, I'll call.|I'll call {day3} if it stays quiet.|Calling {day3} if I don't hear back.]",
    "[Nothing from {first} yet.|No answer from {first} yet.|Quiet so far.] [Giving it until {day3}.|I'll follow up {day3}.|Will follow up {day3}.]",
    "[Set to Pending.|Pending, so the clock's paused.|On Pending for now.] [One reminder, then I'll close it.|I'll send one reminder.|A reminder goes out {day3}.]",
)
#: After a customer had to ask again.
ASKED_AGAIN = (
    "[{first} followed up, and this should've been answered by now.|{first} wrote again, we owe them an answer.|Second message from {first}, we owe them an answer.] [I'll answer it next.|On it now.|Moved it to the top.]",
    "[{first} asked for an update, fair enough.|Got a nudge from {first}, fair enough.|{first} is asking where this stands.] [Will apologize when I answer.|Answering next.|I'll write before I leave today.]",
    "[{first} wants to know where this stands.|{first} asked for a status.|Status request from {first}.] [Short update going out.|Sending an update now.|Will send an update within the hour.]",
    "[This has been sitting too long.|This waited too long.|We let this sit.] [Taking care of it now.|I'm doing it next.|I'll do it next.]",
)
#: What a case waits for when all has been sent.
UNCONFIRMED = (
    "[Waiting for {first} to confirm.|Need {first} to confirm before I close it.|Keeping it on Pending until {first} confirms.]",
    "[All sent, waiting to hear that it's what they needed.|Everything is out, waiting for {first} to say it's settled.|Our part is done, waiting on {first}.] [Will check {day3}.|Checking again {day3}.|Will ask {day3}.]",
    "[Leaving this open until {first} says it's settled.|Not closing it yet, {first} may have questions.|Giving {first} a few days in case something's missing.]",
    "[On Pending, I'd like {first} to confirm first.|Set to Pending until {first} writes back.] [If it stays quiet, I'll close it.|Closing it if I hear nothing.|One reminder {day3}, then I'll close it.]",
)
