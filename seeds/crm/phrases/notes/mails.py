"""Mails of customers about a deal, pasted into a note with what they answer; patterns of `seeds.grammar`.

A pattern is the whole mail below its greeting: what the customer writes, how they close, and below that, perhaps,
the line of ours that they answer.
"""

# Sentences read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

_REGARDS = "[Best|Thanks|Regards|Best regards|Thank you|Thanks again], // {first}"

GREETINGS = ("Hi {author},", "Hi {author},", "{author},", "Hello {author},", "{author} -")

BODIES = {
    "deal-opened": (
        f"[As discussed|As promised on the phone|Following up on our call], [we're planning this for the coming months|we'd like to get this going|here's where we are]. [Budget isn't final but we're thinking around {{amount}}|We have roughly {{amount}} to work with|Ballpark is {{amount}}]. [Could you send some options|Can you put something together|Could you give me an idea of what's possible]? [We're talking to one or two others as well|No rush this week|I'm around all week if you have questions]. /// {_REGARDS} // {{account}}",
        f"[Thanks for taking my call|Good talking to you|Nice to talk to you earlier]. [Attaching what I have so far|Below is what I know so far|Here's what we know]: [needs to be decided by {{close}}|decision by {{close}}|we have to decide by {{close}}], [budget about {{amount}}|somewhere around {{amount}}|up to {{amount}}]. [Who would come out to look at the space|Can somebody come by to take a look|Would you be able to come see it]? /// {_REGARDS} /// > [Send me whatever you have and I'll get started|Send over what you've got, doesn't have to be pretty|If you email me the basics I can work up a budget number] // > {{author}}",
    ),
    "deal-moved-Qualification": (
        f"[To answer your questions|Answers to your questions below|Quick answers]: // - [yes, the money is approved ({{amount}})|budget is approved, {{amount}}|{{amount}}, approved last week] // - [I sign, my boss countersigns|two signatures, mine is one|my director signs] // - [we'd want to decide by {{close}}|target is {{close}}|{{close}} if all goes well] // [Let me know what else you need|Anything else, just ask|Call me if something's unclear]. /// {_REGARDS} // {{account}} /// > [Before I quote I need a few things from you|A few questions so I can quote this properly|Couple of questions first] // > {{author}}",
        f"[Good news, we got approval|We have the green light|Approved on our side]. [{{amount}} it is|It's {{amount}}|The number is {{amount}}]. [Please send your W-9 so we can set you up as a vendor|What do you need from us to quote|I'll send the final counts this week]. /// {_REGARDS} // {{account}}",
    ),
    "deal-moved-Proposal": (
        f"[Got the quote, thank you|Thanks for the quote|Quote received, thanks]. [{{amount}} is about what we expected|{{amount}} is in line|I'll have to defend {{amount}} but I think it's okay]. [I have to run it by two people here|My boss has it now|It's on my director's desk]. [One question: is freight included|Is freight included|Does that include delivery]? /// {_REGARDS} // {{account}} /// > [Quote attached, valid for 30 days|Here's the quote we discussed|Attached is our quote] // > {{author}}",
        f"[Confirming I have your proposal|Your proposal came through fine|I have everything now, thanks]. [Total of {{amount}} noted|So {{amount}} all in|{{amount}}, understood]. [Give me until {{close}}|You'll have an answer by {{close}}|We'll get back to you by {{close}}]. [Please hold the prices until then|No need to chase me, I promise|I'll call if we get stuck]. /// {_REGARDS} // {{account}}",
    ),
    "deal-moved-Negotiation": (
        f"[We'd like to go with you|You're our choice|We've decided to go with your offer]. [Before we sign|Two things first|What's left]: [can you do net 45|could payment be net 45|our standard is net 45, is that a problem], and [can it come in two deliveries|would you split the delivery|is there any flexibility on delivery]? [Otherwise {{amount}} is fine|{{amount}} is approved|No more questions on the {{amount}}]. /// {_REGARDS} // {{account}}",
        f"[Happy to tell you it's you|It's yours|We picked you]. [Legal has a couple of comments, see below|Legal wants one change in the delivery clause|Our legal will send comments]. [Nothing dramatic|Shouldn't hold us up|Small stuff]. [We want to sign by {{close}}|Aiming to sign {{close}}|Signature around {{close}}]. /// {_REGARDS} // {{account}} /// > [Any word from your side|Just checking where we stand|Any news] // > {{author}}",
    ),
    "deal-slipped": (
        f"[Sorry, we won't make {{old}}|{{old}} isn't going to work after all|Bad news, {{old}} is off]. [Realistically it's {{close}}|{{close}} looks realistic|We can do {{close}}]. [Nothing wrong with the offer|It's all on our end|The offer is fine], [just our process|we're waiting on one signature|our budget meeting moved]. /// {_REGARDS} // {{account}} /// > [Are we still good for {{old}}|Is {{old}} still realistic|Do you still expect to sign {{old}}]? // > {{author}}",
        f"[Quick heads-up|Quick update from our side|Update]: [signing is now {{close}}|we need until {{close}}|it'll be {{close}}] [instead of {{old}}|and not {{old}}|rather than {{old}}]. [Please adjust your schedule|Hope that doesn't mess up your schedule|Let me know if that's a problem for lead times]. /// {_REGARDS} // {{account}}",
    ),
    "deal-resized": (
        f"[We counted again|New count attached|We went back and counted]. [Please use {{amount}}|It should come to {{amount}}|By my math that's {{amount}}] [instead of {{old}}|and not {{old}}|rather than the {{old}}]. [Sorry for the back and forth|Sorry about that|Hopefully that's the last change]. /// {_REGARDS} // {{account}}",
        f"[The plan changed on us|Our layout changed|Scope changed a bit]. [Can you rework it to {{amount}}|We need to land at {{amount}}|New budget number is {{amount}}]? [{{old}} doesn't fit anymore|The {{old}} is outdated|Forget the {{old}}]. /// {_REGARDS} // {{account}} /// > [Anything changed on your end|Is your list final|Are the quantities final]? // > {{author}}",
    ),
    "deal-won": (
        f"[Signed copy attached|PO attached|Please find our PO attached]. [Total {{amount}}|{{amount}} as agreed|That's {{amount}}]. [When can we expect delivery|Please confirm the ship date|Let me know the ship date]? [Our dock is open 7 to 3|Dock hours are 7 to 2:30|Please have the driver call 30 minutes ahead]. /// {_REGARDS} // {{account}}",
        f"[It's official|All signed|Done deal], [you have the order|please go ahead|you can go ahead and ship]. [Please put our PO number on everything|PO number has to be on the packing slip|Invoices go to AP with the PO number]. [{{count}} first if possible|If you can send {{count}} first, great|We need {{count}} first]. /// {_REGARDS} // {{account}} /// > [Just need your signature and we're set|Send me the PO and I'll get it scheduled|As soon as I have the PO I can reserve stock] // > {{author}}",
    ),
    "deal-lost": (
        f"[Thank you for all the work you put in|Thanks for your patience with us|I appreciate all your help]. [Unfortunately it's a no this time|Sorry to say we're not moving forward with you|We won't be moving forward]. [It wasn't an easy call|This one wasn't up to me|I hope you understand]. [Please stay in touch|I'd like to keep you on our list|We'd be glad to hear from you again]. /// {_REGARDS} // {{account}}",
        f"[I have to give you an answer, and it's a no|The answer is no, I'm afraid|I wanted you to hear it from me: it's a no]. [Nothing you did wrong|You did everything right|You were great to work with]. /// {_REGARDS} // {{account}} /// > [Do you have a decision for me|Any decision|Did you get a chance to decide]? // > {{author}}",
    ),
}
