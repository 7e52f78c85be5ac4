"""Cases that come to nothing, by what they were about; see `stories.story`."""

# Sentences read best unbroken.
# ruff: noqa: E501

TEXT = """
### out-of-warranty | Incident | fault machine, fault device, fault tool, fault musical, fault fixture, batch !supply
---
note [Bought well before the warranty period.|Out of warranty.] [Checked with {specialist}, no goodwill.|{lead} says no goodwill on this one.]
us [I looked up your purchase.|I checked the dates.] [The warranty has run out, so we can't replace it free of charge.|It's past the warranty, I'm sorry to say.] [I can offer the part at cost, or a quote for a new one.|If you like, {rep} can quote you a new one.]
them [That's too bad, but OK.|Disappointing. I'll think about it.]
tell Out of warranty; [we can quote a replacement|parts are available at cost].
fix [Out of warranty|Past the warranty|Warranty had run out], [no goodwill|declined]. [Offered part at cost.|Customer may ask {rep} for a quote.|{rep} can quote a new one.]
--- <single machine, single device, single tool, single furniture, single musical, single ware>
note [Damage from a fall, see photo.|Photo shows it was dropped.] [Not covered.|Told them kindly.]
us [Thanks for the photos.|I had a close look at your photos.] [This is impact damage, which the warranty doesn't cover.|It's been hit or dropped, and that's not covered.] [I can tell you what a repair would cost.|Should I get you a price for a repair?]
them [I asked around, and yes, somebody dropped it.|It seems it did fall. No, thanks.]
tell Impact damage isn't covered by the warranty.
fix [Impact damage, not covered.|It was dropped, so not covered.|Damage from a fall, no warranty.] [Repair price declined.|Customer found out it was dropped.|No repair wanted.]

### not-ours | Question, Incident | fault, batch
---
note [Not our product, serial isn't ours.|The label in the photo isn't ours.]
us [I looked at the label in your photo|I checked the serial number], and [it isn't one we sold|it didn't come from us]. [The manufacturer can tell you who did.|I'd try the company on your invoice.]
them [Oh. We buy from two of you. Sorry!|My mistake, wrong supplier.]
tell It isn't one of ours; the manufacturer can help.
fix [Not sold by us.|Somebody else sold this one.|Not from our stock.|Serial number isn't one of ours.] [Customer mixed up suppliers.|Referred to the manufacturer.|{first} buys from another supplier, too.|Told {first} whom to ask.]
fix [Wrong supplier, {first} has been told.|{account} bought this one elsewhere.|It came from another supplier.]

### no-reply | Question, Problem | question, office, prices, late, batch, fault, receipt, parts, shipped, delivery, refunded, canceled
--- <fault, batch>
us [I'd like to help, and I need one thing first|Before I can send anything, I need one thing]: [a photo of the label|a picture of the label on it]. [It's on the back or underneath.|It's usually on the underside.]
note [Two e-mails and a voicemail, no answer.|No photo after two e-mails and a call.]
us [I haven't heard back, so I'm closing this for now.|Since I haven't heard from you, I'll close this one.] [Send the photo any time and it reopens.|Just reply with the photo and I'll pick it up again.]
tell Closed because we never got the photo of the label. [Reply to reopen.|A reply reopens it.]
fix No response, [photo of the label never came|asked three times for the label]. [Reopens on reply.|Closed for now.]
fix [We never got to see the label.|Without the label there's nothing we can do.|No picture of the label after three tries.] [Closed until it comes.|Can be reopened.]
--- <office>
us [I'd like to look into this|I can look into this right away], but I need [the name and e-mail of who should be on the account|to know which of your addresses this is for]. [Could you send me that?|Would you let me know?]
note [Two e-mails and a voicemail, no answer.|Asked twice, nothing back.]
us [I haven't heard back, so I'm closing this for now.|Since I haven't heard from you, I'll close this one.] [Reply any time and it reopens.|Just reply if you still need it.]
tell Closed because we didn't hear back. [Reply to reopen.|A reply reopens it.]
fix [No response after two e-mails and a call.|Asked by e-mail twice and by phone once, no answer.|Three attempts to reach {first}, nothing back.] [Reopens on reply.|Closed for now.]
fix [Never got the details we asked for.|{first} didn't come back with the details.|The details never came.] [A reply reopens it.|Closed until they write again.]
fix [Customer went quiet after our question.|{account} stopped answering.|Our question went unanswered.] [Tried e-mail and phone.|Also left a voicemail.]
--- <question, prices, late>
note {first} called, [has the answer already|found the answer in the meantime].
us [Thanks for calling.|Thanks for letting me know by phone.] [Since you already have your answer, I'll close this one.|I'll close this, since you have your answer.]
tell Closed, since you already have your answer.
fix Withdrawn by phone, {first} [already had the answer|had found the answer].
fix [{first} called, no answer needed any more.|Not needed any more, {first} called.|{first} found it out without us.|{first} got the answer from a coworker.]
fix [Customer solved it before we answered.|Answered on their side before we got to it.|Sorted out at {account} before our answer.] [Closed.|Nothing sent.]
--- <shipped, receipt, parts, delivery>
note [{first} called, it turned up.|{first} called to withdraw this.]
us [Thanks for calling back.|Thanks for letting me know by phone.] [I'm glad it turned up, and I'll close this.|Good that you found it. I'm closing this.]
tell Closed, since you found it.
fix Withdrawn by phone, [{first} found it|it turned up at {account}].
fix [Turned up at {account} after all.|It had been at {account} all along.|{first} found it and called us.|{account} had it the whole time.] [Nothing to do.|No action.]
--- <refunded, canceled>
note [{first} called to withdraw this.|{first} called, no longer needed.]
us [As you asked on the phone, I've closed this.|As discussed on the phone, I'm closing this one.] [Let me know if you change your mind.|Just reply if that changes.]
tell Closed at your request.
fix [Withdrawn by {first} by phone.|{first} took it back by phone.|Called off by {first}.|Customer called to withdraw it.]

### policy | Problem | prices, delivery
---
note [Asked {lead}: we don't do that.|{lead} says no.]
us [I checked with my team lead|I talked to my team lead], and [this isn't something we can do|we can't do that]. [I'm sorry.|I know that's not the answer you wanted.] [If anything changes I'll write to you.|Thank you for understanding.]
them [OK, worth a try.|Understood.]
tell We can't do that under our policy.
fix [Against policy|Not something we do|Outside our policy], [declined after checking with {lead}|{lead} declined|{lead} said no]. [Customer informed.|{first} knows.|Told {first}.]
fix [Declined, {lead} agrees.|{lead} turned it down.|Had to say no, checked with {lead}.]

### return-declined | Return | refunded
---
note [Shows wear.|Signs of use, see the photos.] [Returns desk declined.|Declined by the returns desk.]
us [I'm sorry, the returns desk can't accept it|I'm sorry, it can't be accepted as a return]: [it shows signs of use|there are clear signs of use]. [We can ship it back to you.|Would you like it sent back?]
tell The return couldn't be accepted because of signs of use.
fix [Return declined, signs of use.|Used, so the return was declined.|Not taken back, it had been used.] [Customer informed.|Photos are on file.]
"""
