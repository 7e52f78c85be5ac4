"""Campaigns, trade shows, launches, and marketing among themselves."""

# ruff: noqa: E501
from __future__ import annotations

SCENES = {
    "campaign-started": """
A The {campaign} [is live|went live|is out]. {channel}, [budget|with a budget of] {budget}. [Leads go to the usual queue|Anything that comes in lands in #leads|Responses go to #leads]. +rocket
B > [Looks great|Nice work|Nice]. [Is there a script for the phones|Anything in writing for the phones|What do we tell people who call]?
A > [One-pager's in the marketing folder|There's a one-pager|One page, in the folder]. [Front desk has it too|I sent it to the front desk|Inside sales has a copy].

A // **{campaign}** [started|is running] // - [Channel|How]: {channel} // - [Budget|Spend]: {budget} // - [Goal|What we want]: [names sales can call|calls, not likes|appointments] // [Questions to me|Ping me with questions|I'll post numbers when it's done].

A [We're live|And we're off|Button pushed] with the {campaign} ({channel}). {budget} [to spend|budget]. [Please click around and tell me what's broken|If you see a typo, tell me quietly|Be gentle with the typos].
C > [Link in the footer goes to last year's page|The phone number is the old one|Second paragraph has a word twice]. [Sorry|Sorry to be that person|Otherwise great].
A > [Fixed|Fixed, thank you|Ugh. Fixed]. [Nobody saw that|You saw nothing|I read it eleven times].

A [Heads up for sales|For sales]: the {campaign} [started|is out], so you [may get calls about it|could hear about it on calls]. [It's {channel} this time|This one is {channel}]. [Offer and dates are in the folder|The offer's on the one-pager|Read the one-pager first].
B > [Thanks for the warning|Good to know before the phone rings]. [Can they combine it with their usual discount|Does the offer stack with other discounts|Does it come on top of a site discount]?
A > [No stacking|One offer per order|It doesn't combine with anything]. [It's in the small print|Bottom of the one-pager|Says so at the bottom].

? B leads A
A {campaign} is [running|out the door]. {budget}, {channel}.
B > [What does good look like|What number would make you happy|How will we know it worked]?
A > [Cost per lead under last time's|More calls than the last one for the same money|A few real conversations, not just names]. [First look in a week|I'll have a first read in a week|Report when it ends].
""",
    "campaign-ended": """
A The {campaign} [wrapped up|is done|ended]: {leads} leads, {spent} spent. +chart_up
B > [How many are real|Any good ones in there|What's the quality like]?
A > [About half, from the first calls|Sales says half|Early feedback is mixed]. [I'll know in two weeks|Ask me again in two weeks|Give the phones two weeks].

A // {campaign}, [final numbers|results|wrap-up]: // - Leads: {leads} // - Spent: {spent} // - [Channel|Via]: {channel} // [Full write-up by {dow}|Longer version {dow}|Details on {dow}]

A {leads} leads from the {campaign} for {spent}. [Notes attached|Wrote up what worked|My notes are in the file]. !notes
C > [Thanks|Thanks for sharing]. [Who's calling them|Are they assigned yet|When do we get the list]?
A > [Split between inside sales and the teams|Assigned this morning, check your queue|They're in the queue]. [Warm ones on top|Sorted by how recent they are|Best ones first].

? B leads A
A [Final on|Numbers for] the {campaign}: {leads} leads, {spent} out of the budget.
B > [Would you do it again|Worth repeating|Again next year]?
A > [Yes, with a shorter form|With a better landing page, yes|Yes, but earlier in the month]. [People left on page two|Too many dropped off at the form|The offer was fine, the page was slow].

A That's it for the {campaign}. {leads} [people raised their hand|names], {spent}. [Not a record, not bad|I've seen worse|I'd hoped for a few more].
B > [Depends what closes|Ask me in three months|We'll see what turns into deals]. [Thanks for the quick handoff|Handoff was smooth|The list was clean this time, thank you].
""",
    "show-booked": """
A Booth in {city} is [booked|confirmed], {day}. {staff} [is on booth duty|has booth duty|will be at the booth]. [Hotel block is in the invite|Book your hotel through the link|I'll send hotel info]. +calendar

A [Save the date|On the calendar]: {city}, {day}. [Booth staff|At the booth]: {staff}. // - [To do|Open]: [banner|booth graphics] // - [samples and demo units|demo units] // - [lead scanner|badge scanner rental] +eyes
B > [I can do the graphics|Graphics are on me|I'll handle graphics]. [How big is the booth|What size is the back wall|Same booth size as last time]?
A > [Same ten by ten|Ten by ten, same as last time|Ten by ten]. [I'll send the spec|Spec sheet's coming|Measurements in the show manual].

A We're [exhibiting|doing the show] in {city} on {day}. [Who wants to help with setup the day before|Need one more pair of hands for setup|Anybody up for setup]?
C > [I can|I'm in|Put me down]. [I'll bring the tape this time|Please let there be carpet|Only if somebody else packs the crate].
A > [Deal|You're hired|Done]. [Comfy shoes|Bring comfortable shoes|Show badges come two weeks before].

? B leads A
A {city} is confirmed for {day}. {staff} [goes|is going].
B > [What's it cost us all in|All in, what are we spending|Total with travel]?
A > [Booth is paid, travel's extra|I'm getting the travel numbers|Will have it all in by {dow}]. [Under last year's|Same as last time or less|Should come in under the plan].

A [Booked|Signed the contract for] {city}: {day}. [Corner booth|Near the entrance|Close to the coffee], [finally|which I fought for|as promised]. {staff} has the [booth|show].
B > [Corner booths are worth it|Good spot|Next to the coffee is the best spot there is]. [Want to ship by freight or drive it|Are we shipping or driving|How are we getting the crate there]?
A > [Freight|Shipping it]. [Advance warehouse, so it has to leave early|To the advance warehouse|It leaves a week ahead].
""",
    "show-held": """
A [Back from|Home from] {city} ({day}): {leads} leads. [Feet hurt|My voice is gone|I could sleep for a week]. [List goes in the queue {dow}|Uploading the list {dow}|You'll have the list {dow}]. +raised_hands
B > [Welcome back|Nice haul]! [Any that can't wait|Who do we call first|Any hot ones]?
A > [Five with a star|Four or five|A handful]. [Starred in the list|They're marked|I put "call now" next to them].

A {city} [recap|in short]: {leads} leads, [good traffic until three|slow morning, busy afternoon|steady all day]. {staff} [was on their feet the whole day|held down the booth|did most of the talking]. [Pictures to follow|Photos are in the folder|Photos coming].
C > [Thanks for doing that|Well done|Great job, all]. [What did people ask about|What did everybody want to know|What came up most]? And [how's the banner|did the new banner hold up]?
A > [Lead times, mostly|Price and lead times|Mostly who we are]. [Banner's fine|Banner survived|We'll need a new banner].

A [Notes from|My notes from] {city} attached. {leads} [scans|leads], {day}. !notes
B > [Thanks, useful|Good notes]. [Do it again next year|Worth going back|Would you go again]?
A > [Yes, bigger booth|Yes, but two people|I would]. [One person can't cover it and eat|It's too much for one|Lunch was a granola bar].

? B leads A
A {leads} leads in {city}. [Better than I expected|More than last time, I think|OK for that size of show].
B > [Good work|Great]. [How fast can we get to them?|When do calls start?|Let's call while they remember us.]
A > [Calls start {dow}|{dow}]. [Email goes out today|Thank-you email goes out tonight|They all get a thank-you first].

A [That's a wrap in|Packed up in] {city}. {leads} leads, one [broken easel|lost charger|missing tape gun]. [Crate ships back {dow}|Crate's on the truck|Crate is on its way back].
B > [Easels are a consumable|There's always one|Only one? That's a record]. [Get some rest|Safe travels|See you {dow}].
""",
    "launch-announced": """
A We have a date: {article}, {launch}. [Product page, photos and spec sheet come first|Spec sheet next week, photos after|I'll share the spec sheet as soon as it's final]. +rocket
B > [Can I tell customers|Are we allowed to talk about it|Is it OK to mention it to customers]?
A > [Date yes, price no|You can mention it, no prices|Not in writing yet]. [Price comes with the spec sheet|Wait for the price|Quotes from {launch} on].

A // [Launch|New product|Coming up]: **{article}**, {launch} // - [Photos|Product shots]: [booked|next week] // - [Copy|Product page]: [in draft|started] // - [Sales sheet|One-pager]: {b1} // [Shout if you need more time|Tell me now if the date's a problem|Speak up now if that's too tight].
B > [Works for me|Fine]. [Can I get a sample to write about|Could I have one in my hands first|Can I get a unit for a few days]?
A > [One's on its way to you|Leaving one on your desk|You get the first one].

A {article}: [on sale|launching|out] {launch}. [Warehouse, please plan some space|Please plan some space for it|We'll need space for it in the warehouse].
C > [How many are coming in|What's the first quantity|How much space are we talking about]?
A > [Purchasing has the number|Ask purchasing, it's on the PO|It's on the PO]. [Not a full truck|A few pallets|Less than you fear].

? B leads A
A {article} is [set for|scheduled for] {launch}.
B > [What's the risk|How sure is that date|What could move it]?
A > [Packaging|The vendor's packaging]. [Everything else is done|Units are on schedule|The product itself is ready].

A [It's happening|Finally official|You can stop asking]: {article}, {launch}. [Landing page is next|Newsletter slot's reserved|I've reserved the newsletter]. +tada
""",
    "launch-moved": """
A {article} [moves to|is moving to|got pushed to] {launch}, [was|from] {old}. [Reason|Why]: {reason}. +disappointed
B > [Is the newsletter already scheduled|Do we pull the newsletter|What about the ad]?
A > [Pulled it|Already pulled|Moved to the new date]. [No harm done|Just in time|Caught it before it went out].

A [New date|Date change] for the {article}: {launch}, not {old}. {reason}, [nothing we can do|according to the vendor|per the vendor].
C > [Do customers know|Did we promise it to anybody|Anyone already promised one]?
A > [A few|Two that I know of|Only verbally]. [Their reps are calling|Telling the reps now|I'll let the reps know before they read it here].

A {launch} instead of {old} for the {article}. [{b1}, can you change the page|{b1}, please update the banner|{b1}, the shop banner needs the new date]?
B > [Done|Changed|Updated]. [Took "coming soon" off the home page, too|Also fixed the email footer|And the teaser].

A [Sorry, all|Ugh]: {article} [isn't making|won't make] {old}. [Now|New date] {launch}. {reason}.
B > [Better late than broken|Better than launching with no stock|I'd rather wait than ship nothing]. [Gives me time for decent photos|I needed the extra time, honestly|Copy wasn't done anyway].

? B leads A
A The {article} [slipped|moved] to {launch}, it was {old}. {reason}.
B > [Are you comfortable with the new one|Is the new date solid|Will that one hold]?
A > [I've padded it|There's a few days of slack in it|The vendor put it in writing]. [If it changes you'll hear it the same day|I check in with them every {dow}|Next check is {dow}].
""",
    "launched": """
A The {article} [went live|went on sale|launched] {launch}. [Page is up|It's in the shop|You can order it]. [Thanks to everyone who stayed late|Thank you, photo crew|Great teamwork]! +tada +rocket
B > [Looks great on the phone|Page looks great|Nice photos]. [Any orders yet|Has anybody ordered|Anything sold yet]?
A > [Not yet|Give it a day|Refreshing every five minutes]. [I'll post when it comes|You'll hear me|Watching].

A [Live|It's live|And it's live]: {article}. [Right on the date we said|{launch}, as promised|On schedule]. +clap
C [Great job|Congrats, team|Well done]. [Sharing with my customers today|Sending it to three customers right now|I know who wants one].

A {article}: [out as of|available since] {launch}. [Spec sheet and price are in the folder|Quote away|You can quote it now]. [Support has the FAQ|FAQ's with support|Training notes are with support].
B > [Got the FAQ|FAQ looks good]. [One question: who takes the first weird one|Where do we send questions we can't answer|Do returns go the usual way]?
A > [To me for the first two weeks|Me, for now|Straight to me].

A [Launch day was|Launch day]: [one typo, zero fires|no fires, one wrong photo|all quiet, which is what you want]. {article} [went out on|has been up since] {launch}. [Photo's fixed|Fixed already|All good].

A [You can tell people|The secret's out|OK to talk about it]: {article}, {launch}. [Samples went to each territory|Each territory has a demo unit coming|Demo units are on their way].
B > [When does ours get here|Where's the one for our team|When does the team get to see one]?
A > [By {dow}|{dow}, if the carrier behaves|Should be there {dow}]. [Share nicely|One per team, so share|Fight it out].
""",
    "MARKETING": """
? A in Marketing; B in Marketing
A [Headline options|Pick one|Vote, please] for the {article} [page|email]: // - ["Less to think about"|"It just works"|"Built for every day"] // - ["Made for busy places"|"For people who use it"|"Ready when you are"] // [First or second|Which one|Gut reaction only].
B > [Second|The second one|Number two]. [First one could be about anything|The first is a bit bland|First sounds like an insurance ad].
A > [Second it is|That was my favorite too|OK, going with two].

? A in Marketing
A [Need one sentence from a customer|Looking for a customer quote] about the {article}. [Who has somebody happy|Does sales know anyone|Who would say yes]?
B > [Ask the reps on Monday|I'll ask around in sales|Sales would know]. [They all say they have one until you ask|Half of them will volunteer the same customer|Give them a draft, it's easier to say yes].
A > [Drafting one now|Good idea, I'll write it for them|A draft it is].

? A in Marketing
A [Photo shoot|Product shoot] [is|moved to] {dow} at {time}. [We need the {article} and something to stand it on|I need a clean {article} from the warehouse|Bringing the {article}, need one more item].
C > [Take the {partner}|I'd add the {partner}|The {partner} photographs well]. [I'll pull both|Ask the warehouse today so it's there|Get them out of the boxes the day before].
A > [Done|On it|Pulling them now]. [Lunch is on marketing|Pizza for whoever helps|There will be pizza].

? A in Marketing; B in Marketing
A [Can somebody proof|Who can proofread] the newsletter before {time}? [I've gone blind on it|I can't see it anymore|I've read it too often].
B > [Send it|Sure|Me]. [Two things|Two small ones|Just two notes]: [comma in the subject line and a broken link|the date's wrong and there's a double space|a typo on the button and last year's footer].
A > [You just saved me|Wow. Thank you|And that's why we proof]. [Fixed both|Both fixed|Done].

? A in Marketing; B in Marketing
A [Open rate on|The numbers for] the last [email|newsletter] [came in|are in]: [better than usual|about average|down a bit]. [Short subject lines win|Tuesday mornings still work best|Nobody reads past the first picture].
B > [Which subject line was it|What was the subject line|What did we use]?
A > [The one with the question|The four-word one|The boring one, of course]. [Doing it again next time|Noted for the next one|I'll test it once more].

? A in Marketing; B in Marketing
A [Where's the|Where do we keep the|Who has the] [logo without the tagline|vector logo|white version of the logo]? [The printer needs it by noon|Printer's asking|A partner wants it].
B > [Brand folder, second level|In the brand folder|Brand, then Print]. [Not the one with final in the name|Take the vector file|Use the newest date].
A > [Got it|Found it|Perfect, thanks].

? A in Marketing; B in Marketing
A [The printer|Print shop] [called|wrote]: [proof's ready|the proof is in|they have a question about bleed]. [Can you go by|Want to check it with me|Who can look at the color]?
B > [I'll stop by at {time}|I can go {dow}|On my way home]. [Last time the green was off|I want to see the blue in daylight|I'll bring the old one to compare].
A > [Great, thanks.|Perfect. Call me if it's off.]

? A in Sales; B in Marketing
A [Any chance|Could marketing make me] [a one-pager|a simple flyer|one slide] for the {article}? [Customer asked and I only have the spec sheet|I've been sending screenshots|Mine has last year's price on it].
B > [We have a template|There's a template for that|Yes]. [When do you need it|What's your deadline|By when]?
A > [{dow}|By {dow} if possible|{dow} would be great]. [Nothing fancy|Two pictures and a price is plenty|Simple is good].

? A in Marketing
A [Website's|The home page is] [showing the old banner|still on the spring banner|showing two banners] [for me|on my phone]. [Just me|Anyone else|Cache or real]?
C > [Cache, try a private window|Fine here, clear your cache|I see the new one].
A > [Yep, cache|OK, it's me|Right, never mind]. [I say that every time|Every single time|You'd think I'd learn].

? A in Marketing
A [Story idea|Blog idea]: [how to measure before you order|five questions to ask before you buy|what a quote really includes]. [Sales gets those questions all the time|Support answers that daily|Straight from the phones].
B > [I'd read that|Yes|Love it]. [Get support to give you the real questions|Use real questions|Support has a list].
A > [Asking them {dow}|Will do|Already asked].

? A in Marketing; B in Marketing
A [Social post about|Our post on] the {article} [did really well|got more comments than usual|did OK]. [Somebody asked if it comes in other colors|Half the comments are about the dog in the picture|Mostly people tagging their boss].
B [More dogs then|Of course it's the dog|Give the people what they want]. [Next one about the {partner}|Is the {partner} next|Can we do one on the {partner}]?

? A in Marketing; B in Marketing
A [Who's writing|Who has] the [product text|copy] for the {article}? [It's due {dow}|Shop needs it by {dow}|The shop's waiting].
B > [Me, half done|I am]. [Need dimensions from product|Waiting on the weight|Still missing two specs].
A > [I'll nudge them|Pinging product|I'll get those for you].

? A in Marketing; B in Marketing
A [Swag order|Ordering swag]: [mugs or totes|pens or notepads|caps or tape measures]? [Last time we had 200 pens left|The totes went in an hour|Nobody wants another stress ball].
B > [Whatever fits in a carry-on|Something people use at work|The useful one]. [And no stress balls|Not pens again|Please, no more pens].
C > [Tape measures|Totes|Notepads]. [Customers ask for them by name|I'd use that myself|I've seen ours on people's desks].

? B leads A; A in Marketing
A [Budget check|Where we stand on budget]: [we're a little under for the quarter|a bit under plan|on plan so far]. [Can I put the rest into one more mailing|Can I move some from print to search|Can I use what's left for samples]?
B > [Tell me what it would bring|Make the case|Convince me]. [One paragraph, by {dow}|Half a page is enough|Give me the numbers {dow}].
A > [You'll have it|Writing it now|Will do].

? A in Marketing
A [Customer visit for the case study|Case study] with {account} [is on for {dow}|is set for {dow}]. [I'm bringing a camera|Bringing the good camera|Photographer's coming along]. {first} [is nervous about photos|wants to see the questions first|asked what to wear].
B > [Send the questions ahead|Show them the last one|Tell {first} it's painless]. [Shoot the space first, people relax|Start with the equipment, people after|Nobody likes the first ten minutes].

? A in Marketing; B in Marketing
A [Who approves|Who has to OK] [a giveaway|a raffle at a show|a discount code]? [Legal, finance, nobody|Do I need finance|Is that me or finance]?
B > [Finance for anything with money|Anything with a value goes to finance|Finance and your boss]. [Ask early|They need the dates|Give them a week].
A > [OK, asking them.|Good to know.]

? A in Marketing
A [Translation of the|The Spanish version of the] [flyer|care guide] [is back|came back]. [Can someone who speaks it check?|Who can give it a read?|I need a native speaker for ten minutes.]
C > [I'll read it|Me|Send it to me]. [Tonight okay|By tomorrow|After {time}]?
A > [Perfect|Any time before {dow}|No rush, {dow} is fine].

? A in Marketing; B in Marketing
A [Email goes out|The mailing goes out|Sending the newsletter] {dow} at {time}. [Last call for changes|If you want something in it, tell me today|Speak now].
B > [Can we mention the {article}|Room for a line about the {article}|Put the {article} higher up]?
A > [One line, sure|I'll fit it in|Yes, if you write it]. [Send me the text|Text by tomorrow|I need it by noon].

? A in Marketing; B in Marketing
A [Is the {article} photo ours or the vendor's|Are we allowed to use the vendor photo of the {article}]? [It's on the vendor's site too|I found it on another shop].
B > [Vendor's, we can use it|Theirs, with permission]. [But the crop is bad|Only on the web, not in print|I'd rather shoot our own].
A > [Adding it to the shoot list|Shoot list it is|OK, web only].

? A in Marketing; B in Marketing
A [Unsubscribes|People unsubscribing] [went up|jumped] [after the last one|last week]. [Too many emails, I think|Three in ten days was one too many|I blame the subject line].
B > [Let's skip a week|I'd skip one|Two a month is plenty]. [Quality over quantity|They'll forgive us|Nobody has ever missed a newsletter].
A > [Skipping this week|OK, next one on the first|Agreed].

? A in Marketing
A [Calendar for next quarter|Draft calendar] [is up|is in the folder]. [Comments by {dow}|Please check your dates by {dow}|Tell me what clashes].
C > [Show week clashes with the mailing|The mailing lands on a holiday|Two things on the same {dow}]. [Can we move one|Could the mailing move|Mailing a week earlier]?
A > [Good catch, moved|Moved it|Done, a week earlier].
""",
    "SHOWS": """
A [Packing list for|Packing for] the [next show|booth]: // - [tape, scissors, zip ties|zip ties and gaffer tape] // - [extension cords and a power strip|two power strips] // - [the {article} and a cloth to wipe it|the {article}, business cards, pens] // [Tell me what I'm forgetting|Yell if something's missing|Add what I forgot].
B > [Snacks|Water|A phone charger]. [Show food is eight dollars a pretzel|You won't get a break|Trust me].

A [Hotel near the hall in|Hotels in] {town} [are filling up|went up again|are nearly sold out]. [Book now, cancel later|Please book this week|Tell me who still needs a room].
C > [I still do|Me|I need two nights]. [Anything walkable is fine|Not the one with the karaoke bar|I'll share a rental instead].
A > [Booked you at the same one as me|Got the last one|Done, confirmation's in your email].

A [Our banner|The banner stand|The roll-up] <<has a scratch across the logo|won't roll up anymore|smells like the storage unit>>. [Fix it or replace it|Can we fix that|New one before the next show]?
B > <<[Replace it, it's three years old.|I'd get a new one, people look right at the logo.]|[The spring's gone. They sell just the base, I'll order one.|Bring it over, sometimes it's only the cap on the roller.]|[Unroll it over the weekend, that usually does it.|Leave it open in the hallway for a few days before you spend money.]>>

A [Who has|Where's] the [lead scanner|tablet stand|booth carpet]? [It's not in the crate|The crate's empty|It should be in the crate].
C > [My trunk, sorry|In my office|Under my desk]. [Bringing it {dow}|I'll drop it off|On your desk by {time}].

A [Exhibitor manual for {town}|Show manual] [is out|came in]. [Drayage is up again|Electric is per outlet now|We need a COI on file by {dow}]. [Ordering early saves a third|Early-bird prices end {dow}|I'm ordering power today].
B > [Get two outlets|Order the carpet too|Skip their carpet]. [We fought over the one last time|We always need the second|Ours is nicer].

A [What did we give away|What worked as a giveaway] last time? [I need to order by {dow}|Order closes {dow}|Thinking of tape measures].
B > [Tote bags went in two hours|Candy. It's always candy|The notepads]. [People come back for it|You can't beat it|And nobody took a pen].
A > [Candy and totes then|Ordering both|OK, done].

A [Badge pickup|Badges] for {town}: [bring a photo ID|you need the QR code from the email|opens at seven]. [Setup is until five|We have a two-hour window for setup|Our dock time is {time}].
C > [Who's bringing the dolly|Do we have the dolly]? [Last time we carried everything|My back remembers last year|It's a long way from the dock].
A > [Dolly's in the crate|I'll bring the dolly|Packed it first].

A [After-show question|Planning ahead]: [how fast do we email people|who writes the thank-you email|do we send samples after the show]? [I want it ready before we leave|I'd like to draft it now|Would rather not write it in the hotel].
B > [Within two days|Next morning|Before they're back at their desk]. [I'll draft it|Short, with a name and a phone number|Same text as last time, new picture].
""",
}
