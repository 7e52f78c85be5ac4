"""Suppliers, and the goods that they send."""

# Sentences read best unbroken.
# ruff: noqa: E501

SCENES = {
    "supply-late": """
?? A in Operations; B in Operations|Product|E-commerce|Finance; C in Operations|Product|E-commerce

A {supplier} [pushed us|moved us out|slipped on us]: {goods} [now due|due in|landing] {arrival} instead of {due}. [Reason given|Their reason|What they told me]: {reason}.
B > [How much is left on hand|What do we have on the shelf|Where are we on stock for that one|How many days of stock is that]?
A > [Enough for normal orders, not for a [big|large] one|It'll hold if [nobody|no one] lands a [big|large] job|I'm checking with the planner|A couple of weeks' worth|We're fine unless something large comes in], [so please don't promise large quantities|just don't promise pallets of it|hold off on quoting quantity].

? B in Warehouse|Operations
A {supplier}: {due} → {arrival} on {goods}. {reason}. [Updated the PO|PO is updated|Dates in the PO are changed], [list attached|detail attached|by SKU in the file]. !delivery
B > [Got the file, thanks|Thanks, that's what I need|Thank you|Thanks for the list|File's good]. [Adjusting the plan|I'll move the receiving slot|Moving it on the board|Planning around it|I'll shift the slot].

? A in Operations
A [Bad news from|Got off the phone with|Just heard from] {supplier}: {article} [won't make|is not going to make|will miss] {due}. [New date is|They're now saying|They commit to] {arrival} for the {units}.
B > [Can they ship part of it|Any chance of a partial|Would they split it|Could half of it come now|Would a partial help]?
A > [Asked. All or nothing|I asked, they said no|They're thinking about it|Not under a full load|Waiting for their answer], [because of {reason}|the problem is {reason}|it comes down to {reason}].

? A in Operations
A [Passing this on from|Forwarding a note from|Just in from] {supplier}: // > [Please be advised that|We regret to inform you that|This is to let you know that] your order for {units} {article} is now [expected|scheduled to ship for arrival|estimated for] {arrival}. We apologize for any inconvenience. // [Was|That was] due {due}. [When I called it was|On the phone they said|The long version:] {reason}.
B > [Thanks for passing it on|OK, good to have it in writing|Not what I wanted to read]. [I'll let the desk know|I'll tell whoever's waiting|Letting the shop know|I'll tell the phones|Support should hear it from me].

? A in Operations
A {article}, {units} from {supplier}, [was|originally] due {due}: [now|new date] {arrival} ({reason}). [Do we have open orders against it?|[Anybody|Anyone] have orders hanging on that?|Who has customers waiting on it?|Is somebody waiting for it?|What's on back order for it?]
B > [I'll run the open orders|Let me pull the back orders|Checking the back-order report|Give me a second to look|Looking at back orders now].
C > [Nothing promised by name that I know of|No customer of mine|I only see shelf stock on my end].

? B leads A
A {supplier} [can't hold|won't hold|missed] {due} on the {article}. {arrival} [is the new date|is what they offer|is the best they have], {units} units. [Want me to look for another source?|Should I price a second source?|Do you want me to shop it around?|Do we try someone else?]
B > [Get a quote so we know|Price it, don't place it|Yes, get me a number|See what someone else would charge]. [If {arrival} holds we stay put|[I'd rather|I would rather] wait than switch|We stay with them unless it slips again].
A > [OK, calling around|Will have something {dow}|I'll have a quote by {dow}].

A [Delay|Delay on {article}|[Supplier|Vendor] delay]: {supplier}, {goods}, {arrival} instead of {due}. [They blame|Blaming it on|Cause:] {reason}. [Please plan the dock around it|Dock calendar's changed|I moved it on the dock calendar]. +eyes

? A in Operations; B in Operations|Finance
A [Pressed|Leaned on|Called] {supplier} [about|on] the {article}[ again| once more|]. [Best they can do is|Firm date, supposedly, is|They'll go on record with] {arrival}, [so {due} is off|so {due} is out|so we can forget {due}]. {reason}.
B > [Did you get that in writing|Is that in writing|Do we have it in an [e-mail|email]|Do you have it on paper]?
A > [In writing, it's on the PO|Yes, saved to the PO|They confirmed by [e-mail|email]].

? A in Operations
A [Moved on the board|Changed on the board|New date on the board]: {article}, {units}, {supplier}. {due} [becomes|is now|turned into] {arrival}. [The story is|They say it's|Officially it's] {reason}.
B > [Do we believe that|Is that the real reason|You believe them]?
A > [This time, yes|It checks out|I called [someone|somebody] there, it's true], [they sent proof|others have the same trouble|I've heard it from two sides].

? A in Operations; B in E-commerce|Product
A [Before you hear it from a customer|So you don't hear it from a customer]: {article} [from {supplier}|({supplier})] [won't be here|isn't coming] {due}. [Think|Plan on] {arrival}. {reason}.
B > [Thanks for the early word|Good to know early|Better now than {due}]. [I'll warn the ones with open orders|Telling the ones who are waiting|I know two people to call].

? A in Operations
A {goods} [late|running late|delayed]: {arrival} [in place of|instead of] {due}. [Asked {supplier} to air-ship [a few|several] cartons|Trying to get [a few|several] cartons by air|Looking into a partial by air].
B > [Who pays|On whose dime|Their cost]?
A > [They do, if I get my way|They should, and I've told them so|That's what we're discussing].

? B in Warehouse|Operations
A [Receiving calendar|Dock schedule]: {supplier} {due} [is off|comes off|is canceled], {arrival} [goes on|is on]. {goods}. {reason}.
B > [Good, {due} was full anyway|That helps, {due} was packed|OK, frees a door]. [Anything else moving|Anything else slipping|Any others]?
A > [Not today|Just that one|Not that I know of].

? A in Operations
A [How attached are we to|How badly do we need] the {article} on {due}? {supplier} [says|wants] {arrival}, {reason}.
B > [We can live with it|It's tight but okay|We'd get by]. [Only if it doesn't slip again|As long as that's the last change|Once is okay].
A > [I told them that|Said exactly that|That's what I wrote back].
""",
    "supply-later": """
?? A in Operations; B in Operations|Product|E-commerce|Finance

A {supplier} [again|moved again|slipped a second time]: {goods} [not|won't be in] {old}, now {arrival}.
B > [That's twice|Second time on the same PO|Twice now|They've done that before|I've lost count]. [What's different this time|Why should we believe this one|How sure is {arrival}|What changed since last time]?
A > [They say it's loaded|It's on a truck, they sent me the BOL|They sent a picture of the pallets|It left their dock, I have the paperwork]. [I'll believe it when it's on our dock|Not celebrating yet|I'm still padding the date].

? A in Operations
A [New date on|Another new date for|Third date for] {article}: {arrival}. [Was|Before that it was] {old}. [I asked {supplier} for a credit on the freight|Asked them to eat the freight|I want something off the freight for this].
B > [Good|You should]. [What did they say|Did they bite|And]?
A > [Their rep is asking|"Checking with management"|No answer yet], [I'll keep after it|not letting it go|I'll bring it up at the next review].

A {units} x {article}, {supplier}: {old} [is off|is gone|didn't hold], {arrival} [now|instead|is the new one]. [PO changed|PO and dock calendar changed|Changed on the PO].

? B leads A
A [You won't like this|You're not going to like it]: {supplier} moved the {article} from {old} to {arrival}.
B > [You're right, I don't|I don't|No]. [Start the second source|Get me their sales manager|I'd like to talk to them myself].
A > [Setting up a call|I'll send you the number|Will put something on your calendar], [{dow} okay|is {dow} all right|does {dow} work]?

? B in E-commerce
A [Heads-up|Bad news], the {article} [slipped again|moved again], {arrival} instead of {old}. [{supplier} says it's the last time|{supplier} swears that's final|Last change, according to {supplier}].
B > [Okay|Thanks for telling me]. [I have people waiting on that one|We've been telling people {old}|We had {old} on the page|Two customers ask me every day], [so I'll update them|fixing that now|let me get ahead of it].

? B in Warehouse
A {goods}: {old} [won't happen|isn't happening], {supplier} [has it at|shows|confirmed] {arrival}. [Everything on our side stays staged|Labels are printed and waiting|Rack space stays blocked for it].
B > [Can I use the bays until then|Can I borrow those bays until then|OK if I put overflow in those bays until then]?
A > [Yes, just have them clear by {arrival}|Go ahead, but clear by {arrival}|Sure, as long as they're empty {arrival}].

? A in Operations
A {supplier} [called|wrote] [themselves, at least|before I had to ask, at least]. {article}: {old} [becomes|turns into|is now] {arrival}. [Same explanation|No new reason|Vague about why].
B > [Penalty clause|Anything in the contract|Do we have a late clause]?
A > [There is, never used it|We do|Not for this size].

A [It's|Now it's|Make that] {arrival} for the {article}, [not {old}|no longer {old}|{old} is history]. {supplier}. [Sorry, I know|I know, I know|I'm as tired of it as you are].
""",
    "supply-in": """
?? A in Warehouse|Operations; B in Warehouse|Operations|E-commerce

? A in Warehouse
A {goods} [are in|received|landed], {supplier}. [Count matches the slip|Counted, matches the packing slip|Count is good|Counted it twice|Slip and count agree]. +package

? A in Warehouse; B in Operations|Warehouse
A {supplier} [delivered|finally delivered|dropped off] {goods}. [Two pallets had loose wrap, goods fine|Wrap was torn on one pallet, nothing damaged|One carton wet on the outside, dry inside|We had to rebuild one pallet on the dock|Labels were wet, boxes fine]. [Putting it away|Putaway has started|Going up on the racks].
B > [Got [pictures|photos|pics] of that?|Take a picture of that.|Did you note it on the BOL?]
A > [Noted on the BOL|Wrote it on the BOL before I signed|Yes, and the driver signed it|The driver wrote it down, too].

? A in Warehouse|Operations; B in Warehouse|Operations
A [The {article} made it|The {article} showed up|{article} received]: {units} from {supplier}. [Back orders first, then the shelf|Filling the back orders first|I'd fill open orders before putaway].
B > [Agreed|Yes please|That's the plan]. [I'll print the open ones|Releasing the held orders|Held orders are being released].

? B in E-commerce
A {article}: [in stock|all in|received in full], {units} pcs, {supplier}. [You can tell people|You can let your customers know|Okay to tell customers].
B > [Finally|Great]! [I'll release the ones I was holding|I have calls to make|That gets me out of two awkward calls].

? B in Operations|Finance
A Receiving [is done|done] on {supplier}: {goods}. [By SKU in the file|Breakdown attached|File has it by SKU]. !delivery
B > [Thanks|Perfect, thanks]. [Matching it to the invoice|I'll match it against the PO|Closing the PO].

? A in Warehouse; B in Operations
A {supplier} [truck is unloaded|is unloaded|truck came and went]. {goods}, [labels are on the wrong side, so putaway will be slow|every carton labeled on the wrong side again|they floor-loaded it, so it took a while].
B > [I'll [tell them|let them know]|I'll mention it to their rep|Mentioning it to {supplier}]. [We asked for that last time|It's in our routing guide|They have our routing guide].

? A in Warehouse
A {goods} [checked in|in the system], {supplier}. [Opened three cartons, all good|Pulled [a few|several] to check, no issues|Spot check was fine]. [Available now|Available in Backroom|Showing available].

? A in Warehouse
A {supplier}: {goods} [at door one|unloaded|on the floor]. [Count's right|All there|Nothing short], [two cartons dented, contents fine|one pallet leaned, nothing broken|labels in order for a change].

? B in E-commerce
A The wait's over: {article}, {units} [in|received|here]. [Who was asking|Who wanted to know first|Who do I owe a call]?
B > [Me|I was]. [Thank you|Finally], [letting them go today|releasing orders now|I've got orders to release].

? A in Warehouse; B in Warehouse|Operations
A [Put away|Putaway done|All put away]: {goods}, {supplier}. [Location's in the system|Locations are updated|Scanned to location]. [Open orders can go|You can release the open orders|Ready to pick].
B > [Releasing|On it|Tickets are printing].
""",
    "PURCHASING": """
?? A in Operations; B in Operations|Product

A [Does [anybody|anyone] have|[Anyone|Anybody] got|Who has] a [second source|backup [supplier|vendor]] for [corrugated|stretch film|pallets]? [Ours just went up|Our guy raised prices|Current one is quoting three weeks|Their truck skips us every other week|I've been with them ten years and never checked] and [I'd like a comparison|I want a number to compare|I need leverage].
B > [Try the place we used for the move|[There's|There is] a distributor by the airport we used once|The one that did our trade show crates does that, too]. [They were decent|No minimums, as I remember|They deliver next day|Fair prices|They answer the phone].
A > [Calling them|Good idea, I'll call|Thanks, that helps].

? A in Operations; B in Operations
A [Vendor scorecards|Quarterly scorecards|Scorecards] [go out|are due] {dow}. [If you've had|[Anybody|Anyone] who's had] [a short shipment, a wrong label, a no-show driver|late trucks, wrong counts, bad pallets], [send it to me with a PO number|give me the PO and a line or two|one line and the PO is plenty].
B > [Sending two|I have one|Got a couple for you|I have a good one]. [Wrong counts both times|The floor-loaded container|The mixed pallets].

? B in Purchasing manager|Product
A [Certificate|Country-of-origin certificate|Test report] for the {article} [expires|runs out] [this month|next month|at quarter end]. [Did we already ask for the new one?|Has [anyone|anybody] requested it?|Do we have the renewal?]
B > [Requested it last week|Asked the factory already|It's requested|The request is with the factory], [they said {dow}|promised for {dow}|should be here by {dow}].
A > [Great. File it with the old one, please|Good, that's all I need|OK, taking it off my list].

? A in Operations
A [Minimum on the next PO for the {article} went up|New MOQ for the {article}|They raised the MOQ on the {article}]. [We'd be buying four months' worth|That's more than we'd sell in a quarter|It's about twice what we normally take|Half a year of stock|That's a lot of cash on a shelf].
B > [Can we combine it with another line?|Would they count it across variants?|Try to get it across all variants.|Ask if it can be mixed.|Would half be possible at a surcharge?]
A > [That's my next question to them|Asking that|Will try], [worst case we pay the small-lot price|otherwise [there's|there is] a small-order fee|or we skip a cycle].

? B in Finance
A [Invoice doesn't match the PO|Price on the invoice is off|Got a price discrepancy] on the [last {article} order|{article}]. [They billed the new list|Old price on our PO, new price on the bill|It's off by the fuel surcharge|The quantity's right, the price isn't]. Who [approves|signs off on] [the difference|that]?
B > [Short-pay to the PO and send them a note|We pay what the PO says|Hold it until they send a new bill|We hold it to the PO]. [If they push back, let me know|Copy me on the [e-mail|email]|I'd like to see their answer].

? A in Operations
A [Port is backed up|Ocean freight is up|Drayage rates went up] again. [Anything coming by container, add a week|I'm padding every container by a week|Please pad container dates by a week|Container dates are guesses right now].
B > [Is that for all lanes|East and West both|Does that include what's already on the water]?
A > [West Coast mostly|All of them [for now|for the time being]|Just what hasn't sailed yet].

? B leads A
A [Need your OK on|Need a signature on|Waiting on you for] the PO [for|with] the {article}. [It's over my limit|Over my approval limit|A bit over what I can sign].
B > [Is that the normal quantity|Same quantity as last time|What's driving the size]?
A > [Normal quantity, new price|Same as last time|A little more, to hit the price break].
B > [Approved|OK, signing it|Go ahead].

A Sample of the [new {article} packaging|revised carton for the {article}|new label for the {article}] [is on my desk|came in]. [Come look before I say yes|Need [a few|several] opinions before I approve it|Would like the warehouse to try one|Opinions welcome before I sign|I want the dock to see it].
B > [I'll stop by|Coming by after this call|Will take a look {dow}]. [Does it stack|Is the barcode on the short side|How does it tape]?

? A in Operations
A [The forecast|The buy plan|My reorder list] for next month is [up|posted|in the sheet]. [I cut the {article} back a little|Went lighter on the {article}|Trimmed {article}], [we have plenty|stock covers it|[there's|there is] enough on the floor]. [Yell by {dow} if you disagree|Comments by {dow}, please|Speak up before {dow}].
B > [Looks reasonable|Fine by me|No objections].

? A in Product|Finance; B in Operations
A [Are we|Is [anybody|anyone]] tracking [how often|how many times] [the same suppliers are late|the late ones are the same names]? [Feels like the same two|I see the same names every time|Could be my imagination|It's always the same names].
B > [We are|Yes, it's on the scorecard|[There's|There is] a tab for it]. [It's not your imagination|You're not wrong|Two names, and you know which].

? A in Operations; B in Operations
A [Freight terms question|Quick one on freight terms]: [the new vendor quotes|they quote] FOB their dock. [Do we have an account number for that|Can we put that on our account|Bill it third party]?
B > [Yes, bill us third party|Use our collect account|We do, I'll send it|Third party works]. [Put our PO on the BOL or it gets lost|Make sure the PO is on the BOL|They need our PO on the paperwork].

A [Got a cold call from|A rep stopped by from|Had lunch with] a [packaging|pallet|label] company in {town}. [Prices looked good|Nice samples|Claimed they'd beat anything|They left samples], [I left their card on the board|brochure's on the counter|the card's in the break room if [anyone|anybody] wants it].
B > [I've dealt with them|We used them once]. [Fine product, slow trucks|Good until you need it tomorrow|Cheap, and you find out why|Good prices, slow service].

? A in Operations
A [Year-end rebate|Volume rebate|Rebate] on the {article}: [we're close to the next tier|one more order gets us to the next tier|almost at the next tier]. [Pull an order forward or leave it?|Worth buying early?|Do we buy ahead?|Do we order early?]
B > [Only if we'd need it anyway.|I'd do the math on the storage first.|What does a month of storage do to that?]
A > [Running it|I'll put numbers to it|Math coming {dow}].

? A in Operations; B in Operations
A [Can [somebody|someone] in receiving|Could the receiving crew|Would the receiving crew] please [start writing|write|keep writing] the PO number on the [slip|packing slip]? [AP can't match them|I get slips I can't match|Half the slips I get have none|I spend an hour a week on it].
B > [Will pass it on|I'll remind the crew|Fair, I'll [tell them|let them know]]. [The blind shipments are the worst|It's the drop-offs without paper that kill us|New guy, I'll show them].

? B in Finance|Director of operations
A [Credit memo from|Still waiting on the credit from] [the pallet [supplier|vendor]|the carton vendor|the label printer]. [I've asked twice|Third reminder went out|Two [e-mails|emails], no answer|It's been a month]. [Want me to hold their next invoice?|Should we sit on their next bill?|Hold the next payment?]
B > [Yes, hold it|Hold it and [tell them|let them know] why|Sit on it]. [Works every time|That [usually|normally|typically] gets a call back|They'll call within a day].

? A in Operations
A [[Anybody|Anyone] need something|Adding anything] [on the next PO to|from] the [carton vendor|label [supplier|vendor]|pallet yard]? [Going out {dow}|I'm sending it {dow}|Closing it {dow}].
B > [Two cases of tape|Corner boards|Two cases of labels]. [And whatever we owe receiving|Same as last time|Nothing else].
A > [Added|On it|It's on the PO].

? A in Purchasing manager|Director of operations; B in Operations|Product
A [Read|Just read] the fine print on the [new terms|terms] for the {article}. [Net 30 is now net 20|They want a deposit on large orders|Freight damage has to be reported in 48 hours].
B > [Since when|Did we agree to that|Can they just do that]?
A > [Only if we sign|Not signed yet|Haven't signed], [sending it back with a red pen|I've marked it up|pushing back on it].

? B in Finance
A [Can we|Could we] pay the [deposit|prepayment|first half] for the [next run of the|revised] {article} [this month|now]? [They start when the money lands|Their clock starts with the deposit|No deposit, no slot].
B > [Is it in the budget|Which budget]? [Send me the proforma|I need the proforma|Proforma and a PO number, please].
A > [The proforma is in your inbox|Sent both|You have them].
B > [Goes in the next run|Paying it with the next batch|It's in {dow}'s run].

? A in Operations; B in Product
A [[Supplier|Vendor] suggests|They suggest|Factory proposes] a [cheaper label|different carton|thinner insert] for the {article}. [Saves a little|Pennies, but a lot of pennies|Two percent]. [Thoughts|Opinion|Okay with you]?
B > [Sample first|Send me one|Not without a sample]. [We've been burned by that|Last "small change" cost us a season|Small changes come back as cases].
A > [Asking for a sample|Requested|Two samples on the way].

? A in Operations
A [Finance asked|AP asked|I got asked] why we have [three|four] [open POs|old POs] for the {article}. [Two are leftovers|Mostly leftovers|One is real]. [Closing what's dead|I'm closing the dead ones|Cleaning up].
B > [Check [there's|there is] nothing on the water|Make sure none is in transit|Look at the in-transit report first].
A > [Checked, nothing|Good call, checking|No, no others].

? A in Operations
A [Going to|I'll be at] the [packaging show|[supplier|vendor] day] in {town} [next month|in {month}]. [Anything I should look for|Wish list|What should I bring home]?
B > [A tape that sticks in the cold|Corner protectors that don't fall off|[Someone|Somebody] who delivers on Fridays]. [Not pens|No more tote bags|And no more stress balls].

? A in Operations
A [Lead times|Current lead times]: [mostly normal again|mostly stable|about the same]. [The {article} is still the long pole|{article} is the slow one|Only the {article} hurts].
B > [How long|How bad]?
A > [Ten weeks|Nine, ten weeks|Twelve if we miss the slot], [so I'm ordering early|so order early|and I've adjusted the reorder point].

? A in Product; B in Operations
A [When you order|Next time you order] the {article}, [could the factory|can they|would they] [put the batch on the outside|print the batch bigger|use a label we can read]? [We need a flashlight|My eyes are giving up|We open cartons just to read it].
B > [I'll ask|Good one]. [Put it in the spec|It'll go in the PO text|Adding it to the packaging spec].

? A in Operations
A [Three quotes|I have three quotes] for [pallets|the stretch wrapper service|shelf labels]. [Cheapest one answers the phone|The cheap one can't start until {month}|The local one is a bit more but comes the same day].
B > [Take the one who comes|I'd pay for speed|The quick one wins]. [Downtime costs more|Waiting costs more|We lose that in an hour].

? A in Operations; B in Operations
A [Reorder point on the {article}|{article} reorder point]: [[I think|I believe] it's too low|feels low|I'd raise it]. [We dip every time a larger job lands|One [big|large] order and we're out|Any project order empties us].
B > [Raise it by a third|Let me run the history|I'll look at the last two quarters].
A > [Works|Thanks, no rush|Good, tell me what you find].

? A in Operations; B in Operations|Product
A [Holiday closures|The factory closures] are [out|published]. [Two weeks around {month}|They're closed two weeks in {month}|First half of {month} is dead]. [Orders for after need to be in early|Anything for after, order ahead|Plan around it, please].
B > [Putting it in the planning sheet|In the sheet|Marked].

? A in Finance; B in Operations
A [Received-not-invoiced|The accrual list] [still shows|has] [[a few|several] old lines|some old ones], one [is|for] the {article}. [Did that ever get billed|Are we waiting for an invoice|Was it canceled]?
B > [Billed under another PO|They billed it with the other PO|It was on the combined invoice]. [I'll send you the number|Number coming|Sending the PDF].
A > [Cleared|That clears it|Great, gone].

? A leads B; A in Operations; B in Operations
A [Where are we with|How's] the [vendor file|[supplier|vendor] list|W-9 hunt]?
B > [Two W-9 forms missing|Missing two forms|Nearly done, two missing]. [One is a sole proprietor who doesn't do [e-mail|email]|One of them only faxes|They've promised them for {dow}].
A > [Good enough|Keep at it|Thanks, that's better than I thought].
""",
}
