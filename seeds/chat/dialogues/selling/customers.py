"""Customers between two events: questions, visits, habits; nothing here is claimed of a record."""

# ruff: noqa: E501
from __future__ import annotations

SCENES = {
    "CUSTOMERS": """
?? A in Sales; B in Sales|Sales operations; C in Sales|Sales operations

? A in Sales
A Does anyone have a [billing contact|good AP contact|contact in accounts payable] at {account}? [The one in Alder bounces|Mine left, apparently|The general inbox doesn't answer].
B > [Try {contact}|Ask {contact}|I'd go through {contact}], [usually picks up before ten|always knows who to ask|answers email faster than phone].
A > [Got an answer in two minutes|That worked|Reached {first}, thanks]. [Updating Alder now|I'll fix the contact in Alder|Alder's updated].

? A in Sales
A [Do we know|Does anybody know|Anyone know] if {account} has a loading dock? [Carrier wants to know|I need it for a freight quote|The freight quote depends on it].
C > [No dock, but they have a forklift|I think it's ground level|Don't think so]. [Quote a liftgate to be safe|I'd put a liftgate on it|Add the liftgate, you can take it off later].
A > [Will do, thanks|Liftgate it is|Adding it]. [I'll also ask {first}|I'll confirm with {first}|And I'll put it in the notes once {first} confirms].

? A in Sales
A [Heading out to see|Driving out to|Visiting] {account} on {dow}. [Anything I should bring up|Anything I should know|Anyone have unfinished business there]?
B > [Ask {first} if the last quote got lost|Ask who took over from the old purchasing manager|See what they've got on the floor now]. [And say hi from me|Bring the good brochure|Take pictures].
A > [Will do|On my list|Can do]. [Notes go in Alder {dow} night|I'll write it up after|Report to follow].

? A in Sales
A [Back from|Just back from] {account}. [Good visit|Nice people|Quick but useful]. {first} [gave me the full tour|showed me around|walked me through the whole place] and [asked about the {article}|spent ten minutes on the {article}|had the {article} bookmarked]. [No order, just interest|Nothing concrete yet|Too early for a quote].
B > [Send the spec sheet while it's fresh|I'd get a sample in front of them|Follow up with a photo and a price]. [Strike while they remember you|By tomorrow they'll have forgotten|Same day beats next week].
A > [Already in my outbox|Doing it now|Will send it before I leave].

? A in Sales
A {contact} at {account} [has a question I can't answer|asked me something I don't know|stumped me]. It's about the {article}: {question}.
B > [Product would know|Ask product|I'd ask product], [but I think it's on the spec sheet|the spec sheet may have it|could be in the manual, too].
A > [Not on the sheet, I looked|The sheet skips it|Nothing on the sheet]. [Asking product, {first} can wait until {dow}|I'll ask product and get back to {first} {dow}|Product it is].

? A in Sales
A [Small thing that made my day|Nice moment|Something nice for a change]: {contact} at {account} [sent a thank-you note|wrote to say our packing list is the only one they can read|said we're the only vendor who calls back]. +heart
B [That's great|Love that|How nice]. [{first} has always been a good one|Print it out|We should send something back].

? A in Sales
A [Learned today|Note for whoever calls them next]: {account} [doesn't open attachments|blocks attachments over a certain size|sends anything with a link to spam]. [Paste it in the email|Put the numbers in the body|Fax is fine, I'm not joking].
B > [That explains a lot|So that's why|That would have been good to know]. [I sent them a brochure twice|I've been sending PDFs for weeks|And I thought they were ignoring me].

? A in Sales
A [Who covers|Who's covering|Who can take] {account} while I'm [out {dow}|on the road {dow}|at training {dow}]? {first} [might call about delivery dates|may call with a question about freight|is expecting a callback].
B > [I can|I will|Me]. [Anything I should know|What do I tell them|What's the short version]?
A > [Be nice, they've been patient|They only want a straight answer|Just don't promise a day]. [Everything else is in the notes|Notes are current|Read the last note and you're set].

? A in Sales
A [Is {contact} still|Are we sure {contact} is still|Does anybody know if {contact} is still] [with|at] {account}? [Email bounced|Phone goes to a generic voicemail|Their extension plays music forever].
C > [Still there, new extension|Was last I heard|I talked to {first} not long ago]. [Call the main line and ask|Try the front desk|Go through the switchboard].
A > [Got through|Front desk put me right through|Worked]. [Their email changed|New email, same {first}|They switched mail systems]. [Fixing it in Alder|Updated|I've updated the contact].

? A in Sales
A {first} at {account} [wants to pay by card|asks if they can pay by credit card|wants to split an invoice across two cards]. [Do we do that|Is that OK with us|Would finance allow it]?
B > [Under a certain amount, yes|For small ones, sure|Finance hates it, but yes]. [Ask finance what the limit is|There's a limit, finance knows it|They'll tell you the cap].
A > [Asking them now|OK, checking|I'll ask].

? A in Sales; morning
A [Call with|Got a call with] {account} at {time}. [Anyone want to listen in|Anyone want to sit in|Could use someone taking notes]? It's {contact}, [mostly questions about the {article}|they want to talk about next year|first call in a while].
B > [I'll join|Sure, send the link|I can take notes]. [Muted, I promise|I'll stay on mute|Camera off, I'm eating].

? A in Sales
A [Does|Would] {account} count as [tax-exempt|a reseller|a school account]? [I can't find a form|There's no certificate on file|The field's empty in Alder].
B > [Not until we have the form|No form, no exemption|Not without paper]. [Ask {first}, it's usually one page|{first} can send it in five minutes|Finance needs it before the invoice].
A > [Asked|Emailed {first}|Done, {first} is looking for it].

? A in Sales
A // > Hi {a1}, // > [do you still carry|can you send me a current price on|is there a newer version of] the {article}? [Ours is fine, I'm just planning ahead|No rush at all|We're budgeting for next year]. // > {first}, {account} // [Who knows the answer|What do I tell them|Anybody]?
B > [Same item, it hasn't changed|Still current|It's in the catalog]. [Just send the list price|List price plus freight|Point {first} to the page and offer a quote].
A > [Easy enough|Sent|Done, thanks].

? A in Sales
A {account} [closes at three on Fridays|shuts down the last week of {month}|only receives before noon]. [Adding it here because the carrier missed them twice|Found out the hard way|Would've been nice to know]. [It's on the account now|Put it on the account|I added it to the account notes].
B > [Thanks|Good to know]. [They're not the only ones|I've got two like that|Half of mine are the same].

? A in Sales
A [Any luck getting hold of|Has anyone reached] {contact} at {account} [lately|this week]? [I'm on voicemail number three|Three messages, nothing|I'm starting to take it personally].
B > [Try around four|Try before eight|Text, don't call]. {first} [is on the floor all day|doesn't sit at a desk|never checks voicemail].
A > [Ha, that worked|OK, got a reply right away|And there they are].

? A in Sales
A {first} ({account}) [wants references|asked for references|needs two references]. [Who do we use|Which customers are OK with that|Who can I name without asking first]?
B > [Always ask first|Not without asking|Check with the owner of the account]. [Marketing keeps a list of people who've said yes|There's a list, marketing has it|I have two who don't mind].
A > [Please send me the two|Will ask marketing|OK, asking before I send anything].

? A in Sales; A not in Vice president, Sales
A [Is it OK to|Can I] send {account} the {article} [as a loaner|to try for two weeks|on approval]? {first} [won't buy without touching it|wants to see it in the space|has to show it to somebody].
B > [If we have a demo unit|We have one, I think|Demo units yes, new stock no]. [Get the loan form signed|There's a form|Put the return date in writing].
A > [Form's on its way|Sending the form|OK]. [Two weeks from {dow}|Return date goes on it|They're fine with a date].

? B leads A
A {b1}, [{contact} at {account} asked for you by name|{account} wants to talk to my manager|{first} at {account} asked who my boss is]. [Not a complaint|It's not bad, don't worry|Nothing's wrong]. [They like to know who's who|They do that with every vendor|They just want an introduction].
B > [Happy to|Sure]. [Set it up|Put something on my calendar|Find a slot], [fifteen minutes is plenty|half an hour, no more|{dow} works].
A > [Done, {dow} at {time}|Booked, {time} on {dow}|Sent you both an invite for {dow}].

? A in Sales; B in Sales
A [What's the deal with|What's the story with|Who knows the history with] {account}? [Alder has four notes and they contradict each other|The notes stop two years ago|I've got a call with {first} and no background].
B > [They like us, they're just slow|Slow to answer, quick to pay|Good people, no budget until {month}]. [Talk to {first}, not the front office|{first} is the one to know|Keep it short and they're fine].
A > [Exactly what I needed|That helps|Perfect, thanks].

? A in Sales
A [If {account} calls|In case {account} calls] [the main line|while I'm out], [please tell {first} I'm calling back at {time}|I'm calling {first} back at {time}|the answer is {dow}, and {first} knows].
B > [Will do|OK]. [Desk knows too|I told the front desk|I'll leave a sticky note at the front].

? A in Sales
A [Just realized|It hit me that] we have {account} [in Alder twice|under two names|with two spellings]. [Which one is right|Who can merge those|Who do I ask to merge them]?
C > [Ask sales ops|Sales ops can merge|Put in a ticket with sales ops]. [Keep the one with the deals on it|Tell them which one has the history|Don't delete either one yourself].
A > [Asked|Ticket's in|Thanks, done].

? A in Sales
A {account} [wants to know if we're doing|asked if we'll have] [a holiday schedule|early order discounts|a price list for next year] [again|soon]. [Do we have a date|Any date I can give|When does that come out]?
B > [Not yet|Nothing official]. [I'd say {month}, no promises|Tell {first} {month}|Usually around {month}].

? A in Sales
A [Lost my notes from|Can't read my own notes from] the {account} meeting. [Was anybody on that call who remembers|Did anyone write down] what {first} said about [the dates|quantities|the {article}]?
B > [They wanted a price by {dow}|"Not before {month}" is what I heard|Just that they'd get back to you]. [I'd double-check with {first}|Don't quote me|That's from memory].
A > [Rings a bell|That's it, thanks|Yes! Thank you].

? A in Sales
A {first} at {account} [is retiring|is moving to another job|starts a new job] in {month}. [Who do we know over there besides|Is there anyone else we know there]? [I'd hate to start from zero|Starting over would hurt|Need an introduction before that].
B > [Ask {first} to introduce you|Get {first} to walk you over|Have {first} bring the new one to a call]. [Best introduction you'll get|Easy while they're still there|It only works before the last day].
A > [Lunch is set for {dow}|Good idea, asking|Will do that {dow}].

? A in Sales
A [Has anyone sold|Who's sold] the {article} to [a school|a hotel|a restaurant|somebody with no storage]? {account} [is asking|is interested] and [I want a story to tell|I'd like an example|could use a reference].
B > [I had one|I've done it|Did one, it went fine]. [They loved it, the install was the hard part|Delivery through the side door took a while|Measure the doors first].
A > [Measuring is on the list now|Good tip|That's gold].

? A in Sales
A {account} [sends POs by fax|still faxes|faxed me a PO form]. [Where does our fax even go|Who checks the fax|Do we still have a fax number]?
C > [It comes in as email to the order desk|It lands in the order desk's inbox|Order desk gets it as a PDF]. [Ext. 100 has the number|Number's on the letterhead|The number's on our invoices].
A > [The future is now|Good enough|Wow, OK].

? A in Sales
A [Update on|Quick one on] {account}: [talked to {first}, all good|all quiet, {first} is happy|nothing new, {first} is on vacation until {dow}]. [Next touch in {month}|I'll check back in {month}|Will try again in {month}].

? A in Sales; B in Warehouse
A [Can {account} pick up|Would a will-call work for {account}|Could somebody from {account} pick up an order] {dow}? [They have a truck in the area|They want to save the freight|Their driver is nearby anyway].
B > [Sure, before two|Yes, between nine and two|If they come before lunch]. [Have them bring the order number|Door three, ring the bell|Tell them to back in at door two].
A > [Telling {first} now|Will pass that on|Perfect, thanks].

? A in Sales; B in Sales operations
A [Can you move|Could you reassign] {account} to [me|my name]? [I've been handling them for months|{first} only calls me anyway|It's still under the old rep].
B > [Does the current owner know|Has the owner said OK|Is everyone fine with that]?
A > [Yes, we talked|We agreed on it|They suggested it]. [Email's in your inbox|I forwarded you the OK|I'll have them write you].

? A in Sales
A [Anyone else get a strange email from|Did anybody else get an email from] {contact} at {account}? [Asks me to click on an "invoice"|It's just a link|Subject line is all caps].
B > [Don't click|Delete it]. [Tell IT|Forward it to IT|Send it to IT], [their mailbox probably got hacked|looks like they got phished|and call {first}, they may not know].
A > [Called, {first} had no idea|{first} is changing passwords as we speak|They knew, IT's on it over there].

? A in Sales
A {account} [asked for|wants] our [COI|W-9|sustainability statement|diversity form] [again|before they add us as a vendor|for their vendor file].
B > [Finance sends those out|Ask finance|Finance has it]. [Same day, usually|They're quick|Takes them an hour].

? A in Sales
A [Brainstorm|Idea wanted|Help me out]: {first} at {account} [has half the budget for what they asked for|loves the {article} and hates the price|wants the {article} but can't spend it all this quarter]. [What would you do|What would you offer|Ideas]?
B > [I'd do it in two orders|Split it in two|Half now, half next quarter]. [They get the price, you get the whole job|Quote it all, let them release it in parts|I've done that twice and both came back for the rest].
C > [Or ask what they'd give up|Or ask what they really use it for|I'd go see it first]. [Sometimes the need is smaller than the list|You never know until you see it|Half the time it changes the list].

? A in Sales
A {first} at {account} [put me on hold for|kept me on hold] {mins} minutes. [I know their hold music by heart|I have their hold music stuck in my head|The hold music is a pan flute].
B > [Ouch|Ha]. [At least {first} came back|And then|Was it worth it]?
A > ["Can you call back {dow}?"|Got disconnected|Then the fire alarm went off over there]. [I'll email|Emailing|Trying again at {time}].
""",
    "CALLERS": """
?? A in Support; B in Support; C in Support; A not in Head of customer support

A [Anyone dealt with|Has anybody talked to] {contact} at {account} before? [Nice on the phone, but I can't tell what they need|Left me a two-minute voicemail and no question|Wants a callback and won't say why].
B > [Ask for the order number first|Start with the order number|Get a photo, it saves ten minutes]. [{first} talks, but it's usually something simple|Usually it's a simple question|Nine times out of ten it's about an invoice].
A > [You called it|That was it|Yep, an invoice]. [Solved|All set|Took a minute].

A [Customer at|Caller from] {account} is asking about the {article}: {question}. [Where do I look|Is that written down anywhere|Do we have that in an article]?
C > [Spec sheet|Try the spec sheet]. [If it's not there, ask product|Product can tell you if it's not there|Otherwise product, they answer fast in the morning].
A > [Found it|It was there|Second page]. [Replied|Customer's happy|Sent it to {first}].

A {account} [prefers a call over email|wants everything in email, no calls|only answers email after five]. [Adding it to the account|I put it on the account|It's on the account now], [just so you know|for whoever gets them next|so nobody wastes a morning].
B > [Good to know|Thanks]. [I've been doing it the other way around|That would explain the silence|I'll stop leaving messages then].

A {first} from {account} [called to say thanks|called just to say it works now|left us a really nice message]. [No case, no problem, just thanks|That doesn't happen every day|I had to read it twice]. +heart
B [That's a first this week|Aw|Love those]. [Put it on the board|Save it for a bad day|Made my morning].

A [Does anyone know|Anyone know] who [our rep is for|looks after] {account}? [They want a quote, not support|It's a sales question|They're asking for a price].
C > [It's on the account in Alder, top right|Owner's on the account page|Look at the owner field]. [Transfer them, don't take a message|Warm transfer if you can|If nobody picks up, email both].
A > [Got it, transferred|Done|Thanks, passed it on].

A [Caller was|{first} at {account} was] [pretty upset|not happy|short with me] [at first|for the first five minutes]. [Turned out to be a tracking link that didn't work|They'd been reading last year's invoice|It was about somebody else's package]. [We parted friends|All good now|Ended up laughing about it].
B > [Nicely handled|You've got the patience|Good job staying calm]. [Take five|Go get a coffee|Take a breather].

A [Anybody speak Spanish|Does someone here speak Spanish]? {contact} at {account} would [be more comfortable in it|rather talk in Spanish]. [I can get through hello|Mine is from high school].
B > [I do, transfer it|Sí, send them over|Me, put them through]. [Line two|My line's open|I'm free now].
A > [You're a star|Gracias|Thank you], [coming over|transferring|on its way].

A {account} wants [a copy of an old invoice|proof of delivery|a packing slip] from [last year|way back]. [Where do we keep those|Who can pull that|Can I see those myself]?
C > [Finance can pull it|The order page has it if it's less than two years old|Shipping has PODs]. [Ask for the PO number, it's the fastest way|You'll need the PO number|Search by PO].

A [Where do I send|What do I tell] a customer who wants [to visit the showroom|to stop by and look at stuff|a tour]? It's {contact} from {account}.
B > [By appointment|Appointment only]. [Send them to their rep|Their rep can set it up|Book the front room, {dow} is open].
A > [{dow} then|Passing it on|Will do].

A [Reminder|Small thing]: [when you talk to {account}, ask for the department|{account} has two sites, ask which one|with {account}, always get a callback number]. [We mixed that up last week|I mixed them up myself|I sent the wrong one a very nice email].
B > [Oh, the one with the two addresses|Ha, I'd have liked to read that|Oops]. [Adding a note|I'll add it to the account|Thanks for the reminder].

A [What's our answer|What do we say] when somebody asks for [a discount over the phone|free shipping because they waited|a discount code]? [Had two today|{first} at {account} tried it just now|Second one this week].
B > [We don't do it from here|Not from support]. [Offer to connect them with their rep|Sales can decide that|Send it to their rep with the order number].
A > [That's what I said|OK, same as what I did|Good, I did the right thing].

A {first} at {account} wants [the manual for|the parts list for] the {article} [in Spanish|as a PDF|on paper]. [Do we have that|Does that exist|Anybody seen it]?
B > [I think product has it|Ask product|There should be a folder]. [Worst case the vendor has one|The vendor's site may have it|Try the vendor if not].

A [I'm on hold with|Holding for] {account}. [If I'm late to the {time}, that's why.|Can someone grab my next call?|Start the {time} without me.]
B > [Got you covered|I've got it|No problem]. [Hang in there|Enjoy the music|Good luck].

A Heads up, {contact} at {account} [may call back|is going to call back] [around {time}|{day_part}] and [ask for me|I'll be at lunch|I'm in a meeting then]. [Answer is yes|Just tell them I sent the email|Please take a number].
B > [Will do|OK]. [Anything else they might ask|What if they want details|Is there a case number]?
A > [No case, just a question|Nothing else|It's all in the email I sent].
""",
}
