"""Orders that were canceled; see `stories.story`."""

# Sentences read best unbroken.
# ruff: noqa: E501

TEXT = """
### why-canceled | Question, Problem |
S Why was order {order} canceled?
S {order} [canceled?|shows as canceled]
T {first} sees {order} as canceled and [asks why|wants to know if the card gets charged]. [{total}.|Total was {total}.] [Wants it in writing.|Needs an e-mail for bookkeeping.]
L Order {order} [shows as canceled|was canceled] and [nobody told me why|I didn't expect that]. [Will my card still be charged {total}?|Is the {total} going to be charged?] [Do I need to order again?|Should I place it again?]
Q Your order {order} has been canceled.
T {first} asks what happened to {order}. [Canceled.|Shows as canceled.] {total}. [Card?|Wants to know about the card.]
L I was expecting a shipping notice for {order} and found a cancellation. [What happened?|Did we do something wrong?] [It was {total}.|{total} in all.]
---
note [Nothing shipped on {order}.|{order}: nothing left here.] [No charge stands.|Card is clear.]
us {thanks}. [I can confirm that {order} is canceled and nothing shipped.|Yes, {order} is canceled, and nothing went out.] [Any hold on your card drops off within a few days.|If you still see a pending charge, it'll disappear on its own.] [If you still need the {nouns}, a new order is the quickest way.|You're welcome to order again any time.]
them [OK, thanks for clearing that up.|All right. Thanks for the e-mail.]
tell {order} is canceled; nothing will be charged.
fix Confirmed in writing: {order} canceled, [nothing charged|no charge].
fix [{order}: canceled, card not charged.|Canceled in full, {order}.]

### cancel-confirm | Question |
S [Confirm cancellation|Cancellation] of {order}
S {order}: [please confirm it's canceled|written confirmation of cancellation]
T {first}'s bookkeeper needs written confirmation that {order} is canceled. [Statement shows a pending charge of {total}.|Pending charge of {total}.]
L Could you confirm in writing that {order} is canceled? [Our bookkeeper sees a pending charge of {total}.|There's a pending charge of {total} on the card.] [A short e-mail is enough.|We need something for the file.]
---
us [Happy to.|Of course.] /// This confirms that order {order}, placed {placed}, was canceled [and that nothing was shipped|before anything shipped]. [Pending amounts are released by the bank, usually within a week.|The pending amount is only a hold and will be released by your bank.]
them [That's all we needed.|Perfect, filed.]
tell Written confirmation sent for {order}.
fix Sent written confirmation, {order} canceled. [Hold drops off by itself.|Only a hold on the card.]
"""
