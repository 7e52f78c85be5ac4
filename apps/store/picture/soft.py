"""Soft goods: tents, packs, beds, clothes, gloves, shoes, ropes."""

# Path data reads best unbroken.
# ruff: noqa: E501

from __future__ import annotations

from .pen import Pen, box, oval, poly


def ridge_tent(p: Pen) -> None:
    p.ground(165)
    p.body(poly((200, 130), (330, 330), (70, 330)))
    p.flat(poly((200, 130), (330, 330), (250, 330)), by=-0.18)
    p.dark(poly((200, 150), (236, 330), (164, 330)))
    p.flat(poly((200, 150), (180, 330), (150, 330)), by=0.2)
    p.line("M200 130V112M70 330L40 340M330 330L362 340", width=3, color="#777777", by=0)
    p.stitch("M200 134L86 328M200 134L314 328")


def dome_tent(p: Pen) -> None:
    p.ground(165)
    p.body("M48 330C60 190 130 132 200 132S340 190 352 330z")
    p.flat("M200 132C300 150 345 240 352 330H280C276 240 250 170 200 132z", by=-0.16)
    p.dark("M150 330C152 262 172 226 200 226S248 262 250 330z")
    p.flat("M150 330C152 262 172 226 200 226C186 250 180 290 184 330z", by=0.22)
    p.line("M48 330C90 200 150 140 200 132C250 140 310 200 352 330", width=4, by=-0.45)
    for x in range(p.variety % 3 + 1):
        p.line(f"M{84 + 16 * x} 250q8 -26 22 -40", width=2, by=0.3)
    p.line("M48 330L26 342M352 330L374 342", width=2.5, color="#777777", by=0)


def tunnel_tent(p: Pen) -> None:
    p.ground(172)
    p.body("M36 330C36 220 70 180 110 180H290C332 180 364 230 364 330z")
    for x in (110, 170, 230, 290):
        p.line(f"M{x} 180C{x - 34} 200 {x - 44} 270 {x - 42} 330", width=3.5, by=-0.42)
    p.dark("M48 330C48 250 70 206 96 206S130 260 130 330z")
    p.flat("M48 330C48 250 70 206 96 206C80 240 76 290 80 330z", by=0.2)
    p.flat(box(216, 222, 44, 26, 8), by=0.35)
    p.flat(box(282, 222, 36, 26, 8), by=0.35)


def tarp(p: Pen) -> None:
    p.ground(160)
    p.line("M90 336V150M310 336V180", width=5, color="#8b8f92", by=0)
    p.body("M30 250C80 190 90 150 92 148C170 170 230 176 312 178C330 210 356 240 380 268C300 240 130 232 30 250z")
    p.flat("M92 148C150 180 190 220 200 236C130 234 70 240 30 250C80 190 90 150 92 148z", by=-0.14)
    p.stitch("M92 150C170 172 230 178 312 180")
    p.line("M30 250L14 336M380 268L390 336M92 148L60 336M312 178L340 336", width=1.5, color="#777777", by=0)


def pack(p: Pen) -> None:
    tall = 30 if p.variety > 1 else 0
    p.ground(95)
    p.line("M150 120C150 84 250 84 250 120", width=8, by=-0.45)
    p.dark(box(96, 170, 26, 130, 12), box(278, 170, 26, 130, 12))
    p.body(box(118, 116 - tall, 164, 218 + tall, 46))
    p.body(box(112, 106 - tall, 176, 62, 28), by=-0.12)
    p.body(box(138, 226, 124, 92, 20), by=0.06)
    p.line("M146 246H254", width=3, by=-0.5)
    p.line("M168 110V196M232 110V196", width=7, by=-0.5)
    p.metal(box(161, 184, 14, 16, 3), box(225, 184, 14, 16, 3))
    p.stitch("M126 176H274M144 262H256")


def dry_pack(p: Pen) -> None:
    p.ground(90)
    p.body("M122 160C122 150 140 140 150 136H250C262 140 278 150 278 160V310Q278 332 256 332H144Q122 332 122 310z")
    p.body(box(136, 92, 128, 48, 14), by=-0.15)
    p.line("M140 104H260M140 118H260", width=2)
    p.line("M264 116C300 110 300 150 278 168", width=8, by=-0.5)
    p.metal(box(246, 104, 30, 22, 5))
    p.flat(box(166, 210, 68, 44, 6), by=0.4)
    p.line("M180 232H220", width=4, by=-0.2)


