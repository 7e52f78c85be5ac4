"""What stands on accounts and deals themselves: descriptions, and the next step by the stage of a deal."""

# Sentences read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

NEXT_STEPS = {
    "Prospecting": (
        "[Call {first} re: budget|Ask {first} about budget|Budget question to {first}]",
        "[Find out who signs|Get name of decision maker|Who signs?]",
        "[Send line card|Send line card and price list|Email catalog to {first}]",
        "[Discovery call|Set up discovery call|Discovery call with {first}]",
        "[Get list from {first}|Need list of what they want|Waiting on list]",
        "[Reach {first} (2 voicemails)|Try {first} again|Phone tag with {first}]",
        "[Qualify or close|Decide if this is real|One more call, then close]",
        "<site> [Schedule walk-through|Site visit|Visit {city}, look at space]",
    ),
    "Qualification": (
        "[Get quantities|Quantities from {first}|Final count from {first}]",
        "[Confirm budget in writing|{first} to confirm budget|Budget confirmation from {first}]",
        "[Quote by end of week|Start quote|Build quote]",
        "[Vendor setup (W-9, COI)|Send W-9 and COI|Get set up as vendor]",
        "[Spec review with {product_mgr}|Check spec|Spec question out to product]",
        "[Meet the person who signs|Call with {first} and their boss|Get in front of decision maker]",
        "<site> [Takeoff from floor plan|Floor plan from {first}|Measure on site]",
    ),
    "Proposal": (
        "[Follow up on quote|Quote follow-up call|Call {first} re: quote]",
        "[Waiting on {first}|{first} presenting internally|With their boss]",
        "[Rev 2 of quote|Revise quote, new count|Requote with freight]",
        "[Sample to {first}|Sample out, get feedback|Feedback on sample]",
        "[Freight quote to {city}|Add freight to quote|LTL price for {city}]",
        "[Send references|Two references to {first}|Line up reference call]",
        "[Answer spec questions|Two open questions from {first}|Reply to {first}'s questions]",
        "[Extend quote validity|Quote expires, call first|Check validity date]",
    ),
    "Negotiation": (
        "[Get signed quote|Chase PO|PO number from {first}]",
        "[Terms: net 45?|Payment terms with AR|AR to okay terms]",
        "[Redlines back to {first}|Review redlines|Legal comments]",
        "[Delivery schedule|Agree delivery date|Split shipment, confirm with ops]",
        "[Discount approval|Waiting on discount approval|Final price to {first}]",
        "[Signature expected {close}|Sign by {close}|Close {close}]",
        "[COI to their purchasing|Vendor form|Last form for purchasing]",
        "[Confirm receiving hours|Ship-to and dock contact|Who receives?]",
    ),
}
DEAL_DESCRIPTIONS = (
    "[Looking for {count}|Needs {count}|List includes {count}], [more on the product lines|see lines for the rest|plus smaller items].",
    "[Asked for {count} first, the rest came later|Started with {count} and grew from there|First request was for {count}].",
    "[What they have now came from {competitor}|They bought from {competitor} last time|{competitor} is the incumbent].",
    "[Three-bid rule; {first} collects the quotes|{first} is getting three quotes|Competitive bid, {first} runs it].",
    "[{first} runs it, somebody else signs|{first} is the contact, sign-off is one level up|Day-to-day contact is {first}].",
    "[Delivery to {city}, one drop|Everything ships to {city}|Single delivery to {city}]. [Liftgate|Call ahead|Receiving until 3].",
    "[Came in as a referral from {colleague}|{colleague} made the intro|Heard about it through {colleague}].",
    "[Part of a bigger plan, this is the first piece|First of several phases, if it goes well|More to come if this works].",
    "[Budget cycle drives the timing|Timing depends on their budget|Has to be ordered inside their fiscal year].",
    "[PO only, no cards|They pay by PO, net 30|PO, net 30, invoice to AP].",
    "[Wants options: full list and a reduced one|Asked for two versions, full and reduced|Good/better pricing requested].",
    "[In-stock items preferred|Lead time matters more than price|Asked for the shortest lead time on the list].",
    "[Will need a sample before they decide|Sample first, then order|Decision after they've seen a sample].",
    "[Last time they bought elsewhere|They went elsewhere last time|Lost the last one like it], [happy to be asked again|so this matters|worth some effort].",
)
#: Of companies, and of schools, towns and hospitals.
ACCOUNT_DESCRIPTIONS = {
    "firm": (
        "[Owner-run|Owner-operated|Family-owned], [decisions are quick|the owner signs|one person decides].",
        "[Two locations around {city}|Several sites around {city}|Main site in {city}, smaller one nearby]. [One AP department|Billing is central|Invoices go to the main office].",
        "[Orders in waves, quiet in between|Busy season is short, orders come all at once|Few orders, but larger ones].",
        "[Came over from {competitor}|Used to buy from {competitor}|Splits business between us and {competitor}].",
        "[Receiving by appointment|Delivery by appointment only|Call before delivery], [mornings|no dock|liftgate needed].",
        "[Invoices by email to AP|AP wants PDFs by email|Email invoices, no paper]. [PO number in the subject|PO number required|One PDF per invoice].",
        "[In {city}, growing|Growing fast, {city}|Opened another location recently]. [Good reference|Worth a visit a year|Likes to be visited].",
        "[Found us at a trade show|Met them at a trade show|Came in through the website].",
        "[Price-conscious, pays on time|Watches prices, pays on time|Asks for a discount every time].",
    ),
    "public": (
        "[Buys by PO only|POs only|Purchase orders only], [three quotes above their limit|bids above their limit|formal bid for larger amounts].",
        "[Tax exempt|Tax-exempt entity|Exempt from sales tax], [certificate on file|form on file|renew the form yearly].",
        "[Fiscal year ends in June, spends late|Budget year drives everything|Orders bunch up before their fiscal year-end].",
        "[Central purchasing|Purchasing is centralized|One purchasing office], [sites request, purchasing orders|departments can only request|departments choose, purchasing signs].",
        "[Receiving at the main dock|Central receiving|Deliver to central receiving], [mornings|before 2|weekdays only].",
        "[Needs W-9 and COI every year|Vendor file renewed yearly (W-9, COI)|Annual vendor paperwork].",
        "[Slow but reliable|Slow to decide, pays reliably|Takes time to approve, pays on the day].",
        "[Several departments buy separately|More than one department buys from us|Different departments, different contacts].",
    ),
}
#: The industries of the latter.
PUBLIC = ("Government", "Education", "Healthcare", "Non-profit")
