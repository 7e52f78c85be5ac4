"""Things that hold something: pans, cups, plates, bottles, flasks, boxes, bins."""

# Path data reads best unbroken.
# ruff: noqa: E501

from __future__ import annotations

from .pen import Pen, box, oval, poly


def pan(p: Pen) -> None:
    p.ground(140, 300)
    p.dark("M280 206L388 172Q396 172 396 182Q396 190 388 192L286 228z")
    p.body("M48 196H300L282 268Q276 288 254 288H94Q72 288 66 268z")
    p.body(oval(174, 196, 128, 24), by=-0.1)
    p.dark(oval(174, 196, 114, 18))
    p.shine("M70 214H92L104 276H92Q80 274 76 262z", opacity=0.3)
    p.metal(oval(296, 214, 4), oval(312, 208, 4))


def skillet(p: Pen) -> None:
    p.ground(150, 296)
    p.body("M262 212L384 250Q392 254 388 264Q384 272 374 268L256 250z", by=-0.1)
    p.flat(oval(372, 258, 7, 5), color="#e9e6e0")
    p.body("M36 200Q34 284 158 286Q282 284 280 200z", by=-0.15)
    p.body(oval(158, 200, 124, 50))
    p.flat(oval(158, 204, 104, 38), by=-0.45)
    p.shine("M80 182Q120 160 190 162Q120 170 92 196z", opacity=0.22)


def pot(p: Pen) -> None:
    p.ground(130)
    p.metal("M58 170h34v20H72v26H58zM342 170h-34v20h20v26h14z")
    p.body("M82 150H318V306Q318 330 292 330H108Q82 330 82 306z")
    p.body("M76 148Q76 112 200 108Q324 112 324 148z", by=-0.08)
    p.body(box(74, 142, 252, 14, 6), by=0.12)
    p.dark(box(178, 88, 44, 16, 8))
    p.metal(box(194, 100, 12, 12))


def saucepan(p: Pen) -> None:
    p.ground(110)
    p.dark("M286 196H392Q398 200 398 208Q398 216 392 218H286z")
    p.body("M70 176H294V302Q294 326 270 326H94Q70 326 70 302z")
    p.body(oval(182, 176, 112, 20), by=-0.12)
    p.dark(oval(182, 177, 100, 14))
    p.metal(box(286, 192, 16, 30, 3))


def knife(p: Pen) -> None:
    long = 20 + p.variety * 6
    p.ground(160, 316)
    p.turned(-28, _knife(p, long))


def _knife(p: Pen, long: int) -> list[str]:
    start = p.begin()
    p.metal(
        f"M{150 - long} 184H262V226H{180 - long}Q{120 - long} 214 {70 - long} 186Q{110 - long} 182 {150 - long} 184z"
    )
    p.line(f"M{84 - long} 190Q{130 - long} 212 {182 - long} 223H260", width=1.5, color="#7d8488", by=0)
    p.metal(box(258, 182, 14, 40, 3))
    p.body("M270 184H372Q384 186 382 202Q380 222 364 224L300 216H270z")
    for x in (292, 322, 352):
        p.metal(oval(x, 201, 4.5))
    return p.cut(start)


def bread_knife(p: Pen) -> None:
    p.ground(165, 316)
    start = p.begin()
    teeth = "".join("l-8 5l-8 -5" for _ in range(12))
    p.metal("M262 186H70Q52 190 60 212L70 216H262z")
    p.line(f"M262 218{teeth}", width=2.5, color="#83898d", by=0)
    p.body("M264 182H372Q386 186 382 204Q380 224 364 224L300 218H264z")
    for x in (292, 322, 352):
        p.metal(oval(x, 201, 4.5))
    p.turned(-24, p.cut(start))


def honing_steel(p: Pen) -> None:
    p.ground(150, 320)
    start = p.begin()
    p.metal(box(30, 192, 236, 16, 8))
    for y in (196, 200, 204):
        p.line(f"M40 {y}H262", width=0.8, color="#80868a", by=0)
    p.metal(oval(268, 200, 10, 22))
    p.body(box(274, 184, 100, 32, 14))
    p.line("M376 200m-4 0a10 10 0 1 1 20 0a10 10 0 1 1 -20 0", width=4, color="#9aa0a4", by=0)
    p.turned(-30, p.cut(start))


