"""What cases ask that follows from nothing special; patterns of `seeds.grammar`."""

# Sentences read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

from .topic import Topic

#: Said of any article.
FAULTS = ("arrived scratched", "one piece missing from the box", "not the size on the label", "box opened and resealed")
QUESTIONS = (
    "what the lead time is",
    "if there is a price for larger orders",
    "how long the warranty lasts",
    "if spare parts are kept",
    "which carton size it ships in",
    "if a sample can be had",
    "how it is best cleaned",
    "if the next size up would do",
    "where it is made",
    "if two of them can be combined",
    "how heavy one carton is",
    "if there is a film on how to set it up",
)

QUESTION = Topic(
    ("Question",),
    subjects=(
        "{article}[ ({city})| – {account}|]: [asks|wants to know|would like to know|unclear] {question}",
        "[Question|Pre-sale question|Technical question|Short question] on {article}[: {question}| from {first}: {question}| ({account}): {question}]",
        "[{first}|{account}] [wants to know|asks|needs to know|wonders] {question} ({article})",
    ),
    stories=(
        "[Asks|Wants to know|Would like to know|Needs to know] {question}[, about the {article}|; it is the {article}|, the {article} that is|, speaking of the {article}]"
        "[, two sites use it|, it is for {city}|, the manual is silent on it|, the web page does not say|].",
        "[The {article} again|It is about the {article}|{article}|On the {article}]: [asks|they ask|wants to know] {question}[ – nobody there knows|, our page is vague|, they looked everywhere|; manual is lost|, that is all].",
    ),
    details=(
        "[Looks at|Also looks at|Compares it with|Might take] [another model|a larger one|a smaller one|last year's one], [so this decides it|could become an order|sales may want to know|].",
        "[No hurry|Not urgent|Whenever we get to it|Any time this week][, they say|, says {first}|, but please do not forget|, it is for planning only|].",
        "[Data sheet|Page|Manual|Our page] [says nothing|is unclear there|has it on the last page|needs an update], [passed that on|asked product|told the catalogue desk|will write it down for next time].",
    ),
    resolutions=(
        "[Looked it up|Asked product|Asked the bench|Found it in the manual] and [mailed|told|called|wrote to] {first}[, question settled|, happy with that|, no more questions|, said thanks|].",
        "[Answered|Explained|Cleared up] [by phone|by mail, data sheet attached|in two lines|with a sketch][, {first} has what they need|, {first} knows now|, {first} may order|][, closed|, nothing open|].",
    ),
    letters=(
        "[could you tell me|can you tell me|I would like to know|we need to know|please tell me] {question}[, for the {article}|; it is about the {article}|, I mean the {article}|, the {article} that is][, your page does not say|, the manual is silent on it|, I looked everywhere|, we are about to order|, my boss asks|][; an answer in one line is fine|; no hurry|; thanks in advance|; it is for {city}|].",
        "[we are looking at|I am thinking of|two of our sites use|my boss has chosen|we might order] the {article}[ and| but|, and before we order we|, only we] [would like to know|need to know|cannot find out|wonder] {question}[, your page is vague on that|, your colleague on the phone was not sure|, which decides it for us|, no hurry|].",
    ),
)

_ON_FILE = (
    "[Record|Address|Entry] [in the CRM|here|on file] [is old|differs|looks right to me|has a typo][, checked|, told {first}|, left it to sales|].",
    "[Nothing dramatic|Not urgent|No harm done], [but the second time|just annoying|{first} was kind about it|they only want it right].",
)

INVOICES = Topic(
    ("Problem", "Question"),
    subjects=(
        "[Invoice mailbox|Invoices|Statements]: [please change|wrong address|go to the wrong person][ – {account}|, {city}|]",
        "[{account}|{first}] [wants|asks for] [invoices|statements|reminders] [at another address|sent to bookkeeping|in another mailbox|by mail only]",
    ),
    stories=(
        "[Invoices|Statements|Reminders|Our letters] [still go|keep going|went again] to [the old mailbox|somebody who left|the site instead of the office|the wrong floor]"
        "[, please correct it|, should go to bookkeeping|, third time they say so|, they want it fixed for good].",
    ),
    details=_ON_FILE,
    resolutions=(
        "[Changed|Corrected|Updated|Fixed] [it on the record|in all places I know|it here and in the store|the entry][, told {first}|, {first} confirmed|, next one will be right|].",
    ),
    letters=(
        "your [invoices|statements|reminders|letters] still go to [our old mailbox|somebody who has left|the site instead of the office|the wrong floor][, and this is the third time I ask|, which is no good to us|, as I told your colleague|]; [please send them to bookkeeping from now on|please change the address on your side|can you correct that for good|bookkeeping has to see them first][, we do pay on time|, thank you|, so that we can pay|].",
    ),
)

