"""What is written about leads; each pattern of `seeds.grammar` is a whole text."""

# Sentences read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

#: As the lead came in, by its source; "" where it is not known.
DESCRIPTIONS = {
    "Web form": (
        "[Web form|From the contact form|Form entry]: [looking for pricing on the {article}, about {qty}|please send a quote for {qty} of the {article}|need {qty} of the {article}, asks if it's in stock], [ship to {city}|delivery to {city}|they're in {city}].",
        "[Filled in the form on the product page|Submitted through the product page|Request through the website], [interested in|asking about|wants pricing for] the {article}. [Quantity field says {qty}|Put {qty} as the quantity|Quantity {qty}]. [Phone preferred|No comment in the text box|Would like a call].",
        "[Online request|Web request], {article}, [qty {qty}|{qty} units]. [Wrote that they buy from {competitor} today|Says they currently use {competitor}|Using {competitor} at the moment] [and want a second quote|and are shopping around|and want to compare].",
    ),
    "Trade show": (
        "[Stopped by the booth|Badge scan at the show|Met at our booth]. [Looked at|Asked about|Spent ten minutes with] the {article}. [Wants a call after the show|Asked for a call the week after|Follow up by phone], [maybe {qty}|talked about {qty}|quantity around {qty}].",
        '[Left a business card at the booth|Card from the show|Show lead]. [Handwritten on the back|On the back of the card|Note on the card]: "{article}, {qty}?"',
        "[Picked up a catalog at the show|Took a catalog and a price sheet|Show visitor]. [Plans something in {city}|Has a project in {city}|New space in {city}], [budget about {amount}|mentioned {amount}|has {amount} for it].",
    ),
    "Referral": (
        "[Referred by a customer|Referral from an existing customer|Name came from a customer]. [Needs|Looking for|In the market for] the {article}, [about {qty}|{qty} or so|quantity {qty}]. [Expects a call|Knows we'll call|Happy to get a call].",
        "[Warm referral|Warm intro|Introduced by email]. [Replacing what they have from {competitor}|Not happy with {competitor}|Had trouble with {competitor}]. [Budget {amount}|Around {amount}|{amount} to spend].",
        "{colleague} [got this name from a customer|passed this along|heard about this one from a customer]. [They're looking at the {article}|Interest is in the {article}|It's about the {article}].",
    ),
    "Cold call": (
        "[Cold call|Cold-called {company}|Called off the list], [got {contact} on the first try|spoke to {contact}|was put through to {contact}]. [Open to a quote on the {article}|Would look at a quote for the {article}|Said to send something on the {article}].",
        "[Outbound call|Prospecting call|Call list, {city}]. {contact} [buys from {competitor} now|is with {competitor}|uses {competitor}], [contract is up this year|willing to compare|no contract]. [{qty} of the {article} to start|Could start with {qty} of the {article}|First order might be {qty} of the {article}].",
    ),
    "Partner": (
        "[Passed on by a partner|Partner lead|Came through a partner]. [They need {qty} of the {article} and the partner doesn't carry it|Partner doesn't sell the {article}, we do|Partner can't supply the {article}].",
        "[One of our partners runs the job|Partner runs the job], [we'd supply|we'd quote|our part is] the {article}, {qty}. [Job is in {city}|Site: {city}|Location {city}].",
    ),
    "E-mail campaign": (
        "[Clicked through from the newsletter|Replied to our email campaign|Answered the campaign email], [wants to know more about|asked about|interested in] the {article}. [Says {qty} for a start|Would need {qty}|Mentions {qty}].",
        '[Reply to the mailing|Campaign reply|Responded to the mailing]: "[Send me pricing on the {article}|What does the {article} run for {qty}|Can you quote {qty} of the {article}], [thanks|please|if you have them in stock]."',
    ),
    "Walk-in": (
        "[Walked into the showroom|Came in without an appointment|Showroom walk-in]. [Tried|Looked at|Asked to see] the {article}. [Buying for {company}|For {company}|Needs it for {company}], {qty} [total|or thereabouts|to start].",
        "[Stopped by on the way through|Walked in without an appointment|Walk-in, very friendly]. [Comparing with {competitor}|Has a quote from {competitor}|Also been to {competitor}]. [Gave them the price of the {article}|Left with the sheet on the {article}|Took the data sheet for the {article}].",
    ),
    "": (
        "[Interested in|Asking about|Needs a quote for] the {article}, [qty {qty}|about {qty}|{qty} units]. [Location {city}|In {city}|Delivery to {city}].",
        "[Project in {city}|Something coming up in {city}|Has a job in {city}], [{amount} or so|budget {amount}|about {amount}]. [Main item would be the {article}|{article} for the most part|Mostly the {article}].",
        "[Currently with {competitor}|Buying from {competitor}|{competitor} customer], [unhappy with lead times|not happy with the service|looking for a second source]. [Wants to try us with the {article}|Could start with the {article}|Asked about the {article}].",
    ),
}