def tray(p: Pen) -> None:
    p.ground(165, 290)
    p.body(poly((92, 150), (308, 150), (366, 270), (34, 270)))
    p.flat(poly((104, 160), (296, 160), (344, 256), (56, 256)), by=-0.2)
    p.flat(poly((104, 160), (296, 160), (286, 170), (112, 170)), by=-0.4)
    p.shine(poly((120, 176), (190, 176), (150, 250), (72, 250)), opacity=0.16)
    p.body("M34 270H366L360 284H40z", by=-0.25)


def loaf_tins(p: Pen) -> None:
    p.ground(150, 312)
    for x, y, s in ((150, 120, 0.9), (60, 190, 1.0)):
        w, h = 220 * s, 110 * s
        p.body(poly((x, y), (x + w, y), (x + w - 18, y + h), (x + 18, y + h)))
        p.flat(poly((x + 10, y + 4), (x + w - 10, y + 4), (x + w - 26, y + 30), (x + 26, y + 30)), by=-0.5)
        p.line(f"M{x - 4:.0f} {y}H{x + w + 4:.0f}", width=5, by=0.2)


def baking_mat(p: Pen) -> None:
    p.ground(150, 312)
    p.body(poly((84, 120), (330, 140), (316, 300), (60, 286)))
    p.line("M96 134L318 152L304 286L74 274z", width=2, by=-0.3)
    for row in range(4):
        for k in range(5):
            p.line(
                f"M{118 + k * 42 - row * 5} {168 + row * 30 + k * 3}m-10 0a10 7 0 1 1 20 0a10 7 0 1 1 -20 0",
                width=1.5,
                by=-0.25,
            )
    p.body("M60 286C52 300 80 312 98 302L104 288z", by=0.18)


def crate(p: Pen) -> None:
    p.ground(150)
    p.body(poly((70, 190), (330, 190), (312, 330), (88, 330)))
    p.body(poly((60, 168), (340, 168), (336, 196), (64, 196)), by=-0.1)
    p.dark(box(160, 214, 80, 20, 10))
    for x in (120, 170, 230, 280):
        p.line(f"M{x} 246L{x + (200 - x) * 0.08:.0f} 322", width=2, by=-0.25)
    p.shine(poly((82, 200), (110, 200), (122, 322), (96, 322)), opacity=0.2)


def plate(p: Pen) -> None:
    p.ground(150, 318)
    for k in (2, 1):
        p.body(oval(200, 236 + k * 16, 158, 70), by=-0.14 * k)
    p.body(oval(200, 232, 158, 72))
    p.flat(oval(200, 234, 110, 47), by=-0.08)
    p.line(f"M{200 - 106} 236a106 44 0 1 1 212 0a106 44 0 1 1 -212 0", width=1.5, by=-0.25)
    p.line(f"M{200 - 152} 232a152 67 0 1 1 304 0a152 67 0 1 1 -304 0", width=2.5, by=0.35)
    p.shine("M74 212Q110 172 190 166Q120 184 96 226z", opacity=0.35)


def bowl(p: Pen) -> None:
    p.ground(100, 330)
    p.body("M64 176H336C334 262 282 318 244 322H156C118 318 66 262 64 176z")
    p.body(oval(200, 176, 136, 32), by=-0.06)
    p.flat(oval(200, 180, 122, 25), by=-0.25)
    p.body(box(150, 318, 100, 14, 5), by=-0.15)
    p.shine("M92 204Q100 264 146 300Q126 292 108 270Q86 240 82 206z", opacity=0.35)


def drinking_glass(p: Pen) -> None:
    p.ground(80, 340)
    p.body("M122 84H278L258 330Q256 340 246 340H154Q144 340 142 330z")
    p.flat(oval(200, 84, 78, 14), by=0.55, opacity=0.8)
    p.flat("M130 190H270L258 330Q256 338 246 338H154Q144 338 142 330z", by=0.3, opacity=0.35)
    p.line("M142 318Q200 336 258 318", width=3, by=-0.15)
    p.shine("M140 104H158L170 316H158z", opacity=0.55)


