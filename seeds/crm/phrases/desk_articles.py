"""What the knowledge base says: of kinds of goods, and of what support is asked again and again; `seeds.grammar`.

An article begins with `### title | category`, or with the tags of the goods it is about (see `stories.story`); `S` is its
summary, `P` a paragraph, `-` a step, `+` what later versions add.
"""

# Sentences read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from ..stories.story import holds


@dataclass(frozen=True)
class Outline:
    """An article: title, where it stands or what it is about, summary, and what makes its text."""

    title: str
    place: str
    summary: str
    opening: tuple[str, ...]
    steps: tuple[str, ...]
    closing: tuple[str, ...]
    added: tuple[str, ...]

    def fits(self, tags: frozenset[str]) -> bool:
        """Whether it can be about goods with these tags."""
        return any(all(holds(word, tags) for word in each.split()) for each in self.place.split(", "))


@cache
def outlines(text: str) -> tuple[Outline, ...]:
    return tuple(map(_outline, text.split("### ")[1:]))


def _outline(text: str) -> Outline:
    head, *lines = text.strip().splitlines()
    title, place = head.split(" | ")
    first = next(number for number, line in enumerate(lines) if line.startswith("- "))
    last = max(number for number, line in enumerate(lines) if line.startswith("- "))

    def of(kind: str, some: list[str]) -> tuple[str, ...]:
        return tuple(line[2:] for line in some if line.startswith(f"{kind} "))

    (summary,) = of("S", lines)
    steps = of("-", lines)
    return Outline(title, place, summary, of("P", lines[:first]), steps, of("P", lines[last:]), of("+", lines))


