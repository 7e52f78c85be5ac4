"""Between two people."""

# One turn a line; sentences read best unbroken.
# ruff: noqa: E501

SCENES = {
    "DIRECT": """
? morning
A [Do you have five minutes before the 2:00|Got five minutes before my 1:30|Could I grab you for five minutes before lunch]? [Want to run something by you|I'd rather not put it in an email|Need a sanity check on something].
B [Sure, come by now|Yes, I'm at my desk until noon|Now is good, my call got canceled]. [Should I be worried|Good news or bad news|Do I need coffee for this]?
A [Neither, just a judgment call|Nothing bad, promise|A little of both], [be there in two|walking over|on my way].

A [Are you in the office today|Are you at your desk|You in today]? [Your light's off|I walked by and your chair was empty|Stopped by twice and missed you].
B [Working from home, kid's got a fever|At the dentist until 11, then in|In the training room, people keep borrowing my desk|Up front with a visitor], [what do you need|call my cell if it's urgent|back in {mins}].
A [It can wait|No emergency|Just a signature], [feel better, whoever needs it|find me whenever you surface|I'll leave it on your keyboard].

? A not in Executive
A [Any chance you could give me a ride home tonight|Could I catch a ride with you tonight|Are you driving past my street tonight]? [Car's still at the shop|They had to order a part for my car|My husband has the car]. [I can leave whenever you do|Any time after 4:30 works].
B [Sure, I'm leaving at 5|No problem, leaving around 5:15|Of course, meet me out back at five]. [You'll have to move the car seat|Ignore the fast food bags|I have to stop for gas first].
A [You're a lifesaver|Thank you, I'll bring the good snacks|Deal, gas is on me].

? morning; A not in Executive
A [I forgot my badge|Left my badge at home|My badge is in my other coat] [again|like a genius]. [Could you let me in the side door|Can you buzz me in|Would you come get me at the front]? [I'm standing in the rain|I've got a box in my arms|Front desk isn't answering].
B [Coming|On my way|Be right down]. [Third time this month|Put it on your keys|I'm going to staple it to you].

? morning; A in Sales|Support; B in Sales|Support
A [I have to leave at 3 for a dentist appointment|Leaving at 2:45 to pick up my son|Have to run out at 2 for a school thing]. [Could you keep an eye on my inbox|Can you grab my line if it rings|Mind watching the shared inbox until 5]? [Nothing should blow up|I'm not expecting anything|One callback might come in, name's on the sticky note].
B [Got it|No problem|Sure thing], [go|I'll be here anyway|good luck at the dentist, if that's what it is]. [Anything I shouldn't answer|Anyone I should watch for|Who's the VIP today]?
A [If {first} from {account} calls, just say I'll be back on first thing tomorrow|Only {first} at {account}, and a message is fine|Nobody special, take a name and number].

? A in Support; B in Support
A [Can you swap|Any way you'd trade|Would you switch] [phones with me on {dow}|the early slot with me {dow}|late coverage with me on {dow}]? [My daughter has a recital|Car inspection, only slot they had|Parent-teacher conference at 4]. [I'll take any day you want|I'll take your next Friday].
B [Done, I'll take it|Sure, I needed an early day anyway|Yes, if you take the Friday after]. [Update the rota so nobody yells at me|Tell the lead so the rota's right|Will you change the sheet or should I].
A [Just changed the sheet|Updated it already|Changing it now], [thank you so much|I owe you one|you're a good human].

? A in Sales; B in Sales
A [Did you ever hear back from {first} at {account}|Has {first} at {account} gotten back to you|Any word from {first} over at {account}]? [I left two voicemails|My last email just sat there|It's been radio silence on my end].
B [Briefly, they're buried in inventory this week|Only an auto-reply, back on Monday|Ran into them at a show, all fine, just slow|Nothing since last week]. [Try before 9, that's when they pick up|Text works better than email there|I'd give it until {dow}].
A [Okay, I'll try early tomorrow|Good tip|That helps, I'll stop panicking|I'll wait, then. Thanks].

? morning; B in Sales
A {first} [at|from] {account} [just called the main line looking for you|called for you while you were out|was trying to reach you]. [Wants to talk about terms|Something about a delivery window|Didn't say what about, sounded fine|Had a question about the last quote]. [I said you'd call back today|Number's the one in Alder|Said mornings are best].
B [Thanks, calling now|Got it, I'll call before lunch|Ah, been expecting that]. [How was the mood|Upset or just curious|Did it sound urgent]?
A [Friendly enough|In a hurry, but polite|Perfectly pleasant].

? A in Sales|Support; B in Sales
A [Heads-up before you call {account}|Before you talk to {account}|Quick heads-up on {account}]: {first} [is still sore about the last delivery|just got a new boss and is nervous about spend|asked me twice about lead times|is out all week and the assistant is guarding the calendar]. [Go easy|Lead with an apology|Don't open with price|I'd bring it up before they do].
B [Good to know, thanks|Glad you told me|That explains the tone of that email], [I'll change my opener|I'll keep it short|pushing my call to {dow}].

? A in Sales; B in Finance
A {account} [wants to know if we can do net 60|asked about net 45|is asking for longer terms]. [What do I tell them|Is that a conversation we have|Who signs off on that these days]?
B [Anything past net 30 needs a credit application|Send me the last financials and I'll look|Net 30 is standard, more than that goes to {b1}'s desk, which is me], [don't promise anything on the phone|what kind of volume are we talking about|how long have they been with us].
A [Okay, I'll send them the form|Will get the paperwork and come back to you|Understood, nothing promised].

? A in Sales; B in Finance
A [Do we have a W-9 I can send to a customer|Could you send me our W-9|Where's the current W-9]? [{account} can't set us up as a vendor without it|{first} at {account} needs it to set us up|Their AP won't move until they have one].
B [Sent it to you just now|On the shared drive under Finance, Forms|Attached it to an email to you a minute ago], [it's the one signed this year|use that one, the old address is on the other|they'll want the remit-to page too].
A [Perfect, off it goes|Forwarding it now|Thanks, that was fast].

? A in Sales; B in Finance; morning
A [Their AP says|{first} says their AP department says|Accounting at {account} says] [they never got the invoice|our invoice went to somebody who left|they need the PO number on the invoice]. [Can you resend it|Could you send it again with the PO on it|Would you reissue it]?
B [Yes, where should it go|Sure, what's the right address|I can, is it still the same AP email]? [The one I have bounces|I've got two on file|The contact in our system is old].
A [I'll get the right address from {first} and send it over|Asking {first}, you'll have it this afternoon|Let me call and get a live person's name].

? A in Finance
A [I'm missing receipts for two lines on your expense report|Your expense report came back, two receipts are missing|Need receipts for the hotel and one dinner on your expense report]. [Photos are fine|A picture from your phone works|A bank statement won't do it, sorry]. [Cutoff is {dow}|I close the month on {dow}].
B [They're in my car somewhere|Hotel will email me a copy|I thought I'd scanned those], [will dig tonight|give me until tomorrow|sending what I have].
A [Thanks|Great|Appreciate it], [then you get paid in this run|I'll hold your report until then|that gets you into this check run].

? B in Finance; A not in Finance
A [What do I put lunch with a customer under|Which code is customer lunch again|Is parking at a customer travel or other]? [I have redone this expense report three times|The form keeps kicking it back|I do this twice a year and forget every time].
B [Meals, client, and list who was there|Travel, local|Use the second one, the first is for training], [and attach the itemized receipt, not just the card slip|names go in the note|the system wants a project, put "none"].
A [It went through|Submitted, thank you|Accepted! Hallelujah].

? B leads A
A [I'd like to take {dow} off if that's okay|Would it be all right if I took {dow} off|Is {dow} okay for a day of PTO]. [Family in town|My mom's moving and needs a hand|Closing on the house, finally]. [Nothing due that day|I'm caught up, and I'll be reachable in the morning|I've already asked about coverage].
B [Fine by me, put it in the system|Go ahead|Approved, just put it on the team calendar]. [Enjoy|Congratulations, if it's the house|Say hi to your family].
A [Thank you|Thanks, it's in|Just entered it, thanks].

? B leads A; morning
A [I'm not going to make it in today|Calling in sick, sorry|I need to take a sick day]. [Fever and a throat like sandpaper|Stomach thing, you don't want details|Up all night with the baby and now I have it]. [My one call today can move|I moved my 10:00 to {dow}|I'll check messages around noon].
B [Stay home, feel better|Don't check messages, sleep|Okay, rest up], [we've got it|I'll let the team know|back when you're back].

? B leads A
A [Could I work from home|Okay if I work from home|Mind if I work remote] [{dow}|on {dow}]? [Cable guy, between 8 and never|They're delivering a washer in a four-hour window|Kids have no school]. [I'll be on chat all day|All my calls are phone calls anyway].
B [That's fine|Works for me|Sure], [just be on the 10:00|put it on the calendar|same hours as usual]. [Good luck with the window|They always come at the last minute].

? B leads A
A [Any feedback on how I handled that call this morning|How do you think that meeting went|Was I too blunt in that meeting]? [I keep replaying it|Honest answer, please|I've been second-guessing myself since].
B [You were fine. A little fast at the start|It went well, and I'd let them finish before answering|Blunt, but they needed to hear it], [let's talk through it in our one-on-one|nobody took it badly|I'd follow up with a short note].
A [Okay, that's useful|Thanks for being straight with me|Good, I can work with that].

? B leads A
A [Can we move our one-on-one|Could we push our one-on-one|Any chance we can shift our 1:1] [to {dow} at {time}|to {dow}, same time|from this week to {dow}]? [I'm double-booked with a customer|A carrier call landed on top of it|Only slot the dentist had].
B [Sure|Works|No problem], [I'll move the invite|move it on the calendar|and bring your goals draft]. [Anything burning before then|Anything you need from me first]?
A [Nothing that can't wait|All good until then|No, just the usual].

? A leads B
A [How's it looking|Where are you|How are you doing] [on that list I gave you|with the month-end stuff|with the backlog]? [No pressure, just planning my week|I need to tell the boss something at 3|Trying to figure out if we need help].
B [About two thirds done|Almost there, waiting on two answers|Behind, to be honest, the phones were nuts], [you'll have it {dow}|done by tomorrow noon|should catch up by {dow}].
A [Great, that works|Thanks for being honest|Okay], [shout if it slips|take an hour with the phone off if you need it|I'll pull somebody in to help with calls].

? A leads B
A [Do you have room for one more thing this week|Could you take something on for me|I've got a small project and thought of you]? [The training notes are two years old and somebody new starts soon|We need one page on how we handle damaged freight|Somebody has to clean up the shared folder]. [No hero work, an hour or two|Doesn't have to be pretty].
B [Sure, by when|I can, when do you need it|Yes, if it can be next week]?
A [End of next week|Next {dow} is plenty|No later than the end of the month], [and thank you|ask me if anything's unclear|I'll send what we have].

? A leads B
A [Nice job today|You handled that well|That was good work] [with the angry caller|in front of the whole room|keeping everybody calm]. [I don't say it enough|Wanted you to know I noticed|They told me so themselves].
B [Thank you, that means a lot|Thanks, I was shaking|I appreciate you saying that], [I had good notes|it got easier after the first minute|made my week].

? A leads B
A [You've put in a lot of hours|You were here past 7 again|I see you online at night a lot] [this week|lately]. [Take Friday afternoon|Go home at 3 today|Log off], [I mean it|that's an order, the nice kind|we'll survive]. [Everything okay|Too much on your plate]?
B [I'm fine, just wanted it off my desk|It's the month-end, it passes|Okay, thanks, I could use it], [and thank you for noticing|I'll take you up on that|promise I'll log off].

? A not in Executive
A [Thanks for covering for me yesterday|Thank you for jumping in this morning|I owe you for yesterday]. [You didn't have to stay that late|I know you had your own stuff|It all got done and nobody noticed I was gone].
B [You'd do the same for me|Happy to|It was quiet, honestly], [how's your mom doing|everything okay at home|did it all work out].
A [All good now|Much better, thanks for asking|Getting there], [lunch is on me {dow}|I'm bringing you coffee tomorrow|I mean it about lunch].

? peers
A [Was my email too harsh|Did that email come across as rude|Be honest, was I snippy in that reply]? [I wrote it before coffee|I reread it and cringed|I meant it to be short, not mean].
B [It was direct, not rude|A little|I've seen worse, some of it from you], [I'd just call|drop a nice line after it|nobody will remember by Thursday].
A [Calling now to smooth it over|Okay, following up with something human|Phew. Thanks].

A [Where did you put the template for|Where do I find the template for|Do you still have the template for] [the quarterly summary|the site visit checklist|customer onboarding]? [The one in the folder is from three years ago|I can only find the old logo version|Search turns up eleven copies].
B [Shared drive, Templates, the one without a date|I've got it on my desktop, sending|Second folder down, named "final", sorry], [delete the others if you have the rights|that's the good one|I keep meaning to clean that up].
A [Got it|There it is|Found it, thank you], [eleven copies, unbelievable|you should rename it|moving the rest to an archive].

? A not in Executive; B not in Executive
A [Small thing|Tiny thing|Don't want to say it in the channel]: [there's a typo on the second page of your handout|the date in your slide footer is from last year|your email signature has the old phone number|it says "pubic relations" on your agenda]. [Nobody else noticed, I think|Figured you'd want to know].
B [Oh no|Oh, good grief|Thank you for telling me], [fixing it now|how long has it been like that|I sent that to twenty people].
A [It happens|Nobody reads footers|We've all done it], [fix it and move on|that's what friends are for|I won't tell].

? A not in Executive
A [Want to grab lunch {dow}|Lunch on {dow}|Free for lunch {dow}]? [My treat, it's been forever|I need to get out of this building|I want your opinion on something that isn't work].
B [Yes, noon|I'd love to|Can do, if it's after 12:30], [you pick|anywhere but the sub place|I'm driving].
A [Noodles, then|The diner, it's quiet|Thai place it is], [meet you in the lobby|see you at the door|I'll book a table].

? A not in Warehouse; B not in Warehouse
A [You got a second to look at something|Could I borrow your eyes for a minute|Second pair of eyes, please]? [I'm about to send this to the whole list|It's a page and a half|I've read it so often I can't see it anymore].
B [Sure, send it over|Send it|Yes, I've got a gap until the hour]. [How brutal should I be|Typos or content]?
A [As brutal as you like|Mostly tone|Both], [sent|in your inbox|just shared it with you].
B [Read it. Second paragraph can go, the rest is good|Looks good, two commas and a "their"|Nice, clear. I'd lead with the date], [marked it up|left comments|see my notes].

? A not in Warehouse; B not in Warehouse
A [What time is the thing on {dow}|When's the meeting on {dow} again|Do you know when we start on {dow}]? [I declined it by accident and it vanished|My calendar shows two of them|Invite says one thing and the email says another].
B [{time}, training room|{time}, I just checked with the organizer|I've got {time} in the big conference room], [I'll forward you the invite|go by the email|the other one's old].
A [Thank you|Perfect|Great, deleting the other one].

? same team; morning; peers
A [Is the boss in a mood or is it me|Have you been by the corner office today|Did you hear the door]? [I got a one-word answer|I was going to ask about PTO|I need a signature].
B [Rough call at 9, I'd wait until after lunch|It's the budget, not you|Come back at 2], [bring good news|nothing personal|it'll pass].
A [After lunch it is|Thanks for the weather report|Good call, staying put].

? A not in Warehouse|Executive; B not in Warehouse|Executive
A [Did you see the new seating chart|Have you seen where they put us|Heard we're moving desks]? [I'm by the printer|They've got us next to the break room|We lose the window].
B [It's a draft, I'd say something now|I asked to stay, no answer yet|Could be worse, could be the copier], [nothing's final|talk to your manager|I'll trade you my corner].
A [You'd do that|Asking today|Noise-canceling headphones, then].

? morning; A not in IT
A [Is your printer working|Can you print|Does the upstairs printer work for you]? [Mine's been "connecting" for ten minutes|Downstairs one is out of toner|I need forty copies by 2 and it's jammed].
B [Mine works, send it to me|Use the one by accounting|It's the driver, pick the second queue], [how many pages|and bring your own paper|IT's on the toner].
A [It's printing, thank you|Sent to yours|Got it to work, you can ignore the email].

? morning; A not in Warehouse; B not in Warehouse
A [Can you bring the projector back when you're done|Do you still have the projector|Who has the portable projector, is it you]? [I've got it booked at 1|Customer's coming at 2 and the wall screen is dead|I swear it grows legs].
B [It's in my trunk, sorry, bringing it up|On my desk, come get it|Marketing had it last|Finishing now, I'll drop it off], [the remote's missing, use the button|the cable's with it this time|adapter is in the bag].

? A in People|Executive|Marketing|E-commerce|Sales
A [Can I put your name down for|Would you help with|Are you up for helping with] [the picnic committee|the toy drive|the holiday party|the charity walk table]? [It's two short meetings and a spreadsheet|Mostly it's ordering plates|I'd do the planning, I just need somebody with a van].
B [Sure, who else is on it|Okay, but I'm not doing name tags|Yes, as long as it's not during month-end]?
A [You're wonderful|Adding you|Excellent], [first meeting's {dow} at noon|we have cookies|I'll send you the list].

? A in Sales|Support|E-commerce; B in Finance
A [Quick question on the tax-exempt form|Tax-exempt question|Do you know how this works]: {account} [sent one for the wrong state|sent theirs, but it's expired|says they're exempt but hasn't sent anything]. [Can I still take the order without tax|Do I charge tax and refund it later|Do I hold it].
B [Charge tax until we have a good one, we can credit it after|Ask for the current one, they renew every few years|No form, no exemption, I'm afraid], [send it to me when you get it|I file those|I need the signed one].
A [Makes sense, I'll ask {first}|Okay, telling {first}|Got it, I'll go get the right one].

? A in Warehouse|Operations; B in Sales
A [Does {account} have a dock|Do you know whether {account} has a dock|Can a 53-footer get into {account}]? [Carrier wants to know if it needs a liftgate|I'm booking freight and there's no note|Last driver couldn't get in].
B [No dock, liftgate every time|They've got one, but call before delivery|I'd have to ask {first}|It's a strip mall, so liftgate and a pallet jack], [receiving closes at 3|mornings only|put it in the delivery notes].
A [Adding it to the booking|Liftgate it is|Thanks, I'll put it in the notes].

? A in Sales|Support|E-commerce; B in Warehouse; morning
A [Can anything still go out today|What's the cutoff today|Is it too late to get something on today's truck]? [{first} at {account} is begging|{account} has an install tomorrow|I may have promised somebody].
B [Driver's here at 3:30, so I need it by 3|If it fits on a pallet that's already wrapped|Parcel yes, freight no], [what is it|how many cartons|send me the order number].
A [Two cartons, sending the number|One carton, and I'll carry it down myself|Sending it now], [I owe the crew donuts|thank you|you're my favorite].

? A in Support; B in Warehouse; morning
A [Do we have a count on the returns shelf|How full is the returns cage|How bad is the returns area]? [I've got people asking about refunds|Trying to figure out if I can come down and inspect a few|Need to know if I should bring help].
B [Two pallets and a cart|Not bad, maybe thirty boxes|It's ugly, we had a big day], [come after 2 when the inbound's done|bring gloves|start with the left side].
A [See you after lunch|Coming with my scanner|Will do].

? A in Support; B in Support; peers
A [This customer is making me crazy|I need to vent for one minute|Talk me down], [third call today about the same thing|they want a refund and to keep it|I've explained it four different ways]. [I've been so polite my jaw hurts|I muted myself and screamed].
B [Put them through to me|Take five, get some air|Who is it? I might know them], [you're doing everything right|some days are like that|want me to take the next one].
A [No, I've got it, but thank you|If they call again, yes please|Walking around the building], [that helped|better already|needed that].

? A in Support; B in Support
A [Have you had this one|Ever seen this|Does this ring a bell]: [customer says the box was sealed and one part was missing|tracking says delivered and the customer says no|they want to return something they bought from somebody else]. [What do we do|Is there an article for it|Do I open a claim or ship first].
B [Ask for a photo of the box, then open a claim|Check the weight on the label against ours|Be kind and say no, we can't], [there's an article, it's just hard to find|I had two of those last month|I'd loop in the warehouse].
A [On it|Asking for photos now|Good, that's what my gut said].

? A in Support; B in Sales
A [Somebody in support promised {account} a callback from sales|I have {account} on a case and it's really a sales question|{first} at {account} wants pricing, not support], [is that you|can you take it|yours, right]?
B [Yes, that's mine|Mine, send it over|Not anymore, but I'll call], [what do they need|is it a reorder|do they have a number in mind].
A [Sounded like a reorder|Wants a quote for a second location|Just "call me about pricing"], [thanks for taking it|notes are in Alder|best before noon].

? A in Sales; B in Operations|Product
A [How firm is the lead time we're quoting|Is the lead time on the sheet real|Can I trust the lead time on the list]? [I've got a customer who plans around it|I don't want to be the one who calls them in a month|{first} at {account} wants it in writing].
B [Add a week and sleep better|It's real if it's in stock, otherwise add two weeks|Check with me before you put it in writing], [the supplier's been slipping|what item|I'll have a better answer {dow}].
A [Adding a week|Quoting it with a cushion|Okay, I'll tell them it's an estimate].

? A in Sales; B in Sales
A [Are you bringing|Did you pack|Who's bringing] the [demo unit|sample kit|banner stand] for {account} {dow}? [I don't want to show up with a brochure and a smile|Last time we both thought the other one had it|My trunk has room].
B [It's in my car already|I'll pick it up from the warehouse {dow} morning|Not yet, reserved it though], [you bring the price list|you do the talking|can you carry the other half].
A [Deal|Works|Good], [meet you in their lot ten minutes early|I'll print two sets|lunch after].

? A not in Executive; B not in Executive
A [Your car|Your truck] [has its lights on|is blocking the dock ramp|has a window down], [I'm looking at it from the break room|in case you haven't heard from anybody else|and it's starting to drizzle].
B [Oh shoot, thanks|On my way down|Thank you, running], [I was in a rush this morning|it's going to be one of those days|again].

A [Can you send me the number for|Do you have a contact at|Who do we use for] [the copier company|the pallet recycler|the forklift repair place|the alarm company]? [The sticker's worn off|The number in my phone is disconnected|Ours was in an old email].
B [Sending it now|In my contacts, one second|Ask for Denise, she actually answers], [mention the account or they put you on hold|they're slow on Fridays|same-day if you call before 10].
A [You're a walking phone book|Got it|Saved, thank you].

? A not in Warehouse; B not in Warehouse|Executive
A [Did you get a chance to read|Have you looked at|Did my notes reach you on] [what I sent about the handbook|the notes from the safety meeting|the draft agenda]? [I need to send the final version {dow}|No rush, but my deadline is {dow}|Silence makes me nervous].
B [Read it last night, all good|Halfway, so far one comment|Not yet, sorry, tonight], [I'd cut the last paragraph|will mark it up|looks right to me].
A [Thanks|Great|That's all I needed], [you're the only one who answered|sending it out as is|I'll wait for your markup].

? B in People; A not in People
A [Can I ask you something about benefits|Benefits question|Who do I ask about open enrollment, you]? [Do I have to do anything if nothing changes|We're adding a baby in a few months|My spouse's job is dropping coverage].
B [Me, yes|You're in the right place|I can help with that]. [You have thirty days from the event|If nothing changes it rolls over, except the FSA|Send me the date and I'll get you the forms].
A [That's a relief|Sending you the details|I'd have missed the FSA], [thank you|you're the best|putting a reminder in].

? A in People; B not in People
A [I need your W-4 again|Your address in the system is the old one|You haven't done the annual training], [payroll kicked it back|mail came back to us|it's the last one on your list]. [Takes five minutes|Link's in your email|Could you do it by {dow}].
B [Sorry, doing it now|Thought I had|I moved in the spring and forgot you people need to know], [is the link still good|done by lunch|will you chase me again if I forget].
A [With pleasure|Cheerfully|Yes, it's literally my job], [thanks|and link's fine|got it, you're all set].

? A not in IT; B in IT
A [I'm locked out of Alder|Alder won't take my password|It says my account is locked]. [I did not type it wrong five times, it was four|I have a call in {mins} minutes|Came back from lunch and boom].
B [Reset it, check your email|Unlocked, try again|Done, use the link I sent], [pick something longer this time|it logs you out everywhere, just so you know|caps lock, by any chance].
A [I'm in, thank you|It worked|We will not discuss caps lock].

? A not in IT; B in IT
A [Is it okay to click on this|Got an odd email, want me to forward it|Did you send me a gift card request]? [It says it's from the CEO and wants gift cards|Says my mailbox is full, with a button|A "voicemail" from a number I don't know].
B [Don't click, forward it to me and delete|Phishing, thanks for asking first|Not from us. Delete it], [you're the third today|nobody here will ever ask you for gift cards|report button's at the top].
A [Deleted|Forwarded and gone|Knew it smelled funny].

? A not in IT; B in IT
A [Could I get access to|Can you add me to|Who gives access to] [the shared purchasing folder|last year's pricing folder|the team calendar]? [I can see the name but not what's in it|It asks me to request access and then nothing happens|My predecessor had it].
B [Added you, give it a minute|Needs your manager's okay, just forward me a yes|Which one, there are two], [log out and back in|you get read only for now|edit rights go through the owner].
A [I see it now|Works|Forwarding the yes in a second].

? B in Marketing; morning
A [The banner you sent|That flyer|The draft postcard] [looks great, one thing|is nearly there|is lovely]: [the phone number's missing a digit|we can't say "guaranteed" anywhere|the disclaimer is cut off at the bottom]. [Can you fix it before it goes to print|Is there still time|When does it lock].
B [Fixing now, new one in an hour|Printer gets it at 4, so yes|Good catch], [anything else while I'm in there|I'll send you a new proof|that came straight from the old file].
A [That's it|Nothing else|All good otherwise], [thank you|love the colors|nice work].

? A in Marketing|E-commerce; B in Product|Sales; morning
A [Could you get me three sentences on|Can you write me a blurb on|I need a line or two about] the {article}? [For the newsletter|For the website, plain words|It's for the show flyer]. [What do customers actually say about it|What should I not say|Nothing technical].
B [Sure, by tomorrow|Can do it after lunch|Give me until {dow}], [I'd talk about upkeep, that's what people ask|what's the length|no superlatives, please].
A [Plain and short is perfect|Fifty words tops|You're the expert], [thank you|take it from there|I'll send you the proof].

? A in Support|Warehouse|Product; B in E-commerce; morning
A [The picture of the {article} on the site|Our shop photo of the {article}|The main photo for the {article}] is [of the old version|too dark|the wrong finish]. [A customer pointed it out|Two people emailed about it|I noticed it while checking a return]. [Do we have a better one|Could you swap it|Who shoots those now].
B [I've got one from the last shoot|Swapping it today|Can you bring one up to the photo corner], [thanks for telling me|should be live by tonight|will redo the zoom shot too].
A [Great|That was quick|I'll bring one up after lunch].

? A in Warehouse; B in Operations|Warehouse
A [Can we talk about the bin labels|Bin labels again|About the labels in aisle four]: [half of them don't scan|they peel off in the heat|the new ones are too small to read from the lift]. [Who orders those|Can we get the thicker ones|I'd rather fix it before count].
B [I order them, send me a picture|Same supplier as the carton labels, I can switch|Let's do it right], [how many do you need|start with the worst aisle|should have new ones {dow}].
A [Two rolls would do it|About four hundred|Picture sent], [thanks|crew will be happy|no more typing numbers by hand].

? A leads B; A in Warehouse
A [Can you stay an extra hour today|Any chance you can stay until 6|Could you come in at 6 on {dow}]? [Container got pushed and lands at 4|I'm one person short|We've got a live unload]. [Overtime, obviously|I'll buy dinner|No hard feelings if you can't].
B [Yeah, I can do that|I have to check on the kids, probably yes|Sure, I could use the hours], [does that come with pizza|until 6, not later|who else is on].
A [You, me and the new guy|Three of us|Just us two], [thank you|appreciate it|I'll put it on the sheet].

? A in Warehouse; B in Warehouse|Operations
A [Forklift two is leaking again|The dock plate on three is sticking|Pallet jack's wheel is shot]. [I tagged it out|Put a cone on it|Nobody's using it]. [Want me to call the repair guy|Can you get it on the schedule|Do we rent one meanwhile].
B [Call them, use the open PO|I'll call|Yes please, before somebody gets hurt], [thanks for tagging it|ask how soon|use the old one until then].
A [They can come {dow}|First thing {dow}, they say|On it].

? B in Operations|Product; A not in Warehouse
A [The supplier's rep is in the lobby|A rep just showed up without an appointment|There's a vendor up front asking for you]. [He brought samples|Says he was in the neighborhood|She says you know each other], [should I send them up|are you here|do you want to be in a meeting].
B [Give me ten, then send them up|Tell them to email me first|I'm in a meeting, wink], [offer them coffee|get a card|thanks for the warning].
A [Will do|You're in a very long meeting|Coffee's poured].

? A in Operations|Sales|E-commerce|Warehouse; B in Operations
A [Do you have a minute to look at freight on one shipment|Freight question|Does this freight quote look right to you]? [They came back at a class I've never seen|Two pallets, and the price is higher than three was|The accessorials are more than the haul].
B [They reclassed it by density, send me the dimensions|Somebody ticked residential|Ask them to pull the liftgate, the customer has a dock], [happens every month|don't book it yet|I'll call our rep].
A [Dims sent|You're right, residential was ticked|Asking them to requote].

? A not in Warehouse
A [You might know this|Institutional memory question|Random question]: [where did the paper files from before the move go|where do the old sample boards live now|what happened to the binders from the old office]? [Someone asked and I had no answer|I'd rather ask you than guess|There's nothing in the folder].
B [In the locked room behind hall two|Mezzanine, behind the trade show crates|Warehouse has them on the top rack], [have fun down there|bring a flashlight|ask for the key first].
A [Of course they are|I'll try there|Ha, thank you].

A [I had an idea and want to try it on you first|Tell me if this is dumb|Can I pitch you something]: [what if we did the Monday call standing up|what if every new person spent two days at the dock|could we put customers' thank-you notes up in the hall]? [It'd be cheap|It worked at my last job|Be gentle].
B [Not dumb at all|I'd support that|I like it], [bring it up {dow}|who'd have to say yes|start small and see].
A [I'll bring it up {dow}|Okay, you gave me courage|Writing it down before I chicken out].

A [Could you call me when you have a sec|Call me when you're free|Got time for a quick call]? [Easier to explain than type|It's not bad, just long|Two minutes tops].
B [Calling you now|In {mins} minutes, finishing something|On with a carrier, right after].
A [Great, I'm at my desk|Perfect|Use my cell].

A [Sorry I missed you|Sorry, I saw your call too late|Just saw your missed call], [phone was on silent|was on the floor|was driving]. [What's up|Is it still burning|Should I call now].
B [All sorted|No need, figured it out|Call me when you're parked], [I only needed a code|it was about the key to the cage|nothing dramatic].

? A not in Executive; B not in Executive
A [Are you going to the thing on {dow} night|Are you going to happy hour on {dow}|You going {dow}]? [I don't want to be the only one over thirty|I can drive|I'll go if you go].
B [For one drink|Yes, save me a seat|Can't, it's bath night and I'm on duty|If I'm out of here by 6], [who else is coming|parking's awful, so ride with me|tell me everything tomorrow].

? A not in Executive
A [My kid's selling cookie dough again, and I'm supposed to ask ten people|I'm required to ask ten people about candy bars|I have to sell eleven more raffle tickets by {dow}]. [You're number four|You can say no|I'll buy from yours in the spring].
B [Two tubs, whatever flavor|Put me down for one|Of course, remember the wrapping paper I sold you], [cash okay|I'll drop it at your desk|you know my weakness].
A [Thank you, seven to go|You're the best|My child thanks you, in writing].

? A not in Executive; B not in Executive
A [Is it okay if I move your plant|Your plant is dropping leaves|I watered your plant], [it's getting no light there|it looked sad|hope that's all right]. [It's on the windowsill now|I gave it half a glass|Tell me if I overstepped].
B [Please save it|You're kinder to it than I am|Thank you, I forget it exists], [take it if you want|every other Friday, I'm told|it was a gift, I can't let it die].

? A not in Warehouse; B not in Warehouse
A [Your {dow} invite|That invite for {dow}|The meeting you set for {dow}] [runs over lunch|is on top of the safety meeting|lands when half of us are out]. [Could it move to the morning|Any chance for an earlier slot|Does it have to be {dow}].
B [Good point, moving it|Didn't see that, sorry|I'll find another slot], [how's {time}|new invite coming|does the day after work].
A [That works|Better, thanks|Much better].

? late; A not in Executive; B not in Executive
A [Go home|Why are you still online|You're still here]?
B [Month-end|One more email|Waiting on a truck], [ten minutes|you're one to talk|and you]?
A [Locking up|Same|Forgot my lunch box and came back], [walk out together|see you tomorrow|last one out turns off the coffee].

? peers
A [You were right about|Okay, you were right about|I hate to admit it, but you were right about] [the parking thing|going in by the dock door|calling before 9|that carrier]. [Don't let it go to your head|I should've listened|Saved me an hour].
B [Could I have that in writing|I'm framing this|Told you], [any time|happens once a year|glad it helped].

? A in Sales; B in Sales|Sales operations
A [I'm at {account} and|Sitting in the lot at {account} and|Just got to {account} and] [forgot the price list|can't remember the new buyer's name|my tablet is dead]. [Can you send it to my phone|Who am I meeting, is it {first}|Could you text me the terms page].
B [Sent|Texting you now|It's {first}, and yes, I just sent you everything], [good luck in there|say hi from me|check the second page].
A [You're the best|Got it, going in|Saved].

? A in Sales; B in Sales operations|IT
A [Can you fix an owner in Alder for me|{account} shows the wrong owner|Somebody's merged two contacts at {account}], [I can't edit it|I don't have the rights|I'm scared to touch it]. [Should be me|It should go back the way it was|No rush, just before Friday's report].
B [Send me the link|Looking|I can change that], [who had it before|want the history left alone|the import did that].
A [Link sent|Leave the history, please|Thank you, it's been bugging me].

? A in Sales|Support|Marketing; B in Sales operations|IT
A [What's the story with the dashboard|Does the dashboard look off to you|Is the dashboard frozen], [mine hasn't moved since yesterday|my number went down overnight|it shows a person who left]. [Refresh didn't help|Is it me].
B [It refreshes at six, check tomorrow|Filter's stuck on last quarter|You've got an old bookmark], [I'll look anyway|try it in a private window|send me a screenshot].
A [It was the filter|Old bookmark, embarrassing|Screenshot on the way].

A [Can I ask you something that isn't work|Not work, do you have a minute|Personal question, feel free to pass]? [We're looking at a house out by the lake and the commute scares me|We found a house we love, but it's fifty minutes out|Would you move an hour out for a yard].
B [I did it and never regretted the drive|Try the drive once at 7 in the morning before you sign|I'd do it for the quiet], [podcasts help|snow days are the worst part|happy to talk it through at lunch].
A [Lunch, yes please|Good idea, doing that {dow}|That helps more than the realtor did].

? A not in Executive
A [Parent question|You have teenagers, right|Need parent advice]: [my son wants to quit the team midseason|my daughter wants to drop band|how do you get a fourteen-year-old off the phone]. [He's|She's|Mine's] driving me up the wall.
B [Let it sit for a week|Ours finished out the season and then decided|I'd ask what's really going on], [it usually isn't what they say it is|and pick your battles|food helps].
A [You make it sound simple|Okay, a week|Food, I can do].

? A not in Executive
A [I got talked into coaching my kid's team|Guess who's coaching second-grade soccer|So I'm a coach now, apparently]. [I don't know a single rule|First practice is {dow}|There are fourteen of them]. [Didn't you use to coach|You did this, right|Any advice]?
B [Two years of it|I did, it's fun|Guilty]. [Snacks matter more than drills|Get a whistle and a parent for the snacks|Keep them moving and they can't fight], [the rules come by themselves|I've got cones in my garage|borrow my ball bag].
A [Yes to the cones|You're an angel|I'll take everything you've got].
""",
    "GROUP": """
A [So we all say the same thing to {account}|Before one of us answers {account}|Quick huddle on {account}]: [who's talking to {first}|which of us owns the reply to {first}|who has the relationship with {first}]? [I got the same question they sent you two|They've emailed three of us now|I don't want {first} getting three different answers].
B [I'll take it, I know {first} best|Let me, I've got a call with them anyway|Mine, I started the thread]. [Sending a draft here first|Will copy you both|I'll keep you two on copy].
C [Fine by me|Good, all yours|Works for me], [I'll sit on mine|deleting my half-written reply|I'll forward what they sent me].

A [Who's putting together|Which of us is doing|Did we decide who does] the [deck|agenda|handout] for {dow}? [I can do the first half|I've got last time's as a starting point|I'm happy to do it if somebody feeds me numbers].
C [I'll do it if you both send me three bullets|I'll take it|Put me down], [by tomorrow noon, please|short ones|no fonts smaller than 20].
B [Mine are in your inbox|Bullets coming after lunch|Sending mine tonight], [four, sorry|one has a chart|cut what you don't like].

A [Gift for {b1}'s|We should get something for {b1}'s|Are we doing something for {b1}'s] birthday… [oh no, {b1} is in this chat|oops, wrong group|please pretend you didn't see that, {b1}].
B [I saw nothing|Too late, I've got a screenshot|My eyes are closed], [and I like chocolate|for the record, I wear a medium|carry on].
C [Smooth, {a1}|Well, that's one way to do it|This is why we can't have surprises].

? A in Sales|Support|Operations; afternoon
A [Notes from this morning|My notes from the call|What I wrote down just now]: // - [{account} wants one contact, not three|{account} needs everything on one invoice|{account} wants deliveries before 10] // - {b1} [sends the recap|confirms it in writing|owns the follow-up] // - [we look at it again {dow}|next call is {dow}|check-in {dow}]
B [Recap is on my list for today|Sending it before I leave|Yep, on it]. [Did I miss a date|Anything I should leave out|Do we copy their AP].
C [Looks complete|That's what I heard, too|Matches mine], [add that receiving closes at 3|one more: they asked about a credit for the damaged carton|nothing to add].

A [Lunch {dow}, the three of us|Lunch, us three, {dow}|We said we'd do lunch. {dow}]? [My place is the Thai one|Anywhere without a TV|I'll drive].
B [Yes please|I'm free|Works], [if we're back by 1:15|not before 12:15|somebody book it].
C [In|Count me in|Can do], [I've been wanting dumplings|as long as nobody talks shop|I owe you both from last time].

? A in Sales|Support|Operations|Finance|Marketing|IT|Product|E-commerce|People|Sales operations
A [Need a volunteer|One of us has to|Somebody from this group should] [go to the safety meeting {dow}|sit in on the vendor demo {dow}|show the visitors around {dow}]. [I did the last one|I'm out that afternoon|I'd do it, but I have a customer then].
C [I'll go|I can, my afternoon's open|Fine, me], [send me the invite|how long is it|do I have to take notes].
B [I can back you up|Thank you|You're a hero], [I'll do the next|it's an hour, tops|ask about the parking, please].

A [Is anyone taking the Monday off|Who's off the week after next|Can we look at who's out when]? [I don't want all of us gone at once|I have to put the coverage sheet together|Two of us can't be out the same day].
B [I'm out the Friday, back Monday|I'm here all of it|Half day {dow}, that's all], [can cover mornings|happy to take phones|my in-laws canceled].
C [Out both days, it's in the calendar|Same, here the whole time|I wanted the Friday too, but I can move], [sorry|no problem either way|whoever asked first wins].

A [Dinner|Drinks|Bowling] [after work on {dow}|{dow} after work|{dow} night]: [who's in|thumbs up if you can|yes, no, maybe]? [It's been a quarter since we all got out|We earned it|My treat for the first round].
B [In, if I find a sitter|Yes|I can make it until 8], [somewhere we can hear each other|no karaoke|can we walk from the office].
C [Can't this time, my kid's got a game|In|Late but in], [drink one for me|save me a chair|I'll drive whoever needs a ride].

A [Okay, who told|Which of you told|Did one of you tell] [the boss I wanted to present|the picnic committee I can grill|the new people I'd give the tour]? [I just got a very cheerful email|I've been volunteered|My afternoon is gone].
B [It may have come up|Not me|Define "told"], [you'll be great|it was a compliment|somebody had to].
C [That was me, sorry|I said you'd think about it|I only said you'd be good at it], [I'll help|blame me|I'll bring coffee].

? A in Sales; C in Sales
A [Anyone know where the demo unit went|Has one of you got the demo unit|I'm looking for the demo kit]? [It isn't in the cage|The sign-out sheet is blank|I need it {dow}].
C [It's in my trunk|I had it Tuesday and put it back|{b1} took it out to a customer], [can bring it tomorrow|shelf three, bottom|I think].
B [Right, it's at my desk, I'll sign it back in|Guilty, returning it in the morning|I've got the case but not the cord], [sorry|my fault|the sheet's a mess].

? A in Sales|Support|Operations|Marketing
A [The big customer visit|Customer tour|Site visit] [on {dow}|this {dow}]: [I need one of you to do the warehouse part|who can do the ten minutes on service|I'll do the welcome, who does the tour]. [Keep it under fifteen minutes|They want to see the dock|Bring safety vests].
B [I'll do the tour|Warehouse is mine|Sure, I like doing those], [tell the crew so the aisle's clear|how many people|closed-toe shoes, tell them].
C [I can do questions at the end|I'll handle coffee and the room|I'll do service], [projector's booked|name tags, yes or no|parking spots are reserved].

? A in Support; B in Support; C in Support; morning
A [Phones are wild|We're getting slammed|It's all hands on phones] [this morning|right now|since 9]. [Can you both log in|Can one of you jump on|I need one more person until noon].
B [Logging in|In, taking calls|Give me two minutes and I'm on], [what are they calling about|what's the top question|is something down].
C [I'm on, too|Can take until 11:30|In a meeting, coming right after], [mostly shipping dates so far|bring coffee|tell me when it's calm].

? A in Support|Sales
A [Does this look right to you two|Can you both sanity check me|Two opinions, please]: [do we answer the complaint by phone or in writing|would you send the apology before we know what happened|do we offer the freight back or the next one free]?
B [Phone first, then a short email|I'd call|Call, always], [people calm down when they hear a voice|it's faster|then put it in writing].
C [Agree with {b1}|Same|I'd wait an hour and get the facts first], [don't promise a number|keep it short|I can sit in].
A [Calling now|Okay, phone it is|Thanks, both], [wish me luck|will report|glad I asked].

? A in Finance
A [Month-end reminder for us|It's that time|Close is {dow}]: [expense reports in|card receipts in the folder|anything you want accrued, tell me], [please don't make me chase you|by noon|coffee stains accepted].
B [Mine's in|Submitting today|One receipt short, looking], [proud of myself|first time ever on time|hotel promised to email it].
C [Doing it tonight|Half done|I'd forgotten, thank you], [set aside your red pen|you'll have it in the morning|I know, I know].

? A in Warehouse|Operations; B in Warehouse|Operations; C in Warehouse|Operations
A [Who has|Which of you has|Where's] the [key to the cage|key to the supply room|good hand truck|label gun]? [It's not on the hook|The hook is empty|Checked the usual spots].
B [Not me|I put it back last night|I gave it to {c1}], [check the office|maybe the shift lead|promise].
C [In my pocket, sorry|It's on my desk|Got it right here], [bringing it|walked off with it again|come by].

? A in Warehouse|Operations; B in Warehouse; morning
A [Rush order|We've got a rush|Need a favor, crew]: [{account} has to have theirs on the afternoon truck|{account} is picking up at 2|a customer's driver is coming early]. [Who can pull it|Can one of you stage it at door one|Two people, twenty minutes].
B [Pulling it now|I'll pull, somebody wrap|On my way to the aisle], [is it all in stock|do we have the pick ticket|which dock].
C [I'll wrap|Wrapping station is free, send it over|Staging at one], [labels are printing|driver's name, so I can look for him|done in fifteen].
A [You two are the best|Thank you|Great], [I'll do the paperwork|BOL is on the printer|telling them it's ready at 2].

? A not in Warehouse
A [Can we kill|Is anybody attached to|Do we still need] [the Wednesday check-in|our Thursday sync|the weekly stand-up]? [We've canceled it four times|We say the same three things|A thread would do].
B [Kill it|Please|I'd keep it every other week], [I get an hour back|nobody will miss it|we need some face time].
C [Every other week sounds right|Fine, if we actually write the thread|Agree], [I'll change the series|new invite coming|starting next week].

A [Are we good for {dow}|All set for {dow}|Checking in about {dow}]? [I've got the room|Room's booked until 11|Handouts are printed].
B [Yes|Ready|Almost], [finishing my part tonight|I'll be there ten minutes early|just need the final numbers].
C [All good here|Good to go|Ready as I'll ever be], [bringing bagels|I'll run the slides|who opens].

? A in Sales|Marketing; B in Sales|Marketing
A [Who's picking up|Can one of you pick up|Somebody needs to pick up] [the buyers from {account} at the airport|our visitor at the hotel|the sandwiches] {dow}? [I've got the 9:00|My car seats two|I'm presenting right before].
B [I can|I'll do it|Me], [what time do they land|is it one trip|text me the address].
C [I'll ride along and do the talking|I'm the backup|Thanks, {b1}], [bring a sign|clean the back seat|call me if it's late].

? A in Sales|Marketing|Product
A [That went well|Well, that went better than I feared|I think that went fine], [don't you think|what did you two make of it|am I kidding myself]? [They laughed twice|Nobody looked at a phone|They stayed twenty minutes longer].
C [I thought so too|You were good up there|They asked the right questions], [the demo did it|the price part was a little long|I'd send a note today].
B [Agree|I'm cautiously happy|Same feeling here], [let's not celebrate yet|sending a thank-you now|drinks if it comes through].

? morning
A [I'm stuck in traffic|My flight's delayed|Stuck behind an accident], [can one of you start without me|please start without me|you two begin]. [I'm maybe twenty minutes out|ETA half past|I'll dial in from the car].
B [Got it, I'll open|No problem|We'll do introductions slowly], [drive safe|take your time|we saved your seat].
C [I've got your slides|Your part is last anyway|They're late, too], [no stress|coffee's poured|so you're fine].

? A in Sales; B in Sales; C in Sales
A [Question for the two of you|You two would know|Need your memory]: [what did we give {account} last time, free freight or a discount|who promised {account} a spare set|when did {account} last ask for a better price]?
B [Free freight, I'm pretty sure|Not me|It's in the notes on the account], [{c1} did that one|check Alder|last summer, maybe].
C [I'd have to look|It was freight|Nobody promised anything, they just assumed], [let me check my email|I have it in writing somewhere|don't quote me yet].

A [Thank you both|You two|I want to thank you two] [for staying last night|for the save this morning|for cleaning up my mess]. [I'd have been there until ten|I've never been so glad to see two people with a tape gun|I owe you a very good lunch].
B [Any time|It was kind of fun|You'd have done it for us], [but lunch, yes|pick a day|I have an expensive place in mind].
C [Don't mention it|Happy to help|Teamwork], [next time, earlier, though|my back disagrees|I accept payment in tacos].

? summer
A [The picnic|Picnic planning|About the summer picnic]: [we need a date, a grill and someone who isn't me for games|I've got the park reserved for the second Saturday|budget's the same as last year]. [Who takes food|{b1}, can you do food|I need a yes from each of you].
B [I'll do food|Food's mine|Yes to food], [burgers, dogs, veggie|how many heads|no potato salad in the sun].
C [Games and drinks|I'll do the games|I can borrow a bounce house], [sack race is back|we need a first-aid kit|tell people to bring chairs].
""",
}