def sleeping_bag(p: Pen) -> None:
    p.ground(80, 348)
    p.body(
        "M200 56C250 56 276 92 272 132C290 180 282 280 244 338Q200 352 156 338C118 280 110 180 128 132C124 92 150 56 200 56z"
    )
    p.dark("M200 74C234 74 250 98 246 124C234 148 166 148 154 124C150 98 166 74 200 74z")
    p.flat("M200 84C226 84 238 102 234 122C224 138 176 138 166 122C162 102 174 84 200 84z", by=0.45)
    for y in (170, 204, 238, 272, 306):
        p.line(f"M{130 + (y - 170) // 8} {y}Q200 {y + 14} {270 - (y - 170) // 8} {y}", width=2.2, by=-0.3)
    p.line("M258 140C270 190 266 270 238 332", width=3, by=-0.5)


def mat(p: Pen) -> None:
    p.ground(140)
    p.body("M120 250H330Q346 250 346 292T330 334H120z")
    for x in range(160, 330, 26):
        p.line(f"M{x} 252V332", width=1.6, by=-0.22)
    p.body(oval(120, 284, 56))
    p.line("M120 284m-8 0a8 8 0 1 1 16 0a18 18 0 1 1 -36 0a28 28 0 1 1 56 0a40 40 0 1 1 -80 0", width=4, by=-0.35)
    p.dark(box(60, 276, 120, 9, 4))
    if p.variety % 2:
        p.metal(oval(330, 270, 9))


def rope(p: Pen) -> None:
    p.ground(110)
    for k, y in enumerate(range(150, 318, 15)):
        p.line(
            f"M{112 - k % 2 * 4} {y}C150 {y + 34} 250 {y + 34} {290 + k % 2 * 4} {y}",
            width=14,
            by=-0.12 if k % 2 else 0.06,
        )
        p.line(f"M{118 - k % 2 * 4} {y + 5}C152 {y + 34} 248 {y + 34} {284 + k % 2 * 4} {y + 5}", width=2, by=0.5)
    p.line("M160 138C160 100 240 100 240 138", width=14, by=0.05)
    p.body(box(172, 140, 56, 190, 18), by=-0.2)
    for y in range(152, 322, 13):
        p.line(f"M174 {y}H226", width=2, by=-0.5)


def harness(p: Pen) -> None:
    p.line("M96 150H304", width=34, by=-0.1)
    p.line("M96 142H304", width=3, by=0.4)
    p.line("M130 320C96 290 110 240 150 236S196 284 168 316S140 326 130 320z", width=26, by=-0.02)
    p.line("M270 320C304 290 290 240 250 236S204 284 232 316S260 326 270 320z", width=26, by=-0.02)
    p.line("M200 150V240M160 236L200 214L240 236", width=12, by=-0.5)
    p.metal(box(186, 136, 28, 30, 5), box(112, 138, 22, 26, 4), box(266, 138, 22, 26, 4))
    for x in (84, 300):
        p.line(f"M{x} 168q8 24 22 0", width=4, color="#666666", by=0)


def _torso(p: Pen, length: float = 318, flare: float = 0) -> None:
    p.body(
        f"M150 92L104 116Q92 124 88 142L62 262Q60 274 72 277L100 283Q108 284 110 276L126 200L{122 - flare} {length}"
        f"Q200 {length + 12} {278 + flare} {length}L274 200L290 276Q292 284 300 283L328 277Q340 274 338 262L312 142"
        "Q308 124 296 116L250 92Q200 112 150 92z"
    )


def jacket(p: Pen) -> None:
    p.ground(110, 342)
    _torso(p, 322)
    p.body("M150 92C140 54 170 48 200 48S260 54 250 92Q200 118 150 92z", by=-0.14)
    p.dark("M164 90C160 66 180 62 200 62S240 66 236 90Q200 106 164 90z")
    p.line("M200 106V326", width=3, by=-0.5)
    p.metal(box(196, 126, 8, 14, 3))
    p.line("M142 250L160 228M258 250L240 228", width=3, by=-0.45)
    p.stitch("M126 204L150 118M274 204L250 118M122 308Q200 322 278 308")


