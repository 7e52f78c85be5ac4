"""Longer pieces: minutes, project status, incidents, hand-overs, launch notes, agendas."""

MACROS = {
    "r_here": (
        "[present|there|with us]: {a1}, {b1}, {c1}[; excused: the rest|; two joined by phone|; {b1} left early|]"
    ),
    "r_point": (
        "[training|the help page|access rights|labels|the test list|sick cover|room booking|old files|the "
        "question list] [is|are] [with|left to|taken by] {b1}[, until {dow}|, draft next week|, no date "
        "yet|]|[the hall|sales|support|finance] [asks for|wants|would like] [a shorter form|a paper copy|one "
        "contact|screenshots]|[we|all] [agree|are of one mind] that [nobody works on weekends for "
        "it|questions go into this channel first|we keep the old way for one more week|small is better than "
        "perfect]"
    ),
    "r_feel": (
        "[people|those who tried it|the team] [like|are getting used to|still argue about|ask good questions "
        "about] [the new way|it|the first steps][, mornings more than afternoons|, the younger ones faster "
        "than I am|, which is normal at this point|]"
    ),
    "r_close": (
        "[next meeting|we meet again|next round] {dow} at {time}[, {mins} minutes, not more|, same room|, "
        "bring examples|]"
    ),
    "r_more": (
        "[If you want to help|Whoever has an hour to spare|For those who asked how to help|What you can do]: "
        "[read the list in the folder|try it once and tell me where you got stuck|note what you miss|talk to "
        "two colleagues who weren't there|look at the open points], [and write it into this thread|and tell "
        "me at lunch|in a few words|before {dow}|without being polite]. [I collect everything|All of it goes "
        "into one list|I read every line|{b1} collects it] [and answer on {dow}|and sort it before the next "
        "meeting|and nothing gets lost|until the end of the week]."
    ),
}

