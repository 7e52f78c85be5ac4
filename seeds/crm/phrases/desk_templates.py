"""Templates of e-mails as support keeps them: name, topic, subject, paragraphs; `[a|b]` is one or the other."""

# Sentences read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

_FIRST = "Hello {{contact.first_name}},"
_SIGNED = "Kind regards\n{{user.name}}\n{{user.title}}, {{company.name}}"

TEMPLATES = (
    ("First reply", "General", "Re: {{case.subject}} ({{case.number}})", (_FIRST, "[thank you for writing to us|thanks for getting in touch]. Your case has the number {{case.number}}, and [I look after it|it is on my desk].", "[You hear from me as soon as I know more.|I come back to you shortly.]", _SIGNED)),
    ("Ask for photos", "General", "Photos for {{case.number}}", (_FIRST, "so that we can [settle this quickly|decide this fairly], please send us [two photos|photos]: one of the label, one of the damage.", "[You can simply answer this e-mail.|Just answer to this mail.]", _SIGNED)),
    ("Ask for the order number", "General", "Order number for {{case.number}}", (_FIRST, "to find your order we need its number. It [stands on the slip and on the invoice|is on the confirmation, beginning with a hash].", _SIGNED)),
    ("No answer yet", "General", "Still interested? {{case.number}}", (_FIRST, "we have not heard from you. [If all is well we close {{case.number}} in a few days.|Unless you write, we close {{case.number}} at the end of the week.]", _SIGNED)),
    ("Case is settled", "General", "{{case.number}} is settled", (_FIRST, "[good news: your case is settled.|your case {{case.number}} is settled.]", "[If anything is left open, just answer.|Write back at any time if it is not.]", _SIGNED)),
    ("Return approved", "Returns", "Your return, {{case.number}}", (_FIRST, "your return is approved. [The label comes in a separate mail.|You get the label by mail.] [Please use the original box.|The original box is best.]", _SIGNED)),
    ("Return declined", "Returns", "About your return, {{case.number}}", (_FIRST, "[I am sorry: the time for returns is over.|the time in which goods can be sent back has passed, I am sorry.]", "The article below says [how long it is|which times hold].", _SIGNED)),
    ("Replacement is on its way", "Returns", "Replacement for {{account.name}}", (_FIRST, "a replacement [left us today|is on its way to you]. [You need not send the old piece back.|Keep the old piece until it has arrived.]", _SIGNED)),
    ("Refund was made", "Returns", "Your refund, {{case.number}}", (_FIRST, "the refund was made to [the card you paid with|the same card]. [Banks take a few days.|It may take some days to show.]", _SIGNED)),
    ("Parcel is being searched", "Delivery", "Where your parcel is, {{case.number}}", (_FIRST, "[we have asked the carrier to search for your parcel.|the carrier is searching for your parcel.] [That takes up to a week.|We write as soon as they answer.]", _SIGNED)),
    ("Delivery is late", "Delivery", "Your delivery, {{case.number}}", (_FIRST, "I am sorry: [your delivery is late.|your goods come later than we said.] [We name a date as soon as we have one that holds.|A new date follows.]", _SIGNED)),
    ("Invoice is being corrected", "Invoices", "Your invoice, {{case.number}}", (_FIRST, "[you are right, the price is wrong.|thank you, we have seen the mistake.] A corrected invoice [follows|comes] from accounts receivable.", _SIGNED)),
    ("Technical answer", "Technical", "Re: {{case.subject}}", (_FIRST, "[here is what our product people say:|this should help:] see the article below[, step by step|].", "[Tell me how it went.|Write me if it does not help.]", _SIGNED)),
    ("Data request received", "Privacy", "Your request, {{case.number}}", (_FIRST, "[we have received your request about your data.|your request about your data has arrived.] It was passed on to [the colleagues who answer such requests|those who answer it], as our rules say.", _SIGNED)),
)  # fmt: skip
