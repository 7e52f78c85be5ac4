"""Between two people, or a few."""

# One turn a line; sentences read best unbroken.
# ruff: noqa: E501

SCENES = {
    "DIRECT": """
? morning
A [Do you have five minutes before your 2:00|Got five minutes before lunch|Could I grab you for five minutes this morning]? [I want to run something by you.|I'd rather not put it in an email.|Need a sanity check on something.]
B [Sure, come by now.|Yes, I'm at my desk until noon. [Should I be worried|Good news or bad]?|Now is good, my call got canceled.]
A [On my way. Nothing bad, promise.|Be there in two.|Great, walking over. [It's just a judgment call|Just need your opinion].]

A [Are you in the office today?|Are you at your desk?|You in today?] [I walked by and your chair was empty.|I stopped by twice and missed you.|Your light's off.]
B [Working from home, kid's got a fever. What do you need?|In the training room, people keep [borrowing|stealing] my desk. What's up?|Up front with a visitor, back in {mins} minutes.|Was at the dentist, just got in. [What's up|Everything okay]?]
A [It can wait, I just need a signature. I'll leave it on your keyboard.|No emergency. Find me when you surface.|Nothing urgent, I [have your package from the front desk|borrowed your stapler and brought it back].]

? A not in Executive
A [Any chance you could give me a ride home tonight?|Could I catch a ride with you tonight?|Are you driving past my street tonight?] [My car's still at the shop.|They had to order a part for my car.|My husband has the car.] [I can leave whenever you do.|Any time after 4:30 works.]
B [Sure, I'm leaving at 5. Meet me out back.|No problem. [You'll have to move the car seat|Ignore the fast food bags].|Of course, around 5:15. I have to stop for gas first.]
A [You're a lifesaver.|Thank you! Gas is on me.|Perfect, I'll bring snacks.]

? morning; A not in Executive
A [I forgot my badge|I left my badge at home|My badge is in my other coat]. [Could you let me in the side door?|Can you buzz me in?|Would you come get me at the front?] [I'm standing in the rain.|I've got a box in my arms.|Nobody's answering at the front desk.]
B [Coming.|On my way down.|Be right there. [Third time this month|Put it on your keys].]
A [Thank you!|You're the best.|Thanks. [I'm taping it to my phone|It's going on my keychain tonight].]

? morning; A in Sales|Support; B in Sales|Support
A [I have to leave at 3 for a dentist appointment.|I'm leaving at 2:45 to pick up my son.|I have to run out at 2 for a school thing.] [Could you keep an eye on my inbox?|Can you grab my line if it rings?|Mind taking my calls until 5?]
B [Sure. Anyone I should watch for?|Got it. Is there anything I shouldn't answer?|No problem. [Anything likely to blow up|Expecting anybody]?]
A [If {first} from {account} calls, just say I'll be back first thing {next_day}.|Only {first} at {account}, and a message is fine.|Nobody special. A name and number will do.]

? A in Support; B in Support; peers
A [Can you swap phones with me on {dow}|Any way you'd trade the early slot with me on {dow}|Would you switch late coverage with me on {dow}]? [My daughter has a recital.|Car inspection, it's the only slot they had.|Parent-teacher conference at 4.] [I'll take any day you want.|I'll take your next Friday.]
B [Done, I'll take it. Change the sheet so nobody yells at me.|Sure, if you take the Friday after.|Yes, that works out for me anyway. [Will you change the sheet|The sheet's yours to change]?]
A [Just changed the sheet. Thank you so much.|Deal. Sheet's updated.|You're a good human. [Sheet's changed|I'll fix the schedule now].]

? A in Sales; B in Sales
A [Did you ever hear back from {first} at {account}?|Has {first} at {account} gotten back to you?|Any word from {first} over at {account}?] [I left two voicemails.|My last email just sat there.|It's been radio silence on my end.]
B <<Only an auto-reply. [Try before 9, that's when they pick up|Texting works better than email there|I'd just call, early].|Nothing from them either. [I'd give it until {dow}|I wouldn't chase before {dow}].|Briefly. They're buried in inventory this week, [so I wouldn't read anything into it|nothing's wrong].>>
A <<[Good tip|That helps], thanks. I'll try [early {next_day}|{next_day} morning].|[Okay|Then] I'll wait [a couple of days|until then].|Okay, [that helps. I'll stop panicking|good. I'll leave them alone for now].>>

? morning; B in Sales; A not in Executive|Warehouse
A {first} at {account} [just called the main line looking for you|called for you while you were out|was trying to reach you]. [Something about a delivery window.|Had a question about terms.|Didn't say what about.] [I said you'd call back today.|The number's the one in Alder.|Mornings are best, apparently.]
B [Thanks. Upset or just curious?|Got it, I'll call before lunch. How was the mood?|Ah, been expecting that. Did it sound urgent?]
A [Friendly enough.|In a hurry, but polite.|Perfectly pleasant, [no rush|not in any hurry].]

? A in Sales|Support; B in Sales
A [Heads-up before you talk to {account}|Before you talk to {account}|Just so you're not surprised at {account}]: {first} <<is [still sore about a late delivery|nervous about spend this quarter|worried about lead times]. [I'd go easy.|I wouldn't open with price.|Let them talk first.]|is out until {dow}. [The assistant is guarding the calendar.|Nobody else there decides anything.]>>
B <<[Good to know, thanks. I'll keep it short.|That explains the tone of that last email. Thank you.|Thanks, I'd have walked right into that.]|[Glad you told me, I'll hold off until then.|Thanks, no point in calling today, then.|Okay, moving my call.]>>

? A in Sales; B in Finance; A not in Sales development representative
A {account} [wants to know if we can do net 60|asked about net 45|is asking for longer terms]. [What do I tell them?|Is that a conversation we have?|Who signs off on that these days?]
B <<[Net 30 is standard. For anything longer I need a credit application first.|Don't promise anything on the phone. I'd need a credit application from them.|Not without a credit application. [It's two pages|The form's on the shared drive].]|How long have they been [with us|buying from us]?>>
A <<[Okay, I'll send them the form.|Understood, nothing promised. I'll get the paperwork.|Got it. I'll ask {first} for it today.]|[Let me look it up and come by your desk.|Longer than I've had the account. I'll get you the history.]>>

? A in Sales; B in Finance
A [Do we have a W-9 I can send to a customer?|Could you send me our W-9?|Where do I find the current W-9?] [{account} can't set us up as a vendor without it.|{first} at {account} needs it for their vendor setup.|{account}'s AP won't move until they have one.]
B [On the shared drive under Finance, Forms. Use the one signed this year.|Just emailed it to you. They'll want the remit-to page too.|Sent. [The old one has our old address, so toss it if you have it|Don't use any older copies, please].]
A [Perfect, forwarding it now.|Thanks, that was fast.|Off it goes. Thank you.]

? A in Sales; B in Finance
A {first} at {account} says their AP [never got the invoice|sent our invoice to somebody who left|needs the PO number on the invoice]. [Can you resend it?|Could you send it again?|Would you mind sending a new copy?]
B [Yes, what's the right address?|Sure. Is it still the same AP email? [The one I have bounces|I've got two on file].|I can. Get me a live person's name over there first, please.]
A [Asking {first}, you'll have it [in an hour|shortly].|Let me call and get you the right address.|I'll find out and send it over. Thanks.]

? A in Finance
A [I'm missing receipts for two lines on your expense report.|Your expense report came back, two receipts are missing.|I need receipts for the hotel and one dinner on your expense report.] [Photos are fine.|A picture from your phone works.|A card statement won't do it, sorry.] [Cutoff is {dow}.|I close it out {dow}.]
B [The hotel is emailing me a copy. [Tomorrow okay|Can you give me until {next_day}]?|They're in my car somewhere. I'll dig tonight.|I thought I'd scanned those. Sending them again [now|in a minute].]
A [Thanks, then you get paid in this run.|Great, I'll hold the report for them.|Appreciate it.]

? B in Finance; A not in Finance
A [What do I put a customer lunch under?|Which code is a customer lunch again?|Where does a lunch with a customer go on the expense form?] [The form keeps kicking it back.|I do this twice a year and forget every time.|I've redone this report three times.]
B [Meals, client. List who was there and attach the itemized receipt, not just the card slip.|Meals, client, and put the names in the note.|The second one, the first is for training. [Names go in the note|And it wants the itemized receipt].]
A [It went through. Thank you!|Accepted. Hallelujah.|That was it, thanks.]

? B leads A
A [I'd like to take {dow} off if that's okay.|Would it be all right if I took {dow} off?|Is {dow} okay for a day of PTO?] [Family's in town.|My mom's moving and needs a hand.|It's the kids' last day of swim camp.] [Nothing's due that day.|I'm caught up.|I've already asked about coverage.]
B [Fine by me, put it in the system.|Approved, just put it on the team calendar.|Go ahead. Enjoy [the day|it].|Sure. Remind me [the day before|{next_day}] so I don't schedule over it.]
A [Thank you, it's in.|Just entered it. Thanks.|Great, thanks!]

? B leads A; morning
A [I'm not feeling well and I'm heading home|I need to go home, I've got a fever|I'm going to log off and lie down, sorry]. [It's a stomach thing, you don't want details.|My throat's like sandpaper.|I was up all night with the baby and now I have it.] [My one call today can move.|I'll check messages later.]
B [Go. Feel better.|Go home and don't check messages, sleep.|Okay, rest up. [We've got it|I'll let the team know].]

? B leads A
A [Could I work from home on {dow}?|Okay if I work from home {dow}?|Mind if I work remote {dow}?] [Cable guy, sometime between 8 and never.|They're delivering a washer in a four-hour window.|The kids have no school.] [I'll be on chat all day.|All my calls are phone calls anyway.]
B [That's fine, put it on the calendar.|Sure. They always come in the last ten minutes, good luck.|Works for me, just be on the 10:00.]
A [Will do, thanks.|Thank you!|Great, it's on the calendar.]

? B leads A
A [Was I too blunt in that meeting?|How do you think I did in that meeting?|Any feedback on how I handled that meeting?] [I keep replaying it.|Honest answer, please.|I've been second-guessing myself since.]
B [You were fine. A little fast at the start, maybe.|It went well. I'd let them finish before answering, that's all.|You said what they needed to hear. [Nobody took it badly|I'd follow up with a short note].]
A [That's useful, thank you.|Thanks for being straight with me.|Good, I can work with that.]

? B leads A
A [Can we move our one-on-one to {dow}, {time}?|Could we push our one-on-one to {dow} at {time}?|Any chance we could do our 1:1 on {dow} at {time} instead?] [I'm double-booked with a customer.|It's the only slot the dentist had.|Two things landed on top of it.]
B [Sure, move the invite.|Works for me. Anything burning before then?|No problem, I'll move it. [Bring your goals draft|Bring your vacation dates].]
A [Thanks, all good until then.|Thank you. Nothing that can't wait.|Great, see you then.]

? A leads B; A not in Warehouse|Sales; B not in Warehouse|Sales
A [How's it going with the filing backlog?|Where are you with that backlog?|How's the backlog looking?] [No pressure, just planning my week.|I need to tell my boss something this week.|Trying to figure out if we need help.]
B [About two thirds done. You'll have the rest {dow}.|Almost there, waiting on two answers.|Behind, to be honest. [It's been nuts|The phones were nuts this week]. I should catch up by {dow}.]
A [Thanks for being honest. Shout if it slips.|Great, that works.|Okay. Take an hour with the phone off if you need it.]

? A leads B
A [Do you have room for one more thing this week?|Could you take something on for me?|I've got a small project and thought of you.] [The training notes are two years old and need a rewrite.|We need one page on how we handle damaged freight.|Somebody has to clean up the shared folder.] [An hour or two, not more.|It doesn't have to be pretty.]
B [Sure, by when?|I can. When do you need it?|Yes, if it can be next week. Is that okay?]
A [End of next week is plenty. Thank you.|No later than the end of the month. I'll send you what we have.|Next week's perfect. Ask me if anything's unclear.]

? A leads B; B in Support|Sales
A [Nice job with that caller|You handled that phone call well|That was good work on the phone] [today|just now]. [I don't say it enough.|I wanted you to know I noticed.|I could hear them calm down from across the room.]
B [Thank you, that means a lot.|Thanks. I was shaking.|I appreciate that. It got easier after the first minute.]

? A leads B; late
A [You've put in a lot of hours this week.|I see you're still on.|You were here late yesterday, too.] [Log off, it'll keep.|Go home, I mean it.] [Is there too much on your plate?|Everything okay?]
B [I'm fine, just wanted it off my desk. [Logging off now|Five minutes].|It's the month-end, it passes. Thanks for asking.|Okay, going. Could I bring it up [on {dow}|in our one-on-one]?]

? A not in Executive
A [Thanks for covering for me yesterday.|Thank you for jumping in yesterday.|I owe you for yesterday.] [You didn't have to stay that late.|I know you had your own stuff to do.|Nobody even noticed I was gone.]
B [You'd do the same for me. [Everything okay at home|Did it all work out]?|Happy to, it was quiet. How's your mom doing?|Any time. Is your kid feeling better?]
A [Much better, thanks for asking. Lunch is on me {dow}.|All good now. I'm bringing you coffee {next_day}.|Getting there. I mean it, I owe you one.]

? peers
A [Did that email of mine come across as rude?|Was my email too harsh?|Be honest, was I snippy in that reply?] [I wrote it before coffee.|I reread it and cringed.|I meant it to be short, not mean.]
B <<It was direct, not rude. [Nobody will remember by Thursday|You're fine].|A little. [I'd just call them|I'd pick up the phone].|I've seen worse, some of it from me. A nice line after it and it's forgotten.>>
A <<[Phew.|Okay, I'll let it go. Thanks.|Good. I needed to hear that.]|[Calling now.|Okay, calling after lunch. Next time coffee first.]|[I'll follow up with something human.|Will do. Thanks.]>>

? A not in Warehouse; B not in Warehouse
A Do you still have the template for [the quarterly summary|the site visit checklist|customer onboarding|meeting minutes]? [The one in the folder is from three years ago.|I can only find the version with the old logo.|Search turns up eleven copies.]
B [I've got it on my desktop, sending it.|Shared drive, Templates, the one without a date.|Second folder down, the one called "final". Sorry.] [Please delete the others if you can.|I keep meaning to clean that up.]
A [Got it, thank you.|There it is. [You should rename it|Thanks].|Found it. I'm moving the rest to an archive.]

? A not in Executive; B not in Executive
A [Small thing, didn't want to say it in the channel:|Psst.|Just between us:] [there's a typo on the second page of your handout|the footer on your slides has last year's date|your email signature has the old phone number|your calendar invite says "pubic relations"]. [I don't think anyone else noticed.|Figured you'd want to know.]
B [Oh no. Thank you. Fixing it now.|Oh, good grief. Changing it right now.|Thank you for telling me. [I sent that to twenty people|I looked at that three times].]
A [Nobody reads that closely.|It happens to all of us.|I won't tell.]

? A not in Executive
A [Want to grab lunch on {dow}?|Free for lunch {dow}?|Lunch on {dow}? It's been forever.] [I need to get out of this building.|My treat.|I want your opinion on something that isn't work.]
B [Yes, noon? You pick the place.|I'd love to. Anywhere but the sub place.|Sure, if it's after 12:30. I'll drive.]
A [Noodles, then. Meet you in the lobby.|The diner, it's quiet. See you at the door.|Thai place it is. I'll get us a table.]

? A not in Warehouse; B not in Warehouse
A [You got a second to look at something?|Could I borrow your eyes for a minute?|Second pair of eyes, please?] [I'm about to send this to the whole list.|It's a page and a half.|I've read it so often I can't see it anymore.]
B <<[Sure, send it over|Send it]. Typos or content?|Yes, I've got [a gap|time] until the hour. How brutal should I be?|Happy to. Send it over.>>
A <<[Both, please. It's in your inbox.|Mostly tone. Just shared it with you.]|[Brutal is fine. Sent.|Be kind, I'm tired. Sent.|Eight out of ten. It's in your inbox.]|[Sent, thank you.|Just shared it with you.]>>
B [Second paragraph can go, the rest is good.|Looks good. Two commas and a "their", I left comments.|Read it. Nice and clear, I'd just lead with the date.]

? A not in Warehouse; B not in Warehouse
A [What time is the meeting on {dow}?|When's the meeting on {dow} again?|Do you know when we start on {dow}?] [I declined it by accident and it vanished.|My calendar shows two of them.|The invite says one thing and the email says another.]
B [{time}, in the training room. I'll forward you the invite.|{time}, I just checked. The other one's old.|I've got {time} in the big conference room. Go by the email.]
A [Thank you.|Perfect, deleting the other one.|Great, I'll be there.]

? same team; morning; peers
A [Is the boss in a mood or is it me?|Have you been by the corner office this morning?|Is today a bad day to ask about PTO?] [I got a one-word answer.|I need a signature.|The door's been closed since 8.]
B [There was a rough call first thing. I'd wait until after lunch.|It's the budget, it's not you.|Come back at 2. Bring good news.]
A [After lunch it is.|Thanks for the weather report.|Good to know. Staying put.]

? A not in Warehouse|Executive; B not in Warehouse|Executive
A [Did you see the new seating chart?|Have you seen where they put us on the seating chart?|Heard we're moving desks?] [I'm by the printer.|They've got me next to the break room.|I lose the window.]
B [It's a draft. I'd say something now.|I asked to stay where I am, no answer yet. You should ask too.|Nothing's final. Talk to your manager.]
A [Asking today.|Noise-canceling headphones, then.|Good idea. I'll ask nicely.]

? A not in IT
A [Is your printer working?|Can you print?|Does the upstairs printer work for you?] [Mine's been "connecting" for ten minutes.|The one downstairs is out of toner.|Mine's jammed again and I need forty copies.]
B <<Mine works, send it to me. How many pages?|Use the one by accounting. [Bring your own paper|It's the only one that behaves].|Pick the second queue, the first one's been dead [for a week|since Monday].>>
A <<[Forty. Thank you!|Twelve, sending it now.|Just two, thanks.]|[Okay, walking over.|It's printing. Thank you!]|[That did it, thanks.|Of course it has. Working now, thank you.]>>

? morning; A not in Warehouse; B not in Warehouse
A [Do you still have the portable projector?|Who has the portable projector, is it you?|Can you bring the projector back when you're done with it?] [I've got it booked at 1.|A customer's coming at 2 and the wall screen is dead.|I swear that thing grows legs.]
B [It's in my trunk, sorry. Bringing it up.|On my desk, come get it. The cable's with it this time.|Finishing now, I'll drop it off. [The remote's missing, use the button|Adapter's in the bag].]
A [Thank you!|Great, you saved my meeting.|Perfect. I'll sign it out properly this time.]

? A in People|Executive assistant|Marketing
A [Can I put your name down for|Would you help with|Are you up for helping with] [the picnic committee|the toy drive|the holiday party|the charity walk table]? [It's two short meetings and a spreadsheet.|Mostly it's ordering plates.|I'd do the planning, I just need another pair of hands.]
B [Sure.|Okay, but I'm not doing name tags.|Yes, as long as it's not during month-end.]
A [You're wonderful. First meeting's {dow} at noon.|Great, adding you. There will be cookies.|Noted. That makes [three|four] of us.]

? A in Sales|Support|E-commerce; B in Finance
A {account} sent us a tax-exempt form, but [it's for the wrong state|it's expired|it isn't signed]. [Can I still take the order without tax?|Do I charge tax and credit it later?|Do I hold the order?]
B [Charge tax until we have a good one, we can credit it after.|No valid form, no exemption, I'm afraid. Ask for a current one.|Ask them for the right one, it usually takes a day. Send it to me when you have it.]
A [Makes sense, asking {first} now.|Okay. I'll let {first} know.|Got it. I'll get the right one.]

? A in Warehouse|Operations; B in Sales
A [Does {account} have a dock?|Do you know whether {account} has a dock?|Can a 53-footer get into {account}?] [The carrier wants to know if it needs a liftgate.|I'm booking freight and there's no note.|The last driver couldn't get in.]
B [No dock, liftgate every time. Receiving closes at 3.|They've got one, but the driver has to call ahead.|It's a strip mall, so liftgate and a pallet jack. Mornings only.]
A [Thanks, putting it in the delivery notes.|Okay, that's what I needed.|Good to know. I'll add it to the account.]

? A in Sales|Support|E-commerce; B in Warehouse; morning
A [Can anything still go out today?|What's the cutoff today?|Is it too late to get something on today's truck?] [{first} at {account} is begging.|{account} has an install {next_day}.|I may have promised somebody.]
B [Driver's here at 3:30, so I need it by 3. How many cartons?|Parcel yes, freight no. What is it?|If it fits on a pallet that's already wrapped. Send me the order number.]
A [Two cartons, sending you the number. I owe the crew donuts.|It's one carton and I'll carry it down myself.|Small stuff. Sending it now, thank you.]

? A in Support; B in Warehouse; morning
A [How full is the returns cage?|How bad is the returns shelf?|What does the returns area look like today?] [I've got people asking about refunds.|I'd like to come down and inspect a few.|Trying to figure out if I should bring help.]
B [Two pallets and a cart. Come after 2, when the inbound's done.|Not bad, maybe thirty boxes.|It's ugly. Bring gloves and start on the left side.]
A [See you after lunch.|Okay, coming down with my scanner.|Thanks. I'll be down [this afternoon|after lunch].]

? A in Support; B in Support; peers
A [This customer is making me crazy.|I need to vent for one minute.|Talk me down.] [Third call today about the same thing.|They want a refund and to keep it.|I've explained it four different ways.]
B [Put them through to me if you want.|Take five, get some air. I can grab your next call.|Want me to take the next one?]
A [No, I've got it, but thank you.|If they call again, yes please.|Walking around the building. Better already.]

? A in Support; B in Support
A [Have you had this one?|Ever seen this?|Does this ring a bell?] [The box was sealed and one part was missing.|Tracking says delivered and the customer says no.] [Do I open a claim or ship a new one first?|What do we do first?]
B [Ask for a photo of the box, then open a claim.|Check the weight on the label against ours, that usually tells you.|I had two of those last month. Claim first, then loop in the warehouse.]
A [Asking for photos now.|Good, that's what my gut said.|Thanks, that's a plan.]

? A in Support; B in Sales
A [I have {account} on a case and it's really a sales question.|{first} at {account} wants pricing, not support.|{account} came in through support asking for a quote.] [Is that you?|Can you take it?|Yours, right?]
B [Yes, that's me. What do they need?|Mine, send it over. Do you know what it's for?|Not anymore, but I'll call. What did they say they're after?]
A [Sounded like a reorder. Notes are in Alder.|Just "call me about pricing". Before noon is best.|It's for a second location, they said. Thanks for taking it.]

? A in Sales; B in Operations|Product
A [Can I trust the lead time on the sheet?|How firm is the lead time we're quoting?|Is the lead time on the list real?] [I've got a customer who plans around it.|I don't want to be the one who calls them in a month.|{first} at {account} wants it in writing.]
B <<If it's in stock, yes. Otherwise [add a week and sleep better|I'd add a week].|Check with me before you put it in writing. Which item?|It's an average. [Say "about" and you're fine|I'd call it an estimate].>>
A <<[Adding a week.|Okay, with a cushion it is. Thanks.]|[I'll send you the list, it's three items.|Let me get the item numbers and come back to you.]|[Okay, I'll tell them it's an estimate.|"About" it is. Thanks.]>>

? A in Sales; B in Sales
A [Are you bringing|Do you have|Did you sign out] the [demo unit|sample kit|banner stand] for {account} on {dow}? [I don't want to show up with a brochure and a smile.|Last time we both thought the other one had it.|I've got room in my trunk.]
B [It's in my car already. You bring the price list.|I'll pick it up from the warehouse that morning. You bring the price list.|Not yet, but it's reserved. Can you bring the price list?]
A [Deal. Meet you in their lot ten minutes early.|Works for me. I'll print two sets of everything.|Good. Lunch after?]

? A not in Executive; B not in Executive
A Your [car|truck] [has its lights on|is blocking the dock ramp|has a window down]. [I'm looking at it from the break room.|In case nobody's told you yet.|I only know because I parked next to you.]
B [Oh shoot, thanks.|On my way down. It's going to be one of those days.|Thank you! I was in a rush this morning.]

? A not in Executive
A Do you have a number for [the copier company|the pallet recycler|the forklift repair place|the alarm company]? [The sticker's worn off.|The one in my phone is disconnected.|It was in an old email I can't find.]
B [Sending it now. Ask for Denise, she actually answers.|Give me a second. They're slow on Fridays, just so you know.|Yep, texting it to you. You'll need the account number.]
A [You're a walking phone book.|Got it, thanks.|Saved. Thank you.]

? A not in Warehouse; B not in Warehouse|Executive
A [Did you get a chance to read my notes from the safety meeting?|Have you looked at the draft agenda I sent?|Did you have a chance to look at the draft I sent around?] [I need to send the final version {dow}.|My deadline is {dow}.|Silence makes me nervous.]
B [Read it last night, all good.|Just did. One comment on page two, I marked it.|Looks right to me. I'd cut the last paragraph.]
A [Thanks, you're the only one who answered.|Great, thank you.|That's all I needed.]

? B in People; A not in People
A [Benefits question:|Can I ask you something about benefits?|Who do I ask about open enrollment, you?] [Do I have to do anything if nothing changes?|Does everything roll over if I don't touch it?|If I do nothing, do I keep what I have?]
B [Everything rolls over except the FSA, you have to pick that again.|You keep your plan. The FSA is the one thing you have to redo.|It rolls over, but check your beneficiaries. And the FSA doesn't.]
A [I'd have missed the FSA. Thank you.|That's a relief, thanks.|Putting a reminder in. Thank you!]

? B in People; A not in People
A [We're expecting a baby in a few months.|My spouse's job is dropping their health coverage.|I'm getting married in the spring.] [What do I need to do about insurance?|How do I change my coverage?|When do I have to tell the insurance?]
B [You have thirty days from the date, then I need the paperwork. [Come by any time|I'll walk you through it].|Good to tell me early. I'll send you the forms, and it's thirty days from the event.|Come see me, it's ten minutes. You get thirty days once it happens.]
A [Thank you, that's easier than I thought.|Great, I'll stop by {dow}.|Okay, thirty days. Writing it on the fridge.]

? A in People; B not in People
A [You're the last one on my list for|I still need you to do|Friendly nudge about] the annual [safety|security] training. [It takes twenty minutes.|The link's in your email.|Could you do it by {dow}?]
B <<Sorry, doing it now.|I thought I had. Is the link still good?|Done by lunch {next_day}, promise. Will you chase me again if I forget?>>
A <<[Thank you!|Great, then I can close the list.|You're a star.]|[Link's good. Thanks!|Yes, it's the same link.|It is. I can see you got to question four.]|[With pleasure.|Yes, it's literally my job.|Cheerfully. Thanks.]>>

? A in People; B not in People
A [Is this still your address?|Did you move and not tell us?|Quick one: did your address change?] [Some mail to you came back.|The benefits mailing came back to us.|We got your insurance card back in the mail.]
B <<[I moved in the spring and forgot to tell you people|Yes, sorry, new apartment]. Sending you the new one.|I did move, sorry. Where do I change it?|No, that's still the right one. [Odd|I'll ask the mailman].>>
A <<[No problem, I'll mail it again.|Thanks, updating it now.]|[You can do it yourself under your profile, or send it to me.|Just send it to me, I'll do it.]|[Okay, I'll try it once more.|Strange. I'll leave it on your desk instead.]>>

? A not in IT; B in IT
A [I'm locked out of Alder.|Alder won't take my password.|Alder says my account is locked.] [I did not type it wrong five times, it was four.|I have a call in {mins} minutes.|Came back from lunch and boom.]
B <<Reset it, check your email.|Unlocked, try again. [Caps lock, by any chance|Was caps lock on]?|You're good now. Pick something longer this time.>>
A <<[Got it, I'm in.|It worked. You're fast.]|[I'm in. We will not discuss caps lock.|It was. Thank you.]|[I'm in, thank you.|Will do. Thanks!]>>

? A not in IT; B in IT
A [Got an odd email, want me to forward it?|Is it okay to click on this?|Does this look like a scam to you?] [It says it's from the CEO and wants gift cards.|It says my mailbox is full, with a big button.|It's a "voicemail" from a number I don't know.]
B [Don't click. Forward it to me and delete it.|Phishing. Forward it to me, then delete it. Thanks for asking first.|Not from us. Forward it over and delete it, you're the third today.]
A [Deleted.|Forwarded and gone.|Knew it smelled funny. Thanks.]

? A not in IT|Executive; B in IT
A Could I get access to [the shared purchasing folder|last year's pricing folder|the team calendar|the photo archive]? [I can see the name but not what's in it.|It lets me ask for access and then nothing happens.|I need it for a report.]
B [Needs your manager's okay. Just forward me a yes.|Added you. Log out and back in.|Done, give it ten minutes. It's read-only for now.]
A [Thanks!|Great, thank you.|Okay. [Appreciate it|Thanks for being quick].]

? B in Marketing; A not in Warehouse
A [The draft flyer looks great.|Love the draft postcard.|The new banner is nice.] One thing: [the phone number's missing a digit|we can't say "guaranteed" anywhere|the disclaimer is cut off at the bottom]. [Is there still time to fix it?|Can you fix it before it goes to print?]
B [Fixing it now, new proof in an hour.|Good catch. The printer gets it {next_day}, so yes.|Ugh, that came straight from the old file. Thanks.]
A [Thank you. Nice work on the rest.|Great. Everything else is good.|Thanks! Love the colors.]

? A in Marketing|E-commerce; B in Product|Sales
A Could you write me three sentences about the {article}? [It's for the newsletter.|For the website, in plain words.|It's for the show flyer.] [What do customers actually say about it?|What should I not say?|Nothing technical.]
B [Sure, by {next_day}. How long can it be?|I can do that by {dow}.|Happy to. [I'd talk about upkeep, that's what people ask|No superlatives, though].]
A [Fifty words tops. Thank you!|Plain and short is perfect.|Great, I'll send you the proof.]

? A in Support|Warehouse|Product; B in E-commerce
A Our main photo for the {article} is [of the old version|too dark|the wrong finish]. [A customer pointed it out.|I noticed it while checking a return.|Somebody emailed about it.] [Do we have a better one?|Could you swap it?]
B <<I've got [one|a better one] from the last shoot, swapping it.|Can you bring one up to the photo corner?|Thanks for telling me. I'll reshoot it [this week|{dow}].>>
A <<[Great, thank you.|Much better already. Thanks.]|[Sure thing, bringing one up.|Yes, give me an hour.]|[Thanks. That'll save us some calls.|Perfect.]>>

? A in Warehouse; B in Operations|Warehouse
A About the bin labels in aisle four: [half of them don't scan|they peel off in the heat|they're too small to read from the lift]. [Who orders those?|Can we get the thicker ones?|I'd rather fix it before the count.]
B <<I can order better ones. How many do you need?|Send me a picture and I'll talk to the supplier.|Let's do it right. Count how many are bad and I'll order.>>
A <<[Two rolls would do it.|About four hundred. Thanks.]|[Picture sent.|Sending you one now. The crew will be happy.]|[Will do, by {dow}.|I'll walk the aisle this afternoon.]>>

? A leads B; A in Warehouse
A [Can you stay an extra hour today?|Any chance you can stay until 6 today?|Could you stay a bit longer today?] [A container got pushed and lands at 4.|I'm one person short.|We've got a live unload.] [Overtime, obviously.|I'll buy dinner.|No hard feelings if you can't.]
B [Yeah, I can do that.|Probably, I have to check on the kids first. Give me five.|Sure, I could use the hours.]
A [Thanks, I'll put it on the sheet.|Great. Appreciate it.|Good. It'll be two hours at most.]

? A in Warehouse; B in Warehouse manager|Shift lead|Operations
A [Forklift two is leaking again.|The dock plate on three is sticking.|The good pallet jack has a flat spot in the wheel.] [I tagged it out.|Put a tag on it.|It's tagged, nobody's using it.] Want me to call the repair guy?
B <<Call them, use the open PO.|I'll call. Thanks for tagging it.|Yes please, before somebody gets hurt.>>
A <<[On it.|Calling now.]|[Thanks, I'll tell the crew.|Good. I'll keep people off it.]|[Calling them now.|Will do. I'll let you know when they come.]>>

? B in Operations|Product; A not in Warehouse
A [There's a vendor's rep in the lobby for you|A rep just showed up without an appointment, asking for you|A supplier's rep is up front asking for you]. [He brought samples.|She says she was in the neighborhood.|He says you know each other.] [Are you here?|Should I send them up?]
B <<I'm in a meeting, wink. Get a card, please.|Give me ten minutes, then send them up.|Offer some coffee, I'll come down.>>
A <<[You're in a very long meeting.|Card's on your desk.]|[Okay, will do.|Ten minutes it is.]|[Coffee's poured.|Will do. They like it black.]>>

? A in Sales|E-commerce|Warehouse; B in Operations
A Does this freight quote look right to you? [They came back with a class I've never seen.|Two pallets, and it's more than three were last time.|The accessorials are more than the haul.]
B [Somebody ticked residential. Have them requote.|They reclassed it by density. Send me the dimensions.|Ask them to pull the liftgate and see what's left. Don't book it yet.]
A [Good eye. Asking them now.|Okay, thanks. I've got another one right behind it.|I'll send you what they say.]

? A not in Warehouse; B in Warehouse|Operations|Executive assistant
A [Institutional memory question:|You might know this:|Random question:] where [did the paper files from the old office end up|do the old sample boards live now|do we keep the trade show crates]? [Somebody asked and I had no answer.|I'd rather ask than dig.]
B [In the locked room behind hall two. Ask for the key first.|Mezzanine, at the back. Bring a flashlight.|Top rack, last I saw. Somebody with a lift license has to get them down.]
A [Of course. Thanks.|I'll try there.|Ha, thank you. Wish me luck.]

A Tell me if this is dumb: [what if we did the Monday meeting standing up?|what if every new person spent two days at the dock?|what if we put customers' thank-you notes up in the hall?] [It'd be cheap.|It worked at my last job.|Be gentle.]
B [Not dumb at all. Bring it up {dow}.|I like it. Who'd have to say yes?|I'd support that. Start small and see.]
A [You gave me courage. I'll bring it up.|Okay, I'll ask around.|Writing it down before I chicken out.]

A [Call me when you have a sec?|Got time for a quick call?|Could you call me when you're free?] [Easier to explain than type.|It's not bad, just long.|Two minutes tops.]
B [Calling you now.|In {mins} minutes, finishing something.|I'm on with a carrier, right after that.]
A [Great, I'm at my desk.|Perfect, use my cell.|No rush.]

A [Sorry I missed your call.|Sorry, I saw your call too late.|Just saw your missed call.] [My phone was on silent.|I was out on the floor.|I was driving.] [What's up?|Should I call now?]
B [No need, figured it out.|All sorted, I only needed the code for the supply room.|Nothing dramatic. Call me when you're [parked|free].]

? A not in Executive; B not in Executive
A [Are you going to happy hour on {dow}?|You going to happy hour {dow}?] [I don't want to be the only one over thirty.|I can drive.|I'll go if you go.]
B [For one drink.|Yes, save me a seat.|If I'm out of here by 6.]
A [Deal.|Okay, we'll figure it out that day.|Fair enough.]

? A not in Executive
A My kid's [selling cookie dough again|selling candy bars for the band|selling raffle tickets for the team], and I'm supposed to ask ten people. [You're number four.|You can say no.|I'll buy from yours in the spring.]
B [Put me down for two.|Of course. Remember the wrapping paper I sold you?|Sure. I've got cash on me.]
A [Thank you, only six to go.|You're the best.|My child thanks you, in writing.]

? A not in Executive; B not in Executive
A [I moved your plant to the windowsill.|I watered your plant.|Your plant was dropping leaves, so I gave it some water.] [It looked sad.|Hope that's all right.|Tell me if I overstepped.]
B [Please save it. You're kinder to it than I am.|Thank you, I forget it exists.|Take it if you want. It was a gift and I can't let it die at my desk.]

? A not in Warehouse; B not in Warehouse
A Your {dow} meeting [runs over lunch|is on top of the safety meeting|lands when half of us are out]. [Could it move?|Any chance of another slot?|Does it have to be then?]
B [Good point, how's {time}?|Didn't see that, sorry. Would {time} work?|I'll find another slot. Is {time} any better?]
A [That works.|Better, thank you.|Perfect.]

? late; A not in Executive; B not in Executive
A [You're still here?|Why are you still online?|Go home.]
B [One more email. You're one to talk.|Waiting on a truck. And you?|Ten minutes. What about you?]
A [Locking up. Walk out together?|Forgot my lunch box and came back. See you {next_day}.|Just closing things out. Last one out turns off the coffee.]

? peers
A I hate to admit it, but you were right about [the parking|going in by the dock door|calling before 9|taking the back road]. [Don't let it go to your head.|I should've listened.|It saved me an hour.]
B [Could I have that in writing?|Happens once a year.|Glad it helped. I'll be insufferable until Friday.]

? A in Sales; B in Sales|Sales operations
A [I'm in the lot at {account} and my tablet is dead.|Just got to {account}, and my folder's on my desk.|About to walk into {account} without my folder.] [Can you send the price list to my phone?|Could you text me the terms page?]
B [Sent. Good luck in there.|Texting it to you now. Say hi to {first} from me.|Just emailed it, check page two.]
A [Got it, going in.|You're the best.|Saved. Thank you.]

? A in Sales; B in Sales operations|IT
A [Somebody merged two contacts at {account}.|{account} has two contacts that are the same person.|One of the contacts at {account} has somebody else's phone number.] [I don't have the rights to fix it.|I'm scared to touch it.|It's not urgent, just before Friday's report.]
B <<Send me the link, I'll look.|I can fix that. Which name is right?|The import did that. I'll clean it up [this week|by {dow}].>>
A <<[Link sent. Thank you.|Sent. No rush.]|[It's {first}. Thank you.|The one with the email address.]|[Thanks, it's been bugging me.|Great. I'll stay out of it.]>>

? A in Sales|Support|Marketing; B in Sales operations|IT
A [Does the dashboard look off to you?|Is the dashboard frozen?|What's wrong with the dashboard?] [Mine hasn't moved since yesterday.|My number went down overnight.|Refreshing didn't help.]
B <<It updates overnight, check again {next_day}.|Your filter's stuck on last quarter.|You've probably got an old bookmark. Try opening it from the menu.>>
A <<[Okay, I'll look again in the morning.|Good to know. Thanks.]|[That was it. Embarrassing.|You're right, thank you.]|[That was it, thank you.|Works from the menu. Thanks.]>>

? A not in Executive
A [Can I ask you something that isn't work?|Not work, do you have a minute?|Personal question, feel free to pass.] [We found a house we love, but it's fifty minutes out.|We're looking at a house out by the lake and the commute scares me.|Would you move an hour out for a yard?]
B [I did it and never regretted the drive.|Try the drive once at 7 in the morning before you sign anything.|I'd do it for the quiet. The snow days are the worst part.]
A [Good idea, doing that this week.|That helps more than the realtor did.|Thanks. Can I pick your brain at lunch {dow}?]

? A not in Executive
A Parent question: my <<son wants to quit the team midseason. He's|daughter wants to drop band. She's|son wants to quit piano. He's>> [driving me up the wall|not budging]. [What would you do?|Did you go through this?]
B <<Ours finished out the season and then decided.|Let it sit for a week. It usually isn't what they say it is.|I'd ask what's really going on. Over food.>>
A <<[Finish the season. Okay.|That's what my husband says too.]|[Okay, a week. Thanks.|You make it sound simple.]|[Food, I can do.|Pizza tonight, then. Thanks.]>>

? A not in Executive
A I got talked into coaching [my kid's soccer team|second-grade soccer|T-ball]. [I don't know a single rule.|First practice is {dow}.|There are fourteen of them.] [Any advice?|Didn't you use to coach?]
B [Two years of it. Get a whistle and a parent for the snacks.|Snacks matter more than drills. Trust me.|Keep them moving and feed them at halftime. I've got cones you can borrow.]
A [You're an angel.|Yes to all of that.|Okay, snacks. Got it.]

? A in Operations|Finance; B in Warehouse
A [How did the count come out in aisle six?|Are you done counting aisle six?|How's the cycle count going?] [I've got a variance I can't explain.|I'd like to close it out this week.|The system says one thing and my gut says another.]
B <<Still short by two. I'll have somebody count it again {next_day}.|One case was in the wrong bin. It ties out now.|Almost done, one more bay. You'll have the sheet {dow}.>>
A <<[Thanks. No rush.|Okay, that matches my variance at least.]|[Great, send me the sheet.|It's always the wrong bin. Thanks.]|[Perfect.|Okay, I'll hold off until then.]>>

? A in Operations; B in Warehouse
A [Can you take a delivery at 7 on {dow}?|Would a 7:00 delivery on {dow} work?|The carrier wants to come at 7 on {dow}.] [It's a floor-loaded container.|Four pallets, nothing heavy.|They won't budge on the time.]
B <<I'll have somebody here at 6:30.|Fine, but door two only, three's blocked until noon.|Okay. Tell them no earlier, nobody's here to open up.>>
A <<[Thank you. Confirming it with them now.|You're the best.]|[Door two, got it.|I'll tell the carrier. Thanks.]|[Will do. Thanks.|Okay, 7 on the dot.]>>

? A in Marketing; B in Sales
A [Would you ask {first} at {account} for a quote we can use?|Do you think {first} at {account} would give us a testimonial?|Is {account} happy enough to be in the newsletter?] [Two sentences and a first name would do.|I'd write it, they'd just have to say yes.|We're short on real voices.]
B [I'll ask when we talk next.|They'd need to run it past their boss, but I'll try.|I think so. Let me ask {first} over coffee, not by email.]
A [That would be great. No pressure.|Thank you! I'll send you a sample.|Perfect. Whenever it fits.]

? A in E-commerce; B in Support
A [Are you getting calls about the checkout page?|Anything from customers about the website today?|Are people calling about shipping options online?] [Something looks off on my end.|I changed a setting this morning.|Asking before I start digging.]
B [Two so far. Both got through on the second try.|Nothing yet. I'll let you know if that changes.|One. She couldn't find the pickup option.]
A [Thanks, that's what I needed to know.|Okay, looking into it.|Good. Please send me the next one.]

? A in Finance; B in Sales|Support
A [Is {first} still the right person for invoices at {account}?|Who handles invoices at {account} these days?|Do you have an AP contact at {account}?] [My email bounced.|I only have a general inbox.|The name I have is three years old.]
B [They've got a bookkeeper now. I'll get you the name.|{first} forwards it, so that's fine.|Let me ask. I'm talking to them this week anyway.]
A [Thanks, no rush.|Great. I'll update the account when I have it.|Perfect, thank you.]

A [Did I leave my phone charger at your desk?|Is my notebook on your desk, by any chance?|Did I leave my glasses in your office?] [I've looked everywhere else.|I had it when we talked this morning.|I'm retracing my steps.]
B <<Yes, it's right here.|No, sorry. Try the conference room.|There's one on the windowsill. Come look.>>
A <<[Coming to get it.|Oh good. Be right over.]|[Will do, thanks.|Okay. It has to be somewhere.]|[That's mine. Coming.|On my way.]>>

? A not in Executive
A [What are you doing for lunch?|Are you eating at your desk today?|Have you had lunch?] [I've got two sandwiches and only one mouth.|I brought too much chili.|The vendor sent a fruit basket and it's just me here.]
B [I'll be right over.|You had me at food.|I was about to get something sad from the machine. Coming.]
A [Bring a fork.|Great, I'm in the break room.|Perfect.]

? A in Sales|Support|Marketing; B in Sales|Support
A [Is it okay to call {first} at {account} by first name?|How formal are they at {account}? Do I say {first}?|Do you call {first} at {account} by first name?] [I'm calling them in an hour.|I don't want to get it wrong twice.]
B [Just say {first}, everybody does.|First name is fine, they're not formal over there.|I've always said {first} and nobody minded.]
A [Good. Thank you.|That's a relief.|{first} it is.]

? A not in Executive; B not in Executive
A [Are you coming to the safety meeting?|You coming to the safety meeting?|Are you going to be at the safety meeting?] [They moved it up ten minutes.|I can save you a seat.|There's coffee this time.]
B [On my way.|Yes, save me a seat.|Is it today? Oh no. Coming.]

? A not in Warehouse; B not in Warehouse
A [Do you mind if I use your desk {next_day}?|Could I sit at your desk on {dow}?|Is your desk free on {dow}?] [They're working on the lights over mine.|My chair's being repaired.|I've got a visitor who needs mine.]
B [Go ahead, just don't touch the plant.|Sure. The left drawer sticks.|Fine with me, I'm in the conference room all day anyway.]
A [Thank you. I'll leave it as I found it.|You're kind.|Great. I'll bring you a coffee.]

A [Your voicemail is full.|Did you know your mailbox is full?|I tried to leave you a message, your voicemail's full.] [A customer just told me.|It says so before the beep.]
B [Ugh. Cleaning it out now.|It's been full since Monday, I'm a coward.|Thanks. I thought it was quiet.]
A [There goes your afternoon.|Somebody named Denise called. Twice.|Good luck in there.]

? A not in Executive
A [Thank you for the cookies.|Were those cookies on my desk from you?|I found the cookies. Thank you.] [I've told no one.|They didn't make it to ten o'clock.]
B [You looked like you needed them.|It was the least I could do.|Guilty. They're my grandmother's recipe.]
A [They were gone by ten. Thank you.|Well, thank you. They were perfect.|Made my whole week.]

? A in Sales|Marketing|People|Finance|IT|Product|Support; B in Warehouse|Operations|Support
A <<[Dumb question: what's a BOL?|What does BOL stand for? I've been nodding along.]|[Dumb question: what does LTL mean?|I've been nodding along for a month, so: what's LTL?]|[Dumb question: what's the RMA number for?|Why does every return need an RMA number?]>>
B <<Bill of lading. It's the paper the driver signs.|Less than truckload. Your pallets share the truck with somebody else's.|So we know what's in the box before we open it. Without it, nobody can tell whose it is.>>
A <<[Thank you. I'll stop nodding.|That makes so much sense.]|[Ah, that's why it takes longer.|Got it. Thank you.]|[Makes sense. Thanks!|Okay, I'll stop complaining about it.]>>

? A not in Executive; B not in Executive; morning
A [How long have you been parking in back?|Where do you park when the lot is full?|Is there any trick to parking after 9?] [I circled twice.|I ended up two blocks away.|I'm tired of being ticketed.]
B [Behind the warehouse, past the dumpsters. Nobody knows.|The church across the street doesn't mind on weekdays.|Come before 8:45 or don't bother.]
A [You're a treasure.|Trying that {next_day}.|I'll take that secret to my grave.]

A [Is that smoke smell coming from your side?|Do you smell something burning?|Does it smell like burning over there?] [It's probably somebody's toast.|I don't want to pull an alarm over popcorn.]
B [It's the toaster. Everyone's fine.|Bagel. Stuck. Handled.|Somebody left the coffee pot on. It's off.]
A [Phew.|Okay. Opening a window.|Thank you, I was about to get my coat.]

? peers; A not in Executive
A [You look tired, everything okay?|You were quiet in the meeting. You all right?|Just checking on you. You okay?] [No need to talk about it.|I'm around if you want coffee.]
B [New baby, no sleep. I'm fine.|Thanks for asking. Long week at home.|I'm okay, it's allergies. But thank you.]
A [Okay. I'm here.|Take it easy. I'll get the coffees.|Shout if I can take something off you.]

? A not in Warehouse; B not in Warehouse; peers
A [Can you take notes on {dow}?|Would you mind taking notes in {dow}'s meeting?|Any chance you could take the notes {dow}?] [I have to leave ten minutes early.|I'm presenting.|It's my turn, but I'm dialing in from the road.]
B [Sure. Same template?|I can, if you do next week.|Okay, as long as nobody expects poetry.]
A [Deal.|You're great. Template's in the folder.|Thank you! Short is fine.]

? A in Operations|Warehouse|E-commerce|Support|Sales; B in Operations|Warehouse|E-commerce
A [I can't find the login for the freight portal.|Where do we keep the login for the freight portal?|Who do I ask for the freight portal login?] [The sticky note is gone, which is probably good.|The old one doesn't work anymore.]
B [It's in the password vault, under Shipping.|Ask IT to give you the vault folder, it's in there.|In the vault. I'm not allowed to type it here.]
A [Found it, thank you.|Okay, doing that now.|Makes sense. Thanks.]

? A in Support; B in Sales; morning
A [I told a customer we'd call back by the end of the day|I promised someone a callback today|I said you'd call a customer back today], and [it's one of yours|I think it's yours]: {first}, {account}. [Nothing dramatic.|Just a question about an open order.|They want to know about a sample.]
B [Calling right now.|Got it, on my list for this afternoon.|Thanks. I'll call after my next meeting.]
A [Great, thank you.|Perfect, I'll close the note.|Thanks. They're nice.]

? A in Warehouse; B in Warehouse
A [Have you seen the good tape gun?|Do you know where the stretch wrap went?|Who has the banding tool?] [It was on the bench.|I've got a pallet standing here.]
B [I saw it at the other end, by dock three.|Had it over here, sorry. Coming.|Second shelf of the cage, I moved everything.]
A [Got it.|Great, thanks.|Okay. We should chain it down.]

? A in Support|Finance; B in Warehouse
A [Can you check whether a box came back from {account}?|Did anything come in from {account} in the returns today?|Is there a return from {account} down there?] [{first} says it was delivered.|The tracking says it's here.|They're asking about the credit.]
B [Looking.|Give me fifteen minutes, I'm up to my elbows in it.|Let me check the cart.]
B [Not on the shelf yet. There's a trailer I haven't unloaded.|Nothing with that name so far. I'll look again after the afternoon truck.|Don't see it. Have them send you the tracking number.]
A [Okay, I'll tell them {next_day}.|Thanks for looking.|Will do.]

? A not in Warehouse|IT; B not in Warehouse|IT
A [How's the new headset?|Is the new chair any better?|Is the new laptop treating you right?] [I'm up for one next.|Asking before I fill out the form.]
B [Much better than the old one.|Took a day to get used to, now I love it.|It's fine. I'd ask for the same one again.]
A [Good to know.|Form's going in today.|Sold.]

? morning; A not in Warehouse
A [Are we still on for 4?|We still good for 4 today?|Still okay to meet at 4?] [I can come to you.|I only need fifteen minutes.|No hard feelings if not.]
B [Yes. Come to me, I'm waiting on a call.|Can we make it 4:15?|Sorry, can we do {next_day}? It blew up over here.]
A [No problem.|Works for me.|Sure thing.]

? morning; A not in Executive
A [I'm going to the post office at lunch.|Running to the bank at lunch.|I'm making a supply run at lunch.] [Need anything?|Can I take anything for you?]
B [I've got one envelope, thank you!|Stamps, if you don't mind. I'll pay you back.|I'm good, but thanks for asking.]

? peers; A not in Executive
A [You'll want to know: the boss liked your summary.|Just heard somebody praise your work in the hallway.|Your name came up in the meeting, in a good way.] [I thought you should know.|Nobody ever passes that on, so I am.]
B [Really? That makes my day.|Thanks for telling me. I thought nobody read it.|Well, I'll take it. Thank you.]

? same team; peers
A [Did you file your PTO for the holidays yet?|Have you put in for the holidays?|Are you taking the week after the holiday off?] [I don't want us both gone.|I'm about to put in mine.]
B [Not yet, go ahead. I'll work around you.|I'm only taking the Friday.|I put in for the second week, so the first is all yours.]
A [Thank you, that's perfect.|Great. Putting it in now.|You're easy to work with.]

? A in Sales|Marketing|Operations|Product; peers
A [My flight gets in late, so I'll be dialing in {next_day}.|I'm driving back tonight, so I'll be in around 10 {next_day}.|I'm coming straight from the airport {next_day}.] [Could you open the room if I'm not there?|Would you start without me if I'm late?]
B [Sure. Safe travels.|No problem, I'll get it going.|Of course. Bring back something sweet.]

? A in Operations|Product|Marketing|IT|E-commerce|Finance
A [How do I turn this vendor down politely?|The vendor keeps calling. How do you get rid of them?|I've got a vendor who won't take no.] [I've said "not right now" three times.|He sends fruit.]
B [Say it's decided for the year and mean it.|"We're set, I'll reach out if that changes." Then stop answering.|Give them my name. I enjoy it.]
A [Using that word for word.|Thank you. I'm too nice.|Done. It felt great.]

? spring; A not in Executive
A [What's a good end-of-year gift for a teacher?|What do you give a teacher at the end of the year?|Need a gift idea for my kid's teacher.] [Under thirty dollars.|You're good at this.|It's due {next_day}, naturally.]
B [A gift card and a real note.|Anything but a mug.|Coffee and a handwritten card. They keep the card.]
A [Perfect.|Done. You're a genius.|Gift card it is.]

? A not in Warehouse; B not in Warehouse; peers
A [Your {dow} slot with the big conference room|The big conference room on {dow}]: [could I take the last half hour?|would you trade it for the small one?|do you need it the whole time?] [I've got six people and a speakerphone.|A customer's coming in.]
B [Take it, we're only three.|You can have it from half past.|Sure, I'll move to the small one.]
A [Thank you!|I owe you one.|Great, swapping it in the calendar.]

? A not in Warehouse|Executive; B not in Warehouse|Executive
A [Can you reach the top shelf in the supply closet?|You're tall. Got a second?|I need somebody with long arms.] [The envelopes are up there.|The ladder's gone.]
B [On my way.|Be right there.|That's what I'm paid for, apparently.]
A [Thank you!|My hero.|You're the best.]

? A in Warehouse|Operations; B in Warehouse
A [They're asking for volunteers for the count on Saturday.|Are you doing inventory this Saturday?|Did you sign up for the Saturday count?] [It's time and a half and breakfast.|Last time we were done by noon.]
B [I'm in. Same team as last time?|Can't, I've got a wedding.|Sure, I could use the money.]
A [Putting you down as you said.|Okay, I'll tell them.|Got it.]

? A in Warehouse; B in Warehouse|Operations
A [A driver left his paperwork on the counter.|The last driver forgot his copy of the BOL.|One of the drivers left his phone at the dock office.] [Do you know which carrier that was?|Do we have his number?]
B [It's on the sign-in sheet, third line.|He's still in the lot, I can see the truck.|Call dispatch, number's on the wall.]
A [Caught him. Thanks.|Got it.|On it.]

? A in Sales|Support|E-commerce; B in Warehouse|Operations
A [Customer wants to pick up at the dock. Do we do that?|Can somebody pick up an order at the dock {dow}?|Do we still allow will call?] [It's just two cartons.|They're an hour away.|They're in a hurry.]
B [Yes, between 9 and 3. Have them bring the order number.|We do. ID and the order number, and park at door one.|If you tell me a day ahead, sure.]
A [Perfect, telling them now.|Great. Thank you.|Thanks. I'll put it in the notes.]

? A not in Warehouse; B not in Warehouse; winter
A [It's freezing over here.|I can see my breath over here.|I'm typing in gloves.] [How is it on your side?|Is it any better where you are?]
B [Fine by the window, come sit here.|Same. The landlord's sending somebody {dow}.|A bit better. Want my spare sweater?]
A [Bringing my laptop over.|I'll survive. Thanks.|You're kind.]

? A not in Warehouse|Executive; B not in Warehouse
A [Would you look over my slides before {dow}?|Can I show you my slides before {dow}?|Got time to look at six slides before {dow}?] [I'm worried it's too many numbers.|It's my first time presenting to the whole group.|I can't tell if the story's there.]
B [Happy to. Send them over.|Yes, come by this afternoon and click me through it.|Sure. I'll be honest.]
A [Sent. Be honest but kind.|Thank you so much.|Great, that's what I need.]

? A in Sales|Support|E-commerce|Finance; B in Sales|Support|E-commerce|Finance
A [Are you hearing an echo on calls today?|Is the phone line bad for you, too?|Do your calls keep dropping?] [The last customer asked if I was in a cave.|I've had to redial twice.]
B <<[Mine's okay. Is it your headset?|Mine's clear. Try another headset.]|[Yes! I thought it was me.|Same here since about ten.]>>
A <<[Okay, trying my other one.|That was it, thanks.]|[Thanks. At least I'm not alone.|I'll put it in the help channel.]>>

? A not in Executive; B not in Executive
A [I owe you five dollars.|I still owe you for lunch.|Did I ever pay you back for the pizza?] [Cash okay?|I keep forgetting to hit the ATM.]
B [Forget it. Get me a coffee sometime.|You paid me last week.|Put it in the coffee jar.]
A [Well, thank you.|You're too nice.|Then we're even. Good.]

? A not in Warehouse
A [Do you know a good place for a team dinner, about ten people?|Where would you take ten people for dinner?|I need a restaurant for ten that isn't loud.] [Not the steakhouse again.|Two of them don't eat meat.]
B [The Italian place on Third has a back room.|Try the Thai place, they've got a big table upstairs.|The Mexican place by the river takes groups.]
A [Calling them now.|Perfect, thanks.|Good idea. Thank you.]

? morning
A [Is {c1} in today, do you know?|Have you seen {c1} this morning?|Do you know if {c1}'s around?] [I need a signature.|I've got a package for that desk.|I owe an answer on something.]
B [Saw {c1} by the copier a minute ago.|Not yet. Want me to pass something on?|Try the break room.]
A [Thanks. I'll take another look.|Okay, I'll leave a note.|Thanks, I'll try again in a bit.]

? peers; afternoon
A [Sorry about this morning.|I was short with you earlier, sorry.|I snapped at you before. I'm sorry.] [It wasn't about you.|Bad night, no excuse.|I hadn't eaten.]
B [Don't give it a thought.|All forgotten. Are you okay?|We've all been there.]
A [Thank you for being nice about it.|I'll be better after a sandwich.|Coffee's on me.]

? A not in Warehouse|Executive; B not in Warehouse
A [Can I hide in your office for ten minutes?|Is your office free for a call?|May I borrow your office for a phone call?] [It's loud by the copier.|There's drilling above my desk.|It's my doctor.]
B [Sure, I'm out on the floor anyway.|Go ahead, close the door.|Give me two minutes to finish something.]
A [You're kind.|Thanks, I won't be long.|I'll leave it as I found it.]

A [I just found a harmonica in the lost and found.|There's a single roller skate in the lost and found.|Somebody turned in a trumpet mouthpiece.] [I have so many questions.|I thought you'd enjoy that.|No note.]
B [Don't find out whose it is. I want to wonder.|This building has secrets.|Thank you, I needed that today.]

? A not in Executive; B not in Executive
A [Do you want my spot in the training on {dow}?|Any interest in taking my seat in the training {dow}?] [I took it last year.|I'm double-booked and it's paid for.|It comes with lunch.]
B [Yes! I was on the waiting list.|What's it on?|Sure, if my manager's okay with it.]
A [I'll tell them to switch the name.|Great, forwarding you the details.|It's yours. I'll send you the invite.]

? A in Marketing|People|Executive; B in Sales|Support|Operations|Product
A [I'm ordering business cards.|Business cards are being reordered this week.|Last day for business cards.] [Do you need more?|Is your title still right on yours?|Want some?]
B [One box, please.|Yes, please, same as before.|Just one box, thanks.]
A [Okay, adding you for one box.|Got it.|Noted.]

? A not in Warehouse; B not in Warehouse|Executive
A [Can you make the 8:30 on {dow}?|Would 8:30 on {dow} be too early for you?|How do you feel about 8:30 on {dow}?] [It's the only time everyone's free.|I'll bring breakfast.|I know how you are about mornings.]
B [If there's coffee.|I drop the kids off at 8:20, so 8:40 would be kinder.|Sure, I'm in by 7 anyway.]
A [Done.|Okay, I'll note it.|Thanks for being flexible.]

? A not in Warehouse; B not in Warehouse; morning
A [My computer says I've got 1,900 unread emails.|I've got 212 unread emails and it's not even noon.|I think I just deleted my whole inbox.] [How do you keep yours so tidy?|How do you do it?]
B [I read everything twice a day and that's it.|Rules. Everything I'm only copied on goes to its own folder.|I don't. I just look calm.]
A [Teach me.|I'm copying that.|That's comforting.]

? A not in Executive; B not in Executive
A There are flowers for you at the front desk. [They're taking up the whole counter.|No card that I can see.|Somebody likes you.]
B [Oh! It's our anniversary. Coming.|My sister. She has no sense of scale. On my way.|Are you sure they're for me? Be right there.]
A [They smell wonderful.|I put them in water.|They're gorgeous.]

? A not in IT|Warehouse; B in Warehouse|Support|Operations|E-commerce
A [What's the trick with the label printer?|Why does the label printer hate me?|How do you get the label printer to cut?] [I've wasted nine labels.|It beeps and does nothing.]
B [Close the lid harder than you think.|Turn the roll around.|Hold the button until it hums.]
A [That's ridiculous. It worked.|Of course. Thank you.|Ten labels. Thanks.]

? A in Sales; B in Operations|Warehouse manager; A not in Vice president, Sales
A [Do we pay for samples to go out overnight?|Can I send a sample overnight?|What's the rule on overnight samples?] [{first} at {account} has a meeting {dow}.|{account} wants to see it before they decide.]
B [Two-day is fine, overnight needs your manager.|Ground if there's time, two-day if not.|If it fits in an envelope, go ahead.]
A [Okay, thanks.|Good to know.|Makes sense. Thanks.]

? A in Sales|Support; B in Product
A [Could you talk to a customer about care instructions?|Would you take a technical question from a customer?|I've got a question I can't answer about the {article}.] [{first} at {account} asked.|It's for {account}.] [Five minutes on the phone would do it.|I'd rather you say it than me.]
B [Sure, give me the number.|Put them through.|Happy to. After 2 is best.]
A [Thank you. Number's in Alder.|You're great. They'll be glad.|I'll tell them to expect you.]

? A in Sales|Support|E-commerce; B in Finance
A [How long does a credit take to show up?|When will the customer see the credit?|How long until a refund lands?] [{first} at {account} is asking every day.|I'd like to give {account} a real answer.]
B [Card, three to five days. Check, figure two weeks.|Once it's approved, it's in the next run.|Depends on their bank. I'd say a week.]
A [Thanks, telling them a week.|That's what I needed.|Good, I'll pass that on.]

? A not in Warehouse; B not in Warehouse
A [The mail got mixed up and I've got three of yours.|I've got some mail of yours.|I opened an envelope that was for you, sorry.] [I'll drop it by.|It looked like mine.|Nothing exciting.]
B [Thanks. I've got one of yours too, I think.|No worries, and thanks.|Just leave it on my chair.]
A [Just a catalog and a magazine.|On your chair in five.|Only ads, I'm afraid.]

? A in Warehouse|Operations; B in Warehouse|Operations
A [Remind me, which Saturday is the count?|Is the count this Saturday or next?|When's the next inventory count?] [I have to tell my family.|My calendar doesn't say.]
B [Last Saturday of the month.|It's on the board by the time clock, I'd check there.|They haven't set it yet.]
A [Thanks.|Okay, holding the date.|Good to know.]

? A in Warehouse; B in Sales; morning
A [Your customer's driver is here early.|There's a pickup here for one of your customers.|A driver's here for {account} and he's early.] [Nothing's staged yet.|He'll wait, he's got a sandwich.|Did you know about it?]
B [Nobody told me either. How long do you need?|Sorry, I should have warned you.|I'll come down and talk to him.]
A [Twenty minutes. No problem.|We'll get it pulled.|Okay, he's at door one.]
""",
    "GROUP": """
? A in Sales|Support|Operations; B in Sales|Support; C in Sales|Support|Operations
A [So we all say the same thing to {account}:|Before one of us answers {account}:|Quick huddle on {account}.] [Who's talking to {first}?|Which of us owns the reply to {first}?|Who answers {first}?] [I got the same question you two did.|I don't want them getting three different answers.]
B [I'll take it. Sending a draft here first.|Let me, I have a call with them anyway.|Mine. I'll copy you both.]
C [Fine by me.|Good, deleting my half-written reply.|Works for me. I'll forward you what they sent me.]

A [Who's putting together the deck for {dow}?|Which of us is doing the agenda for {dow}?|Did we decide who does the handout for {dow}?] [I can do the first half.|I've got last time's as a starting point.|I did the last one.]
C [I'll do it if you both send me three bullets.|I'll take it.|Put me down. Bullets by {next_day} noon, please.]
B [You'll have mine after lunch {next_day}.|Sending mine tonight. Cut what you don't like.|Mine are coming. Four of them, sorry.]

A We should get something for {b1}'s birthday… [oh no, {b1} is in this chat.|oops. Wrong group.|please pretend you didn't see that, {b1}.]
B [I saw nothing. And I like chocolate.|Too late, I took a screenshot.|My eyes are closed. Carry on.]
C [Smooth, {a1}.|Well, that's one way to do it.|This is why we can't have surprises.]

? A in Sales|Support|Operations; B in Sales|Support|Operations; C in Sales|Support|Operations; afternoon
A [My notes from this morning:|What I wrote down on the call:|Notes from today's call:] // - [{account} wants one contact, not three|{account} needs everything on one invoice|{account} wants deliveries before 10] // - {b1} [sends the recap|confirms it in writing|owns the follow-up] // - [we look at it again {dow}|next call is {dow}|check in again {dow}]
B [Thanks. I'll get that out before I leave.|Yep, on my list for today.|Matches what I have. I'll write to {first} today.]
C [Looks complete.|That's what I heard too.|One more: receiving closes at 3.|Add that they asked about a standing order.]

? morning
A [Lunch {dow}, all of us?|We said we'd do lunch. How's {dow}?|Lunch on {dow}?] [I'll drive.|Thai?|Anywhere without a TV.]
B [Yes please, if we're back by 1:15.|I'm free. Somebody book it.|Works, not before 12:15 though.]
C [In. I've been wanting dumplings.|Count me in, as long as nobody talks shop.|Can do. I owe you one from last time.]

A [One of us has to go to the safety meeting on {dow}.|Somebody from this group should sit in on the vendor demo {dow}.|Who can show some visitors around on {dow}?] [I did the last one.|I'm out that afternoon.|I'd do it, but I have something then.]
C [I'll go. Send me the invite.|I can, my afternoon's open.|Fine, me. How long is it?]
B [Thank you, {c1}. I'll do the next one.|I can be your backup.|You're a hero, {c1}.]

A [Can we look at who's out when?|Can we compare PTO for next month?|I'm putting the coverage sheet together.] [I don't want all of us gone at once.|Two of us can't be out the same day.|Who has plans?]
B [I want one Friday, I can be flexible about which.|Nothing planned. I can cover mornings.|I'm thinking of a long weekend, nothing booked yet.]
C [Same, here the whole time so far.|I'll put mine in the calendar tonight.|I'll work around you two.]

? A not in Executive
A [Dinner after work on {dow}?|Drinks after work on {dow}?|Bowling {dow} night?] [Thumbs up if you can.|It's been months since we all got out.|First round is on me.]
B [In, if I find a sitter.|Yes. Somewhere we can hear each other.|I can make it until 8.]
C [Can't this time, my kid's got a game.|In. No karaoke.|Late, but in. Save me a chair.]

? A not in Executive
A Okay, which of you told [the boss I wanted to present|the picnic committee I can grill|HR I'd give the new people a tour]? [I just got a very cheerful email.|I've been volunteered.|There's an invite on my calendar.]
B [It may have come up.|Not me. You'll be great, though.|Define "told".]
C [That was me, sorry. I'll help.|I only said you'd be good at it.|I said you'd think about it. Those were my exact words.]

? A in Sales; C in Sales
A [Does anyone know where the demo unit went?|Has one of you got the demo unit?|I'm looking for the demo unit.] [It isn't in the cage.|The sign-out sheet is blank.|I need it {dow}.]
C [I put it back last week. {b1}?|Not me. I thought {b1} had it.|Last I saw, {b1} was carrying it to the car.]
B [Guilty, it's in my trunk. Back in the morning.|Right, it's at my desk. I'll sign it back in.|I've got it, sorry. Bringing it over.]

? A in Sales|Operations|Marketing; B in Warehouse|Operations
A For the customer tour on {dow}: [I need someone to do the warehouse part.|who can do the warehouse?|I'll do the welcome, who takes the warehouse?] [Keep it short.|They want to see the dock.|Safety vests are by door one.]
B [I'll do it. How many people?|That's me, I like doing those.|Mine. Tell them closed-toe shoes.]
C [I'll handle coffee and the room.|I can do questions at the end.|Name tags, yes or no?]

? A in Support; B in Support; C in Support
A [We're getting slammed on phones.|Phones are wild right now.|The queue is at nine and growing.] [Can you both log in?|I need one more person for an hour.|Can one of you jump on?]
B [Logging in now.|Give me two minutes and I'm on.|I'm on. What are they calling about?]
C [In a meeting, coming right after.|Me too, taking calls.|I can do half an hour.]
A [Mostly shipping dates. Thank you!|All over the place. Thanks, both.|It's calming down already. You're the best.]

? A in Support|Sales; B in Support|Sales; C in Support|Sales
A [Can you two sanity check me?|Two opinions, please.|Quick vote.] [Do we answer the complaint by phone or in writing?|Do I call them back or email?|Call or email for an angry one?] [I've got a draft, but it sounds stiff.|They were pretty upset.]
B [Call, then a short email after.|Phone. People calm down when they hear a voice.|I'd call. It's faster.]
C [Agree with {b1}.|Call, but get the facts first.|Same. Don't promise a number.]
A [Calling now, wish me luck.|Okay, phone it is.|Thanks, both.]

? A in Finance
A [Month-end reminder:|It's that time:|Close is {dow}:] [expense reports in by noon {dow}|card receipts in the folder by {dow}|anything you want accrued, tell me by {dow}], [please don't make me chase you|please and thank you|coffee stains accepted].
B [Mine's in. First time ever on time.|Submitting today.|One receipt short, the hotel promised to email it.]
C [You'll have mine in the morning.|Half done.|I'd forgotten. Thank you.]

? A in Warehouse|Operations; B in Warehouse|Operations; C in Warehouse|Operations
A Who has the [key to the cage|good hand truck|label gun]? [It's not where it's supposed to be.|I've checked the usual spots.|I need it before the truck comes.]
B [Not me. I put it back last night.|I had it this morning and gave it to {c1}.|Check the office?]
C [It's here, sorry. Bringing it.|I walked off with it again. Coming.|Got it right here. Come by.]

? A in Warehouse|Operations; B in Warehouse; morning
A [Rush order, crew.|We've got a rush.|Need a favor.] [{account} is picking up at 2.|{account} has to be on the afternoon truck.] [Can one of you pull it and stage it at door one?|Who can pull it? Twenty minutes, two people.]
B [Pulling it now.|I'll pull if somebody wraps.|On my way to the aisle. Is the pick ticket printed?]
C [I'll wrap.|Wrapping station is free, send it over.|Staging at one. Labels are printing.]
A [Thank you. Paperwork's on the printer.|Great, I'll do the BOL.|You two are the best.]

? A not in Warehouse; morning
A [Do we still need the Wednesday check-in?|Can we kill the Thursday sync?|Is anybody attached to the weekly stand-up?] [We've canceled it four times.|We say the same three things.|A thread would do.]
B [Kill it. Nobody will miss it.|I'd keep it every other week.|Please. I get an hour back.]
C [Fine, if we actually write the thread.|Every other week sounds right to me.|No objections here.]

A [Are we all set for {dow}?|Checking in about {dow}.|Are we good for {dow}?] [I've got the room.|The room's booked until 11.|Handouts are printed.]
B [Yes. I'll be there ten minutes early.|Almost, finishing my part tonight.|Ready.]
C [All good here. I'm bringing bagels.|Good to go. Who opens?|Ready as I'll ever be.]

? A in Sales|Marketing; B in Sales|Marketing
A [Who can pick up the buyers from {account} at the airport on {dow}?|Can one of you get {first} from {account} at the airport on {dow}?] [My car seats two.|I'm presenting right before.|I'd go, but I've got the 9:00.]
B [I can. What time do they land?|I'll do it. Text me the flight.|Me. I'll clean out the back seat.]
C [I'm the backup if it's late.|Thanks, {b1}.|I'll ride along and do the talking.]

? A in Sales|Marketing|Product; B in Sales|Marketing|Product|Executive; C in Sales|Marketing|Product|Executive
A [That went better than I feared.|I think that went fine.|Well, that's done.] [What did you two make of it?|Am I kidding myself?|They stayed twenty minutes longer than planned.]
C [I thought so too. They asked the right questions.|You were good up there.|The price part was a little long, the rest was great.]
B [Agree. I'll send a thank-you today.|Let's not celebrate yet.|Cautiously happy here.]

? morning
A [I'm stuck in traffic, start without me.|Stuck behind an accident. You two begin.|I'm going to be late, please start without me.] [I'm maybe twenty minutes out.|I can dial in from the car.|My part can go last.]
B [Got it, I'll open.|No problem. Drive safe.|Take your time, we're still getting coffee.]
C [I've got your slides.|No stress, they're late too.|We saved your seat.]

? A in Sales; B in Sales; C in Sales
A [You two would know:|Need your memory:] [who's dealt with {account} the longest?|who knows {first} at {account} best?|does {account} buy by email or only in person?] [I'm seeing them {dow}.|I don't want to walk in cold.]
B [I met {first} once at a show. Easy to talk to.|Check the notes in Alder, it's been a while for me.|I'd bring samples. They like to touch things.]
C [What {b1} said. And be on time.|They like short emails and long lunches.|No idea, sorry. Tell us how it goes.]

? A not in Executive
A {b1}, {c1}, thank you [for staying last night|for jumping in yesterday|for cleaning up my mess]. [I've never been so glad to see anyone.|I'd still be sitting there.|I owe you a very good lunch.]
B [Any time. It was kind of fun.|You'd have done it for us.|But lunch, yes.]
C [Happy to help.|Next time a little earlier, though.|I accept payment in tacos.]

? summer
A About the company picnic: [we need a grill and someone who isn't me for games|I've got the park reserved|same budget as last year]. [{b1}, can you do food?|I've put you down for food, {b1}.]
B [Food's mine. How many heads?|Yes. Burgers, dogs, something for the vegetarians.|Okay, but no potato salad in the sun.]
C [I'll do the games. The sack race is back.|Drinks and ice are mine.|I can borrow a bounce house.]

A Does either of you have [a spare monitor cable|a label maker that works|a decent stapler|a box of large envelopes]? [Mine has vanished.|The supply closet is bare.|I'd order one, but I need it today.]
B [Check the cabinet behind me, second shelf.|Not me, sorry.|I do, come get it.]
C [I've got one too if that doesn't work out.|There's a whole drawer of stuff at the front desk.|I keep one hidden. Don't tell.]

? A not in Executive
A [Coffee in ten?|Anyone up for coffee?|Break in ten minutes?] [I need to look at something that isn't a screen.|My treat if you walk with me.]
B [Yes.|Give me five.|Meet you by the stairs.]
C [On a call, next round.|In.|Coming, and I'm bringing cookies.]

A [Can we swap the order on {dow}?|Would you two mind swapping the order on {dow}?|Can I go last on {dow}?] [I may be late.|My part depends on yours.|I'd rather have the extra ten minutes.]
B [Fine with me, I'll open.|Sure.|Works. I like going first anyway.]
C [No problem.|Okay by me.|Then I'm in the middle. Fine.]

? A not in Warehouse|Executive
A [Who has the spare key to the supply room?|One of us has the supply room key.|Does either of you have the supply room key?] [I need toner.|I'm out of paper.]
B [Not me.|I gave it back on Monday.|It's not me this time.]
C [Right here. Bringing it.|Top drawer of my desk, help yourself.|I've got it, come by.]

A [I'm out {dow} afternoon.|Heads-up, I'm leaving early {dow}.|Just so you know, I'm gone after lunch on {dow}.] [Kid's school thing.|Doctor.|Passport office, don't ask.] [I'll have my phone.|Everything's in the folder.]
B [Got it. I'm here.|Okay, thanks for saying.|We've got you.]
C [No worries.|I'm in all day, send people to me.|Thanks. Good luck.]

? A in Marketing|Sales|Product|E-commerce
A [Which of these sounds better?|Help me pick a subject line.|Vote, please.] // 1. [Your new price list|New prices, same people] // 2. [What changes in the spring|Three things to know this month]
B [Two.|The second one. The first sounds like a bill.|Number two.]
C [Two for me, too.|One, honestly. It says what it is.|Two, but shorter.]
A [Two it is. Thanks.|Okay, number two.|Thank you both.]

? A in Executive assistant|Sales operations analyst|Operations coordinator|Recruiter|Content manager
A [I'm putting in a supply order.|Ordering office supplies today.|Last call for supplies.] [What do you need?|Anything for you two?]
B [Black pens, the good kind.|Sticky notes and a new mouse pad.|Nothing, thanks.]
C [A box of large envelopes.|Highlighters. Somebody eats them.|AA batteries.]
A [Done.|On the list.|Got it, should be here {dow}.]

? A in Warehouse; B in Warehouse; C in Warehouse; afternoon
A [Dock's clear, so we're ahead.|We're ahead for once.|All pallets out by 2.] [Let's sweep and go home on time.|I'd like to get aisle four cleaned up while it's quiet.]
B [I'll take aisle four.|Sounds good.|I'll do the trash and the wrap.]
C [Already sweeping.|Can we fix that rack label, too?|On it.]

? A in Sales; B in Sales|Support; C in Sales|Support
A [I need a sentence that says no without saying no.|How would you two put it nicely?] [{account} wants free samples again.|{account} asked for an extra discount the third time.]
B ["We've gone as far as we can on this one." And stop there.|I'd offer something else. Faster shipping, maybe.|Thank them for asking and say it's the best we've got.]
C [What {b1} said.|Call. It sounds nicer out loud.|I'd wait until {next_day} and then say exactly that.]
A [Stealing that.|Okay, calling.|Thank you. You're both mean and kind.]

? A not in Executive
A [Somebody's been using my mug.|My mug has lipstick on it.|I've found my mug on three different desks this week.] [I'm not accusing anyone.|It says my name on the bottom.]
B [Not me, mine has a chip.|I thought it was the visitor mug. Sorry.|It's a good mug, though.]
C [Ha. Lock it up.|Label maker's in my drawer.|I plead the fifth.]
""",
}
