"""Goods that a supplier delivers late; see `stories.story`. What the desk knows, the customer need not."""

# Sentences read best unbroken.
# ruff: noqa: E501

TEXT = """
### late-where | Question, Problem |
S Where is our {article}?
S {article} [– any news?|still on back order?|was due {due}]
S [Back order|Waiting]: {article} for {account}
T {first} [asks where the {article} is|wants to know where the {article} is|is looking for the {article}]. [Had {due} as the date.|Site said {due}.|Expected it {due}.] [People are waiting.|Would rather have a bad date than none.|Asked for any date at all.] [Was nice about it.|Polite about it.]
L [Can you tell me where things stand with|Any word on] the {article}? [Your site had it for {due}.|I was told {due}.] [I've got people asking me every day.|I need something to tell my boss.] [Even a bad date is better than none.|If it's weeks, just say weeks.]
L [We're still waiting on|Still nothing on] the {article}, which was supposed to be in by {due}. [Should I keep waiting or look elsewhere?|Do I wait, or do you have something similar?] [It's the last thing we're missing.|Everything else is here.]
T {first} [is done waiting for|is tired of waiting for|has waited long enough for] the {article}. [Was told {due}.|{due} was the date.] [Still friendly.|Reasonable.]
T [Status call on the {article}.|{first} called for the status of the {article}.|Call about the late {article}.|Checking on the {article}.] {account} [has everything else|needs just this]. [Date was {due}.|Expected {due}.]
L The {article} is the last thing missing. [{due} was the plan.|You had it down for {due}.] [Where is it?|What's the story?]
L [I don't want to be a pain, but where's the {article}?|Sorry to ask again, but where's our {article}?|Not to be difficult, but what about the {article}?|Any idea when we'll see the {article}?] [{due}, it said.|It was going to be {due}.] [I've moved my own dates twice.|I've already told my people twice that it's coming.]
Q [Back order notice|Item on back order]: {article} // [Expected in stock|Estimated date]: {due}
Q [Update on your order: the {article} is on back order.|Your {article} will ship separately.] // [The current estimate is {due}.|We expect to ship after {due}.]
---
note {supplier} is late: {why}. [Purchasing has {arrival}.|{buyer_here} says {arrival}.]
us [I'm sorry you had to chase this.|Sorry, you should've heard from us first.] [The supplier is running late|Our supplier is behind], and [purchasing now has it arriving {arrival}|the date we've been given is {arrival}]. [I can't move that up, but yours is allocated and ships first.|Yours is allocated, so it goes out as soon as it's checked in.] [Would you rather wait or look at a substitute?|If that's too late, I'll look for a substitute.]
them [We'll wait, as long as that date's good.|We can live with that if it holds.] [Please don't let it slide again.|Let me know the minute it changes.]
note [Promised to write if it moves.|Watching the date.]
us+ [It's in, and yours ships today.|Good news: it arrived and yours is being packed.]
tell The {article} came in and [yours has shipped|your order is on its way].
fix Came in {arrived}. [Allocated order shipped first.|Customer waited, shipped the same day.]
fix Late from supplier, [in stock {arrived} and shipped|arrived {arrived}, shipped out].
fix [Supplier delivered {arrived}, theirs first out.|In {arrived}, out the same day.]
---
note [Date from {buyer_here}: {arrival}.|{arrival} per purchasing.] [{supplier} is late, {why}.|Cause: {why}.]
us [Here's what I know|This is what I've got]: it's the supplier, not the carrier, and the current date is {arrival}. [I'd plan on two extra days for receiving.|Add a day or two for us to check it in.] [If you need it sooner, I can cancel that line without a fee.|You can cancel the line any time before it ships.]
them [Let's leave the order in.|Keep us in line.] [We'll make do until then.|We can borrow one in the meantime.]
tell Current date is {arrival}; [your order stays in line|you keep your place in line].
fix [Gave {first} {arrival} as the current date.|{first} knows the date, {arrival}.|New date for {first}: {arrival}.] [Customer chose to wait.|They kept the order.]
fix [Told {first} the supplier's date, {arrival}.|{first} has the supplier's date, {arrival}.] [Didn't want a substitute.|They chose to wait.]
fix [Passed on the date, {arrival}.|Date given was {arrival}.] [They kept the order.|Customer kept the line.]

### late-date | Question | machine, device, furniture, fixture, control, musical
S [New date for|Ship date on] {article}?
S {article}: [need a firm date|when does it really ship?|can you confirm a date]
S [Date|ETA] please – {article}, {account}
T {first} wants a firm date for the {article}. [Site still shows {due}.|Was given {due}.] [Planning around it.|Has a schedule to fill in.] [Told them I'd call back.|Promised a call back.]
L I need a firm date for the {article}. [Your site still says {due}, and that's come and gone.|{due} has come and gone.] [I'm planning around it.|My schedule depends on it.] [Please don't send me the automatic message again.|Please, no form letter.]
L What's the ETA on the {article}? [Originally {due}.|It was {due} when we ordered.] [We're rescheduling everything around it.|Our customer's asking.] [A week is fine, a month is not.|A few days either way doesn't matter.]
T Everything at {account} is planned around the {article}; {first} needs a date that holds. [{due} didn't.|{due} was the last one.]
L All I need is one date I can count on for the {article}. [The last one I had was {due}.|You said {due}.]
L Would you check the ship date on the {article} again? [Your page says {due}, your e-mail says nothing.|Your page has {due} on it.] [I'd rather have a date that holds.|A later date that holds is fine.]
Q [Back order notice|Item on back order]: {article} // [Expected in stock|Estimated date]: {due}
Q [Update on your order: the {article} is on back order.|Your {article} will ship separately.] // [The current estimate is {due}.|We expect to ship after {due}.]
---
us [You won't get a form letter from me.|Let me give you a straight answer.] [The date we have is {arrival}.|It's {arrival} as of today.] [I'd call that likely, not certain|I'd leave yourself a few extra days]: [the supplier has missed once already|it's the supplier's date, and they've already been late]. [I'll write as soon as it's on our dock.|You'll hear from me the day it's in.]
note {first} [is planning on {arrival}|booked around {arrival}]. [Said I'd let them know if it moves.|Keeping an eye on it.]
them [Thanks, I can work with that.|OK, that's a date I can use.]
us+ [It's on our dock.|It arrived.] [Your shipment is being packed now.|We're packing yours first.]
tell It's in, and your order is being packed.
fix Arrived {arrived}, [order packed first|shipped right away]. [Customer informed.|{first} knows.]
fix [In {arrived}, packed right away.|Arrived {arrived}, on the truck.]
---
note [{buyer_here} confirmed {arrival}.|Purchasing: {arrival}.]
us I checked with purchasing [this minute|just now], and {arrival} is the date. [It's as firm as a supplier's date gets.|That's the supplier's latest word.] [Want me to hold the rest of your order so it ships together?|Should the rest of the order ship now or wait?]
them [Ship the rest now, please.|Ship what you have.]
note [Split it.|Split the order.] [No second freight charge, my call.|Waived the second freight.]
us [Done, the rest goes out tomorrow, no extra freight.|The rest leaves {day1}. You won't pay freight twice.]
tell The rest has shipped; the {article} follows.
fix [Split shipment agreed, {article} to follow {arrival}.|Order split. {article} follows, date given: {arrival}.]
fix [Rest shipped, {article} to come.|Split, no second freight.] Date: {arrival}.

### late-sub | Question, Problem |
S [Substitute for|Instead of] {article}?
S {article} late – [what else do you have?|is there an alternative?|any substitute?|anything in stock that would work?]
S [Can't wait for|Need something instead of] {article}
T {first} can't wait any longer for the {article}, which was due {due}, and asks what else we have. [Open to a different option.|Flexible on the details.] [Doesn't want to pay more.|Price should stay the same.]
L [We can't wait any longer for|I can't keep waiting for] the {article}. [Do you have anything on the shelf that'd work?|What do you have in stock that's close?] [We were counting on {due}.|{due} was already tight for us.] [I don't mind a slightly different one.|It doesn't have to be identical.|Close enough is good enough.|Something similar is fine.]
T {first} [would take something else instead of the {article}|is open to a replacement for the {article}|asks for anything like the {article}]. [{due} is out, clearly.|Gave up on {due}.] [Flexible.|Not picky.]
L [I need a plan B for the {article}.|Looks like the {article} won't make it in time.|We have to plan without the {article}.|I can't count on the {article} any more.] [What do you have in stock that's close?|Is there something similar you could ship now?|What could you ship this week instead?|Anything like it on the shelf?] [We'd planned on {due}.|The date was {due}.]
Q [Back order notice|Item on back order]: {article} // [Expected in stock|Estimated date]: {due}
Q [Update on your order: the {article} is on back order.|Your {article} will ship separately.] // [The current estimate is {due}.|We expect to ship after {due}.]
---
note [Next option up is in stock.|We have the next one up.] [Same price as goodwill, {lead} OK'd.|{lead} agreed to price it the same.]
us [There's one.|I have an idea.] [The next option up is on the shelf, and given the delay we'd match the price.|We have the next size up in stock at the same price, because of the wait.] [Does that work?|Would that do?]
them [Yes! Please switch it.|That's generous. Let's do it.]
us [Switched, and it ships today.|Changed on the order; it leaves {day1}.] [The back order is canceled.|I've taken the other one off.]
tell Your order was switched to one in stock at the same price.
fix [{first} took the next option up at the same price.|Next option up instead, same price.|Sent the next option up, price matched.] [Back order canceled.|{lead} approved the price match.]
fix [Next option up, same price as the delayed one.|Switched to the next option up, which is in stock, at the same price.]
---
us [I looked through everything close to it.|I went through the range.] [Nothing in stock would really replace it|There's nothing on the shelf I'd recommend instead], and I'd rather say so than sell you something that doesn't fit. [The date for the {article} is {arrival}.|What I have is {arrival} for the {article}.]
them [We'll wait then.|OK, we'll hold out.] [Appreciate you not pushing something on us.|Thanks for the honesty.]
tell No good substitute; the date is {arrival}.
fix [No substitute in stock.|Nothing similar on the shelf.|Couldn't offer anything close.] [Gave {first} the date, {arrival}.|Customer kept the order, {arrival} given.]
fix [Nothing close in stock. Customer kept the order, date given {arrival}.|No good substitute, so gave {first} the date: {arrival}.]

### late-cancel | Problem |
S [Cancel|Thinking of canceling]: {article}
S {article} [too late for us|– please cancel?|– can we get out of this order?]
S [Getting close to canceling|Cancel if it isn't shipping|Considering cancellation|May have to cancel]: {article}
T {first} [wants to cancel the {article} if it's not here soon|is thinking of canceling the {article}|would rather cancel the {article} than wait much longer]. [Promised {due}.|{due} was the deal.] [Competitor has one in stock, they say.|Found it elsewhere.|Saw it in stock somewhere else.] [Would prefer to stay.|Likes dealing with us otherwise.]
L [If the {article} isn't shipping this week I'll have to cancel.|I'm about to cancel the {article}.|We may have to cancel the {article}.|I'm under pressure to cancel the {article}.] [We planned around {due}.|You told us {due}.] [Nothing personal, I have a deadline.|I like working with you, but I have a deadline too.|It's not about you, I just can't wait.|I'm sorry, but we have a deadline.] [Is there a cancellation fee?|What do I need to do?|Does canceling cost anything?]
T {first} is [close to canceling|about ready to cancel|thinking about canceling] the {article}. [Date was {due}.|{due} came and went.] [Wants to hear it from a person.|Asked for the real date.]
L [I don't like canceling orders.|I hate to do this.|We've waited about as long as we can.] [But the {article} has to be here soon or it doesn't help me.|But there's no point in the {article} after next week.|But I can't plan around the {article} much longer.] [You had {due}.|It was {due}.] [Is there a real date?|Is there any chance it ships this week?]
Q [Back order notice|Item on back order]: {article} // [Expected in stock|Estimated date]: {due}
Q [Update on your order: the {article} is on back order.|Your {article} will ship separately.] // [The current estimate is {due}.|We expect to ship after {due}.]
---
note [Real date is {arrival}.|{arrival}, no sooner.] [Told them straight.|Not sugarcoating it.]
us [I'd understand.|I get it.] [It's not shipping this week: the date is {arrival}.|Honestly, it won't be this week. We have {arrival}.] [No fee if you cancel; just say the word.|There's no cancellation fee.] [If you stay, I'll upgrade the shipping.|If you stay with us, shipping is on me.]
them [We'll stay, with the free shipping.|OK, free shipping it is.]
note Free Express on arrival, [on the order|noted].
us+ [It's in. Going out by Express today.|Arrived, and on the Express truck.]
tell Shipped by Express at our cost.
fix Customer stayed. [In {arrived}, Express at our cost.|Arrived {arrived}, sent by Express free of charge.]
fix [Stayed, Express on us, in {arrived}.|Kept the order; came {arrived}, went Express.|Order kept, Express at our cost, in {arrived}.]
---
us [I'm sorry we couldn't make it.|I'm sorry about the date.] [The line is canceled and there's no charge.|I've asked the order desk to cancel that line; nothing will be charged.] [I hope you'll give us another try.|Everything else on your order stays as it is.]
them [Thanks for making it painless.|No hard feelings.]
tell The late line was canceled at no charge.
fix [Asked the order desk to cancel the line, no fee.|Customer canceled the late line.] [Stays a customer.|No fee.]
fix [Line off, no fee.|Late line canceled.] [No hard feelings.|Rest unchanged.]

### late-partial | Question | light single, light pack
S [Partial shipment|Ship what you have|Part of it now?|Send us some now] – {article}
S {article}: [can you send part of it?|ship some now?|split the shipment?|even a few now?]
T {first} would take [a few now and the rest later|a partial] on the {article}. [Needs two to keep going.|Just enough to get started.] [Had {due}.|Original date {due}.]
L Could you send part of our {article} order now and the rest when it comes in?[ It was due {due}.|] [Two would keep us going.|Even a couple would help.|A couple would get us started.|We could live with two for now.]
T {first} asks for part of the {article} order now and the rest later. [The date was {due}.|Originally due {due}.]
L [We'd take a partial.|A partial would help.|Half the order would help.|A split shipment is fine with us.] [If you have any of the {article} at all, please send what you have.|Even two of the {article} would help.] [The rest can come when it comes.|The rest can follow later.|No rush on the rest.|We'll wait for the rest.]
Q [Back order notice|Item on back order]: {article} // [Expected in stock|Estimated date]: {due}
Q [Update on your order: the {article} is on back order.|Your {article} will ship separately.] // [The current estimate is {due}.|We expect to ship after {due}.]
---
note [{dock} has a few left from the last lot.|A handful left on the shelf.] [OK to split.|Enough to help them out.]
us [I talked to the warehouse, and there are a few left.|We're in luck, a few are still here.] [Two can go out today.|I can send two today.] [The rest follows when the new lot is in; the date for that is {arrival}.|The remainder is due in {arrival}.]
them [Two is perfect.|That gets us through.]
tell Two shipped now, the rest follows.
fix [Partial shipped from remaining stock.|Shipped what was left on the shelf.|Two went out from the last lot.] [Rest follows, {arrival}.|Balance to ship on arrival.|Rest ships when it's in.]
fix [A couple now, balance {arrival}.|Two from old stock, rest to follow.]
---
note [Zero on the shelf.|Nothing left, {dock} checked.]
us [I wish I could.|I'm sorry.] [I had the warehouse look, and there's nothing left to split.|We checked every bin and there's none left.] [The date for the new lot is {arrival}.|New stock is due {arrival}.] [If you need something to tide you over, I can suggest a substitute.|If that's too late for you, I can suggest a substitute.]
them [No, we'll wait for the new ones.|Thanks, but we'll wait.]
tell No stock left to split. [The next lot is due {arrival}.|New stock is due {arrival}.]
fix No partial possible. [Offered a substitute, date given {arrival}.|Date given: {arrival}.]
fix [We have none left, suggested a substitute.|No stock to split.] Date: {arrival}.

### late-why | Problem |
S [Reason for the delay|Why the delay|Cause of the delay|Delay explanation]: {article}
S [Explanation for|What happened to|What's holding up|Need a reason for] the {article} order
T {first} has to explain to [management|their boss] why the {article} isn't here and wants it in writing.
T <contractor, architects, tradesmen, dealer> {first} has to explain to a customer why the {article} isn't here and wants something in writing. [Original date {due}.|Counted on {due}.]
L [I have to explain to my boss why the {article} isn't here.|My boss wants to know why we don't have the {article}.|I've been asked to find out why the {article} is late.|I need an explanation for the {article} I can pass up the line.] [It was supposed to be {due}.|The date was {due}.] [Could you give me the reason in two lines I can forward?|Could you send me something in writing?]
T [{first}'s boss wants a written reason for the delay of the {article}.|{first} was asked why the {article} is late and needs something in writing.|Written reason for the late {article}, please, for {first}'s boss.] [Needs it to forward.|Wants it by e-mail.]
L [My boss wants more than "it's late."|"It's late" isn't good enough for my boss.|I was told to get a reason from you.] [What's the actual reason with the {article}?|Why is the {article} late, in one sentence?|What happened with the {article}?] [Due {due}, if you recall.|It was due {due}.|The due date was {due}.|{due} was the date we had.]
Q [Back order notice|Item on back order]: {article} // [Expected in stock|Estimated date]: {due}
Q [Update on your order: the {article} is on back order.|Your {article} will ship separately.] // [The current estimate is {due}.|We expect to ship after {due}.]
---
note Reason from purchasing: {why}. [OK to tell the customer.|Fine to pass on.]
us [Of course. Feel free to forward this:|Here's something you can forward:] /// [The delay is on the supplier's side|Our supplier is late] ({why}). [The current arrival date is {arrival}, and your order ships as soon as it's in.|We expect the goods {arrival}; your order is first in line.] [We're sorry for the disruption.|We apologize for the inconvenience.]
them [Perfect, that's what I needed.|Thanks. Forwarded.]
tell Explanation for your management sent.
fix [Sent a short explanation|Explained the delay by e-mail|Gave {first} two lines to forward], [current date {arrival}|with {arrival} as the date].
fix [Reason and date ({arrival}) in writing.|Wrote it up for their boss, {arrival}.|E-mailed the reason; date is {arrival}.|{first} has the reason in writing, and {arrival}.]
"""
