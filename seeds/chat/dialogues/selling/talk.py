"""Sales among themselves: the pipeline, leads, prices."""

# ruff: noqa: E501
from __future__ import annotations

SCENES = {
    "SALES": """
?? A in Sales; B in Sales|Sales operations; C in Sales|Sales operations

? A in Sales operations|Vice president, Sales
A [Monday's pipeline call|This week's pipeline call|Pipeline call] [is at|moves to] {time} [instead|this week], [the big room is taken|half of us have a conflict|too many of us are on the road].
B > [Same dial-in|Same link]?
A > [Yes|Yep], [same link|nothing else changes]. [I'll update the invite|Invite's been updated|The invite shows it].

? A in Sales operations
A [Friendly reminder|Reminder]: [please clean up your close dates|no close dates in the past, please|fix anything that's past due] [before the pipeline call|by {dow}|before {dow}]. [There's a saved list in Alder|The list view shows yours|The list is under your name]. !pin
B > [Did mine|Mine are done|Done]. [Took five minutes|Found three I'd forgotten about|I had one from last year, embarrassing].

? A in Sales operations
A [Here's where everything open stands|Open pipeline by stage|Pipeline by stage], [for the call|ahead of the call|as of now]. !pipeline
B > [Can we get this by territory|Any chance of a version per territory|Is there one by territory]?
A > [In Alder under Reports, there's one by owner|Yes, there's a report for it|The report does that, filter by territory]. [I'll send you the link|Link coming|I'll show you where].

? A in Sales
A [Does anyone have|Who has] the [current line card|newest price sheet|latest deck|current credit application]? [Mine's from last spring|The one I have still has the old logo|I only find the old one].
C > [Shared drive, Sales, the folder called Current|It's on the shared drive under Current|Marketing keeps it in the brand folder]. [Don't use the one on the desktop|Ignore the one in the email from January|Delete your old one while you're at it].
A > [Found it, thanks|Got it|That's the one, thank you].

? A in Sales
A Who's [going to be|around] in {town} [next week|on {dow}]? [Flying in|I'm driving up|I'll be there for two visits] and [hate eating alone|could use a second person in one meeting|happy to share the rental].
B > [I'm there|I might be|I'll be in town] [until|through] {dow}. [Dinner works|Count me in for dinner|I know a good barbecue place].
A > [Done|Deal|Perfect], [I'll text you|my treat|I'll book something for seven].

? A in Sales
A [Objection of the week|How would you answer this one|Help me with an answer]: "[we've always bought from the same people|your price is fine but your lead time isn't|we'll think about it|just send me something]".
B > [I ask what they'd change about who they use now|I ask what would have to be true for them to try us once|"What would you need to see?"]. [Then wait|Works about half the time|Gets them talking, at least].
A > [I like that|That's better than what I said|Mine was way too long]. [Trying it at {time}|Using it this afternoon|I'll report back].

? A in Sales; A not in Sales development representative
A [Can I get a second pair of eyes on a quote|Anyone free to check a quote for me|Who has two minutes to look over a quote]? [It's got a lot of lines|Freight looks wrong to me|The freight line seems low].
B > [Send it over|Shoot it to me|Sure]. [Dock or liftgate|Does it need a liftgate|What kind of ship-to is it]?
A > [Residential, no dock, so yes, liftgate|Residential with a liftgate|It's a school, so liftgate and inside delivery]. [Thanks for looking|Appreciate it|I owe you].

? A in Sales
A [Is anyone else's Alder slow|Alder is crawling for me|Is it just me or is Alder slow] [today|{day_part}]? [I've been staring at the spinner|The deal page takes forever].
B > [Fine here|No problem here|Works for me]. [Try closing some tabs|Log out and back in|Have you restarted since last month?]
A > [Restarted. Better|Closed about forty tabs, it's fine now|OK, that was me]. Sorry.

? A in Sales
A [PSA|Public service announcement|Note to self and others]: [check the ship-to before you send a quote|always ask about a loading dock|ask for the tax-exempt form up front|read the whole email thread before you call]. [Don't ask how I know|Ask me how I know|I learned that the hard way today].
B [Oh no|Oh dear]. [What happened|Do we want to know|How bad]?
A [It's fixed|All good now|Sorted out]. [Cost me an hour and some pride|Just embarrassing|I had to call twice to apologize].

? B leads A; A not in Sales development representative
A {b1}, do you have [five minutes|ten minutes] [before {time}|after the call|{day_part}]? [Need your take on a discount|I want to run a pricing question by you|Quick question about a discount].
B > [Sure, come by|Yes, my door's open|Call me now if you want]. [How much are we talking about|What's the number|How far over]?
A > [Two points over my limit|A bit over my limit|Just over what I can approve]. [I'll explain|I'll bring the quote|Walking over].

? A leads B
A [Before the week gets away from us|Small ask]: [please put a next step on every open deal|every open deal needs a next step with a date|no deals without a next step]. [I'm not checking up on anyone, I just can't help if I don't see it|Makes the one-on-ones a lot shorter|Ten minutes each, tops].
B > [Will do|On it]. [I've got about four without|Mine are mostly there|Doing mine after lunch].

? A in Sales
A [Whose is the demo unit|Does somebody need the demo unit|Who has the sample case] [in the back of the conference room|by the front door|on my desk]? [It's been here since {dow}|It's in the way|I keep tripping over it].
C > [Mine, sorry|That's mine]. [Taking it out {dow}|It goes out with me {dow}|Moving it now].

? A in Sales; B in Sales
A [How long do we usually|How long do you] wait before [following up on|calling about|asking about] a quote? [Don't want to be a pest|I never know what's too soon|Feels pushy at two days].
B > [Two days for a call|I call the day after|Three business days]. [Email first if it's small|If they wanted silence they wouldn't have asked for a quote|Nobody's ever yelled at me for it].
C > [I ask them when I send it|I put the date in the cover email]. ["I'll call you Thursday" and then I call Thursday|Then it's not a chase, it's an appointment|Works every time].

? A in Sales
A [Anyone got|Does anyone have] a good [cover email|voicemail script|two-line intro] [for cold calls|for a first quote|for somebody who went quiet]? [Mine sounds like a robot|Mine's too long|I've run out of ideas].
B > [Short. Who I am, why them, one question|Three sentences, one question at the end|Mine is two lines and a phone number]. [I'll send it to you|Forwarding mine|Check your inbox].
A > [This is good|Love it, stealing it|Way shorter than mine]. [Thanks|Thank you].

? A in Sales
A [Expense reports|Reminder from finance: expenses] are due {dow}. [I'm only posting because I got the email twice|I was asked to pass it on|Yes, the mileage too].
B > [Is there a form for mileage|Where's the mileage form|What's the rate this year]?
A > [It's on the form itself|Same form, second tab|Second tab]. [Keep the gas receipts anyway|No receipts needed for mileage|It adds itself up].

? A in Sales; Friday
A [Anything due today|Anybody waiting on something from me] [before I start my weekend|before I log off]? [Trying to leave by four|I've got a kid's game at five|Want to be on the road before traffic].
B > [You're good|Nothing from me|We're fine]. [Have fun|Drive safe|Go].

? A in Sales; B in Sales
A [What's the trick for|How do you get past] a gatekeeper who [won't put me through|says they're in a meeting every single time|screens everything]?
B > [Call at 7:45|Call before eight]. [The boss picks up their own phone then|Nobody's at the front desk yet|Worked for me twice this month].
C > [Ask the gatekeeper for help, by name|Be nice to the gatekeeper|Learn the gatekeeper's name]. [They know who really decides anyway|They run the place|Best contact you'll ever have].

? B in Finance
A [Who do I talk to about|Where do I send] a [new credit application|resale certificate|signed credit app]? [It's been sitting in my inbox|I don't want to lose it again|The customer's asking].
B > [Send it to me|To me, please|Forward it to me]. [If there are three trade references on it, it's quick|Make sure page two is signed|As a PDF, not a photo].
A > [It's a photo. I'll ask for a PDF|Of course page two isn't signed. Back to them|Perfect, sending].

? B in Warehouse
A [What's the cut-off|When's the cut-off] for same-day [today|on {dow}]? [Customer's on the phone|Somebody's asking me right now].
B > [Two o'clock for parcel|Parcel by two]. [Freight needs a day's notice|LTL has to be called in the day before|Anything on a pallet is next day].
A > [OK, thanks|Got it]. [It's parcel, entering it now|Next day then, they'll live|They'll make it if I type fast].

? A in Sales
A [Got a compliment I want to pass on|Passing this along]: [customer told me the last shipment was the best packed they've ever had|customer said our quote was the only one they could read|somebody told me our front desk is the nicest they deal with]. +heart
B [Love hearing that|That makes my day|Nice], [thanks for sharing|forwarding that|sending it on].
""",
    "LEADS": """
?? A in Sales|Sales operations; B in Sales|Sales operations; C in Sales|Sales operations

? A in Marketing|Sales operations; B in Sales
A [Two new ones|A few new leads|Three web forms] [came in overnight|showed up in the queue|came in {day_part}]. [Who has room|Anybody open|Who wants them]?
B > [I'll take them|Give them to me|Send them my way]. [Need something to do until {time}|My 2 o'clock canceled|I'm caught up].
A > [Assigned|All yours|They're under your name now]. [One left a cell number, start there|The second one sounds urgent|The last one wants a call before noon].

? A in Sales; B in Marketing
A [Half of the web forms|A third of the web forms|Too many of the forms] [this week|today] [have junk in the phone field|are missing a company name|are students doing homework]. [Can we make the field required|Can the form check for that|Anything we can do about it]?
B > [We tried, sign-ups dropped|I can make company required|Required fields cost us sign-ups]. [Let's test it for two weeks|I'd rather filter on our side|Let me look at the numbers first].
A > [Fair|Works for me|OK]. [I'll mark the bad ones so you can count them|I'll keep tagging them as junk|Tagging them so you have data].

? A in Sales; B in Sales
A [Pro tip|Small discovery|Worth sharing]: [call web leads within the first hour|leads answer more before nine|texting before calling works]. [Got three out of four today|My pickup rate doubled|People still have the form open].
B [Makes sense|Interesting]. [Trying that tomorrow|I'll do the same with mine|Stealing it].

? A in Sales; C in Sales|Sales operations
A [Dumb question|Question]: when do I [convert|turn] a lead [into a contact|into an opportunity]? [I've seen it done three ways|Everyone I ask says something different].
C > [When there's a need and somebody who'll take a second call|Once you've talked to a human and they have a need|After a real conversation, not after a voicemail].
A > [So not after a web form|OK so voicemail doesn't count|Then I converted two too early]. [Thanks|Got it, thanks|Good to know].

? A in Marketing; B in Sales
A [How are the leads from the last mailing|How's the last batch of leads|Are the newest leads any good]? [Be honest|I can take it|Want to know before I book the next one].
B > [Mixed|Better than last time|So-so]. [A third picked up|Lots of small shops|Two good ones, a bunch of tire kickers]. [The ones who mention a product by name are the best|The ones with a company email are worth calling|Forms with a phone number are worth ten without].
A > [That's useful|Good to know|OK]. [I'll ask for the phone number earlier|I can put a product question on the form|Will try to get more of those].

? A in Sales; B in Sales
A [Can someone take|Who can cover] the lead queue {dow}? [I'm out at the dentist|I'm at a customer's all day|I've got a training session].
B > [I've got it|I can|Sure], [all day or just the morning|all day|how long]?
A > [Until two|Just the morning|Morning's enough]. [I'll trade you a day next week|I owe you one|Thanks, I'll cover yours next time].

A Lead from [a competitor's domain|somebody with a competitor's email]. [Do we call or delete|What do we do with those|Delete]?
B > [Delete|Mark it as junk]. [They just want the price list|They're fishing for prices|Happens every quarter].
A > [Gone.|Deleted.|OK, out it goes.]

? A in Sales; B in Sales
A [Called the same lead|Called one lead] {n} times [this week|now]. [At what point do I stop|When do we give up|When is enough]?
B > [Six touches and I let it go|After six tries I move on|Five calls, two emails, done]. [Mix in an email|Try a different time of day|Leave the last one as an email so they can answer].
A > [One more then|OK, a couple to go|So I'm nearly there].

? A in Marketing; B in Sales|Sales operations
A [Changed the form on the website|New version of the web form is up]: [it asks for company size now|there's a field for when they need it|it asks what they're interested in]. [Tell me if the leads get better or just fewer|Curious if it helps|Yell if anything breaks].
B > [The field shows up in Alder|I see it in Alder already]. [Nice|That helps a lot|Finally].
A > [Good to hear.|Glad somebody noticed.]

? A in Sales; C in Sales operations
A [Duplicate|Another duplicate]: [same person filled in the form twice with two emails|same lead under work and private email|the lead I just called is already a contact]. [Merge or delete|Who can merge those|What's the right way]?
C > [I can merge them. Which one has the notes|Happy to merge them. Which one has the notes|Leave it to me. Which one has the notes]?
A > [Notes are on the older one|The older one]. [Thanks|Thank you, done arguing with it|You're quick].

? A in Sales
A [Best voicemail of the week|Lead of the day]: [a guy who wanted to know if we sell to "regular people"|somebody asking for the opposite of what we sell|a request for a quote on "one of each"]. [Was very nice about it|Sent them to the online store|Pointed them to the shop].
B [Ha|I love it|Amazing]. [The store will be thrilled|One of each is a big order|At least they called].

? A in Marketing; B in Sales
A [How fast are we getting back to people|What's our response time on leads] [these days|lately]? [Somebody complained they waited two days|Got a "nobody ever called" email today].
B > [Same day if it comes in before three|Mostly same day|A couple of hours, usually]. [What happened with that one|How did that one slip|Why did they wait]?
A > [Came in over the weekend|It sat in spam|It had no phone number]. [Called and apologized|All good now, we talked|They're fine, just wanted a human].

? A in Sales; B in Marketing
A [Can I get|Could you make] a [short list|filtered list] of leads that [opened the last email but didn't click|asked for a sample|came from trade shows and never got a call]? [Slow afternoon, want to dial|Got two free hours {dow}|I'd like to call them {dow}].
B > [Sure|Yep]. [I'll have it in {mins} minutes|Give me {mins} minutes|By {time}].
A > [You're the best|Great|Perfect, thanks].

? A in Sales operations; B in Sales
A I [reassigned|moved] the leads that [sat for more than a week|nobody touched|had no activity]. [Check your queue|Look at your list|Some of you have new ones]. [No blame, just calls|Please call them before they go cold|First come, first served didn't work, so it's even now].
B > [Got four|I see mine|Got mine]. [Calling {day_part}|On it|Starting now].
A > [Thanks.|Great.]

? A in Sales; B in Marketing|Sales operations
A [Does the site chat create leads|Do chats from the website land in Alder], or [do I have to type them in|is that by hand]? [Had two good ones today|Just had a good one].
B > [By hand for now|You have to enter them|Not yet, by hand]. [Pick Web as the source|Source is Web|Put the transcript in the notes].
A > [OK, entering them|Will do|Done].
""",
    "PRICING": """
?? A in Sales|Product|Finance|Sales operations|Operations

A [Request on the table|For {dow}|One for {dow}]: {account} [wants a volume price|is asking for an extra three points|wants the reseller price] on the {article}. [What do we say|Opinions before I answer|Any history there]?
B > [What's the volume|How much volume|What are they committing to]? [I'd tie it to a date|Not without a commitment|Depends on what we get back].
A > [No commitment yet|They're "planning big"|I asked, no straight answer]. [So it's a no for now|I'll go back with a tier|Then they get the tier like everyone else].

A [Freight is eating|Freight's killing] the margin on the {article}. [Raise the price, add a surcharge, or live with it|Do we raise it, surcharge it, or eat it|Price, surcharge or nothing]?
B > [Surcharge over a certain distance|Raise it a little, nobody will notice|I'd rather raise it than add a line]. [Surcharges start arguments|Customers hate surcharges|Every surcharge turns into a phone call].
C > [Agree|Same here|I'm with {b1}]. [Let me run what two percent would do|I'll bring numbers {dow}|Give me until {dow} for numbers].

A [Reminder|Housekeeping]: exceptions [need an end date|expire at quarter end unless somebody renews them|have to be written on the deal]. [I found a handful with none|Some are older than our price list|A few go back years].
B > [Send me the list|Can I see them]? [I'd bet half are mine|I'll clean up my team's|We'll go through ours {dow}].

A [Could the {article} and the {partner} be priced as a set|Should the {article} and the {partner} be a bundle|Can we do a set price for the {article} with the {partner}]? [Sales asks every other week|Keeps coming up|Came up again on a call].
B > [Only if the discount comes out of both|Not unless they ship together|I like it, if purchasing can keep both in stock]. [Try it for a quarter|Let's test it in one territory|I'd pilot it first].
A > [I'll write up a proposal for {dow}|Proposal by {dow}|Putting something together].

A [What are we hearing on price|Are we too high anywhere|Where are we losing on price]? [I'd like examples, not feelings|Bring deals, please|Actual quotes if you have them].
B > [The entry-level stuff|Low end, mostly|On small orders]. [Nobody argues at the top end|The premium lines are fine|It's freight more than price, I think].

A [Vendor increase coming|A vendor told us to expect an increase] on [some of our lines|a few lines], [effective {month}|starting {month}]. [How do we want to handle open quotes|Do we honor open quotes|What happens to open quotes]?
B > [Honor them for the thirty days|We honor what's in writing|Thirty days, like it says on the quote]. [After that, new price|No extensions, though|But nobody renews an old one without asking].
C > [Agreed, sales can live with that|Works|Fine with me]. [Just give us two weeks' notice|We need a heads-up to tell people|Please tell the teams before the customers].

A [Are we OK with|Thoughts on] [free freight above a certain amount|matching an online price once per customer|a demo-unit price]? [Two reps asked me this week|I get asked a lot|Want one answer for everybody].
B > [Once, with approval|With a cap, yes|Only with somebody's initials on it]. [Otherwise it's the new normal|Otherwise it turns into the rule|Give it to one and everybody wants it].

A [Rounding|Small thing]: [can we stop with prices that end in odd cents|why do some of our prices end in 37 cents|do we want list prices to end in 9 or 0]? [Looks sloppy on a quote|Customers have noticed|Makes discount math a pain].
B > [That's the vendor conversion|Leftover from the cost formula|Blame the markup formula]. [We can round at the next list|Fix it with the new list|I'd do it with the yearly update].
A > [Good enough|Works|Fine by me]. [Putting it on the agenda|I'll note it|On the list].
""",
}
