"""What stands on campaigns and is mailed to their members; `[a|b]` is one or the other, gaps of mails are merge fields."""

# Sentences read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

_HI = "[Hi|Hello] {{contact.first_name}},"
_SIGNED = "[Best regards,|Best,|Regards,|Thank you,]\n{{user.name}}\n{{user.title}}, {{company.name}}"

#: Name, topic, subject, paragraphs: for whoever writes to members.
TEMPLATES = (
    (
        "Campaign opening",
        "Campaigns",
        "[News from {{company.name}}|For {{account.name}}: {{campaign.name}}]",
        (
            _HI,
            "[Our new campaign, {{campaign.name}}, started this week|{{campaign.name}} is under way as of this week], and I [wanted to make sure {{account.name}} is included|didn't want {{account.name}} to miss it]. [I'd be glad to send you the details: what's included, the prices, and how long they hold.|The details, including prices and dates, fit on one page; say the word and I'll send it.]",
            "[If you have a question or want a quote, just reply to this e-mail. It comes straight to me.|Reply to this e-mail with what you need and I'll send a quote, freight included.]",
            _SIGNED,
        ),
    ),
    (
        "New catalog",
        "Campaigns",
        "[The new catalog is out|Your copy of the new catalog]",
        (
            _HI,
            "[The new catalog is out|Our new catalog is back from the printer]. [A printed copy for {{account.name}} ships this week, and the PDF is on our website now.|You can page through it on our website today; if you'd like a printed copy for the office, reply with a mailing address.]",
            "[New items are marked in the margin. Anything that was discontinued is listed on the last page with its replacement.|The first section has everything that's new this season. Item numbers of what you already buy haven't changed.]",
            "[If you want current pricing on your usual items next to it, let me know.|If it helps, I can mark up a copy with your account pricing.]",
            _SIGNED,
        ),
    ),
    (
        "Sale announcement",
        "Campaigns",
        "[Sale prices for {{account.name}}|This month only: lower prices on stock items]",
        (
            _HI,
            "[We've lowered prices on a list of stock items|A list of items we have plenty of is on sale], and [the lower prices apply to purchase orders we receive before the sale ends|they're good on any order we receive during the sale]. [No code is needed; your quote will show the sale price.|You don't need a code. Order as usual.]",
            "[If you have an open quote with us, reply with the number and I'll requote it at the sale price.|If something on your last order is on the list, I'm happy to send you the comparison.]",
            _SIGNED,
        ),
    ),
    (
        "Reorder reminder",
        "Campaigns",
        "[Time to reorder?|A quick reminder before the busy season]",
        (
            _HI,
            "[The busy season is coming up, and lead times get longer every year around this time|This is the time of year when stock gets tight]. [If {{account.name}} plans to reorder, a purchase order now lets us reserve what you need.|If you send me your usual list now, I can set the stock aside and ship when you say so.]",
            "[Reply \"same as last time\" and I'll send a quote for the same items and quantities.|You don't have to look anything up: I have your last order here and can quote it again.]",
            _SIGNED,
        ),
    ),
    (
        "Year-end budget",
        "Campaigns",
        "[Anything left in this year's budget?|Before the year closes]",
        (
            _HI,
            "[Many of our customers have to spend down a budget before the year closes, so here's what you need to know: in-stock orders can still be delivered and invoiced this year.|If {{account.name}} has money left in this year's budget, we can still deliver and invoice in-stock orders this year.]",
            "[If delivery has to wait, we can invoice now and ship later; ask me how that works.|Tell me the amount and what you need most, and I'll put together a quote that fits.]",
            _SIGNED,
        ),
    ),
    (
        "Holiday gift guide",
        "Campaigns",
        "[Our holiday gift guide|Gift ideas for customers and crew]",
        (
            _HI,
            "[Our holiday gift guide is ready|This year's gift guide is on our website]. [It lists items under $50, under $100, and a few that are worth a little more, all in stock today.|It's a short list this year: the items people reorder, plus a few new ones.]",
            "[We can ship to one address or to each recipient. For more than ten addresses, send me a spreadsheet and I'll take care of it.|Gift orders for several addresses are no problem. Just reply and I'll send you the template.]",
            _SIGNED,
        ),
    ),
    (
        "Win-back",
        "Campaigns",
        "[It's been a while, {{contact.first_name}}|Checking in with {{account.name}}]",
        (
            _HI,
            "[It's been a while since we last heard from {{account.name}}|I noticed we haven't quoted anything for {{account.name}} in some time]. [If something went wrong with an order, I'd honestly like to know.|If you found a better price somewhere, I'd like the chance to look at it.]",
            "[If you're simply set for now, no problem. I'll check back in a few months.|And if nothing is needed right now, that's fine too.]",
            _SIGNED,
        ),
    ),
    (
        "New arrivals",
        "Campaigns",
        "[New in stock|New this month at {{company.name}}]",
        (
            _HI,
            "[Several new items arrived this month and are in stock now|We just added a number of new items to our line]. [I picked out the ones that make sense for a customer like {{account.name}}; reply and I'll send you the short list.|You'll find photos, dimensions and prices on our website.]",
            "[Samples and demo units are available for most of them. Reply with the item and your shipping address.|If you'd like to see one before you order, I can send a sample or set up a short video demo.]",
            _SIGNED,
        ),
    ),
    (
        "Dealer program",
        "Campaigns",
        "[Our dealer program, briefly|Wholesale pricing for {{account.name}}]",
        (
            _HI,
            "[Our dealer program now fits on one page: wholesale prices, minimums, freight terms and returns.|Our dealer terms for the year are set, and I'm glad to send you the one-page summary: prices, minimums and freight.] [Dealers who have a signed agreement on file don't need to do anything.|If your agreement with us is current, nothing changes for you.]",
            "[To sign up, we need a W-9 and a resale certificate.|New dealers send us a resale certificate and a W-9, and we open the account within two business days.]",
            _SIGNED,
        ),
    ),
    (
        "Free freight",
        "Campaigns",
        "[Freight is on us|Free freight on stock orders]",
        (
            _HI,
            "[For a limited time, we're paying the freight on stock orders|During this promotion, standard freight on stock orders is free]. [It applies to one shipment to one dock or door; liftgate and inside delivery are still extra.|One shipment, one address, lower 48. Liftgate service is the only extra.]",
            "[If {{account.name}} has been waiting to place a larger order, this is a good week for it.|Reply with your list and I'll send a quote with freight at zero.]",
            _SIGNED,
        ),
    ),
    (
        "Referral thank-you",
        "Campaigns",
        "[Know somebody who could use us?|A thank-you for referrals]",
        (
            _HI,
            "[Most of our new customers come to us because somebody recommended us|A good share of our new accounts come from referrals], [and we'd like to say thanks for that|so we set up a small thank-you]. [For each company that opens an account and mentions {{account.name}}, you get a credit on your next invoice.|If a company you send us places an order, we'll put a credit on your account.]",
            "[Just reply with a name and an e-mail address, or forward this note.|All they have to do is mention your name.]",
            _SIGNED,
        ),
    ),
    (
        "Back to school",
        "Campaigns",
        "[Back-to-school orders|Getting ready for the school year]",
        (
            _HI,
            "[School orders are starting to come in|Our back-to-school season has started]. [We accept purchase orders, keep your tax-exempt certificate on file, and can hold delivery until the building is open.|If your building is closed over the summer, we'll hold the shipment until somebody can receive it.]",
            "[If your list isn't final yet, send what you have and we'll start with that.|Send us last year's list and we'll mark what has changed.]",
            _SIGNED,
        ),
    ),
    (
        "Invitation",
        "Campaigns",
        "[You're invited: {{campaign.name}}|See you at the {{campaign.name}}?]",
        (
            _HI,
            "[We'll have a booth at the {{campaign.name}} on {{campaign.start_date}} and would be glad to see you there.|We're exhibiting at the {{campaign.name}}, starting {{campaign.start_date}}, and I'd like to show you what's new.]",
            "[If you're planning to go, reply with a good time and I'll make sure somebody who knows your account is at the booth.|Reply with a day and time that work, and I'll put you on the calendar so you don't have to wait.]",
            _SIGNED,
        ),
    ),
    (
        "Webinar invitation",
        "Campaigns",
        "[Join us on {{campaign.start_date}}|{{campaign.name}}: save your seat]",
        (
            _HI,
            "[On {{campaign.start_date}} we're hosting a free webinar|We're hosting a free online session on {{campaign.start_date}}]: {{campaign.name}}. [It takes 45 minutes, including questions, and you don't need to install anything.|Plan on 30 minutes plus questions. A link is all you need.]",
            "[Can't make it? Sign up anyway and we'll send you the recording.|Reply \"yes\" and I'll register you. Everyone who registers gets the recording.]",
            _SIGNED,
        ),
    ),
    (
        "Webinar reminder",
        "Campaigns",
        "[Reminder: {{campaign.name}} is tomorrow|Your seat for {{campaign.name}}]",
        (
            _HI,
            "[This is a quick reminder that you're registered for {{campaign.name}} on {{campaign.start_date}}.|You're signed up for {{campaign.name}} on {{campaign.start_date}}, and we're looking forward to it.]",
            "[If you have a question you'd like us to cover, send it today and we'll work it in.|The link is the same one you got when you registered.]",
            _SIGNED,
        ),
    ),
    (
        "Thanks for taking part",
        "Campaigns",
        "Thank you, {{contact.first_name}}",
        (
            _HI,
            "[Thank you for taking the time to join us for {{campaign.name}}.|Thanks for being part of {{campaign.name}}. It was good to have you there.]",
            "[If we left a question open or promised you something, reply to this e-mail and I'll follow up this week.|If you'd like a quote or a sample of something you saw, reply to this e-mail and I'll get it started.]",
            _SIGNED,
        ),
    ),
    (
        "Sorry we missed you",
        "Campaigns",
        "[Sorry we missed you|We missed you at {{campaign.name}}]",
        (
            _HI,
            "[You were on our list for {{campaign.name}}, but it looks like something came up.|I'm sorry we didn't get to see you at {{campaign.name}}.] [I'd be glad to send you what we showed, or walk you through it in a 15-minute call.|If you have 15 minutes, I can go over the highlights by phone.]",
            "[Just reply with a time that works.|Reply with a day and I'll send an invite.]",
            _SIGNED,
        ),
    ),
)
#: What a campaign by e-mail opens with, by a word in its name.
ABOUT = {
    "Catalog": "New catalog",
    "Sale": "Sale announcement",
    "Clearance": "Sale announcement",
    "Reorder": "Reorder reminder",
    "Year-end": "Year-end budget",
    "Gift": "Holiday gift guide",
    "Win-back": "Win-back",
    "Arrivals": "New arrivals",
    "Dealer": "Dealer program",
    "Freight": "Free freight",
    "Referral": "Referral thank-you",
    "School": "Back to school",
    "school": "Back to school",
}
#: With which of them a kind of campaign begins; others write no e-mail.
OPENED_WITH = {"E-mail": "Campaign opening", "Webinar": "Webinar invitation", "Trade show": "Invitation"}
#: By channel, or by the type of a campaign.
DESCRIPTIONS: dict[str, tuple[str, ...]] = {
    "newsletter": (
        "[Newsletter to|E-mail to] [all active contacts|customers and open leads|contacts with an order in the last two years], [two sends about ten days apart|one send plus a reminder to non-openers]. [Replies go to the account owner.|Account owners get the replies.]",
        "[Goes out in the newsletter|Lead story in the newsletter], with [a short form behind the button|a landing page|a reply-to of the rep]. [Opt-outs are removed before each send.|Bounces get cleaned up after the first send.]",
        "[Short e-mail series|Three e-mails]: [announcement, reminder, last call|teaser, offer, reminder]. [Anyone who replies is marked Responded by hand.|Reps mark who responded.]",
        "[Segment|List]: [customers who bought this season last year|prospects without an open deal|everybody on the mailing list but partners]. [Keep it plain, no attachments.|Text only; the designed version landed in spam last time.]",
        "[E-mail only, no print this time.|No print run, to save the postage.] [Goal is replies, not clicks.|We count quotes, not opens.|Success means ten quotes.]",
    ),
    "search ads": (
        "[Paid search|Search ads] on [product terms and our own name|the six best-selling product terms|competitor and product terms], [capped by day|daily cap set by marketing]. [Form fills come in as leads.|Leads come through the web form.]",
        "[Search ads pointing to|Ads lead to] [one landing page with a quote form|the product pages|a page made for this]. [Paused on weekends.|Off on weekends, when nobody answers the phone.|Runs weekdays only.]",
        "[Small test budget first, then raised once leads came in.|Started small; raised after the first week.] [Check the search terms every Monday.|Junk terms get blocked weekly.]",
    ),
    "retargeting": (
        "[Banner ads for|Ads shown to] people who [looked at a product page and left|opened a cart or quote form but didn't finish]. [Four sizes from the design desk.|Creative by the graphic designer.] [Current customers are excluded.|Customers are left out.]",
        "[Follow-up ads|Reminder ads], [two weeks per visitor|at most ten views a person], [no discount in the ad|with the seasonal picture]. [Counts as responded once they fill in the form.|Only form fills go in here.]",
    ),
    "postcards": (
        "[Postcard|Oversized postcard] to [business addresses on file|purchasing contacts|accounts without an order this year], [bulk rate|presorted]. [Returned cards: fix the address in Alder.|Update the address when a card comes back.]",
        "[Printed card with a code|Card with a QR code] [to a quote form|to the landing page]; [the printer needs final art two weeks ahead|art is due at the printer ten days before the drop]. [Inside sales calls the list a week later.|Follow-up calls start the week after.]",
        "[Mailed in two drops so the phones can keep up.|Split into East, Central and West so reps can follow up.] [Responses are whoever calls and mentions the card.|Ask callers whether they got the card.]",
    ),
    "sample boxes": (
        "[Sample box|Box of samples] to [the best forty prospects|customers who asked about new items|design and purchasing contacts], with [a card from their rep|a handwritten note|a reply card]. [Packed by the warehouse.|Warehouse packs on slow afternoons.]",
        "[Samples with a price list|Small samples and a spec sheet], [shipped ground|ship ground, signature not required]. [Rep calls three days after delivery.|Owner of the account calls once tracking shows delivered.]",
    ),
    "webinar": (
        "[Online session|Webinar] with [a product specialist|one of the reps and product], [about 40 minutes plus questions|half an hour and a Q&A]. [Recording goes to everyone who registered.|No-shows get the recording.]",
        "[Hosted by product with a customer as guest|Product presents, a rep moderates]. [Registrations come from the newsletter and from reps.|Reps invite their own accounts.] [Questions we couldn't answer get a call the same week.|Follow up on open questions within two days.]",
        "[Live demo from the showroom|Demo on camera], [slides kept to a minimum|few slides, mostly product]. [Mark no-shows, they often book a call later.|Attendance comes from the platform's export.]",
    ),
    "a partner's magazine": (
        "[Half-page|Quarter-page] ad plus [a short article|a product note] in a partner's [trade magazine|customer magazine]. [They share the responses with us once a month.|Responses come as a list at the end of the month.]",
        "[Joint piece|Ad] in a partner's magazine, [cost split evenly|we pay the page, they pay the design]. [Leads are protected for whoever registered them.|Partner keeps the accounts they already serve.]",
    ),
    "Trade show": (
        "[At the booth|Booth staff lead]: {staff}. [Everybody who leaves a card or gets scanned goes in here.|Badge scans are imported the day after we're back.]",
        "{staff} [runs the booth|is in charge of the booth]; [setup is the afternoon before|booth has to be built the day before]. [Invitations go out four weeks ahead.|Customers in the area get an invitation.]",
        "[Ten-foot booth with two demo stations|Corner booth, one demo table]. {staff} [has the floor plan and the badges|handles shipping and badges]. [Meetings are booked by the account owner.|Owners book their own meetings.]",
        "[Booth lead is|Contact on site:] {staff}. [Samples ship to the advance warehouse two weeks before.|Freight goes to the show's advance warehouse.] [No-shows get a note afterward.|Hot leads get a call within 48 hours.]",
    ),
}
#: What the webinars of a trade are called.
WEBINARS: dict[str, tuple[str, ...]] = {
    "bicycle parts": ("Disc Brakes Without the Squeal", "Stocking for Spring", "Keeping a Fleet Rolling", "Wheel Truing Basics"),
    "coffee equipment": ("Water and Your Espresso Machine", "Choosing a Grinder", "Opening a Second Location", "Batch Brew Basics"),
    "office furniture": ("Planning an Office Move", "Sit-Stand Desks: What to Know", "Quieter Open Offices", "Buying on a Public Budget"),
    "kitchenware": ("Equipping a New Kitchen", "Knife Care for Busy Lines", "Tableware That Lasts", "Storage and Food Safety"),
    "lab supplies": ("Pipette Care and Calibration", "Setting Up a QC Bench", "Cold Storage Basics", "Ordering for a Teaching Lab"),
    "lighting": ("Rebates and Retrofits", "Lighting Controls Made Simple", "Choosing Color Temperature", "Relamping a Warehouse"),
    "musical instruments": ("Running a Rental Pool", "Instrument Care for Schools", "Outfitting a Practice Room", "Buying for a New Band Program"),
    "outdoor gear": ("Building a Rental Fleet", "Rope and Harness Inspection", "Tent Care and Repair", "Gear for Youth Groups"),
    "workwear": ("Hi-Vis Classes Explained", "Fitting Safety Boots", "Running a Uniform Program", "Winter Layers for Crews"),
}  # fmt: skip
