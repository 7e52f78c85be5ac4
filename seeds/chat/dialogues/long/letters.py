"""E-mails that somebody passes on: with a greeting, a signature, and what they answer to; and notes of calls."""

# ruff: noqa: E501

MACROS = {
    "l_sign": (
        "{contact}|{contact} // > {account}|{contact} // > Sent from my phone|{contact} // > {account} // > "
        "[Purchasing|Facilities|Accounts Payable|Front Office|Operations]|{contact} // > {account} // > [Please note our "
        "office is closed on Fridays after 1|Office hours are 8 to 4|I work Monday through Thursday|Please call the front "
        "desk if it's urgent]"
    ),
    "l_bye": "Thanks,|Best,|Regards,|Thank you,|Best regards,|Many thanks,",
    "l_dear": "Hi {a1},|Hello {a1},|{a1},|Hi there {a1},",
}

SCENES = {
    "deal-opened": """
?? A in Sales; B in Sales|Sales operations; C in Sales|Sales operations

A [Passing this on because I wish every first email looked like it.|Best first email I've had in a while.|This came in {day_part}, and it's a good one.] // > [Hello|Hi there|Hi], // > // > [I run purchasing at {account} and we haven't worked together yet|we're {account}, you probably don't know us|I'm writing on behalf of {account}]. [We have a budget and a date for the {deal}, and no supplier|Our current supplier is closing down at the end of the year|We've put this off for two years and now it has to happen]. [Could somebody call me this week?|Who would be the right person to talk to?|I'd appreciate a call, mornings are best.] [I'd like to understand what's possible before I ask for a quote|Please don't send a catalog, I'd rather talk|I can send you a list of what we have today]. // > // > $l_bye // > $l_sign /// [It's in Alder as {deal}, {amount}, {close}.|Logged it: {deal}, {amount} for now, close {close}.]
B > [Call today. Somebody like that writes to three companies.|Lucky you. Call before lunch.|A budget, too. Don't let that one sit.]
A > [Left a voicemail, trying again at {time}.|We talked for half an hour. Nice person.|Calling at {time}.]

A [New one from the inbox.|This came in through the website.|A nice surprise in my inbox.|Somebody filled in the contact form overnight.|First mail I read this morning.|This was waiting for me after lunch.] I've opened it at {amount}, [which is my own guess|as a first guess|going by what others their size buy|until they say how many], close {close}. [Here's the mail|Their mail]: // > $l_dear // > // > [we got your name from a vendor we work with|a colleague at another company recommended you|we saw your booth at a show a while ago|your catalog has been on our break room table for weeks|a neighbor of ours bought from you and would do it again|my predecessor left your card in the drawer|we've ordered from somebody else until now and would like to compare]. [It's about the {deal}, and I was asked to get two or three quotes|We need two or three quotes for the {deal}, ideally] [before the end of the month|in the next couple of weeks|before our board meets|while this year's money lasts]. [Could you send me lead times and your standard terms?|Do you offer net 30, and what are your lead times?|What would delivery take, and do we pay up front?|How soon could it be here, and on which terms?|A price and an honest date would do for now.] [We'd need delivery with a liftgate, there's no dock.|One thing to know: there's no loading dock at our building.|We're on the third floor and the freight elevator is small.] // > // > $l_bye // > $l_sign
B > [Good lead. Ask who signs before you quote.|Nice. Find out early who makes the decision.|Sounds real. I'd call before sending anything.]
A > [Calling {first} {day_part}.|Will do, I have a call with {first} on {dow}.|Yes, I've asked {first} for ten minutes on the phone.]

A **Call notes, {account}** // - with: {contact} // - about: {deal} // - size: {amount}[, their number|, my guess|] // - close: {close} /// [They have three quotes to compare and we're the second to call back.|They're talking to one other supplier that we know of.|Nobody else is quoting so far, as far as {first} would tell me.] [Price matters but delivery matters more, they have a hard date for opening.|The big worry is lead time, they got burned by a late supplier last year.|What they care about most is that one person answers the phone when something goes wrong.] [I promised two references and a sample by {dow}.|To do: send references, ask for a floor plan, call again {dow}.|Next step is a site visit, {dow} at {time}.]
C > [Great notes.|Really good notes, thanks.|This is how I like them.] [Use {account} as a template, everyone.|I can lend you a sample kit if you want.|Let me know if you need a drawing.]

A [{first} sent me a list and a question, so it's an opportunity now.|Small mail, decent list, so I opened it.|Turned a mail into an opportunity just now.] {deal}, {amount}, {close}. // > $l_dear // > // > [good talking to you the other day|thanks for calling me back so quickly|it was nice to finally put a face to the name]. [Attached is the list we talked about|Please find our list attached|List is attached], [quantities are approximate|the quantities may still change a bit|don't hold me to the exact quantities]. [Is freight included or on top?|Would you quote freight separately? Our accounting likes it on its own line.|Can you hold the prices for sixty days?] [If we need to split the shipment, is that a problem?|We may want it in two deliveries.|We'll need your W-9 and a certificate of insurance before the first order.] // > // > $l_bye // > $l_sign
B > [I have a W-9 and a current COI in the folder.|The COI is in the shared folder, it's good through year-end.|Freight on its own line is fine, we do that all the time.]
""",
    "deal-moved": """
?? A in Sales; B in Sales|Sales operations; C in Sales|Sales operations

A [Short mail from {first}, big step.|Four lines from {first}, and that's all we needed.|I like customers who keep it short.] // > $l_dear // > // > [talked to my boss, we can go ahead with the next step|got the okay to move forward on this|we've agreed on our end that we want to continue with you]. [What do you need from me?|Tell me what you need from us.|Let me know what's next.] // > // > {first} /// [{account}, {deal}|{deal} for {account}]: [{stage} as of today, {amount}|now {stage}, {amount}], [still {close}|close {close}].
B > [Send them one list with everything you need, not five mails.|Nice. PO, ship-to, tax form, in one mail.|Keep it as short as they do.]
A > [One mail, three bullets. Sent.|Ha, done.|On it.]

""",
    "deal-moved: Qualification": """
?? A in Sales; B in Sales|Sales operations; C in Sales|Sales operations

A **Meeting notes** // - customer: {account} // - present: {contact}[, plus somebody from their warehouse|, and the office manager for the last ten minutes|] // - deal: {deal}, {amount} // - stage: {former} before, {stage} now // - close date: {close} /// [They showed me around first, which told me more than the meeting.|We mostly talked about what went wrong with their last supplier.|{first} did most of the talking and I let it happen.] [There's a freight elevator, but it's tight. Measure before we ship.|Deliveries go through a side gate, somebody has to open it.|They have a dock, but no forklift after 3.] [They want the quote as one PDF with a page per room.|I owe them a comparison of the two options.|The quote needs to show list price and their price side by side.]
C > [The bit about the unloading is gold. Please put it on the account.|Could you add the unloading part to the account notes?|Thanks, that'll save us a failed delivery.]
A > [Done.|Added.|Will do, good idea.]
""",
    "deal-moved: Negotiation": """
?? A in Sales; B in Sales|Sales operations; C in Sales|Sales operations

A [{first} went through all of it, so I guess they're serious.|{first} read every page.|Three questions from {first}, all of them fair.] // > $l_dear // > // > [I finally had a quiet hour to look at everything|I've read through your papers twice now|sorry for writing at this hour, days are packed|thanks for being patient with us|my colleague and I sat down with your offer yesterday|all of it is printed and full of notes by now]. [Three small things:|A few questions before I take it upstairs:|Before I sign off on it, a couple of things:|What we still wonder about:|This is what's left on our list:|Only these are open:] // > 1. [can the delivery be early in the morning|could you deliver before 8|is a morning delivery possible|would your driver call half an hour ahead|could it come in two loads, a week apart|does anybody help carry it in]? // > 2. [who do we call if something arrives damaged|what happens if a box comes in damaged|how long do we have to report what's broken|do you take back what we don't open|who pays the freight if a piece is wrong|what's the warranty on the parts that wear]? // > 3. [is there anybody near us who uses the same thing|do you have a customer in our area we could talk to|does the price hold if we add a few later|could we have one to try first|will you still carry it in two years|who shows our people how it works]? // > // > [Otherwise I'm happy|Apart from that it's all clear|If those are fine, so are we|The rest we like as it is|No hurry, but this week would be nice|After that I can send it up for a signature]. // > // > $l_bye // > $l_sign /// [The {deal} goes to {stage}, {amount}.|Moving the {deal} up to {stage}. {amount}, close {close}.]
B > [All three are easy.|Those are good questions to get.|I can give you a name for number three.] [Want me to answer the delivery one?|I'd answer by phone.|Answer today while it's fresh.]
A > [I'll call at lunch.|Writing back now.|Calling {first} in ten minutes.]

A **{account}, {deal}** // - [met with|talked to]: {contact} // - stage: {stage} (was {former}) // - amount: {amount} // - close: {close} /// [Went better than last time. They asked good questions and had read our quote.|They had printed the quote and gone through it with a marker.|A short meeting, mostly about dates.] [Open on their side: budget sign-off and a place to unload.|What they still need: the okay from their finance people and a receiving contact.|Left to do for them: PO, ship-to address, a name for deliveries.] [Open on ours: revised quote with freight as its own line.|We owe them a revised quote and two dates for delivery.|From us they get an updated quote by {dow}.]
B > [Very clear, thanks.|Good notes.|Thanks, this is useful.] [I can do the freight quote for you.|Want me to check which dates work for the warehouse?|Ask for the PO number while you're at it.]

A [Forwarding {first}'s answer.|Here's what {first} wrote back.|{first} got back to me.] [I've moved the {deal} to {stage}.|The {deal} is now in {stage}.|It's in {stage} now, from {former}.] // > $l_dear // > // > [thanks for the quote, it answered most of our questions|thank you for the quick turnaround on the quote|I've had a chance to go through the quote with my manager]. [We're fine with the quantities|Quantities look right], [but we'd like to know if you can ship in two parts|but can you tell me how firm the lead time is|but we need the freight broken out]. [Our tax-exempt form is attached.|I'm attaching our tax-exempt certificate so that doesn't hold things up.|Payment would be by check, net 30, if that works for you.] // > // > $l_bye // > $l_sign /// Amount stays at {amount}, close {close}.
B > [Good sign that they're already asking about shipping.|People who ask about shipping usually buy.|That reads like a yes.]
A > [That's how I read it too. Answering today.|I think so too. I'm not counting it yet, though.|Let's hope. I'll answer before lunch tomorrow.]

A [Long call with {first} at {account} today, so here are the notes while I still remember.|Notes from today's call with {first}, {account}.] // 1. The {deal} is now in {stage}, {amount}, close {close}. // 2. [They compared us with a cheaper quote. The other one doesn't include freight.|They have a lower quote from a catalog house, without setup and without a contact person.|Their old supplier came back with a discount, but nobody there wants the old supplier.] // 3. [{first} asked for a demo unit. I said I'd check.|They'd like to try a demo unit for two weeks.|They want to see one on site before they sign anything.] // 4. [Next call {dow}, {time}.|We talk again {dow} at {time}.]
C > [We have a demo unit back from another customer, it should be free.|Demo unit is free as of this week, I'll hold it for you.|Put your name on the demo sheet, there's a line for it.]
A > [Perfect, thank you.|Thanks! Putting my name down.|Great, please hold it.]

A [From {account} this morning|Just got this from {account}|This just came in from {account}]: // > $l_dear // > // > [quick update from our side|just to keep you posted|a short note before I'm out for a few days]. [The purchase request has been submitted|I've put the request into our system|The paperwork is with my director], [it usually takes a week or so|approval takes about ten days in my experience|I don't expect any trouble]. [Please don't send a new version of the quote in the meantime, it would start all over.|If you change anything in the quote now I have to resubmit it, so please don't.|I'd appreciate it if the quote stays valid until then.] // > // > $l_bye // > $l_sign /// [So: {stage}, {amount}, {close}.|I've set it to {stage}, {amount}, close {close}.]
B > [Then hands off the quote.|Good. Nobody touch that quote.|Sounds like a normal process. Don't push.]
A > [Not touching it.|I'll sit on my hands.|Agreed.]
""",
    "deal-slipped": """
?? A in Sales; B in Sales|Sales operations

A [They asked for more time, see below.|Asking for more time, but nicely.|A new date, in {first}'s own words.] // > $l_dear // > // > [you asked me to be honest, so|I'd rather tell you now than in two weeks:|no easy way to say this:] [we're not going to make it by {old}|{old} isn't happening on our end|we can't get it signed by {old}]. [The person who signs is out until after that|Two departments have to agree, and so far only one has|The money is there, but it sits in the wrong budget]. [I'll call you when I know more|I'll be in touch when I hear something|You don't need to do anything right now]. // > // > $l_bye // > $l_sign /// {deal}: [from {old} to {close}|{old} is off, {close} is in], {amount}.
B > [I'd call {first} in two weeks even if they said they'd call.|Honest people are the best customers. Wait for them.|Okay. Put a task on it so it doesn't get lost.]
A > [Task is set.|Already on my list.|Done, with a reminder.]

A [Not what I'd hoped.|Well, here's the reason for the new date.|So that's why nobody called me back.] // > $l_dear // > // > [I'm sorry for the silence|sorry it took me so long to get back to you|apologies for the delay]. [Our finance team has asked everyone to hold off on new orders for now|The building permit is taking longer than anybody expected|My manager left and the new one wants to look at everything again], [so we won't be able to decide by {old}|so {old} isn't going to work for us]. [We still want to do this.|It's a delay, not a no.|I'd still like to go with you.] [Can you keep the pricing?|Would your prices hold?|Please let me know if the quote stays valid.] // > // > $l_bye // > $l_sign /// [I've moved the {deal} to {close}, {amount}.|New close date for the {deal} is {close}, still {amount}.]
B > [That's a friendly one, at least.|Annoying, but they're being honest.|Could be worse. They say they still want it.] [Did you extend the quote?|Are the prices good until then?]
A > [Yes, sent it with a new expiration date.|I did, same prices.|Extended it today, same terms.]

A **{account}, {deal}: new date** // - was: {old} // - now: {close} // - amount: {amount} // - stage: {stage} /// [Spoke with {first}.|Talked it through with {first}.|I got {first} on the phone.] [They're waiting for a board meeting that got moved.|The contractor is behind, so there'd be no place to put anything.|Their fiscal year ends and the money comes out of the next one.] [I asked for a firm date and got "probably".|I asked whether it's still on and got a clear yes.|There's no competitor in it, just slow internal processes.] [Will call again {dow}.|I've set a task for {dow}.|Next touch is {dow}.]
B > [Okay. Let's not forecast it for this month then.|Thanks. I'd take it down a notch in the forecast.|Fine. Just don't let it sit until then.]
A > [OK.|Agreed.|I won't.]
""",
    "case-opened": """
?? A in Support; A not in Head of customer support; B in Support; C in Support

A [Forwarding the whole thread so nobody asks {first} the same thing again.|Thread below, please read it before you call {first}.|Here's everything we have from {first} so far.] Case {case}, {priority}. // > [Hi|Hello], // > // > [as I told your colleague on the phone|I already explained this on the phone|like I said in my voicemail], it's about this: {subject}. [Nobody could tell me who handles it|I was told I'd get a call back|The person I spoke to was friendly but new], [so I'm writing it down this time|so here I am again|which is why I'm writing]. [I'm in meetings until 2, after that any time is fine|Mornings work best for me|You can also ask for my assistant]. // > // > $l_bye // > $l_sign /// [I don't know who took the call. If it was you, tell me what you promised.|Who had {account} on the phone?|If you spoke to {first}, please add a note to the case.]
B > [That was me. I promised a call back and then got pulled into something, sorry.|I took the call. Note is in the case now.|Me. I told them someone from returns would call, should have written it down.]
A > [No problem. Can you take it from here?|Okay, then it's yours, if that's fine.|Thanks. I'll call and apologize, you finish it.]

A [New case {case} from {account}, {priority}.|Case {case}, {priority}, {account}.] [Posting the mail because I'd like a second pair of eyes.|Copying in the mail, I'm not sure how to answer.] // > Subject: {subject} // > // > [Hello|Hi|Good day], // > // > [I filled out the form on your website and want to make sure a human sees it|the details are in the form on your website, so this is just a nudge|I put the details into your web form and never got a confirmation]. [I tried the phone first and ended up in voicemail|I called twice and gave up on hold|I left a voicemail as well]. [A call back would be best, I'm usually at my desk until 3|The best way to reach me is by phone before noon|You can also reach me on my cell, it's in the signature]. [We need an answer by {dow}|We have people waiting on this|It's not an emergency, but I'd like to plan]. // > // > $l_bye // > $l_sign
B > [I'd call. People who write about the phone want a call.|Call {first}, don't write.|Just call before 3 and then note it in the case.]
A > [You're right. Calling now.|Okay, dialing.|Will do, thanks.]

A [Can somebody look at my answer before I send it?|I'd like feedback on an answer.|Is this answer okay?] It's case {case}, “{subject}”, {priority}, {account}. // > Hi {first}, // > // > [thank you for reaching out, and sorry for the trouble|thanks for letting us know|thanks for your message]. [So that I can look into it today, could you send me the order number and a photo of the label?|I want to get this right the first time, so could you tell me the order number and when you received it?|To be able to help I need the order number and the name of the person who's using it.] [I'll get back to you within one business day.|You'll hear from me by tomorrow.|As soon as I have it I'll call you.] // > // > Best, // > {a1}
C > [Reads well. I'd move the question to the top.|Good. Maybe lose one "sorry".|Fine by me. Add a phone number.]
A > [Done, sent.|Good point, changed it.|Thanks, sending it now.]

A [{first} from {account} just called.|Just off the phone with {first} from {account}.|Got a call from {account}.] [I opened {case} ({priority}) while we were talking.|It's case {case} now, {priority}.] // - subject: {subject} // - [mood|how {first} sounded]: [calm, but it's the second time they called|friendly|not happy, and I can't blame them] // - [promised|what I promised]: [an answer by tomorrow noon|a call back {day_part}|that we'd look at it today] // - [asked for|waiting for]: [order number|photos|the serial number, if there is one] /// [I'm in a meeting from {time} on, can somebody take it over if {first} calls?|If {first} calls again while I'm at lunch, please put them through to my cell.]
B > [Sure, I'll listen for it.|I've got it if they call.|Will do.]
""",
    "case-closed": """
?? A in Support; B in Support; C in Support

A Closed {case} ([{account}, “{subject}”|“{subject}”, {account}]). [{first} sent this, which made my day|{first} wrote back, and I thought I'd share it|The customer's answer]: // > $l_dear // > // > [thanks for sticking with this|thank you for taking care of this|just wanted to say thanks]. [I know we weren't the easiest customer this week|You called when you said you would, which nobody does anymore|I appreciate that you didn't just send me a link]. [Everything is settled on our end|We're all set|All good here now]. [I'll tell my boss who to call next time|Please pass this on to your manager|If you ever need a reference, let me know]. // > // > $l_bye // > $l_sign
B > [That one goes on the wall.|Love this.|Well deserved.] [Forwarding it to the boss.|Can I use it in the team meeting?|Great work, {a1}.]

A **Closed: {case}** // - customer: {account} ({contact}) // - subject: {subject} // - priority: {priority} /// [What I'd do the same: call first, then write.|What helped: calling instead of writing the third mail.] [What I'd do differently: ask for the photo right away.|Next time I'd get the order number before anything else.|I should have checked with the warehouse a day earlier.] [Notes are complete.|Everything's in the case notes.]
C > [Thanks for writing it up.|Useful, thanks.|Good habit.]
""",
    "deal-lost": """
?? A in Sales; B in Sales|Sales operations|Executive

A [For the record, {account}, {deal}, {amount}.|Looking back at the {deal} ({account}, {amount}).|Notes on losing the {deal} at {account}, {amount}.] // - reason: {reason} // - [lost in|last stage]: {former} // - what worked: [the visit, and that we answered fast|the samples got good feedback|{first} liked dealing with us] // - what didn't: [we spent weeks with somebody who couldn't sign|our first quote took four days|we never asked what the budget was] // - next time: [ask who signs in the first call|get the budget on the table before quoting|bring support in early] /// [I thanked {first} and left the door open.|I've told {first} I'd be happy to quote again.|{first} was decent about it and said we'd be asked again.]
B > [Good write-up. No shame in that one.|Thanks for being honest about it.|Appreciate you writing that down. The second quote being late is on us, not just you.]

A [This is how they told me.|Forwarding the mail from {first}.|Here's the rejection, politely worded.] {account}, {deal}, {amount}, [closed as lost|marked lost]: {reason}. // > $l_dear // > // > [thank you for all the work you put into the quote|I wanted to let you know before you hear it from somebody else|we made a decision this week]. [Unfortunately we won't be placing the order with you this time|I'm afraid it won't be you this time|We're not going to move forward], [and it wasn't an easy call|and it had nothing to do with you personally|and I'm sorry I can't give you better news]. [I'd like to keep your contact for the next project|Please keep us on your list|I hope we can try again next year]. // > // > $l_bye // > $l_sign
B > [Ouch. At least they told you.|Sorry, {a1}. That's a decent mail, though.|That stings. Set a reminder for six months.]
A > [Already did.|I have. Spring it is.|Done. On to the next one.]
""",
    "deal-won": """
?? A in Sales

A **Won: {account}, {deal}, {amount}** /// [How it happened: {contact} asked for a quote, went quiet, and came back with a PO.|The short version: {contact} called with one question and we didn't let go.|{contact} had three quotes on the desk and told me ours was the only one without surprises.] [It took one visit, two revisions and a lot of patience.|Two calls, one site visit, one revised quote.|Honestly the demo unit did the work.] // - thanks to: [@{b}, who turned the quote around in an hour|@{b} for sitting in on the hard call|@{b} for finding a truck with a liftgate] // - next: [order confirmation, then delivery dates|a first call, delivery dates, hand-off to support|PO is in, confirmation goes out today] // - note: [deliveries before noon only|they want one invoice for everything|the dock is around the back] +tada +clap
B > [Congratulations, {a1}! Glad I could help.|Nicely done.|You did the work, I just picked up the phone.]
C > [What a good one to get.|Congrats!|That customer was a tough one. Respect.]

A [They signed.|It's signed.|Signed PO in hand.] [{account}, {deal}, {amount}.|{deal} at {account}, {amount}.] // > $l_dear // > // > [PO attached, sorry it took so long|please find our purchase order attached|here's the signed PO]. [Please confirm the delivery date|Please confirm receipt and let me know the ship date|Let me know when you have a ship date]. [Receiving is open 7 to 2|Our receiving hours are 7 to 2 and the driver should call ahead|The driver needs to call half an hour before]. [Looking forward to it|Glad we got this done|Thanks for being patient with us]. // > // > $l_bye // > $l_sign /// Won! +tada
B > [Congrats! I'll let the warehouse know about the receiving hours.|Great news. Please put the receiving hours on the order.|Nice! Get that call-ahead on the ship-to, they always miss it.]
""",
    "supply-late": """
?? A in Operations; B in E-commerce|Product|Operations

A [From {supplier}, word for word|What {supplier} wrote]: // > [Dear customer|Dear partner|Hello], // > // > [we regret to inform you that|unfortunately we have to let you know that|this is to inform you that] your order of {units} {article}, [due|confirmed for|scheduled for] {due}, will not [ship on time|make that date]. The new arrival date is {arrival}. Reason: {reason}. [We apologize for the inconvenience.|We're sorry for the trouble this causes.|Thank you for your understanding.] // > // > [Sincerely|Kind regards], // > [Customer Service|Order Management|Export Department], {supplier} /// [I'll try to get a partial shipment out of them.|I've asked if they can send half of it now.|I'm calling them {day_part} to see if there's any movement.]
B > [Thanks. I'll put the date on the product page.|Okay, I'll warn the reps with open quotes.|Thanks for the heads-up. We have enough for about two weeks.]
""",
    "order-refunded": """
?? A in Support|E-commerce; B in Support|E-commerce; A not in Catalogue editor

A [Refunded {order} today.|{order} is refunded.|Just refunded {order}.] {buyer}, {item}, {refund}. [The mail that came with it|What they wrote]: // > [Hi|Hello|Hi there], // > // > [I'm writing about order {order}|this is about order {order}]. [I've filled out the form and put the slip in the box|The slip is in the box like you asked|I followed the steps in your e-mail]. [It took me a while to get to the post office, sorry about that|The drop-off was easy, so thank you for the label|The person I talked to on the phone was very kind]. [Please let me know when the money is on its way|Please confirm once it's done|Could you send me a short note when it's processed?] // > // > [Thanks|Best|Thank you], // > {buyer}, {town}
B > [That's nice of them. Did they get a confirmation?|I wish they were all that polite. Confirmation's out?|Did you send them a confirmation?]
A > [It went out with the refund.|Yes, sent it a minute ago.|Yes, with a thank-you.]
""",
    "CUSTOMERS": """
?? A in Sales; B in Sales|Sales operations; C in Sales|Sales operations

A [{first} at {account} sent me this. How would you answer?|Got this from {account}. I'd like a second opinion.|Mail from {account}, I'm not sure what to say.] // > $l_dear // > // > [we've been happy with you so far, so I'll be direct|I'll keep this short|I hope you don't mind me asking]. [We got an offer for the same thing from somebody else|Another supplier has been calling us every week], [and it's a bit lower|and on paper they're cheaper]. [I'd rather stay with you|I'd prefer not to switch], [but I have to show my boss that I asked|but I need something to show upstairs]. [Is there anything you can do on freight?|Could you do something about delivery costs?|Would a longer commitment help?] // > // > $l_bye // > $l_sign
B > [Offer free freight above a certain order size, not a discount.|I'd look at freight first. Price cuts stay forever.|Ask what's included in the other offer. It's usually not the same thing.]
A > [Good idea. I'll call {first} and ask for the other quote.|Makes sense, I'll talk to {first} before I answer.|Okay, freight it is. Drafting something now.]

A [There's a contact change at {account}.|People change at {account}.|We have a new contact at {account}, see below.] // > $l_dear // > // > [I wanted to tell you myself that I'm changing jobs at the end of the month|this is just a heads-up that I'm moving to another department|I'll be out on leave starting next month]. [A colleague will be taking over|Somebody from my team will pick up], [and I've told them where to find everything|and I left them all of our e-mails]. [It's been good working with you|Thank you for always picking up the phone|You've been easy to work with, and I've told them so]. // > // > $l_bye // > {contact} // > {account}
C > [That's a pity, {first} was great to deal with.|Call the new person in the first week.|Go visit. A new contact is when competitors call.]
A > [Will do once I have a name.|I've asked for an introduction.|Yes. I asked {first} for a three-way call.]

A [Visit notes, {account}.|Was at {account} today, notes below.|Stopped by {account} on my way back.] // - talked to: {contact} // - [good|what they like]: [they know who to call and we call back|deliveries come when we say they come|the last order was complete and on time] // - [not so good|what bugs them]: [invoices go to the wrong person|two invoices for one delivery|they can't find anything on our website] // - idea: [show them the {article}|leave a sample of the {article}|ask about the {article} next time] // - next: [call in two weeks|I'll stop by again next month]
B > [Can you fix the invoice address or should I?|I can change the billing contact if you send it to me.|Website feedback goes to the store team, mind if I forward it?]
A > [Please do, I'll send you the details.|Go ahead.|Yes please, thanks.]
""",
}