def vis_jacket(p: Pen) -> None:
    jacket(p)
    for y in (196, 262):
        p.flat(f"M124 {y}Q200 {y + 12} 276 {y}V{y + 20}Q200 {y + 32} 124 {y + 20}z", color="#e8e9e6")
        p.line(
            f"M124 {y}Q200 {y + 12} 276 {y}M124 {y + 20}Q200 {y + 32} 276 {y + 20}", width=1.5, color="#b5b8b4", by=0
        )
    p.flat(
        poly((74, 212), (116, 222), (112, 238), (70, 228)),
        poly((326, 212), (284, 222), (288, 238), (330, 228)),
        color="#e8e9e6",
    )


def parka(p: Pen) -> None:
    jacket(p)
    for y in (150, 190, 230, 270, 306):
        p.line(f"M128 {y}Q200 {y + 12} 272 {y}", width=2.4, by=-0.3)
    p.flat("M146 96C136 50 168 44 200 44S264 50 254 96L240 92C244 62 224 58 200 58S156 62 160 92z", color="#d8c7a8")


def shirt(p: Pen) -> None:
    p.ground(105, 340)
    _torso(p, 316)
    p.flat("M160 92Q200 116 240 92Q226 122 200 124Q174 122 160 92z", by=-0.35)
    p.body("M150 92L170 82L200 118L182 140z", "M250 92L230 82L200 118L218 140z", by=0.1)
    p.line("M200 120V316", width=1.6, by=-0.35)
    for y in range(150, 310, 34):
        p.metal(oval(205, y, 3.6))
    p.body(box(222, 164, 36, 42, 4), by=0.05)
    p.stitch("M122 302Q200 314 278 302M223 172H257")


def polo(p: Pen) -> None:
    p.ground(105, 338)
    p.body(
        "M152 88L100 112Q90 118 84 132L60 196Q58 204 66 207L104 222Q112 224 116 216L128 192L124 316Q200 328 276 316L272 192"
        "L284 216Q288 224 296 222L334 207Q342 204 340 196L316 132Q310 118 300 112L248 88Q200 110 152 88z"
    )
    p.body("M152 88L172 78L200 112L186 132z", "M248 88L228 78L200 112L214 132z", by=-0.12)
    p.line("M200 114V176", width=2, by=-0.4)
    p.metal(oval(200, 136, 3.4), oval(200, 158, 3.4))
    p.stitch("M64 190L110 208M336 190L290 208M124 304Q200 316 276 304")


def pullover(p: Pen) -> None:
    p.ground(105, 338)
    _torso(p, 314)
    p.body("M152 92Q200 60 248 92Q200 128 152 92z", by=-0.2)
    p.flat("M166 92Q200 74 234 92Q200 112 166 92z", by=-0.55)
    p.body("M122 296Q200 308 278 296V316Q200 328 122 316z", by=-0.14)
    if p.variety % 2:
        p.line("M200 112V176", width=3, by=-0.5)
        p.metal(box(196, 168, 8, 14, 3))


def coat(p: Pen) -> None:
    p.ground(105, 350)
    _torso(p, 344, 6)
    p.body("M150 92L176 84L200 176L170 150z", "M250 92L224 84L200 176L230 150z", by=-0.08)
    p.line("M200 176V350", width=1.8, by=-0.3)
    for y in (200, 240, 280):
        p.flat(oval(207, y, 4.5), by=-0.45)
    p.body(box(136, 250, 46, 56, 5), box(218, 250, 46, 56, 5), by=0.04)
    p.body(box(222, 170, 34, 34, 4), by=0.04)
    p.stitch("M137 260H181M219 260H263M223 178H255")


def scrubs(p: Pen) -> None:
    p.ground(100, 350)
    p.body("M158 214L146 346H190L200 262L210 346H254L242 214z", by=-0.12)
    p.body(
        "M156 62L106 84Q96 90 92 102L74 158L116 172L128 152L126 226H274L272 152L284 172L326 158L308 102Q304 90 294 84L244 62L200 112z"
    )
    p.flat("M156 62L200 112L244 62Q200 80 156 62z", by=-0.4)
    p.body(box(216, 140, 40, 42, 4), by=0.06)
    p.stitch("M126 214H274M217 148H255")


