"""What the knowledge base says: of kinds of goods, and of what support is asked again and again; `seeds.grammar`."""

# Sentences read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Outline:
    """An article: title, summary, and the paragraphs and steps that make its text."""

    title: str
    summary: str
    opening: tuple[str, ...]
    steps: tuple[str, ...]
    closing: tuple[str, ...] = ()


#: One of each for every kind of goods; `{family}` is its name in small letters, `{care}` what the label says.
BY_FAMILY = (
    Outline(
        "Cleaning and care: {family}",
        "[What to tell customers about cleaning|How {family} last longer]",
        ("[Most questions on {family} are about care.|Half of all complaints on {family} are a matter of care.] [Quote the label, it is what counts.|The label says what holds.]",),
        ("{care}", "[No solvents, whatever somebody read elsewhere|Nothing that scratches]", "[Wear from use is no fault|Traces of use are no defect]: [say so kindly|explain it before anything is sent back]"),
        ("[If it does not help, ask for a photo and open a case of the type Incident.|When in doubt, have the customer send a photo.]",),
    ),
    Outline(
        "Warranty claims: {family}",
        "[What the warranty covers and what papers a claim needs|Before you accept a claim]",
        ("[The months are printed on the label and run from the day of delivery.|How long we answer for it stands on the label; it runs from delivery.]",),
        ("[Ask for the order number or the invoice|Look the order up first]", "[Ask for a photo of the label|Have the label photographed]", "[Send a replacement only when both are there|Then promise a replacement, not before]"),
        ("[Falls, wrong voltage and repairs by others are not covered.|What others have opened is not covered.]",),
    ),
    Outline(
        "Spare parts: {family}",
        "[Which parts we keep and how to order them|Finding the right part]",
        ("[We keep wearing parts of all current {family}.|Parts that wear are in stock for everything in the present list.]",),
        ("[Take the code from the label|Ask for the code on the label]", "[Compare the option: they differ in size|Check the option, parts are not the same for all]", "[Order desk ships parts the same day|The order desk sends parts on]"),
    ),
    Outline(
        "First set-up: {family}",
        "[First use, step by step|What to check before first use]",
        ("[Most calls on new {family} come from a step left out.|A short list for the first call after delivery.]",),
        ("[Let it come to room temperature|Unpack everything and compare with the slip]", "[Check that nothing is loose|Tighten what came loose on the way]", "[Try it once without load|Make a dry run]"),
        ("[Arrived damaged? See the article on damaged deliveries.|For damage, follow the article on damaged deliveries.]",),
    ),
    Outline(
        "Transit damage: {family}",
        "[What to do about dents and cracks|Damage that the carrier answers for]",
        ("[Ask for photos of the box and of the goods before anything else.|No photo, no claim with the carrier.]",),
        ("[Leave everything in the box|Nobody throws the box away]", "[Tell the carrier the same day|Report it to the carrier at once]", "[Exchange it if stock allows|Offer an exchange, else the money]"),
    ),
    Outline(
        "Which option to choose: {family}",
        "[Which option for whom|Short advice before an order]",
        ("[We advise, we do not sell: for prices ask the account's owner.|Advice is ours, prices are those of sales.]",),
        ("[Ask what it is used for, and how often|Ask for use and numbers]", "[Name two options, not five|Two options are enough]", "[Note the answer on the case|Write down what was advised]"),
    ),
)  # fmt: skip