def cup(p: Pen) -> None:
    p.ground(140, 322)
    p.body(oval(190, 308, 140, 22), by=-0.08)
    p.flat(oval(190, 304, 96, 12), by=-0.2)
    p.line("M282 196C344 186 346 272 262 268", width=18, by=-0.05)
    p.body("M92 172H292C292 240 270 298 222 302H160C112 298 92 240 92 172z")
    p.body(oval(192, 172, 100, 22), by=0.12)
    p.flat(oval(192, 174, 88, 16), color="#4b2e1c")
    p.flat(oval(192, 172, 60, 9), color="#c9a27a")
    p.shine("M112 196Q118 256 150 288Q128 276 116 248Q104 220 104 196z", opacity=0.4)


def pitcher(p: Pen) -> None:
    p.ground(90, 336)
    p.line("M268 160C350 150 350 286 262 290", width=16, by=-0.2)
    p.body("M124 118L110 104Q150 92 200 92H276L264 150L284 306Q284 334 252 334H148Q116 334 118 306L138 160z")
    p.flat("M110 104Q150 92 200 92H276L274 104Q200 120 126 118z", by=-0.4)
    p.shine("M150 130H166L152 320H138z", opacity=0.4)


def flatware(p: Pen) -> None:
    p.ground(120, 350)
    p.body(
        "M118 60H130V120H138V60H148V120H156V60H168V132Q166 154 150 160L152 340Q143 350 134 340L136 160Q120 154 118 132z"
    )
    p.body("M206 60Q238 62 234 150Q232 190 218 196L222 340Q214 350 204 340z")
    p.body(
        "M288 58C312 58 318 94 314 120Q308 150 294 156L298 340Q288 350 278 340L282 156Q268 150 262 120C258 94 264 58 288 58z"
    )


def flask(p: Pen) -> None:
    p.ground(105, 338)
    p.body("M172 70H228V168L304 304Q316 336 284 338H116Q84 336 96 304L172 168z")
    p.flat("M142 226H258L302 304Q312 332 284 334H116Q88 332 98 304z", color="#7fb7c9", opacity=0.5)
    p.body(box(162, 60, 76, 14, 7), by=0.1)
    for y in (250, 274, 298):
        p.line(f"M{190} {y}H{222}", width=2, color="#ffffff", by=0)
    p.shine("M182 84H192V172L124 300Q118 316 112 314Q108 306 114 298L182 170z", opacity=0.5)


def beaker(p: Pen) -> None:
    p.ground(100, 338)
    p.body("M100 104L88 90H296V306Q296 336 268 336H128Q100 336 100 306z")
    p.flat("M102 214H294V306Q294 334 268 334H128Q102 334 102 306z", color="#8ec3b3", opacity=0.5)
    for k, y in enumerate(range(136, 320, 26)):
        p.line(f"M238 {y}H{278 if k % 2 else 262}", width=2, color="#ffffff", by=0)
    p.shine("M114 112H134V310H122Q114 308 114 296z", opacity=0.5)
    p.line("M92 90H296", width=5, by=0.3)


def volumetric(p: Pen) -> None:
    p.ground(80, 340)
    p.body("M184 66H216V200C270 212 292 252 284 290Q272 338 200 338T116 290C108 252 130 212 184 200z")
    p.flat("M118 262Q200 278 282 262Q290 334 200 334T118 262z", color="#c58fa8", opacity=0.5)
    p.body("M178 40H222L216 72H184z", by=-0.1)
    p.line("M180 140H220", width=2.5, color="#b2443c", by=0)
    p.shine("M140 250Q150 226 180 216Q150 240 146 280z", opacity=0.5)


def reagent_bottle(p: Pen) -> None:
    p.ground(90, 338)
    p.body(
        "M160 120H240V150C282 160 288 184 288 204V310Q288 336 262 336H138Q112 336 112 310V204C112 184 118 160 160 150z"
    )
    p.flat("M114 226H286V310Q286 334 262 334H138Q114 334 114 310z", color="#d8b257", opacity=0.45)
    p.flat(box(140, 230, 120, 66, 4), color="#f6f4ee")
    p.line("M152 248H230M152 262H246M152 276H210", width=3, color="#8e9296", by=0)
    p.dark(box(150, 76, 100, 46, 8))
    for x in range(160, 246, 10):
        p.line(f"M{x} 82V116", width=2, color="#5d6165", by=0)
    p.shine("M124 214H136V320H126z", opacity=0.5)


