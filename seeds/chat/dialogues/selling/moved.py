"""A deal has come a stage further: the scenes of each stage, and those that fit any."""

# ruff: noqa: E501
from __future__ import annotations

MACROS = {
    "moved_for": "the {deal} for {account}|the {deal} at {account}|the {link} for {account}|{account} ({deal})",
}

SCENES = {
    "deal-moved": """
A [Moved|Just moved|Bumped] $moved_for [to {stage}|up to {stage}|from {former} to {stage}]. [Amount hasn't changed|Amount's the same|Still {amount}], [close is still {close}|{close} still stands|no change to the {close} date]. +thumbsup

A // **{account}, {deal}** // - [Stage|Now in]: {stage} (was {former}) // - [Amount|Value]: {amount} // - [Close|Expected close]: {close} // [Notes are in Alder|Call notes are on the deal|Rest is in the notes].

? B leads A
A $moved_for is in {stage} [now|as of today].
B > [Is {close} still good|Are we still on for {close}|Do you believe {close}]?
A > [I do|Yes|For now, yes]. [Nothing from {first} says otherwise|{first} brought the date up without me asking|{first} repeated it on the call]. [If it moves I'll move it in Alder the same day|I'll say so the minute that changes|You'll hear it from me first if not].

A {stage} [at last|finally] for {account}! [Only took|After] [four voicemails|three reschedules|six emails and a call|a month of phone tag]. {amount}, {deal}. +raised_hands
B [Patience of a saint|You wore them down|Good for you for sticking with it], {a1}. [I'd have given up after two|I would've quit at the second one|Most people stop at two].

A [Pipeline chart|Updated chart|Chart] [with {account} in {stage}|now that {account} is in {stage}|after moving {account} to {stage}]. {amount} [shifted one bar to the right|went over one bar|moved across]. !pipeline
B > [Does that include|Is that with|Are you counting] everything open, or [only ours|just your team|just this quarter]?
A > [Everything open|All of it|The whole thing], [every territory|all three territories|everybody's]. [Straight out of Alder|Not weighted|No weighting].

? B leads A
A {b1}, you asked [where we are with|about|for the latest on] {account}. [It's in {stage} now|Moved it to {stage} just now|It went from {former} to {stage}]. {first} and I [talk again|have a call set for|are on for] {dow}.
B > [Good, thanks|OK good|That helps]. [I'll take it off my list of worries|One less thing to ask about on the call|I can stop pestering you about it].
""",
    "deal-moved: Qualification": """
A [Had a real conversation with|Finally had a proper call with|Got a good half hour with] {contact} at {account}. [There's a need and a budget|They have a need and some money|Need is real and so is the budget], so [I moved the {deal} to {stage}|{deal} is in {stage} now|it's in {stage}].
B > [Did you get a number|What's the budget|How much is some money]?
A > {first} [wouldn't say a figure, but didn't flinch at|thinks it'll be close to|was comfortable around] {amount}. [I'll take it|Good enough for now|That's where I have it].

A [Moving|Moved] $moved_for to {stage}. {first} [answered all my questions|was open about everything|told me more than I asked for]: [who decides|who's involved], [how they buy|how they get approval], [when they need it|what the date hangs on]. [It's all in the notes|Wrote it all down in Alder|See the notes].

? B leads A
A Can I call this one [qualified|real|a qualified deal]? {account}, {deal}, {amount}. {first} [has the need and the date|knows what they want and when], but [won't talk budget|is cagey about money|the money isn't approved].
B > [Yes, leave it in {stage}|Yes, but that's as far as it goes|{stage} is fine]. [Don't send a proposal until you know the money is there|No quote until somebody says the word budget|Just don't quote it yet].
A > [Agreed|Deal|That was the plan]. [I'll ask {first} straight out on {dow}|Asking {first} again {dow}|{dow} I'm asking point-blank].

A {account} is [qualified|real]. {contact} [walked me through the whole thing|sent me their list|laid out the plan]: {deal}, [around|roughly|close to] {amount}, [decision|they decide] {close}. +eyes
B > [What did you have to promise for that|How'd you get that out of them|How did you get all that on one call]?
A > [Just asked and then kept quiet|I shut up and listened, for once|I asked what happens if they do nothing]. [Works more often than you'd think|People like to talk about their projects|Try it].

A [Discovery call|Fact-finding call|Long call] with {first} ({account}) [went fine|done|is behind me]. [It's a go for {stage}|Moving them to {stage}|They're in {stage}]. [Need from our side|What I need next|To do for us]: // - [lead times from purchasing|a realistic lead time] // - [somebody to look at their space|a site visit] // - [a rough freight number|freight to {city}]
B > I can [help with the last one|get you the freight|do freight]. [Dock or liftgate|Do they have a dock|Is there a dock]?
A > [Liftgate to be safe|No dock, {first} says|Quote it with a liftgate]. [Thanks|Appreciate it|You're a lifesaver].

A [Phone tag is over|Got through|Finally got through]: {first} at {account} [is on board|wants to keep going|said yes to a visit]. So the {deal} [goes to {stage}|is in {stage} now|moved to {stage}].
B [And it only took|That was only] [five tries|two weeks|a dozen voicemails]. [Way to hang in there|Good persistence|Nicely done].

? C in Sales
A [Visited|Was out at|Stopped by] {account} in {city}. [It's messier than it sounded on the phone|Bigger place than I expected|Nice place, bad parking], but [they need what we have|the need is obvious|they clearly need it]. Moved the {deal} to {stage}, {amount} [for now|until I redo the numbers|pending a better count].
C > [Did you take pictures|Get any pictures|Any photos]? [Helps me with the layout|Would help when we do the quote|I'd like to see what they've got now].
A > [A dozen, they're on the deal|Yes, uploading tonight|Yes, will put them on the deal].

? same team
A [How do you all|How do you] [decide when something is qualified|know when to move something to {stage}]? I just did it with {account} and [I'm not sure|I'm second-guessing it].
B > [Need, money, date, name of whoever signs|If I can name who signs and when, it's qualified]. [Three out of four and I move it|You have three of four, fine|Close enough is fine, you can always move it back].
A > [I have need, date and {first}|Got all but the money|Money's the one I don't have]. [I'll leave it there|OK, staying in {stage}|Leaving it].

A [Not sure if I should be happy|Mixed feelings]: {account} is in {stage} for the {deal}, but {first} [mentioned two other vendors|is talking to others too|has other quotes coming]. {amount}.
B > [That's normal at this size|They'd be silly not to|Everybody gets three bids]. [Find out what they don't like about the others|Ask what would make it easy to pick us|Be the one who calls back first].

? C in Warehouse|Operations
A {stage}: $moved_for. [They need everything delivered to|It all ships to|Ship-to is] {city}. [Can ops give me|Could somebody in ops give me|Who can give me] a [realistic|honest] lead time, [so I don't promise something dumb|before {first} asks|before I open my mouth]?
C > [Which items|Send me the list]? [Stock items are a week, the rest depends on the vendor|If it's in the warehouse it goes out right away, otherwise I have to ask|Depends what's on the list].
A > [List is coming from {first} {dow}|I'll have a list by {dow}|Sending it as soon as {first} does].

A {first} at {account} is the right person after all: [runs the budget|owns the budget|has the budget] and [signs|can sign]. [Moved the {deal} to {stage}|So {deal} is in {stage}|That's {stage} for the {deal}]. {amount}, {close}.

? B leads A
A [Two calls in|After two calls], I'm [comfortable|OK] calling {account} qualified. {deal}, {amount}, {close}. [{first} is doing a comparison|{first} has to write it up for a committee|{first} takes it to the board].
B > [What do they need from us for that|Can we write it for them|Offer to write it for them]?
A > [A one-pager|One page with pros and cons|A spec sheet and two references]. [Drafting it now|I'll have it done by {dow}|Can you read it before it goes out]?
B > [Sure, send it over|Happy to|Send it my way].

A [Got the floor plan|Have a list|Finally have quantities] from {contact}, so [no more guessing|I can stop guessing]. $moved_for: {stage}, {amount}.
B > [Does it match what you had|Was your guess close|How far off were you]?
A > [Close|Not bad|Within a few hundred]. [I'll take the win|Lucky guess|Beginner's luck].

A [Qualified|Moved to {stage}]: $moved_for. [Their pain is|The real issue is|What it comes down to is] [delivery, their last vendor kept missing dates|service, nobody calls them back|that their current supplier discontinued half of what they use]. [That we can fix|We can do better than that|I can sell against that all day]. {amount}.

A [Demo|Sample] [went over well|did the trick] at {account}. {first} [had three people in the room|brought the whole team in|called the others in to look]. The {deal} is [in {stage}|now {stage}], {amount}. +clap
B > [Don't forget to get the demo unit back|When does the demo unit come back|Is the demo unit still there]?
A > [Leaving it until {dow}|They asked to keep it until {dow}|{dow}, I'm picking it up myself]. [Is somebody waiting on it|Anyone need it before|Who's next]?
B > [No, just keeping track|No rush|I've got it penciled in for next week, so that works].
""",
    "deal-moved: Proposal": """
? B in Sales|Sales operations|Warehouse|Executive
A [Quote is out|Quote went out|Sent the quote] to {contact} at {account}: {amount}. [Copy attached|Attached for the file|PDF attached]. Deal's in {stage}. !quote
B > [Freight in or out|Is freight in there|Does that have freight in it]?
A > [In|Included], [{first} hates surprises|they want one number|{first} asked for one number]. [Good for thirty days|It's valid thirty days|Thirty days on it].

A [Proposal|Quote] [sent|delivered|in their inbox]: $moved_for, {amount}. {first} [will go over it with the others on|takes it into a meeting on|is presenting it on] {dow}. +crossed_fingers

? B leads A
A $moved_for is in {stage}, quote attached. Can you [look it over|give it a once-over|check it] before [I call {first}|I walk {first} through it|{first} gets to it]? {amount}. !quote
B > [Looks right|It's fine|Good]. [I'd put the lead time in writing|Only thing: say when the price expires in the email, too|Just call, don't wait for them to read it].
A > [Will do, calling now|Good point, adding that|OK, done].

? C in Sales|Sales operations
A [Ready to send|About to send|Finished] the {account} quote, {amount}. [Anybody want to proofread|Can someone give it a quick read|Extra eyes, please]? [Last time I had the wrong ship-to|My last one had last year's address on it|I don't trust my typing]. !quote
C > [Reads fine|Clean|No typos that I see]. [Total adds up, I checked|I added it up, it's right|Math is right].
A > [Thank you, out it goes|Sending|Sent, thanks].

? B leads A
A {account} has the [proposal|quote], so {deal} is {stage} now. {amount}. I [gave them|left in] [our usual discount|the standard discount], nothing [extra|special].
B > [Good|Right]. [Keep something back for the next round|They'll ask for more, so leave yourself room|They always ask once, have an answer ready].

A [They asked for it in writing, so|{first} wanted something on paper, so|No more verbal numbers,] [here it is|there's a quote now|it's in black and white]: {account}, {deal}, {amount}. {stage} [as of now|from today|it is]. !quote

A [Spent half the day on|That was a long one:] the {account} quote. [Out now|Finally out], {amount}, {deal}. [If {first} changes one more quantity I'm going home|If one more line changes I'm going to scream|Please nobody change a price this week].
B > [Lol|Ha], [I know the feeling|been there|we've all had one of those]. [How many lines|How many revisions is that]?
A > [I stopped counting|Enough|Don't ask]. [It's done|But it's out|Never again without a list].

A {first} at {account} [asked for|wanted] [two options|a good and a better option], so [the proposal has both|I quoted both]. {amount} is the [one I think they'll pick|bigger one|one in Alder]. [Moved to {stage}|Now in {stage}|{stage} as of now].
B > [Which one do we want them to take|Which one's better for us|Is there a difference for us]?
A > [The one in Alder|The bigger one|That one]. [Margin's better and it's all in stock|Everything on it is stock|It ships from stock].

A [Can someone|Could somebody] remind me [how long our quotes are good for|how long a quote is valid]? [Just sent one to {account} for {amount}|{account} just got one for {amount}] and {first} [asked|wants to know].
C > Thirty days, [it's at the bottom of the PDF|says so on the PDF|bottom of the page].
A > [Ha, right under my nose|I should read my own quotes|Of course it is]. Thanks.

A [Proposal is with {first}|{first} has the proposal|They have our proposal]. {account}, {deal}, {amount}. [I'd rather have presented it in person|Would've liked to hand it over in person|Wanted to do it face to face], but [they're slammed|{first} only had email time|that's how they do it].
B > [Call before they open it|Call anyway|Call {dow}] and [walk them through page one|go over page one together|ask which page they're stuck on].
A > [I have {first} on the calendar for {dow}|We're on for {dow} at {time}|Call's set for {dow}].

? same team
A [What's everyone quoting for lead times|What lead time are you quoting] these days? [Have one going out to|I owe a proposal to] {account}, {deal}.
B > [Whatever's on the item plus a week|I add a week to what the system says|I ask purchasing every time]. [Better to be early than late|I've been burned|Learned the hard way].
A > [Plus a week it is|Fair. Adding a week|OK, I'll ask them too]. [Sending at|Out at|It's going out at] {amount}.

A [Bid|Proposal|Our bid] for {account} is in, [a day before the deadline|with an hour to spare|ahead of the deadline]. {amount}. [Thanks to everyone who got me numbers|Couldn't have done it without the quick freight quote|Thanks for the fast answers on lead times, all]. +raised_hands
C > [Cutting it close as always|An hour to spare is a new record for us|Phew]. [When do they open them|When will we hear]?
A > [No date yet|They wouldn't say|After {dow}, supposedly]. [{close} at the latest|Final decision is {close}|They have to decide by {close}].

A $moved_for: [quoted|quote sent], {amount}. {first} [read it while we were on the phone|opened it right away|wrote back in ten minutes] [and only asked about delivery|with one question about freight|and only had one question]. [Good sign, I think|I'm calling that a good sign|I'll take it].

A // > Hi {a1}, // > [got the quote, thank you|received your quote, thanks|thanks for sending this over]. [I need to run it by a couple of people|Let me run it past the others here|I have to take it upstairs first] and [will get back to you|I'll be in touch|should have an answer] by {close}. // > {first} // [From|That's] {account} on the {deal}. [In {stage} now|So it's in {stage}|Moved it to {stage}].
B > [Can't ask for more than that|A customer who writes back! Cherish it|That's a polite reply]. [Put a reminder on it anyway|Set a reminder regardless|Still, call midway].

? A leads B
A @{b} [FYI the {account} proposal went out|the {account} proposal is out], {amount}. [You're the one they'll call about delivery|They may call you if I'm on the road|If {first} can't reach me they'll try you]. [Copy's attached|PDF here so you have it|So you have it]. !quote
B > [Got it, saved|Thanks, I'll read up|Good, I've got it open]. [Anything they're touchy about|Anything I shouldn't bring up|What should I not say]?
A > [The date|Delivery dates]. [Don't promise anything before you check with me|Just don't commit to a day|If they ask, take a message].

A {account} [went to|is in] {stage} ([{deal}, {amount}|{amount}, {deal}]). [I quoted it with|Terms are] net 30, [no deposit|nothing special], and [freight prepaid and added|freight billed at cost].
B > [No deposit at that amount|You didn't ask for a deposit]?
A > [Credit's approved, I checked with finance|Finance said it's fine|Cleared it with finance first]. [It's in the notes|Wrote it on the deal|Email's on the deal].

A [Took some back and forth|Three versions later|After some back and forth], {account} has [a proposal they can live with|a quote with the right lines on it|their final proposal]. {deal}, {amount}, {stage}.

? B leads A
A [Proposal meeting|Presented] at {account} [today|just now]. [Went well|Good room|Better than expected]. {first} [nodded a lot|asked about install|asked who'd be their contact after the sale], [nobody blinked at|no reaction to] {amount}.
B > [No reaction can go either way|Silence on price is either great or terrible|Hm, nobody blinked]. [What's the next step|What did they say happens next|How did you leave it]?
A > [They meet {dow} and call me|They talk it over {dow}|{first} calls me after {dow}]. If [not|I hear nothing], I'm calling.

A [Quote for|The quote for] {account} is at {amount} [after we took the extras out|with the extras as a separate page|without the optional lines]. [{first} asked for the lean version|They wanted the bare bones first|{first} likes it lean]. {stage}. !quote
B > [Smart|Good idea]. [They'll add half of it back|The extras always come back|Nobody ever stays with the lean one].
""",
    "deal-moved: Negotiation": """
A $moved_for is [in|into] {stage}. {first} [came back with|sent back|has] [three asks|a list]: [a better price|a few points off], net 45, and [free freight|freight on us]. {amount} as it stands.
B > [Pick one|Give on one, not all three|They get one of those]. [I'd give on freight|I'd do the terms before I touched price|Terms cost us least].
A > [That's what I'm thinking|Same thought here|I was going to say that]. [Calling {first} back {dow}|I'll go back to {first} with that|Will offer that and see].

? B leads A
A {account} [wants to talk price|is negotiating|came back on price]. [How low can I go on|What's my floor on|How much room do I have on] the {deal}? It's [at|sitting at] {amount}.
B > [Before we talk price, what do they give us for it|What are we getting in return|Nothing for nothing]? [A faster signature|All of it in one order|A date] [would be worth something|I could work with].
A > [They'd sign by {close}|{first} said they'd do {close} if we move|{close}, in writing, is what {first} offered]. [That's worth a point or two to me|I'd do something for that].
B > [Bring me that in an email and we'll talk|Get it in writing and come see me|If {first} puts that in an email, yes].

A [Good news|Progress]: {account} [is talking terms|has moved on to terms|is down to the fine print] on the {deal}. {stage}. [It's no longer about whether, just about how|Nobody asks if anymore, only when|They're arguing about dates, which I'll take].

A [Their purchasing got involved|Purchasing is in the loop now|{first} handed me to purchasing] at {account}, so [it's {stage}|we're in {stage}|moving it to {stage}]. {amount}. [New faces, same questions|We start over on half of it|Brace yourselves].
B > [They have to earn their keep|It's their job to squeeze|Purchasing always wants a trophy]. [Give them something small early|Have a small give ready|Let them win one].
A > [Free freight it is|I'm thinking one pallet of freight|I'll offer the freight]. [Was going to eat that anyway|It's in the price already|I had it built in].

A [Redlines|Contract comments|Their markup] from {account} [came in|just landed]. [Mostly harmless|Nothing scary|Mostly boilerplate], [but they want|except they want] [our COI and a W-9|a COI|a longer warranty in writing]. [Who has the current one|Who do I ask|Who keeps those]? Deal's in {stage}.
C > [Finance has both|Finance keeps those in a folder|Ask finance, they send them out all the time]. [Usually same day|You'll have it today|They're fast].
A > [Perfect|Great, asking now|Thanks, on it].

A {first} ({account}) [verbally OK'd|gave me a verbal yes on|is fine with] {amount}. [Now it goes to legal|Legal has it now|Just waiting on their legal]. [{stage} until there's ink|Staying in {stage} until I see a PO|In {stage} until the PO shows up].
B > [Verbal is nice, PO is nicer|I'll celebrate when I see the PO|A verbal and a dollar gets you a coffee]. [How slow is their legal|How long does legal take over there]?
A > [A week, {first} thinks|{first} says a week, I say two|Two weeks last I heard].

? C in Warehouse|Operations|Sales operations
A [Does anyone have wiggle room on freight|Can anyone find me a cheaper freight rate] to {city}? {account} [is down to that|is stuck on that] with the {deal}. {amount}, {stage}, and [the freight line is what bugs them|all {first} talks about is freight].
C > [If they can take it on a weekday with no appointment it drops|Ask if they'll take it without liftgate and appointment|Consolidate it into one shipment and it comes down]. [I'll ask the carrier|Let me get you a second rate|I'll send you two rates].
A > [Two rates would be great|That helps|You may have just saved this one].

A [Final round|Last lap|Home stretch] [with|for] {account}: {deal}, {amount}. [We're one of two|It's us and one other|Down to two vendors]. {first} [decides|makes the call] by {close}.
B > [What can we do that they can't|What's the other one got that we don't|Where are we stronger]?
A > [Stock|We have it on the shelf|Delivery]. [They're quoting six weeks, says {first}|The other guys are quoting longer, I hear|Apparently the others can't say when].

A [Back and forth with|Round two with|Another call with] {contact} at {account}. [We're close|Not far apart|Nearly there]. [Moved it from {former} to {stage}|It's in {stage}|{stage} now]. They [want one number for everything|want it split into two shipments|want to pay half up front and half on delivery], [which is fine by me|and I said OK|no objection here].

? B leads A
A I may need you on a call with {account}. [{stage} for the {deal}|The {deal} is in {stage}], {amount}, and {first} [is bringing the boss|keeps saying the boss has to agree|wants somebody with a bigger title].
B > [Sure, when|I can do that. When|Gladly]. [What do you want me to say, and what should I stay away from|What's my role|Am I good cop or bad cop]?
A > {dow}, {time}. [Just be there and say we stand behind the delivery date|Only that we'll be there after the sale|Tell them who they call if something goes wrong].

A [They blinked|{first} blinked|They gave in on price]! {account} [takes|is OK with] {amount} [as quoted|as is|without another discount] [if|as long as] [delivery is in one drop|we deliver in one go|it's one shipment]. [Down to paperwork|Now just paperwork|So it's {stage} and paper].
B [Well held|Nicely held|Good poker face], {a1}. [I'd have folded|Holding the price is the hard part|That's how you do it].

A {account} [asked for|wants] [a rebate instead of a discount|a year-end rebate|a volume rebate] on the {deal}. [Have we ever done that|Do we do those|Is that a thing here]? {amount}, in {stage}.
C > [Once, and accounting hated it|Not in my time|Finance will say no, but nicely]. [Offer it as a lower price on the second order|Turn it into a discount on the reorder|Suggest better pricing next time instead].
A > [I like that|That could work|Good idea]. [Will float it with {first}|Trying that|{first} might go for it].

A $moved_for: {stage}. [They need|{first} needs] [a PO number from their side|a vendor number for us] before [anything moves|they can approve it], and [that takes them a week|their system takes forever|somebody's on vacation]. [Hurry up and wait|So we wait|Waiting].

A [Revised quote|New version of the quote] for {account}, {amount}. {first} [swears it's the last one|promised this is the last round|says this is the one they can sign]. {stage}. !quote
B > [What changed|What's different]?
A > [Ship-to and the wording on delivery|Two lines swapped, same total as we talked about|Only the terms]. [Price didn't move|Nothing on price|Price is the price].

? same team
A [How do you answer|What do you say to] "[can you do better|what's your best price|is that your best]"? {first} at {account} [just asked|asks every call]. {deal}, {amount}, {stage}.
B > ["Better on what?"|"Better how? Price, terms or delivery?"|I ask what number gets it signed today]. [Then don't say anything|And then count to ten|Let them fill the silence].
A > [Trying that at {time}|I'll use that {dow}|Stealing it].
""",
}
