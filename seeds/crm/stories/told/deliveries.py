"""Deliveries of what was sold in a deal; see `stories.story`. Goods are tagged by how many: one, few, many."""

# Sentences read best unbroken.
# ruff: noqa: E501

TEXT = """
### short-carton | Problem, Incident | freight many
S {project} delivery [is short|incomplete|– one carton missing]
S [Short shipment|Missing carton]: {product}
S [Delivery came up short|We're short on] {product} ({project})
T {first} counted the {project} delivery and it's [one carton short|short a carton]. The {goods} [should all have come together|were supposed to be complete]. [Noted on the BOL.|Driver had left by then.] [They need it this week.|They can start without it.]
L The {project} delivery came in today. We're one carton short on the {goods}. [My receiver noted it on the BOL.|We counted twice.] [The packing list says everything's there, but it isn't.|The packing list shows it as complete.] [Where's the rest?|When can we expect it?]
L We're short one carton of the {product}, [rest of the delivery is fine|everything else checks out]. [Signed "short" on the driver's copy.|The driver signed for the shortage.] [Please trace or resend.|Please get it here before our people need it.]
T One carton short on the {project} delivery. [{dock} is checking.|Asked {dock} to check.] {first} [signed short|noted it]. {product}.
L The count is off by one carton. [It's the {product} on the {project} delivery.|It's the {product} for the {project}.] [My receiver is sure.|Counted by two people.] [Look on your dock before you blame the carrier, please.|Could it still be at your place?]
Q [Shipping notice|Ship notice|Your shipment has left our warehouse]: {project} // [The packing slip is in a pouch on the outside.|Please check the count before you sign.]
Q [Your order is on the way: {project}|The {project} order has shipped.] // [Thank you for your business.|Please note any damage on the delivery receipt.]
---
note [{dock} checked staging, it's not here.|Not on our floor per {dock}.] [Trace opened with the carrier.|Carrier is tracing.]
us [Thanks for noting it on the BOL, that helps.|Thanks for letting me know right away.] [The warehouse loaded the full count, so the carrier is looking for it.|Our load sheet shows the full count, so I've opened a trace with the carrier.] [If they don't have it by {day1}, I'll ship another one and fight it out with them later.|I'm giving them until {day1}; after that I'll reship.]
them [Fair enough.|Sounds good.] [Keep me posted.|Let me know either way.]
note [Carrier found it at their cross-dock.|Sitting at the carrier's terminal.] [Redelivery {day1}.|Coming {day1}.]
us [Found: it got left at the carrier's terminal.|The carrier has it; it was put on the wrong truck.] [They'll deliver it {day1}.|Delivery is set for {day1}.]
them [It's here. We're complete.|Got it, thanks for staying on it.]
tell The missing carton was found and delivered.
fix Carton left at the carrier's terminal, [redelivered|delivered separately]. [Complete.|Customer confirms full count.]
fix [Carrier had it.|Trace found it.] [Delivered.|Complete.]
---
note [{dock} found it behind the staging rack.|Still on our dock, {dock} found it.] [Our miss.|That's on us.]
us [I have to apologize: it never left our dock.|It's still here, I'm sorry to say.] [It ships today on a priority service, no charge.|It's going out today by Express, at our cost.] [You should have it {day1}.|Expect it {day1}.]
them [Arrived this morning.|It got here, count is right.] [Thanks for the straight answer.|Appreciate the honesty.]
tell The missing carton had stayed on our dock and [went out by Express|shipped the same day].
fix Carton left on our dock. [Sent by Express, complete now.|Shipped same day at our cost.]
fix [It was ours, {dock} found it.|Never left, sent Express.]

### short-one-line | Problem | many
S [Two short|Count is off] on {product}
S {project}: [two fewer than ordered|quantity short]
T {first} ordered {qty} of the {product} for the {project} and got two fewer. [Cartons all arrived.|Box count is right, contents aren't.] [Slip says {qty}.|Packing slip shows {qty}.]
L We're two short on the {product}. [Ordered {qty}, and the packing slip says {qty}, but that's not what's in the boxes.|The slip says {qty}. I count two fewer.] [No damage, no opened cartons.|All cartons were sealed.] [Please send the other two.|How do we handle that?]
T {first} ordered {qty} of the {product} and counts two fewer, with no carton missing. [Counted twice.|Two people counted.]
L The packing slip for the {product} says {qty}, and I count two fewer. [Could you check what was shipped?|Can you check on your end?]
Q [Shipping notice|Ship notice|Your shipment has left our warehouse]: {project} // [The packing slip is in a pouch on the outside.|Please check the count before you sign.]
Q [Your order is on the way: {project}|The {project} order has shipped.] // [Thank you for your business.|Please note any damage on the delivery receipt.]
---
note [Weight on the BOL is low by about two.|Scale ticket agrees with the customer.] [Packed short.|Our packing error.]
us [The scale agrees with you|I checked the shipping weight and you're right]: [two never made it into the box|we packed it short]. [They ship today.|The missing two are going out today.]
them [Thanks for not asking me to prove it.|Quick fix, thanks.]
tell The missing two have shipped.
fix Packed two short (shipping weight confirms). [Missing two sent.|Balance shipped at no charge.]
fix [Scale agreed, two sent.|Our packing, two shipped.]
---
us [Let me check the weight we shipped.|I'll compare the shipping weight first.] [Could you look under the inner tray in the last carton?|Is there an inner layer in the larger carton?] [They're packed in two layers.|There's a second layer under the cardboard.]
them [Oh boy. Found them.|There they were, under the cardboard.] [Sorry for the false alarm.|My apologies.]
tell All {qty} accounted for.
fix Two were under the inner tray. [Complete.|False alarm, customer has all {qty}.]
fix [All there after all.|Under the tray.]

### crushed | Incident, Problem | freight
S [Freight damage|Damaged pallet]: {project}
S {product} [arrived damaged|crushed in transit]
S Damage on [the {project} delivery|delivery of {product}]
T {first} reports freight damage on the {project} delivery: [corner of the pallet crushed|stretch wrap torn, top carton caved in]. [Signed as damaged.|Noted on the delivery receipt.] [Photos coming.|Photos by e-mail.] {product}.
L The {project} delivery [arrived with a crushed corner|came in with the top carton caved in]. [My receiver wrote "damaged" on the delivery receipt.|It's noted on the receipt, driver signed.] [Photos of the pallet and the contents attached.|See attached photos, before and after we opened it.] [It's the {product}.|The {product} got the worst of it.] [How do you want to handle it?|What's next?]
L A forklift must have hit the pallet with the {product}. [I wish I'd refused it, but we needed the rest.|We accepted it because we need the rest.] [Photos attached.|Pictures attached.] I need a replacement [as soon as you can ship one|this week].
T Pallet damage at {account}: {project}. [Receipt is marked.|Noted with the driver.] {product}. [Wants replacement, not credit.|Replacement.]
L The pallet for the {project} came in leaning, and [the {product} took the hit|the bottom layer is crushed ({product})]. [It's on the receipt.|Driver saw it and signed.] [Photos attached.|I took pictures.]
Q [Shipping notice|Ship notice|Your shipment has left our warehouse]: {project} // [The packing slip is in a pouch on the outside.|Please check the count before you sign.]
Q [Your order is on the way: {project}|The {project} order has shipped.] // [Thank you for your business.|Please note any damage on the delivery receipt.]
---
note [Photos good, receipt marked.|Everything's documented.] [Claim with carrier opened.|Filed the freight claim.] [{dock} has stock for the swap.|Replacement stock is here.]
us [Thank you for marking the receipt, that makes the claim easy.|Good that it's on the receipt.] [The claim with the carrier is ours to fight, not yours.|We'll deal with the carrier.] [A replacement is being picked today.|Replacement ships {day1}.] [Please hold the damaged one and its packaging in case the carrier wants to inspect it.|Please hold the damaged goods for inspection.]
them [Will do. How long do I need to hold it?|It's set aside. For how long?]
us [Ten days at most.|Usually a week.] [Carrier normally just wants the photos.|Mostly they settle from the photos.]
them [Replacement's here, perfect condition.|New one arrived without a mark.]
tell Replacement delivered; [the freight claim is with us|we're handling the freight claim].
fix Freight damage, noted on receipt. [Replaced, claim filed with carrier.|Replacement sent, carrier claim open on our side.]
fix [Carrier's fault, replaced.|Replacement sent, claim ours.]
---
note [Only the packaging, contents OK.|Cosmetic on one, rest fine.]
us [Could you unpack it and tell me what's actually hurt?|Would you open it up and check the contents?] [Often it's just the carton.|Sometimes it looks worse than it is.]
them [It's only the box. Contents are fine.|Unpacked, contents are OK after all.] [I'd still note it.|I wanted it on record anyway.]
us [Glad to hear it.|That's a relief.] [I've logged it against the carrier.|It's on the carrier's scorecard.] [If something turns up later, this case is your proof.|Should anything show up later, just reply to this.]
tell Logged with the carrier; nothing needs replacing.
fix Packaging damage only, [contents OK|contents fine]. [Logged against carrier.|Nothing to replace.]
fix [Carton only.|Looked worse than it was.] Logged.

### wet | Incident | freight many, freight few
S {project}: [cartons wet|water damage]
S [Wet cartons|Water damage] on {product}
T Rain got into the truck: {first} says the cartons with the {product} are wet [at the bottom|on one side]. [Contents seem dry.|Not opened yet.] [Noted on the BOL.|Driver acknowledged it.]
L The cartons with the {product} came in wet. [The trailer roof leaks, the driver said so too.|It poured that day and the trailer leaked.] [I haven't opened them.|We're letting them dry before we open them.] [It's on the BOL.|Noted on the receipt.] [Do you want pictures first?|Tell me what you need from me.]
T Some of the {project} cartons came in wet. [Bottom row.|On one side.] {first} is [letting them dry|opening them now].
L The truck with the {project} delivery leaked on the way. [The cartons with the {product} are soggy.|The {product} cartons are wet through.] [We haven't opened them yet.|I haven't looked inside yet.]
Q [Shipping notice|Ship notice|Your shipment has left our warehouse]: {project} // [The packing slip is in a pouch on the outside.|Please check the count before you sign.]
Q [Your order is on the way: {project}|The {project} order has shipped.] // [Thank you for your business.|Please note any damage on the delivery receipt.]
---
us [Please open them now, don't wait for them to dry.|I'd open them right away.] [Anything that's damp inside goes on the claim.|Set aside whatever is damp.] [Photos of the outside, the inside, and the floor of the trailer if anybody took one.|Please take photos of the outside and inside.]
them [One got wet inside, the others are dry. Photos attached.|One is wet inside, the rest are OK. Photos attached.]
note [Photos are on the case, replacing the wet one.|One to replace, photos are good.] [Claim filed with the carrier.|{dock} is filing the claim.]
us [Thanks for opening them so quickly.|Thanks for the photos.] [I'm replacing the one that got wet; it ships {day1}.|A replacement for the wet one ships {day1}.] [Please keep the wet one and its carton until the claim is settled.|Hold on to the wet one until the carrier has settled the claim.]
them [The replacement arrived dry.|Replacement is here, all dry this time.]
tell The one that got wet has been replaced.
fix [Water in the trailer.|Got wet in the trailer.|Trailer leaked.|Rain got into the trailer.] [One replaced, claim filed with the carrier.|Replaced the wet one, carrier claim filed.]
fix [One wet inside, replaced.|Replaced one that got wet.] Claim filed.

### wrong-dock | Problem | freight
S {project} delivery [left at the wrong door|at the wrong building]
S [Delivered to the wrong place|Where did the driver leave it?] – {project}
T {first} says the driver [left the {project} pallets at the front entrance|dropped the {project} pallets at the wrong building]. [They're blocking the fire lane.|Nobody can get past them.] [Wants it moved today.|Needs a pallet jack.]
L Your driver dropped the {project} pallets [at our main entrance|at the building next door]. [It was supposed to go to the dock in back.|The dock is around back and it's on the paperwork.] [It's in the fire lane.|Nobody can get by.] [Can you get the carrier back?|Who do I call to have it moved?]
T {project} delivery is [at the wrong entrance|on the wrong side of the building]. {first} [needs it moved|can't reach the driver].
L The good news: the {project} delivery is here. [The bad news is that it's in our lobby.|The bad news is that it's blocking our front entrance.] [The dock is in back.|We have a dock.] [Could you send the driver back?|How do we get it where it belongs?]
Q [Shipping notice|Ship notice|Your shipment has left our warehouse]: {project} // [The packing slip is in a pouch on the outside.|Please check the count before you sign.]
Q [Your order is on the way: {project}|The {project} order has shipped.] // [Thank you for your business.|Please note any damage on the delivery receipt.]
---
note [Called the carrier's dispatch.|On the phone with dispatch.] [Truck's still in the area.|Driver is 20 minutes out.]
us [The driver is turning around|I got dispatch on the phone and the truck is coming back] [to move it to the dock|and will move it to the dock]. [Please ask your people not to touch it until then.|It's better if nobody moves it in the meantime.]
them [The driver came back. All good.|It's at the dock. Thank you for the quick action.]
note [Dock instructions added to the ship-to.|The ship-to now says "dock in rear."]
tell The pallets were moved to your dock; [directions are on file now|we've added directions].
fix Driver returned and moved it. ["Dock in rear" added to ship-to.|Ship-to notes updated.]
fix [Same driver moved it.|Carrier moved it the same day.]
---
note [Carrier can't come back until {day1}.|Earliest is {day1}.]
us [The carrier can't be back before {day1}.|Dispatch can send somebody {day1}, not sooner.] [If your people can move it, I'll credit the labor.|If you'd rather move it yourselves, send me the hours and we'll credit them.]
them [We moved it. Call it an hour for two people.|Done, two of our guys for an hour.]
tell We've credited your labor for moving the delivery.
fix Wrong door. [Customer moved it, labor credited.|Credited two hours of labor.]
fix [They moved it, we paid the time.|Labor credited.]

### no-papers | Problem, Question |
S {project}: [no packing slip|packing list missing]
S [Packing list|Paperwork] for {product}
T {first} can't receive the {project} delivery into their system: no packing slip. [The pallets are there.|Goods are fine.] [E-mail is fine.|Wants it e-mailed.]
L The {project} delivery came without a packing slip. [I can't receive it in our system without one.|Our inventory people won't touch it.] [Could you e-mail me one?|A PDF will do.] [The product is all here as far as I can tell.|Looks like the {product} is all there.]
T No slip with the {project} delivery. [System won't take it.|{first} can't receive it.]
L Everything's here for the {project} except the packing slip. [We can't receive it without one.|I need it to receive the goods.] [Would you e-mail it?|A PDF is fine.]
Q [Shipping notice|Ship notice|Your shipment has left our warehouse]: {project} // [The packing slip is in a pouch on the outside.|Please check the count before you sign.]
Q [Your order is on the way: {project}|The {project} order has shipped.] // [Thank you for your business.|Please note any damage on the delivery receipt.]
---
us [Packing slip attached.|Here's the slip.] [It should have been in a pouch on the last pallet; some drivers peel it off.|It's normally in a clear pouch on the side of the pallet.]
them [Got it. Received.|Perfect, it's in the system.]
note [Told {dock}, second time this month.|Let {dock} know.]
tell Packing slip sent.
fix Sent packing slip as PDF. [Received by customer.|{dock} informed about the missing pouch.]
fix [Slip by e-mail.|Packing slip sent again.]
---
us [I've attached the slip for everything on that truck.|The slip is attached.] [One question: does the name on every label match yours?|Could you check that all the labels have your name on them?]
them [Now that you ask, two of them have another company's name.|No, two of the labels are for somebody else.]
note [Labels swapped at packing.|Swapped labels.] [Goods are right.|Contents belong to this customer.]
us [The contents are yours, just the labels were swapped.|Only the labels got mixed up; what's inside is right.] [Cross them out and you're good.|Please just cross out the wrong name.]
tell Labels were swapped, the contents are correct.
fix Two labels swapped in packing. [Contents verified, slip sent.|Contents right, slip e-mailed.]
fix [Labels crossed, contents right.|Two labels were swapped.]

### appointment | Problem | freight
S {project}: [truck showed up unannounced|no delivery appointment]
S [Delivery appointment|Call before delivery] – {project}
T {first} says the {project} truck showed up without a call. [Dock was full.|Nobody was there to unload.] [Had asked for an appointment.|Turned the truck away.]
L [A truck with the {project} delivery was here at 7 and nobody had called.|The {project} truck came without an appointment.] We asked for a day's notice. [We had to turn it away.|We unloaded it, but it cost me two people for the morning.] [Please make sure the next one calls.|Can you set up a proper appointment?]
T No call before the {project} truck came. [Asked for one.|It was on the quote.] {first} [sent it away|unloaded it anyway].
L We'd asked for a call before delivery, and the {project} truck just showed up this morning. [Please fix that for next time.|How do we make that stick?]
Q [Shipping notice|Ship notice|Your shipment has left our warehouse]: {project} // [The packing slip is in a pouch on the outside.|Please check the count before you sign.]
Q [Your order is on the way: {project}|The {project} order has shipped.] // [Thank you for your business.|Please note any damage on the delivery receipt.]
---
note [Call-ahead was on the quote, not on the BOL.|Didn't carry over to the BOL.] [Booking it again, with an appointment.|Setting up a new appointment.]
us [You did ask for it, and it got lost between the quote and the BOL.|The request was on the quote and never reached the carrier. I'm sorry.] [The carrier will call you today to set a time.|I've rebooked it with an appointment.] [Does {day3} before noon work?|Would {day3} morning work for you?]
them [{day3} works. Nine o'clock.|{day3} at nine, dock 2.]
us [You're booked for nine o'clock that morning.|Nine o'clock it is, you're booked.] [There won't be a redelivery fee.|The redelivery fee is ours.]
them [It came on time, and the driver was great.|It came right on time.]
tell Delivery rebooked by appointment, no fee.
fix Call-ahead missing on BOL. [Redelivered by appointment, fee waived.|New appointment kept, no redelivery charge.]
fix [Rebooked with appointment.|Came by appointment the second time.] No fee.

### liftgate | Problem, Incident | freight
S {project}: [driver had no liftgate|couldn't unload]
S [No liftgate|Liftgate] – {project}
T Driver arrived with the {project} delivery and no liftgate. {first} [has no dock|couldn't get it off the truck]. [It went back to the terminal.|They broke down the pallet by hand.]
L We have no dock, and the truck with the {product} [came without a liftgate|had no liftgate]. [It's gone back to the terminal.|The driver took it back.] [It was on our order.|I told {rep}, who wrote it down.] [When will it be back, and with a liftgate this time?|Please send it again with one.]
T {project}: truck without a liftgate. [Back at the terminal.|Unloaded by hand.] {first} [had asked for one|told {rep}].
L The truck came without a liftgate, so four of us got the {product} off by hand. [We'd asked for a liftgate.|A liftgate was on the order.] [For the next one, please make sure.|Can you put that on our account for good?]
Q [Shipping notice|Ship notice|Your shipment has left our warehouse]: {project} // [The packing slip is in a pouch on the outside.|Please check the count before you sign.]
Q [Your order is on the way: {project}|The {project} order has shipped.] // [Thank you for your business.|Please note any damage on the delivery receipt.]
---
note [Liftgate wasn't on the BOL.|Our paperwork missed it.] [Redelivery booked.|Booked a liftgate truck.]
us [I'm sorry, the liftgate wasn't on the paperwork.|That's our mistake, it never made it onto the BOL.] [It's rebooked with a liftgate for {day3}, and I've put it on your ship-to so it's automatic.|A liftgate truck is booked for {day3}. It's on your ship-to for good now.]
them [It's in. Thanks for fixing it permanently.|Unloaded in five minutes. Thanks.]
tell Redelivered with a liftgate, [which is on file for you now|no charge].
fix Liftgate missing on BOL. [Redelivered, added to ship-to.|Redelivery at our cost, delivery notes updated.]
fix [Liftgate on file for good.|Liftgate is on the account now.]

### wrong-option | Problem, Return |
S {project}: [wrong option|not what we ordered]
S [Wrong item in|Mix-up with] the {project} delivery
T {first} unpacked the {project} delivery: [one carton has the wrong option|one carton is a different size]. Should all be {product}. [Not opened.|Still sealed.]
L One of the cartons for the {project} isn't the {product}. [The label is right but what's inside isn't.|Same label, different contents.] [Everything else is correct.|The other cartons are right.] [Please send the right one and tell me what to do with this one.|Do you want this one back?]
T One carton of the {project} delivery holds the wrong option. [Label's right.|Label and contents differ.] {product}.
L There's a small problem with the {project} delivery: [one box isn't the {product}|one of the boxes for the {product} has something else in it]. [Unused, of course.|I only opened the top.] [How do we swap it?|What should I do with the wrong one?]
Q [Shipping notice|Ship notice|Your shipment has left our warehouse]: {project} // [The packing slip is in a pouch on the outside.|Please check the count before you sign.]
Q [Your order is on the way: {project}|The {project} order has shipped.] // [Thank you for your business.|Please note any damage on the delivery receipt.]
---
note [Mispick, {dock} confirmed.|{dock} found the bin mixed.]
us [Sorry about the mix-up.|I apologize for that.] [The right one ships today.|I'm sending the right one today.] [Leave the wrong one in its box; the driver will take it.|The driver who brings it will take the wrong one.]
them [Swapped. All correct now.|Got the right one, wrong one is gone.]
tell The right one has been delivered and the other picked up.
fix Mispick. [Exchanged, no charge.|Right one sent, wrong one picked up.]
fix [Swapped on the next truck.|Mispick, exchanged.]

### next-drop | Question | freight many
S [Second delivery|Rest of the delivery] for {project}
S {project}: [when's the next delivery?|schedule for the remaining items]
T {first} asks when the rest of the {project} comes. [Was told two deliveries.|First truck was fine.] [Needs to plan labor.|Storage is tight.]
L [First truck for the {project} was here and everything's fine.|The first part of the {project} delivery is in.] [When's the second?|When do we get the rest?] [I have to line up people.|I need two days' notice to get hands.] [Please no Fridays.|Anything but a Friday.]
T When's truck two for the {project}? [{first} needs hands.|{first} is lining up people.]
L One down, one to go on the {project}. [When should I expect the second truck?|When does the next one get here?] [My dock is free in the mornings.|Mornings are best.]
Q [Shipping notice|Ship notice|Your shipment has left our warehouse]: {project} // [The packing slip is in a pouch on the outside.|Please check the count before you sign.]
Q [Your order is on the way: {project}|The {project} order has shipped.] // [Thank you for your business.|Please note any damage on the delivery receipt.]
---
note [{dock} has it staged.|Staged, waiting for a truck.]
us [It's staged here and goes out with the next truck.|The rest is staged.] [{day3} is what the carrier gave me.|We're looking at {day3}.] [They'll call the day before.|The carrier will call a day ahead.]
them [{day3} is good.|OK for {day3}.]
them [All here. That completes it.|Second truck came, everything's in.]
tell The rest has been delivered.
fix Second delivery [made|arrived], order complete. [Carrier called ahead.|Customer confirms.]
fix [Second truck came, all in.|Delivered, complete.]

### installer | Question | freight site
S {project}: [who unpacks?|debris removal?|inside delivery]
S Is [inside delivery|unpacking] included? – {project}
T {first} asks if the {project} delivery includes [inside placement|carrying it up]. [Third floor, elevator.|Elevator is small.] [Thought it was.|Assumed so.]
L [Before your truck gets here:|One question about the next delivery for the {project}:] is inside delivery included? [We're on the third floor.|There's an elevator, but it's small.] [And who takes the packaging?|What about all the cardboard?]
T Does the {project} delivery come [upstairs|inside]? [{first} assumed so.|Third floor.]
L A quick question before the {project} delivery: does the driver bring it in? [Third floor.|We're up one flight.] [If not, I need to find two strong people.|If not, no problem, I just need to know.]
Q [Shipping notice|Ship notice|Your shipment has left our warehouse]: {project} // [The packing slip is in a pouch on the outside.|Please check the count before you sign.]
Q [Your order is on the way: {project}|The {project} order has shipped.] // [Thank you for your business.|Please note any damage on the delivery receipt.]
---
note [Quote says dock delivery.|Sold as dock-to-dock.] [{rep} can add it.|Asked {rep} for the upcharge.]
us {thanks}. [As quoted, it's delivered to your dock or door.|The quote is for delivery to the door.] [Inside delivery and debris removal can be added; {rep} will send you the price.|{rep} can add inside delivery with debris removal.] [We need to know two days ahead.|Two days' notice is enough.]
them [We'll get our own people.|Add it, please, I've told {rep}.]
tell {rep} can add inside delivery to your order.
fix Not included as quoted. [{rep} informed.|Explained, {rep} has it.]
fix [To the door as quoted, {rep} can add it.|Inside delivery is extra, {rep} quotes.]

### lot-docs | Question, Problem | lab
S [CoC|Lot paperwork|Certificates] for the {project}
S {project}: [lot numbers and certificates|certificate of conformance]
T {first} needs lot documents for the {product}. [QA is holding the goods.|In quarantine until then.]
L [QA has the {product} in quarantine|The {product} is on QA hold] because there was no certificate of conformance in the box. [Could you e-mail it?|Please send the CoC for the lot on the photo.] [Lot label attached.|Photo of the label attached.]
---
note [CoC from the vendor portal.|Downloaded the CoC.]
us [CoC attached for that lot.|Attached is the certificate for the lot in your photo.] [I've also asked that yours always ship with one.|From now on it'll be in the box for your account.]
them [Released. Thank you.|QA released it.]
tell Certificate of conformance sent.
fix CoC sent for the lot. [Released by their QA.|Account flagged for CoC in box.]

### damaged-later | Incident, Problem | freight
S {project}: [concealed damage|damage found after unpacking]
S [Found damage when we unpacked|Hidden damage on] {product}
T {first} found damage while unpacking the {project} delivery, [days after signing|after the receipt was signed clean]. [Carton looked perfect.|No marks on the carton.] [Photos.|Photos taken.]
L [We signed clean, I know.|I know the receipt was signed clean.] But one of the cartons with the {product} has damage inside. [The outside looked perfect.|You couldn't tell from the outside.] [We only unpacked now because the site wasn't ready.|The room wasn't ready, so we opened them late.] [Photos attached.|Is there anything you can do?]
T Damage found after a clean signature, {project}. [Boxes were perfect.|No outside marks.] {first} [knows it's late|hopes it's not too late].
L I suspect it's too late, but I have to ask. [We unpacked the {product} today and one is damaged.|One of the {product} boxes had damage inside.] [Receipt's signed clean.|We'd signed for it.]
---
note [Within the five days for concealed damage.|Still inside the carrier's window.] [Claim filed.|Filed today.]
us [That's concealed damage, and carriers accept it within a few days.|You're still within the carrier's limit for concealed damage.] [I've filed the claim.|The claim is in.] [Replacement ships {day1} regardless.|Whatever they decide, your replacement ships {day1}.]
them [That's more than I hoped for.|Wonderful, thank you.] [It came. All good.|It came, and everything's intact.]
tell Replacement shipped; we're handling the concealed-damage claim.
fix Concealed damage, [claimed in time|claim filed within the window]. [Replaced.|Replacement delivered.]
fix [In time for concealed damage, replaced.|Claimed as concealed, replaced.]
---
note [Too late for the carrier.|Carrier will refuse.] [Goodwill with {rep}.|Ask {rep} for goodwill.]
us [The carrier won't take it at this point|It's past the carrier's limit], [so I talked to {rep}|but I've spoken with {rep}]. [We'll replace it and you cover the freight. Is that OK?|We can replace it if you're all right with paying the freight.]
them [Fair. Let's do that.|OK with us.]
tell We've agreed to replace it; you cover the freight.
fix Past carrier window. [Replaced as goodwill, customer pays freight.|Goodwill replacement, freight to customer.]
fix [Past the deadline, shared the cost.|Goodwill with {rep}.]

### parcel-damaged | Incident, Problem | parcel !fabric !supply, parcel glass
S {product} [arrived damaged|damaged in shipping]
S {project}: [one box arrived damaged|damage in one box]
T {first} says one box of the {project} delivery came [with a crushed corner|dented on one side], and the {noun} inside got damaged ({product}). [Photos coming by e-mail.|Sending photos.]
L One of the boxes for the {project} [arrived with a crushed corner|was dented on one side], and the damage goes through to what's inside. It's the {product}. [Photos attached.|I've attached photos.] [How do we get a replacement?|What do you need from me?]
L The {product} got damaged on the way here. [The box looks like something heavy fell on it.|The corner of the box is caved in.] [The rest of the order is fine.|Everything else arrived OK.] [Pictures attached.|See the attached pictures.]
Q [Shipping notice|Ship notice|Your shipment has left our warehouse]: {project} // [The packing slip is in a pouch on the outside.|Please check the count before you sign.]
Q [Your order is on the way: {project}|The {project} order has shipped.] // [Thank you for your business.|Please note any damage on the delivery receipt.]
---
note [Photos show it clearly, replacing it.|Clear from the photos, replacing it.] [{dock} has one on the shelf.|It's in stock.]
us [I'm sorry about that.|Sorry it got to you like that.] [A replacement ships today, at no charge.|I'm sending a replacement today.] [Please keep the box for a week in case the carrier wants to see it.|Please don't throw the box out yet; the carrier may ask for it.]
them [Thank you, that was quick.|Thanks, I'll keep the box.] [Does the damaged one have to come back?|Do you want the damaged one back?]
us [No, please recycle it once you have the new one.|No need. You can recycle it when the new one is there.]
them [The new one came in perfect shape.|The replacement is here, not a mark on it.]
tell A replacement has shipped at no charge.
fix [Damaged in shipping|Carrier damage|Damaged on the way], [replacement sent at no charge|replaced from stock|new one sent at no charge|replaced free of charge]. [Carrier claim filed.|Claim filed with the carrier.]

### parcel-short | Problem, Incident | parcel many
S {product}: [count is short|fewer than we ordered]
S {project}: short on {product}
T {first} counted the {product} and it's short of the {qty} they ordered. [The box was sealed.|Box was taped shut.] [Asked for the rest.|Wants us to send the rest.]
L We ordered {qty} of the {product} for the {project}, and there are two fewer in the box. [The box was still sealed.|The tape hadn't been touched.] [Could you send the other two?|Please send the missing two.]
L The {project} delivery is two short on the {product}. [The packing slip says {qty}.|The slip shows {qty}.] [Nothing else is missing.|The rest checks out.|Everything else is here.|Otherwise it's complete.]
Q [Shipping notice|Ship notice|Your shipment has left our warehouse]: {project} // [The packing slip is in a pouch on the outside.|Please check the count before you sign.]
Q [Your order is on the way: {project}|The {project} order has shipped.] // [Thank you for your business.|Please note any damage on the delivery receipt.]
---
note [Shipping weight is low by about two.|The weight on the label agrees with {first}.] [Packed short.|Our packing error.]
us [I checked the shipping weight, and you're right.|The shipping weight agrees with you, so this is our mistake.] [The missing two go out today.|I'm sending the missing two today, no charge.]
them [Thanks for not making me prove it.|Thanks, that was easy.]
tell The missing two have shipped.
fix [Packed two short|Two short, our packing error|Short by two], [confirmed by the shipping weight|shipping weight confirms it|weight agrees]. [Missing two sent at no charge.|Sent the other two.|Other two shipped the same day.|Sent what was missing.]

### part-of-it | Question | parcel
S {project}: [is that everything?|more boxes coming?]
S [Rest of the delivery|Remaining boxes|Waiting for a second box|Second box]: {project}
T {first} [got a box for the {project} and asks if more are coming|has one box for the {project} and expected more|wants to know if there's more than one box for the {project}]. [Nothing from the {product} so far.|Didn't find the {product} in it.]
L [One box for the {project} came today|We got one box for the {project}], and I don't see the {product} in it. [Is there another one on the way?|Should I expect another box?] [No emergency, I just need to plan.|I only want to be sure nothing got lost.]
L I'm still waiting on the {product}. Is that coming separately? [Everything else for the {project} is here.|The rest of the {project} delivery arrived.]
Q [Shipping notice|Ship notice|Your shipment has left our warehouse]: {project} // [The packing slip is in a pouch on the outside.|Please check the count before you sign.]
Q [Your order is on the way: {project}|The {project} order has shipped.] // [Thank you for your business.|Please note any damage on the delivery receipt.]
---
note [Went out as two boxes, second one scanned this morning.|Two boxes, the second is one day behind.]
us {thanks}. [It went out in two boxes, and the second is a day behind the first.|Your order was packed in two boxes, and the carrier has the second one a day behind.] [You'll find the {product} in that one.|You'll find the {product} in there.]
them [Second box came this morning. All complete.|It's here now. Everything's accounted for.]
us [Good, thanks for confirming.|Great, thank you for letting me know.] [I'm sorry the boxes got separated.|Sorry for the confusion.]
tell The second box was delivered; your order is complete.
fix [Two boxes, second one a day later.|Second box was a day behind.|Shipped in two boxes, a day apart.|Other box came the next day.] [Complete.|{first} confirmed it's all there.]

### invoice-ship-to | Question | parcel, freight
S [Delivery and invoice|Invoice] for {project}: different addresses
S {project}: [invoice address|where does the invoice go?]
T {first} wants the invoice for the {project} sent to the main office, not where the goods went. [Goods are fine.|Delivery itself was fine.]
L The {project} delivery is here and complete, thank you. [Could the invoice go to our main office instead of this address?|Please send the invoice to our main office, not to this address.] [They pay from there.|That's where bills get paid.]
L A quick question on the {project} delivery: [the goods came here, which is right, but the invoice should go to our main office|ship-to is right, bill-to should be our main office]. [Can you change that?|Is that something you can fix?]
Q [Shipping notice|Ship notice|Your shipment has left our warehouse]: {project} // [The packing slip is in a pouch on the outside.|Please check the count before you sign.]
Q [Your order is on the way: {project}|The {project} order has shipped.] // [Thank you for your business.|Please note any damage on the delivery receipt.]
---
note [Asked {ar} to change the bill-to.|{ar} is changing the bill-to on the account.]
us {thanks}. [I've asked {ar} in receivables to send the invoice to your main office.|{ar} in receivables is sending the invoice to your main office.] [Should I leave the bill-to that way for future orders?|Do you want it that way for every order?]
them [Yes, for all of them, please.|Yes please, from now on.]
note [Bill-to is now their main office on all orders.|Changed the bill-to for good.]
tell The invoice now goes to your main office.
fix Bill-to changed to the main office, [shipping address unchanged|shipping address stays]. [{ar} sent the invoice there.|Invoice resent by {ar}.]
"""