#: How far one got; with those that are "warm" somebody has talked.
NEWS = (
    "[Called|Tried|Phoned] {company}, [front desk took a message|got voicemail|left a message with the front desk]. [Trying again later in the week|Second attempt in a couple of days|Will try again, different time of day].",
    "<warm> [Reached {first}|Got {first} on the phone|Finally reached {first}]. [They want {count}|It's for {count}|Looking at {count}], [delivered to {city}|ship to {city}|for their place in {city}]. [Sending pricing|They'll have it by tomorrow|Told them they'd have pricing this week].",
    "<warm> [Intro call with {first}|First call w/ {first}|Had {first} on the line for ten minutes]. [Budget|They have|Talking about] {amount}, [not approved yet|owner has to okay it|still has to go through the boss]. [Interest is the {article}|It's about the {article}|Mostly the {article}].",
    "<warm> [Email from {first}|{first} emailed back|{first} replied to my email]: [wants a line card to show the boss; sent|asked for something to show the boss; sent the line card|asked about lead times; answered].",
    "[Looked up {company}|Checked out {company}|Did some reading on {company}]. [Real business, a few dozen people|Small shop, good reviews|Looks solid], [fits what we do|right kind of customer for us|worth a call].",
    "<warm> [Talked to {contact}|Spoke with {contact}|Call with {contact}]. // - [wants {count}|{count}|needs {count}] // - [also asked {competitor}|getting a quote from {competitor} too|{competitor} has quoted] // - [decides with the owner|doesn't decide alone|decision is theirs] // - [send data sheet|wants the data sheet first|data sheet and price list to be sent]",
    "<warm> [Long shot|Not a hot one|Lukewarm]. {first} [is collecting prices for later|is planning for next year|only needs a ballpark now]. [Gave a range|Sent the price list|Gave a ballpark], [checking back in a couple of months|set myself a reminder|no pressure].",
    "<warm> [Good one|Hot|This one's worth chasing]. {first} [has money, a date and a list|wants to order soon|asked how quickly we can ship]. [{amount} ballpark|Maybe {amount}|{amount} potential]. [Ready to convert once I have the list|Will convert after the next call|Converting when they confirm quantities].",
    "<warm> [Not the right person|Wrong person|{first} isn't the buyer]. [Purchasing is somebody else, got a name|Pointed me to their purchasing|Gave me the purchasing extension]. [Still friendly|Was helpful|Will call there next].",
    "<warm> {first} [wants samples|asked for a sample|would like to see one first]. [Showroom is too far from {city}|Can't come to the showroom|Not able to visit], [so I'll check if we can loan one|asking {product_mgr} about a loaner|checking what we can send].",
    "<warm> [Sent the catalog and price list|Emailed catalog + pricing|Price list and catalog went out] to {first}. [Will call once it's had time to land|Follow-up call set|Calling next week].",
    "[Handing this to {seller}|{seller}, this might be yours|Passing to {seller}], [closer to {city}|has been to {city} more than I have|knows that market]. [I told {first} to expect a call|{first} knows|Let {first} know].",
    "<warm> [Competitor is in there|{competitor} is already in|They've used {competitor} for years]. {first} [likes them but not their lead times|would switch for better service|isn't locked in]. [Foot in the door could be the {article}|Maybe we start with the {article}|Try with {count} first].",
    "<warm> [Second call|Called again|Second conversation with {first}]. [Got more detail|They firmed it up|Clearer now]: {count}, [needs it in about two months|timeline two months|wanted before the end of the quarter]. [Asked about freight to {city}|Freight to {city} is a concern|Wants freight to {city} included].",
    "<warm> [Missed call from {first}|{first} called while I was out|Voicemail from {first}]. [Called back, phone tag|Phone tag so far|Left one back]. [Wants to talk about the {article}|Message mentioned the {article}|Said it's about the {article}].",
    "<warm> [Scheduled a video call|Booked a video call with {first}|Demo call booked]. [Will show the {article}|They want to see the {article}|Topic: {article}]. [{first} brings a colleague|Two people on their end|Boss may join].",
    "[Drove past {company} on another call|Was in {city} and stopped at {company}|Stopped in at {company} unannounced]. [{first} was out at a customer's, left a card|{first} wasn't in, left a card|Left my card and a line card for {first}]. [Calling this week|They said to call|Will call now that they've seen a face].",
    "<warm> {first} [picked up on the second ring|was expecting my call|remembered my email]. [Wants to know lead time on {count}|Asked what {count} would run|Question was about {count}]. [Checking and calling back|Will have it for them tomorrow|I owe them an answer].",
    "[Email to {first} came back with an out-of-office|Auto-reply from {first}|{first} is out of office]. [Back next week|Away until Monday|Out for a few days], [trying then|task set|will call then].",
    "<warm> [Short chat with {first}|Two minutes with {first} between meetings|Got {first} between two meetings]. [Interested, not in a rush|There's interest, no date|Not this month]. [{amount} if it happens|Would be about {amount}|{amount} by my math]. [Keep warm|Call again in four weeks|Will send something useful in the meantime].",
    "<warm> [Asked {first} the usual|Went through my questions with {first}|Questions asked]: // - [what: {count}|{count}|{article}, about {qty}] // - [where: {city}|to {city}|{city} site] // - [who signs: the owner|owner signs|{first} plus the owner] // - [when: this quarter, maybe|no date yet|as soon as the money's there]",
    "<warm> [They're price shopping, but politely|Shopping around|Three vendors in the race, says {first}]. [{amount} is the budget|About {amount} at stake|It's for {amount}]. [{competitor} is one of them|One is {competitor}|They named {competitor}]. [I'd like to get a real list before I quote|Told {first} I'd quote with freight|I'll quote delivered so it compares].",
    "<warm> {first} [asked if we sell direct|wanted to know if there's a minimum order|asked about a showroom near {city}]. [Answered|Told them how it works|Sent a short answer by email]. [Good conversation otherwise|Seemed fine with it|Let's see].",
    "[Had the wrong number for {company}|Number on file rang at a bakery|First number was a fax]. [Found the right one on their website|Right one is on their site|Got the right one]. [{first} called me back the same day|Left {first} a message|{first} is in on Thursdays].",
    "<warm> [Price list went to {first}, they opened it|{first} opened the price list twice|Sent pricing on the {article}], [no reply yet|nothing since|no word so far]. [Calling tomorrow|Follow-up on my list|I'll give it a day].",
    "<warm> [{first} is putting together numbers for {amount} worth of stuff|There's {amount} in it if it happens|Could be {amount}], [the {article} first|starting with the {article}|{article} for the most part]. [Wants to see one|Would like to visit|Asked for a loaner]. [Working on it|Seeing what we can do|Asked {product_mgr}].",
    "<warm> [They need it before their busy season|{first} mentioned a deadline|There's a date behind it], [didn't say which|will tell me when it's official|something about an inspection]. [Quoting early so we're ready|I'd like to have the quote in by then|Pushing for a list].",
    "<warm> [Good fit on paper, {amount}|{amount} on paper|The right kind of company, {amount}], [{first} is hard to get hold of|can't get {first} on the phone|three tries so far]. [Email tonight|Trying mornings|Will ask the front desk for a good time].",
    "<warm> {first} [wanted references before anything else|asked who else we sell to in {city}|asked for two references]. [Gave two names, asked them first|Sent two|Picked two that are happy to talk]. [Next call once they've talked|Will follow up after|They'll call them this week].",
    "<warm> [Talked shop with {first} for a while|{first} knows the product well|{first} has used the {article} before]. [No selling needed, only a price|Just wants a price|Knows what it costs, too]. [Will quote {count}|Quoting {count}|Asked for a quote on {count}].",
    "<warm> [Partner in the deal|{first} isn't alone in this|There's a second decider at {company}], [somebody in finance|the owner's brother|a partner I haven't met]. [Asked to have both on the next call|Next call with both|{first} will bring them along].",
    "<warm> [Nothing new at {company}|No change here|Status quo]. [{first} says ask again at the end of the month|Their budget isn't out yet|Waiting for their budget]. [Note to self: stay friendly|Will ask then|Patience].",
    "[New one on my list|Got this one assigned|Fresh lead], {company}. [Asked for {count}|They wrote about {count}|Interest: {count}]. [First call tomorrow|Calling {first} this week|Will call before I send anything].",
    "[Busy signal at {company}|No answer at {company}|Nobody picked up at {company}], [tried twice|twice today|before and after lunch]. [Email to {first} instead|Wrote {first} a short email|Sent {first} two lines]. [Next try Thursday|Calling again this week|Another try before the weekend].",
    "[Receptionist at {company} says {first} is in meetings all day|{first} wasn't at the desk|{first} was on the other line], [left my number|asked for a callback|I'll try at a better time]. [They do know the {article}, I'm told|The request was for the {article}|It's for the {article}].",
    "[Background on {company}|{company}, what I found|Before I call {company}]: [in {city}, in business for years|based in {city}, one location I could find|{city}, decent website], [no sign that they've bought from us|nobody here has dealt with them|not in our accounts]. [{first} is easy to find on their site|{first} is listed as the contact|{first} wrote to us].",
    "[Emailed {first} the basics|Sent {first} an intro email|Intro email to {first}], [line card and a few times for a call|with the sheet on the {article}|with two questions in it]. [Will call if nothing comes back|Giving it two days|Call to follow].",
    "<warm> {first} [finally gave me a number|came out with a number|has a number now]: {amount}. [Not signed off, but better than nothing|Needs a yes from the owner|The boss has seen it, they say]. [Main item is the {article}|Mostly for the {article}|The {article} is the big piece].",
    "<warm> [Asked {first} about budget|Money question asked|Budget came up with {first}]: [{amount}, all in|{amount}, freight included|they have {amount} to work with]. [Tight for {count}|Should work for {count}|Let me see what that does for {count}]. [Quoting this week|I'll come back with options|Two options by Friday].",
    "<warm> [{amount} in the plan for it|They have {amount} in the plan|There's {amount} in their plan], [nobody has approved it yet|approval is a formality, I'm told|not released yet]. {first} [wants a quote to attach to the request|needs a quote for the file|asked for something in writing].",
    "<warm> [Quick update on {company}|{company}, where it stands|Update]: [{amount} is realistic|figure on {amount}|I'd say {amount}], {first} [is the contact and isn't the signer|collects the quotes|reports to the one who signs]. [Next call is set|We talk again next week|Calling again on Monday].",
    "<warm> [Left {first} with a rough figure, {amount}|Gave {first} a rough figure, {amount}|Told {first} it'd be around {amount}]. [They didn't hang up|No gasp|They wrote it down]. [Will firm it up when I have quantities|Real quote once I have the list|List to follow].",
    "<warm> [Could be a nice one|Decent size|Worth the effort]: {amount}, {city}. {first} [has bought this kind of thing before|knows the {article}|wants it simple]. [Main worry is delivery|They worry about lead time|Asked about lead time first].",
    "[Record says {amount}|{amount} is what the record has|Estimated at {amount}], [so it moves up my list|worth a proper call, not just an email|big enough for a call]. [Calling {first} tomorrow|{first} is first on my list tomorrow|Trying {first} in the morning].",
    "[Looked at the open leads for {city}|Sorted my {city} leads|Went through my {city} list]: // - {company}, [{amount}|about {amount}|{amount} estimated] // - [contact {first}|ask for {first}|{first} is the name we have] // - [no call yet|not called yet|first call to come]",
)