SCENES = {
    "project-scoped": """
A **Minutes, {project}** // $r_here // 1. [Scope|What we do]: {pilot} first, [nothing else before that
    works|everything else waits|no extras]. // 2. [Date|Target]: {target}, [as {sponsor} wants it|agreed by
    all|tight but accepted]. // 3. [Open points|Actions]: $r_point. // 4. $r_point. // $r_close. [Corrections by
    tomorrow, please|If I got something wrong, say so here|Not in here means not decided]. /// $r_more
B > [thanks for the minutes|complete|that was quick], [point three is for {a1} and me|I'd only add cables|fine by
    me].
""",
    "project-pilot-begun": """
A **Status, {project}, first day** // - where: {pilot} // - target: {target}, [unchanged|still fine|green] // -
    lead: {lead}; sponsor: {sponsor} // - mood: [curious|good|mixed, as on any first day|better than feared] ///
    [What happened|The day]: [the start was ten minutes late|two log-ins failed|everything was switched on by
    nine|somebody had hidden the key], [then|after that|from there on] [it ran|people just worked|questions came in
    by the dozen|it got quiet, which I take as a good sign]. $r_feel. /// [Tomorrow|Next]: $r_point. [I'll write|You
    hear from me] [again on Friday|every other day|when something breaks]. /// $r_more
C > [good start|thanks, {a1}|exciting], [I'll come by in the morning|keep the list of questions|write down what
    people say, word for word].
""",
    "project-slipped": """
A **Status: {project} is [yellow|late|behind]** // [Short version|In one line]: {risk}. // - [old date|was]: {old}
    // - [new date|now]: {target} // - [decided by|agreed with]: {sponsor} /// [Why we didn't see it earlier|How
    that happened|What I should have asked]: [nobody had tried it with real load|we trusted the data sheet|the test
    was too small|I believed the vendor]. [What we do about it|The way out|Now]: [one more week of trials|a second
    supplier|paper as a fallback|somebody on site for two days], [and then a decision|before anybody else is
    trained|which costs us days, not money]. $r_feel. /// $r_close. /// $r_more
B > [honest report, thanks|better now than later|okay], [who tells {pilot}|does the training move as well|what do
    you need from us]?
A > [I do, today|yes, everything moves|two pairs of hands], [dates follow|list comes tonight|more in the meeting].
""",
    "project-pilot-read": """
A [Hello all|Hi everyone|Dear team], /// [the pilot of {project} is over|we have read out the pilot of
    {project}|here is what came out of the pilot]: {result} % [toward|on] “{aim}”, [measured|counted] [with|at]
    {pilot}[ over the whole time|, by two people independently|]. /// - [what worked|plus]: [fewer questions than
    feared|people helped each other|no extra hours|the checklist] // - [what didn't|minus]: [mornings are
    slow|training was too short|one step is done twice|the help page is out of date] // - [what surprised
    me|surprise]: [the quiet ones liked it most|nobody wants the old way back|paper is hard to kill] /// [The target
    stays|We keep|Nothing moves,] {target}. {sponsor} [decides next|has the numbers|gets the long version].
    $r_point. [Thanks to all who counted|Thank you for the patience|Cake is in the kitchen]. /// $r_more !pin
C > [clear and fair|thanks, {a1}|good numbers], [I'd show that in the next all-hands|what does it cost per month|I'm
    for it].
""",
    "project-closed": """
A **Closing report, {project}** // - lead {lead}, sponsor {sponsor} // - budget: {budget} // - target was {target}
    /// [What stays with me|The lesson|If we did it again]: {lesson}. [We learned it late|Somebody had said so at
    the start|It's in the first pages of the plan, and nobody read it], [and fixed it all the same|which cost us two
    weeks|so next time I'd ask the floor first]. [Documents are in the shared folder|The wiki has a page|All lists
    are archived], [the channel stays open|questions go to support from now on|please delete your copies]. [Thank
    you|Thanks to everybody|I owe you all], [especially for the early mornings|above all @{b}|and sorry for the many
    meetings]. /// $r_more
B > [it was a good one|thank you, {a1}|well led], [see you in the next|I'd do it again|the lesson goes on my wall].
""",
    "outage": """
A {system} [gives me|says|throws] this [since a few minutes|again and again|at every try]: // ``` //
    [ERROR|FATAL|error|E] [connection refused|timed out after 30 s|no route to host|handshake failed|certificate
    expired] // [  at|  in] [gateway|session|queue|spooler], [retry|attempt] [3 of 5|2 of 2|4|7] // [  next try in|
    waiting] [30|60|90| 120] s // ``` // [Restarting|A restart|Switching it off and on] [didn't help|changes
    nothing|helps for a minute]. [I have called the vendor|On my way to the rack|{b1} looks at the log|Please don't
    all try at once].
B > [same text here|me too, word for word|different number, same misery], [since {time}|two rooms at least|only with
    cable].
""",
    "outage-over": """
A **Incident: {system}** // - [down for|duration]: {minutes} minutes // - [seen by|affected]: [everybody
    upstairs|the hall and the shop desk|about half of us|whoever came in early] // - [cause|reason]: [a certificate
    that ran out|a full disk|an update in the night|a loose plug, really|a switch that gave up] // - [fix|mended
    by]: [restart and a spare part|rolled the update back|cleaned up old logs|new cable] /// [What we change|So that
    it doesn't come back|Lesson]: [an alarm two weeks before|a second device|no updates before noon|a label that
    says "do not touch"]. [Nothing was lost|Drafts that were open may be gone|Two print jobs are missing], [please
    check what you did this morning|tell {a1} if something looks odd|otherwise all is well]. [Sorry for the
    trouble|Thanks for your patience|Thanks for not calling all at once]. /// [The same thing could happen with|Next
    on my list of old things are|While I was at it I looked at] [the two switches upstairs|the backup in the
    hall|the old print server|the phones at the front desk], [and I'd rather replace them before they choose the
    moment|which should hold until summer|so expect a short break one of these evenings|and found dust, but no
    danger].
B > [thanks for the write-up|appreciated|good to know], [the label made me laugh|does that cover the other site,
    too|can we have that as a page].
""",
    "away": """
A **Hand-over**, I'm away {first}, back on {back} ({reason}). // - [open quotes|what is urgent|waiting for answers]:
    [all noted in Alder|none, I hope|two, with dates in the tasks] // - [calls|phone]: [forwarded|mailbox|go] to
    {cover} // - [meetings|Monday round]: {cover} [goes|takes notes|knows what to say] // - [not urgent|can wait]:
    [everything with a blue flag|the old list|newsletters and invoices] /// [Please don't write to me|I won't read
    mail|My laptop stays here], [really|it's in the drawer|and that's a promise]. [If the building burns|For real
    emergencies], [the front desk has my number|ask {cover} first]. [Thank you, {cover1}|{cover1}, I owe you
    lunch|Many thanks to {cover1} in advance]. /// [What I'd still like to say|One more thing|And lastly]:
    [customers know that I'm away|I've written to those who need to know|my calendar is up to date], [nobody expects
    miracles|answers may take a day longer|and most things can wait], so [please don't work late for me|leave me
    something to do|be kind to {cover1}|close your own things first].
B > [good list|have a good time|enjoy], [we won't call|see you then|bring pictures].
""",
    "launched": """
A **{article} is on sale, {launch}** // [Release notes|What to know|For everybody who talks to customers]: // - [in
    the box|includes]: [screws, manual, spare part|everything but batteries|a card with the care advice] // -
    [different from the one before|new]: [lighter|one step less to set up|better packed|quieter] // - [not
    included|ask first]: [wall mounting|the old accessories|express delivery in the first week] // - [returns|if it
    breaks]: [as always|photo first, please|straight to support] /// [Pictures and texts|The sheet and the
    film|Samples and brochures] [are in the folder|can be had from {b1}|are on the shelf next to my desk]. [If
    customers ask for the predecessor|When the old one is asked for], [there are a few left|we don't make it
    anymore|explain it, don't argue]. /// [Prices and codes|Stock and dates|What it costs and where it is] [are in
    Alder and in the shop|can be seen in both systems|stand where they always stand], [so please don't keep lists of
    your own|and nowhere else|and any slip is mine to fix]. [First impressions|What customers say|Honest reactions]
    [in this thread|to me|in the round on {dow}], [please|the good ones and the bad]. +rocket
C > [great notes|thanks, printing that|perfect], [the third point comes up every time|two calls already|samples,
    please].
""",
    "batch-stopped": """
A **Stop: {article}, batch of {batch}** /// [What we know|Facts]: {fault}. [Found|Noticed|Reported first] by
    [support|two customers|a customer with patience|the returns desk], [confirmed|seen again|checked] in the hall.
    // 1. [Hold back|Don't ship] [what is on the shelf|anything from that batch] [until further notice|from now
    on|for now]. // 2. [Orders that are packed|Boxes on the ramp]: [open and check|back to the shelf|leave them]. //
    3. [Customers who ask|If somebody calls]: [say it openly|offer an exchange|take the number, promise a call]. ///
    [Operations talks to the maker|A sample is on the way to the lab|We check older batches as well], [more on
    {dow}|result in a few days|I'll write here, nowhere else]. /// [For the phone|If you need words|What you can
    say]: [we found it ourselves and act on it|nobody is in danger|we'd rather stop too much than too little|an
    exchange costs you nothing], [and please leave out the guessing|no dates yet|and write down who called|don't
    promise money]. +warning
B > [held back|done in the hall|clear], [{n} boxes were on the ramp|label is on|shop shows it as sold out].
""",
    "show-held": """
A **{city}, {day}: [report|how it was|what we bring home]** // - [contacts|leads]: {leads} // - [booth|on duty]:
    {staff} // - [asked most|top question]: [delivery times|spare parts|who makes it|can I take it home] // - [best
    seen elsewhere|worth copying]: [a coffee bar with chairs|live repairs|samples by weight|no brochures at all] ///
    [The hall was full|The first day was slow|Rain helped us|We stood next to the entrance], [so|and still|and so]
    [we ran out of cards|feet hurt|there was no time for lunch|{staff1} lost the voice]. [All names are in Alder|I'm
    typing the cards|Cards are with the team], [please call within the week|hot ones first|with a note each]. ///
    [Would I do it again|Is it worth it|My verdict]? [Yes, but with two more people|Yes, with a smaller booth|Only
    if we get the corner|Ask me when the calls are made], [because|since|given that] [talks were better than at the
    last one|half of our market walks by|the rest of it is expensive|we met people who never answer mails].
B > [thanks for going|sounds like a good one|well done], [I'll take ten to call|shall we book again|who follows up
    in the East]?
""",
    "campaign-ended": """
A **{campaign}: [wrap-up|what it brought|review]** // - by {channel} // - leads: {leads} // - spent: {spent} ///
    [What worked|Plus]: [the second subject line|short texts|pictures with people|sending it on a Tuesday]. [What
    didn't|Minus]: [the landing page on phones|too many fields in the form|the discount confused people|we wrote to
    some twice]. [Half of the names are new to us|Many are old friends|Most came in the first two days], [sales has
    the list|the rest goes to the newsletter|so the numbers are honest]. [Next time|If we repeat it]: [half the
    budget, twice the patience|start a week earlier|test it with ten people first|call the best ones before
    writing]. /// [If you wonder what it means for you|For sales|For everybody else]: [expect calls this week|names
    with a note come first|nothing to do, unless somebody asks|some will mention the picture, it's in the folder],
    [the list is short enough to be done by {dow}|and I'm glad about every remark|so be nice|the rest is patience].
C > [good review|thanks, {a1}|interesting], [I had guessed the opposite|keep the second line|can we try that for
    resellers]?
""",
    "PROJECT": """
A **Minutes of [today|our round|the {time} meeting]** // $r_here // 1. $r_point. // 2. $r_point. // 3.
    [Risks|Worries]: [people who are away|the old printer|too many lists|nobody reads mails on Fridays], [no
    solution yet|{c1} thinks about it| accepted]. /// $r_feel. $r_close. [Please read it once|Say so if I misheard
    you|I typed this on the train]. /// $r_more
C > [thanks, {a1}|fast|looks right], [I said Thursday, not Friday|nothing to add|can we do the risks first next
    time].
""",
    "LEADERSHIP": """
A **Agenda, {dow}, {time}** // 1. [Minutes of last time|Leftovers], [five minutes|quickly] // 2. [Vacation and
    cover|Parking|How we write to customers|Training budget], [{b1} opens|ten minutes|with a proposal, please] // 3.
    [Meetings we could drop|The open day|New chairs|Room for interns], [{c1} has a list|opinions, not slides|decide
    or drop] // 4. [Anything else|Round of the heads], [one sentence each|what worries you|good news first] ///
    [Please send papers the day before|Papers are in the folder|No papers this time], [two pages at most|I do read
    them|or we move the point]. [Lunch is ordered|We end on the hour|Phones stay outside], [allergies to
    me|promise|this time for real]. /// [What I'd like to hear from you|To prepare|Think about] [before that|until
    then|in the meantime]: [which meeting you'd drop|where you lose most time|one thing that got better|who deserves
    a thank-you], [in one sentence|no slides|and why|in your own words].
B > [point three from me, please|fine|I'd swap two and three], [needs ten minutes more|otherwise complete|paper
    comes $later].
""",
    "SALES": """
A **[Notes from the call|Monday round, notes|What we said this morning]** // - [hygiene|records]: [dates in the past
    get a new one today|no deal without a next step|contacts need a phone number] // - [trips|on the road]: [{b1} is
    out on {dow}|two of us share a car|book trains early] // - [training|help]: [role play on {dow}|who needs the
    new slides asks {c1}|objections go in the sheet] // - [fun|last]: [best story wins a coffee|softball on
    Thursday|cake for the first of the week] /// [Whoever missed it|If you were on the road], [it took {mins}
    minutes|the recording is in the folder|that's all you missed]. $r_close. /// [What else|Also|And]: [the quiet
    accounts|old proposals|customers without a visit this year] [need|want|deserve] [a call|a friendly mail|a plan]
    [before the month ends|from each of you|, two a day are enough|while it's calm].
B > [thanks for typing|got it|complete], [mine are updated|I'll need the slides|see you on {dow}].
""",
}
