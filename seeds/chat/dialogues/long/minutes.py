"""Notes of calls and meetings, and reports on customers, as somebody posts them whole."""

# ruff: noqa: E501

MACROS = {
    "n_one": (
        "{first} is [out until {dow}|on PTO until {dow}|not in before {dow}], [call then|I moved the call|we pick it up after that]"
        "|waiting for [their PO|the PO number|a signed copy], {first} [says it's with AP|has it on the desk|promised it for {dow}]"
        "|{first} [asked for|wants|needs] [two more references|a second reference|a customer nearby to talk to], [I have one in mind|{c1} has one|can anybody help?]"
        "|[sample is back|they sent the sample back|we have the sample back], {first} [liked it but wants another color|has notes on it|wants to keep the next one longer]"
        "|{first} [can't decide alone|needs a second signature|has to ask the owner], [so no push this week|so I'll wait|which takes a few days]"
        "|[site visit|walk-through|visit] with {first} on {dow}, [bring the tape measure|I'll bring the catalog|{c1} is coming along]"
        "|{first} [changed jobs inside the company|has a new boss|got a second site to look after], [everything takes longer now|I'm meeting the new boss {dow}|that may help us]"
        "|they want [freight on its own line|freight shown separately|the freight split out], [{first} gets a new copy|easy enough|I'll redo the quote]"
        "|{first} [hasn't called back|has gone quiet|doesn't answer], [trying the main line|one more try on {dow}|somebody else there may know]"
        "|[resale certificate|tax form|W-9] [is missing|is still open|hasn't come], [I asked {first} again|{first} is looking for it|I told AR]"
        "|{first} [liked the demo unit|has had the demo unit for a week|wants to hold on to the demo unit], [pick-up is {dow}|we said until {dow}|I'll pick it up {dow}]"
        "|[liftgate and inside delivery|a liftgate truck|delivery before 9] needed, {first} [told me today|just mentioned it|forgot to say so]"
    ),
    "n_two": (
        "[good call|long call|short call] with {first2}, [nothing we need to do|they're happy|one question on terms]"
        "|{first2} [is comparing three vendors|has two other quotes|is talking to somebody else too], [ours is the middle one|we don't know the others|we'll hear on {dow}]"
        "|{first2} wants [net 45|net 60|longer terms], [I said no|finance says no|asking finance today]"
        "|[their dock|the dock over there|receiving] closes at 2, {first2} [wants that on every order|was firm about it|sent a map]"
        "|[nothing new|no news|quiet], {first2} [is at a trade show|has month-end|is moving offices]"
        "|{first2} [asked for a price hold|wants the price held] until {dow}, [I agreed to that|I have to check first|seems fair]"
        "|[partial shipment|a split shipment|two deliveries] is fine with {first2}, [so we don't have to wait|that saves us a week|ops knows]"
        "|{first2} [found a typo|found an old address|found the wrong suite number] on our paperwork, [fixed|corrected copy is out|I'm fixing it]"
        "|{first2} [wants to visit us|asked to see the warehouse|would like a tour], [somewhere around {dow}|maybe on {dow}|I'm looking for a date]"
        "|[COI|insurance certificate] [went to {first2}|sent to {first2}], [now they're all set|that was the last paper|building management wanted it]"
        "|{first2} [is retiring at year-end|is leaving in a few weeks|hands over to somebody new], [I want to meet the new person early|intro call on {dow}|lunch with both on {dow}]"
        "|[one pallet was short|one carton was short|a box was missing] last time, {first2} [brought it up again|hasn't forgotten|just wants it counted twice]"
    ),
    "n_three": (
        "[parked|on hold|on ice] until {month}, [new budget then|their request|I set a task]"
        "|[no owner on the next step|the next step is empty|no next step], [{c1} takes it|mine now|I'll fix that]"
        "|[needs a visit|somebody should drive out|worth a drive], [{b1} goes {dow}|I'm near there on {dow}|who's close?]"
        "|[third reschedule|moved again|call moved again], [now {dow} at {time}|now it's {dow}|next try {dow}]"
        "|[old price list|they have last year's price list|working from an old price sheet], [new one is out to them|I'm sending the new one|{c1} sends the new one]"
        "|[buyer went on leave|their buyer is on leave|nobody covers for their buyer], [back in {month}|we wait|trying the assistant]"
        "|[they pay late|slow payer|pays after 50 days], [finance wants a deposit|terms stay as they are|no better terms]"
        "|[spec sheet|drawing|cut sheet] [still missing|is what they wait for|has to go out today], [{b1} has it|product sends it|I'll dig it up]"
        "|[asked about leasing|wants to lease|leasing question], [we don't do that|I gave them a name|not from us]"
        "|[steady|nothing to report|all good], [call again in {month}|reorder expected in {month}|no action]"
    ),
    "n_house": (
        "[Please keep next steps to one line.|One line per next step, please.|Next steps: short, with a date.]"
        "|[Anybody out next week, put it on the calendar by {dow}.|If you're off next week, calendar by {dow}, please.]"
        "|[Expense reports are due {dow}.|Expenses in by {dow}, receipts attached.]"
        "|[Quotes older than thirty days: call or close.|Old quotes: either call them or close them.|Anything older than thirty days gets a call this week.]"
        "|[Demo units: sign them out, even for one day.|Write it down when you take a demo unit.|Three demo units are somewhere, please check your trunks.]"
        "|[Ops asks for two days' notice on liftgate deliveries.|Liftgate orders: tell ops two days ahead.]"
        "|[The ten o'clock on {dow} is off.|No call on {dow}, half of us are out.]"
    ),
    "x_sales": (
        "[Separate topic|Something else]: [two|several] of you [quote|are quoting] freight [from memory|off the top of your head]. Rates [changed|went up] in the spring, and [a liftgate alone|inside delivery alone] can eat [the margin on a small order|what we make on a small order]. [Look it up or ask ops|Please ask ops for a number], it takes [a minute|two minutes]."
        "|[A thought from this week|What I took away this week]: the customers who [complain|grumble] the most are [usually|mostly] the ones who [reorder|come back]. The quiet ones [worry me|are the ones I lose sleep over], so I [started calling|call] two quiet ones [every week|a week], [no agenda|just to say hello], and [half the time|every other time] something comes up."
        "|[If you send a quote|When a quote goes out], please call [the same day|within the day] and ask if it [arrived|landed]. [I had|We had] three [in a row|in one month] that [sat in a junk folder|got caught in a spam filter], and [the customers|those people] thought we [had forgotten them|didn't want the business]."
        "|[By the way|One more thing], the notes that help me most are [the dull ones|the boring ones]: who [signs|has to sign], who [hates email|only answers the phone], [when the dock closes|where a truck can turn around], whether a PO number [has to be|must be] on the invoice. [Ten words are enough|It doesn't have to be long], but [put them on the account|they have to be on the account]."
        "|[On references|About references]: please [don't hand out|don't give out] a customer's name before you've [asked them|talked to them]. [Last month somebody|Not long ago somebody] got [four calls|three calls] in a week and [told me so|let me know about it]. I keep a [short list|small list] of people who [like to talk|don't mind], [so ask me|just ask me for it]."
        "|[Samples again|A word on samples]: they go out with a [return label|prepaid label] and a [date|return date], or they [don't come back|never come home]. [I count|We're missing] more than [a dozen|twenty] since [the start of the year|January], and [some of those|a few of them] aren't cheap. If one is [gone for good|not coming back], [tell me|say so], and [I'll write it off|we'll bill it or write it off]."
        "|[Since it came up twice|Because I was asked again]: [we can|yes, we can] ship to [several|more than one] addresses on one order, but [each stop|every stop] needs its own contact [with a phone number|and phone]. [Drivers|The drivers] call ahead, and if nobody [picks up|answers], the [freight|shipment] goes back to the terminal and we [pay|get billed] for the second trip."
        "|[Small win|Nice to see]: since we [started confirming|confirm] every delivery date by [phone|a quick call], we've had [fewer|a lot fewer] trucks [turned away|sent away] at the dock. It costs [five minutes|a few minutes] per order. [Please keep doing it|Please don't stop], even when [it's busy|the week is full]."
    ),
    "x_support": (
        "[A reminder|Also], since [it bit us|that bit us] last month: if you [promise|offer] a call back, put a task [with a time|with a date and time] on it. [A sticky note|Your memory] doesn't [survive|make it through] a busy Monday, and the customer [remembers|knows] exactly [what you said|when you said you'd call]."
        "|[What I learned|What helped me] this week: [read|reading] the [whole thread|old emails] before [dialing|picking up the phone] saves more time than it [costs|takes]. [Two people|Two callers] told me that they were [glad|relieved] not to [start over|explain it again], and [both calls|each of the calls] took [under five minutes|less than five minutes]."
        '|[Photos|On photos]: ask for [three|at least three], and say [what of|of what]. "Please send a picture" [gets you|brings] a [dark|blurry] close-up of [something|cardboard]. "The label, the [whole item|item as a whole] and the [damaged spot|spot that\'s damaged]" [gets you|brings] what [the carrier|the supplier] [wants|needs].'
        "|[If somebody's yelling|When a caller is upset], let them [finish|get to the end]. [It takes|It rarely takes more than] two minutes [at most|or less], then most people [apologize|calm down], and you [know|have heard] [everything you need|the whole story]. [Don't quote|Please don't read them] the policy in the first [sentence|breath]."
        "|[Two things|Two small things] that [make a difference|help]: say your name [at the end|again at the end] of a call, and [tell people|say] what [happens next|the next step is], [even if|also when] it's \"[nothing until|you'll hear from me by] {dow}\". [The calls|Calls] asking for news are [a fifth|nearly a quarter] of [our phone time|what comes in]."
        "|[The saved replies|Our saved replies] are [fine|good] as a [start|starting point], but [please change|change] the first [line|sentence]. [A customer sent|Somebody sent] me two [answers|mails] from two of us, [word for word the same|identical down to the comma], and [asked|wanted to know] if we're [robots|a machine]."
        '|[When you close something|Before you close a case], write [one line|a line] on what [fixed it|the fix was]. "Resolved" [helps nobody|tells me nothing] when the [same question|same thing] [comes in|shows up] half a year later. [I searched|I spent an hour searching] old cases [today|this week], and the [one-liners|short notes] were [worth gold|all I needed].'
    ),
    "x_floor": (
        "[And please|Also, please]: if you [move|shift] a pallet to get at [something|another one], [put it back|it goes back] or [tell receiving|leave a note with receiving]. [The search|Looking for it] [this week|the other day] took [two people|two of us] [half an hour|forty minutes], and it [sat|stood] [one row over|in the next row] [the whole time|for the whole search]."
        "|[Something that worked|What worked well]: [unloading|taking] the mixed [pallets|loads] first, [while|as long as] everybody's [fresh|awake]. [By 11|Before lunch] the [rest|remainder] was [easy|just full pallets], nobody [stayed late|had to stay], and the [count|receiving count] [matched|was right] on the first [try|pass]."
        "|[About tape|One word about tape]: one strip [down the middle|over the seam] and one [across|over each end]. [Six strips|More] [don't make|won't make] it [stronger|safer], and the [people|customers] who [open it|unpack it] [curse us|are not amused]. If a box [needs more|won't hold], it's [the wrong box|too weak or too full]."
        "|[Bills of lading|On bills of lading]: [check|please check] the piece count [with the driver|before the driver leaves], [both sign|both of you sign], [then|and only then] the door [closes|goes down]. [We're arguing|I'm still arguing] about [one missing carton|one carton] from [three weeks ago|last month], and our copy [says nothing|has no count on it]."
        "|[Weather|With the weather]: [wet floor|the floor] by the [dock doors|doors] is [slippery|slick], so [mats out|mats go out] as soon as it [rains|starts raining], and [squeegee|mop] before the [forklift|first forklift] goes [through|in]. [Nobody fell|Nothing happened], but [I saw|there was] one [near miss|close call], and that's [one too many|enough for me]."
        "|[Labels|On labels]: [old ones|the old ones] come [off|off the box] or get [crossed out|blacked out], [all of them|no exceptions], [also|even] on the [bottom|underside]. [Two parcels|Two boxes] [toured|traveled] half the country because a [sorter|scanner] read [last year's|the old] barcode [first|before ours]."
        "|[Thank you|A thank-you] to whoever [straightened out|sorted] the [shelf|rack] by the [scale|packing tables]. [I know|I realize] it wasn't [on anybody's list|anybody's job]. It [saves|cut] [every packer|each of us] [a walk|twenty steps] per order, [which adds up|and that adds up]."
    ),
    "x_market": (
        "[On a different note|Something else]: the [best|most useful] [texts|lines] [this month|lately] came from [people on the phone|support], not from us. [They hear|They know] the words that [customers use|people really use], and those are [the words|what] people [search for|type in]. [So if you|If you] hear a good [one|phrase], [write it down|send it over]."
        "|[About pictures|A word on pictures]: please [don't crop|don't trim] the originals and [don't rename|don't change the names of] the files. [The shop|The site] finds them by [name|file name], and [when that|if that] [breaks|doesn't match], a [gray box|blank square] [shows up|appears] where the [product|picture] [was|should be]. [It happened|We had that] [twice|two times] this month."
        "|[What we stop|What we're dropping]: the [Friday post|Friday posts] that [nobody reads|hardly anyone opens], and the [long|full-page] PDF. What [we keep|stays]: one [clear|plain] email, [one picture|a single picture], [one link|a single link], [sent|going out] in the [morning|first half of the day]. [It's less work|That's less work] and it [does better|gets more replies]."
        "|[Please proofread|Two pairs of eyes], [always|every time]. [We nearly|I nearly] sent [a mailing|an email] to [everybody|the whole list] with the [dummy text|sample text] still in the [preview|preview line]. [It was caught|Somebody caught it] because [a colleague|a second person] opened it on a [phone|phone first], [and that's|which is] why the [checklist|list] [exists|is there]."
        "|[Numbers|On the numbers]: [clicks|opens and clicks] are [nice|fine], but I [look at|go by] [replies|calls and replies]. [One mailing|The plain one] had [half|only half] the clicks and [three times|twice] the [replies|calls], [and it took|and cost us] [an hour|one hour] to [make|write]. [The pretty one|The fancy one] took [two days|a week]."
        "|[If sales asks|When somebody asks] for a [flyer|one-pager], [please ask|ask] what it's [for|going to be used for] before you [start|open the file]. [Half the time|Often] we [already have|have] one that [fits|works], and [a new date|a fresh logo] is [all it needs|enough]. [The folder|Our folder] is [sorted|in order] now, [by topic|by topic and date]."
    ),
    "x_desk": (
        "[While I have you|As long as you're reading]: [restart|please restart] your computer [once a week|at least weekly]. [Closing|Shutting] the lid [isn't|is not] a restart. [Most of|More than half of] what [lands|ends up] on my desk [goes away|is gone] after one, and I'd [rather|much rather] spend the [time|hour] on [the real ones|things that are really broken]."
        "|[When you write to us|When you report something], [add|send] a screenshot [with|that has] the [whole window|entire window] and the [time|time it happened]. \"[It doesn't work|It's broken]\" [costs us|means] three [emails|messages] back and forth, and [by then|meanwhile] [you're|you are] [annoyed|angry] and [I'm|I am] [guessing|none the wiser]."
        "|[Phishing|On phishing]: if [a mail|a message] is [in a hurry|urgent] and wants [a gift card|a log-in|a bank change], [call|phone] the person [first|before anything else], [on a number|at a number] you [know|already have]. [Nobody|No one] here will [ever|ever] be [mad|upset] about a [call too many|call]."
        "|[For the record|Just so it's written down]: [passwords|your password] [never|don't] [go|belong] in a [chat|message], not even [to us|to me]. We [don't need|never need] it. If [somebody|anybody] who [says|claims] they're IT asks for [one|it], [hang up|end the call] and [walk over|come by]. [We're easy|We aren't hard] to find."
    ),
    "x_heads": (
        "[My own view|What I'd add]: we [decide|make decisions] faster than we [tell people|explain them]. [By the time|When] it [reaches|gets to] [the floor|the teams], it's [a rumor|half a story] with [three versions|two endings]. [So please|Please] take [ten minutes|a few minutes] with your [team|people] [today|this week] and say [why we did it|what the reason was], not [just|only] [what we decided|the result]."
        "|[On travel|About travel]: [nobody minds|I don't mind] a [trip|visit] that [has a reason|makes sense]. [What I mind|What bothers me] is [booking|when it's booked] [two days|three days] ahead at [twice|double] the fare. [Two weeks|Fourteen days] is the [rule|norm], and if a customer [can't wait|needs you sooner], [say so|put that] in the [request|form]."
        "|[A word|Something] on meetings: [if there's|when there's] no [agenda|agenda in the invite], [you may|feel free to] [decline|say no]. I [mean it|really mean that], [also|even] for [mine|my own]. [Last week|In one week] I [counted|had] [eleven|nine] hours of [meetings|calls] in which I [said|spoke] [two sentences|three words]."
        "|[Paperwork|On paperwork]: [whoever approves|if you approve] [something|an exception], please [write|put] the [reason|reason for it] next to it. [An auditor|The auditors] will [ask|want to know] in [a year|nine months], and [none of us|nobody] will [remember|know]. [One line|A sentence] is [enough|plenty], a [missing one|blank] [costs|takes] [an afternoon|half a day]."
        "|[And a thank-you|Last but not least]: [the handover|the last month-end] went [without|with no] [drama|late nights] because [people|a few people] [prepared|got ready] [early|ahead of time]. [I noticed|That was noticed]. [Please tell|Do tell] your [teams|people], it [means more|counts more] [coming from|when it comes from] [you|their own manager]."
    ),
    "x_project": (
        "[What I hear|What people tell me] [most often|again and again]: [it's not|it isn't] the [new way|change] that [bothers them|they mind], it's [not knowing|that nobody says] [when|when it starts]. [So let's|Let's] [print|put up] the [dates|three dates] and [hang them|stick them] [by the coffee machine|next to the time clock], [even if|even though] one may [move|change]."
        "|[A small|One] observation: [everyone|everybody] who [tested|tried it] [first|early] is [a good|a patient] [teacher|trainer] now. [They know|They remember] where it [hurts|gets confusing], [and nobody|and no one] [rolls their eyes|sighs] when [a colleague|somebody from the next desk] explains it. [I'd give|Let's give] them [an hour|some time] a week for [that|it]."
        "|[Please write|Write] problems [down|into the list], [with|including] what you [did|clicked] and what you [expected|thought would happen]. [In the hallway|By the elevator] I [nod|say yes] and [forget|then it's gone]. [The list|Our list] gets [read|looked at] [every morning|daily], and [each entry|every entry] gets [an answer|a reply], [even if|also when] it's [a no|\"not now\"]."
        "|[On the budget|Money]: we're [fine|okay], [mostly because|since] we [do|did] the training [ourselves|in-house]. [If somebody|When somebody] [suggests|brings up] a [consultant|consultant for a day], [ask|please ask] what [they'd|that person would] [do|tell us] that [we|you and I] [can't|couldn't]. [Sometimes there's|There may be] [a good answer|one]."
    ),
}

