"""Cases that come to nothing, by what they were about; see `stories.story`."""

# Sentences read best unbroken.
# ruff: noqa: E501

TEXT = """
### out-of-warranty | Incident | fault, batch
---
note [Bought well before the warranty period.|Out of warranty.] [Checked with {specialist}, no goodwill.|{lead} says no goodwill on this one.]
us [I looked up your purchase.|I checked the dates.] [The warranty has run out, so we can't replace it free of charge.|It's past the warranty, I'm sorry to say.] [I can offer the part at cost, or a quote for a new one.|If you like, {rep} can quote you a new one.]
them [That's too bad, but OK.|Disappointing. I'll think about it.]
tell Out of warranty; [we can quote a replacement|parts are available at cost].
fix Out of warranty, [no goodwill|declined]. [Offered part at cost.|Customer may ask {rep} for a quote.]
---
note [Damage from a fall, see photo.|Photo shows it was dropped.] [Not covered.|Told them kindly.]
us [Thanks for the photos.|I had a close look at your photos.] [This is impact damage, which the warranty doesn't cover.|It's been hit or dropped, and that's not covered.] [I can tell you what a repair would cost.|Should I get you a price for a repair?]
them [I asked around, and yes, somebody dropped it.|It seems it did fall. No, thanks.]
tell Impact damage isn't covered by the warranty.
fix Impact damage, not covered. [Repair price declined.|Customer found out it was dropped.]

### not-ours | Question, Incident | fault, batch
---
note [Not our product, serial isn't ours.|The label in the photo isn't ours.]
us [I looked at the label in your photo|I checked the serial number], and [it isn't one we sold|it didn't come from us]. [The manufacturer can tell you who did.|I'd try the company on your invoice.]
them [Oh. We buy from two of you. Sorry!|My mistake, wrong supplier.]
tell It isn't one of ours; the manufacturer can help.
fix Not sold by us. [Customer mixed up suppliers.|Referred to the manufacturer.]

### no-reply | Question, Problem | question, office, delivery, shipped, canceled, receipt, parts, prices, late, batch, fault, refunded
---
us [I have one question before I can help|To go on I need one thing from you]: [which order or invoice is this about?|what's the order or invoice number?]
note [Two e-mails, one voicemail, nothing.|Tried three times.] [Closing.|No response.]
us [I haven't heard back, so I'm closing this for now.|Since I haven't heard from you, I'll close this one.] [Reply any time and it reopens.|Just reply if you still need it.]
tell Closed because we didn't hear back. [Reply to reopen.|A reply reopens it.]
fix No response after three attempts. [Reopens on reply.|Closed for now.]
fix [Asked for details three times, no answer.|Customer didn't reply to e-mail or voicemail.] Closed.
---
note [{first} called, found it themselves.|Withdrawn by phone.]
us [Thanks for letting me know it's no longer needed.|As you said on the phone, this one's off.] [I'll close it.|Closing it out.]
tell Closed at your request.
fix Withdrawn. [Customer no longer needs it.|{first} asked us to drop it.]

### policy | Problem | office, prices, delivery, receipt
---
note [Asked {lead}: we don't do that.|{lead} says no.]
us [I checked with my team lead|I talked to my team lead], and [this isn't something we can do|we can't do that]. [I'm sorry.|I know that's not the answer you wanted.] [If anything changes I'll write to you.|Thank you for understanding.]
them [OK, worth a try.|Understood.]
tell We can't do that under our policy.
fix Against policy, [declined after checking with {lead}|{lead} declined]. Customer informed.

### return-declined | Return | refunded
---
note [Shows wear.|Signs of use, see the photos.] [Returns desk declined.|Declined by the returns desk.]
us [I'm sorry, the returns desk can't accept it|I'm sorry, it can't be accepted as a return]: [it shows signs of use|there are clear signs of use]. [We can ship it back to you.|Would you like it sent back?]
tell The return couldn't be accepted because of signs of use.
fix Return declined, signs of use. [Customer informed.|Photos are on file.]
"""