def bottle_case(p: Pen) -> None:
    p.ground(140)
    for x in (92, 168, 244):
        p.body(f"M{x + 22} 120H{x + 48}V160Q{x + 68} 168 {x + 68} 190V300H{x + 2}V190Q{x + 2} 168 {x + 22} 160z")
        p.dark(box(x + 16, 96, 38, 26, 5))
    p.flat(box(70, 232, 260, 100, 6), color="#b99a6d")
    p.flat(box(70, 232, 260, 18, 4), color="#a58556")
    p.flat(box(150, 268, 100, 34, 4), color="#efe7d8")


def tubes(p: Pen) -> None:
    p.ground(140)
    for k, x in enumerate(range(96, 300, 42)):
        p.body(f"M{x} 110H{x + 30}V270Q{x + 30} 294 {x + 15} 300Q{x} 294 {x} 270z")
        p.flat(box(x - 4, 92, 38, 24, 4), color=("#c0483f", "#3f73b5", "#4d9a63", "#d39b33", "#7a5aa6")[k % 5])
        p.flat(
            f"M{x + 2} {190 + k * 9}H{x + 28}V270Q{x + 28} 290 {x + 15} 296Q{x + 2} 290 {x + 2} 270z",
            color="#b8574f",
            opacity=0.4,
        )
    p.flat(box(72, 196, 256, 18, 4), color="#e4e2dc")
    p.flat(box(72, 296, 256, 34, 5), color="#d5d2cb")
    p.line("M78 200V320M322 200V320", width=8, color="#cbc8c0", by=0)


def dishes(p: Pen) -> None:
    p.ground(130)
    for k in range(6):
        y = 300 - k * 34
        p.body(f"M90 {y}V{y + 22}A110 24 0 0 0 310 {y + 22}V{y}z")
        p.body(oval(200, y, 110, 24), by=0.12)
    p.flat(oval(200, 130, 92, 18), color="#d8a6a0", opacity=0.6)
    for x, y in ((170, 128), (214, 134), (236, 126), (192, 138)):
        p.flat(oval(x, y, 6, 3), color="#f4ece2")


def cuvettes(p: Pen) -> None:
    p.ground(130)
    p.flat(box(76, 250, 248, 82, 8), color="#dcd9d2")
    p.flat(box(76, 250, 248, 16, 6), color="#c7c4bc")
    for k, x in enumerate(range(98, 300, 46)):
        p.body(poly((x, 130), (x + 28, 130), (x + 28, 290), (x, 290)))
        p.flat(box(x + 3, 170 + k * 12, 22, 118 - k * 12), color="#7fa8cf", opacity=0.5)
        p.shine(box(x + 3, 134, 6, 150), opacity=0.5)


def filter_paper(p: Pen) -> None:
    p.ground(130, 318)
    for k in range(7):
        p.body(oval(190, 262 - k * 7, 120, 50), by=-0.03 * (6 - k))
    p.body(box(252, 130, 96, 130, 6), by=-0.16)
    p.flat(box(264, 146, 72, 40, 3), by=0.4)
    p.line("M272 158H326M272 170H312", width=3, by=-0.3)
    p.line("M130 224C150 206 220 204 252 222", width=1.5, by=-0.2)


def container(p: Pen) -> None:
    p.ground(120)
    p.body("M84 142H316L304 318Q302 332 288 332H112Q98 332 96 318z")
    p.body(box(70, 112, 260, 34, 10), by=-0.2)
    p.shine("M102 156H126L134 316H118z", opacity=0.35)
    for k in range(5):
        p.line(f"M268 {176 + k * 30}H{296 if k % 2 else 286}", width=2.4, by=-0.45)
    p.line("M92 122H308", width=2, by=0.3)


def ingredient_bin(p: Pen) -> None:
    p.ground(120, 344)
    p.body("M84 150H316L300 320H100z")
    p.body("M78 150Q84 92 170 92H316L322 150z", by=-0.12)
    p.flat("M170 104H300L304 140H120Q126 108 170 104z", by=0.35)
    p.dark(oval(130, 330, 14), oval(270, 330, 14))
    p.body(box(160, 200, 80, 46, 5), by=0.3)
    p.line("M172 216H228M172 230H214", width=3, by=-0.4)


