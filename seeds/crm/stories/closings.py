"""How a case is rounded off once all is said: by the customer, by the desk, and for colleagues; see `stories.story`."""

# Sentences read best unbroken.
# ruff: noqa: E501

#: What the desk writes last, after the customer has had the last word.
OURS = (
    "[Thanks for letting me know.|Thank you for the update.|Thanks for getting back to me.] [I'm closing this case now.|I'll close the case on our end.|I'll go ahead and close the case.] [If anything else comes up, just reply here.|A reply to this e-mail reopens it.|Replying to this e-mail reopens it.]",
    "[I'll go ahead and close case {case}, then.|I've closed case {case}.|Case {case} is closed now.] [If there's more to it, just reply to this e-mail.|Reply to this e-mail if you need us again.|If you need us again, you know how to reach us.]",
    "[Thanks. I'm closing this out today.|Thank you. I'll close this out.|Thanks for the reply. I'm closing this one out.] [If you ever need to come back to it, the case number is {case}.|If you ever need to refer back to it, it's case {case}.|For your records, it's case {case}.]",
    "[Glad to hear it.|Great, thank you.] [I don't have anything else open for you on this, so I'm closing the case.|That was the last thing open, so I'm closing the case.|There's nothing left to do here, so I'll close it.] [You can always reply to reopen it.|Just reply if you need anything else.|If something changes, just reply.]",
    "[I've closed the case, and you don't need to do anything else.|The case is closed now, and there's nothing else you need to do.|I'm closing the case; there's nothing else for you to do.] [Let us know if something else comes up.|Write to us any time.|We're here if you need us.]",
    "[Great, I'll close this one.|Perfect, I'll close the case.|Good, then I'll close the case.] [If it's about the same thing, reply here; for anything new, please send a new e-mail.|For anything new, write to the same address and we'll open a new case.|If it comes up again, just reply here.]",
    "[Glad we could get this settled.|I'm glad that's settled.] [You may get a short survey; I'd appreciate two minutes of your time.|You may get a one-question survey about this case.|If you get our survey, we'd appreciate your answer.] [Case {case} is closed.|The case is closed now.]",
    "[All right, I'm closing it.|OK, I'll close it.] [Thanks for working with me on this.|Thank you for the quick answers.|Thanks for your help with this.] [If you need anything else, just reply.|If you need me again, reply to this e-mail.]",
)
#: What a customer writes last, after the desk has.
THEIRS = (
    "[Thanks, {me}.|Thank you, {me}.] [That's everything I needed.|Nothing else from our side.|You can close this one.]",
    "[Great, thank you.|Perfect, thank you.|Thanks a lot.] [You can close it.|That's all from me.|We're good.]",
    "[Got it.|Received, thanks.|Thanks for this.] [I appreciate the help.|Appreciate your help with it.|Thanks for the help.]",
    "[Sounds good.|All good.|OK.] [Thanks for taking care of it.|Thanks for handling this.|Thank you for seeing it through.]",
    "[Thank you for the update.|Thanks for the update.] [That's all I need for now.|I don't have any other questions.|I'm all set.]",
    "[Thanks for staying on top of this.|Thanks for following through on this.] [Have a good one.|Have a good rest of the week.|Much appreciated.]",
    "[Noted, thanks.|Noted, thank you.] [Nothing else at the moment.|No other questions.|No further questions from us.]",
    "[Very helpful, thank you.|That helps, thanks.|Helpful, thanks.] [You can close the case.|Feel free to close the case.|The case can be closed.]",
)
#: How the desk tells the outcome if its story has no mail for that.
UPDATE = (
    "[To close the loop on your case:|A last update on your case:|Here's where your case ended up:] ",
    "[I'm wrapping up case {case}.|I'm about to close case {case}.|Case {case} is done on our end.] ",
    "[Just so you have it in writing:|So you have it in writing:|For your records:] ",
    "[Quick update before I close this:|One last note before I close this:|Before I close this one:] ",
)
#: What the desk notes for colleagues when the customer has confirmed.
NOTED = (
    "[{first} confirmed by e-mail.|Confirmed by {first}.|{first} is happy.] [Closing.|Closing it.|Nothing else open.]",
    "[Reply from {first} is in.|Heard back from {first}.|{first} wrote back.] [All settled, closing.|Nothing left to do.|Good to close.]",
    "[No follow-up needed.|Nothing to follow up on.] [Let {rep} know.|Copied {rep}.|{rep} is in the loop.]",
    "[Read through the thread once more before closing.|Went through the thread once more before closing.] [Nothing left to answer.|Everything's answered.]",
    "[Last message was a thank-you, closing.|{first} said thanks, closing.|Got a thank-you from {first}, closing.]",
    "[Wrote up the resolution so it can be found.|Resolution is filled in.|Resolution's written.] [Closing.|Done.|Closed.]",
    "[{first} is all set.|{first} has everything.] [Nothing left on our side.|Nothing left to do on our side, closing.|Closing.]",
)
#: What it notes when nobody answers its last mail.
QUIET = (
    "[Nothing back since my last e-mail, which is fine.|No reply to the last e-mail, none needed.|No answer to the last one, and none needed.] [Closing.|Closing it.]",
    "[Left it open a little in case {first} had questions.|Gave {first} time to come back with questions.] [No questions came, closing.|Nothing so far, closing.]",
    "[Everything was in my last e-mail.|My last e-mail covered it.] [No need to keep this open.|Closing it out.|Closing, reopens on reply.]",
    "[{first} has what they need.|{first} has everything now.] [Closing.|Closing it out.|Closing without another e-mail.]",
)
#: What the desk answers at once when it has to find something out first.
AT_ONCE = (
    "[I've got your case and I'm looking into it.|Your case is with me and I'm looking into it.|I've picked up your case.] [I need to check something on our end first.|Let me check on our end first.|I have to ask around here first.] [You'll hear from me again shortly.|I'll write again as soon as I know more.|I'll be back in touch soon.]",
    "[Just so you know somebody has this: it's case {case}, and it's mine.|A quick note so you know it arrived: your case is {case}, and I have it.|I have your case, number {case}.] [I'm checking with a couple of people here.|I'm asking the people here who'd know.|I'm finding out what I can.] [More as soon as I have it.|I'll write once I have an answer.|I'll follow up by e-mail.]",
    "[I don't want to give you half an answer|I'd rather not give you half an answer|I don't want to guess], so [give me a little time to check.|I'm checking before I write more.|let me find out first.] [Case {case} is yours if you need to call in the meantime.|Your case number is {case}.|If you call in the meantime, it's case {case}.]",
    "[Thanks, I have everything I need to get started.|I have what I need to get started, thanks.|That gives me enough to start, thank you.] [I'll be back to you once I've talked to the right people.|I'll write again when I've checked.|Let me check, and I'll get back to you.]",
    "[This is {me}, and I'll be handling this.|I'm {me}, and I'm handling this one.|{me} here, I'm taking care of this.] [Let me look into it and get back to you.|I'm looking into it now.|I'm checking on it now.] [You can reply to this e-mail and it'll reach me.|Replies to this e-mail come to me.]",
)
#: The same after a call.
AFTER_A_CALL = (
    "[Thanks for the call.|Thanks for calling.|It was good to talk to you.] [As promised, here's your case number: {case}.|Your case number is {case}.|I've opened case {case} for this.] [I'm checking on it and will write again.|I'll follow up by e-mail.|I'll write as soon as I've checked.]",
    "[As I said on the phone|As mentioned on the phone|As discussed], [I'm looking into this under case {case}.|this is case {case}, and I'm on it.|I've opened case {case} and am checking on it.] [If I got anything wrong in my notes, just reply.|Reply here if you think of anything else.|Anything you'd like to add, just reply.]",
    "[This is {me}, we just spoke.|{me} here, we spoke on the phone.|{me} from support, following up on your call.] [I've written everything down under case {case}.|It's all noted under case {case}.|Everything you told me is in case {case}.] [I'll be back in touch once I've checked on it.|More once I've talked to the right people here.|I'll write again once I know more.]",
)
#: How the answer begins after that.
AFTER_THAT = (
    "Thanks for your patience",
    "Thanks for waiting",
    "Thank you for your patience",
    "Thanks for bearing with me",
)