#: Of those that came to nothing.
SHUT = (
    "[No need right now|They don't need anything right now|Nothing for us there]. {first} [was nice about it|was straight with me|said to check back next year]. [Leaving on the mailing list|Keep on newsletter|Fine to email them news].",
    "[Project got canceled|{first} says the project was dropped|They dropped the project]. [Closing|Nothing to follow up on|Off my list].",
    "[Only wanted a price to compare|Was price shopping|Needed a third quote for the file]. [Sent the list, that was that|Not going anywhere|Thanked me and went quiet].",
    "[Four attempts, no answer|Called four times, never got through|Tried phone and email, nothing]. [Giving up on this one|Moving on|Closing it].",
    "[Too small for a rep|One-off, small quantity|It's a single-unit purchase]. [Pointed {first} to the online store|Sent the store link|The web store is the right place for it].",
    "[Bought from {competitor} in the meantime|Already bought, {competitor}|{competitor} got there first]. [Next time|Will check in next year|Worth a call in a year].",
    "[Student project|It's for a class project|School assignment], [no purchase planned|sent some brochures anyway|polite no].",
    "[Number is disconnected|Phone's disconnected and email bounced|Email bounced, phone goes nowhere]. [Dead end|Can't reach anybody|Not pursuing].",
    "[Duplicate effort|They're already talking to somebody else here|Turned out they're in contact with a colleague]. [Stopped here|Left it with them|Not calling again].",
    "[Budget moved to next year|No money this year|Nothing in the budget]. {first} [asked us to call after the new year|is okay with a call in six months|will reach out when there's funding].",
    "[They wanted {count} at below our cost|Price expectation was way off|Wanted half price]. [Wished them luck|No deal there|Politely declined].",
    "[Doesn't want to be called|Asked not to be called again|No more calls, please]. [Respecting that|Noted|Removed from my call list].",
    "[Went with what they had|They're fixing the old ones|Decided to repair instead of replace]. [Makes sense for them|Can't blame them|Cheaper, for now]. [Maybe in a year or two|Closing|I'd call next year].",
    "[{first} left {company}|{first} doesn't work there anymore|Reached {company}, {first} is gone], [nobody took it over|and the new person isn't interested|and so is the project]. [Closing|Nothing to chase|Done here].",
    "[They only buy through a co-op|They have to buy off a state contract|All their purchasing goes through a group], [we're not on it|and we aren't listed|so we can't sell to them directly]. [Dead end for now|Off the list|No way in].",
    "[Not our product|Wrong kind of product|They need something we don't make]. [Told {first} where to look|Sent {first} to somebody who has it|Gave {first} another name]. [No follow-up|Closing|That's it for this one].",
    "{first} [got in touch by mistake|was looking for a job, not for products|was a vendor trying to sell to us]. [Closing|Not a lead|No lead].",
    "[Said yes three times and never sent the list|Promised a list for weeks|List never came]. [I've stopped asking|Not chasing any longer|My patience ran out]. [If it comes, I'm here|They have my number|{first} can always call].",
    "[They got it used|Found a used one|Picked some up at an auction]. [Good for them|Happens|Can't beat that price]. [{first} may need parts one day|Stay on the newsletter|Closing].",
    "[Spoke to {first} one last time|Last call with {first}|One more try with {first}]. [Project isn't happening|It's off|They gave up on the idea]. [Closing with no hard feelings|No need to call again|Friendly end].",
    "[{amount} that won't happen|There goes {amount}|{amount} off my list]. {first} [turned us down in two sentences, which beats six weeks of maybe|called to say they've dropped it|let me know by email]. [Fair enough|Appreciate the honesty|On to the next].",
    "[Was estimated at {amount}|We had {amount} on it|It said {amount}], [turned out to be a fraction of that|in truth it was one small order|but there was nothing behind it]. [Sent {first} to the store|{first} will use the online store|Store is the better place].",
)