def apron(p: Pen) -> None:
    p.ground(95, 346)
    p.line("M160 92C150 40 250 40 240 92", width=7, by=-0.35)
    p.body("M152 88H248L256 158Q262 176 292 184V330Q200 346 108 330V184Q138 176 144 158z")
    p.body(box(140, 226, 120, 70, 6), by=0.07)
    p.stitch("M142 236H258M200 236V294M112 322Q200 336 288 322")
    p.line("M108 190L70 206M292 190L330 206", width=6, by=-0.35)
    p.metal(oval(160, 98, 5), oval(240, 98, 5))


def trousers(p: Pen) -> None:
    p.ground(90, 352)
    p.body("M138 60H262L276 200L266 344H212L200 170L188 344H134L124 200z")
    p.body(box(136, 56, 128, 24, 4), by=-0.16)
    p.line("M200 80V168", width=2, by=-0.45)
    p.line("M142 84Q150 118 168 122M258 84Q250 118 232 122", width=2.4, by=-0.45)
    for x in (152, 192, 236):
        p.flat(box(x, 54, 9, 28, 2), by=-0.35)
    p.stitch("M130 110L140 340M270 110L260 340")


def work_trousers(p: Pen) -> None:
    trousers(p)
    p.body(box(118, 190, 38, 58, 5), box(244, 190, 38, 58, 5), by=-0.1)
    p.flat(box(116, 186, 42, 16, 4), box(242, 186, 42, 16, 4), by=-0.3)
    if p.variety % 2:
        p.body(box(146, 256, 38, 52, 6), box(216, 256, 38, 52, 6), by=-0.22)


def boot(p: Pen) -> None:
    p.ground(130)
    p.body("M128 96H222Q232 96 232 108L236 214C250 234 304 240 322 268Q330 284 328 304H122Q116 200 128 96z")
    p.body("M236 214C250 234 304 240 322 268Q330 284 328 304H256Q248 254 236 214z", by=-0.18)
    p.dark("M114 302H332Q336 302 336 312V326Q336 334 326 334H124Q114 334 114 326z")
    for x in range(124, 330, 22):
        p.flat(box(x, 326, 10, 10), color="#1c1d1f")
    for y in range(126, 222, 24):
        p.line(f"M196 {y}L238 {y + 8}", width=4, color="#3b342c", by=0)
        p.metal(oval(194, y, 4.5))
    p.dark("M128 96H222Q230 96 231 104H127z")
    p.stitch("M140 112L134 296M244 226Q262 250 262 300")


def shoe(p: Pen) -> None:
    p.ground(140)
    p.body("M82 214Q110 226 140 210Q152 204 166 214L222 250C262 262 312 260 330 286Q336 296 334 308H78Q72 250 82 214z")
    p.dark("M72 304H338V320Q338 332 324 332H84Q72 332 72 320z")
    p.body("M262 258C300 262 322 268 330 286Q336 296 334 308H270z", by=-0.16)
    for x in (176, 196, 216):
        p.line(f"M{x} {216 + (x - 176) * 0.6:.0f}L{x - 14} {240 + (x - 176) * 0.5:.0f}", width=4, color="#efece6", by=0)
    p.stitch("M96 230Q120 250 124 300M230 256Q252 280 256 304")


def wellington(p: Pen) -> None:
    p.ground(115)
    p.body("M136 70H232L228 226C250 246 296 254 312 280Q320 292 318 312H130z")
    p.body(box(132, 66, 104, 20, 6), by=-0.2)
    p.dark("M122 308H324V322Q324 334 312 334H134Q122 334 122 322z")
    p.shine("M152 92H164L160 240Q152 260 150 296H142z", opacity=0.28)
    p.body("M270 250Q300 258 312 280Q320 292 318 312H262Q258 272 270 250z", by=-0.15)