LOG_IN = Topic(
    ("Problem",),
    subjects=(
        "[Log-in|Store log-in|Password|Account in the store]: [fails|no mail comes|locked out][ ({first})| – {account}|]",
        "[{first}|{account}] cannot [log in|get in|order online|reset the password][ since the new site| from the office| at all|, third try|]",
    ),
    stories=(
        "[Cannot log in|Log-in fails|Password mail never comes|Account is locked] [for the store|in the online store|on our site], "
        "[tried|after] [two browsers|a new password|a few attempts|the link from the mail][, nothing|, same result|, no message either|].",
    ),
    details=(
        "[Mail|The reset mail] [was in spam|is stuck somewhere|went to the old address][, maybe|, my guess|, to be checked|].",
    ),
    resolutions=(
        "[New log-in|Reset|Access] [works|sent|done], {first} [is in|tried it while on the phone|confirmed by mail|says thanks][, nothing else|, wrote it down this time|].",
    ),
    letters=(
        "[I cannot|nobody here can|my colleague cannot|since this morning I cannot] log in to [your store|the online store|our account with you]: [the password mail never comes|it says the account is locked|I tried two browsers and a new password|the link from the mail is dead][, and we want to order today|, I am at my desk until five|, it worked last week|]. [Can you reset it|What should I try|Could somebody have a look][, please|]?",
    ),
)

DOCUMENTS = Topic(
    ("Question", "Question", "Problem"),
    subjects=(
        "[Tax form|Certificate of origin|Insurance paper|Statement of the year] for [{account}|{first}|their files]",
        "[{account}|{first}] [needs|asks for] [papers|a form|a certificate]",
    ),
    stories=(
        "[Needs|Asks for|Wants|Would like] [our tax form|a certificate of origin|a statement of the year|the insurance paper] "
        "[for their files|for an audit|for the new bookkeeper|before they pay][, asked sales first|, last one is outdated|].",
    ),
    details=_ON_FILE,
    resolutions=(
        "[Sent|Mailed|Uploaded|Posted] [what they asked for|the paper|it] to {first}[, arrived|, receipt confirmed|, with a short note|, done].",
    ),
    letters=(
        "[please send us|for our files we need|our auditor asks for|could I have] [your tax form|a certificate of origin|a statement of the year|your insurance paper][, the last one is outdated|, a PDF is fine|, we cannot pay before we have it|, signed if possible|][, by mail to me is enough|, our new bookkeeper insists|, sorry for the trouble|].",
    ),
)

UNSUBSCRIBE = Topic(
    ("Problem", "Question"),
    subjects=(
        "[Newsletter|Mailing list|Our mailings]: [please stop|gets too many|wants none][ – {account}|, {first}|]",
        "[{first}|{account}] [off the newsletter|and the mailings|off the mailing list]",
    ),
    stories=(
        "[Wants to get|Asks to be taken|Would like to be] [off the newsletter|off the mailing list|off all mailings][, asked before|, gets everything twice|, too many mails|].",
        "[Would like|Wants|Asks for] no more [mailings|newsletters|mails of that kind][, only what is about orders|, reads none of it|, {first} said so twice|].",
    ),
    details=_ON_FILE,
    resolutions=(
        "[Done|Taken off|Taken care of|Off the list][, {first} knows|, told marketing|, box ticked on the contact|, mails on orders still come|].",
    ),
    letters=(
        "please take me off [your newsletter|the mailing list|everything but order mails][, I get it all twice|, I asked before|, it is too much for me|, our filter eats it anyway|][; the printed catalogue is still welcome|; mails about orders should still come|; nothing personal|; my colleague reads it].",
    ),
)

