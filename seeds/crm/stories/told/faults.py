"""What is wrong with goods, as customers report it one at a time; see `stories.story`."""

# Sentences read best unbroken.
# ruff: noqa: E501

TEXT = """
### scratched | Incident, Return | machine, device, furniture, musical, fixture, ware metal
S {article} arrived [scratched|with a scratch]
S [Scratch|Cosmetic damage] on new {article}
S {article}: [scratched out of the box|scratch on the front]
T {first} unpacked the {article} and [found a long scratch on the front|found a scratch right where you'd see it]. [Box looked fine.|No damage to the carton.] [Works OK.|Can live with it for the right credit.]
L [We unpacked the {article} this week|The {article} came] and there's a scratch [across the front|down one side], about as long as my hand. [The box was perfect, so I think it left like that.|No damage on the box at all.] It works, but [it's going where customers will see it|we paid for new]. [Photos attached.|I can send pictures.]
L Our new {noun} has [a big scratch right on the front|a scratch on the front]. [The carton was fine, so I don't think it was the carrier.|I doubt it was the carrier; the box is spotless.] What can you do?
S [Scuffed|Marked up] {article} – just delivered
T Scratch on a brand-new {noun} at {account}. [Front side.|Visible side.] {first} isn't upset, just [wants it noted|wants to know the options]. {article}.
L [I hate to complain about cosmetics, but|Normally I wouldn't bother, but] our new {article} has a scratch you can see from the door. [Everything else is perfect.|It runs fine.] [What do you usually do in a case like this?|What are my options?]
---
us [I'm sorry, that's not how it should leave here.|That's disappointing, I'm sorry.] Could you send [two photos, one close up and one from a few steps back|a close-up and one photo of the whole thing]? [Then tell me what you'd prefer: a swap, or keep it with a credit.|And let me know which you'd rather have, a replacement or a credit to keep it.]
them [Photos attached.|See attached.] [We'd rather keep it for a credit; it's already installed.|It's in place now, so a credit would be fine.]
note [Cosmetic only.|Clearly cosmetic.] [Offered 10%, within my limit.|10% off is reasonable here.]
us Thank you. [I've put a 10% credit for this on your account|I've credited 10% of the item]; [it'll show on the next statement|you'll see it on your next statement]. [If anything else turns up, let me know.|I've put the photos on your case.]
them [That's fair, thank you.|Good with me.]
tell We've credited your account 10% for the scratch.
fix Cosmetic scratch, customer keeps it. [10% credit to the account.|10% credited.]
fix [Credit instead of a swap.|Kept it for 10%.] [Scratch only.|Works fine.]
---
note [Photos clear, carton undamaged.|Carton fine, so it's ours.] [Told {dock}; second one from that shelf.|Let {dock} know.]
us [I'm sorry about that.|That one's on us.] [A replacement is going out|I'm sending another one]; [please keep the original box for the pickup|hang on to the box so the first one can come back in it]. [The return label will be in your e-mail by {day1}.|You'll get a prepaid label by e-mail.]
them [New one's here and it's flawless.|Replacement came, no scratches.] [The old one went back today.|Old one is boxed up and waiting for the driver.]
tell [Replacement shipped; label for the scratched one is in your e-mail.|We've shipped a replacement and e-mailed a return label.]
fix Replaced, [scratched one returned on our label|old one back on our label]. [Warehouse informed.|{dock} is checking the rest of the stock.]
fix [Swapped for a clean one.|New one sent, first one picked up on our label.]

### missing-piece | Incident | machine, device, furniture, shelter, fixture, musical
S {article}: [piece missing from the box|something missing in the box|part missing]
S Missing [part|piece] – {article}
S [Incomplete|Short]: {article}
T {first} says the box with the {article} was sealed, but [there's a piece missing|one of the pieces on the packing list isn't in it]. [Checked all the foam.|Looked through the packing twice.] Needs it [this week|before they can use it].
L [We opened the {article} and counted twice|I unpacked the {article} with the parts list next to me]: one piece is missing. [The box was taped shut, so I don't think it fell out.|The inner bag was torn, so it may have slipped out before it shipped.] [Can you send just that piece?|I don't want to send everything back over one piece.]
L [There's a part missing in|One part is missing in] our box with the {article}. [I went through all the packing, including the foam.|It's the one circled on the attached parts list.] [Without it we can't use the thing.|Everything else is there.]
T Short one piece: {article} at {account}. [{first} has the parts list in hand.|{first} knows which one.] [Box was sealed.|Nothing in the foam.]
L One of the parts bags with our {article} was sealed but empty. [Everything else is there.|All the other bags are complete.] [Can you mail us the part that should be in it?|Please send what was supposed to be in it.]
---
us [Sorry about that.|I'm sorry, that's annoying.] Can you tell me which one it is? [A photo of the parts list with it circled is easiest.|The number next to it on the parts list is all I need.]
them [Circled it, photo attached.|It's the one on the second row, photo attached.] [Hope you have it in stock.|Fingers crossed it's in stock.]
note [Part's in the parts bins.|{dock} had one in the spares bin.] [Going first class mail.|Sent it in a padded mailer.] [No charge.|$0 order.]
us [We have it.|Found it.] It's going out today [at no charge|free of charge, of course]; [it's small, so it comes by mail|look for a padded envelope]. [You should have it by {day3}.|It usually takes three days.]
them [It came and it fits.|Got the envelope, all set.] [Thanks for not making me ship the whole thing back.|Appreciate it.]
tell The missing piece is on its way at no charge.
fix Sent missing piece, no charge. [Customer confirmed it fits.|Delivered and complete.]
fix [Piece mailed.|One from the parts bins, mailed free.] [Arrived.|Fits.]
---
note [No loose parts in stock for this one.|We don't stock that piece separately.] [Pulling it out of another carton.|{dock} will open a new carton for it.]
us [Sorry, and thanks for checking so carefully.|I apologize for the hassle.] [That piece isn't something we stock on its own, so the warehouse is taking it from a new unit.|We don't stock it loose, so I've had the warehouse open a new carton.] [It ships {day1}.|It goes out {day1}.]
them [Perfect, thank you.|Great. Please make sure the other carton doesn't go to somebody else.]
us Yours has shipped, and [the opened carton is marked|the open one is set aside].
tell Your missing piece was taken from a new carton and has shipped.
fix [Piece pulled from a new carton, opened carton set aside.|Part taken from another unit, which {dock} has quarantined.]
fix [Out of a new carton, which is set aside.|Taken from another carton, told {dock}.]

### wrong-size | Incident, Return | garment sizes, footwear sizes
S {article}: [wrong size in the bag|label says one size, tag says another]
S [Mislabeled size|Size mix-up] – {article}
T In {first}'s {article} order, one bag has the right size on it, but [the tag inside says one size smaller|what's inside is a size smaller]. [One of a batch, the others were right.|Only noticed when somebody tried it on.]
L [The bag has the size we ordered, and the tag inside is one size down|The label has the size we ordered, and what's inside is one size smaller]. It's from our {article} order. [The other ones are fine.|It's only the one.] [How do we swap it?|Please swap it, we need the size on the bag.] [It's been tried on once, indoors.|Tags are still on.]
T The bag and the tag inside show two different sizes, one of the pieces in {account}'s {article} order. {first} [wants what the bag says.|needs the size on the packing slip.]
L [Small mix-up.|A little mix-up on your end, I think.] One bag in our {article} order is labeled one size and holds the next one down. [The packing slip agrees with the label.|We ordered what the label says.] What's the quickest way to trade it?
---
us [Thanks for catching that.|I'm sorry about the mix-up.] [Could you send me a picture of both labels?|A photo showing both labels would help us find out how many left like that.] [I'll ship the right one today either way.|The right size is going out today; no need to wait for the photo.]
them [Both labels attached.|Here they are.] [Thanks for not waiting on me.|Quick work.]
note Bagging error [at the vendor|upstream]. {dock} [is checking the rest of that size|opened ten more bags, all fine].
tell The right size has shipped, [with a prepaid label for the other|and there's a label for the mislabeled one].
fix Mislabeled bag. [Right size sent, wrong one returned on our label.|Exchange done, {dock} checked remaining stock.]
fix [Traded for the right size, our freight.|Right size out the same day.]

### resealed | Incident, Problem | single !supply
S {article}: [box was already opened|looks like a return|resealed carton]
S [Opened box|Used?] – {article}
T {first} [says|thinks] the {article} came in a box that had been opened and taped again. [Nothing seems to be missing, but they paid for new.|Packing slip of somebody else inside.] [Calm about it.|Annoyed.]
L The box for the {article} had clearly been opened before: [two layers of tape, and the inner bag was cut|different tape, and the inside bags were twisted shut]. [Did you sell us a return?|It looks like somebody's return.] [We paid for new and would like new.|I'm not accusing anybody, but I'd like an explanation.]
L Is it normal for the carton of a new {noun} to be [cut open and taped again|taped twice, in two colors]? [Nothing's missing as far as I can tell.|The contents look OK.] It's the {article}.
T Two layers of tape on the carton of the {article}; {first} asks if it's a return. [Calm.|Wants an honest answer.]
L [The {article} came with somebody else's packing slip inside.|There was another company's packing slip in with the {article}.|We found a stranger's packing slip in the {article} box.] [So it's been somewhere before us.|I don't think we were its first stop.|So somebody had it before us.|It looks like a return to me.] [Contents look unused.|It doesn't look used.] But [I paid for new|we paid the new price].
---
note [Asked {dock}: opened for an inspection last month.|{dock} says QC opened five cartons of it.] [Those should've been marked.|Should have had a QC sticker.]
us [Fair question.|I understand why you'd ask.] It's not a return: [we open a few cartons from every shipment to inspect them, and yours was one|yours was opened at our dock for inspection]. [It should have carried a QC sticker, and I'm sorry it didn't.|It's supposed to get a sticker, and that was missed.] [If you'd still rather have a sealed one, I'll swap it.|I'm glad to swap it if you prefer a sealed one.]
them [No, that's fine. I just wanted to know.|That explains it. We'll keep it.]
tell Your carton was opened at our dock for inspection; it's new.
fix Carton was opened for QC and not stickered. [Customer keeps it.|Explained; {first} is fine with it.] [Reminded {dock} about the stickers.|Told {dock}.]
fix [QC sample, sticker was missing.|Opened for inspection, not a return.] [Customer OK with that.|Keeps it.]
---
note [It's a return that went back on the shelf.|Looks like a restocked return.] [{dock} is pulling the rest of that location.|Asked {dock} to look at the other restocks.]
us [You're right, and I'm sorry.|I looked into it and I owe you an apology.] [That carton was a return that went back on the shelf as new, which it shouldn't have.|It had been restocked as new after a return. That's our mistake.] [A factory-sealed one ships today.|I'm shipping you a sealed one today.] [The label for the other one is attached.|Use the attached label to send that one back.]
them [Thank you for being straight about it.|Thanks for the straight answer.] [Going back with tomorrow's pickup.|It's in the box and ready for the driver.]
tell A factory-sealed replacement is on its way. [We apologize for the mix-up.|Sorry again.]
fix Restocked return sold as new. [Sealed one sent, first one back.|Replaced; returned unit marked as open box.]
fix [Was a restock. Sealed one sent.|Sold a restock as new by mistake, made it right.]

### loose | Incident, Problem | machine moving_parts, tool moving_parts, furniture wheels
S {article}: [something's rattling|loose part|came loose]
S [Rattle|Looseness|Wobble] in {article}
T The {article} at {account} [has started to rattle|has something loose in it]. [In use for about two months.|A few weeks old.] {first} hasn't opened it [and won't until we say so|because of the warranty].
L The {article} has [started to rattle|developed a wobble]. [It was fine for the first few weeks.|It's two months old.] [Is it OK if our maintenance guy opens it, or does that void the warranty?|Before anybody takes a screwdriver to it: does that void the warranty?]
L [Something is loose in|There's play in] the {article} and [it's getting worse|it gets worse every day]. [I took a video, it's easier than explaining.|Short video attached.] What do you suggest?
T Rattle in the {article}. {first} asks before anybody opens it. [Told {first} that was the right call.|Waiting to hear from us.]
L [There's a rattle.|It rattles.] The {article} has developed it over the past [week|couple of weeks]. [Nothing dramatic, but it's getting on people's nerves.|It still works, but it can't be right.] [What should I look at first?|Where would you start?]
---
us [Good that you asked first.|Thanks for asking before opening it.] [Tightening the outside screws is fine and doesn't touch your warranty.|You can tighten anything you can reach from outside.] Would you [check the four on the underside|try the four screws at the bottom] and tell me if [that stops it|it's any better]?
them [Two of the four were loose. It's quiet now.|That was it, two were nearly out.] [Should I use thread locker?|Anything we can do so it doesn't happen again?]
us [Glad it was that simple.|Good, easy fix.] A drop of [blue thread locker|medium-strength thread locker] on each will keep them there. [They do settle in the first months.|Some settling early on is normal.]
tell Tightening the four screws underneath solved it.
fix [Loose screws on the underside, tightened by customer.|Two screws had backed out. {first} tightened them.] Recommended thread locker. [No parts.|Nothing sent.]
fix [Screws had worked loose, tightened.|Customer tightened it. Quiet.]
---
us [Thank you for the video, that makes it easy.|Thanks, the description helps.] [You have a worn bushing in there|The bushing is worn], and [it's covered|that's a warranty part]. [I can send you the part with instructions, or you send it in. Which suits you?|Would your people put it in themselves, or would you rather send it to us?]
them [Send the part, our guy can do it.|We'll do it ourselves.] [How long does it take?|Any special tools?]
note [Part is in stock, no charge.|Bushing kit on a $0 order.] [Sheet included.|Put the instruction sheet in.]
us It's a [ten-minute job with a hex key|quick job, one hex key]. [The kit ships today.|The kit leaves here today.]
them [Part's in. Works like new.|Installed, no more play.]
tell The repair kit has shipped under warranty.
fix Worn bushing, kit sent under warranty. [Installed by customer, OK.|{first} confirmed it's fixed.]
fix [Bushing kit, no charge.|New bushing, installed on site.]

### dead-on-arrival | Incident | plug, device battery, device cord
S {article} [won't turn on|dead on arrival|doesn't power up]
S [No power|DOA] – {article}
S New {noun} [doesn't do anything|is dead]: {article}
T {first} plugged in the {article} and [nothing happens|it won't power up]. [Tried two outlets.|Outlet is fine, a lamp works on it.] [Brand new.|Unpacked it today.]
L We unpacked the {article} [today|this morning] and it's dead. [No lights, no sound, nothing.|Nothing at all when you press the button.] [Tried three outlets.|Tried another outlet and another cord.] [We need it by the end of the week.|Please advise.]
L [The new {article} doesn't turn on.|Our {article} is DOA.] [I've been through the troubleshooting page twice.|I did everything on the troubleshooting page.] [What's the fastest way to get one that works?|Do I send it back to you or to the manufacturer?]
T DOA: {article}. {first} has tried [another outlet|another cord]. [Needs it this week.|Was going to use it tomorrow.]
L We unpacked the {article} this morning, and it doesn't power on at all. [Different outlets, different cords, same nothing.|I've tried everything that's obvious.] [What now?|What's next?]
---
us [Sorry, that's a frustrating way to start.|I'm sorry, nobody wants that with a new one.] One thing before I send another: [the reset button on the back sometimes gets tripped in shipping|there's a small breaker on the back that can pop in transit]. [Press it until it clicks, wait ten seconds, and try again.|Push it in firmly and try once more.]
them [That did it!! Feeling a bit silly.|It lives. I never saw that button.]
tell The breaker on the back had tripped in shipping.
fix [Reset button tripped in transit.|Breaker on the back had popped; reset by customer.] Works now.
fix [Tripped reset, solved by e-mail.|Reset button. No replacement needed.]
---
note [Reset tried, still dead.|They've done the reset and the fuse.] [Replacement is on the shelf.|Stock is fine, swapping it.]
us [You've tried everything I would have|You've done all the checks], so I'm not going to make you do more. A new one [ships today, next-day air|goes out today by Express]. [The box it comes in is the box the dead one goes back in.|Put the dead one in the same box; the label is inside.]
them [New one's up and running.|Replacement is here and it works.] [Thank you for making that easy.|Dead one is on its way back.]
note [Return received, sent to the vendor.|Dead unit is on the vendor claim.]
tell A replacement has shipped by Express; [return label in the box|the return label is in the box].
fix DOA. [Replaced by Express, dead unit claimed with the vendor.|Advance replacement, original back on our label.]
fix [Express replacement, dead one back.|Swapped by Express.]

### trips | Incident | plug motor, plug heat
S {article} [trips the breaker|keeps tripping the breaker|pops the GFCI]
S Breaker trips [when we start|with] the {article}
T {first} says the {article} trips the breaker [every time it starts|a few seconds after it starts]. [Same on a second circuit.|Electrician says the circuit is OK.] [Unplugged for now.|They've stopped using it.]
L The {article} [trips the breaker as soon as it starts|pops the breaker within seconds]. [It ran fine until last week.|It's new.] We've [tried it on a different circuit|had an electrician look at the circuit], [same thing|and he says it's not us]. [It's unplugged until I hear from you.|I've told everyone to leave it alone.]
T Breaker trips whenever {account} starts the {article}. [Kitchen lights go with it.|Takes the whole counter with it.] {first} [unplugged it|has it unplugged].
L Every time we start the {article}, the breaker goes. [Half the room goes dark with it.|It takes two other outlets with it.] [Is it us or is it the unit?|How do I tell whether it's the wiring?]
---
us [Leaving it unplugged is the right call.|Please keep it unplugged for now.] Two questions: [is it on a GFCI or a plain breaker, and what's the rating|what's the breaker rated at, and is it a GFCI]? And [is anything else on that circuit|does anything else run off it]?
them [20 amp, plain, nothing else on it.|It's a dedicated 20.] [So it's not the wall.|I had that checked.]
note [Sounds like the start capacitor.|{specialist} thinks it's the start capacitor.] [Warranty, so it comes in.|Not a field fix, bring it in.]
us Then it's [almost certainly inside the unit|most likely the unit], and I don't want you opening it. [A loaner ships today, and the label for yours is attached.|I'm sending a replacement and a label for yours.]
them [Loaner is here, runs fine on the same outlet.|The other one runs on the same outlet without a hiccup.]
tell A replacement is on the way. [Please leave the old one unplugged.|Please don't use the old one in the meantime.]
fix Trips on start, circuit ruled out. [Replaced under warranty.|Swapped under warranty, unit to the bench.]
fix [Unit at fault, exchanged.|Exchanged, their circuit is fine.]
---
us [Thanks, that's useful.|That helps.] Is there a chance it's [on an extension cord|plugged into a power strip]? [Starting current is much higher than running current, and a long cord makes it worse.|The surge at start-up is what gets you on a thin cord.]
them [Uh, yes. A long one.|It is. We moved it last week.] [Straight into the wall it's fine.|Just tried it on the wall and it runs.]
us [That's the answer, then.|Mystery solved.] [Keep it on the wall outlet, and if it has to move, have an outlet put in.|Please don't put it back on the strip.]
tell It needs to be plugged straight into the wall.
fix Extension cord. [Runs fine on the wall outlet.|Straight into the wall, no fault.]
fix [It was the extension cord.|No fault, cord was the problem.]

### noisy | Incident | machine motor, machine noise, device motor
S {article} [makes a grinding noise|is getting loud|squeals]
S [New noise|Noise] from {article}
T The {article} at {account} [squeals when it starts|has gotten loud]. [Was quiet when new.|Started this week.] {first} [held the phone to it, I heard it|sent a video].
L Our {article} has started [squealing|making a grinding noise]. [It was whisper-quiet when we got it.|It's loud enough that people comment.] [Video attached, turn your sound down.|I recorded it, see attached.] [OK to keep using it?|Do we stop using it?]
T New noise from the {article} at {account}. [{first} says it's like a coin in a dryer.|{first} compares it to a coffee can of bolts.] [Still works.|No loss of function.]
L The {article} used to hum and now it [growls|whines]. [Everybody asks what that noise is.|People have started to comment.] [Before it dies on us: is that something you've seen?|Should I worry?]
---
us [Heard it, thanks.|Thanks for the recording.] [That's usually dirt or a dry bearing, and not dangerous.|You can keep using it for now.] [Could you take the cover off and vacuum it out?|First thing to try: unplug it, take off the cover, and clean out whatever's in there.] [Page 9 of the manual shows how.|There's a picture on page 9 of the manual.]
them [Wow, what came out of there.|You wouldn't believe the fuzz in there.] [No more noise.|It's quiet now.]
us [Good. Once a month and it'll stay that way.|Great. I'd put it on the monthly list.]
tell Cleaning it out took care of the noise.
fix Packed with dust. [Cleaned by customer, quiet.|Customer cleaned it, noise gone.] [Suggested monthly.|Monthly cleaning advised.]
fix [Dust. Clean and quiet.|Cleaned out, noise gone.]
---
note [Bad bearing, not worth fixing in the field.|Sounds like the bearing.] [In warranty, exchange.|Warranty until next year, swapping it.]
us [One of the bearings is on its way out|I played it for our technician: the bearing is gone], so I'd stop using it. [It's under warranty and we'll exchange it.|You're in warranty, so we're exchanging it.] [The new one ships {day1}.|Look for it by {day3}.]
them [Arrived. What a difference.|New one is running, so quiet.]
tell Exchanged under warranty.
fix Bad bearing. [Exchanged under warranty.|Warranty exchange done.]
fix [Bearing, covered.|Bearing gone, exchanged.]

### leak-seal | Incident | seal water, seal liquid, machine water
S {article} [is leaking|leaks|drips]
S Leak [at|from] the {article}
T {first} says the {article} leaks [a little, puddle by morning|from underneath]. [They've put a tray under it.|Towel under it for now.] [Started after they cleaned it.|No change in how they use it.]
L The {article} is leaking. [Not a lot, but there's a puddle every morning.|It's a slow drip from underneath.] [It started after we cleaned it.|We haven't changed anything.] [Do we need a technician?|Is this something we can fix?]
T {article} at {account} drips. [Towels are out.|{first} put a bucket under it.] [Cleaned recently.|Nothing changed.]
L There's water under our {article} in the mornings. [It's always in the same spot.|About a cup, always in the same place.] [I've checked the hoses.|The connections are tight.] Where do I look next?
---
us [Probably the seal.|I'd bet on the seal.] If it started after cleaning, [it may just not be seated|it's often not seated all the way]. [Take it out, wipe the groove, and press it back in all the way around.|Could you take the seal out, wipe it, and press it back in evenly?] [A little food-grade grease helps.|Don't force it with a screwdriver.]
them [Reseated it, dry since yesterday.|That was it. Dry overnight.]
tell Reseating the seal stopped the leak.
fix Seal not seated after cleaning. [Reseated by customer, dry.|{first} reseated it, no leak since.]
fix [Seal reseated.|Seal wasn't in right.] Dry.
---
us [Thanks for the details.|Sorry about the puddles.] Could you look at the seal and tell me if it's [hard or cracked|cracked anywhere]? [A photo is even better.|A close-up photo would do.]
them [It's hard as a rock and there's a split.|There's a crack, photo attached.]
note [Seal kit in stock.|Kit is a stock item.] [Wear part, but it's young. No charge.|Sent free as goodwill.]
us [There's your leak.|That's the culprit.] [I've put a seal kit in the mail, no charge.|A new seal kit is in the mail, on us.] [They like to be replaced once a year.|Plan on a new one every year.]
them [New seal's in. No drips.|Fitted it this morning, no leak.]
tell A new seal kit is on its way at no charge.
fix Cracked seal. [Kit sent free, fixed.|Seal kit mailed, customer fitted it.]
fix [New seal, on us.|Seal had split, kit sent.]

### cracked-glass | Incident, Return | glass !garment
S {article} [arrived broken|came in pieces|cracked]
S [Breakage|Broken glass] – {article}
T {first} opened the {article} to [broken glass|a crack all the way down]. [Outer carton dented on one corner.|Outer box looks OK.] [Nobody hurt.|Careful with the box, shards inside.]
L The {article} [arrived broken|came in pieces]. [The carton has a dent on one corner.|The outside of the carton is fine, oddly enough.] [I left everything in the box because of the shards.|I haven't unpacked it any further.] [Photos attached.|Pictures below.] Please send another one.
T Broken glass in the carton of the {article}. [{first} has photos.|{first} kept it all in the box.] [Wants another one, no refund.|Needs a new one.]
L I heard it before I opened it. The {article} is in pieces. [I've taped the box shut again so nobody gets cut.|I've put the box where nobody will touch it.] [Please send another one and a bit more paper.|Could the next one have more padding?]
---
us [I'm sorry, and thank you for leaving it in the box.|Sorry about that, and please be careful with the shards.] [The photos are all I need.|No need to send it back; the photos are enough.] [A replacement is going out today with extra packing.|I've asked for extra padding on the replacement, which ships today.] Please [hold on to the carton for a week in case the carrier wants to see it|keep the carton until the carrier has closed the claim].
note Carrier claim filed [with photos|same day]. [Asked {dock} for double boxing.|Double-boxed this time.]
them [Replacement arrived in one piece.|Second one made it, not a scratch.] [OK to throw the old box away?|Can I recycle the box now?]
us [Yes, go ahead.|Yes, recycle away.] [The carrier has what it needs.|The claim is settled.]
tell A replacement has shipped. [No need to return the broken one.|Please discard the broken one.]
fix Broken in transit. [Replaced, carrier claim filed.|Replacement sent double-boxed; claim with carrier.]
fix [Second one arrived safe.|Replacement double-boxed, arrived whole.] Claim filed.

### stitching | Incident, Return | garment seams, bag seams
S {article}: [seam coming apart|stitching is coming out|seam split]
S [Seam|Stitching] failed on {article}
T {first} says the seam on one of the {nouns} ({article}) [has come apart|opened up]. [Worn twice.|Washed once.] [The rest of the order is OK.|Others are holding up.]
L A seam on the {article} [opened up|came apart] [after two washes|the second time it was worn]. [The rest of the order is fine.|The others look OK so far.] [I'm attaching a photo of the seam and the tag.|Photo of the seam attached.] [What's the process?|Do you want it back?]
T Seam failure on the {article} at {account}. [{first} sent a photo.|{first} has a photo.] [Third wash.|After a couple of weeks.]
L We hand these out to everyone, so it matters: a seam on the {article} is coming apart. [Only one so far.|One out of the lot.] [I'd like to know if I should expect more.|Is that a one-off?]
---
us [That shouldn't happen.|Sorry about that, it should last a lot longer.] [No need to send it back|You don't have to ship it]; [the photo of the tag tells me which production run it's from|I have the run number from the tag]. [Which size should I replace?|Can you confirm the size so I send the right one?]
them [Large, please.|It's a medium.] [Thanks for not making me mail it.|Much easier than a return, thanks.]
note [Run noted.|Logged the run number.] [First one from that run.|No others from that run.]
us [A new one is on its way|I've sent a new one]. [If any of the others go, write to me directly.|If you see it on another one, tell me right away.]
tell A replacement is on its way. [Keep or toss the old one.|No need to send the first one back.]
fix Seam failure, [replaced without return|replacement sent, no return]. Run noted.
fix [One-off, replaced.|Replacement, old one stays with them.]

### zipper | Incident, Return | zipper
S {article}: [zipper is stuck|zipper splits|broken zipper]
S Zipper [failed|problem] on {article}
T {first} says the zipper on the {article} [splits behind the slider|won't close any more]. [Light use.|They rent these out.] [Asks for repair or swap.|Would like a repair.]
L The zipper on our {article} [opens up behind the slider|has split and won't close]. [It hasn't seen much use.|I know zippers wear, but this one is nearly new.] [Is that a repair or a replacement?|Can it be repaired?]
T Zipper on the {article} at {account} [came apart|jammed]. [Asks if it's fixable.|Would be happy with a repair.]
L The zipper on the {article} gave up. [The slider goes up and the teeth stay open.|It closes and opens up again behind the slider.] [I'd rather fix it than toss it.|Everything else is like new.]
---
us [Good news: most of the time it's the slider, not the zipper.|Nine times out of ten it's just the slider.] I can [mail you a new slider with instructions|send you a slider kit, it's a five-minute job], or you send it in. [What do you prefer?|Which would you like?]
them [Send the slider, we're handy.|Slider, please.] [Send two if you can.|Might as well send a spare.]
note [Slider kit in the mail.|Mailed two sliders, no charge.] [Let me see if it holds.|Will follow up.]
them [New slider is on and it closes.|Worked like a charm.]
tell Slider kit sent; [let us know if it doesn't do the trick|write back if it doesn't hold].
fix Worn slider, kit mailed. [Fixed by customer.|{first} says it closes again.]
fix [Two sliders in the mail, works.|Slider did it.]
---
note [Teeth are damaged, see photo.|Two teeth bent.] [Not a slider job.|Replace, don't repair.]
us [I see two bent teeth in the photo|From the photo, the teeth are damaged], so a new slider won't help. [We'll replace it.|It's a replacement.] [Label attached for the old one.|Please use the attached label for the old one.]
them [On its way to you. Thank you.|Dropped it off today.]
tell Replacement is on the way; the label for the old one is in your e-mail.
fix Damaged zipper teeth. [Replaced under warranty.|Warranty replacement, old one returned.]
fix [Bent teeth, so a new one.|Exchanged, zipper beyond repair.]

### fabric-color | Problem, Return | furniture fabric, garment
S {article}: [color doesn't match|two different shades|shade is off]
S [Shade difference|Color mismatch] – {article}
T {first} has two shades of the {article} in one delivery [and they sit next to each other|and it shows]. [Looks like two dye lots.|One box lighter than the other.]
L [Half of our|Some of the] {article} order is a shade [lighter|darker] than the rest. [Next to each other it's obvious.|You see it from across the room.] [Can we get them all from one lot?|Photo attached, same light, same table.]
T Two shades in one delivery of the {article}. [{first} sent a photo from the window.|{first} noticed when they lined them up.]
L We lined up the {article} order and you can see exactly where one box ends and the next begins. [It's subtle, but it's there.|It's not subtle.] [How do we fix that?|What can be done?]
---
us [I see it in the photo.|You're right, it's visible.] [Could you give me the lot numbers from both boxes?|What do the two labels say for lot number?] [I'll see which one we have enough of.|Then I'll check which lot we can fill the rest from.]
them [Two different lots, photos of both labels attached.|Lots are on the photos.]
note [{dock} has enough of the newer lot.|Enough of one lot on the shelf.] [Swapping the odd ones.|Exchange for the minority lot.]
us [We have enough of one lot to make it all match.|I can match it.] [The exchange ships {day1}, and the label for the others is attached.|The matching ones ship {day1}; send the odd ones back with the attached label.]
them [All one color now. Thank you!|They match. Much better.]
tell We've exchanged the odd lot so everything matches.
fix Two dye lots in one order. [Exchanged for a single lot.|Odd lot exchanged.]
fix [One lot now.|All one lot after the swap.]

### chipped-edge | Incident, Return | furniture corners, furniture wood
S {article}: [corner is chipped|dinged corner|edge damage]
S [Chipped corner|Damaged edge] on {article}
T {first} says one corner of the {article} is [chipped|dinged]. [Box had a dent in the same spot.|Happened in shipping, box shows it.] [Already assembled.|Half assembled when they saw it.]
L One corner of the {article} is [chipped|crushed], and there's a dent in the box in the same place. [We'd already put it together before anybody noticed.|We noticed when we were done assembling, of course.] [Can we get just the top?|Is there any way to get just that panel?] [I'd hate to take it apart again.|Taking it all apart again isn't going to happen.]
T Corner damage on the {article}, matches a dent in the box. [{first} would take just the panel.|{first} doesn't want to take it apart.]
L We found a crushed corner on the {article}, after we'd built it, obviously. [It's on the side everybody sees.|Turning that side to the wall isn't an option.] [Is there a way to replace that one piece?|Can you get me just that piece?]
---
us [Sorry about the corner.|I'm sorry, and I get it about taking it apart.] [Panels come separately, so you can stay put.|We can ship that panel on its own.] [Can you read me the panel letter off the instructions?|Which letter is it on the assembly sheet?]
them [It's panel A.|Panel A, the top.] [Photo attached as well.|Photo of the corner attached.]
note [Panel is in stock.|Last panel we have.] [Claim filed with carrier.|Carrier claim opened.]
us [Panel's on its way, with new hardware in case you need it.|It ships today with a bag of hardware.] [Recycle the old one.|You don't need to send the old one back.]
them [New top is on. Perfect.|Panel's on and it looks great.]
tell The replacement panel has shipped; please recycle the damaged one.
fix Transit damage to one panel. [Panel sent, claim with carrier.|Panel replaced, claim filed.]
fix [Only the panel, new one on.|New panel, claim open.]
---
note [Repair kit should do for that size.|Small enough for the touch-up kit.]
us [It's small from what I see|From the photo it's about the size of a dime], so there are two ways: [a touch-up kit in your finish plus a 15% credit, or a new panel|I send a touch-up kit and credit 15%, or I replace the panel]. [Your call.|Up to you.]
them [Kit and credit, please.|We'll take the credit and the kit.]
tell A touch-up kit is in the mail and [15% has been credited|we've credited 15%].
fix Small chip. [Touch-up kit plus 15% credit.|Customer chose touch-up kit and 15% credit.]
fix [Touch-up and 15%.|Kit mailed, 15% credited.]

### missing-hardware | Incident | furniture assembly
S {article}: [no hardware bag|missing screws|screws missing]
S [Hardware|Screws] missing – {article}
T {first} is putting together the {article} and [the hardware bag isn't there|is short four screws]. [Stuck halfway.|Installer is standing there.] [Needs it fast.|Wants a local fix if possible.]
L [No hardware bag in the box|We're four screws short] for the {article}. [We checked inside all the tubes.|We've been through all the cardboard.] [My installer is here today.|It's sitting half built in the hallway.] [What size are they? I'd buy them myself.|If you tell me the size I'll run to the hardware store.]
T Hardware bag missing for the {article}; {account} has [an installer on the clock|a half-built one in the hallway].
L I'm sitting on the floor with the {article} and no screws. [The diagram says there should be a bag C.|Bag C doesn't exist.] [Can I use something from the hardware store?|What are they, so I can buy some?]
---
us [They're standard, and I've attached the hardware list with sizes|The attached hardware list has all the sizes], so [the hardware store will get you going today|any hardware store can get you going]. [I'm also sending you a full bag overnight.|A complete bag ships today as well.] [Send me the receipt and I'll credit it.|Keep the receipt; we'll credit it.]
them [Got them for six bucks, receipt attached.|Receipt's attached, it was $6.40.] [It's standing.|All built.]
note [Credited the receipt.|Put the receipt through as a credit.] Told {dock} [about the missing bag|so they check that pallet].
tell Hardware bag shipped, [and we've credited your receipt|your receipt is credited].
fix Hardware bag missing. [List sent, bag shipped, receipt credited.|Customer bought screws locally, credited; bag sent.]
fix [Local screws, credited; bag sent anyway.|Sizes given, receipt credited.]

### wobbles | Incident | furniture assembly !screen, furniture wheels
S {article} [wobbles|isn't level|rocks]
S [Wobble|Uneven legs] – {article}
T {first} says the {article} rocks. [Floor is level, they checked.|They tried it in two places.] [Assembled by their own people.|Put together by their handyman.]
L The {article} [wobbles|rocks], and it's not the floor. [We moved it around and put a level on it.|We've tried it in three spots.] [Is one leg short?|I think one leg is shorter than the others.]
T {article} rocks. {first} [put paper under one leg for now|has a coaster under it]. [Level floor.|Floor's been checked.]
L There's a folded coaster under one leg of our {article}. [It shouldn't need one.|That can't be how you designed it.] [The floor is new and level.|Same thing anywhere in the room.]
---
us [Let's try the easy thing first.|Before we blame a leg:] [loosen all the leg bolts half a turn, set it on the floor, lean on it, and tighten in a cross pattern|back off all the bolts a little, let it settle under weight, and tighten them crosswise]. [If bolts go in tight one by one it twists the frame.|Tightening one at a time can pull it crooked.]
them [Fixed! Didn't think that would do it.|It's dead level now.]
tell Tightening the bolts crosswise leveled it.
fix Assembly tension. [Bolts reset crosswise, level.|Customer retightened, wobble gone.]
fix [Retightened crosswise.|Bolts, not legs.] Level.
---
them [Tried loosening everything already.|We already redid the bolts, no change.]
note [Bolts redone, still rocks.|Bolts ruled out.] [Leg set in stock.|Sending a leg set.]
us [Then I believe you about the leg.|In that case it's the leg.] [A set of four ships today so they match.|I'm sending all four so they come from one batch.] [Same bolts, ten minutes.|They go on with the same bolts.]
them [New legs on, steady as a rock.|Legs changed, no more wobble.]
tell A new set of legs is on its way.
fix One leg short. [Leg set sent, OK.|Full set of legs replaced.]
fix [New legs, all four.|Leg set did it.]

### not-as-pictured | Return, Problem | single !supply !garment !footwear
S {article} [isn't what we expected|doesn't look like the picture|isn't right for us]
S [Would like to return|Return]: {article}
T {first} [wants|would like] to return the {article}. [Smaller than they pictured.|Doesn't go with the rest.] [Unused.|Opened, not used.] [Kept the box.|Box is fine.]
L The {article} [isn't what we had in mind|looked different online]. [Nothing wrong with it.|It's a nice {noun}, it's just not for us.] [It's unused and I kept the box.|We've had it out of the box but that's it.] [Can it come back?|How do I return it?]
L [I'd like to return|Need to return] the {article}. [Ordered the wrong option, my fault.|My colleague had already bought one.] It's unopened. [Do I need an RMA?|What do I need from you?]
S [Returning the|Sending back the] {article}
T Return request, {article}. {first}: [not what we pictured, nothing wrong with it|too much for what we need]. [Still in the box.|Complete.]
L [We got carried away.|I'll be honest, we over-bought.] The {article} is more than we need. [It's back in the box and hasn't been used.|Never used, still in the plastic.] [Can you help me return it?|Could you take it back?]
---
us [Sure, no problem.|Of course.] [I just need the order number to open the RMA.|What's the order number? I'll open an RMA.] [There's no restocking fee if it's unused and inside the return window.|If it's unused and within the window it's a full refund, less shipping.]
them [Here it is, on the packing slip photo.|Photo of the packing slip attached.] [When should I expect the label?|How long for the credit?]
note [Within the window.|Inside the window, RMA opened.] [Label sent.|Prepaid label out.]
us [Your label is attached.|Label's attached, print it and tape it on.] [Once we've checked it in, the credit takes a few days.|Your credit posts a few days after we've checked it in.]
tell Return approved; the prepaid label is in your e-mail.
fix RMA issued, unused, inside window. [Label sent, credit on receipt.|Credit once it's checked in.]
fix [RMA out, unused.|Return set up, credit after check-in.]
---
us {thanks}. [Would a different option solve it?|Would another option work better?] [I can exchange it without a restocking fee.|An exchange costs you nothing.]
them [Actually yes, the next option up.|Hm, yes. The better one might work.] [I should have ordered that in the first place.|I talked it over with the others here.]
us [Exchange is set up.|All set, exchange created.] [The other one ships when yours is scanned by the carrier.|It ships as soon as the carrier scans yours.]
tell Exchange set up; [the new one ships when the carrier has yours|we ship once yours is on its way].
fix Exchanged for another option. [No restocking fee.|Return label used.]
fix [Swapped for another option.|Exchange for a different one.]

### display-error | Problem, Incident | screen
S {article} [shows an error|error on the display|display is stuck]
S [Error code|Error message] on {article}
T The {article} at {account} shows an error [and won't go past it|at startup]. [Turned it off and on.|Power-cycled it already.] [{first} will send a picture of the display.|Picture to follow.]
L The {article} [comes up with an error|is stuck on an error] and [we can't get past it|won't do anything else]. [Picture of the display attached.|See the photo.] [Turning it off and on didn't help.|We've power-cycled it three times.] [It worked on Friday.|It was fine yesterday.]
T Error on the display of the {article} at {account}. [{first} read it to me.|Same message every time.] [Off and on didn't help.|Restarted twice.]
L We're looking at an error on the {article} that isn't in the manual. [Or not in ours.|At least not in our copy.] [It comes back every time we start it.|It's there as soon as it starts.] [Ideas?|What does it mean?]
---
us [Thanks for the photo.|The photo helps.] [That code means it lost its settings|That one comes up when it's lost its settings]. [Hold the two outer buttons for ten seconds|Press and hold both outer buttons for ten seconds] and let it restart; [you'll have to enter your settings again|your settings will need to be entered again].
them [That worked, thank you.|Back in business.] [Settings are back in, too.|I had them written down, luckily.]
tell A reset cleared the error.
fix [Lost settings, cleared with a reset.|Reset over the phone cleared the error.]
fix [Reset, settings re-entered.|Settings lost, reset fixed it.]
---
note [Reset done, error is back.|Came back after the reset.] [Board. Swap it.|Needs the bench.]
us [If it comes back after a reset, it needs to be opened here.|Since it came back, I'd like our bench to see it.] [I've attached a label|A prepaid label is attached]; [turnaround is about five business days|figure five business days]. [Need a loaner in the meantime?|Do you need a loaner?]
them [A loaner would save us.|Yes please on the loaner.] [It's going out today.|Shipping ours today.]
note [Bench replaced the board.|Bench: new board, tested two days.] Going back [with tomorrow's pickup|today].
us [It's fixed: new control board, tested for two days.|The bench replaced the control board and ran it for two days.] [Send the loaner back whenever yours is up and running.|Keep the loaner until yours is running.]
tell Repaired: new control board, and it's on its way back.
fix Control board replaced under warranty. [Loaner returned.|Returned to customer, loaner back.]
fix [New board, loaner in between.|Bench put in a board.]

### battery-bad | Incident | battery
S {article} [won't hold a charge|battery dies|stops charging]
S [Battery|Charging] problem with {article}
T {first} says the {article} [won't hold a charge|dies after ten minutes]. [A year old.|Less than a year old.] [Charges overnight.|Light is green but it dies.]
L The {article} [won't hold a charge any more|goes dead within half an hour]. [It says full in the morning.|Green light and all.] [We've had it less than a year.|It's not that old.] [Is the battery covered?|Do batteries fall under the warranty?]
T {article} dies early. [Charged all night.|Full in the morning, dead at ten.] {first} wants to know if a battery is covered.
L By lunch the {article} is dead. [It's always charged overnight.|It's on the charger every night.] [Used to go two days.|It used to last all week.] [New battery, or new {noun}?|Is it the battery?]
---
us [Batteries are covered for the first year|The battery is covered for a year], so let's [sort it out|get it fixed]. [Could you send me the date code from the battery label?|What's the date code on the battery?] [It's the four digits after the D.|Four digits, next to the barcode.]
them [Date code's in the photo.|Photo of the label attached.]
note [Inside 12 months.|In warranty by two months.] [Battery on a $0 order.|Sent battery, no charge.]
us [You're covered.|That's within the year.] [A new battery ships today|I'm sending a new battery today], and [please drop the old one at a recycling point|please recycle the old one locally, we can't ship those back].
them [New one lasts all day.|All day on one charge now.]
tell A new battery is on its way under warranty.
fix Battery failed within 12 months. [Replaced under warranty.|New battery sent, old one recycled locally.]
fix [Battery under a year, replaced.|New battery, no charge.]

### app-blade | Incident | sharp
S {article}: [nick in the edge|blade has a nick|chip in the blade]
S [Nicked blade|Edge damage] – {article}
T {first} found a nick in the edge of the {article}. [Out of the box.|Straight out of the packaging.] [Not used yet.|Hasn't cut anything with it.]
L The {article} came with a nick in the edge. [It hasn't been used.|You can see it against the light.] [The tip of the sleeve is cut, so it may have hit something.|The cover was off inside the box.] [Photo attached.|Close-up attached.]
---
us [I see it, and that's not something you should grind out on a new one.|Thanks for the close-up, that's definitely a nick.] [I'm replacing it.|A new one ships today.] [Please wrap the edge in cardboard before you use the label.|Please tape cardboard over the edge before it goes back.]
them [Wrapped like a mummy and on its way.|Sent back well wrapped.] [New one is perfect.|The new one is sharp as can be.]
note [Sleeve problem, told {dock}.|{dock} will check sleeves on the rest.]
tell Replaced. [A prepaid label for the first one is in your e-mail.|Please return the first one with our label.]
fix Nicked edge on arrival. [Replaced, sleeve issue reported to warehouse.|Replaced; {dock} checking the sleeves.]

### pack-short | Incident, Problem | pack, supply
S {article}: [count is short|one carton short of the count|fewer than on the label]
S [Short count|Miscount] – {article}
T {first} counted the {article} and came up short of what the label says. [Opened three, all the same.|Only the one pack.] [They count everything.|Inventory person counted twice.]
L We count [everything that comes in|what we receive], and the {article} [is short|comes up short]. [The label says one thing and the box holds less.|What's inside is less than what's on the label.] [Not a big deal in money, but I have to account for it.|It's a small amount but our inventory won't balance.] Can you [credit the difference|send the rest]?
T Count is off on the {article}. [{first} weighs everything.|{account} counts everything.] [Small amount.|A few pieces.]
L We count everything that comes in, and the {article} is short. [Only by two.|It's two fewer than the label says.] [I need something in writing for our inventory.|How should I book it?]
---
us [Thanks for counting.|Appreciate you counting.] [How many short, and is it one pack or all of them?|Is it the one pack or several, and by how much?] [A photo of the lot label would help us too.|If you could send the lot label, I'll have the rest of it checked.]
them [One pack, short by two. Label attached.|Two short in one pack, photo of the label attached.]
note [Lot checked by {dock}, the others count right.|{dock} weighed ten packs, all OK.]
us [I've sent a full pack; keep the rest.|A full one is going out to you, and you keep what you have.] [We weighed the others from that lot and they're right.|The other packs in that lot are fine.]
tell A full replacement pack has been sent.
fix Short count in one pack. [Full pack sent, lot otherwise OK.|Replaced; rest of lot weighed and correct.]
fix [Short pack replaced.|Sent a full pack.] [Rest of the lot is right.|Lot checked.]

### smell | Problem | bag, bedding, shelter, footwear, garment single
S {article} [smells|has a strong smell|smells like chemicals]
S [Odor|Smell] from new {article}
T {first} says the {article} smells [strongly of chemicals|like a tire store]. [Out of the box two days.|Tried airing it out.] [Asks if it's safe.|Wants to know if that's normal.]
L The {article} [has a strong chemical smell|smells pretty strong]. [We've had it by an open window for two days.|It's been airing out for a couple of days.] [Is that normal, and does it go away?|Will it wear off, or is something wrong?]
---
us [It's normal for the first week or so.|That's from the packaging, mostly.] [Things that ship sealed keep the smell.|It gets sealed up fresh, so it comes out all at once.] [A wipe with mild soap and a few more days of air should do it.|Wipe it down with mild soap and give it another few days by the window.] If it's still there after that, [write back and I'll exchange it|I'll take it back].
them [You were right, it's gone.|Gone after four days.]
tell The smell wears off; let us know if it hasn't after a week.
fix New-goods odor, advised airing out. [Gone after a few days.|{first} reports it's gone.]

### lost-instructions-setup | Question, Problem | machine assembly, furniture assembly, device screen, shelter
S {article}: [can't get it set up|trouble with step 4|stuck on step 4]
S [Help setting up|Trouble setting up] – {article}
T {first} is stuck [on step 4|halfway through the setup] of the {article}. [Walked through it on the phone.|On the phone for ten minutes.] [Two pictures in the manual are swapped.|The manual could be clearer.]
L I'm stuck on step 4 of the setup for the {article}. [The picture doesn't look like what's in front of me.|Either the picture's wrong or I've got a different part.] [I've started over twice.|Before I start over a third time, what am I missing?]
T {first} has all the parts of the {article} laid out and can't make sense of step 4. [Has started over twice.|Two people on it.]
L Two of us have been looking at step 4 of the {article} for half an hour. [We're usually good at this.|Neither of us sees it.] [Do you have a video?|Is there a better picture?]
---
us [You're not the first.|It's not you.] [Step 4 is easier if you do step 5 first|The drawing in step 4 is upside down]. [Turn the piece around so the arrow points at you.|The arrow should point toward you.] [If that's no help, call me and we'll do it together.|If it still won't go, call and ask for {me}.]
them [That was it, thank you.|Got it. The arrow was the trick.]
note [Third call about step 4.|Step 4 again.] [Asked {specialist} to fix the drawing.|Sent the page to {specialist}.]
tell Turning the piece so the arrow faces you does the trick.
fix Drawing in step 4 is misleading. [Talked customer through, told product.|Solved with {first}; product will fix the manual.]
fix [Step 4 again, arrow.|Arrow was facing the wrong way.] Reported to product.
"""
