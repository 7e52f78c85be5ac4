"""A fault that a whole batch has; see `stories.story`. The batch is called after a month."""

# Sentences read best unbroken.
# ruff: noqa: E501

TEXT = """
### fault-plain | Incident, Problem |
S {article}: {fault}
S [Fault|Defect] – {article}: {fault}
S [Problem with|Issue with] {article} – {fault}
T {first} [at {account} reports a problem with the {article}|called about a fault on the {article}|has a defect to report on the {article}]: {fault}. [Carton says {batch}.|Label on the carton: {batch}.] [They've set it aside.|Not in use any more.] [Asks whether it's just theirs.|Wants to know if others have it too.]
T {article} at {account}: {fault}. [Asked for the label, it says {batch}.|{first} read me the label: {batch}.] [Told them to stop using it.|Set aside for now.] [Polite, wants a date for a replacement.|Needs a working one soon.]
L We have a problem with the {article}: {fault}. [Nobody dropped it and it's been used normally.|It's had normal use.] [The older ones we have are fine.|Our older ones have never done that.] [The label says {batch}, if that helps.|{batch} is printed on the label.] [Photos attached.|I can send photos.]
L [Has anyone else reported this about|Is there a known issue with] the {article}? Ours: {fault}. [It's one of the {batch} ones according to the sticker.|The sticker has {batch} on it.] [I've taken it out of service until I hear from you.|I've pulled it until you tell me what to do.]
T Defect at {account}, {article}: {fault}. [{first} kept the carton, it says {batch}.|{batch} on the carton, says {first}.] [A replacement is fine with them.|Would like a replacement.]
T Fault report, {article}: {fault}. [{batch} sticker.|Sticker reads {batch}.] {first} [is polite about it|says the others are fine].
L I'd like to report a problem with the {article}. {fault_cap}. [It's labeled {batch}.|The carton says {batch}.] [What happens now?|Tell me what you need.]
L Could you look into this for us? Our {article}: {fault}. [{batch} is on the sticker, in case there's a pattern.|I noticed {batch} on the sticker.] [We haven't done anything unusual with it.|Nothing unusual happened.]
---
note [{batch} label, matches the stop notice.|Same as the others from {batch}.] [Not worth troubleshooting.|No troubleshooting, straight swap.]
us [Thanks for the label, that settles it.|Thank you for including the label.] [Yours is from a batch we've stopped shipping, and it's not anything you did.|It's from a batch that we've pulled; it has nothing to do with how you used it.] [Please leave it out of service.|Please don't use it.] [A replacement from a different batch is on its way|I'm sending one from a different batch], and [the label for this one is attached|there's a return label attached].
them [Good to know it wasn't us.|Thanks for not making me jump through hoops.] [Do I need to do anything about the others?|What about the other ones we have?]
us [Only if the label says {batch}.|Check the labels: only the {batch} batch is affected.] [Everything else is fine to use.|You can keep using the rest.]
them [All the others are older. We're good.|Checked, just that one.]
tell [A replacement from a different batch has shipped.|We've sent a replacement from another batch.]
fix {batch} batch. [Replaced with stock from another batch, return label sent.|Exchanged, no charge; affected one coming back on our label.]
fix [Confirmed {batch} from the label.|Label confirmed: {batch}.] Replacement out, [no cost to the customer|freight on us].
fix [Swapped for one from a good batch.|Straight exchange, {batch} batch.]
fix [{batch} on the label, no further questions. Replaced.|Replaced: {batch}.]
---
note [Known: {batch}.|Adds to the {batch} list.] [Customer can wait, wants a credit.|They have a spare and would take a credit.]
us [I'm sorry about this.|Sorry for the trouble.] [We know about the {batch} batch and have pulled it.|It's a known issue with the {batch} batch.] [I can replace it or credit it in full. Which would you like?|Would you rather have a replacement or a full credit?] [We'll pick it up either way.|Pickup is on us in both cases.]
them [Credit, please. We have enough for now.|A credit is fine.] [It's boxed and at the front desk.|It's ready for pickup.]
us [Credit is in.|I've put the credit through.] [The driver will have a label with him.|The pickup is set for {day1}; the driver brings the label.]
them [Picked up.|Gone, thank you.]
tell Credited in full; [pickup is arranged|the driver brings the label].
fix [{batch} batch, credited in full.|Full credit, {batch} batch.] [Pickup arranged.|Picked up by the carrier.]
fix [Credit in full for one from {batch}.|{batch}: credited, collected.]

### fault-several | Incident, Problem | single light
S [Two|Several] with the same fault – {article}
S {article}: {fault}, [more than one|second one]
S [Same fault on two|Two bad ones|Two faulty ones]: {article}
T {first} has two with the same problem, {article}: {fault}. [Bought together, label {batch}.|Both from {batch}.] [Says it can't be a coincidence.|Suspects the batch.] [Lost some patience with the second one.|Keeps the rest unopened.]
L [First one I could put down to bad luck, but now a second one.|I ignored it the first time.] Two of ours, both the {article}, have the same problem: {fault}. [Both are labeled {batch}.|They came together and say {batch}.] [Is there something wrong with that batch?|Should I even open the rest?]
L Two {nouns}, same order, same fault: {fault}. [Model is the {article}, label {batch}.|It's the {article}, {batch} on both.] [I haven't opened the remaining boxes.|The rest stay in their boxes for now.] [What do you want me to do?|How should we handle this?|What do you need from us?|Tell me what to do with them.]
T Second one at {account} with the same fault: {article}, {fault}. [Both are from {batch}.|{batch} on both labels.] [{first} isn't opening the rest.|Rest is still boxed.]
L We now have two ({article}) with the same thing wrong: {fault}. [I'd call that a pattern.|That can't be chance.|That's no coincidence.] [Labels say {batch}.|{batch} on both.] How do you want to handle the rest?
---
note Both from {batch}. [Unopened ones too, asked for a count.|Need the count of unopened ones.]
us [You did the right thing; please leave the rest in their boxes.|Please don't open the rest.] [We've stopped that batch.|{batch} has been pulled from sale.] [How many do you have with that label in total?|Can you count how many say {batch}?] [I'll replace all of them, opened or not.|We'll take all of them back.]
them [Four in all; two of them are still in their boxes.|Four altogether, counting the two we haven't opened.] [Please send the new ones before you pick these up.|We can't be without them for a week, so please send the new ones first.]
note [New ones first, pickup after.|Ship first, pick up later.] [OK with {lead}.|{lead} approved.]
us [Understood, new ones first.|No problem, we'll ship before we pick up.] [They leave {day1}.|They go out {day1} from another batch.]
them [They're here and the labels are different. Thank you.|Received, and they all work.]
tell All affected ones are being replaced, [new ones first|before we pick up the old].
fix [{batch} batch, all replaced ahead of pickup.|Replaced every {batch} one the customer had, pickup after.|New ones first, then collected all from {batch}.|All from {batch} exchanged, no gap for the customer.]
fix Several from {batch}. [New stock shipped first, rest picked up.|Advance replacement for the lot.]
fix [All of theirs from {batch} replaced.|Full swap for {batch}.]

### fault-urgent | Incident | !supply
S URGENT: {article}, {fault}
S {article} [needed back fast|– rush replacement]: {fault}
S [Replacement needed fast|Quick replacement, please]: {article}, {fault}
T {first} needs a replacement for the {article} [today or tomorrow|right away]: {fault}. [It's the only one they have.|No spare.] [Label says {batch}.|It's one of the {batch} ones.]
L We need a replacement for our {article} quickly: {fault}. [It's the only one we have and we need it tomorrow.|We don't have a spare.] [It says {batch} on the box.|Box says {batch}.] [I'll pay for overnight if that's what it takes.|How fast can you get me a good one?|What's the quickest you can do?|When could a good one be here?] [Call me if that's quicker.|A call is fine, too.|Phone or e-mail, whatever's faster.]
T [Rush: {account} needs the {article} replaced.|{account} needs a replacement fast, {article}.|Urgent from {first}, {article}.] {fault_cap}. [{batch} label.|{batch}.] {first} [is standing by|asked for a call].
L [Please treat this as urgent.|This can't wait, I'm afraid.|I need this handled fast.|Urgent from our side.] Our {article}: {fault}. [We need it every day.|We have people waiting on it.] [Sticker says {batch}.|It's labeled {batch}.] [I'll take anything you've got.|Whatever's fastest.]
---
note [Got {first} on the phone.|Called {first} right back.] The label says {batch}, [so it's a straight exchange|so no more questions, exchanging it].
us [As discussed, a replacement from a good batch leaves today by Express.|I have one from a different batch on today's Express truck.] [There's no charge for it or for the freight.|You don't pay for any of it.] [It'll be there {day1}.|You should have it {day1}.]
them [It's here and it's fine. You saved us.|Arrived at 10, this one's good.]
us [Glad it worked out.|That's good to hear.] Please [use the label in the box for the return|send the return back with the label that's in the box], [no rush|there's no hurry].
tell A replacement shipped by Express at no charge.
fix {batch} batch, [Express exchange, no charge|replaced overnight at no charge|rushed a replacement, free|new one sent by Express].
fix [Sent a good one by Express|Rushed out a good one], {batch} batch.
fix [Rush replacement from a good batch.|Replaced same day by Express.] Old one is from {batch}, [coming back on our label|to be returned|on its way back|return label sent].
fix [Express swap, {batch} batch.|Good one there the next day.]

### fault-doubt | Problem, Incident |
S {article}: {fault} – [is that normal?|normal or a defect?]
S [Is this normal?|Is this a defect?|Defect or not?|Should it be like this?|Does this count as a defect?] {article}
S [Not sure about|Something off with] our {article}: {fault}
T {first} isn't sure if it's a defect: {fault}. {article}, [label {batch}|{batch} on the sticker]. [Would like an opinion before sending it anywhere.|Wants our opinion first.]
L [I'm not sure if this is a defect or just how it is.|Is this something you'd replace, or just how they are?|I can't tell whether this counts as a defect.|Could you tell me if this is a defect?] {article}: {fault}. [The label says {batch}.|It's from {batch}, going by the label.] [If it's normal, just say so and I'll leave you alone.|If that's how they come, fine, but I'd like to know.|Please tell me either way.]
T Defect or normal? {account}, {article}: {fault}. [{batch} on it.|Label says {batch}.] {first} [doesn't want to make a fuss|isn't sure].
L [I don't want to make a fuss if this is normal.|Maybe I'm being picky.|I'm not complaining yet, just asking.|Before I complain, I'd like an opinion.] {article}: {fault}. [The sticker says {batch}.|It has {batch} on the sticker.|{batch} on the sticker.] [Is that how it should be?|Is that normal?|Would you call that a defect?]
---
us [It's not normal, and I'm glad you asked.|That's a defect, so thanks for writing instead of living with it.] [The {batch} batch has exactly that.|We've had that from the {batch} batch.] [Would you like it swapped now, or when it suits you?|I can exchange it whenever it suits you.]
them [Next week would be best, we're busy until then.|Next week is fine, there's no hurry on our end.]
note [Wants it next week, set a reminder.|Reminder for next week.]
us [Then it ships so you have it early next week.|OK, the new one will be there early next week.] [Keep the one you have until it arrives.|Don't send yours until you have it.]
them [Swap done.|Exchanged, all fine now.]
tell It's a batch defect, and a replacement is scheduled.
fix Batch defect ({batch}). [Exchanged at the customer's convenience.|Replacement delivered, old one back.|New one delivered.|Swapped when it suited {first}.|Exchange is done.]
fix [{batch}, so a defect. Swapped.|Confirmed defect, replaced when it suited them.]

### batch-question | Question |
S [Is our|Does our] {article} [part of the recall?|have the {batch} problem?]
S [Heard about|Question about|Asking about|Worried about] a bad batch – {article}
S [Affected batch|Batch check]: {article}
T {first} heard [from another customer|through the grapevine] about trouble with the {article} ({fault}) and asks if theirs are affected. [Read me one of the labels, it says {batch}.|One of theirs says {batch}.]
L [I heard from someone in our line of work|Somebody at another company told me] that there's an issue with the {article}: {fault}. [Ours seem OK so far.|We haven't noticed anything yet.] [How do I tell if we have the bad ones?|Which labels do I look for?] [I'd rather hear it from you.|I wish we'd heard that from you.]
T {account} asks if they have any of the bad ones: {article}. [{first} is checking the labels.|{first} will check the labels.] [Heard it secondhand.|Heard it from another customer.]
L Word gets around: [is there a problem with|I hear there's a problem with] the {article}[?|, right?] [If so, which ones?|How can I tell which ones?] [We have more than one in use.|Ours are in use every day.]
---
note [One of theirs is from {batch}, sent a swap.|They found one from {batch}.]
us [You're right, it should've come from us.|Fair point, and I'm sorry you heard it elsewhere.] [Look at the carton or the sticker underneath: the {batch} batch is affected, nothing else is.|Only the {batch} batch is affected; it's on the carton and on the sticker.] [If you find one, send me a photo and it gets replaced, faulty or not.|Send a photo of any you find and we'll replace them, whether they show it or not.]
them [Found one. Photo attached.|One says {batch}, photo attached.]
us [Replacement ships {day1}.|A new one goes out {day1}.] [Please put the old one aside.|Set the other one aside until then.]
tell Only the {batch} batch is affected; yours has been replaced.
fix Found one from {batch} at the customer's, [replaced as a precaution|exchanged before it failed].
fix [One from {batch}, changed before it failed.|Precautionary swap, {batch}.|{first} had one from {batch}, replaced to be safe.|Swapped the one from {batch}, just in case.]
---
us [Thanks for checking.|I understand.] [Only the {batch} label is affected.|It's limited to {batch}.] [What do yours say?|Could you check yours?]
them [Ours don't say that.|All ours have other labels.] [Relieved.|Good.]
tell Nothing of yours is from the affected batch.
fix Checked labels with customer, [none from {batch}|no {batch} ones].
fix [All good, none from {batch}.|No {batch} labels there.]
"""
