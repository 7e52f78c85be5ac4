"""Papers for orders that arrived; see `stories.story`."""

# Sentences read best unbroken.
# ruff: noqa: E501

TEXT = """
### receipt | Question |
S [Receipt|Invoice copy] for {order}
S {order}: [need a receipt|invoice with our company name]
T {first} needs a receipt for {order}, {total}. [Expense report.|Month-end.] [No slip in the box.|Lost the slip.]
L Could you e-mail me a receipt for order {order}? [It was {total}.|{total}, placed {placed}.] [There was no slip in the box.|I can't find the confirmation.] [It's for an expense report.|Accounting won't close the month without it.]
L [Everything arrived, thank you.|Order {order} is here and looks great.] [The one thing I need is an invoice with the company's name on it.|Could I get the invoice in the company's name?] [Ours only shows my name.|The confirmation just has my name.]
Q Your order {order} was delivered.
T Receipt for {order}, please. [Company name on it.|Expense report.] {first}.
L Our bookkeeper is chasing me for a receipt. [Order {order}.|It's for order {order}.] [I'd swear I filed it.|I can't find it.] [Help?|Could you resend it?]
---
us {thanks}. [Receipt for {order} attached.|Here's the receipt for {order}.] [It shows the company name and the tax.|Company name and tax are on it.] [You can also get it under Orders in your account.|It's under Orders in your account, too, for next time.]
them [Got it, thanks.|Perfect.]
tell Receipt for {order} sent.
fix Receipt for {order} e-mailed. [PDF with company name.|Sent as a PDF.]
fix [{order}: receipt resent.|Resent for {order}.]
---
us {thanks}. [What name and address should be on the invoice?|How should the company name read on it?]
them [{account}, same address as the delivery.|Just {account}, the rest is fine.]
us [Here it is.|Corrected invoice attached.] [I've saved the name on your store account so it prints from now on.|Your store profile has it now, so the next one will be right.]
tell Invoice for {order} reissued in your company's name.
fix {order}: invoice reissued to {account}. [Profile updated.|Company name saved for next time.]
fix [Company name added, {order} reissued.|Reissued in the company's name: {order}.]

### receipt-tax | Question |
S {order}: [breakdown of the total|tax breakdown]
S [How is the {total} made up?|Question about the total on {order}]
T {first} asks how the {total} on {order} breaks down. [Has to book freight separately.|Needs tax and freight split out.]
L Can you break down the {total} on order {order} for me? [I have to book freight separately.|Our system wants goods, freight, and tax on separate lines.] [I only see one amount on the card statement.|The card statement just has the total.]
Q [Thank you for your order {order}.|Order {order} is complete.] // [A summary of your charges follows.|Your receipt is below.]
---
us {thanks}. [The invoice with goods, shipping, and tax on separate lines is attached.|Attached is the invoice; goods, freight, and tax are listed separately.]
them [That does it.|Exactly what I need.]
tell Itemized invoice for {order} sent.
fix Sent itemized invoice for {order}. [Goods, freight, tax.|Freight and tax shown separately.]

### delivered-where | Problem |
S {order} [says delivered|marked delivered] – [can't find it|not at our desk]
S [Delivered, but where?|Can't locate] order {order}
T {first} says tracking shows {order} as delivered but nobody has it. [Big building.|Three entrances.] [Asks who signed.|Wants the signature.]
L Tracking says order {order} was delivered, but [it's not at our front desk|nobody here has seen it]. [It's a big building.|We share the building.] [Who signed for it?|Can you see who signed?]
Q Delivered: {order}
T {order} is "delivered," but where? [{first} asked around.|Not at the desk.]
L According to tracking, order {order} is here. According to everyone here, it isn't. [Where did the driver leave it?|Who took it?]
---
note [Carrier photo shows a loading dock.|Delivery photo is of a dock.]
us [I asked the carrier for the delivery photo, which is attached.|Attached is the photo the driver took.] [It looks like a loading dock with a yellow rail.|It shows a dock with a yellow rail.] [Does that ring a bell?|Do you recognize it?]
them [That's the mail room in the back. Found it!|That's our annex. Got it now.]
tell {order} was found at your other entrance.
fix Delivered to another entrance, [found with the carrier's photo|located from the delivery photo].
fix [{order} was in the mail room.|Delivery photo found it.]
"""