#: What comes up whatever is sold, with the category that it belongs to.
GENERAL = (
    ("Orders and delivery", Outline("Parcel does not arrive", "[Tracking stands still or says delivered|Lost and late parcels]", ("[Look at the tracking before you answer.|The tracking says where to begin.]",), ("[Ask the carrier to search|Open a search with the carrier]", "[Ask neighbours and the dock|Have them look at the dock]", "[Send again after the search is over|A second parcel goes out when the search ends]"), ("[Never promise a day that the carrier has not given.|Name no date that is not theirs.]",))),
    ("Orders and delivery", Outline("Change of address after an order", "[What can still be changed, and by whom|A new address in time]", ("[Possible until the order is packed.|Only the order desk can do it.]",), ("[Ask for the whole address in writing|Have it in writing]", "[Hand the case over to the order desk|Tell the order desk at once]"))),
    ("Orders and delivery", Outline("Pieces are missing from the box", "[Short deliveries|The slip says more than the box holds]", ("[Compare the slip with the order first.|Often the rest comes in a second box.]",), ("[Ask how many boxes came|Count the boxes]", "[Ask for a photo of the slip|Have the slip photographed]", "[Send the missing pieces free of charge|What is missing goes out without charge]"))),
    ("Orders and delivery", Outline("Order confirmed, but out of stock", "[Dates for goods on order|What to say about late goods]", ("[The date in the shop is the one that counts.|Say what the shop says.]",), ("[Offer to wait or to cancel|Offer both: waiting or cancelling]", "[Offer another model|Name one that is in stock]"))),
    ("Returns", Outline("How a customer sends goods back", "[Label, box, address|From the request to the money]", ("[The customer asks in the shop; what came broken is no return.|A return begins in the shop, not on the phone.]",), ("[Approve it, with the reason|Approve the return]", "[The label comes by mail|They get a label by mail]", "[The money follows when the goods were looked at|Refund after the check]"), ("[How long they may: see the page on refunds and returns.|For times and limits see the handbook page on refunds and returns.]",))),
    ("Returns", Outline("Exchange for another size", "[Swap instead of refund|Size and option swaps]", ("[We make two bookings: a return, and a new order.|There is no direct exchange.]",), ("[Check that the other option is in stock|Look at the stock first]", "[Place the new order before the old one is back|New order first]"))),
    ("Returns", Outline("Goods came back used", "[What the returns desk decides|Marks of use on returns]", ("[Only the returns specialist decides.|Do not decide this on the phone.]",), ("[Photos stay with the case|Keep the photos]", "[Write to the customer before any deduction|Tell the customer first]"))),
    ("Invoices and payment", Outline("The invoice shows another price", "[Offer, price list, invoice|Wrong price on an invoice]", ("[What was agreed in writing holds.|The last confirmation in writing counts.]",), ("[Ask for the offer|Have the offer sent]", "[Compare it with the deal|Look at the deal in Alder]", "[Hand over to accounts receivable|Accounts receivable corrects it]"))),
    ("Invoices and payment", Outline("An invoice came twice", "[Duplicates and reminders that crossed|Two invoices for one order]", ("[Look at both numbers.|Two numbers mean two invoices.]",), ("[Tell them which one to pay|Name the one that counts]", "[Let receivables cancel the other|The other is cancelled by receivables]"))),
    ("Invoices and payment", Outline("Payment was declined", "[Cards and limits|When a card does not go through]", ("[We do not see why; only the bank does.|The reason is known to the bank alone.]",), ("[Suggest another card|Another card, or a transfer]", "[Never take card numbers by mail|No card numbers in mails]"))),
    ("Accounts and access", Outline("Customer cannot log in to the shop", "[Codes and mailboxes|No code arrives]", ("[The shop sends a code; there is no password.|They get a code by mail each time.]",), ("[Check the address letter by letter|Spell the address back]", "[Look in the junk folder|Have them check the junk folder]", "[Delete nothing, create nothing twice|No second account]"))),
    ("Accounts and access", Outline("New contact at an account", "[Who may speak for a customer|Before you add somebody]", ("[Search first: most are there already.|Look for the name before you add it.]",), ("[Ask for the work address|Use the address at work only]", "[Ask the owner of the account|Tell the owner]"))),
    ("Tone and process", Outline("Closing a case well", "[Resolution, article, last mail|What a closed case says]", ("[The next one reads only the resolution.|Write for the colleague who finds it in a year.]",), ("[Say what it was and what was done|Cause first, then cure]", "[Link the article that helped|Link what helped]", "[Tell the customer|Send a last line to the customer]"))),
    ("Tone and process", Outline("Angry customers", "[Words that calm|When somebody shouts]", ("[They are angry at the matter, not at you.|Let them finish.]",), ("[Repeat what you understood|Say it back]", "[Name one next step and its time|One step, one time]", "[Escalate when threats are made|With threats, escalate]"))),
    ("Tone and process", Outline("When to escalate", "[Marks, channel, names|Who looks at escalated cases]", ("[The mark is for what you cannot settle yourself.|Mark it before it is late.]",), ("[Set the mark on the case|Mark the case]", "[Write one thread in the channel|Tell the team lead]"))),
)  # fmt: skip
