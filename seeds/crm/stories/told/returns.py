"""Goods of an order that come back for a refund; see `stories.story`. The refund comes with a reason, which is a tag."""

# Sentences read best unbroken.
# ruff: noqa: E501

TEXT = """
### return-size | Return | wrong-size
S [Return|Refund] request: order {order}
S {order}: [wrong size|doesn't fit|need to return the {noun}]
T {first} wants to return the {item} from {order}. [Wrong size.|Ordered the wrong size.] [Unused, in the box.|Tried, not used.] [Wants a refund, not an exchange.|Refund please.]
L We ordered the {item} ([order {order}|{order}]) and [it's the wrong size for us|I picked the wrong size]. [My mistake.|I misread the chart.] [It's unused and back in its box.|It's still in the box.] [How do I get a refund?|Can I send it back for a refund?]
Q Your order {order} has been delivered. // Questions? Just reply to this e-mail.
Q Thanks for your order {order}! // We hope everything arrived in good shape.
---
note [Inside the window, unused.|Return window OK.] [RMA and label sent.|Label out.]
us [No problem.|That's easily solved.] [The return label for {order} is attached.|I've attached a return label for {order}.] [Once the returns desk has checked it in, the refund goes back to the same card.|The refund goes to the card you paid with, as soon as it's checked in.]
them [It's on its way to you.|Dropped it off today.]
us+ [It's here and in perfect condition.|Your return was checked in.] [{refund} was refunded to your card.|I see a refund of {refund}.] [Banks take a few days to show it.|Give your bank three to five days.]
them+ [Got it, thank you.|I see the refund. Thanks!]
tell {refund} refunded to your card; allow a few days for your bank.
fix {order}: wrong size, returned. [{refund} refunded to the card.|Refund of {refund} made.]

### return-transit | Return, Incident | damaged-in-transit
S {order} arrived damaged
S Damaged: {item}, [order {order}|{order}]
T {first} reports transit damage on {order}, {item}. [Box crushed on one side.|Carton had a hole in it.] [Would like a refund, bought one elsewhere.|Wants the money back, no replacement.] Total was {total}.
L The {item} from order {order} arrived damaged. [The box was crushed on one side.|There's a hole in the carton and it goes right through.] [Photos attached.|I've attached pictures.] [I'd rather have a refund than a replacement; we couldn't wait and bought one locally.|Please refund it. We needed one right away and got one in town.]
Q Your order {order} is out for delivery.
Q Good news: your order {order} was delivered today.
---
note [Photos show it clearly.|Clear from the photos.] [Carrier claim filed for {order}.|Claim with the carrier.]
us [I'm sorry it got to you like that.|So sorry about that.] [The photos are enough.|Your photos tell the whole story.] [I've set up the refund; please keep the box until it's through in case the carrier asks.|A refund has been requested; please keep the packaging for a few days.]
them [Box is in the corner. Thank you.|Will keep it. Thanks for the quick reply.]
us+ [{refund} has been refunded for {order}.|The refund of {refund} went through.] [You can throw the box away now.|The box can go.]
tell {refund} refunded for the transit damage.
fix Transit damage on {order}. [Refunded {refund}, carrier claim filed.|{refund} refunded; claim with carrier.]

### return-mind | Return | changed-my-mind
S [Return|Sending back] {order}
S {order}: [would like to return the {noun}|changed our minds|return for refund]
T {first} wants to return the {item} ({order}). [Project changed.|They don't need it after all.] [Unopened.|Opened once, complete.] [Asked about restocking fees.|No complaint about it.]
L [We don't need|Our plans changed and we don't need] the {item} from order {order} after all. [It's unopened.|It's been opened once and everything is in the box.] [Can we still return it?|Are we still in time to send it back?] [Do you charge a restocking fee?|What does it cost us to return it?]
L Please take back the {item} ([{order}|order {order}]). [We found one in our own storage, believe it or not.|My colleague had already bought one.] [Sorry about this.|Nothing wrong with it.]
Q Thank you for your order {order}. // It was delivered today.
---
note [In time.|Inside the window.] [RMA issued.|RMA and label out.]
us {thanks}. [You're in time.|You're still within the return window.] [No restocking fee when it's in resalable condition.|There's no fee as long as it can be sold as new.] [Label attached.|The label is attached; any drop-off point will take it.]
them [Sent it this afternoon.|It's gone out.]
us+ [Your return arrived and {refund} is on its way back to your card.|We've checked it in and refunded {refund}.]
them+ [Thanks for making that simple.|Great, thank you.]
tell Return received, {refund} refunded.
fix Return of {item}, {order}. [{refund} refunded after inspection.|Inspected, {refund} refunded.]

### return-late | Return, Problem | late-delivery
S {order} came too late
S [Late delivery|Too late for us]: order {order}
T {first} got {order} after [the event|the job] it was for and wants to return the {item}. [Understandable.|Not angry, just done with it.] [Unopened.|Never opened.]
L Order {order} ([the {item}|{item}]) got here after we needed it. [The event was over.|The job was finished without it.] [We borrowed one in the end.|We made do.] [I'd like to send it back, unopened.|It's unopened and I'd like my money back.]
Q Your order {order} has shipped with {carrier}.
---
note [Carrier was two days over.|Tracking shows it sat at the hub.] [No fee on this.|Label at our cost.]
us [I understand, and I'm sorry it missed the date.|I'm sorry it didn't get there in time.] [Return label for {order} attached, at our cost.|We'll pay for the return. The label's attached.]
them [Handed to the driver.|On its way.]
us+ [It's back, and {refund} has been refunded.|Refund of {refund} is done.]
tell {refund} refunded for {order}.
fix Arrived too late, returned unopened. [{refund} refunded.|Refund {refund}, return freight ours.]

### return-plain | Return |
S [Return|RMA] for order {order}
S {order}: [return of the {noun}|would like a refund]
S [Refund|Return] – {item}
T {first} wants to return the {item} from {order}, [placed {placed}|total was {total}]. [Not right for them.|Isn't working out.] [Complete, original box.|Original box is there.]
L I'd like to return the {item} from order {order}. [It isn't working out for us.|It's not quite right for what we do.] [Everything is there, including the original box.|I have all the packaging.] [What's the next step?|Please send me an RMA.]
L [Can you take this back?|Is this returnable?] Order {order}, {item}. [We tried it for a day and it's not what we need.|We gave it a try.] [It's clean and complete.|No marks, all parts there.]
Q How did we do? // Tell us about your order {order}.
---
note [OK to return.|Within policy.] [RMA issued for {order}.|Label sent.]
us {thanks}. [Here's the RMA and a label.|RMA and label are attached.] [Write the RMA number on the outside, please.|Please put the RMA number on the box.] [The refund follows once it's been inspected.|We refund after inspection, usually within a few days.]
them [In the mail.|It went out with today's pickup.]
us+ [Inspection is done, no issues.|Received and inspected.] [{refund} is refunded.|The refund is {refund}, to the original card.]
tell {refund} refunded after inspection.
fix {order}: {item} returned. [Inspected, {refund} refunded.|{refund} refunded to the card.]
---
us [I can do that.|Yes, we'll take it back.] [A label's attached.|Use the attached label.] [Mind if I ask what was missing? It helps us describe it better.|If you don't mind, what was it missing?]
them [The description made it sound bigger.|It's fine, just not for our volume.] [Shipped today.|It's with the carrier.]
note [Passed the comment to product.|Told product about the description.]
us+ [Thanks for the feedback. {refund} has gone back to your card.|It's here. {refund} is refunded.]
tell Refund of {refund} made; thanks for the feedback.
fix Returned, {refund} refunded on {order}. [Feedback to product.|Description feedback passed on.]
"""
