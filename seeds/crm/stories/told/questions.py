"""What customers ask about goods of any kind or of some; see `stories.story`."""

# Sentences read best unbroken.
# ruff: noqa: E501

TEXT = """
### lead-time | Question |
S Lead time on [the |]{article}
S {article} – [current lead time?|how long right now?|when could it ship?]
S [Availability|Lead time] question: {article}
T {first} is putting together an order and [wants to know|is asking] what the lead time is on the {article} if we don't have enough on the shelf. [Needs the answer before their PO goes in.|They order in batches, so a range is fine.|Their buyer won't cut a PO without a date.]
T Lead time on the {article}? {account} [is planning ahead for next month|has a deadline next month] and [would rather wait than split the order|wants it all in one shipment].
L [What's the current lead time on|How far out are you on] the {article}? [We can take a partial shipment but I'd rather not.|I have to give our people a date before I can cut the PO.|Website only says "in stock," which doesn't help me for a larger quantity.]
L We're planning [next month|the next few weeks], and the {article} [is what everything hinges on|is the one thing I don't have a date for]. [If I send a PO this week, when would it ship?|Roughly how long from PO to dock?]
S [How long to get|Turnaround on] {article}?
T {first} is [pricing something out|working on a budget] and asks for a realistic lead time on the {article}. [Doesn't need it to the day.|Anything under three weeks is fine.|A range is OK.]
L <light> I'm filling in a schedule and have a blank next to the {article}. [Ballpark is fine.|What's realistic, not best case?] [We'd probably start with six and add later.|Quantity isn't final, call it half a dozen.]
L <heavy> I'm filling in our schedule and have a blank next to the {article}. [Ballpark is fine.|What's realistic, not best case?] [We need one, maybe two.|It would be just the one.]
--- <light>
note [Checked with|Asked] {buyer_here} in purchasing. [Small quantities ship from stock; anything bigger waits on the next inbound.|We can cover a small order now, the rest would come off the next PO.]
us {thanks}. [What we have on the shelf ships in one to two business days.|Stock on hand goes out within two business days.] [Beyond that we're tied to the next inbound, and I'd rather give you a real date than a guess|For more than that you'd be on the next inbound shipment]. [How many are you looking at?|What quantity do you have in mind, and is a partial OK?]
them [Probably a dozen or so|Not many, maybe ten], and [yes, a partial is fine|no need to split it, one shipment please]. [We haven't cut the PO yet.|PO would come next week.]
us [Then you're fine|Good news, then]: [we can cover that from stock today|that quantity is on the shelf today]. I can't hold it without a PO, but [if you send it before our 2:00 cut-off, it goes out the next day|send it over and I'll have it allocated the same day].
tell [Lead time confirmed by e-mail|Sent you the lead time by e-mail]: stock quantities ship within two business days.
fix [Quoted lead time|Gave lead time]: [stock qty ships in 1–2 business days, larger qty on next inbound|1–2 days from stock, otherwise next inbound]. [{first} will send a PO.|No PO yet.]
fix [A dozen or so ship from stock.|Quantity is covered by stock.] {first} [knows the cut-off time|is aware of the 2:00 cut-off].
---
us {thanks}. [I don't want to quote you a lead time off the top of my head|The website doesn't show that], so [I've asked purchasing|I've sent it over to purchasing] and [will be back to you by {day1}|should have a date for you {day1}].
note [{buyer_here} says|Per {buyer_here}:] we're fine on stock, [reorder is already placed|next PO is already in].
us [Heard back from purchasing|I have your answer]: [it's a stock item and we have another shipment on order|it's stocked, and there's more on order], so [two business days is a safe number to give your people|plan on two business days plus transit].
them [Perfect, that's all I needed.|Great, that works.] [PO to follow.|I'll get the PO over to you.]
tell Stock item, ships within two business days. [Let us know if your quantity changes.|If you need more than that, check with us first.]
fix [Stock item, two business days plus transit.|Told {first} two business days plus transit.] [Purchasing confirmed more on order.|Checked with purchasing first.]
fix [Gave a safe number: two business days.|Lead time two business days, in writing.] More [is on order|on the way].

### volume-price | Question | light !many
S [Volume pricing|Quantity break|Price break] on {article}?
S {article}: [price for a larger quantity|pricing at quantity|discount for larger orders]
S [Bulk price|Quantity pricing] – {article}, {account}
T {first} [asks|wants to know] whether there's a price break on the {article} for a larger order. [Didn't want to give a number yet.|Would decide this month.|Comparing us against another supplier.]
L Do you offer [quantity breaks|volume pricing] on the {article}? [We usually buy a few at a time but I could combine the whole year's order if it helps.|If the number's right I can roll two locations into one PO.|Our budget is tight this year and every little bit helps.]
L [Looking to buy more of|We like] the {article} [and I'd like to know|and before I place the order I need to know] where the price breaks are. [Is there a list?|Or is that something sales has to quote?]
S [Price|Pricing] for a larger order: {article}
T {first} wants [to combine a year's worth of|to place one big order for] the {article} and asks what that does to the price. [Sales question, explained.|I don't quote, told them who does.]
L <chain, landlord, senior, district, bank> Our group buys the {article} separately in [three|four] places. [If we bought together, what would that do for us?|Would one combined order get us a better price?] [Who do I talk to?|Please point me to the right person.]
---
note Not ours to quote. [Over to {rep}.|Sent to {rep}, who owns the account.] [Asked for a quantity first.|Told {first} who'd be calling.]
us {thanks}. [Anything beyond list price comes from your account rep|Pricing at quantity is handled by sales], so I've [passed this to|looped in] {rep}. [It'll go faster if you can tell us the quantity and whether it ships to one address.|Could you send me the quantity and the ship-to so the quote comes out right?]
them [Say 24, all to {city}.|About 24 to start, one delivery to {city}.] [There may be another order later in the year.|We'd reorder if it goes well.]
us [Got it, I've added that|Thanks, I've passed that on]. {rep} [will send you a written quote|will put a quote together for you]; [you should have it by {day3}|expect it by {day3}].
tell [{rep} has your quantity and will send a written quote.|Your request is with {rep}, who'll quote you in writing.]
fix [Handed to {rep} for a quote.|Pricing goes through {rep}; quantity and address passed along.] [Nothing open on our side.|{first} knows to expect it.]
fix [Quote request with {rep}, quantity about 24.|About 24 to {city}, {rep} quotes.]
---
us {thanks}. [We don't publish a break list|There's no published break list], but [orders over a certain size go through a quote|larger orders get quoted individually]. [What quantity should I give your rep?|How many would you want, and by when?]
them [Honestly I was just fishing.|Just getting a feel for it at this point.] [We'll be at the usual quantity for now.|Let's leave it at the usual quantity.] [I'll ask again next quarter.|Thanks anyway.]
tell Quantity pricing is quoted by your account rep. [Whenever you have a number, we'll pass it along.|Send us a quantity any time and we'll get it to them.]
fix [Explained that quantity pricing is quoted by sales.|No published breaks; told {first} sales quotes larger orders.] [They're staying at the usual quantity.|No quote wanted for now.]
fix [Usual quantity, usual price.|Just asking around, no order.] [Knows where to go when there's a number.|Will come back with a quantity.]

### warranty-length | Question | machine, device, furniture, musical, fixture, control, tool, shelter, bag, bedding, ware
S [Warranty|Warranty period] on {article}
S {article} – [how long is the warranty?|still under warranty?|warranty start date?]
S [How long is the|What's the] {article} covered[ for|]?
T {first} [asks|wants to know] how long the {article} is covered and [from what date|whether it runs from the invoice or from delivery]. [Nothing wrong with it, they're updating their asset list.|Auditor wants it on the asset register.|Nothing's broken, just planning ahead.]
L [Quick one:|Simple question:] how long is the warranty on the {article}, and does it start on the invoice date or the day we got it? [I'm updating our asset list.|Our finance team wants it on file.|I don't see it on the packing slip.]
L [Could you confirm|Can you tell me] the warranty on the {article} we bought from you? [I threw out the box before I wrote it down.|The label's worn off and I can't read it.|The previous manager kept those papers and nobody can find them.]
S Is our {article} [still covered?|in warranty?]
T Nothing broken. {first} is [redoing the asset list|cleaning up their files] and needs the warranty dates for the {article}. [No order number.|Bought through {rep}.]
L For our records I need the warranty end date of the {article}. [It was on an invoice that I can't find.|I believe we bought it last year.] [A one-line e-mail is plenty.|An e-mail I can file is all I need.]
---
us {thanks}. The warranty period is [on the product page under Specifications|on the product page and on the carton label], and it runs from the [delivery date|day it was delivered]. [If you give me the order number I'll work out the exact end date for you.|Send me your order or invoice number and I'll give you the exact date.]
them [I don't have the order number handy.|Don't have it in front of me.] [The product page is good enough, thanks.|I found it on the page. That's what I needed.]
tell [The warranty runs from delivery; the length is on the product page.|Your warranty starts on the delivery date. The period is listed on the product page.]
fix [Pointed {first} to the product page; coverage runs from delivery.|Warranty runs from delivery, length per product page.] [No claim.|Nothing to claim.]
fix [Found on the product page by the customer.|{first} took it from the product page.] [Starts at delivery.|Delivery date counts.]
---
note [No fault, just the dates.|Records question, no claim.] [Looked it up by account instead of order.|Found the invoice under the account.]
us {thanks}. I looked up your invoice, and [you're still inside the warranty period|you're still covered]. I've attached [a copy with the delivery date marked|the invoice, which has the delivery date on it] so you have it for your files. [Keep it with the label photo and a claim is a five-minute job.|If you ever need to make a claim, that and a photo of the label is all we ask for.]
them [Attachment received, thank you.|That's exactly what I needed.] [Filed.|It's in our system now.]
tell You're covered, and the invoice with the delivery date is in your inbox.
fix Sent invoice copy showing delivery date. [Still under warranty.|In warranty.] [Filed by customer.|No fault reported.]
fix [Invoice copy sent, delivery date marked.|Sent the invoice with the date on it.] Covered.

### spare-parts | Question | machine, device, tool, furniture single, shelter, musical
S Spare parts for [the |]{article}
S {article}: [do you stock parts?|replacement parts|are parts available?]
S Parts [availability|question], {article}
T {first} [asks|wants to know] if we stock parts for the {article}. [Their maintenance guy keeps a shelf of wear items.|They want a couple of spares on the shelf.|Nothing's broken yet.]
L Do you [carry|stock] replacement parts for the {article}? [Our maintenance guy wants to keep the usual wear items on the shelf.|We run it every day and can't afford to be down waiting on a part.] [A parts list with numbers would be ideal.|If there's an exploded diagram, even better.]
L [We've had|We've been running] the {article} for a while now and I'd like to [order a few spares before we need them|get ahead of it and keep spares here]. [What do people usually replace first?|Which parts tend to go first?]
T {first} is stocking a [maintenance cabinet|spares shelf] and asks what to keep for the {article}. [Runs every day.|Downtime is expensive for them.]
L What should I keep on the shelf for the {article}? [We're an hour from anything.|The nearest supplier is an hour away.] [I'd rather have ten dollars of parts here than a day of downtime.|A day of downtime costs us more than any part.]
---
note Parts list [is in the product folder|is on the share], [sent the current one|rev is current].
us {thanks}. Yes, we stock the wear items. I've attached the [parts list with numbers|list of parts]; the ones [marked with a star|in bold] are what people usually keep on hand. [You can order them by part number through the order desk.|You can put the part numbers on a regular PO.]
them [This is perfect.|Just what I was after.] [I'll send a PO for two of each.|PO coming for the starred ones.]
tell [Parts list sent; wear items ship from stock.|We e-mailed the parts list. The wear items are in stock.]
fix Sent parts list; [customer will order wear items on a PO|{first} is ordering the starred items].
fix [Parts list out, usual wear items marked.|Wear items marked on the parts list.] [PO to follow.|They order by PO.]
---
us {thanks}. We do, but [parts differ by option|the parts aren't the same across options]. [Could you send me a picture of the label?|Can you read me what's on the label, or snap a picture of it?] [It's on the underside or the back.|You'll find it on the back.]
them [Here's the label.|Picture attached.] [Sorry about the glare.|Hope it's legible.]
note Label [came through fine|is readable]. [Current version, all parts available.|Asked {specialist} to confirm the list, it's the current version.]
us [That's the current version|You have the current version], so everything on the attached list fits. [Most of it ships the same day.|Everything there is a stock item.]
tell Confirmed which parts fit yours; [the list is in your e-mail|see the list we e-mailed].
fix Identified version from label photo, sent matching parts list. [No order yet.|They'll order as needed.]
fix [Version confirmed, list matches.|Right parts list for their version sent.]

### carton-freight | Question | dealer, freight, contractor, college, hospital, warehouse
S [Carton dims|Carton size and weight|Packed dimensions] for {article}
S {article}: [ships parcel or freight?|freight class?|carton weight?]
S [Dims and weight|Freight info], {article}
T <dealer, contractor, warehouse> {first} [needs|wants] carton dimensions and weight for the {article}. [Their freight forwarder quotes off it.|They're consolidating at their own dock.|Receiving has a low door and one guy.] [E-mail is fine.|Asked us to e-mail it.]
L <dealer, contractor, warehouse> Can I get the [carton dimensions and weight|packed dims and weight] for the {article}? [Our freight forwarder won't quote without it.|We ship onward to a second location and need it for the BOL.] [Also, how many to a pallet?|And how many fit on a standard pallet, if you know?]
L <freight, heavy> [Does the|Would the] {article} ship parcel or LTL? [Our receiving door is at street level and we don't have a dock.|We don't have a dock or a forklift.] [If it's a pallet we'll need a liftgate.|If it's freight, we need a liftgate and a call ahead.]
T {first} asks how the {article} ships and what a carton weighs. [They receive by hand.|Two people and a hand truck.]
L Two questions on the {article}: what does a carton weigh, and [does it come on a pallet?|can one person handle it?] [Our receiving is two people and a hand truck.|We carry everything up a flight of stairs.]
---
us {thanks}. [Packed size and weight are on the product page under Specifications|You'll find packed size and weight on the product page], and I've attached the same thing as a PDF for your forwarder. [Smaller orders go parcel; a full pallet goes LTL.|A few cartons ship parcel, and a pallet goes LTL with a liftgate on request.]
them [Thanks, forwarded.|Sent it on, thanks.] [That's what they needed.|They're happy.]
tell Packed dimensions and weight sent as a PDF.
fix Sent packed dims and weight. [Forwarder has them.|No order yet.]
fix [Dims and weight as a PDF.|PDF with packed size and weight sent.] [Parcel for small orders.|Pallets go LTL.]
---
note [Asked {dock} how they palletize it.|{dock} gave me the pallet count.] [No dock at {account}, liftgate needed.|Street-level receiving, note it on the account.]
us {thanks}. [{dock} in our warehouse says|Our shift lead says] [a small order goes parcel and anything over a few cartons gets palletized|they'd put it on a pallet once it's more than a handful of cartons]. [I've put "liftgate, call before delivery" on your ship-to|I've added a liftgate and a call-ahead to your ship-to address], so [it'll print on every BOL|you won't have to ask again].
them [Excellent. The last driver showed up with no liftgate and we unloaded by hand.|You're a lifesaver. We hand-unloaded the last one.]
tell [Liftgate and call-ahead are now on your ship-to address.|We've added a liftgate and a call-ahead to your delivery instructions.]
fix [Added liftgate and call-ahead to ship-to.|Ship-to updated: liftgate, call before delivery.] Gave packed dims.
fix [Liftgate and call-ahead from now on.|No dock, so liftgate plus call-ahead on file.]

### sample | Question | device, furniture, fixture light, musical, tool, shelter, bag
S [Sample|Demo unit|Loaner] of {article}?
S {article} – [can we try one first?|sample before ordering|is there a demo unit?]
S Trying the {article} before [we commit|a larger order]
T {first} would like to [see|try] the {article} before they commit. [Committee decides, so they need to put hands on it.|Their team won't sign off on a photo.|Happy to pay for it and have it credited.]
L [Any chance of getting a sample of|Do you send out samples or demo units of] the {article}? [We'd be ordering for all of our locations and I need my people to look at one first.|My boss won't approve it from a picture.|I'm happy to pay shipping both ways.]
L Before we [commit to|standardize on] the {article} I'd like to [have one here for a week|get one in front of the people who'll use it]. [Is that something you do?|How does that work with you?]
T Before a larger order, {first} wants [hands on|a trial of] the {article}. [Three people have to sign off.|Decision is made by their team.]
L <public, office, place> Three people here have to sign off on the {article}, and none of them will do it from a picture. [Can we borrow one?|Do you lend them out?] [A week is enough.|We'd have it back to you in a week.]
---
note [Asked {rep} about a demo unit.|{rep} has one in the sample pool.] [Their call, it's a sales unit.|Sales signs them out.]
us {thanks}. Demo units go through your account rep. [I've sent your request to {rep}|I've asked {rep}], who'll [call you to set it up|get in touch about dates]. [Usually it's two weeks and a prepaid label to send it back.|Standard terms are two weeks, with a prepaid label for the return.]
them [Two weeks is plenty.|Two weeks works.] [Ship it to my attention, please.|To my attention at the {city} address, please.]
tell Your demo request is with {rep}.
fix [Passed to {rep} for a demo unit.|Demo request with {rep}, two-week loan.]
fix [{rep} arranges the demo.|Two-week demo through {rep}.]
---
us {thanks}. We don't have [a demo unit|one in the sample pool] right now, but [you can order one and send it back within the return window if it isn't right|you could buy one at list and return it within the window]. [As long as it's in resalable condition we refund it in full.|Unused or close to it, and it's a full refund.]
them [OK, we'll do that.|That's fair enough.] [I'll order one on our card.|I'll put it through the store.]
tell No demo unit available, but one ordered at list can come back within the return window.
fix [No demo unit free. {first} will order one and return it if it doesn't suit.|No loaner available; suggested ordering one with right of return.]
fix [Ordering one with the option to return.|Will buy one to try.] [Return window explained.|Knows the return window.]

### origin | Question | single public, single contractor, single dealer, single foundation, single factory
S Country of origin – {article}
S {article}: [where is it made?|country of origin for our files]
S [Origin|COO] needed for {article}
T {first} needs the country of origin for the {article}. [Their purchasing has a domestic-content form.|It's for a purchasing form.]
L [Where is the {article} made?|What's the country of origin on the {article}?] [Our purchasing department has a form that asks for it.|It's for a domestic-content form.] [An e-mail I can save is fine.|In writing, please.]
T <public, foundation> Origin of the {article} needed [for a grant report|for a funding report]. {first} [needs it signed or on letterhead|will take a PDF].
L <public, foundation> A funding report asks for the country of origin of everything over a certain amount. [That includes the {article}.|The {article} is on the list.] [Do you have something official?|Can you give me a document for that?]
---
note [It's on the vendor spec sheet.|{specialist} has the vendor declaration.] [Sent that rather than type it.|Attached the declaration.]
us {thanks}. I've attached the [manufacturer's declaration|vendor's origin statement] for it, which [is what auditors normally accept|should do for your form]. [If your form needs a harmonized code too, let me know.|Let me know if you need the HTS code as well.]
them [That'll do nicely, thank you.|Got it, that's what the form asks for.] [No code needed.|And we don't need the code.]
tell [Origin statement sent by e-mail.|We e-mailed you the origin statement.]
fix Sent origin declaration for the {article}. [HTS code not needed.|Customer has what the form asks for.]
fix [Vendor declaration e-mailed.|E-mailed the origin statement.]
---
us {thanks}. [I don't have it in front of me|It isn't on our product page], so [I've asked our product team for the vendor declaration|I've requested the declaration from our product team]. [They usually answer within a day.|You'll have it {day1}.]
note {specialist} [sent the declaration|found the declaration]. [Filed it in the product folder, too.|Put a copy in the product folder for next time.]
us Here it is, [attached as a PDF|as an attachment]. [Sorry for the wait.|Thanks for waiting.]
tell The origin declaration for the {article} is in your e-mail.
fix [Got the declaration from product and sent it on.|Requested declaration from {specialist}, forwarded to {first}.]
fix [Product had the declaration.|{specialist} found the declaration.] Sent.

### manual | Question | machine, device, furniture assembly, control
S [Manual|Instructions|Owner's manual] for {article}
S {article} – [lost the manual|no manual in the box|need instructions again]
T {first} [can't find|needs] the manual for the {article}. [New people started and nobody's been shown.|It walked off.|They moved offices and it went with the trash.] PDF is fine.
L [Do you have|Could you send me] a PDF of the manual for the {article}? [We moved and ours disappeared.|We have two new people starting and I'd like them to read it before they touch anything.] [I looked on your site but only found the spec sheet.|Couldn't find it on the website.]
L [I'm looking for|I need] the setup instructions for the {article}. [Ours came without.|The copy we have is the wrong version.] [The pictures don't match what I'm looking at.|Half of what's in it isn't on our unit.]
T No manual for the {article} at {account}. [New hire needs it.|{first} wants it for a training binder.]
L We inherited the {article} with the space and nobody knows how to use it properly. [Is there a manual?|Could I get the manual?] [And the care instructions, if they're separate.|Anything with maintenance in it, too.]
---
us {thanks}. [It's attached.|Here you go, attached.] It's the current version; [page 6 has the setup|the setup starts on page 6] and [the back page has the care instructions|maintenance is on the back page]. [I'd print that one and tape it inside a cabinet door.|Most people print the maintenance page and post it nearby.]
them [Great, thanks.|Perfect.] [Printed.|Printed two.]
tell Manual sent as a PDF.
fix [E-mailed current manual (PDF).|Sent the PDF manual, current version.]
fix [PDF manual out.|Manual e-mailed to {first}.]
---
us {thanks}. [There have been two versions|We've had two versions of it], so could you tell me [roughly when you bought it|what it says on the label]? [I don't want to send you the wrong one.|That way you get the right one.]
them [Bought it last year.|It'd be about a year old.] [Label says rev B, if that means anything.|The sticker has a small B at the end.]
us That's the second version, [so this is the right manual|and the manual for it is attached]. [The part about setup changed the most.|Setup is the main thing that changed.]
tell The manual for your version is in your e-mail.
fix Older and newer manual differ; [sent the rev B one|sent second version] by e-mail.
fix [It was the second version.|Version confirmed from the label.] Manual sent.

### will-call | Question | near light
S [Pick up|Will call]: {article}
S Can we pick up [the |]{article} [at your warehouse|ourselves]?
T {first} [is close by|has a truck coming our way] and [wants to pick up|would like to pick up] the {article} instead of having it shipped. [Asks about hours and paperwork.|Wants to know when the counter's open.]
L [Can we pick up|Is it possible to pick up] an order at your warehouse? [We'd be buying the {article} and our driver's in your area anyway.|It's for the {article}, and we have a truck passing through.] [What are your hours?|What does he need to bring?]
S [Local pickup|Collecting] {article} – possible?
T {first} would rather [send a driver|come by] than pay freight on the {article}. [Asked what to bring.|Wants to be in and out quickly.]
L We're half an hour away from you. [Rather than pay freight on the {article}, could I swing by?|It seems silly to ship the {article} that far.] [Do I order online first?|Do I need an appointment?]
---
note Checked with {dock}. [Will call is fine with a day's notice.|OK for will call, they stage it by the office door.] [Driver needs the order number.|Driver signs at the office.]
us {thanks}. Yes, [we do will call|will call is fine]. [Place the order as usual and put "will call" in the notes|Order as usual with "will call" in the notes]; we'll e-mail you when it's staged, usually the next business day. [Your driver should have the order number and an ID.|Please send the driver with the order number and a photo ID.]
them [Perfect. What time do you close?|Good. Until what time?]
us [Pickups are 8 to 4, Monday through Friday.|Monday through Friday, 8 to 4.] [Come to the office door, not the docks.|The office entrance, please; the docks are busy.]
tell [Will call is 8 to 4, Monday through Friday, once you've had our e-mail.|You can pick up from 8 to 4 on weekdays. Please wait for the ready e-mail.]
fix [Explained will call: order online, wait for ready e-mail, 8–4 weekdays.|Will-call terms given, 8–4 weekdays with order number and ID.]
fix [Pickup explained: order, wait for the e-mail, bring ID.|Told {first} how will call works.]

### substitute | Question | single !supply !heavy
S [Substitute|Alternative|Replacement] for {article}?
S {article} [compared to what we have now|or something similar?|– is there an equivalent?]
T {first} has been buying [a competitor's version|something similar elsewhere] and wants to know if the {article} [is a drop-in replacement|would replace it one for one]. [Will send the old part number.|Promised us the old spec sheet.]
L We've been using [another brand|a different make] and it's been discontinued. [Is the {article} a one-for-one replacement?|Would the {article} be the right replacement?] [I can send you the spec sheet of the old one.|I've attached what we have today.]
T {first} [lost their old supplier|can't get their usual one any more] and asks if the {article} would replace it. [Will send a picture of the old one.|Will e-mail the old specs.]
L [Our old supplier closed.|The company we used to buy from shut down.|We have to switch suppliers.|We can't get our usual model any more.] [Would the {article} replace what's in the attached picture?|I'm hoping the {article} is close to what's in the picture.] [Needs to work with what we already have.|We'd be mixing it with the old ones.|It has to match what we have.|It'll be used next to the old ones.]
---
note [Sent what we have to {specialist}.|Asked {specialist} to compare.] [Product is comparing them line by line.|Waiting on the comparison.]
us {thanks}. [I'd rather have our product team look at it than guess|I don't want to guess at that], so [{specialist} is comparing the two|I've asked {specialist} to put them side by side]. [You'll have an answer {day1}.|I should have it for you by {day3}.]
us [{specialist} went through it:|Here's what {specialist} came back with:] [the {article} will do everything your current one does|it's a like-for-like match for what you described], [with one difference in how it's packed|except that the packaging is different]. [I'd start with one and see.|I'd order one first and try it.]
them [Makes sense. We'll order one.|Will do, thanks for checking.]
note [One on order, told {rep}.|Let {rep} know they're trying one.]
tell [Product compared the two: the {article} is a like-for-like match.|Our product team confirmed the {article} as a match.]
fix {specialist} compared; [{article} confirmed as equivalent|like-for-like match]. [{first} will try one first.|Customer to trial one.]
fix [Compared, it's a match.|{specialist} says it'll work.] [One on trial.|They'll start with one.]

### which-option | Question | machine, device plug, tool, musical
S {article} or [the next one up|the model above it]?
S [Which one do we need?|Help choosing] – {article}
T {first} can't decide between the {article} and the next one up. [Would like our opinion.|Asked what the difference gets them.]
L I'm trying to decide between the {article} and [the next one up|the one above it]. [What am I really paying for?|What would I miss if I took the cheaper one?] [It won't be in use all day.|We're not heavy users.]
L [Is the {article} enough for us|Would the {article} do for us], or should we go one up? [It gets used a couple of hours a day.|It's used a few times a week.]
---
us {thanks}. [For light use I'd save the money|If it's not in use all day, save your money]. The bigger one [earns its price when it's in use all day|makes sense if people are on it all day], and [from what you describe that isn't you|I don't think you'd notice the difference]. [Happy to talk it through if you'd like a call.|Call me if you want to go over it.]
them [I appreciate the honest answer.|Refreshing, thank you.] [We'll take the {article}.|The {article} it is, then.]
tell Recommended the {article} for the use you described.
fix Advised on options, [recommended {article} for light use|{first} is going with the {article}].
fix [Light use, so the {article} is enough.|They don't need the bigger one.] [Customer agreed.|Told {first} why.]

### hold-stock | Question | public light, foundation light, church light
S [Hold|Reserve] {nouns} for us?
S {article} – [can you hold some until our PO?|hold stock until the PO is approved?]
T {first} [asks|wants to know] if we can set aside some {nouns} (the {article}) [until their board approves the PO|while their PO works its way through approvals]. [Usually takes them a week.|Says two weeks, tops.]
L [Can you put a hold on|Is there any way to reserve] some {nouns} for us? [Our PO is with the board and won't be approved until next week.|The money is approved but the PO isn't cut yet.] It's the {article}[, and I don't want to be told it's back-ordered when the PO finally comes|].
S [Can you set some aside|Set aside stock]: {article}
T Board approval takes [another week|until next week] at {account}; {first} asks if we'd set some {nouns} aside. [The {article}.|It's the {article}.]
L [Approvals take a while here.|Our approvals take forever.] Can you keep some {nouns} ({article}) back for us until the paperwork is through? [It's a matter of days.|I'd say ten days at the most.]
---
us {thanks}. [We can soft-hold stock for five business days against a quote|A soft hold is possible for five business days if there's a quote]; after that it goes back on the shelf. [Do you have a quote number?|Is there a quote already?]
them [{rep} did one for us.|{rep} sent us one, I'll forward it.] [Five days should be just enough.|Five days might be tight but let's do it.]
note [Found the quote. Asked {dock} to tag it.|Quote's there. {dock} tagged the stock.] [Falls off {day3} at the earliest.|Set myself a reminder.]
us [Done, they're tagged in your name.|All set. They're tagged for you.] [If the PO needs longer, write me before it lapses and I'll ask for an extension.|Write me before the five days are up if it's dragging.]
tell Stock is tagged for you for five business days.
fix [Soft hold placed for five business days against {rep}'s quote.|Five-day hold against quote, told {first} when it lapses.]
fix [Held against the quote, five business days.|Tagged for them, five business days.]
---
us {thanks}. [I'm sorry, we can't hold stock without a PO or a quote|We can't set stock aside without a quote or a PO, I'm afraid]. [What I can do is set an alert so I know if we're running low|What I can do is warn you if it gets low], and [have {rep} send you a quote|ask {rep} for a quote], which does give you five days.
them [Let's do the quote then.|OK, please ask {rep}.]
tell {rep} will send a quote, which holds stock for five business days.
fix No hold without a quote. [{rep} asked to send one.|Sent to {rep} for a quote.]
fix [Needs a quote first, {rep} is on it.|{rep} quotes, then five days' hold.]

### spec-sheet | Question | contractor, tradesmen, architects, engineers, developer, public, dealer
S [Spec sheet|Cut sheet|Submittal] for {article}
S {article} – [need a spec sheet for approval|cut sheet please|spec sheet for our file]
T {first} needs a [spec|cut] sheet for the {article}. [Going into a submittal package.|Their approver wants a PDF, not a link.|For a bid they're answering.]
L [Could you e-mail me|Please send] a [spec sheet|cut sheet] for the {article}? [It goes into a submittal package, so a PDF and not a link.|We're answering a bid and have to attach one for every line.] [Logo on it or not doesn't matter.|Whatever you have is fine.]
T For a bid, {first} needs a one-page spec sheet on the {article}. [Due this week.|Bid is due tomorrow.]
L Our bid's due tomorrow, and I'm missing a spec sheet for the {article}. [The manufacturer's sheet is fine.|One page, PDF.] [I'd appreciate it today.|Thanks for rushing it.]
---
us {thanks}. [Spec sheet's attached.|Attached is the current spec sheet.] [It covers all the options; the table on the second page has the details.|All options are in the table on the second page.] [Good luck with the submittal.|Let me know if the reviewer wants anything else.]
them [Thank you, quick turnaround.|Wow, quick. Thanks.]
tell Spec sheet sent.
fix Sent spec sheet PDF.
fix [Spec sheet out.|Sheet e-mailed right away.]
---
note [The PDF on the share is last year's.|Only found an old PDF.] [Asked {specialist} for the current one.|{specialist} is exporting a new one.]
us {thanks}. [The sheet I found is an old one|I only found last year's sheet], so I've asked product for a current one. [{day1} at the latest.|You'll have it {day1}.]
us [Here's the current sheet.|Current version attached.] [Please throw out any older copy you have.|It replaces anything you downloaded before.]
them [Thanks, it's in the package.|In the package now, thanks.]
tell The current spec sheet is in your inbox.
fix Old PDF on file, [{specialist} exported a new one|new one from {specialist}], sent to {first}.
fix [Updated sheet made and sent.|{specialist} updated the sheet.]

### expedite | Question | single light, pack light
S [Rush|Expedited|Next-day] shipping on {article}?
S {article}: [need it fast|fastest shipping?|can this be overnighted?]
T {first} needs the {article} [as fast as possible|in a hurry] and asks about the cut-off for [next-day|overnight]. [Hasn't ordered yet.|Will order today if we can make it.]
L [What's the fastest you can get us|How fast could we have] the {article}? [Somebody here forgot to order it.|We should've ordered it last week.] [We'll pay for overnight.|Cost isn't the issue this time.]
T Somebody at {account} forgot to order, and {first} asks what the fastest way is for the {article}. [Will pay for Express.|Doesn't mind paying for Express.]
L We dropped the ball and forgot to order the {article}. [What are my options for this week?|Is there any way to have it this week?] [Happy to pay for it.|I'll pay for the upgrade.]
---
us {thanks}. [If you order before 2:00, it goes out today|Orders in by 2:00 leave the same day]. Pick Express at checkout; [it's next business day to most addresses|that's normally the next business day]. [It's in stock, I just checked.|I checked, and it's on the shelf.]
them [Ordered just now.|OK, order's in.] [Fingers crossed.|Please keep an eye on it.]
note [Walked it over to {dock}.|Asked {dock} to pull it first.] [Made the truck.|It made today's pickup.]
us [Your order made today's pickup.|It's on the truck.] [Tracking will come by e-mail tonight.|You'll get the tracking number by e-mail.]
tell [Your order made the truck; tracking is on its way by e-mail.|It left on Express. The tracking number comes by e-mail.]
fix [Customer ordered Express before cut-off; {dock} pulled it.|Express order made the pickup, {first} informed.]
fix [Made today's truck by Express.|Express, pulled by {dock} before the cut-off.]
---
us {thanks}. [I want to be straight with you: today's truck has left|Honest answer: we've missed today's truck], so {day1} is the earliest it can go out. [From there it's one day by Express, two to four by ground.|Express is one day from there, ground two to four.] [Would a will-call pickup help?|If you have a van, you could pick it up here.]
them [We'll go with Express.|Express, then.] [Not your fault.|Should have ordered earlier.]
tell It goes out by Express on the next business day.
fix Missed today's truck. [Express the next day.|{first} chose Express for the next day.]
fix [Too late for the same day.|After the cut-off.] [Express the day after.|Went Express a day later.]

### product-photos | Question | dealer
S [Photos|Product images] of {article} [for our site|for our catalog]
S {article}: [hi-res images?|pictures for a flyer]
T {first} resells the {article} and [would like product photos for their own site|asks for hi-res images for a flyer]. [Will credit us.|Wants to know about usage rights.]
L [Do you have|Could we get] high-res photos of the {article}? [We list {them} on our own site and the ones I can save are too small.|We're printing a flyer and what's on your page is only good for the web.] [White background if possible.|Happy to credit you.]
T {first} puts together [a flyer|an online listing] with the {article} and needs better pictures. [Marketing has some.|Reseller.]
L I'm building a page for the {article} and my own photos are awful. [Do you share yours?|Could we use yours?] [We'll follow whatever rules you have.|Just tell me the rules.]
---
note [Marketing has an image folder for resellers.|Got the reseller link from marketing.] [OK to share, no people in the shots.|Cleared with marketing.]
us {thanks}. [Here's the link to our image folder|Marketing keeps a folder for this]; the {article} is in there [on white and in use|from three sides, on white]. [Use the photos as long as you carry the product; please don't retouch.|You're free to use the photos while you sell it. Just don't alter the product itself.]
them [Downloaded, thank you!|Got them. Great quality.]
tell Image folder link sent.
fix Sent reseller image link. [Usage rules explained.|Terms of use included.]
fix [Link to the images sent.|Image link and terms sent.]

### cleaning | Question | machine, device, furniture, ware, tool, footwear, musical, shelter
S [Cleaning|How to clean] the {article}
S {article} – [what can we clean it with?|cleaner recommendations|safe cleaner?]
T {first} asks what to clean the {article} with. [Their cleaning crew uses whatever's on the cart.|Somebody used something harsh and now they're worried.] [No damage so far.|Looks fine, they just want to be sure.]
L What do you recommend for cleaning the {article}? [Our crew uses an all-purpose spray and I want to be sure that's OK.|I don't want to ruin it in the first month.] [Is there anything we should definitely not use?|Anything that's off limits?]
L [Somebody here used bleach wipes on|One of our people went at it with a scouring pad, that is, at] the {article}. [It looks OK but I'd like to know for next time.|No harm done that I can see.] What should we be using?
T Cleaning question on the {article}. {first} [found a stain|saw somebody use a scouring pad] and wants to do it right. [No harm yet.|Nothing permanent.]
L There's a stain on our {article} and I don't want to make it worse. [What works?|What would you try first?] [Somebody suggested vinegar.|I've only used water so far.]
---
us {thanks}. [Warm water, mild soap, soft cloth|Mild soap, lukewarm water, and a soft cloth], then dry {it} right away. [No bleach, no abrasive pads, no solvents.|Stay away from bleach, solvents, and anything abrasive.] [The care label says the same; I've attached a one-page sheet you can post.|I've attached our one-page care sheet; post it where the crew can see it.]
them [Posted by the sink, thanks.|Printed and handed to the crew.] [Good to know about the bleach.|They were using bleach wipes, so I'm glad I asked.]
tell Care sheet sent: [mild soap, soft cloth, no bleach|no bleach, no abrasives, mild soap only].
fix Sent care sheet. [Mild soap only, no bleach or abrasives.|Advised mild soap and soft cloth.]
fix [Care sheet out, no harsh cleaners.|Gave the care rules, sent the sheet.]

### size-chart | Question | garment sizes, footwear sizes
S [Sizing|Size chart|Fit] – {article}
S {article}: [runs small or large?|how do the sizes run?|size chart for our crew]
T {first} is ordering {nouns} (the {article}) for a crew and [asks how the sizes run|wants to know if they run true to size]. [Mix of men and women.|Has a few people between sizes.]
L [How do the sizes run on|Does sizing run true on] the {article}? [I'm ordering for a crew of 14 and don't want to do exchanges for half of them.|Last time half my people were between sizes.] [Is there a chart with measurements?|A chart in inches would help.]
L [Could we get a size run of|Do you lend out a fit set for] the {article}? [We'd have everyone try one on and then order once.|It beats guessing.]
T Crew order coming from {account}; {first} wants to get sizes right on the {article} the first time. [18 people.|Two locations.]
L Last time we guessed sizes and ended up exchanging a third of them. [How do I get it right with the {article}?|Any tips for the {article}?] [18 people, all shapes.|It's a crew of 18.]
---
us {thanks}. [It runs true to size for most people|Most of our customers find the sizing true]; [between sizes, go up|if someone's in between, go up one]. The chart with measurements in inches is attached. [Unworn items can be exchanged within the return window, so keep the tags on.|Keep the tags on and you can exchange unworn ones.]
them [Chart's on the break room wall, thanks.|Perfect, I'll pass the chart around.]
tell Size chart sent; [when in doubt, go up one|between sizes, go up].
fix Sent size chart in inches. [Advised sizing up when between sizes.|True to size, go up if between.]
fix [Chart sent, between sizes go up.|Measurements sent.]
---
note [{rep} has a fit set.|Fit set is with sales.] [Free until the end of the week.|Back from the last customer.]
us {thanks}. We [lend out a fit set|have a fit set], one of each size. I've asked {rep} to send it to you with a prepaid label; [keep it for a week|you can keep it a week]. [Write down everyone's size before it comes back.|Have everyone sign a sheet with their size, that saves you a second round.]
them [That's great service.|Love it. That solves my problem.] [Please ship it to my attention.|To my attention, please.]
tell {rep} is sending a fit set, one of each size.
fix Fit set going out via {rep}, [one week|back in a week].
fix [Fit set lent out, a week.|{rep} lends the fit set.]

### plug-power | Question | machine plug, device plug
S {article}: [what kind of outlet?|amp draw?|power requirements]
S [Electrical requirements|Outlet|Circuit] for {article}
T {first} asks what outlet and circuit the {article} needs. [Their electrician is coming and wants to know now.|Electrician on site, wanted an answer on the spot.] [Told them I'd send the sheet.|Sending the spec page.]
L [What kind of outlet does|What does] the {article} need? [The electrician's coming and I have to tell him whether it wants its own circuit.|We're wiring the room now, so it's now or never.] [Amps and plug type, please.|Plug type and amp draw is all I need.]
L Can the {article} share a circuit [with other equipment|with whatever else is on that wall]? [We're in an old building.|I'd rather not find out the hard way.]
T Electrician at {account} wants to know what to pull for the {article}. [{first} relays.|{first} has him on the other line.]
L We're remodeling and the walls are open. [What should the electrician put in for the {article}?|What circuit does the {article} want?] [Our electrician would like the spec page.|A spec page would be best.]
---
us {thanks}. [I'd never go from memory on electrical|I'm not going to quote electrical specs from memory], so the spec page is attached: [plug type and amp draw are in the box at the top|the plug type and amps are in the first table]. [Let your electrician make the call on the circuit.|Your electrician should decide about the circuit from that.] [If it's going to share, add up everything on the breaker.|I'd give it its own circuit if you can.]
them [Handed it to him. He's happy.|Electrician has it. Thanks.]
tell Electrical specs sent; your electrician should size the circuit.
fix [Sent spec page with plug type and amp draw.|Electrical spec page sent to {first}.] [Electrician decides on the circuit.|Left the circuit to their electrician.]
fix [Spec page sent for the electrician.|Left sizing to the electrician, sent specs.]

### filter-interval | Question | filter !part !supply
S [How often to change|Changing] the filter – {article}
S {article}: [filter schedule|when do we replace the filter?]
T {first} asks how often the filter in the {article} [has to be changed|needs changing]. [Nobody's touched it since they bought it.|They want to put it on a PM schedule.]
L How often should we be changing the filter on the {article}? [I'm setting up a maintenance calendar.|I don't think anyone has touched ours since we got it.] [And which one do I order?|And what's the part number?]
---
us {thanks}. [It depends on how hard you run it, but every three months is a good rule|Every three months for daily use, twice a year if it's light]. [If flow drops or it starts to smell, don't wait for the calendar.|Change it sooner if you notice it working harder.] The part number is [on the old filter's collar|on the label inside the cover]; [any of our order desk people can look it up for you|read it to the order desk and they'll ship one].
them [Found the number. Ordering two.|Got it. I'll order a couple and put it on the calendar.]
tell [Change it every three months with daily use.|Every three months is a good rule for daily use.]
fix Advised three-month interval for daily use; [{first} is ordering two filters|part number on the old filter].

### lid-part | Question | lid
S [Replacement lid|Just the lid] for {article}
S {article} – [can we buy the lid separately?|lid only?]
T {first} [lost|broke] the lid of the {article} and wants to buy just the lid. [Everything else is fine.|Dropped in the dish pit.]
L [Can I buy just the lid for|Do you sell lids separately for] the {article}? [Ours met the floor.|Ours walked off.] [Everything else is in perfect shape and I'd hate to toss it.|Seems silly to buy a whole new one.]
---
us {thanks}. [We do|Yes, we do], but lids go by size. [Can you measure across the top, or read me the number molded on the bottom?|Could you send me what's stamped on the bottom?]
them [Bottom says the size, photo attached.|Here's a picture of the bottom.] [We'd take two while we're at it.|Make it two.]
note [Lids are in bin stock, not on the site.|Lid isn't in the store, order desk sells it by phone.] [Sent price.|Price sent.]
us [I found it.|That's the one we stock.] [It isn't listed in the store, so the order desk will set it up for you|The order desk can ring it up, it isn't listed online]; [reply with a ship-to and I'll pass it along|just reply with the ship-to]. [It goes by mail in a padded envelope.|Small enough to go by mail.]
tell Lids are available through the order desk.
fix [Lid available as a part; order desk set it up.|Sold as a part through the order desk, size confirmed from photo.]

### certificate-cal | Question | calibrated
S [Calibration certificate|Cal cert] for {article}
S {article} – [does it come with a cal cert?|certificate for our auditor]
T {first} asks if the {article} ships with a calibration certificate. [Auditor's visit coming up.|Their QA won't release it without.]
L Does the {article} ship with a calibration certificate, or [is that extra|do we order that separately]? [Our QA department won't release equipment without one.|We have an audit coming and I'd like the file complete.] [NIST-traceable, if possible.|It needs to be NIST-traceable.]
---
us {thanks}. [A factory certificate is in the box|Each one ships with a factory certificate], in the sleeve with the manual. [If you need NIST-traceable data points, that has to be ordered with the unit|NIST-traceable data is an add-on that has to be ordered with the unit]. [Which one does your QA want?|Will the factory certificate do?]
them [Factory cert is fine, I asked.|QA says factory is fine.]
tell A factory certificate ships in the box.
fix Factory cert ships in the box; [their QA accepts it|enough for their audit].
---
note [Serial number needed to pull the cert.|Can reprint from the serial number.]
us {thanks}. If yours has gone missing, I can [pull a copy by serial number|reprint it from the serial number]. [Could you send me that?|What's the serial?] [It's on the silver plate.|You'll find it on the plate at the back.]
them [Serial's in the photo.|Here's the plate.]
us [Copy attached.|Got it, certificate attached.] [It's the same document the factory issued.|It has the original date on it, which is what auditors want.]
tell Copy of the certificate sent.
fix Pulled cert by serial number, sent copy.

### shelf-life | Question | supply
S [Shelf life|Expiration] – {article}
S {article}: [how long do they keep?|lot and expiration?|expiration date on current stock]
T {first} asks about the shelf life of the {article} and [what's on the current lot|how far out the current stock is dated]. [They buy twice a year.|Storage room is not climate-controlled.]
L What's the shelf life on the {article}, and how is your current stock dated? [We only order twice a year and don't want to be throwing any out.|I'd like at least a year on it.] [Can you ship from one lot?|And can it all come from one lot?]
---
note [{dock} read me the date off the carton.|Had {dock} check the carton date.] [Plenty left.|Well over a year.]
us {thanks}. [I had the warehouse check|The warehouse checked the cartons]: [the lot on the shelf has well over a year left|there's more than a year left on what we'd ship]. [Keep the cartons closed, dry, and out of the sun.|Store them closed and dry.] [For one lot, put "single lot" on the PO.|If you want a single lot, write it on the PO.]
them [Good. I'll note it on the PO.|Over a year works for us.]
tell Current stock has more than a year left.
fix Checked carton date: more than a year left. ["Single lot" to go on their PO.|{first} will order twice a year as before.]

### logo | Question | garment
S [Logo|Embroidery] on {article}
S {article} – [can you add our logo?|embroidery minimums?]
T {first} wants their logo on the {article}. [Asks about minimums and setup.|Left chest, one color.] [Artwork is only a JPG.|Will send artwork.]
L Can you put our logo on the {article}? [Left chest, two colors, about 30 pieces.|We'd need about two dozen.] [What's the minimum, and what file do you need?|What do you need from us for artwork?]
---
us {thanks}. Yes. [Minimum is 12 pieces|We do 12 and up], and there's a one-time setup for the artwork. [We need a vector file (AI, EPS, or PDF)|Send a vector file if you have one, AI or EPS]; [a JPG can be redrawn for a fee|we can redraw a JPG, but it costs extra]. [Decorated items can't come back, so please get sizes right first.|Once it's decorated it's not returnable, so settle the sizes first.]
them [EPS attached.|I got the EPS from our printer, attached.] [Sizes to follow.|I'll send sizes with the PO.]
note [Artwork is clean.|EPS opens fine.] Forwarded to {rep} for the quote.
tell {rep} has the artwork and will send a quote and a proof.
fix [Minimum and artwork explained, EPS forwarded to {rep}.|Decoration terms given; {rep} is quoting.]

### weight-limit | Question | furniture
S [Weight limit|Load rating] – {article}
S {article}: [how much can it hold?|weight rating]
T {first} asks for the weight rating of the {article}. [Facilities wants it in writing.|Accommodation request from HR.]
L What's the weight [rating|limit] on the {article}? [Facilities needs it in writing.|I have an accommodation request and need it from the manufacturer, not a guess.] [A data sheet is fine.|If it's on a spec sheet, that works.]
---
us {thanks}. I've attached the manufacturer's sheet; [the rating is in the last row|the rated load is on the second page]. [It's for an evenly spread load.|That's with the load spread evenly.] [If someone needs a higher rating, there's a heavy-duty option I can show you.|There are heavier-rated options if that isn't enough.]
them [That's enough for us, thanks.|The rating's fine. Sent it to HR.]
tell Load rating sent, from the manufacturer's sheet.
fix Sent manufacturer's sheet with load rating. [Sufficient.|Rating is enough for them.]

### assembly | Question | furniture assembly, machine assembly
S [Assembly|Setup] of {article}
S {article} – [comes assembled?|how long to put together?|do you do installation?]
T {first} asks whether the {article} comes assembled. [No tools on site.|They have one handyman and two mornings.]
L Does the {article} come assembled? [We have one facilities guy and he's not happy about flat-pack.|I need to know whether to book somebody.] [How long per piece?|Roughly how long does one take?]
---
us {thanks}. [It ships partly assembled|Most of it is done at the factory]; what's left is [about 20 minutes for two people|a 20-minute job with two people]. [The hex key's in the hardware bag.|All tools are in the box.] [For larger orders we can quote installation.|If it's a whole floor, sales can quote installation.]
them [Twenty minutes we can live with.|OK, we'll do it ourselves.]
tell Ships partly assembled, about 20 minutes with two people.
fix Partly assembled, 20 minutes for two people. [No installation needed.|They'll do it in-house.]

### battery | Question | battery
S [Battery|Battery life] – {article}
S {article}: [how long on a charge?|can the battery be replaced?]
T {first} asks about the battery in the {article}: [run time, and whether it can be replaced|can it be swapped, and how long does it run]. [Used all day on site.|They have one that's two years old.]
L [How long does the {article} run on a charge?|What kind of run time should we expect from the {article}?] And [can we replace the battery ourselves when it gets tired|is the battery user-replaceable]? [We've had bad luck with sealed ones.|I'd rather not toss the whole thing in two years.]
---
us {thanks}. [Run time is on the product page and assumes room temperature; cold takes a bite out of it|The product page has the run time, which is at room temperature; expect less in the cold]. [The battery comes out with two screws and we stock it as a part.|It's replaceable, two screws, and we keep it as a part.]
them [That's what I wanted to hear.|Replaceable is the main thing. Thanks.]
tell The battery is replaceable, and we stock it.
fix [Battery is user-replaceable, stocked as a part.|Answered run time and replacement; part is stocked.]

### noise | Question | machine noise
S {article}: [how loud is it?|noise level]
S [Noise level|Decibels] – {article}
T {first} asks how loud the {article} is. [It's going next to somebody's desk.|It's going where people take calls.]
L How loud is the {article}? [It would sit ten feet from our front desk.|It'd be in an open office.] [If there's a dB number, great; if not, tell me honestly.|I've had one returned over noise before.]
---
note [{specialist} has one running in the back.|Asked {specialist}, who's heard it all day.]
us {thanks}. [I asked somebody who uses one all day|Our product specialist runs one in the back]: [you can talk over it without raising your voice|normal conversation is fine next to it], [but you'd notice it on a quiet phone call|though you'd hear it on a phone call]. [For a front desk I'd put it around the corner.|Ten feet from a front desk is borderline.]
them [Around the corner it is, then.|Appreciate the honesty. We'll move it.]
tell Talking next to it is fine; [we'd still keep it away from phones|not ideal beside a phone].
fix [Gave {specialist}'s honest take on noise. They'll place it around the corner.|Noise level discussed; placing it away from the desk.]

### color-match | Question | furniture fabric, bag, shelter
S [Color|Shade|Swatch] – {article}
S {article}: [is the color true to the picture?|swatch before we order?]
T {first} wants to know how close the picture of the {article} is to the real color. [Has to match what they bought before.|Asks for a swatch.]
L How close is the color of the {article} to the picture on your site? [It has to sit next to some we bought two years ago.|On my screen it looks different from the brochure.] [A swatch would settle it.|Do you send swatches?]
---
us {thanks}. [Screens lie|Screens vary a lot], so I've put a swatch in the mail to you. [Hold it next to the old ones in daylight.|Look at it in daylight next to what you have.] [Lots can differ slightly, so for a perfect match order everything at once.|If it all has to match, order it in one go; lots vary a little.]
them [Swatch arrived and it's close enough.|Got the swatch. It's a match.] [Ordering.|I'll put the order in.]
tell A swatch is in the mail.
fix Mailed a swatch. [{first} is happy with the match.|Close enough, they're ordering.]

### sharpening | Question | sharp
S [Sharpening|How to sharpen] – {article}
S {article}: [do you sharpen?|how often to sharpen?]
T {first} asks how often to sharpen the {article} and [whether we do it|if we have a service]. [They're used hard.|Used every day.]
L How often should the {article} be sharpened, and [do you do it|is that something you offer]? [Ours are in use all day.|My people use a pull-through and I suspect that's part of the problem.]
---
us {thanks}. [We don't sharpen in-house|We don't offer sharpening]. [With daily use, a professional edge twice a year and a quick touch-up in between|Twice a year professionally, with a light touch-up every week,] [is what we recommend|keeps them right]. [Skip the pull-through; it takes off too much.|I'd lose the pull-through, it eats the edge.]
them [Pull-through goes in the trash today.|Noted. We'll find somebody local.]
tell Professional sharpening twice a year, [light touch-ups in between|and no pull-through sharpener].
fix We don't sharpen; advised twice a year. [They'll use a local service.|Told them to drop the pull-through.]
"""
