"""The handbook changes: what holds from when on, who decided it, and what that means."""

MACROS = {
    "h_where": (
        "[the whole text|the section|the full wording|all of it] [is|stands|can be read] in [Lintel|the "
        "handbook], [under|section] “{section}”[, old versions included|, with the version before|, it takes "
        "two minutes|]"
    ),
    "h_who": (
        "[signed off|approved|agreed] by {approver}[, maintained by {owner}|]|[{owner} [wrote|maintains] "
        "it|{owner} keeps the section][, {approver} approved it|]|[decided|settled] [last week|after the "
        "last round|with the heads]"
    ),
    "h_before": (
        "[whatever|what] [was|has been] [agreed|promised|started] [before that day|earlier] [stays|is left] "
        "as it [is|was]|[until then|before that] the old [rule|number|figure] [holds|applies|counts]|no "
        "[exceptions|early starts], [please|not even small ones|I know you]"
    ),
}

SCENES = {
    "policy-changed": """
A [Change in the handbook|The handbook changes|New version of “{section}”|Please note a change]: **{rule}** [goes|is
    going|moves] from {old} to {new}, [valid|in force|effective] [from|as of] {valid}. $h_who. $h_where. $h_before.
    !pin
B > [Does that|Will that|Would it] [also |]apply to [what is already under way|things from last month|cases that are
    open]?
A > No, [it counts|only] from {valid} on[; for the rest {old} stands|, older things keep {old}|, so {old} until
    then].

A [Hello everybody|Dear all|Hi all|Colleagues], /// as of {valid} the following [holds|is new] ([see {link}|{link}
    in the handbook|section {link}]): /// {changes} /// $h_before. $h_who. [Why|The reason|Where it comes from]:
    [the last audit|the survey|our margins|questions from many of you] [made it|showed it was|told us it was]
    [necessary|time|overdue][, and we compared notes with others|, not somebody's mood|]. /// [Questions|Remarks]
    [here in the thread|to {owner}|to me], please. !pin
B > [thanks|noted|okay], so {old} is [history|gone|over] [as of|from] {valid}?
A > [Yes|Exactly|Right], {new} [from then on|is the number to remember|it is].

A [One line has changed|A small change|For those who never look|A correction for your notes] in the handbook: {rule},
    {new} [instead of|rather than|and no longer] {old} [from {valid}|as of {valid}|, valid {valid}][, for all of
    us|]. [See|More in|Details in] {link}. $h_who.
C > [thanks|noted|good to know], [tell|remember to tell] [new people|the evening shift|those on leave], too.
""",
}