def clog(p: Pen) -> None:
    p.ground(140)
    p.body("M96 250C120 250 138 236 160 220Q200 196 250 216Q318 240 332 290Q336 300 334 312H82Q76 262 96 250z")
    p.dark("M84 252C112 256 134 244 158 228L166 250Q140 280 86 282z")
    p.flat("M74 308H338V320Q338 332 324 332H88Q74 332 74 320z", by=-0.3)
    for x in (232, 258, 284):
        p.dark(oval(x, 246 + (x - 232) * 0.35, 6))
    p.shine("M210 214Q270 216 308 258Q262 232 206 228z", opacity=0.25)


def glove(p: Pen) -> None:
    p.ground(110, 344)
    for dx, by in ((60, -0.14), (-36, 0)):
        x = 168 + dx
        p.body(
            f"M{x - 44} 334V226L{x - 78} 190Q{x - 86} 172 {x - 66} 172L{x - 42} 192L{x - 46} 104Q{x - 44} 90 {x - 32} 92"
            f"Q{x - 22} 94 {x - 22} 106L{x - 18} 172L{x - 14} 82Q{x - 12} 70 {x} 70Q{x + 12} 70 {x + 12} 84L{x + 12} 172"
            f"L{x + 22} 90Q{x + 26} 80 {x + 36} 82Q{x + 46} 86 {x + 44} 98L{x + 36} 180L{x + 50} 122Q{x + 56} 112 {x + 64} 118"
            f"Q{x + 70} 122 {x + 68} 134L{x + 48} 250V334z",
            by=by,
        )
        p.body(box(x - 48, 300, 100, 38, 8), by=-0.22)
        p.line(f"M{x - 46} 312H{x + 50}M{x - 46} 324H{x + 50}", width=1.8, by=-0.45)
        p.stitch(f"M{x - 16} 184L{x - 12} 230M{x + 12} 184V230M{x + 36} 190L{x + 30} 234")


SOFT = {
    "A-frame tent": (ridge_tent, "Ripstop nylon"),
    "dome tent": (dome_tent, "Ripstop nylon"),
    "tunnel tent": (tunnel_tent, "Ripstop nylon"),
    "tarp shelter": (tarp, "Ripstop nylon"),
    "day pack": (pack, "Ripstop nylon"),
    "trekking pack": (pack, "Ripstop nylon"),
    "guide pack": (pack, "Cotton"),
    "dry pack": (dry_pack, "Polymer"),
    "down sleeping bag": (sleeping_bag, "Ripstop nylon"),
    "synthetic sleeping bag": (sleeping_bag, "Ripstop nylon"),
    "foam sleeping pad": (mat, "Rubber"),
    "air sleeping pad": (mat, "Ripstop nylon"),
    "rain shell": (jacket, "Ripstop nylon"),
    "fleece mid-layer": (pullover, "Merino wool"),
    "wool base layer": (pullover, "Merino wool"),
    "trail pants": (trousers, "Cotton"),
    "dynamic rope": (rope, "Ripstop nylon"),
    "climbing harness": (harness, "Ripstop nylon"),
    "hi-vis jacket": (vis_jacket, "Ripstop nylon"),
    "softshell jacket": (jacket, "Ripstop nylon"),
    "insulated parka": (parka, "Ripstop nylon"),
    "rain jacket": (jacket, "Ripstop nylon"),
    "cargo work pants": (work_trousers, "Cotton"),
    "knee-pad work pants": (work_trousers, "Cotton"),
    "chef pants": (trousers, "Cotton"),
    "thermal work pants": (trousers, "Merino wool"),
    "safety boot": (boot, "Leather"),
    "safety shoe": (shoe, "Leather"),
    "rubber work boot": (wellington, "Rubber"),
    "kitchen clog": (clog, "Rubber"),
    "cut-resistant gloves, dozen": (glove, "Merino wool"),
    "grip gloves, dozen": (glove, "Cotton"),
    "winter gloves, dozen": (glove, "Ripstop nylon"),
    "welding gloves, dozen": (glove, "Leather"),
    "nitrile gloves, carton": (glove, "Rubber"),
    "cryo gloves": (glove, "Ripstop nylon"),
    "polo shirt": (polo, "Cotton"),
    "work shirt": (shirt, "Cotton"),
    "scrub set": (scrubs, "Cotton"),
    "apron": (apron, "Cotton"),
    "lab coat": (coat, "Cotton"),
    "splash apron": (apron, "Polymer"),
}
