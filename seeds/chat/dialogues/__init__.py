"""What people say to each other: `SCENES` by the name of what they are about, `MACROS` for their patterns.

A scene is a block of lines, scenes are apart by an empty line. Each line is a turn: `A `, `B ` or `C ` and what is
said, as `seeds.grammar` reads it; `A > ` answers in the thread. After it may stand `+emoji` for reactions, `!pin`, and
`!notes` or another kind of file. Lines that go on are indented by four.

A first line may say when the scene fits: `? B leads A; morning`. `seeds.chat.conditions` has them all: ranks
(`A leads B`, `B leads A`, `peers`), teams (`same team`, `other team`), departments (`A in Sales|Support`, `B not in
IT`) or jobs (`A in Support agent`), who leads others (`A is lead`, `B not lead`), who `is new` (`A is new`), times
(`early`, `morning`, `noon`, `afternoon`, `late`, `Monday` to `Friday`, `ahead of weekend`), and seasons (`spring`,
`summer`, `late summer`, `fall`, `late fall`, `winter`).
Without the line, anybody speaks at any hour, colleagues of one rank before others. Where C speaks, three are there.
A text may begin with `?? A in Support; B not lead`: that holds for all of its scenes that say nothing else of A or B.

Where an answer fits one wording alone, both stand in `<<this|that>>`: of all these of a scene the same place is taken,
so that the block stands for as many scenes as each of them has places.

`{hello}` greets by the hour of that turn ("Morning"), `{day_part}` is "this morning", "this afternoon" or "tonight",
`{next_day}` is "tomorrow", or "Monday" where the weekend comes first.
"""
