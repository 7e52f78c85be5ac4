"""How somebody puts right what was said wrong."""

# ruff: noqa: E501

SCENES = {
    "CORRECTION": """
B > [Isn't it {right}?|Wait, isn't that {right}?|I thought it was {right}?] [That's what I have in my notes.|That's what the record says.|At least that's what I've got.]
A > [You're right, {right}. Typo on my end.|Yes, {right}. I was looking at the wrong line.|{right}, correct. Sorry about that.]

B > [It's {right}, not {wrong}.|Should be {right}, not {wrong}.] [I just checked.|Just looked it up.|I have it open in front of me.]
A > [Thanks for catching that. {right} it is.|Oops. Yes, {right}.|Good catch, I read the old version.]

B > [Where does {wrong} come from? I have {right}.|Not sure where {wrong} comes from, mine says {right}.|Hm, {wrong}? I've got {right} here.]
A > [From my bad memory. {right} is right.|An old tab. {right} is correct.|No idea, honestly. You're right, {right}.]
C > [Glad you asked, I'd already written down {wrong}.|Phew, I was about to pass on {wrong}.|Okay, changing my note to {right}.]

B > [Small correction: {right}.|Small fix, it's {right}.|Tiny correction, that should say {right}.] [The rest is right.|Everything else checks out.|Everything else matches what I have.]
A > [Right, thank you.|Thanks, I mixed up two lines.|Yes. Thanks, I typed that from memory.]

B > @{a} [I think you have the wrong number there. {wrong} was before, now it's {right}.|that's not {wrong} anymore. It's {right}.|can you double-check {wrong}? I see {right}.]
A > [Double-checked, and it's {right}. Sorry.|Just looked. {right}. My mistake.|{right}, you're right. I hadn't refreshed the page.]

B > [Did you mean {right}?|You mean {right}, right?|{right}, I assume?]
A > [Yes! {right}. Not enough coffee.|I did, sorry. {right}.|Yep, {right}. That's what I get for typing on my phone.]

B > [Before this goes anywhere: it's {right}.|Before anyone copies that, it's {right}.|Please don't forward that yet, it's {right}.] [{wrong} must be a typo.|I think {wrong} is a typo.|{wrong} looks like a slip.]
A > [It is a typo. {right} is correct, thanks.|Thanks, glad somebody reads these. {right}.|You're right. {right}, everybody.]

B > [The system says {right}.|It says {right} in the system.|System shows {right} as of now.]
A > [Then go with {right}. I was working off a printout.|Then it's {right}. My sheet must be old.|Okay, {right}. I should've looked there first.]

B > {right}. [I had the same wrong number in my notes until this morning.|Don't worry, I got it wrong myself the first time.|I had to look twice.]
A > [Thanks for being nice about it. {right}.|Ha, okay. {right} then.|Good to know I'm not the only one. {right}.]

C > [Hm, is {wrong} right?|Is that right, {wrong}?|I'm confused about the {wrong}.]
B > [No, it's {right}.|It's {right}, I have it open right here.|Should be {right}. {a1}?]
A > [Yes, {right}. I mistyped.|{right}. Sorry for the confusion.|Correct, {right}. Thanks, both of you.]

B > [Sorry to be that person, but it's {right}.|Not to nitpick, but it's {right}.] [{wrong} would be a problem.|It matters for what I'm working on.|I only noticed because I need it for something.]
A > [No, please do. {right}.|Not nitpicking at all. {right}, thanks.|You're right to say it. {right}.]
""",
}
