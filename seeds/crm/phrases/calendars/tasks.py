"""What people set themselves and each other to do, by what it is about."""

# Sentences read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

TASKS: dict[str, tuple[tuple[str, ...], ...]] = {
    "deal": (
        (
            "<late> [Send|Email|Get] revised quote to {first}",
            "[New quantities came by email|{first} changed the quantities|They added a line], [rest stays as is|same prices|keep the valid-through date].",
            "[{first} needs it before a meeting on their end|They present it internally this week|{first} asked for it in one PDF].",
        ),
        (
            "<late> [Quote rev 2|Rev 2 of quote|Quote, second version] – {project}",
            "[Drop the optional items|Take out the options], [add freight to {city}|show freight separately].",
            "{amount} [is the target|is where it should land|has to stay under that].",
        ),
        (
            "<late> [Follow up on quote|Quote follow-up|Check in on quote] ({first})",
            "[{first} said to give it a week|They asked for a few days to read it|Gave them a week].",
            "[If no answer, try {first}'s cell|Leave a voicemail, then email|Call, don't email].",
        ),
        (
            "<sure> [Get signed quote back|Chase signature|Get PO] from {first}",
            "[Verbal is there, paper isn't|Everything's agreed, only the PO is missing|They promised it this week].",
            "[Needs the PO number before ops can schedule|{ops} is waiting for it|No PO, no ship date].",
        ),
        (
            "<late> [Check stock|Stock check|Availability check]: {count}",
            "[{first} wants to know what could ship right away|They'd take a partial|{first} asked if it can ship complete].",
            "[Ask {dock} about what's reserved|Also check what's on order|If short, get an ETA from {purchasing}].",
        ),
        (
            "<late> [Confirm lead time|Lead time]: {thing}",
            "[{first} has an opening date to hit|Their date is tight|They need a date they can plan around].",
            "[Ask {purchasing}, not the website|Get it in writing from {purchasing}|{purchasing} has the supplier's confirmation].",
        ),
        (
            "<late> [Freight quote to {city}|Get freight to {city}|LTL quote, {city}]",
            "[Liftgate needed, no dock|Include liftgate and a call before delivery|Inside delivery, quote with and without].",
            "[Two pallets, roughly|Ask for residential vs commercial, they've been misclassified before|Get two carriers].",
        ),
        (
            "<late> [Ask {ar} about terms|Payment terms with {ar}|Net 45? Ask {ar}]",
            "{first} [wants net 45|is asking for 45 days|would like longer terms]. [Standard is net 30|I'd rather not, but ask|It's the last open point].",
        ),
        (
            "<late> [Discount approval|Get discount approved|Ask {boss} about discount]",
            "[They want a better price on {count}|{first} is pushing on the {thing}|Only if we get the order this month].",
            "[Show the margin|Margin has to be in the request|Bring the competitor's number].",
        ),
        (
            "<late> [Send W-9 and COI|Vendor packet for {account}|W-9 + COI to {first}]",
            "[Needed before they can issue a PO|Their purchasing won't move without it|For vendor setup].",
            "[COI with their name as certificate holder|Current COI is with {ar}|Certificate holder is the legal name].",
        ),
        (
            "<sure> [Read their terms and conditions|Go through redlines|Review redlines with {boss}]",
            "[Late delivery clause is the one that matters|Watch the indemnity part|Two comments from their legal].",
        ),
        (
            "<late> [Order sample: {sample}|Sample of {sample}|Send sample ({sample})]",
            "[{first} wants to see one before signing|One piece is enough|They'll send it back].",
            "[Charge it, credit with the order|No charge per {boss}|Ship ground].",
        ),
        (
            "<late> [References for {first}|Send two references|Line up references]",
            "[Similar size if possible|One in the same industry|Ask the customers first, please].",
        ),
        (
            "<late> [Compare with {competitor}|{competitor} comparison|Price check vs {competitor}]",
            "[They quoted the same list|{first} has their quote|Apples to apples, with freight].",
        ),
        (
            "<sure> [Handover call with {ops}|Brief {ops} on delivery|Delivery plan with {ops}]",
            "[If it closes it has to move quickly|Split shipment, receiving hours, contact on site|So there are no surprises after the PO].",
        ),
        (
            "<late> [Warranty terms to {first}|Email warranty terms|Warranty question from {first}]",
            "[Plain language, {first} has to pass it on|They asked about coverage of the {thing}|Attach the current sheet].",
        ),
        (
            "<late> [Update price book lines|Recheck prices on the lines|Prices still current?]",
            "[Quote was made a while ago|Check against the current price book|Before it goes out again].",
        ),
        (
            "<late> [Extend quote validity|Quote expires soon|Reissue quote with new date]",
            "[{first} can't sign before it runs out|Same lines, new date|They asked for two more weeks].",
        ),
        (
            "<sure> [Double-check ship-to|Confirm ship-to with {first}|Ship-to: {city}?]",
            "[Two addresses on file|{first} mentioned a different dock|Don't rely on the billing address].",
        ),
        (
            "<sure> [Ask for receiving hours|Receiving hours and contact|Who receives the delivery?]",
            "[Dock or liftgate|Phone number of whoever signs|Gate code, if any].",
        ),
        (
            "<early> [Call {first}|Call {first} again|Phone {first}] re: [timing|budget|who signs]",
            "[Left it open last time|{first} didn't have the answer last time|Only thing missing for the next stage].",
            "[Mornings are better|Try the cell|Office line, not cell].",
        ),
        (
            "<early> [Find out who signs|Who's the decision maker?|Ask {first} who signs] at {account}",
            "[{first} is probably not the one|Might be two people|Ask who's on the PO].",
        ),
        (
            "<early> [Send line card to {first}|Line card + price list|Intro package to {first}]",
            "[Promised on the call|Short version, not the full catalog|Add two references].",
        ),
        (
            "<early> [Get quantities from {first}|Quantities from {first}|Need a count]",
            "[Can't quote without it|A rough count is enough|{first} wanted to ask the users].",
        ),
        (
            "<early> [Ask for the spec|Get spec from {first}|Spec sheet?]",
            "[They mentioned a written spec|{first} said there's a document|Equal accepted? Ask].",
        ),
        (
            "<early> [Budget question|Confirm budget|Is the money approved?] – {project}",
            '[{amount} is my number, not theirs|They said "next month" last month|Ask {first} directly].',
        ),
        (
            "<early> [Qualify or close|Decide: qualify or close|Keep or close?]",
            "[No movement lately|Discuss with {boss}|One more call to {first} first].",
        ),
        (
            "<early> [Research {account}|Look up {account}|Read up on {account}]",
            "[Locations, size, who's who|Check if they've bought before|News page and careers page].",
        ),
        (
            "<early> [Budgetary number for {first}|Rough number to {first}|Ballpark for {project}]",
            '[Range is fine|"Budgetary, not a quote" on it|They just need something to plug in].',
        ),
        (
            "<early> [Thank-you email to {first}|Recap email to {first}|Send recap of call]",
            "[With the three open questions|Keep it short|Confirm next call].",
        ),
        (
            "<early site> [Site visit: measure|Measure on site|Schedule walk-through] – {project}",
            "[Bring the laser|Ask about power and doors|{first} can do mornings].",
            "[Photos of everything|Check the freight elevator|Note the ceiling height].",
        ),
        (
            "<early site> [Get floor plan from {first}|Floor plan?|Ask for floor plan]",
            "[PDF is fine|Their architect has it|With dimensions, please].",
        ),
        (
            "<site> [Ask about dock and elevator|Access questions for delivery|Delivery access – {account}]",
            "[Before I promise inside delivery|Doors, stairs, elevator|They're on an upper floor, I think].",
        ),
        (
            "[Call {contact}|Call {first}|Return call to {first}]",
            '[Voicemail from today|They called while I was out|No message, just "call me"].',
        ),
        (
            "[Call {first} re: close date|Is {close} still good?|Confirm {close} with {first}]",
            "[Forecast depends on it|{boss} will ask|If not, get a real date].",
        ),
        (
            "[Prep for call with {first}|Prep: call {first}|Notes for {first} call]",
            "[Open points: timing, freight, who signs|Read the stream first|Lines in front of me].",
        ),
        (
            "[Lunch with {first}|Coffee with {first}|Stop by {account}]",
            "[When I'm in {city}|No agenda|Ask how the project is going].",
        ),
        (
            "[Introduce {seller} to {first}|Loop in {seller}|Brief {seller} on this]",
            "[In case I'm out when they call|{seller} has done a similar one|Vacation cover].",
        ),
        (
            "[Update amount and close date|Clean up deal fields|Update this deal]",
            "[Before the pipeline review|Next step is empty too|{boss} asked].",
        ),
        (
            "[Photos for {first}|Send pictures to {first}|Project photos to {first}]",
            "[Similar jobs, with permission|Marketing has a folder|Three or four is plenty].",
        ),
        (
            "[Answer {first}'s questions|Reply to {first}|Answer email from {first}]",
            "[Three questions, see email|Mostly about delivery|One I need {product_mgr} for].",
        ),
        (
            "[Ask {product_mgr} re: spec question|Spec question for {product_mgr}|Check with {product_mgr}]",
            "[{first} asked something I can't answer|Don't guess|Need it in writing].",
        ),
        (
            "[Nudge {first}|Ping {first}|Check in with {first}]",
            "[Nothing since the last call|Quiet for too long|Friendly, no pressure].",
        ),
        (
            "[Second attempt: {first}|Try {first} again|Keep trying {first}]",
            "[Voicemail twice|Different time of day|Front desk can page].",
        ),
        (
            "[Ask for a second contact|Second contact at {account}?|Meet more people at {account}]",
            "[{first} is our only one|In case {first} leaves|Somebody in purchasing].",
        ),
    ),
    "won": (
        (
            "[Delivery date to {first}|Confirm ship date with {first}|Tell {first} the ship date]",
            "[Check with {ops} first|Promised a date this week|They need two days' notice].",
        ),
        (
            "[Call {first} after delivery|Post-delivery call – {first}|Did everything arrive? ({first})]",
            "[Count, damage, paperwork|Ask for a reference if it went well|A day or two after].",
        ),
        (
            "[Check order entry|Compare order with PO|Lines match the PO?]",
            "[{ops} entered it|PO number on the packing slip|Ship-to, too].",
        ),
        (
            "[Invoice to AP|Invoice address for {account}|PO number on invoice]",
            "[{ar} asked|AP wants it by email|One invoice at the end].",
        ),
        (
            "[Ask {first} for a reference|Reference from {first}|Case study? Ask {first}]",
            "[After delivery|Marketing is interested|Only if they're happy].",
        ),
        (
            "[Thank-you note to {first}|Thank {first}|Send thank-you to {first}]",
            "[Handwritten|From {boss} as well|Card's on my desk].",
        ),
        (
            "[Ask about next phase|What's next at {account}?|Next project – ask {first}]",
            "[{first} mentioned something|Not before delivery|Open a deal if it's real].",
        ),
        (
            "[Warranty cards and manuals to {first}|Care sheets to {first}|Paperwork to {first}]",
            "[They asked for PDFs|For the {thing}|One email].",
        ),
        (
            "[Introduce {support} to {first}|Support contact to {first}|Who to call – {first}]",
            "[For questions after delivery|Email intro|So it doesn't all come to me].",
        ),
        (
            "[Receiving contact for delivery|Who receives? – {account}|Dock contact, {city}]",
            "[Name and cell|Carrier calls 30 minutes ahead|{ops} needs it].",
        ),
        (
            "[File PO and signed quote|Upload PO|Save signed quote]",
            "[In the files tab|Auditors ask for it|It's in my email].",
        ),
    ),
    "lost": (
        (
            "[Check back with {first}|Reconnect with {first}|Call {first} – how did it go?]",
            "[No pitch|See if they're happy|Keep it short].",
        ),
        (
            "[Loss notes|Write up the loss|Win/loss form]",
            "[{boss} wants two lines|Price, timing, who decided|For the win/loss review].",
        ),
        (
            "[Thank {first} for the chance|Thank-you email to {first}|Note to {first}]",
            "[Leave the door open|Short|Ask for feedback].",
        ),
        (
            "[Keep {first} on the newsletter|Mailing list – {first}|Newsletter for {first}]",
            "[They agreed|Product news|Low effort].",
        ),
    ),
    "account": (
        (
            "<customer> [Account review: {account}|Prep account review|Annual review – {account}]",
            "[What they bought, what's open, what's next|{boss} wants one page|Pull store orders as well].",
        ),
        (
            "[Update ship-to|Fix ship-to address|Check addresses] – {account}",
            "[{first} says receiving moved|Carrier called about it|Ask which door].",
        ),
        (
            "[Call {first}|Call {first} to check in|Check in with {first}]",
            "[Haven't talked in a while|No agenda|Ask about the next quarter].",
        ),
        (
            "[Send catalog|Mail catalogs|Two printed catalogs] to {first}",
            "[Address on the account is right|They like paper|Add a price list].",
        ),
        (
            "<customer> [Ask {ar} about open invoices|Open invoices?|AR status] – {account}",
            "[Before I call about anything new|{first} mentioned a missing invoice|Just want to know].",
        ),
        (
            "[Visit {account}|Visit: {account}, {city}|Stop by {account}]",
            "[Combine with other {city} calls|Ask for {first} at the front|Call the day before].",
        ),
        (
            "[Get AP contact|Who's in AP now?|AP email for {account}]",
            "[Invoices bounced|New person since last month|{first} will know].",
        ),
        (
            "[Tax-exempt certificate|Get exemption certificate|Resale certificate on file?]",
            "[Expires soon|{ar} is asking|Needs to be this year's].",
        ),
        (
            "<customer> [Send new COI|COI renewal|COI for {account}]",
            "[The old one expires|{ar} has it|They need to be named on it].",
        ),
        (
            "<customer> [Thank {first} for the referral|Thank-you note to {first}|Send thank-you to {first}]",
            "[Handwritten|They sent somebody our way|Small gift is okay, under the limit].",
        ),
        (
            "<customer> [Blanket PO proposal|Standing order idea|Pitch blanket PO] – {account}",
            "[Monthly release, same items|Saves them paperwork|Ask {first} who'd approve].",
        ),
        (
            "<customer> [Credit limit review|Ask {ar}: credit limit|Credit limit] – {account}",
            "[Bigger order may be coming|Tight on the last one|Before the next project].",
        ),
        (
            "[Org chart|Who's who at {account}|Update contacts] – {account}",
            "[Two people left|{first} offered to help|Purchasing changed].",
        ),
        (
            "<customer> [QBR deck|Business review slides|QBR prep] – {account}",
            "[On-time rate, open cases, what's next|Five slides at most|{first} plus one].",
        ),
        (
            "[Invite {first} to showroom day|Showroom invite|Invite to open house] – {first}",
            "[Plus a colleague|Marketing has the cards|They'd have to drive in].",
        ),
        (
            "<customer> [Price list update to {first}|Send new price list|New prices – tell {first}]",
            "[Before they hear it from somebody else|Effective date in the subject line|Call first].",
        ),
        (
            "<former> [Win-back call|Reactivate {account}|Why did they stop?]",
            "[Nothing in months|Ask without selling|{first} may have moved on].",
        ),
        (
            "<customer> [Reference call – {first}|Ask {first} to be a reference|Reference?]",
            "[Once a quarter at most|For a prospect in the same line|Ten minutes].",
        ),
        (
            "[Ask about second location|New site? Ask {first}|Expansion plans]",
            "[Heard they're opening one|Same AP or separate|Who'd buy for it].",
        ),
        (
            "<customer> [Contract file|File their vendor agreement|Vendor agreement] – {account}",
            "[Signed copy is in my email|Check the end date|Upload to the account].",
        ),
        (
            "[Introduce {seller}|Introduce {seller} to {first}|Handover notes for {seller}]",
            "[Vacation cover|Before I'm out|Keep it to one page].",
        ),
    ),
    "contact": (
        (
            "[Call {first} back|Return {first}'s call|Call back {contact}]",
            "[Called while I was out|Left a message with inside sales|Sounded relaxed].",
        ),
        (
            "<buys> [Email {first} the price list|Price list to {first}|Send price list]",
            "[Current one|PDF, not the link|With the volume breaks].",
        ),
        (
            "<customer buys> [Ask {first} for a reference|Reference from {first}|Testimonial?]",
            "[Two sentences would do|Marketing asked|Only if they're comfortable].",
        ),
        (
            "[Send {first} meeting notes|Meeting notes to {first}|Recap to {first}]",
            "[Action items at the top|With dates|Copy {boss}].",
        ),
        (
            "<buys> [Invite {first} to lunch|Lunch with {first}|Coffee with {first}]",
            "[Next time in {city}|Been too long|Nothing to sell].",
        ),
        (
            "[Confirm {first}'s title|Check title – {contact}|Is {first} still in that role?]",
            "[Email signature says something else|Got promoted, I think|For the mailing].",
        ),
        (
            "[Update phone for {first}|Get {first}'s cell|New number for {first}?]",
            "[Office line is dead|Desk phones were removed|Ask front desk].",
        ),
        (
            "[Add {first} to newsletter|Newsletter for {first}|Mailing list – {first}]",
            "[Asked for it|Product news only|With their permission].",
        ),
        (
            "[Birthday card for {first}|Congrats note to {first}|Send {first} a card]",
            "[Everybody signs|New job title|Keep it professional].",
        ),
        (
            "[Connect {first} with {support}|Intro {first} to support|Who to call – tell {first}]",
            "[Keeps calling me for support questions|So they have the direct line|Email intro].",
        ),
        (
            "<buys> [Data sheets to {first}|Send {first} data sheets|Data sheets + drawings]",
            "[Promised on the phone|Latest revision|One email, not five].",
        ),
        (
            "<customer> [Call {first} re: delivery|Delivery check – {first}|How did delivery go?]",
            "[Ask about packaging|Any damage|Good moment to ask what's next].",
        ),
        (
            "[Ask {first} who replaced the buyer|Who's the new buyer?|New buyer – ask {first}]",
            "[Heard it through the grapevine|Get the name and email|Don't assume it's {first}].",
        ),
        (
            "<buys> [Showroom tour for {first}|Showroom appointment – {first}|Set up showroom visit]",
            "[Half an hour|Bringing a colleague|After 1 pm].",
        ),
        (
            "[Try {first} again|Second call to {first}|{first}, second try]",
            "[Voicemail full|Mid-morning|Email if nothing].",
        ),
        (
            "[Send {first} W-9|W-9 to {first}|Vendor form for {first}]",
            "[Their AP needs it|Signed and dated|{ar} has the current one].",
        ),
    ),
    "lead": (
        (
            "<cold> [First call: {first}|First call to {contact}|Intro call, {first}]",
            "[What, when, how many|Came in recently, don't wait|Look at their website first].",
        ),
        (
            "[Qualify {company}|Qualify: {company}|Qualify {first}]",
            "[Timing and budget|Who else is quoting|Ask who signs].",
        ),
        (
            "<warm> [Second call: {first}|Try {first} again|{first}, second attempt]",
            "[Left a voicemail|Morning this time|If no answer, email].",
        ),
        (
            "[Send catalog|Email catalog|Catalog + price list] to {company}",
            "[They asked for it|Short note with it|Mention the {article}].",
        ),
        (
            "<warm> [Quote {count}|Rough quote: {count}|Price for {count}]",
            "[Budgetary is fine|Ship to {city}|They're comparing with {competitor}].",
        ),
        (
            "[Data sheet: {article}|Send data sheet for the {article}|{article} info to {first}]",
            "[{first} wants to check dimensions|PDF|With warranty terms].",
        ),
        (
            "[Who decides at {company}?|Decision maker at {company}|Get past the front desk]",
            "[{first} is collecting info|Ask {first} who signs|Might be the owner].",
        ),
        (
            "[Already a customer?|Check for duplicates|Is {company} in here already?]",
            "[Similar name in accounts|Before I call|Ask sales ops if unsure].",
        ),
        (
            "<warm> [Convert?|Convert to deal|Ready to convert] – {company}",
            "[Need, money, date: all there|After the next call|Pick the existing account if there is one].",
        ),
        (
            "<warm> [Follow up with {first}|Follow-up: {first}|Check back with {first}]",
            "[They asked for a couple of weeks|Nothing heard|Last try].",
        ),
        (
            "<warm> [Set up a video call with {first}|Video call – {first}|Schedule demo – {first}]",
            "[30 minutes|Show the {article}|They bring a colleague].",
        ),
        (
            "[Hand to {seller}|Hand over to {seller}|Reassign? Ask {boss}]",
            "[Closer to {city}|Better fit|Tell {first} first].",
        ),
        (
            "<warm> [Reply to {first}'s email|Answer {first}|Email back {first}]",
            "[Asked about lead time|Asked about freight to {city}|Two questions].",
        ),
        (
            "<warm> [Freight to {city}?|Freight estimate, {city}|Shipping cost to {city}]",
            "[For {count}|They want it included|Ballpark is fine].",
        ),
        (
            "<warm> [Clean up: no answer|Close if no answer|Last attempt, then close] – {company}",
            "[Four tries so far|Email bounced|Leave on newsletter].",
        ),
        (
            "[Look up {company}|Research {company}|Background on {company}]",
            "[How big, how many sites|Who they buy from now|Any mutual contacts].",
        ),
    ),
    "case": (
        (
            "[Call {first}|Call {first} back|Phone {first}] re: {case}",
            "[Promised an update|Quicker than another email|Before the end of the day].",
        ),
        (
            "[Answer {first}|Reply to {first}|Write to {first}] ({case})",
            "[Waiting on the warehouse, then reply|Template won't do here|Keep it short].",
        ),
        (
            "[Ask warehouse|Check with {dock}|Question for {dock}]: {case}",
            "[Needs a count|Look on the returns shelf too|Photo would help].",
        ),
        (
            "[Ask {product_mgr}|Question for {product_mgr}|Product question]: {case}",
            "[Customer wants it in writing|Don't guess|Could become an article].",
        ),
        (
            "[Close {case}?|Close {case} if confirmed|Wrap up {case}]",
            "[Waiting for {first} to confirm|If they confirm|Resolution text first].",
        ),
        (
            "[Tell the rep|Let sales know|Loop in sales] – {case}",
            "[They see {first} soon|Account's a big one|Just so they know].",
        ),
        (
            "[Update {first}|Status to {first}|Send {first} an update] – {case}",
            "[Even if there's nothing new|Said tomorrow|Two lines].",
        ),
        ("[Check SLA|SLA on {case}|{case}: due soon]", "[Nothing from the other side|Escalate if needed|Ask {boss}]."),
        (
            "[Turn {case} into an article|KB article from {case}|Write up {case}]",
            "[Third time somebody asks|Draft only|Leave out the customer's name].",
        ),
    ),
    "": (
        (
            "[Submit {month} expenses|Expense report {month}|{month} expenses]",
            "[Hotel receipt is in my email|Mileage too|Receipts in the folder].",
        ),
        (
            "[Update forecast|Forecast update, {month}|Forecast before Monday]",
            "[Close dates first|Amounts on the big three|{boss} wants it before the call].",
        ),
        (
            "[Book travel to {city}|Hotel in {city}|Flights {city}]",
            "[Two nights|Use the corporate rate|Rental car too].",
        ),
        ("[Clean up open tasks|Close old tasks|Task cleanup]", "[Half of these are done|Friday afternoon job]."),
        (
            "[Prep for 1:1|1:1 with {boss}|Notes for 1:1]",
            "[Pipeline, vacation, training|Bring the stuck ones|Ask about the discount limit].",
        ),
        (
            "[Read new data sheets|Product training module|Finish product training]",
            "[Before the quarter ends|45 minutes|Quiz at the end].",
        ),
        (
            "[Hand over {city} calls to {seller}|Vacation handover|Vacation cover with {seller}]",
            "[List of open quotes|Who may call|Out-of-office too].",
        ),
        (
            "[Order business cards|New business cards|Business cards]",
            "[Title changed|250 is plenty|Old phone number on them].",
        ),
        (
            "[Plan {city} trip|Route for {city}|{city} week]",
            "[Five visits|Combine with the show|Ask {seller} for tips].",
        ),
        (
            "[Compliance training|Security training|Annual security training]",
            "[Reminder came twice|IT is asking|Due this month].",
        ),
        (
            "[Samples back from the show|Return demo pieces|Demo pieces: who has them?]",
            "[Sign-out sheet|{dock} is asking|Two are missing].",
        ),
        (
            "[Team meeting: my topic|Topic for team meeting|Five minutes for team meeting]",
            "[What I learned from the last loss|Freight surprises|New competitor pricing].",
        ),
    ),
}