SCENES = {
    "SALES": """
A **[Notes from the pipeline call|Pipeline call, short notes|Call notes]** // - {account}: $n_one // - {account2}: $n_two // - {account3}: $n_three // - {account4}: $n_three /// $n_house [If I got something wrong, fix it in Alder and not in here.|Corrections straight into Alder, please.|Tell me if I misheard something.|Anything I missed, add it below.] /// $x_sales
B > [On {account}: I can take that call if you're out.|I know {first} a little, want me to try?|For {account}, check the account notes first, there's history.]
A > [Yes please, that would help.|Good point, thanks.|Go ahead, I'll stay out of the way.]
C > [Adding one: {account3} moved offices, so the ship-to is wrong.|{account3} has a new main number, I put it on the account.|One more: {account4} asked for paper invoices.]

A [Went through my list this morning, out loud so somebody can stop me.|My list for the week, in order of worry.|What I'm working on, most urgent first.] /// 1. **{account}**: $n_one // 2. **{account2}**: $n_two // 3. **{account3}**: $n_three /// [If anybody has a better idea for number 3, I'm all ears.|Number 1 keeps me up at night, the rest is routine.|Two and three are just patience, I think.|Help with number 1 would be welcome.] /// $x_sales
B > [I'd call {first} from a different number, honestly.|For number 1, try before 8. {first} is an early bird.|What does {first} say when you ask straight out?]
A > [Haven't tried that. I will.|I'll do it first thing on {dow}.|Good one. Trying that today.]
B > [Let us know how it goes with {account}.|Fingers crossed for {account}.|Tell me what {account} says.]

? A leads B
A **[One-on-ones this week, what I heard|From this week's one-on-ones|What came up in our one-on-ones]** // - {account}: $n_one // - {account2}: $n_two // - {account4}: $n_three // - [across the board: too many open tasks with old dates|for everybody: clean up old tasks|in general: task lists are too long] /// $n_house [I'm around until 5 if you want to talk any of this through.|Come by if you see it differently.|My door is open, also for the awkward stuff.] /// $x_sales
B > [Old tasks are done by {dow}, promise.|Cleaning up my tasks now.|Mine were mostly duplicates, deleted.]
A > [Thanks, {b1}.|Appreciate it.|Good.]
B > [For {account2} I need ten minutes with you.|Got a minute for {account2} later?|I'll come by about {account2}.]

A [Was in the car all day, so here's everything at once.|Road report.|Three visits, one post.] /// **{account}**: [parking was the hardest part.|nice people, cold coffee.|waited twenty minutes, then got an hour.] {first} [showed me the back room, they're using every inch of it.|walked me through how they order today.|had printed my last quote and written all over it.] /// **{account2}**: [short one.|ten minutes at the front desk.|had to move it to the lobby.] {first2} [wants everything by email, no calls.|asked who covers when I'm out.|asked for a paper catalog, and I had one.] /// **{account3}**: [nobody there, note said back {dow}.|they forgot I was coming, new date is {dow}.|spoke to the assistant only.] /// $x_sales
B > [The paper ones always win.|Did you leave something behind with {account3}?|You did all three in one day?]
A > [Left a card and a sample.|Yes, and I'm tired.|Barely. The last one was pushing it.]
C > [{account} orders through the site as well, did they mention it?|Can I come along next time you're near {account}?]
A > [{account}? Sure, I'll let you know.|Next time I'm near {account}, gladly.|{account} has a different buyer for that, I think.]

A **[Handoff|Handing over|Account handoff]: {account}** // - [main contact|who to call]: {contact}, [mornings are best|not before 9|email first, then call] // - [how they order|ordering]: [PO by email, always with a cost center|by phone, then a PO a day later|twice a year, in a rush both times] // - [delivery|receiving]: [dock closes at 2, no trucks over 26 feet|needs a liftgate, no dock|front desk signs, cartons only] // - [watch out for|careful with]: [the invoice has to carry their PO number or it bounces|anything shipped early gets refused|they count every carton, so count first] // - [open|still open]: $n_one /// [I told {first} that you'd call, so please do it this week.|{first} knows about the change and is fine with it.|Intro email went out to {first} with both of us on it.] /// $x_sales
B > [Got it. Anything I shouldn't say?|Thanks, this is a great handoff.|Perfect. Who else have they dealt with here?]
A > [Don't bring up freight unless they do.|Ask about the new building, {first} loves that.|{c1}, for a while. All good stories.]
B > [Noted, {account} is mine.|Okay, calling {first} at {account} on {dow}.|Will do. {account} gets a call {dow}.]
""",
    "CUSTOMERS": """
A **{account}**, [visit this morning|visited today|on-site today], [notes while I remember|before I forget]. // - [met|there]: {contact}[, plus the facilities person| and somebody from accounting|] // - [good|went well]: [they'd recommend us|delivery has been on time all year|support answered within the hour, twice] // - [not so good|could be better]: [two invoices without a PO number|our hold music, I'm serious|they got a catalog for somebody who left] // - [asked about|question]: [a standing order|one invoice a month|who covers for me on PTO] // - [next|next step]: I [send the list of what they bought|call again in {month}|talk to finance about the invoices] /// [No deal behind it yet, just keeping in touch.|Nothing to quote right now. It was a courtesy visit.|Not every visit has to sell something.] /// $x_sales
B > [The PO number thing can be set on the account, so it's required.|I can look at those invoices if you send me the numbers.|Did {first} mention the mix-up from last year?]
A > [Didn't know that, thanks. I'll set it for {account}.|Sending you what I have on {account}.|Not a word, and {account} has a long memory.]
B > [Good.|All right.|Smart.]

A [Forwarding this from {first} at {account}, I don't know who it's for.|From {first} at {account}. Who can answer this properly?|Passing on a mail from {account}.] // > [Hi|Hello|Good morning], // > // > [we're updating our vendor file|our auditors asked us to refresh our vendor records|purchasing here is moving to a new system] and need a few things from you: [a current W-9|your W-9], [a certificate of insurance with our building as holder|a COI naming us], [and the address for checks|the remit-to address] and [a contact for returns|somebody we can call about returns]. [If it isn't here by the end of the month, the system blocks new POs, sorry about that.|Without those I can't issue POs after the end of the month.] // > // > [Thanks|Thank you], // > {first} /// $x_sales
B > [W-9 is in the shared folder, I can send it.|The COI takes our broker a day. Send me the exact holder name.|I have all of these in one folder from the last time.]
A > [Great, please send them to me and I'll put it in one reply.|You're a star. I'll send {first} everything together.|Thanks, I'd rather answer once.]
C > [Returns contact is the support line, {account} has that on the packing slip.|For returns give {account} the main support number.]

A [Quarterly check-in with {account} was today.|Had my check-in with {account}.|{account}, regular check-in, done.] [{first} had a list.|{first} came prepared.|{first} was in a good mood.] /// 1. [They want to see lead times before they order, not after.|Lead times should be on the quote, they say, not in a second email.] // 2. [Boxes: too much filler, they pay to get rid of it.|Packing: less plastic if we can.] // 3. [Returns went fine, but nobody told them when the credit was posted.|The credit memo took longer than the return itself.] // 4. [They like that a person answers the phone.|They'd like one contact for everything, which is me now.] /// [I can do 1 and 4 myself.|One and four are on me.] [For 2 and 3 I need help.|Who can look at 2 and 3?|Two and three I'd pass on.] /// $x_sales
B > [Filler: we can mark the account as "paper only".|I'll pass number 2 on to the warehouse.|Number 3 was the week with the system update, I think.]
A > [Please do, {account} will notice.|That'd be great, I'll tell {account}.|I'll tell {first}, thanks.]
""",
    "LEADS": """
A **[Lead review|Notes from the lead review|Lead review, the short version]** // - {account}: [came in through the form, though they've been a customer for years|filled in the form twice|asked for "somebody local"]. [Goes to the owner|Owner knows|Owner is calling] // - {account2}: [downloaded the guide again|clicked on everything in the last mailing|asked a question in the chat window], {first2} [is the one to call|left a direct number|wants email only] // - {account3}: [student project, not a lead|looking for a job, forwarded|wrong company, same name] // - [the rest|everything else]: [split by territory as usual|assigned before noon|assigned, nothing older than a day] /// [First call within a day, please, even if it's a voicemail.|Please log the first call, or it counts as untouched.|If a lead is yours already, say so and I'll merge it.] /// $x_market
B > [{account} is mine, I called {first} already.|I'll take {account}, I know {first}.|Who has {account}?]
A > [Perfect, merged.|Great, it's yours.|You do, as of now.]
C > [Can we ask for the zip code on the form? Half of my time goes into that.|The phone field should be optional, people type zeros.]
A > [Adding it to the list for the form.|Agreed, I'll ask for it.|On the list.]

A [First calls, this week's tally and what people said.|What I heard on first calls.|Notes from the phones.] /// - {account}: [not now, call in {month}|they just went with somebody else, call in {month}|good talk, wants prices]. {first} [was friendly about it|remembered us from the show|hung up on me last time, so that's progress]. // - {account2}: [voicemail twice|got the assistant|left a message with the front desk]. [Trying {dow} at {time}.|Next try {dow}.] // - {account3}: [wrong number on the form|the number is a fax machine|number goes to a parking garage]. [Looking it up.|Found a better one.|Emailed instead.] /// [Best hour was 8 to 9 again.|Nobody picks up after 3, so I stopped trying then.|Lunch hour works better than I thought.] /// $x_market
B > [Same here, early works.|A fax machine, wow.|I have a cell for {first2} if you want it.]
A > [Yes please.|I was impressed, too.|I'll block the hour from now on.]
B > [Sent.|Good idea.|Makes sense.]
""",
    "MARKETING": """
A **[Content meeting, notes|Notes from the content meeting|What we agreed on for {month}]** // 1. [Customer story|Story]: {account}. {first} [said yes, as long as we don't print numbers|is fine with a picture|wants to read it first]. {b1} [calls on {dow}|does the interview {dow}|has the questions]. // 2. [Photos|Pictures]: {article}, [on a real desk and not on white|in use, with hands|from the side, the front we have]. [Light is best before 10.|We need the big table for it.|Props are in the closet.] // 3. [Newsletter|The newsletter]: [one topic, not four|shorter intro, fewer buttons|subject line gets tested this time]. [Draft by {dow}.|First draft {dow}.|Text is due {dow}.] // 4. [Website|Site]: [the "about" page still shows two people who left|dead links on the download page|old phone number in the footer]. {c1} [has it|fixes it|takes it]. /// [Same time next week.|Next one in a week.|No meeting next week, we'll do it in here.] /// $x_market
C > [Footer is done, "about" needs new pictures.|On it today.|I'll do mine by noon.]
B > [{first} asked for the questions ahead of time, sending them now.|I'll keep the interview to 20 minutes, {first} is busy.]
A > [Good, thanks both.|Perfect.|You two are fast.]

A [How I do the photos for {article}, since I'm out on {dow} and somebody has to.|Photo instructions for {article}, in case I'm out.|For whoever takes the {article} pictures:] // 1. [Wipe it down first, the camera sees everything.|Clean it, then clean it again.] // 2. [Window on the left, white board on the right.|Light from the left, the foam board opposite.] // 3. [Front, side, back, one close-up of the label.|Four angles, plus the label.] // 4. [One with a hand or a coin in it, so people get the size.|Put something beside it for scale.] // 5. [Upload the originals, I do the cropping.|Don't crop, that's done at the end.] /// [It takes an hour the first time and fifteen minutes after that.|Plan an hour. The tripod is behind my desk.|Battery is on the charger by the printer.] /// $x_market
B > [I'll do it. Where's the foam board?|Happy to try. Same background as the last ones?|I can do it on {dow} after lunch.]
A > [Behind the door in the meeting room.|Yes, the gray one.|Great, thank you.]
B > [Found it.|Okay.|Got it.]
""",
    "RANGE": """
A **[Range meeting|Notes, range meeting|From the range meeting]** // - {article}: [customers like it, margin is thin|sells without anybody doing anything|returns are low, reviews are good]. [Stays|We keep it|No change]. // - {article2}: [too many options|nobody can explain the options|two of the options haven't moved in months]. [We cut the slowest|Slowest one goes when it's sold out|{b1} makes a list]. // - [requests|from customers]: {account} [wants a version with the cord on the other side, so no|asked for their logo on it|needs smaller cartons]. [I'll ask the supplier|{c1} asks the supplier|Not this year]. // - [paperwork|papers]: [spec sheets get a date and a version|every spec sheet needs a version number|old spec sheets go off the site] /// [Nothing here changes a price, that's the other meeting.|No price changes in this round.|Prices weren't on the agenda.] /// $x_market
B > [List of options by {dow}, with units sold next to it.|I'll have that list {dow}.|Do you want it by units or by revenue?]
A > [Both, please.|Units first.|Units are enough.]
C > [The small cartons would help the warehouse, too.|{account} wasn't the first to ask.|Can we get a sample before anybody promises something?]

A [Comparing samples, so this is long.|Sample review, long version.|Spent an hour with the samples.] {article} [against the two alternatives from the sourcing trip|next to the two we got sent|versus the two from the other supplier]: /// - [finish|looks]: [ours is better up close, theirs from a distance|no difference that I can see|theirs scratches if you look at it] // - [weight|feel]: [theirs is lighter and feels like it|ours is heavier, which people like|about the same] // - [box|packing]: [theirs survives a drop from the table, ours doesn't|both need a better insert|ours has too much air in it] // - [manual|paper]: [theirs is one page with pictures, I want that|ours is better, theirs has typos|both are hard to read] /// [I'd stay with ours and steal the box.|No reason to switch, but let's copy their manual.|I'd keep what we have and ask for a better insert.] /// $x_market
B > [Agree on the box.|Can I see them before they go back?|What about the price?]
A > [They're on the shelf by my desk until {dow}.|Come by, they're here until {dow}.|Didn't get that far on purpose.]
B > [Coming over.|Okay, later today.|Got it.]
""",
    "STOCK": """
A **[Walk-through|Floor walk|Notes from the floor walk]** // - [aisle 3|aisle 6|aisle 2]: [two pallets without a label|cartons stacked five high, limit is four|a pallet of {article} in front of the fire door, moved]. // - [dock|the dock]: [door 1 seal is torn, maintenance has it|leveler on 2 is slow again|broom and pan are gone, who has them?] // - [packing|packing tables]: [table 4 needs a new mat|tape guns are down to three that work|void fill is low on tables 1 and 2] // - [returns shelf|returns]: [nothing older than a week, thank you|six boxes without a slip|full, somebody help, please] // - [good|good stuff]: [aisles were clear end to end|everybody had vests on|labels face out everywhere in aisle 5] /// [Next one on {dow} before the first truck.|I'll do it again {dow}, same list.|Same again next week.] /// $x_floor
B > [Labels for the two pallets are printed.|Fire door one was us, sorry. Truck came early.|I'll get tape guns from the closet.]
A > [Thanks.|Happens. Just not there, please.|Great.]
C > [Six boxes: three are matched, looking into the rest.|I'll take an hour for the returns shelf after lunch.]

A [Cycle count is done, here's the damage.|Cycle count, the write-up.|Count results, for those who like details.] {article} [was off by {n}|came up {n} short|had {n} more than the system said], [all of it in one bin|and it was in the overflow|because a receipt got keyed twice]. {article2} [was right to the piece|matched|was fine]. /// [What I think happened:|My theory:|How it came about:] [somebody picked from the overflow without scanning.|the label had the old bin on it and two people read it differently.|a return went back on the shelf before it was booked.] [What we do:|Fix:|From now on:] [scan first, walk second.|overflow gets its own bin labels by {dow}.|returns stay on the cart until they're booked.] /// [No blame, it's a process thing.|I don't need to know who. I need it not to happen again.|It's corrected in the system, so don't adjust it again.] /// $x_floor
B > [That was probably the Friday rush. We'll slow down.|Labels for the overflow, good. I've wanted those.|Makes sense.]
A > [Thanks, all.|Label printer is yours after 2.|Good.]
B > [I'll do the first aisle today.|On it.|Okay.]
""",
    "PURCHASING": """
A **[Supplier call, notes|Notes from the supplier call|Call with the factory, notes]** // - {article}: [lead time stays where it is|they quoted a week longer, I pushed back|capacity is fine through {month}]. [They confirm in writing by {dow}.|Written confirmation {dow}.|I want that in writing.] // - {article2}: [new carton, same count|label moves to the short side|inner packs change, master carton doesn't]. [Warehouse gets pictures.|I'll send a photo to the dock.|Item master gets the new dimensions.] // - [freight|shipping]: [they book, we pay, as before|consolidating two POs into one container|sharing a container is cheaper right now, but slower]. // - [open claim|claim from last time]: [credit memo is coming|they accept half|photos weren't good enough, I'm sending better ones]. /// [Nothing here needs a decision today.|Next call in two weeks.|Ask me before promising dates on either of these.] /// $x_floor
B > [Thanks. Can you give me the new carton size when you have it?|Good that it's in writing this time.|Half is better than I expected.]
A > [Will do.|That's what I said.|They started at zero.]
C > [Sales keeps asking about {article}, can I quote that lead time?|If sharing is slower, does that touch the open POs?]
A > [Yes, with the usual buffer.|No, only new ones.|Add a week to be safe.]

A [How to read an order confirmation, because two got by us last month.|Checklist for order confirmations, please use it.|What to check when a supplier confirms a PO:] // 1. [Quantity, by line. Not the total.|Every line, not just the sum.] // 2. [Price per unit, they like to round.|Unit price against the PO, to the cent.] // 3. [Ship date, not delivery date.|Which date it is. Ship and arrival get mixed up.] // 4. [Ship-to: hall two, not the office.|Ship-to address. We still get pallets at the front door.] // 5. [Freight terms, if it's an import.|Who pays the freight, and from where.] /// [If one is off, answer the same day. After that it counts as accepted.|Anything odd, reply the same day and copy me.|Don't fix our PO to match, make them fix theirs.] /// $x_floor
B > [Printing that.|Number 3 got me last time.|Can we put that in the handbook?]
A > [You and me both.|Good idea, I'll suggest it.|Sure, go ahead.]
B > [Thanks.|Will do.|Great.]
""",
    "SUPPORT": """
A **[Team meeting, notes|Support meeting, notes|Notes from our meeting]** // - [phones|phone rotation]: [lunch is covered until {dow}|{b1} takes 12 to 1 this week|two people on Mondays until further notice] // - [refunds|refunds and credits]: [say the amount and the date, people ask twice otherwise|never promise a date the bank controls|write down who approved it] // - [{article}|on {article}]: [question of the week is {question}|everybody asks {question}|we get asked {question}], [there's a saved reply now|saved reply by {dow}|{c1} writes the reply] // - {account}: [prefers calls, note is on the account|wants one contact, that's {b1}|{first} gets copied on everything] // - [praise|nice one]: [a customer sent cookies, they're in the kitchen|{c1} got a five-line thank-you note|two people asked for {b1} by name] /// [Anything you'd like on the next agenda, put it under this.|Next one {dow}, bring an ugly one.|Tell me if you want something added.] /// $x_support
B > [For next time: what do we do with cases that answer themselves?|Next time: holiday hours on the phone menu.|Next time: voicemails after hours.]
A > [Added.|Good one, it's on.|Yes, it's on the list.]
C > [The cookies are gone, sorry.|Saved reply is up, please have a look.]

A [How I handle a freight claim, since I got asked three times this week.|Freight claims, step by step.|For the new folks: damaged freight, what to do.] // 1. [Photos: label, box from all sides, the inside, the item.|Get photos of the label, the box and the item. In that order.] // 2. [Ask them to keep the packing. If it's in the dumpster, we lose.|Tell them not to throw the box out.] // 3. [Check the delivery receipt for a note. "Subject to inspection" doesn't count.|Look at the signed delivery receipt, is damage noted?] // 4. [Open the claim the same day, the carrier counts from delivery.|File it right away, the clock starts at delivery.] // 5. [Replacement goes out before the claim is settled, unless it's a lot of money.|Don't make the customer wait for the carrier.] /// [If they signed clean, open it anyway and tell me.|Signed clean? Still file, we win some of those.|Ask me when in doubt.] /// $x_support
B > [Saving this.|Number 2 is the one everyone forgets.|What about parcels left in the rain?]
A > [Same thing. Photos first.|Please do.|It is. I've said it a hundred times.]
B > [Got it.|Thanks.|Okay.]
""",
    "CALLERS": """
A [Long call with {first} at {account}, writing it down for whoever gets the next one.|{account} called again, forty minutes. Notes:|Notes on my call with {contact} ({account}), because there will be another one.] // - [what they said|their side]: [nobody calls back, and they had to explain it three times|everything gets answered, just never by the same person|our emails land in their junk folder] // - [what I found|our side]: [we called back twice, to a number that's out of service|two of us wrote on the same day without knowing|the address on the account has a typo] // - [what I did|done]: [one contact from now on, me|new number is on the account|fixed the address and sent a test] // - [still open|to do]: [a call on {dow} at {time}|I promised a call on {dow}|checking in again {dow}] /// [{first} was calm by the end.|We ended on good terms.|It ended better than it began.] /// $x_support
B > [Well handled.|Thanks for writing it down, I might be the next one.|I was one of the two, sorry.]
A > [No harm done.|That's why I wrote it.|All good now.]
C > [Put it on the account too, people won't look in here.|Could you copy that to the account notes?]
A > [Just did.|Done.|Yes, it's there.]
""",
    "PROJECT": """
A **[Status|Where we are|Weekly status]** // - [done|finished]: [the guide has pictures now|test accounts work|everybody has had the first session] // - [this week|in progress]: [{b1} goes through the list of exceptions|{b1} collects questions from the floor|two more people try it with real data] // - [late|behind]: [the export, by a few days|labels, the printer vendor hasn't called back|answers from the other teams] // - [worry|risk]: [month-end falls into our test week|only {c1} knows how the old sheet works|people nod in meetings and then do it the old way] /// [I need from you|What I need]: [names for the second session by {dow}|an hour with each of you before {dow}|a yes or no on the short form by {dow}]. [If I don't hear anything, I'll decide.|Silence means yes this time.|No answer counts as a yes.] /// $x_project
B > [Yes on the short form.|Two names from us, sending them to you.|Hour on {dow} works, after 2.]
C > [I'll write down how the old sheet works. It's three pages at least.|I can show somebody the old sheet on {dow}.]
A > [Thank you both.|That takes care of my biggest worry.|Great, {c1}.]

A [Long one, but I'd rather write it once.|Writing this up so we don't have the same talk again.|Summary of the hallway conversations this week.] /// [Two camps|There are two opinions]: [do it all at once and have a bad week|switch everybody on one day], or [team by team and have a bad month|one team at a time]. [I hear the same fear in both: that nobody's there to help when it breaks.|Both sides worry about the same thing, which is help on the first day.|What both want is somebody to ask.] /// [So my proposal|My suggestion]: [one team first, the loudest one|start with the smallest team], [a helper sits there for two days|somebody from this group sits with them for two days], [then the rest a week later|and a week later everybody else]. [It costs us a week and saves us a month of grumbling.|We lose a week. I can live with that.] /// $x_project
B > [I like it. I'd volunteer for the two days.|Works for me.|Agree. Loudest team first is brave, though.]
C > [Two days may not be enough. Three?|Could the helper be somebody from the floor?|Fine with me if month-end is out of the way.]
A > [Three it is.|Good idea.|Yes, after month-end.]
""",
    "LEADERSHIP": """
A **[Weekly round|Round table, notes|From the weekly round]** // - [sales|Sales]: {account} [wants a meeting with one of us|asked for better terms, we said no|invited us to their opening]. [{b1} goes|I'll go|Who's free {dow}?] // - [operations|Operations]: [cycle counts are back on schedule|overtime is down|the second forklift is back] // - [people|People]: [two interviews this week|reviews are due by {dow}|the intern asked good questions] // - [IT]: [new laptops for those whose old ones are older than the warranty|password rules stay as they are|backup test went fine] /// [Please take the reviews seriously, people wait all year for them.|Next round {dow} at {time}, {c1} takes notes.|No round next week, half of us are out.] /// $x_heads
B > [Reviews: two left, both this week.|{dow} works for me.|Happy to go if it's after 2.]
C > [I'd like to add parking to the next one. It's getting ugly.|For next time: the lease on the copier.]
A > [Added.|It's on the list.|All right.]
""",
    "SHOP": """
A **[What we changed in the shop|Shop changes|Changes this week]** // - {article}: [new pictures, and the size is in the first line now|description is shorter|question from reviews is answered on the page] // - {article2}: [moved up in its collection|related items are fixed|had the wrong thumbnail, fixed] // - [checkout|cart]: [the note field is bigger|phone number is optional|address check is less picky about suite numbers] // - [emails|mails]: [the shipping email has the tracking link at the top|order confirmation reads right on phones|typo in the footer is gone, after a year] /// [If something looks off on your phone, send a screenshot.|Please click around a bit and tell me what breaks.|Found a problem? Screenshot, please, not a description.] /// $x_market
B > [Suite numbers, finally. We got calls about that.|Looks right on mine.|Tracking link at the top will save us ten calls a day.]
A > [That was the idea.|Good to hear.|Let me know if the calls go down.]
C > [The back button in the cart jumps to the top on my tablet.|Pictures load slowly on the guest Wi-Fi, everything else is fine.]
A > [Thanks, having a look.|I see it too, on the list.|Noted.]
""",
    "DESK": """
A [How to get the scanner to mail you a PDF, for the last time.|Scanner to email, since it's asked every week.|Because I get this question daily: scanning to email.] // 1. [Badge on the reader, wait for the beep.|Hold your badge to it until it beeps.] // 2. ["Scan", then "My email". Not "Email".|Pick "My email". The other one is for guests.] // 3. [Face up in the feeder, face down on the glass.|Feeder: face up. Glass: face down.] // 4. [More than 20 pages: two batches, or the mail server eats it.|Keep it under 20 pages a mail.] // 5. [Nothing arrives? Look in junk before you write to us.|Check your junk folder first.] /// [If it says "paper jam" and there's no paper, open and close the left door. Don't ask me why.|The left door sticks. Push it, don't hit it.|There's a printed copy of this above the scanner now.] /// $x_desk
B > [I hit it. It worked.|The left door trick works.|Could we get the printed copy on the second floor, too?]
A > [I didn't read that.|Told you.|Sure, {day_part}.]
B > [Thanks!|Great.|Appreciate it.]

A [New laptop, first steps:|Got your new laptop? These come first.|For everybody whose laptop gets swapped this week:] // - [keep the old one until {dow}, we don't wipe it before that|don't hand in the old one before {dow}] // - [log in once while you're in the office, not from home|first log-in has to be on our network] // - [bookmarks come over by themselves, the desktop doesn't|anything saved on the desktop doesn't move, put it on the drive] // - [printers: add "2nd floor", the other one is gone|add the printer again, it's called "2nd floor"] // - [the dock needs its own power brick|docking station: plug in the power first, then the screens] /// [Takes half an hour, and most of that is waiting.|Plan 30 minutes. Coffee helps.|If you get stuck, come by, don't write.] /// $x_desk
B > [What about the phone app, do I have to pair it again?|Do passwords come over?|My second screen stays black.]
A > [Yes, once. The code is on the sign-in page.|They don't, by design.|Unplug the dock for ten seconds.]
B > [Worked, thanks.|Got it.|Okay, thank you.]
""",
    "ESCALATIONS": """
A **{account}, [where we stand|what happened, in order|timeline]** // - [first call|it began]: {first} [reported it by phone and was told somebody would call|wrote to the general inbox, which took a day] // - [then|after that]: [two of us answered, with different answers|our call went to a number nobody uses] // - [now|today]: [I've talked to {first}, one contact from here on|{first} has my direct line] // - [what they want|asked for]: [a straight answer and a date|somebody who owns it|an apology, and they'll get one] // - [what we can do|our side]: [a visit by {dow}|a call with both of us {dow} at {time}|{b1} joins the call {dow}] /// [Please nobody else write to them before {dow}.|All mail to {account} goes through me until then.|If they call you, be kind and put them through to me.] /// $x_support
B > [Understood. I'll join the call.|Okay, and I'll tell the phones.|Got it. Do you want me on the visit?]
A > [Yes please.|That would help.|Thanks, {b1}.]
C > [I told {first} "by tomorrow" before I saw this. Sorry.|Is the account owner in the loop?]
A > [I'll straighten that out.|As of ten minutes ago, yes.|Okay, good to know.]
""",
    "RETURNS": """
A [What came back this week and why, the version with opinions.|Returns, this week's notes.|Looked through the returns shelf. Notes:] // - {article}: [box fine, item fine, changed their mind|never opened, went back on the shelf|opened, complete, cleaned and restocked] // - {article2}: [arrived in the wrong box, with somebody else's slip|no slip at all, matched it by the label|packed by a saint, thank you whoever you are] // - [from {account}|{account}]: [one pallet, wrapped like a mummy|two cartons with our old labels on|four boxes, one of them not ours] // - [slips|paperwork]: [half of them without a reason|please write the order number big|one slip was wet, had to guess] /// [Shelf is clear as of now.|Nothing left from last week.|Everything's booked up to this morning.] /// $x_floor
B > [The one that isn't ours, what is it?|Send me a picture of the wet slip, I may know it.|Thanks, the clear shelf looks great.]
A > [Somebody's gym shoes. Don't ask.|Picture is on its way.|It won't last.]
B > [Ha.|I think I know whose that is.|Enjoy it.]
""",
    "MONEY": """
A **[Month-end, the list|Close checklist|Month-end: who does what]** // 1. [Cutoff|Receipts cutoff]: [anything on the dock by 4 counts, everything later is next month|dock receipts until 4, not a minute later]. // 2. [Accruals|Freight accruals]: {b1}, [the two carriers that bill late|same method as last month|send me the list before you post]. // 3. [AR]: {account} [paid two invoices with one check, short by a few dollars|took a discount they don't have|wants a statement]. {c1} [calls {first}|has it|sorts it out with {first}]. // 4. [Cards|Company cards]: [three receipts missing|receipts by {dow}, or the card gets blocked|please, the receipts]. // 5. [Review|Walk-through]: {dow}, {time}, [my desk|bring questions|thirty minutes]. /// [Same order as last month, so no surprises.|If something is going to be late, tell me now and not on the last day.|Tell me early if you're stuck.] /// $x_heads
B > [Accruals will be ready {dow}.|One of the carriers already billed, for once.|Number 2 is in your inbox.]
C > [{first} at {account} sends a second check for the difference.|Left {first} a message.|Two of the three receipts are mine, sorry.]
A > [Thanks, both.|Good.|I know.]
""",
    "PRICING": """
A **[Pricing committee, notes|Notes from the committee|What we decided on exceptions]** // - {account}: [asked for last year's price on {article}|wants project pricing|points to a lower price online]. [No, but we hold the quote another two weeks.|Declined. Free freight instead.|Yes, once, with a date on it.] // - {account2}: [volume doesn't support it|volume is there, paperwork isn't|fine as is]. [{b1} explains it to {first2}.|{first2} gets a call from {b1}.|Owner calls {first2}.] // - {article2}: [supplier surcharge, we absorb it for now|no change|margin check is due in {month}] // - [rule of thumb|reminder]: [an exception has an end date or it isn't one|no exception without a name next to it|write the reason down, not "customer asked"] /// [Next meeting {dow}, requests by the day before.|Requests for the next round by {dow}, please.|Anything urgent before then, call me.] /// $x_heads
B > [Calling {first2} {day_part}.|Will do. Can I offer the freight?|Okay. They'll be fine with it.]
A > [Yes, if it's one delivery.|Thanks.|Good luck.]
C > [I have a request for the next round, form is filled in.|Could we see a list of all live exceptions next time?]
""",
}
