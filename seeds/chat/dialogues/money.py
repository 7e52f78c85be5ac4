"""Money in, money out, without a figure that nobody booked."""

# ruff: noqa: E501

SCENES = {
    "MONEY": """
?? A in Finance

? A in Finance; B not in Finance
A [Expense reports are due {dow}.|Reminder that expense reports are due by end of day {dow}.|Please get your expense reports in by {dow}.] [No receipt, no refund, even for coffee.|Receipts as one PDF, please, not seven photos.|If the receipt is in another currency, add the card statement.] !pin
B > [Mine's in.|Just submitted mine.|Sent.] [I lost one taxi receipt, what do I do?|One receipt is unreadable, is a card statement okay?]
A > [Write a short note and have your manager initial it.|A note with date and reason is fine this once.|Card statement works.]

? A in Finance; B in Finance
A [Which cost center do samples for trade shows go to?|Where do I book samples we give away at a show?|What cost center for giveaways at a booth?]
B > [Marketing, with the name of the show in the text field.|Marketing events. Put the show in the description.|Marketing. Not sales, even if sales takes them.]
A > [Thanks. Then I need to move two of them.|Got it, I had it under sales.|Good, thanks. I'll move it now.]

? A in Finance; B in Sales operations
A [Our invoice to {account} came back.|The statement we mailed to {account} was returned.|{account} says they never got our invoice.] [Do we have an accounts payable address for them?|Does anyone have an e-mail for their AP department?|Who's the AP contact there?]
B > [Try {first}, they'll know who handles AP.|I'd ask {contact}. Everything else there goes to a general inbox.|{first} is the only contact I've got. Ask them for the AP inbox.]
A > [Called {first}, they use a portal now. I'll register us.|Got it from {first}, resending today.|{first} gave me the right inbox. Sent again.]

? A in Finance; B in Finance
A Month-end checklist: // - bank rec: done // - card statements: [waiting on two people|two missing] // - accruals: [tomorrow|draft is with {b1}] // - inventory cutoff: [confirmed with the warehouse|warehouse confirmed this morning] // [Close call is at {time}.|We'll go through it at {time}.]
B > [I can chase the two card people.|Who's missing a card statement?|I'll be there.]
A > [You know who. It's always the same two.|I've written to both. If there's nothing by noon, please call them.|Thanks, one of them sits right next to you.]

? A in Finance; C in Finance
A [The bank changed the login again.|New login page at the bank as of today.|Heads up, the bank portal looks different this morning.] [The token still works, you just have to click twice.|It asks for the company ID first now. It's on the sticky note. Kidding, it's in the vault.]
C > [It locked me out. Who can reset me?|I'm locked out after two tries.|Mine says "contact your administrator".]
A > [I can. Give me five minutes.|That's me, resetting you now.|Reset. Try again.]

? A in Finance; B in Sales operations|Executive
A [Could we please get PO numbers on the deal before it closes?|Can sales add the PO number before they mark a deal as won?|Request for sales: PO number in the deal, please.] [I spend half a day a week calling customers for them.|Every week I chase the same ones.|Without it the invoice sits in somebody's queue for a month.]
B > [I'll bring it up on Monday. Some customers send the PO later.|Fair. I'll ask the team, but not everybody gives us one up front.|Reasonable. Let me raise it in the pipeline call.]
A > [If it comes later, that's fine. I just need to know who to ask.|Then a note saying "PO follows" would already help.|Thank you. Even "no PO" in the notes would help.]

? A in Finance; B in Finance
A [Here are the refunds of the last thirty days.|Attached: everything we refunded in the last thirty days.|List of refunds, last thirty days.] [By date, with the reason.|Sorted by date.|For the accrual.] !returns
B > [Thanks, that saves me the export.|Got it, thank you.|Perfect. I'll match it against the processor today.]

? A in Finance; B in Sales operations
A [Tax-exempt customers: we need the certificate on file before the first invoice, not after.|Please don't promise tax exemption until we have the certificate.] [Schools and nonprofits usually have it handy.|A PDF is fine.|The form from the state is fine, a letterhead is not.]
B > [What if they say it's in the mail?|And if the customer says they sent it last year?|Does an expired one count?]
A > [Then we charge tax and credit it later.|I'll look. If we don't have it, they get taxed until we do.|No. They renew them every few years, ask for the new one.]

? A in Finance; C in Finance
A [A vendor sent new bank details by e-mail.|Got an e-mail from a vendor with "updated bank information".] [I haven't changed anything.|I didn't touch the record.] [Who can call them on a number we know?|Can somebody call their office, using the number on file and not the one in the mail?]
C > [Calling now.|I know the person there, I'll call.|I'll do it.]
C > [They've never heard of it. It's a scam.|Not them. They said we're the third to ask today.|Fake. I've told IT.]
A > [Thought so. Thanks for checking.|Good that we called.|Thank you. Everybody please keep doing that.]

? A in Finance; B in Finance
A [Who approves invoices while {c1} is out?|{c1} is out for a couple of days, who signs invoices?] [I have a stack.|There are six on my desk.|Two are due this week.]
B > [I can, up to my limit. Bring me the rest anyway.|Send them to me.|I'm the backup. Put them on my chair.]

? A in Finance; B in Sales operations
A [W-9 from {account} please, we can't set them up as a vendor without it.|We owe {account} a credit by check and have no W-9. Who knows them?] [@{b}, who handles them?|@{b}, which rep is that?]
B > [I'll have their rep ask {first} today.|Passing it to their rep. {first} has sent us one before.|Their rep talks to {first} every week, so you'll have it soon.]
A > [Thanks. As soon as I have it the check goes out.|Great, no rush before {dow}.|Thank you.]

? A in Finance; B in Finance
A [Inventory count sheets are due from the warehouse {dow}.|We still need the count sheets by {dow}.] [Auditors pick the samples, not us.|They'll want to see the originals, with initials.]
B > [I'll walk over and get them.|I'll remind them at the shift change.|They told me by noon that day.]

? A in Finance; B in Finance
A [Two customers paid the same invoice twice this month.|We've got two double payments this month.|Somebody paid us twice again.] [Refund or credit?|Do we send it back or leave it as a credit?]
B > [Ask them. Most prefer a credit.|Credit on account unless they object.|Call first. The last one wanted a check.]
A > [Will ask today.|Okay, I'll write to both.|Makes sense, thanks.]
""",
}
