"""Cases and returns written up: histories for whoever takes over, lists of refunds, and what was learned."""

# ruff: noqa: E501

SCENES = {
    "case-opened": """
?? A in Support; B in Support; C in Support

A {case} is in, {account}, "{subject}". [I wrote down what {first} told me on the phone, it's attached|Attached is everything from the call with {first}|Call notes attached, {first} had a lot to say], [so nobody asks twice|please read before you reply|in case I'm on another line when they call back]. !notes
B > <<Read it. Do we owe them a call or an e-mail?|Thanks. Are you keeping it?|Got it. Anything promised?>>
A > <<A call, {next_day} before noon.|I'm keeping it unless you have time.|Only that somebody calls back.>>
B > <<OK. If they call today, I'll take it.|All right, leave it with you then.|Good.>>

? A in Support; B in Support; C in Support; B leads A
A {b1}, I'd like you to see {case} before I answer. // - customer: {account}, {contact} // - subject: "{subject}" // - priority: {priority} // - [what they want: a straight answer and a date|what they want: to talk to one person instead of three|what they want: somebody who owns it] // - [what I can do: answer most of it now and the rest once I've heard from purchasing|what I can do: call, explain, and put it in writing afterward|what I can do: check the account, check the order, and call by the end of the day] // - [what I can't: promise anything with a date in it|what I can't: decide on anything that costs money|what I can't: tell them when, because nobody has told me] /// [Is it okay if I call now and tell them when they'll hear from us, or do you want to do it?|Should I call {first}, or would you rather?|Tell me if you want it handled differently, otherwise I'm calling {first} at {time}.] !notes
B > <<You call. You know it better than I do.|Go ahead. Don't give a date you don't have.|Call now, and put it in writing right after.>>
A > <<Will do.|Calling now.|Okay, thank you.>>
B > [And let me know how it went.|Good. You don't need me for this one.]

A [Before I hand over for today|Handing over {case}|I'm off in twenty minutes, so here's {case}]: {contact} at {account}, "{subject}". [I've answered once and asked for the order number and a picture. Nothing back yet.|They've been told that we're on it and that they'll hear more {next_day}.|{first} and I spoke for ten minutes. They were calm about it, they just don't want to explain it again.] [If they write tonight, somebody please look before nine.|Should {first} call in the morning, please don't start over with them, it's all in the file.|Whoever's in first tomorrow, please check the inbox for it.] [The facts are attached.|File attached.|See attachment for the rest.] !notes
C > <<I'm in at 7:30, I'll look.|I've got the early shift, I'll check.|Will do. Go home.>>
A > <<Thank you!|You're the best.|Appreciate it.>>

? A in Sales|Sales operations; B in Support; C in Support
A My customer {account} opened {case} ("{subject}"). [I don't want to get in your way, but some background might help|Some background from the sales side|You should know this about them]: [{first} has been with us for years and never complains, so when they do, it's real.|they've got a new person in purchasing who writes to everybody at once. {contact} is the one to answer.|they're about to place another order, so I'd like them to hear from us today.] [If you need anything from their side, I'm seeing them {dow} and can ask in person.|I can call {first} if it's easier coming from me, just say so.|I'll stay out of it unless you want me in it.] [Notes attached.|I put what I know in a file.] !notes
B > <<That helps, thanks. We'll call {first} {day_part}.|Thanks for the background. Stay reachable, please.|Good to know. I'll copy you on the answer.>>
A > <<Perfect.|I'm on my cell.|Thank you, {b1}.>>
""",
    "case-closed": """
?? A in Support; B in Support; C in Support

A **[Closed|Done]: {case}** // {account}, {contact}, "{subject}" /// [Writing this down since it'll come up again.|Some notes for the next one like it.|Short postmortem, since {b1} asked.] [The first day was gone because two of us thought the other one had it.|It took longer than it should have, because the answer was in an old case and nobody searched for it.|The first answer we gave was right but too long, and {first} missed the one line that mattered.] [After that it was quick: one call, one e-mail, done.|What got it moving was picking up the phone.|Once one of us owned it, it was done in an hour.] [{first} was fine with how it ended.|{first} thanked us in the end.|{first} closed with a smiley, so I'd say we're good.] /// [What I'd like us to do: whoever answers first puts their name on it, no exceptions.|So please: search before you write, the old cases are better than the handbook.|My suggestion: bottom line first, then the explanation.] [Attached for the file.|Details attached.|Notes attached.] !notes
B > <<Fair, I was half of that.|Agreed. Could that go on the standup agenda?|Yes to that.>>
A > <<So was I.|Sure, five minutes.|Good.>>
C > <<I'm guilty of the long answers.|Noted.|Makes sense to me.>>
""",
    "order-refunded": """
?? A in Support|Warehouse|Finance|E-commerce

A Refunded {refund} on {order} for {buyer}. [Running list of the last thirty days attached, since the controller asked for it.|That one's on the list now, list for the last thirty days attached.|Current refund list attached, {order} included.] !returns
B > <<Thanks. Anything that keeps coming back?|Got the list. Is it sorted by date?|Thanks, that saves me an e-mail.>>
A > <<One item shows up a few times. I'm looking at it.|By date, oldest first.|Sure. I'll post it every couple of weeks.>>
""",
    "RETURNS": """
?? A in Support|Warehouse|Finance; B in Support|Warehouse|Finance

A [Refunds, last thirty days, attached|Attached: thirty days of refunds|The refund list is attached]. [Please check it against your shelf before I send it to finance.|If something on it is still sitting on the returns shelf, tell me.|Anything on your cart that isn't in there needs a slip.] !returns
B > <<Checking it now.|Two boxes here without a slip. I'll bring them over.|Will do after the truck.>>
A > <<Thanks.|Whenever you have a minute.|No rush, end of day is fine.>>
B > <<All matched except the one without a name.|Everything on the shelf is on the list.|Done. There's one I can't find, the slip is on your desk.>>

A [For {b1}, and whoever does the counts|{b1} asked for it]: refund list of the past thirty days. [I'd look at the reasons, not the dollars.|Compare it with what you've restocked, please.|Mostly small stuff, see for yourself.] !returns
B > [Thank you. I'll go through it with a highlighter.|Perfect, thanks.|Okay, this helps with the count.]
A > [Shout if something doesn't match.|Let me know what you find.]

A **How we do returns from now on** // [Too many boxes have been sitting here without a name on them, so|We've had a pile of mystery boxes, so|After last week's pile]: // 1. Open the box the day it comes in, even if you can't finish it. // 2. [Slip inside? Write the order number on the outside with the big marker.|Order number goes on the outside, in marker, large.] // 3. [No slip? Take a picture of the label and post it here, don't guess.|If there's no slip, picture of the label into this channel.] // 4. [Look at all sides and plug in or unfold what can be plugged in or unfolded.|Check it like you'd check something you're about to buy.] // 5. [Good ones go back to stock the same day. The rest goes on the red shelf with a note that says what's wrong.|Sellable goes back on the shelf today, everything else on the red shelf with a note.] // 6. Tell support, [so they can refund while the customer still likes us|because the refund clock starts when we open it]. /// [If a step makes no sense, tell me and I'll change it.|I'll tape a copy to the table.|Printed copy is on the wall by the tape gun.]
B > <<What about the ones that were refused at the door?|And freight returns? Those don't fit on the table.|Works for me. Who buys more markers?>>
A > <<Same steps, but write "refused" next to the number.|Leave them on the pallet and do step 2 on the shrink wrap.|There's a box of twelve in the supply closet.>>
B > <<OK.|Got it, thanks.|Clear.>>
""",
    "SUPPORT": """
?? A in Support; B in Support; C in Support

? A in Support; B in Support; C in Support; A is lead
A **Phones next week** // - 8 to 10: {b1} // - 10 to 12: {c1} // - 12 to 1: [whoever isn't at lunch, and somebody has to not be at lunch|me, so please don't book me] // - 1 to 3: {b1} // - 3 to 5: {c1} /// [If you have to swap, swap, but write it in the sheet. Twice last week the phone rang through to the front desk because two people each thought the other had it.|Swaps are fine as long as they're in the sheet. I found out about the last one from a customer.|Please put swaps in the sheet and not in a direct message to me, I lose those.] [Voicemail gets checked at 8, at noon and at 4, by whoever has the phone.|Voicemail is part of the slot: listen, write it down, call back or hand it on.|And at the end of your slot, look at voicemail, even if the light's off. The light is broken.] [Thanks, everybody.|Thank you, all.|Questions? Ask before Monday.]
B > <<I have the dentist on Tuesday at 9.|Works for me.|Can I have one afternoon instead of two mornings?>>
A > <<Swap with {c1} and put it in the sheet.|If {c1} is okay with it, sure.|Let me see, I'll move something around.>>
C > <<Fine with me, {b1}.|I can do that.|OK here.>>

A [After this week I'd like to write down how we answer "where's my order"|A note on "where is my order" calls|Since half of the calls are "where's my order"]: [look it up in Backroom first, while they're still talking. Name and ZIP are enough, you don't need the number.|first thing is the tracking page, not the order page, because the order page only knows that it left.|ask for the ZIP, not the order number. Nobody has the number handy.] [If it's moving, read them the last scan and the city.|When there's a scan from today, tell them where it is and stop there.] [If it hasn't moved in three days, don't tell them to wait. Start a trace with the carrier, write the trace number in the case, and call them back {next_day} even if there's nothing new.|No scan for three days means a trace, not "give it another day". Trace number goes in the case.] [And please don't apologize for the carrier for five minutes, once is enough.|One apology is plenty. They want a city and a day.]
B > <<Can we have that as a saved reply for the e-mails?|The ZIP trick is good.|What's the number for traces? I never find it.>>
A > <<I'll write one and post it.|It saves a minute a call.|It's on the first page of the carrier sheet.>>
B > [Great.|Thank you!]
""",
    "ESCALATIONS": """
A [Summary of my call with {contact}, {account}, while I still remember it|Just off the phone with {contact} at {account}, forty minutes|Call with {contact} at {account}. Writing it all down, because we'll need it]: [{first} isn't angry about what happened, {first} is angry that three people told them three different things.|they can live with the delay. What they can't live with is finding out from the driver.|it started with the {article} and by the end it was about everything since last year.] [What they want: one name, one phone number, and a call every second day until it's over.|They asked for a written explanation by {dow} and for somebody with a title to sign it.|They want to hear from a manager, and I'd say they've earned it.] [I told them they'd have it by {dow}.|I said I'd call again {next_day}, with or without news.|What I said: I'd own it, and I'd call {next_day}.] [They also asked whether this happens to everybody or only to them, and I said that I'd find out instead of guessing.|They also wanted to know who has been in charge so far, and I had to admit that I couldn't say.|They sent photos, dates and the names of everyone they'd talked to, and all of it is on the account now.] [What I didn't do: promise money or a date.|No promises about money or dates.|I didn't offer anything, that's not mine to offer.] [Who's the one name?|Could somebody with a title call before {dow}?|Please, nobody else write to them until we've decided who.]
B > <<Put my name down.|I'll call {first} {next_day}. Send me the case, please.|You be the name. I'm behind you if it needs a title.>>
A > <<Thank you. I'll send you the history.|Sent.|Okay. I'll keep a log.>>
B > <<Read it. Calling at {time}.|Good. Keep it short and keep it true.|And thanks for staying on the line that long.>>

A **What went wrong with the {article} for {account}** // [Not to blame anybody, but so that it happens only once.|No names, just the order of things.|I asked everybody who touched it, this is how it went.] // 1. [The ship-to was typed in from an old quote.|The order was entered from a forwarded e-mail, and the second page was missing.|We had two records for the customer and picked the old one.] // 2. [The label looked right, so the dock had no reason to stop it.|Packing saw that something was off and asked, but the question went to somebody on vacation.|Nobody checked the confirmation, because it came at 5:40.] // 3. [The customer told us on the same day, and we answered two days later.|The driver called, got voicemail, and left it at the wrong door.|When they called, we sent a second one to the same wrong place.] /// [What we change: ship-to gets read back on the phone for every freight order.|From now on, the confirmation gets read by the account owner, not just sent.|One change: questions from the dock go to the channel, never to one person.] [{first} has been told all of this and took it well.|I've told {first} the same thing, in fewer words.|{contact} has an apology in writing.]
B > <<Thank you for writing it without names.|Step 2 is the one that bothers me.|Good. I'll take it to the team on {dow}.>>
A > <<Everybody was helpful about it.|Me too.|Thanks.>>
C > <<We can put the read-back on the order checklist.|For the record, the dock is fine with the change.|I'd add: merge the two records.>>
A > <<Yes, please.|Good idea.|Go ahead.>>
""",
    "CALLERS": """
?? A in Support; B in Support

A [Long one from {contact} at {account}, so I don't have to retell it|A call worth writing down, {contact} from {account}|{contact} of {account} called, here's the whole thing]: [they bought the {article} in two batches and say that the second batch looks different from the first.|they want to know why the {article} on their invoice has a different number from the one in the catalog.|somebody over there threw the paperwork for the {article} out with the box, and now they need all of it for an inspection.] [I compared the SKUs, and it's the same item, the supplier changed the label.|I checked with purchasing, and the number changed in the spring, same product.|I found the spec sheet and the invoice, the care sheet I couldn't find.] [{first} was nice about it but wants it in writing, because their boss asked.|{first} needs it as a PDF on letterhead, an e-mail won't do.|{first} asked for it by {dow}, and that's fair.] [I'll write it {day_part} and one of you reads it before it goes out, please.|Who has the letterhead template? I've only got the old logo.|Could somebody from product send me the latest sheet, so I don't send an old one?]
B > <<I'll read it.|I have the template, sending it over.|The latest ones are in the product folder, by article.>>
A > <<Thanks, {b1}.|Great, thank you.|Found it.>>
B > [Tell {first} hi, I had them last month.|Sure thing.]
""",
}