CATALOGUE = Topic(
    ("Problem", "Question"),
    subjects=(
        "[Catalogue|Printed catalogue|Paper catalogue]: [please send|last one got lost|asks for one][ – {account}|, {first}|]",
        "[{first}|{account}] [about the catalogue|wants the catalogue|and the printed catalogue]",
    ),
    stories=(
        "[Would like|Asks for] the printed catalogue [again|for the shop floor|as before], [two copies|one is enough|the last one got lost].",
        "The [printed|paper] catalogue [never came|went to an old address|came with a torn cover][, asks for another|, wants a new one|, needs it by next week|].",
    ),
    details=_ON_FILE,
    resolutions=(
        "[Catalogue is in the mail|Sent a catalogue|Put one in the mail][, {first} knows|, checked the address|, told marketing|].",
    ),
    letters=(
        "could you send us [your printed catalogue|the paper catalogue|two catalogues][, the last one got lost|, for the shop floor|, we like to leaf through it|][; the address is on file|; to me, please|; no hurry].",
    ),
)

PAPERS = (INVOICES, LOG_IN, DOCUMENTS, UNSUBSCRIBE, CATALOGUE)

SINGLE = Topic(
    ("Incident", "Return"),
    subjects=(
        "{article}[ at {account}| in {city}|, {first}|]: {fault}[, one piece|, photo came along|, out of warranty perhaps|, bought a while ago|]",
        "[One|A single|Another|Older|New] {article} [returned|with a complaint|not right|on its way back]: {fault}",
        "[{account}|{first}|{city}]: {article}[ –|,] {fault}[, with photo|, wants advice|, in use|]",
    ),
    stories=(
        "[One|Just one|A single|One older] {article}: {fault}[, the others are fine|, in daily use|, not their first|, out of the box|]"
        "[ – {first} sent a photo|, {first} described it well|, hard to tell from here|; could be wear|].",
        "[Writes about|Has trouble with|Complains about] one {article}[, bought from us a while ago|, no receipt at hand|, maybe through a reseller|, one of several]: {fault}"
        "[ – wants advice first|, not angry|, needs it for tomorrow|].",
    ),
    details=(
        "[No batch problem|Not a batch we know of|Not on the list of stopped batches|Single case] [as far as I see|, product agrees|, asked operations|, nothing similar open].",
        "[Talked {first} through the usual checks|Went through the usual checks with {first}|Sent {first} the care sheet], [no change|helped a little|will try tomorrow].",
    ),
    resolutions=(
        "[Swapped|Replaced|Exchanged|Repaired] [on goodwill|under warranty|at no charge|from the showroom stock][, {first} is happy|, old one scrapped|, works again|, closed].",
        "[Spare part|Repair kit|A new part|The right tool] [sent|mailed|brought along by the van], [{first} fixed it|works again|all good].",
    ),
    letters=(
        "[we have|I have|there is] [a problem|trouble|an issue] with one {article}: {fault}[, in daily use|, straight out of the box|, bought a while ago|, the others are fine|][, photos attached|, I can send photos|, see for yourself|]. [What do you suggest|Can it be repaired|Can we get another one|Is that covered|Is there a part for it][, please|, and how fast|]?",
    ),
)

REJECTIONS = (
    "[Not|That is not|This was not] [one of ours|our article|bought from us|something we sell], [told {first}|wrote so to {first}|{first} mixed us up|they will ask {competitor}].",
    "[Outside|Well outside|Past] [the warranty|our terms|the return window], [told {first}|explained it|{first} is not happy but accepts it|no goodwill on this one].",
    "[No answer|Silence|Nothing more] from {first}[ after three mails|, tried phone and mail|, closing it|], [can be reopened|done for now|not worth chasing].",
)
DUPLICATES = (
    "[Same matter as|Same as|Double of|Belongs to|See] case {number}[, went on there|, closed this one|, merged by hand|, same caller|].",
)
FIRST_DUPLICATES = (
    "[Came in twice|Sent twice|Double entry], [by mail and by phone|form pressed twice|once to me, once to the team], [kept the other|this one closed|nothing lost].",
)