#: One or two of each for the goods that it fits.
ON_GOODS = """
### Cleaning and care: {nouns} | machine, device, ware, furniture, tool, footwear, musical, shelter, bag, bedding
S [What customers may use, and what ruins {nouns}.|What to say when somebody asks how to clean {a_noun}.]
P [Half of the complaints about {nouns} are really about cleaning.|Most {nouns} that come back "faulty" have been cleaned with the wrong thing.] The label says: {care}
- [Ask what they've used so far, brand name included.|Ask for the name of the cleaner they've been using.]
- [Mild soap and a soft cloth are always safe. Bleach, solvents, and scouring pads never are.|Recommend mild soap, a soft cloth, and drying right away.]
- [Send the one-page care sheet from the product folder.|Attach the care sheet; it's made to be posted.]
P [Wear from cleaning isn't a warranty matter, but say so kindly.|Damage from the wrong cleaner isn't covered. If it's their first time, ask {lead} about goodwill.]
+ [Added: bleach wipes count as bleach.|Added after two cases: disinfecting wipes contain bleach, ask for the brand.]
### Warranty claims: {nouns} | machine, device, furniture, tool, fixture, control, footwear, garment, musical, shelter, bag, bedding, ware
S [What a claim on {nouns} needs before you approve it.|Coverage, exclusions, and what to ask for.]
P [The period is printed on the product page and runs from the delivery date, not the order date.|Coverage starts on the day of delivery. The months are on the product page.]
- [Find the order. No order number? Search by the account and the model.|Look up the order yourself before you ask for the number.]
- [Ask for a photo of the label and a photo of the problem.|Two photos: the label, and what's wrong.]
- [In warranty and not abused: replace it without asking for it back if it costs less than the freight.|If freight costs more than the item, let them keep the old one.]
- [Log the lot or serial number on the case, so product can see patterns.|Put the lot number in the case.]
P [Drops, other people's repairs, and normal wear aren't covered.|Not covered: drops, modifications, normal wear.]
+ [Added: a photo of the packing slip is enough as proof of purchase.|Clarified: the delivery date counts, even if installation was months later.]
### Parts for {nouns} | machine, device, tool, furniture, musical, shelter
S [Which parts we stock and how to identify the right one.|Finding and ordering parts for {nouns}.]
P [The parts list is in the product folder, one PDF for each version.|Each version has its own parts list. They are not interchangeable.]
- [Get a photo of the label before you look anything up.|Always start from the label.]
- [Match the version on the label to the parts list.|Open the list for that version and find the part number.]
- [Parts aren't in the store. The order desk enters them; give them the number and the ship-to.|Give the order desk the part number and the ship-to. Parts can't be ordered online.]
P [Wear parts ship the same day. Anything else: ask purchasing for a date before you promise one.|If it isn't in the parts bins, ask purchasing and don't guess a date.]
+ [Added: small parts go by first-class mail unless the customer is down.|Added: no charge for hardware bags.]
### First setup: {nouns} | machine, furniture assembly, shelter, device screen
S [The steps that get skipped, in the order in which they cause calls.|What to ask when setup of {a_noun} goes wrong.]
P [Nearly every setup call comes down to one skipped step.|Don't start troubleshooting. Walk through this first.]
- [Everything out of the box and checked against the parts list?|Have them lay out all parts and check them off.]
- [Is it level, and standing where it's going to stay?|Make sure it's in its final place and level.]
- [Fasteners hand-tight first, then tighten crosswise.|Nothing fully tight until everything is in.]
- [One trial run with nothing in it or on it.|Try it empty before using it for real.]
P [Still not working? Ask for a short video; product can usually tell from that.|If that doesn't do it, ask for a short video and send it to {specialist}.]
+ [Added: the drawing in step 4 is misleading, the arrow faces the user.|Step 4 of the printed manual is being corrected.]
### Transit damage: {nouns} | machine, device, ware, furniture, fixture, musical, bulb
S [Photos, deadlines, and who files what when {a_noun} arrives damaged.|How to handle {nouns} that were damaged on the way.]
P [The carrier gives us a few days, so the photos come first.|Everything depends on photos taken before the box is thrown away.]
- [Photos of all sides of the box, the inside packing, and the damage.|Ask for three photos: outside, packing, damage.]
- [Was it noted on the delivery receipt? If not, it's concealed damage, which has a shorter deadline.|Ask whether the receipt was signed clean.]
- [Send the replacement right away. The claim is between us and the carrier.|Replace first, claim second.]
- [Give the photos and the tracking number to the warehouse for the claim.|File the claim with the warehouse the same day.]
P [The customer keeps the packaging until the claim is closed.|Ask them to hold the damaged goods until we say so.]
+ [Added: a dent in the carton without damage inside still gets logged.|Added: double boxing for glass replacements.]
### Choosing {a_noun} | machine, device, furniture, fixture, tool, garment, footwear, musical, shelter, bag, bedding
S [Questions to ask before you recommend one.|Helping a customer pick the right option.]
P [We give advice; prices and discounts belong to the account's rep.|Advise on use. For price, hand over to sales.]
- [Ask what it's for, who will use it, and how often.|Ask about use: what for, by whom, and how often.]
- [What do they have today, and what's wrong with it?|Ask what they use now and why they're changing.]
- [Recommend one, name one alternative, and stop there.|Two options are plenty.]
- [Write down on the case what you recommended.|Note your recommendation, so nobody says something else tomorrow.]
P [When it's a close call, {specialist} is happy to take a look.|If in doubt, ask product before you answer.]
+ [Added: never recommend a discontinued option, even if there is stock.|Check the stock before you recommend a size.]
### Sizing {nouns} | garment sizes, footwear sizes
S [Charts, fit sets, and exchanges for {nouns}.|How to answer "how do they run?"]
P [True to size for most people. Between sizes, go up.|Tell them to go up when in doubt.]
- [Send the chart in inches, not the one with letters only.|The chart with measurements is in the product folder.]
- [For a crew of ten or more, ask sales to lend the fit set.|Offer the fit set for larger crews.]
- [Exchanges: unworn, tags on, inside the return window.|Unworn with tags can be exchanged; decorated items can't.]
P [Write the sizes on the case, so a reorder takes a minute.|Keep the size list with the account.]
+ [Added: thermal layers underneath mean one size up.|Added: women's sizes run on their own chart.]
### Laundering {nouns} | garment
S [What the wash does to {nouns}, and what's covered.|Wash instructions customers actually follow.]
P [Heat does the damage, not washing.|Most complaints come from a dryer that's too hot.] The label says: {care}
- [Ask whether it's washed at home or by a laundry service.|Find out who washes, and at what temperature.]
- [Warm wash, low dryer, no bleach, no softener.|Recommend warm water and a low dryer.]
- [Send the wash card for industrial laundries.|There's a card for laundry services; send it.]
P [Two wash cycles and it falls apart: that's ours. Fifty: that's wear.|Early failures are covered, fading isn't.]
+ [Added: heat-sealed logos don't survive industrial dryers.|Added: dry cleaning takes seam tape off.]
### Outlets and circuits: {nouns} | machine plug
S [What we say about power, and what we leave to the electrician.|Breaker trips, extension cords, and dedicated circuits.]
P [Never quote electrical specs from memory. Send the spec page.|We send the spec page; the electrician decides.]
- [Ask what the breaker is rated at and what else is on it.|Breaker size, GFCI or plain, what else is on the circuit.]
- [No extension cords or power strips.|Straight into the wall, always.]
- [Trips on a second circuit as well? Stop there and arrange a swap.|If a different circuit gives the same result, it's the unit.]
P [If anybody mentions smoke or a burning smell, have them unplug it and escalate.|A burning smell is always escalated to {lead}.]
+ [Added: a reset button on the back can pop in transit, try that first.|Added: generators don't count as a dedicated circuit.]
### Filters: {nouns} | machine filter !chaff, device filter
S [How often, which one, and what happens if nobody does it.|Filter changes on {nouns}.]
P [Every three months with daily use is a good rule.|With daily use, four times a year.]
- [Ask when it was last changed. Usually the answer is "never."|When was it changed last?]
- [The part number is on the collar of the old filter.|Read the number off the old filter.]
- [Suggest a standing order, four a year.|Offer sales a chance to set up a standing order.]
P [Trouble caused by a clogged filter isn't a warranty case.|A clogged filter isn't a defect.]
+ [Added: write the date on the new filter.|Added: note the part number on the account.]
### Calibration: {nouns} | calibrated
S [Certificates, intervals, and drifting readings.|What ships with {a_noun} and what is extra.]
P [A factory certificate is in the box; traceable data points are ordered with the unit.|Each one ships with a factory certificate. Traceable data is an add-on.]
- [Lost certificate: pull it by serial number.|We can reprint a certificate from the serial number.]
- [Drift: ask for the last calibration date and what changed in the room.|Readings drift? Ask when it was last calibrated and whether it was moved.]
- [Within a year of delivery, recalibration is free.|First year: recalibration at no charge.]
P [Don't judge an audit question. Quote the document and let QA decide.|Auditors want documents, not opinions.]
+ [Added: send the certificate as a PDF, not as a photo.|Added: note the serial number on the case.]
### Lids and seals: {nouns} | ware lid
S [Replacement lids, which size, and how they're sold.|A lost lid doesn't mean buying a new {noun}.]
P [Lids are parts and aren't listed in the store.|We sell lids through the order desk.]
- [Ask for the number molded into the bottom.|The size is on the bottom.]
- [Measure across the top if the number is worn off.|No number? Have them measure the rim.]
- [Pass it to the order desk with a ship-to.|The order desk enters it by hand.]
P [A lid that doesn't seal is usually missing its gasket after washing.|Check for the gasket before you send a lid.]
+ [Added: gaskets are sold in pairs.|Added: lids of the older version don't fit.]
### Sharpening {nouns} | sharp
S [How often, by whom, and what not to use.|What we tell customers about edges.]
P [We don't sharpen in-house.|Sharpening isn't a service we offer.]
- [Daily use: a professional edge twice a year.|Recommend a local professional twice a year.]
- [No pull-through sharpeners; they take off too much.|Advise against pull-through sharpeners.]
- [A nick on arrival is a replacement, not a sharpening job.|New with a nick: replace it.]
P [Returns have to have cardboard over the edge.|Remind them to cover the edge before it goes in a box.]
+ [Added: ask for the sleeve back too.|Added: serrated edges go back to the maker.]
### Batteries: {nouns} | battery
S [Run time, replacement, recycling.|What's covered and for how long.]
P [Batteries are covered for a year, whatever the rest of it says.|One year on the battery, from delivery.]
- [Get the date code: four digits on the battery label.|Ask for the four-digit date code.]
- [Inside the year: send one, no charge.|Covered? Send a new one.]
- [Have them recycle the old one locally. We can't ship those back.|Old batteries stay with the customer for recycling.]
P [Cold cuts run time in half. That's physics, not a fault.|Short run time in the cold is normal.]
+ [Added: chargers of other brands void the coverage.|Added: store at half charge.]
### Lots and expiration: {nouns} | supply
S [Single lots, dates, and what QA asks for.|How to answer lot questions on {nouns}.]
P [The date is on the carton. Ask the warehouse to read it; don't rely on the system.|Ask the warehouse to read the carton label.]
- [Customer wants one lot: "single lot" goes on the PO.|Single-lot requests have to be on the PO.]
- [Certificate of conformance: download it from the vendor portal by lot number.|The CoC comes from the vendor portal.]
- [Short count: photo of the lot label, then replace the pack.|A short pack is replaced; log the lot.]
P [Never promise a lot that hasn't been received.|Lots can only be promised once they're on the shelf.]
+ [Added: we can hold a lot against a PO for 30 days.|Added: opened packs aren't returnable.]
### Dye lots and finish: {nouns} | furniture fabric, furniture wood, bag
S [Why two deliveries can differ, and what we do about it.|Color and finish differences.]
P [Lots differ slightly. Side by side, people see it.|A second order rarely matches the first one exactly.]
- [Ask for photos in daylight, side by side, with both labels.|Daylight photo with both labels in the picture.]
- [Exchange the smaller part, so everything is one lot.|Swap whichever lot there's less of.]
- [For a perfect match, everything goes on one order.|Recommend ordering everything at once.]
P [Swatches are free; send one before the argument starts.|Offer a swatch early.]
+ [Added: sun fading isn't a lot difference.|Added: note the lot on the account.]
"""