def carrier(p: Pen) -> None:
    p.ground(130)
    p.dark("M92 150H64Q54 150 54 162V210Q54 220 64 220H92zM308 150H336Q346 150 346 162V210Q346 220 336 220H308z")
    p.body(box(84, 90, 232, 240, 22))
    p.body(box(84, 90, 232, 62, 22), by=-0.14)
    p.line("M84 152H316", width=4, by=-0.45)
    p.metal(box(130, 138, 26, 40, 5), box(244, 138, 26, 40, 5))
    p.flat(box(150, 216, 100, 60, 6), by=0.3)


def canister(p: Pen) -> None:
    p.ground(95, 338)
    p.body("M114 130H286V310Q286 336 260 336H140Q114 336 114 310z")
    p.metal(box(104, 102, 192, 32, 8))
    p.dark(oval(200, 92, 30, 16), box(190, 70, 20, 22, 6))
    p.shine("M132 146H150V318H140Q132 314 132 304z", opacity=0.4)
    p.line("M262 180V300M250 200H262M254 230H262M250 260H262M254 290H262", width=2, by=-0.4)


def jug(p: Pen) -> None:
    p.ground(85, 338)
    p.line("M264 130C330 130 330 270 262 280", width=16, color="#2f3235", by=0)
    p.body("M140 110H262L280 300Q280 336 244 336H158Q122 336 122 300z")
    p.dark("M146 112L134 84H240L260 112z", box(166, 62, 60, 24, 10))
    p.body(box(122, 292, 158, 14), by=-0.2)
    p.shine("M154 126H170L156 322H144z", opacity=0.4)


def server_pot(p: Pen) -> None:
    p.ground(95, 338)
    p.body(box(120, 130, 160, 206, 26))
    p.dark(box(114, 92, 172, 44, 16), "M130 150H92V172H130z", box(150, 70, 100, 26, 13))
    p.line("M206 206V290", width=9, color="#2b2d30", by=0)
    p.flat(box(202, 226, 8, 58), color="#d9b16a")
    p.dark(box(150, 300, 34, 22, 4))


VESSELS = {
    "sauté pan": (pan, "Stainless steel"),
    "stock pot": (pot, "Stainless steel"),
    "cast-iron skillet": (skillet, "Steel"),
    "saucepan": (saucepan, "Stainless steel"),
    "chef's knife": (knife, "Wood"),
    "boning knife": (knife, "Polymer"),
    "bread knife": (bread_knife, "Wood"),
    "honing steel": (honing_steel, "Wood"),
    "sheet pan": (tray, "Aluminum"),
    "cooling rack": (loaf_tins, "Steel"),
    "baking mat": (baking_mat, "Rubber"),
    "dough box": (crate, "Polymer"),
    "dinner plate": (plate, "Stoneware"),
    "soup bowl": (bowl, "Stoneware"),
    "water glass": (drinking_glass, "Glass"),
    "flatware place setting": (flatware, "Stainless steel"),
    "polycarbonate container": (container, "Polymer"),
    "ingredient bin": (ingredient_bin, "Polymer"),
    "insulated carrier": (carrier, "Polymer"),
    "vacuum canister": (canister, "Glass"),
    "cappuccino cup": (cup, "Stoneware"),
    "steaming pitcher": (pitcher, "Stainless steel"),
    "thermal server": (server_pot, "Stainless steel"),
    "insulated jug": (jug, "Steel"),
    "cook set": (pot, "Aluminum"),
    "beaker, case of 12": (beaker, "Glass"),
    "Erlenmeyer flask, case of 6": (flask, "Glass"),
    "volumetric flask": (volumetric, "Glass"),
    "reagent bottle, case of 10": (reagent_bottle, "Glass"),
    "sample tubes": (tubes, "Glass"),
    "filter paper": (filter_paper, "Paper"),
    "Petri dishes": (dishes, "Glass"),
    "cuvettes": (cuvettes, "Glass"),
    "boiler descaler": (bottle_case, "Polymer"),
}
