"""What customers' offices need: invoices, forms, records, addresses; see `stories.story`."""

# Sentences read best unbroken.
# ruff: noqa: E501

TEXT = """
### invoice-mailbox | Problem, Question |
S [Please change|Change] where our invoices go
S [Invoices|Statements] going to the wrong [person|mailbox] – {account}
S New AP [e-mail address|contact] for {account}
T {first} says invoices still go to [somebody who left|the old AP inbox] and [get paid late because of it|nobody sees them]. [It's a shared mailbox on their own domain.|Will e-mail the new address.] [Second request.|Asked for this before.]
L Your invoices are still going to [a colleague who left in the spring|our old accounts payable inbox]. [Please send them to the shared AP mailbox from now on.|They need to go to our AP mailbox instead.] [This is the second time I've asked.|We found three sitting there unread.] [That's how you end up getting paid late.|We'd like to pay you on time.]
L [We've set up a shared AP inbox|Our AP inbox has changed]. Could you update {account} so [invoices and statements|all invoices and reminders] go there? [I'll reply with the address if you don't have it.|It's the one this e-mail is copied to.]
T Billing e-mails for {account} land [with the wrong person|in a dead mailbox]. {first} wants [one shared address|the AP inbox] and nothing else.
L Three of your invoices sat in a mailbox nobody reads. [Not your fault, we changed it and didn't tell you.|That's partly on us.] [Can we get it right from now on?|Please switch to our AP address.]
---
note [Two contacts flagged for billing, old one still there.|Old billing contact was still on the account.] [Asked {ar} to change it on their side.|{ar} has to change it in the ledger.]
us {thanks}. [I've changed the billing contact on your account|The billing contact is updated], and {ar} in receivables [has done the same on the statement side|has fixed the statements]. [The next invoice goes to the new address.|You'll see it with the next invoice.] [Do you want copies of the ones you missed?|Should I resend the open ones?]
them [Yes please, the open ones.|Please resend whatever's open.]
us [Resent to the new address.|Done, all open invoices were resent.] [If one didn't make it, let me know.|Tell me if anything's missing.]
tell [Billing contact changed|The billing contact is changed] and open invoices resent.
fix Billing contact updated here and by {ar}. [Open invoices resent.|Resent the open ones to the AP inbox.]
fix [AP inbox on file, here and with {ar}.|{ar} and I both changed it.] [Open ones resent.|Copies of the open ones sent.]
---
us {thanks}. Before I change it, [could someone with authority over the account confirm the new address by e-mail|I need the new address in writing from someone on the account]? [We've had attempts to redirect invoices, so we don't take those over the phone or through the website.|It's a fraud precaution.]
them [Glad you're careful. The address is in this e-mail, and our controller is copied.|Sensible. Confirming from my work address, controller copied.]
note [Domain matches, controller in copy.|Checked the domain, fine.] Changed.
us [All set.|Updated.] [Thank you for bearing with the extra step.|Thanks for going through the extra step.]
tell The new billing address is on file.
fix Address change verified by e-mail from their domain, [billing contact updated|record updated].
fix [Confirmed from their domain, then changed.|Verified first, changed after.]

### w9 | Question |
S W-9 [request|please|needed]
S {account} needs [your|a current] W-9
S [Vendor setup|New vendor form]: W-9
T {first} needs our W-9 [to set us up as a vendor|because theirs is from the old address]. [Can't pay until they have it.|Auditor found the old one.]
L [Could you send|Please send] your current W-9? [Our vendor file is being cleaned up and yours is three years old.|I can't release payment until it's in the file.] [Signed and dated this year, please.|Needs a signature and this year's date.]
L [We're setting you up|I'm setting you up] as a vendor and need a W-9[, your remit-to address, and ACH details| and your remit-to address|]. [There's a form attached if you'd rather fill that in.|A PDF by e-mail is fine.]
T W-9 for {account}'s vendor file. [This year's.|Signed.] {first} [can't release a payment without it|has a payment on hold].
L Our auditors want every vendor's W-9 on file, [and yours has the old address|and yours isn't there]. [Could you e-mail me one?|Please send one over.]
---
us {thanks}. [Signed W-9 attached.|Our W-9 is attached, signed and dated this year.] [The remit-to is on the second page.|Remit-to is the same as on our invoices.] [For ACH details, {ar} will call you at the number we have on file.|{ar} will call you about ACH; we don't send bank details by e-mail.]
them [Got it. You're in the system.|Thank you, we're good to go.]
tell [W-9 sent.|We e-mailed our signed W-9.]
fix Sent signed W-9. [ACH details by phone from {ar}.|Nothing else needed.]
fix [W-9 out.|E-mailed this year's W-9.] [ACH by phone.|No bank details by e-mail.]
---
note [The one on the share is unsigned.|Ours needed this year's signature.] [{ar} is getting it signed.|Asked {ar}.]
us {thanks}. [Ours is being signed|I'm having a fresh one signed] and you'll have it {day1}. [Anything else for the vendor packet, like a COI?|Do you need a COI as well?]
them [No, that's all.|Just the W-9.]
us Here it is, [signed today|signed this morning]. [Thanks for your patience.|Thanks for waiting.]
tell Signed W-9 is in your e-mail.
fix New W-9 signed by finance and sent to {first}.
fix [Fresh signature, sent.|{ar} got it signed, sent the same day.]

### coi | Question |
S [COI|Certificate of insurance] for {account}
S Certificate of insurance [needed before delivery|for our building]
T {first} needs a certificate of insurance [before their building lets our driver in|for their building management]. [Will e-mail the sample wording.|Has wording for additional insured.]
L Our building [won't let a delivery in|requires a COI from anyone delivering]. Could you [send one|have your insurer issue one] with [the landlord as additional insured|our property manager as additional insured]? [Sample attached.|Their sample wording is attached.] [Delivery can't happen without it.|They turn drivers away without it.]
T Building at {account} wants a COI from us. [Wants the landlord named on it.|{first} will e-mail the wording.] [No COI, no delivery.|Dock refuses without it.]
L Our building management has a new rule: [no certificate of insurance, no delivery|nobody unloads without a certificate of insurance]. Could your insurance carrier send us one? [They want to be named on it.|Sample attached; it has to match to the comma.]
---
note [Sent the request to our broker.|Broker request in.] [Usually a day.|One-day turnaround.]
us {thanks}. [I've asked our broker for one with that wording|Our broker is issuing it with that wording]. [It normally takes a business day.|Expect it {day1}.] [Which date is the delivery?|Should it go to you or straight to the building?]
them [To both of us, please.|Straight to them, and copy me.]
us [COI attached, and the building has it too.|Here's the certificate; the property manager has a copy.]
them [Dock is cleared. Thanks.|They've approved it.]
tell Certificate of insurance sent to you and your building.
fix COI issued by broker with additional insured. [Building approved.|Sent to customer and building.]
fix [Broker issued it, building accepted.|Certificate out, dock cleared.]

### tax-exempt | Question, Problem | public, dealer, church, foundation, college
S [Tax-exempt form|Tax exemption|Exemption certificate] for {account}
S We were charged sales tax [again|by mistake]
S [Sales tax|Tax] on our account – we're exempt
T {first} says they're tax exempt and [were charged sales tax|still see tax at checkout]. [Says the certificate was sent last year.|Keeps the certificate handy.] [Wants the tax credited.|Would like the tax back.]
L We're exempt from sales tax, and [your last invoice has tax on it|we keep getting charged tax]. [Certificate attached.|I sent the certificate last year, here it is again.] [Please take the tax off and resend.|Please correct it so I can pay.]
L [How do we|What do I have to do to] get set up as tax exempt? [I have our certificate as a PDF.|The store charged tax on our first order.] [I can't find where to upload it.|There's nowhere to upload it that I can see.]
T Sales tax showed up for {account}, who are exempt. {first} [has the certificate ready|will send the certificate]. [Wants a credit.|Invoice on hold.]
L We were charged sales tax on our last invoice, and we're exempt. [Same thing last spring.|I thought we'd settled this last year.] [What do you need from me to make it stick?|What do I send so it stays fixed?]
---
note [Certificate on file expired in June.|The one we had expired.] [Gave the new one to {ar}.|New one to {ar}.]
us {thanks}, and for the certificate. [The old one had expired, which is why tax came back.|Ours had expired, so the system started charging again.] [You're set to exempt as of today|I've set the account to exempt], and {ar} [will credit the tax that was charged|is crediting the tax].
them [Ah, we renewed it and forgot to tell you.|That makes sense, we renewed in June.] [Credit received, thanks.|I see the credit.]
tell Your account is tax exempt again, and [the tax has been credited|we've credited the tax].
fix Expired exemption certificate replaced. [Tax credited by {ar}.|Account set to exempt, tax credit by {ar}.]
fix [New certificate in, tax credited.|Renewed certificate on file, credit via {ar}.]
---
us {thanks}. [Just reply with the certificate|Send it as a reply to this e-mail] and I'll set the account up. [It has to show the name we invoice and the state we ship to.|Please check that the name on it matches the name we bill.]
them [Attached. The name is slightly different, is that a problem?|Attached. It's under our legal name.]
note [Legal name matches the W-9 in the file.|Name OK, same EIN.] Set to exempt.
us [That's fine, the EIN matches.|No problem, that's the same entity.] [You won't be charged tax on new orders.|New orders will go through without tax.]
tell You're set up as tax exempt for new orders.
fix Exemption certificate on file, account set to exempt. [Applies to new orders.|No tax from now on.]
fix [Exempt for all new orders.|Certificate accepted, EIN matches.]

### statement | Question |
S [Account statement|Open invoices|Statement] for {account}
S [Statement of account|Aging report], please
T {first} wants a statement of open invoices. [Closing out the quarter.|Their bookkeeper asked for it.] [Thinks two of them were paid.|Just reconciling.]
L [Can I get|Please send] a statement showing what's open on our account? [I'm trying to reconcile.|We're closing the month.] [Our numbers and yours don't seem to agree.|I'd like to clear anything old.]
T <money> {first} is new in bookkeeping at {account} and wants to see what's open. [Friendly.|Wants to start clean.]
L <money> I've taken over the books here and would like to start clean. [What do you show as open?|Could I get an aging report from you?] [There are a few I can't match.|I have a couple of question marks.]
---
note [Statement comes from {ar}.|Asked {ar} for a fresh one.]
us {thanks}. [{ar} in receivables ran a statement as of today; it's attached.|Attached is a statement as of today, from {ar} in receivables.] [Payments can take two days to show.|Anything you sent in the last two days won't be on it.] [If something looks off, reply with the invoice number.|If one of these was paid, send me the check number.]
them [It matches now. The one I was missing was in the mail.|OK, it ties out.]
tell Statement sent.
fix Statement from {ar} sent. [Customer reconciled, no differences.|Ties out.]
fix [Statement out, no differences.|Aging sent, matches theirs.]
---
us {thanks}. Here's the statement. [Which ones don't match on your side?|Tell me which ones you have differently.]
them [One shows open that we paid by check, copy attached.|We show one of those as paid; copy of the check attached.]
note [Check was applied to another invoice.|{ar} found it, applied to the wrong invoice.] [Moved.|Corrected.]
us [{ar} found your check: it was applied to a different invoice.|Your check was there all along, on the wrong invoice.] [That's been moved, and a corrected statement is attached.|It's fixed; new statement attached.]
them [Thank you, {me}. I'd been looking for that one for a week.|Perfect, now I can close the month.]
tell Payment reapplied; [corrected statement sent|a corrected statement is in your e-mail].
fix Check had been applied to the wrong invoice. [{ar} moved it, new statement sent.|Corrected by {ar}.]
fix [Misapplied check found and moved.|Payment was on the wrong invoice, fixed.]

### po-number | Problem |
S [PO number missing|Wrong PO number] on invoice
S Invoice without our PO [number|#] – {account}
T {first} can't pay an invoice because [the PO number isn't on it|it has the wrong PO number]. [Their system rejects it.|AP portal bounced it.]
L [Our AP portal rejected your invoice|I can't process your latest invoice]: [no PO number|wrong PO number]. [It was on the order.|We put it in the order notes.] [Could you reissue it with the PO?|Please reissue and I'll get it into this week's run.] [I've attached the PO.|PO attached.]
T AP at {account} bounced our invoice: [no PO|PO missing]. {first} [sent the number|has the number]. [Simple fix.|Wants it reissued.]
L Our system kicks out anything without a PO number, and yours just got kicked. [It does that with every vendor.|The number's on the order we sent.] [A corrected copy is all I need.|Can I get a corrected copy?]
---
note [PO was in the order notes, not the PO field.|It's in the notes field.] [{ar} will reissue.|Asked {ar} to reissue.]
us {thanks}. [The PO was in the notes instead of the PO field, so it didn't print.|It had ended up in the comments, where it doesn't print.] {ar} [is reissuing it|has reissued the invoice]; [same number and date, PO added|the number and due date stay the same].
them [Portal took it.|It went through.] [Where should we enter it next time?|Which field should I use next time?]
us [On the checkout page, right under the ship-to: "PO number."|There's a "PO number" box right under the ship-to at checkout.] [That one prints on everything.|Anything in that box prints on all paperwork.]
tell Invoice reissued with your PO number.
fix Reissued with PO number. [Showed {first} which field to use.|Customer knows which field prints.]
fix [Reissued, PO on it.|PO added by {ar}, portal took it.]

### invoice-copy | Question |
S [Copy of an invoice|Missing invoice|Invoice copy]
S [Need|Looking for] an invoice copy – {account}
T {first} needs [a copy of last month's invoice|invoice copies for the last quarter]. [Never got to AP.|Auditor picked it as a sample.]
L [We never received|I can't find] the invoice for our last delivery. [Could you e-mail a copy?|Please send me a PDF.] [The packing slip alone won't do for AP.|AP can't pay from a packing slip.]
L Our auditors picked [one of your invoices|a couple of your invoices] as a sample and I need copies. [I'll send the numbers in a minute.|The numbers are on the attached list.] [They want them by the end of the week.|No big rush, end of the week is fine.]
T Invoice copies for {account}. [Audit sample.|Lost in the move.] {first} [has a list|gave me the dates].
L We moved offices and a box of paper didn't make it. [Yours were in it.|Some of your invoices were in it.] [Could I get copies of everything from this year?|Any chance of PDFs?]
---
us {thanks}. [Copies attached.|Here they are.] [You can also download them under Account > Orders in the store.|For next time: they're also under Orders when you're signed in.]
them [Didn't know that, thanks.|Oh, that's handy.]
tell Invoice copies sent; [you can also download them under Orders|they're also under Orders in your store account].
fix Sent PDF copies. [Showed {first} where to download.|Mentioned the download under Orders.]
fix [PDFs sent, they know where to find them now.|Copies out, pointed to Orders in the store.]

### terms | Question | private
S [Net 30|Credit terms|Payment terms] for {account}
S [Can we get|Applying for] net 30?
T {first} asks about net 30. [Pays by card now and keeps hitting the limit.|Card limit is too low for what they buy.] [Wants the form.|Asked for a credit application.]
L [We'd like to|Can we] move from card to net 30? [Our card limit doesn't work for the size of orders we're placing.|It would be easier for our accounting department.] [What do you need from us?|Is there an application?]
T {account} would like terms. [Orders got bigger than their card.|Card limit is in the way.] {first} [asked for the application|will fill in the form].
L Paying by card worked while we were small. [Now every order takes two phone calls to the bank.|Now I call the bank every time.] [How do we get terms?|What does it take to get net 30?]
---
us {thanks}. [The credit application is attached|I've attached our credit application]: [three trade references, a bank reference, and a signature|it asks for three trade references and a bank contact]. [Finance usually decides in a week.|It takes finance about a week.] [Until then the card still works.|You can keep ordering on the card in the meantime.]
them [Filled in and attached.|Attached, signed by our controller.]
note [App forwarded to finance.|Application to {ar}.] [Refs complete.|Everything's filled in.] [Not our decision.|Up to finance now.]
us [Finance has it, and they'll write to you directly.|It's with finance; you'll hear from them directly.] [Any questions about limits are theirs to answer.|They decide on terms, so I can't promise anything.]
tell Your credit application is with finance.
fix Credit application complete, forwarded to finance. [They answer the customer directly.|Decision comes from finance.]
fix [Application in, finance decides.|Credit app with finance, refs complete.]

### invoice-twice | Problem |
S [Same invoice twice|Billed twice?|Duplicate invoice]
S Were we [billed|invoiced] twice? – {account}
T {first} has two invoices for what looks like the same order. [Same amount.|Same goods, two numbers.] [Paid one, holding the other.|Hasn't paid either.]
L [We got two invoices for one order.|I'm holding two invoices that look identical except for the number.] [Which one is the right one?|Which one should I pay?] [I've paid the first and put the second on hold.|Neither is paid until I know.]
T Two invoices, one order, says {first}. [Neither is paid.|Paid the first.] [Same amount on both.|Looks like a duplicate.]
L I've got two of your invoices stapled together and I can't tell them apart. [Except for the numbers.|Only the number is different.] [One of them has to be wrong, right?|Are both real?]
---
note [Two shipments, two invoices.|Split shipment.] [Totals add up to the order.|Checked: they add up to the order total.]
us {thanks}. [It's a split shipment|Your order went out in two shipments], so there are two invoices: [one for each|each for what was on that truck]. [The totals add up to your order; I've marked up both and attached them.|I've attached both with the lines highlighted; together they come to the order total.]
them [Now I see it. Both released.|OK, that works. Paying both.]
tell Two shipments, two invoices; [together they match your order|both are due].
fix Split shipment explained, [both invoices correct|customer releases both].
fix [Two shipments, both valid.|Split shipment, totals match.]
---
note [It is a duplicate.|Entered twice.] [{ar} voids the second.|Second one goes, per {ar}.]
us [You're right.|Good catch.] [The second one was entered by mistake|The second number is a duplicate], and {ar} has [voided it|canceled it]. [Please pay the first one and shred the other.|Only the first one counts.]
them [Thanks for the quick answer.|Shredded.]
tell The second invoice is void; please pay only the first.
fix Duplicate invoice voided by {ar}. [First one stands.|Customer pays the first.]
fix [Second one voided.|{ar} voided the duplicate.]

### remit | Problem, Question |
S [ACH|Remit-to] [details|information] for payment
S [Is this e-mail about new bank details from you?|Suspicious e-mail about new bank details]
T {first} got an e-mail saying our bank details have changed. [Didn't act on it.|Smelled fishy to them.] [Will forward it.|Asked them to forward it.]
L I got an e-mail, supposedly from {company}, that your bank details have changed. [The domain is off by one letter.|It looks real but the timing's odd.] [Is that you?|Can you confirm?] [I haven't paid anything to it.|We haven't changed anything on our side.]
T Possible phishing in our name at {account}. {first} [forwarded it|is forwarding it]. [No money moved.|Nothing paid.]
L Either you've changed banks or somebody's impersonating you. [The letter looks good, the e-mail address doesn't.|It has your logo and the wrong domain.] [Which is it?|Please tell me before our next payment run.]
---
note [Not us. IT and finance informed.|Phishing, told IT and finance.]
us [That isn't us, and thank you for checking.|Thank you for asking first. It's not from us.] [Our bank details haven't changed.|Our account hasn't changed.] [We never announce that by e-mail; if it ever happens, {ar} will call the number we have on file for you.|If they ever do change, you'll get a letter and a call from {ar}.] [Please forward it to me and then delete it.|Could you forward it to me before you delete it?]
them [Forwarded. Scary how good these are.|Sent. I've warned the rest of our AP team.]
tell That e-mail was not from us; our bank details haven't changed.
fix Phishing e-mail in our name. [Forwarded to IT, customer did not pay.|No payment made; IT has the original.]
fix [Not ours. Customer warned, IT has it.|Fake. Reported to IT and finance.]

### address-change | Question, Problem |
S [New ship-to address|We're moving|Address change] – {account}
S {account}: [new delivery address|change our address]
T {account} [is moving|has a new receiving address]. {first} wants [everything shipped there from now on|to know what to do about open orders]. [Will e-mail it.|Address to follow by e-mail.]
L [We're moving at the end of the month.|Our receiving department has moved.] [Please change our ship-to; billing stays the same.|Can you update the ship-to and leave the bill-to alone?] [New address is in my signature.|The new address is in the attached letter.] [Do we have to change it in the store, too?|Does that change the store as well?]
T New receiving address for {account}. {first} asks [what happens to open orders|if the store knows too]. [Has a dock now.|Ground floor.]
L We're moving to a new building [next month|at the end of the month]. Could you change our ship-to? [I've attached the announcement.|The new address is in the attached letter.] [I'm trying to reach every vendor before moving day.|I'm working my way down the vendor list.]
---
us {thanks}. [I've updated the ship-to on your account.|The new ship-to is on your account.] [Your saved address in the store is separate, and you can edit it at checkout.|The store keeps its own address book, so please change it there as well.] [Does the new place have a dock?|Is there a dock, or do you need a liftgate?]
them [No dock, ground floor. Liftgate please.|There's a dock, hours are 7 to 3.]
note [Receiving details on the ship-to.|Added to the delivery notes.]
us [Noted on the ship-to.|Thanks, added.] [Good luck with the move.|Hope the move goes smoothly.]
tell Ship-to updated, [with your receiving details|including the delivery notes].
fix Ship-to changed, billing address unchanged. [Delivery notes added.|Receiving details on file.]
fix [Ship-to changed, receiving notes added.|New ship-to with delivery notes.]
---
us {thanks}. [Happy to.|I can do that today.] Before I do, could you tell me [the first day you'll receive at the new place|what day you start receiving there], and [whether anything open should still go to the old one|if any open orders should still go to the old address]?
them [First of next month, and nothing to the old address.|Starting on the first; nothing open that I know of.]
note [Checked open orders, none affected.|No open orders for them.] Updated the ship-to.
us [Updated.|All changed.] [Everything from the first goes to the new address.|The old one is marked "do not ship."]
tell Your ship-to has been changed.
fix Ship-to changed [as of the first|from the first of the month]. [Open orders checked, none affected.|No open orders affected.]
fix [New address from the first.|Change dated to the first.] [Open orders unaffected.|Nothing open.]

### contact-change | Question | staff
S [New contact|Change of contact] at {account}
S [Please remove|Please replace] a contact – {account}
T {first} is taking over purchasing at {account} [from somebody who retired|from a colleague]. [Wants to be the main contact.|Wants order updates.]
L I've taken over purchasing [from a colleague who retired|for our group]. [Please send order and shipping updates to me.|Could you make me the main contact?] [And take the old contact off, the mailbox is being closed.|The old mailbox goes away at the end of the month.]
T {first} now does the buying at {account}. [Wants order e-mails.|Asked for a call from {rep}.]
L I'm now the one who buys from you at {account}. [I didn't get much of a handover.|I'm still figuring out who's who.] Please put me down as the contact[ and tell me who our rep is|]. [And take the old one off, please.|The old mailbox can come off.]
---
us Congratulations on the new role. [You're now the main contact on the account, and the order updates go to you.|I've made you the main contact and taken the old address off order updates.] [I'll let {rep} know so you get an introduction.|{rep} is your account rep, and I've let them know.]
them [Great, looking forward to it.|Thank you, that was easy.]
tell You're now the main contact on the account.
fix Main contact changed, [notifications moved, {rep} informed|{rep} knows].
fix [New main contact, {rep} introduced.|Contact switched, {rep} knows.]

### card-declined | Problem |
S [Card declined|Payment declined|Payment won't go through]
S [Your store|The store] won't take our card
T {first}'s card is declined in the store. [Bank says it's fine.|The bank doesn't see any attempt.] [Tried two cards.|Tried twice.] [Needs to order today.|Wants to order before the cut-off.]
L Your store keeps declining our card. [The bank says they see nothing.|Our bank says there's nothing wrong with it.] [I've typed it in three times.|Same card we've used all year.] [Can I just pay by check?|Can I read it to you over the phone?]
T Card trouble in the store: {first}. [Corporate card.|Same card as always.] [Cart is full.|Order's ready to go.]
L Our corporate card works everywhere but in your store. [I used it an hour ago.|It worked this morning at the hardware store.] [What are you seeing on your end?|What am I missing?]
---
us {thanks}. [We only see that the bank said no, not why|All we get is a yes or no from the bank]. [The usual reason is that the billing address doesn't match to the letter, suite number included.|Nine times out of ten it's the billing address: it has to match the bank's, suite number and all.] [Could you check that?|Would you compare that with your statement?] [Please don't e-mail or read out card numbers.|And please never send us card numbers by e-mail.]
them [Suite number. Unbelievable.|It was the ZIP code. We moved.] [Went through.|Order's in.]
tell The billing address has to match the bank's exactly.
fix Billing address mismatch. [Payment went through after correction.|Corrected by customer, order placed.]
fix [Billing address had changed, works now.|Address didn't match the bank's.]
---
them [Address is right, still declined.|Checked the address, no change.]
us [Then it's most likely a limit on the card.|In that case it's probably a per-transaction limit.] [Your bank can lift it for a day.|A call to the number on the back usually sorts it out.] [Or we send you an invoice link to pay by ACH.|If you'd rather pay by ACH, I can have an invoice sent.]
them [ACH please, we need this out the door.|Bank lifted it for today. All good.]
note [Settled.|Paid now.]
tell Payment worked out; your order is in.
fix Per-transaction limit on the card. [Resolved with the bank.|Customer sorted it out with their bank.]
fix [Limit at the bank.|Bank limit, sorted.]

### backorder-notice | Question |
S [Back-order notices|Order updates] to more than one person
S [Please copy|Can you copy] our warehouse on shipping e-mails
T {first} wants shipping notices to go to their warehouse as well. [Trucks keep surprising them.|Their dock never knows what's coming.]
L Is it possible to [copy our warehouse on|send our receiving people] the shipping e-mails? [Right now they only come to me, and I forget to forward them.|The dock finds out when the truck's there.|I'm often out when they come in.|Forwarding them by hand isn't working.]
---
us {thanks}. [Yes. I've added a second address|Done, a second address is on your account] for shipping notices. [They'll get tracking and the number of cartons.|It includes tracking and carton counts.] [Prices aren't on those, in case you wondered.|No prices are shown on them.]
them [Great, and good that there are no prices on them.|Thanks. That'll help the guys on the dock.]
tell Your warehouse now gets the shipping notices.
fix [Second notification address added.|Added the receiving address to the notices.|Notices go to two addresses now.|Receiving gets copied from now on.] [Shipping notices only.|No pricing on those notices.]

### unsubscribe | Problem, Question |
S Please take me off [the mailing list|the newsletter]
S [Too many e-mails|Unsubscribe] – please take me off the newsletter
T {first} wants to be taken off the mailing list. [Gets everything twice.|Clicked unsubscribe and still gets it.] [Order e-mails should keep coming.|Only the marketing, not order updates.]
L Please take me off [your newsletter|the mailing list]. [I've clicked unsubscribe twice.|The link at the bottom does nothing.] [I do want order confirmations, just not the marketing.|Keep the shipping notices coming, though.]
L please take me off the [newsletter|mailing list]. [nothing personal, inbox is full.|I get two of each.] thanks
T {first} asked to come off the marketing list. [Just the newsletter.|Wants only order e-mails.]
L I'm trying to get my inbox under control. Please take me off your mailing list. [Order e-mails are fine.|Shipping e-mails are welcome.] [I know where to find you when I need something.|Nothing against you.]
---
us {thanks}. [You're off the list as of now.|Done, you're off.] [You may still get one more that's already scheduled.|One that's already scheduled may still reach you.] [Order and shipping e-mails aren't affected.|Order confirmations will keep coming.]
them [Thank you.|Much appreciated.]
tell You've been taken off the marketing list; order e-mails continue.
fix [Opted out on the contact record.|Marked as no marketing e-mail.] [Order e-mails continue.|Told {first} one more may arrive.]
fix [Opt-out set, order e-mails stay.|No more marketing e-mail to {first}.]
---
note [Was on two lists.|Two records with the same address.] [Told marketing.|Marketing has removed both.]
us [Sorry about that, you were on two lists|I found you on two lists], which is why unsubscribing once didn't do it. [Both are cleared.|You're off both.]
tell You were on two lists and are off both.
fix Was on two lists, [removed from both|off both]. [Marketing informed.|E-mail opt-out set.]
fix [Off both lists, told marketing.|Two lists, cleared both.]

### catalog | Question |
S [Printed catalog|Paper catalog], please
S Catalog for {account}
T {first} would like [a printed catalog|two printed catalogs]. [Likes paper.|Prefers paper to the website.] Address on file [is right|is fine].
L Could you mail us [a printed catalog|a couple of catalogs]? [Not everybody here sits at a computer.|I like to mark pages.] [To my attention, please.|Please send it to my attention.]
L [Do you still do|Is there still] a paper catalog? [The last one fell apart.|We wore out the old one.]
T Paper catalog for {first}. [Two copies.|One for each manager.]
L One of our managers would rather have your catalog on paper. [Could you mail one?|Could you send a printed one?] [Two if you can spare them.|One is enough.]
---
us {thanks}. [Two are on their way.|I've put two in the mail.] [They go media mail, so give it a week.|Allow about a week.] [The PDF is on the site if you need it sooner.|In the meantime there's a PDF on our site.]
them [They're here, thanks.|Got them. Thanks!]
tell We've mailed you two catalogs.
fix Mailed two catalogs. [Address confirmed.|Media mail, about a week.]
fix [Two catalogs mailed.|Catalogs out, media mail.]

### freight-bill | Problem |
S [Freight charge|Shipping charge] [higher than quoted|on our invoice]
S [Unexpected freight|Liftgate fee] on invoice – {account}
T {first} disputes [the freight on an invoice|a liftgate fee]. [They have a dock.|Quote said freight included.] [Won't pay that line.|Paying the rest.]
L [Why is there a liftgate charge on our invoice?|There's a liftgate charge on our invoice, and I don't know why.] [We have a loading dock.|The driver backed up to our dock like always.] [Please remove it and I'll pay the rest today.|Take it off and I'll release the invoice.]
T {first} questions the freight on an invoice. [Liftgate fee they didn't need.|Says they weren't told.] [Rest is approved.|Will pay the rest.]
L <money> I approve invoices here, and I can't approve the freight line on yours. [There's a liftgate fee, and nobody here asked for a liftgate.|There's a liftgate fee on it, and we have a dock.] [Can you tell me what it's for?|What is it?]
---
note [Carrier billed it by mistake.|Checked with {dock}: no liftgate was ordered.] [{ar} will credit it.|Credit for the fee via {ar}.]
us {thanks}. [You're right, no liftgate was ordered.|We didn't order a liftgate, and you didn't need one.] [The carrier charged it and it got passed through.|That came from the carrier and shouldn't have been passed on.] {ar} is sending a credit memo; [short-pay it if you like|feel free to short-pay by that amount].
them [Short-paid, thanks.|Great, I'll short-pay it.]
tell The liftgate fee is being credited.
fix Liftgate fee billed in error. [Credit memo from {ar}.|{ar} credits it; carrier claim filed.]
fix [Liftgate fee credited.|Carrier's mistake, credit from {ar}.]
---
note [Delivery was marked limited access.|Carrier coded it as a limited-access site.] [{rep}'s quote excludes that.|The quote says accessorials extra.]
us {thanks}. I looked at the bill of lading. [The carrier coded your site as limited access|It's coded as a limited-access delivery], which [isn't part of the quote|the quote lists as extra]. [Because nobody warned you, I've split it with you.|Since nobody told you up front, we'll cover half.] [For the next one, tell {rep} about the gate and it'll be in the quote.|Next time {rep} will put it in the quote.]
them [That's reasonable.|OK, fair.]
tell We've credited half of the limited-access fee.
fix Limited-access fee explained, [half credited|split with the customer]. [{rep} will quote it next time.|Noted on ship-to for {rep}.]
fix [Limited access, half credited.|Met them halfway on the access fee.]

### quote-copy | Question |
S [Copy of our quote|Another copy of our quote|Need our quote again]
S [Quote|Pricing] we had from {rep}
T {first} can't find the quote from {rep}. [Needs it for a requisition.|Boss wants it attached.]
L I need [another copy of the quote|the quote] we got from {rep}. [It's for the requisition and I can't find the e-mail.|My e-mail only goes back 90 days.] [Has it expired?|Is it still good?]
T {first} asks for another copy of {rep}'s quote. [Requisition.|Lost the e-mail.]
T {first} lost our quote and [needs another copy|would like it sent again]. [It's for a requisition.|The boss wants to see it.]
L Could you [send our quote again|resend our quote]? [I deleted it by mistake.|I can't find the e-mail it came with.] [I need it for a requisition.|Purchasing wants it attached.]
L My requisition got sent back because the quote wasn't attached. [Do you have it?|Can you send it to me?] It came from {rep}. [I've looked everywhere.|It's not in my inbox any more.]
---
note [Quotes are sales. Asked {rep}.|Pinged {rep}.]
us {thanks}. [Quotes come from sales|Sales keeps the quotes], so I've asked {rep} to resend yours. [{rep} can also tell you if it's still valid.|If it has lapsed, {rep} can renew it.]
them [{rep} just called, all set.|Got it from {rep}, thanks.]
tell {rep} is resending your quote.
fix {rep} resent the quote. [Customer has it.|Nothing else for us.]
fix [Quote resent by {rep}.|{rep} took care of it.]

### edi-portal | Question | staff
S [Supplier portal|Vendor portal] registration – {account}
S {account}: [please register in our portal|action needed in supplier portal]
T {first} says we have to register in their supplier portal [or orders stop|by month-end]. [Link comes by e-mail.|Invite went to the wrong person here.]
L We're moving to a supplier portal and [need you to register|you'll need an account]. [The invite went to someone who's no longer with you, I think.|Your invite bounced.] [Who should I send it to?|What's the right address?] [After this month we can't issue POs any other way.|Starting next month, all POs go out through it.]
T {account} is going to a vendor portal; {first} needs [a contact for the invite|our registration]. [Deadline at month-end.|Cutoff is the end of the month.]
L [Starting next month, everything goes through our new portal.|We're turning off e-mail POs next month.] [You're one of the last vendors missing.|You're on my list of vendors to register.] [Where should the invite go?|Who handles that on your side?]
---
note [Sales ops handles portals.|{ar} does portals for receivables.] [Asked who signs.|Passing it on.]
us {thanks}. Please send the invite to [our orders mailbox|the orders mailbox, orders@{domain}], [where two people can see it|so it doesn't depend on one person]. [{ar} in receivables will fill in the banking part.|{ar} handles the banking section.]
them [Sent.|Invite is out.] [Should take you ten minutes.|It's fairly painless.]
us [We're registered.|Registration is done.] [Let me know if anything shows as incomplete on your end.|Tell me if it shows anything missing.]
tell We're registered in your portal.
fix Registered in their portal, [invite to orders mailbox|banking section by {ar}].
fix [Registered, orders mailbox gets the POs.|Portal done, {ar} did the bank part.]

### complaint-service | Problem |
S [Nobody called back|Still waiting for a call back|No response]
S [Service complaint|Frustrated] – {account}
T {first} has called twice and [nobody called back|was told somebody would call]. [They're right.|They're right, there's nothing in the system.] [Wants one person to deal with.|Calm by the end.]
L I've called twice this week and was promised a call back both times. [Nobody has called.|I'm still waiting.] [All I want is an order update.|It's a simple question about our standing order.] [If nobody has time, just say so.|I like your products, but this is getting old.]
T {first} was promised a call back on Monday and never got one. [I'd be annoyed, too.|There's no note about it.] [Turned out to be an easy question.|Question's about their standing order.]
L I don't want to make a big deal of it, but I was promised a call and [it never came|nobody called]. [Twice.|Two times now.] [Could somebody please just call me?|Please call, I'm here until five.]
---
note [No log of either call.|Neither call was logged.] [Told {lead}.|{lead} knows.] [Taking this one myself.|I'm calling today.]
us [You have every reason to be annoyed, and I'm sorry.|I'm sorry. You should've had that call.] [Neither call was logged, so nobody picked it up.|Your calls weren't logged, which is our failure.] [I've got your question now and I'm staying with it.|From here on, please write to me directly.] [When's a good time to call today?|Can I call you this afternoon?]
them [Thanks for owning it. After 2 is good.|Appreciated. Any time after lunch.]
note [Called. Went through everything open, all good.|Talked for ten minutes. Question answered.] [They have my direct line.|Gave out my extension.]
tell We talked it through by phone today. [You have my direct line for next time.|Please use my direct line next time.]
fix Missed callbacks. [Apologized, answered by phone, gave direct line.|Called, resolved the question; {lead} will look at call logging.]
fix [Called back, all answered.|Phone call did it.] [Direct line given.|Apologized.]

### praise | Question |
S [Thank you|Kudos] for [a driver|somebody in your warehouse]
S [Nice job|A compliment] from {account}
T {first} called to say [something nice about the driver|thank you for how the last delivery was packed]. [Wants it passed on.|Not a complaint, for once.]
L Not a complaint, for a change: [whoever packed our last order did a beautiful job|the driver who brought our last order waited while we cleared the dock]. [Please pass it on.|I hope that reaches the right person.] [People only write when something's wrong, so I thought I'd write.|I wanted somebody to know.]
T A thank-you for a change: {first} likes [how the last order was packed|the driver who brings their orders]. [Made my morning.|Forwarded.]
L We get a lot of badly packed boxes here. [Yours was a pleasure to open.|Yours aren't.] [Please tell whoever packed it.|Please tell your warehouse.]
---
note [Passed on to {dock}, with {lead} copied.|Printed it for the dock.]
us {thanks}. [That made a few people's day.|You've made some people very happy.] [{dock} in the warehouse says thank you.|It's hanging on the board by the dock now.]
tell [Passed on to the warehouse, thank you.|Thank you, the warehouse has read it.]
fix Compliment passed to {dock}. [No action.|Nothing to do.]
fix [Compliment forwarded.|{dock} and crew got the thanks.]

### return-window | Question |
S [Return policy|Return window] question
S How long do we have to [return|send back] [something|unopened goods]?
T {first} asks how long they have to return [unopened stock|what's left over from a job]. [Nothing to return yet.|Ordering extra on purpose.]
L [What's your return policy on unopened goods?|How long do we have to return unopened boxes?] [We usually order 10% extra on a job.|I'd rather order extra and return the rest.] [Is there a restocking fee?|Any restocking fee?]
T {first} plans to over-order and wants to know what can come back. [Hasn't ordered yet.|Same as last year.]
L Planning a job and I'd rather have too much than too little. [What can I send back, and how long do I have?|What are the rules for returning the extra?]
---
us {thanks}. [The window depends on the kind of goods|It depends on what it is], so I've attached the [current page from our policy|policy page]; [it counts from delivery|the clock starts at delivery]. [Unopened, in original cartons, with an RMA number on the box.|It has to be unopened and carry an RMA number.]
them [Clear, thanks.|OK, good to know before we order.]
tell Return policy sent; [please get an RMA number first|remember the RMA number].
fix Explained returns, [policy page sent|sent the policy page]. [Nothing to return now.|Nothing to return yet.]
fix [Policy sent, RMA first.|Return rules explained, nothing to return yet.]
"""
