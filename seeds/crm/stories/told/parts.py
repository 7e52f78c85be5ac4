"""Orders that arrived with something small missing or unclear; see `stories.story`."""

# Sentences read best unbroken.
# ruff: noqa: E501

TEXT = """
### small-part | Incident, Question | machine, device, furniture, shelter, fixture, musical, tool
S {order}: [small part missing|one piece missing]
S [Missing part|Something missing] – {item}
T {first} got {order} and [a small part is missing|one little piece isn't there]. {item}. [Checked the packing.|Looked everywhere.] [Rest is fine.|No other problem.]
L [Order {order} came, thank you.|We got order {order}.] [One small part is missing from the {item}.|The {item} is missing one small part.] [I checked the box, the bags, and the foam.|It isn't anywhere in the packing.] [Could you mail it?|Can you put one in an envelope?]
Q Your order {order} was delivered today.
T {order}: one small part short. {item}. [{first} marked it on a photo.|Photo to come.]
L The {item} from order {order} is here, except for one small part. [Would you mail it?|Can I get it by mail?] [The rest is complete.|Nothing else is missing.]
---
us [Sure, and sorry about that.|Sorry about that.] [Could you mark it on a photo so I send the right one?|A photo with an arrow would help me find the right one.]
them [Photo attached, with an arrow.|Marked it on the picture.]
note [Found one in the spares.|In the parts bin.] [Mailed.|Envelope out.]
us [Got it.|Thanks, that's clear.] [It's in the mail, no charge.|One is in an envelope to you, free of charge.]
them [It came today and fits.|Envelope's here. All set.]
tell The missing part has been mailed.
fix Part mailed for {order}, no charge. [Fits.|Customer confirms.]
fix [{order}: part in the mail.|Sent the part for {order}.]

### which-part | Question | machine assembly, furniture assembly, shelter
S {order}: [extra piece left over|what is this piece for?]
S [One part left over|Extra part] – {item}
T {first} has a piece left over from the {item} ({order}). [Worried they forgot something.|Everything works.]
L We've got the {item} from {order} up and running, and there's one piece left over. [Photo attached.|See the photo.] [Is that a spare, or did we skip a step?|Please tell me it's a spare.]
Q [Your order {order} was delivered.|Delivered: order {order}] // [Assembly instructions are in the carton.|Questions? Just reply to this e-mail.]
---
us [It's a spare.|You can relax, it's a spare.] [They pack one extra because it's easy to lose.|The manufacturer throws one in because they tend to roll away.] [Tape it inside the manual.|Keep it with the manual.]
them [Phew. Thanks.|What a relief.]
tell The leftover piece is a spare.
fix The extra piece is a spare. [Nothing missing.|No step skipped.]

### wrong-color-order | Problem, Return |
S {order}: [wrong option in the box|not the one we ordered|got a different option|wrong one came]
S [Wrong item|Mix-up] – order {order}
T {first} says one of the boxes in {order} has the wrong option. Ordered: {item}. [Unopened apart from looking.|Not used.]
L [Order {order} is here|We received order {order}], but it's not quite right: we ordered the {item}, and [the label on the box says that while the contents are another option|one box has a different option inside]. [Can you exchange it?|What do we do with it?|How do we swap it?|Can we trade it for the right one?]
Q Delivered: your order {order}
T {order}: [wrong option|not what's on the slip]. {item} ordered. [Wants to exchange.|Exchange.]
L I think somebody else got our order and we got theirs. [{order} was for the {item}, which this isn't.|Order {order}: should be the {item}.] [Happy to send it back.|How do we sort this out?]
---
note [Mispick, per {dock}.|{dock} sees it in the count.]
us [Sorry about the mix-up.|That's a picking error, and I'm sorry.] [The right one ships today, with a label for the other in the box.|I'm sending the right one; the return label's in the box.]
them [Exchange done.|Right one's here, other one's gone back.]
tell The right one has shipped; the return label's in the box.
fix Mispick on {order}, [exchanged|right one sent, wrong one returned]. No charge.
fix [{order}: right one sent.|Exchanged, {order}.]
"""