#: What comes up whatever is sold, with the category that it belongs to.
GENERAL = """
### Parcel does not arrive | Orders and delivery
S [Tracking that stands still, or says delivered when nobody has it.|Lost, late, and "delivered" parcels.]
P [Look at the tracking before you write a word.|Tracking first. The answer is usually in there.]
- [Not moving: open a trace and tell the customer when you'll look again.|No scan for two days: open a trace with the carrier.]
- [Says delivered: ask for the delivery photo and the name that signed.|Marked as delivered: get the photo from the carrier.]
- [No result in five business days: reship, then argue with the carrier.|After five business days we reship.]
P [Never promise a day the carrier hasn't given you.|Don't name a date of your own.]
+ [Added: weather alerts are on the carrier's service page.|Added: a missing suite number can only be fixed by the shipper, which is us.]
### Change of address after an order | Orders and delivery
S [How long an address can be changed, and by whom.|Wrong ship-to on an order that's already in.]
P [Possible until it's packed. After that it's a carrier matter.|Before packing we change it, after that the carrier reroutes it for a fee.]
- [Get the complete address in writing, suite and ZIP included.|In writing, with suite number.]
- [Call the dock, don't e-mail.|Phone the shift lead; minutes count.]
- [Fix the saved address too, or it happens again.|Ask the customer to correct the store profile.]
+ [Added: billing addresses are changed by receivables only.]
### Pieces are missing from the box | Orders and delivery
S [Short deliveries, and packing slips that promise more than the box holds.|What to check before sending anything.]
P [A third of them turn up under an inner tray.|Ask them to look under the second layer first.]
- [How many boxes came, and how many does the tracking list?|Compare the box count with the tracking.]
- [Ask the warehouse for the shipping weight.|The scale at the dock settles most of these.]
- [Send what's missing, no charge, no return.|Missing goods go out free of charge.]
P [Loose parts come from the parts bins; if there aren't any, a new carton gets opened and marked.|No loose part? The warehouse opens a carton and quarantines it.]
+ [Added: mispicks are reported to the shift lead the same day.]
### Order confirmed but back-ordered | Orders and delivery
S [What to say about goods that aren't here yet.|Dates, partials, substitutes, and cancellations.]
P [Customers forgive a bad date. They don't forgive silence.|Write before they do.]
- [Take the date from purchasing's list, not from memory.|Purchasing's date is the only one we give out.]
- [Offer the three choices: wait, partial, substitute.|Offer to wait, to split, or to switch.]
- [Canceling a late line is always free.|No fee for canceling something that's late.]
P [When the date moves, everybody on the list hears from us the same day.|If the date slips, write the same day.]
+ [Added: second freight is waived on splits that are our fault.]
### Freight deliveries: docks, liftgates, appointments | Orders and delivery
S [What has to be on the BOL, and where it comes from.|Avoiding the truck that can't unload.]
P [What isn't on the ship-to doesn't make it to the BOL.|The driver only knows what the BOL says.]
- [No dock? Liftgate goes on the ship-to, permanently.|Put "liftgate" on the ship-to address.]
- [Limited hours or a guard shack: appointment, with a phone number.|Appointments need a name and a number.]
- [Inside delivery is extra, and sales quotes it.|Dock or door is standard; inside delivery is quoted.]
P [Redelivery fees for our mistakes are ours.|If we forgot it, we pay for the second trip.]
+ [Added: schools and hospitals usually count as limited access.]
### How a customer sends goods back | Returns
S [From the request to the refund.|RMA, label, inspection, money.]
P [Without an RMA there's no return. Anything that arrives without one sits.|The RMA number is what gets the box recognized.]
- [Check the window and the condition. Unused is easy.|Is it inside the window, and is it resalable?]
- [Issue the RMA and send the label in the same e-mail.|RMA and label together, so they can't get separated.]
- [Number on the outside of the box, original carton if they have it.|Ask for the original carton.]
- [The refund is made after inspection, to the card that was used.|Refund follows inspection.]
P [Times and limits are on the handbook page for refunds and returns.|For windows and limits, see the handbook.]
+ [Added: two labels in one box cause trouble, one RMA per box.]
### Exchange for another size | Returns
S [Swaps, in which order, and without charging twice.|Size and option exchanges.]
P [An exchange is a return plus a new order.|There's no exchange button: it's two bookings.]
- [Check that the other size is on the shelf.|Stock first.]
- [Place the new order at no charge for freight.|New order, freight waived.]
- [Ship when the carrier has scanned the first one.|It ships on the first scan of the return.]
+ [Added: decorated garments can't be exchanged.]
### Goods came back used | Returns
S [Who decides, and what the customer hears.|Signs of use on a return.]
P [The returns specialist decides, nobody else.|Don't decide this on the phone; the returns specialist does, once the goods are in.]
- [Photos go on the case before anything is touched.|Take photos on arrival.]
- [Write to the customer before anything is deducted.|Tell them first, deduct second.]
- [Offer to send it back at our cost.|They can have it back.]
+ [Added: one try-on isn't use.]
### Damaged on arrival: refund or replacement | Returns
S [When there's nothing to send back.|Damage isn't a return.]
P [Broken goods stay where they are.|Nobody ships us broken glass.]
- [Photos, then a choice: replacement or refund.|Let the customer choose.]
- [Stay within your limit; beyond it, ask a manager.|Check your refund limit first.]
- [File the claim the same day.|Photos to the warehouse for the claim.]
+ [Added: keep the packaging until the claim is closed.]
### The invoice shows another price | Invoices and payment
S [Quote, price list, invoice: which one counts.|Price disputes, step by step.]
P [A valid quote beats the list. An expired one doesn't.|What counts is the quote, as long as it hadn't expired.]
- [Ask for the quote or find it on the deal.|Look at the deal in Alder.]
- [Compare the dates: quote, expiration, order.|Put the date of the quote, the day it expired, and the date of the order side by side.]
- [Ours to fix: receivables reissues the invoice.|Wrong? Receivables corrects it.]
- [Not ours: send the notice again and let the rep know.|If the invoice is right, explain why, with the dates.]
+ [Added: the order date decides, not the ship date.]
### An invoice came twice | Invoices and payment
S [Split shipments, true duplicates, and crossed reminders.|Two invoices, one order.]
P [Two numbers usually mean two shipments.|Look at the shipment numbers first.]
- [Do they add up to the order? Then both are right.|Add them up.]
- [Real duplicate: receivables voids the second.|Have receivables void the later one.]
- [Tell the customer in writing which one to pay.|Put in writing which one counts.]
+ [Added: reminders cross payments for up to two days.]
### Payment was declined | Invoices and payment
S [What we can see, and what only the bank knows.|Cards that don't go through.]
P [We see yes or no, nothing else.|The reason is known to the bank alone.]
- [Billing address, letter by letter, suite included.|Nine times out of ten it's the billing address.]
- [Then the limit: the bank can lift it for a day.|Per-transaction limits are common.]
- [Never take card numbers by e-mail or phone.|No card numbers, ever.]
+ [Added: for large orders suggest ACH.]
### Tax-exempt customers | Invoices and payment
S [Certificates, expirations, and credits.|Setting up and fixing tax exemption.]
P [No valid certificate, no exemption.|The certificate has to be valid on the day of the order.]
- [Check the name and the state against the account.|Name, state, date.]
- [Send it to receivables, who set the flag.|Receivables sets the account to exempt.]
- [Tax that was charged in the meantime is credited.|Ask receivables to credit what was charged.]
+ [Added: remind customers a month before it expires.]
### W-9, COI, and other forms | Invoices and payment
S [Where the forms are and who signs them.|What vendors' departments ask us for.]
P [Current forms are on the share. Anything older than a year gets replaced.|Only send this year's version.]
- [W-9: signed PDF from the share.|The W-9 is in the forms folder.]
- [COI: broker, one business day, send the wording along.|Insurance certificates come from the broker.]
- [Bank details: never by e-mail. Receivables calls.|ACH details are given by phone by receivables.]
+ [Added: supplier portals go to the orders mailbox.]
### Customer cannot log in to the online store | Accounts and access
S [Codes that don't arrive, and why.|There's no password to reset.]
P [The store sends a new code each time.|Customers sign in with a code by e-mail.]
- [Have them spell the address.|Compare the address letter by letter.]
- [Spam, then quarantine: their IT can see it.|Ask their IT to look in the quarantine.]
- [Don't create a second account.|No second account.]
+ [Added: our domain has to be on their allow list.]
### New contact at an account | Accounts and access
S [Before you add somebody.|Who may speak for a customer.]
P [Search first. Most of them are already there.|Look for the name before you add one.]
- [Work address only.|Use the work e-mail.]
- [Tell the account's owner.|Let the rep know.]
- [Deactivate the one who left, don't delete.|Keep the old contact for its history.]
+ [Added: address changes need an e-mail from their domain.]
### Suspicious e-mails in our name | Accounts and access
S [What to tell customers who ask about changed bank details.|Phishing that uses our name.]
P [We never announce new bank details by e-mail.|Bank details don't change by e-mail.]
- [Thank them for asking.|Praise the caller; it's the right reflex.]
- [Ask them to forward it to us and then delete it.|Get a copy and forward it to IT.]
- [Tell receivables the same hour.|Receivables has to know right away.]
+ [Added: domains off by one letter are the usual trick.]
### Closing a case well | Tone and process
S [What a resolution should say.|Write for whoever finds it in a year.]
P [The next person reads the resolution and nothing else.|Nobody scrolls through the thread.]
- [Cause, cure, what the customer got.|What it was and what we did.]
- [Link the article you used.|Link what helped.]
- [One last line to the customer.|Tell the customer before you close.]
+ [Added: "done" isn't a resolution.]
### Angry customers | Tone and process
S [Listening, one next step, and when to get help.|What calms people down.]
P [They're angry at the situation, and they're usually right about it.|Let them finish. It takes two minutes.]
- [Say back what you understood.|Repeat the problem in your own words.]
- [One next step, with a time.|Promise one thing and a time.]
- [Keep the promise, even if there's no news.|Call when you said you would.]
P [Threats go to {lead}.|Personal insults are where it stops: hand it to {lead}.]
+ [Added: no copy-paste apologies.]
### When to escalate | Tone and process
S [What the flag means and who looks at it.|The flag is for what you can't settle yourself.]
P [Early is better than late.|Escalate before it's overdue, not after.]
- [Set the flag and write down what you need decided.|Flag plus one question.]
- [Tell the customer who's looking at it.|Let the customer know.]
- [Take the flag off when it's solved.|Clear the flag afterward.]
+ [Added: safety issues are always escalated.]
### Phone notes | Tone and process
S [What to write down while they talk.|A good note from a call.]
P [A call that isn't logged didn't happen.|Log every call, even the short ones.]
- [Who, which product or order, what they want.|Name, order number, and what they're asking for.]
- [What you promised and by when.|Your promise, with a day.]
- [How they'd like to hear back.|Whether they want a call or an e-mail back.]
+ [Added: log missed callbacks as well.]
### Stopped batches | Tone and process
S [How to recognize one and what to say.|From the first report to the last replacement.]
P [Operations stops a batch; we find the customers.|Once a batch is stopped, every report counts.]
- [Get the label. The month printed on it is the batch.|The batch is the month on the label.]
- [Don't troubleshoot, replace.|Straight exchange, no questions.]
- [Unopened ones go back as well.|Ask how many more they have.]
P [If customers hear it from somebody else first, we've lost.|Write to known buyers the same day.]
+ [Added: two reports of the same fault go to operations.]
"""
