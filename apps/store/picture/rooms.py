"""Furniture and lamps."""

from __future__ import annotations

from .pen import Pen, box, oval, poly


def _top(p: Pen, y: float, x0: float = 40, x1: float = 360, depth: float = 34) -> None:
    p.body(poly((x0 + 40, y - depth), (x1 - 40, y - depth), (x1, y), (x0, y)))
    p.body(box(x0, y, x1 - x0, 12, 2), by=-0.28)


def desk(p: Pen) -> None:
    p.ground(160)
    p.dark(box(74, 196, 14, 138), box(312, 196, 14, 138), box(110, 172, 10, 120), box(280, 172, 10, 120))
    p.dark(box(60, 326, 44, 10, 4), box(296, 326, 44, 10, 4))
    _top(p, 184)
    if p.variety % 2:
        p.body(box(220, 198, 92, 40, 3), by=-0.12)
        p.metal(box(254, 214, 24, 5, 2))


def sit_stand(p: Pen) -> None:
    p.ground(160)
    for x in (96, 290):
        p.metal(box(x, 182, 16, 90, 2))
        p.dark(box(x - 3, 244, 22, 84, 2), box(x - 34, 324, 84, 12, 5))
    p.dark(box(96, 186, 210, 10, 2))
    _top(p, 172)
    p.dark(box(278, 184, 50, 14, 4))
    p.line("M288 191H296M304 191H312", width=3, color="#8fe0b0", by=0)


def corner_desk(p: Pen) -> None:
    p.ground(165)
    p.dark(box(60, 206, 12, 130), box(328, 206, 12, 130), box(190, 160, 12, 120))
    p.body("M30 196L110 140H290L370 196H250Q232 250 200 250T150 196z")
    p.body("M30 196H150Q168 250 200 250T250 196H370V208H252Q236 262 200 262T148 208H30z", by=-0.28)


def bench(p: Pen) -> None:
    desk(p)
    p.body(box(90, 104, 220, 46, 4), by=0.16)
    p.line("M200 104V150", width=3, by=-0.3)


def table(p: Pen) -> None:
    p.ground(165)
    p.dark(poly((96, 206), (110, 206), (92, 336), (80, 336)), poly((304, 206), (290, 206), (308, 336), (320, 336)))
    p.dark(poly((140, 190), (150, 190), (146, 290), (138, 290)), poly((260, 190), (250, 190), (254, 290), (262, 290)))
    p.body(oval(200, 186, 172, 42), by=-0.28)
    p.body(oval(200, 176, 172, 42))


def folding_table(p: Pen) -> None:
    p.ground(160)
    p.line("M90 200L150 334M150 200L90 334M250 200L310 334M310 200L250 334", width=7, color="#84898d", by=0)
    _top(p, 190)
    p.line("M200 158V190", width=2, by=-0.35)


def cafe_table(p: Pen) -> None:
    p.ground(110)
    p.dark(box(192, 200, 16, 126), "M110 334Q200 300 290 334Q200 344 110 334z")
    p.body(oval(200, 192, 128, 36), by=-0.28)
    p.body(oval(200, 182, 128, 36))


def high_table(p: Pen) -> None:
    p.ground(110, 346)
    p.dark(box(192, 130, 16, 206), "M116 342Q200 312 284 342Q200 352 116 342z")
    p.line("M150 270H250", width=5, color="#8b9094", by=0)
    p.body(oval(200, 122, 110, 30), by=-0.28)
    p.body(oval(200, 112, 110, 30))


def _seat_color(p: Pen) -> str:
    return p.color


def task_chair(p: Pen) -> None:
    p.ground(110, 346)
    p.metal(box(192, 246, 16, 60))
    for x in (110, 156, 200, 244, 290):
        p.line(f"M200 300L{x} 334", width=9, color="#33363a", by=0)
        p.dark(oval(x, 340, 9))
    p.flat("M132 70Q200 52 268 70L262 190Q200 204 138 190z", color="#3c4046")
    p.flat("M144 82Q200 66 256 82L250 178Q200 190 150 178z", color="#50555c")
    p.body("M112 222Q200 196 288 222L282 246Q200 262 118 246z")
    p.line("M104 222V168Q104 160 112 160H132M296 222V168Q296 160 288 160H268", width=10, by=-0.1)
    p.body(box(186, 188, 28, 40, 4))


def executive_chair(p: Pen) -> None:
    task_chair(p)
    p.flat("M128 40Q200 22 272 40L268 196Q200 210 132 196z", color="#3c352f")
    for y in (76, 116, 156):
        p.line(f"M138 {y}Q200 {y + 12} 262 {y}", width=3, color="#251f1a", by=0)
    p.body("M108 220Q200 196 292 220L286 250Q200 266 114 250z")


def meeting_chair(p: Pen) -> None:
    p.ground(100, 346)
    p.line("M120 216L96 342M280 216L304 342M150 226L146 330M250 226L254 330", width=8, by=-0.05)
    p.flat("M124 80Q200 58 276 80L268 196H132z", color="#4a4f55")
    p.flat("M108 196Q200 178 292 196L288 226Q200 240 112 226z", color="#3b3f45")
    p.line("M124 84L116 210M276 84L284 210", width=7, by=0)


def stool(p: Pen) -> None:
    p.ground(90, 346)
    p.line("M142 130L106 342M258 130L294 342M176 130L168 330M224 130L232 330M120 262H280", width=9, by=-0.02)
    p.flat(oval(200, 124, 84, 24), color="#3f4349")
    p.flat(oval(200, 114, 84, 24), color="#565b62")


def cabinet(p: Pen) -> None:
    rows = 2 + p.variety % 3
    p.ground(100, 344)
    p.body(box(108, 340 - 76 * rows, 184, 76 * rows, 6))
    for k in range(rows):
        y = 346 - 76 * (k + 1)
        p.body(box(118, y, 164, 64, 4), by=0.05)
        p.metal(box(176, y + 14, 48, 8, 4))
        p.flat(box(182, y + 32, 36, 14, 2), color="#f4f1ea")


def pedestal(p: Pen) -> None:
    p.ground(90, 344)
    p.body(box(118, 150, 164, 180, 8))
    for y, h in ((160, 42), (208, 42), (256, 64)):
        p.body(box(128, y, 144, h, 4), by=0.06)
        p.metal(box(178, y + 8, 44, 6, 3))
    p.dark(oval(138, 338, 9), oval(262, 338, 9))


def locker(p: Pen) -> None:
    p.ground(105, 350)
    p.body(box(96, 50, 208, 296, 6))
    for x in (104, 204):
        p.body(box(x, 60, 92, 276, 3), by=0.05)
        for y in (78, 88, 98):
            p.line(f"M{x + 24} {y}H{x + 68}", width=4, by=-0.5)
        p.metal(box(x + 72, 186, 10, 30, 4))


def bookcase(p: Pen) -> None:
    p.ground(105, 350)
    p.flat(box(104, 56, 192, 290), by=-0.42)
    for y in (122, 192, 262, 332):
        p.body(box(104, y, 192, 10))
    p.body(box(96, 46, 12, 304), box(292, 46, 12, 304), box(96, 46, 208, 12))
    books = ["#9a4b3c", "#3d5a78", "#c8a24e", "#4f6b52", "#7b6a8c", "#b7b2a6"]
    for row, y in enumerate((122, 192, 262)):
        for k in range(7 - row):
            h = 34 + (k * 7 + row * 5) % 20
            p.flat(box(114 + k * 15, y - h, 12, h), color=books[(k + row * 2) % 6])


def screen(p: Pen) -> None:
    p.ground(150)
    p.dark(box(110, 300, 12, 32), box(278, 300, 12, 32), box(84, 326, 64, 10, 5), box(252, 326, 64, 10, 5))
    p.body(box(60, 120, 280, 184, 14))
    p.stitch("M72 134H328V292H72z")


def floor_screen(p: Pen) -> None:
    p.ground(150, 346)
    for k, x in enumerate((56, 152, 248)):
        p.body(
            poly((x, 64 + k % 2 * 10), (x + 96, 74 - k % 2 * 10), (x + 96, 334 - k % 2 * 8), (x, 326 + k % 2 * 8)),
            by=(-0.12, 0.08, -0.06)[k],
        )
        p.line(f"M{x} {64 + k % 2 * 10}V{326 + k % 2 * 8}", width=3, by=-0.4)


def panel_wall(p: Pen) -> None:
    p.ground(140, 340)
    for y in range(3):
        for x in range(3):
            p.body(
                poly(
                    (70 + x * 88, 70 + y * 88),
                    (150 + x * 88, 70 + y * 88),
                    (150 + x * 88, 150 + y * 88),
                    (70 + x * 88, 150 + y * 88),
                ),
                by=((x * 2 + y + p.variety) % 3 - 1) * 0.1,
            )
            p.stitch(box(78 + x * 88, 78 + y * 88, 64, 64, 6))


def booth(p: Pen) -> None:
    p.ground(120, 350)
    p.body(box(96, 50, 208, 296, 14))
    p.flat(box(126, 76, 148, 262, 6), color="#2f3338")
    p.flat(box(136, 86, 128, 244, 4), color="#9db6bf", opacity=0.6)
    p.shine(poly((150, 86), (196, 86), (140, 260), (136, 260)), opacity=0.3)
    p.metal(box(250, 200, 8, 46, 4))
    p.body(box(150, 236, 92, 12, 3), by=0.2)


def desk_lamp(p: Pen) -> None:
    p.ground(90)
    p.body(oval(160, 326, 62, 14))
    p.line("M160 320L132 220L226 118", width=8, by=-0.12)
    p.metal(oval(132, 220, 9), oval(226, 118, 8))
    p.body("M206 96L262 82Q312 108 318 164L214 172Q196 130 206 96z")
    p.flat(oval(266, 170, 52, 11), color="#fff0c4")
    p.flat(poly((220, 176), (312, 172), (370, 300), (190, 306)), color="#ffe9a8", opacity=0.18)


def power_rail(p: Pen) -> None:
    p.ground(160, 262)
    p.body(box(40, 176, 320, 66, 16))
    for k in range(4):
        p.dark(oval(92 + k * 62, 209, 22))
        p.flat(oval(86 + k * 62, 209, 3), oval(98 + k * 62, 209, 3), color="#d8d8d4")
    p.flat(box(318, 196, 22, 26, 5), color="#c8463c")
    p.line("M40 209C10 209 14 280 4 300", width=9, color="#303236", by=0)


def cable_spine(p: Pen) -> None:
    p.ground(60, 350)
    for k in range(10):
        p.body(box(170 + (k % 2) * 5, 48 + k * 28, 56, 24, 8), by=-0.04 * (k % 3))
    p.line("M188 44V330M206 44V330", width=4, color="#2c2e31", by=0)
    p.body(box(146, 328, 104, 16, 6), by=-0.15)


def monitor_arm(p: Pen) -> None:
    p.ground(110)
    p.dark(box(176, 70, 176, 118, 8))
    p.flat(box(184, 78, 160, 102, 3), color="#5b7185")
    p.shine(poly((190, 80), (250, 80), (200, 178), (186, 178)), opacity=0.14)
    p.line("M262 190V214L150 244V320", width=13, by=0)
    p.metal(oval(262, 214, 10), oval(150, 244, 10))
    p.body(box(104, 318, 94, 18, 6))


def pendant(p: Pen) -> None:
    p.line("M200 0V96", width=3, color="#2d2f32", by=0)
    p.metal(box(188, 92, 24, 34, 5))
    p.body("M176 122H224C300 150 324 218 326 254H74C76 218 100 150 176 122z")
    p.flat(oval(200, 254, 126, 20), color="#fff2cf")
    p.flat(oval(200, 258, 36, 26), color="#fffbe9")
    p.shine("M130 180Q150 150 180 138Q140 176 116 240H100z", opacity=0.35)


def linear_pendant(p: Pen) -> None:
    p.line("M90 0V186M310 0V186", width=2, color="#55585c", by=0)
    p.body(box(30, 184, 340, 46, 10))
    p.flat(box(40, 222, 320, 14, 6), color="#fff4d4")
    p.flat(poly((44, 238), (356, 238), (386, 330), (14, 330)), color="#ffefbd", opacity=0.22)


def drum_pendant(p: Pen) -> None:
    p.line("M200 0V110", width=3, color="#2d2f32", by=0)
    p.metal(oval(200, 108, 20, 7))
    p.body("M74 130H326V260Q200 292 74 260z")
    p.flat(oval(200, 130, 126, 20), by=-0.35)
    p.line("M74 144Q200 176 326 144M74 250Q200 282 326 250", width=3, by=-0.25)
    p.flat("M100 262Q200 288 300 262Q200 300 100 262z", color="#fff1c6")


def downlight(p: Pen) -> None:
    p.ground(100, 330)
    p.dark("M140 90H260L276 200H124z")
    for x in range(150, 260, 16):
        p.line(f"M{x} 92V196", width=3, color="#5b5f64", by=0)
    p.body(oval(200, 226, 128, 54))
    p.flat(oval(200, 230, 92, 37), color="#30343a")
    p.flat(oval(200, 236, 66, 25), color="#fff3cf")
    p.flat(oval(200, 238, 30, 11), color="#ffffff")
    p.line("M62 200L40 176M338 200L360 176", width=6, color="#8c9195", by=0)


def surface_light(p: Pen) -> None:
    p.ground(100, 340)
    p.body("M110 96H290V252Q200 292 110 252z")
    p.flat(oval(200, 96, 90, 22), by=0.15)
    p.flat(oval(200, 256, 80, 22), color="#fff1c8")
    p.flat(poly((130, 268), (270, 268), (316, 350), (84, 350)), color="#ffefbd", opacity=0.25)


def light_panel(p: Pen) -> None:
    p.ground(140, 336)
    p.body(poly((70, 100), (342, 76), (330, 298), (58, 316)))
    p.flat(poly((86, 116), (326, 94), (315, 284), (75, 300)), color="#fdf8e6")
    p.flat(poly((86, 116), (206, 105), (195, 292), (75, 300)), color="#ffffff", opacity=0.7)
    if p.variety % 2:
        p.flat(box(280, 254, 30, 20, 3), color="#3f9a5f")


def flood_light(p: Pen) -> None:
    p.ground(110)
    p.dark("M80 200V296Q80 306 90 306H310Q320 306 320 296V200H306V290H94V200z")
    p.body(poly((70, 96), (330, 96), (314, 248), (86, 248)))
    p.flat(poly((92, 112), (308, 112), (296, 232), (104, 232)), color="#2f3338")
    for y in range(4):
        for x in range(6):
            p.flat(oval(122 + x * 32, 130 + y * 28, 9), color="#fff2c2")
    p.metal(oval(78, 204, 10), oval(322, 204, 10))


def bollard(p: Pen) -> None:
    p.ground(70, 350)
    p.body(box(160, 130, 80, 212, 4))
    p.flat(box(164, 92, 72, 42), color="#fff0c0")
    for y in (100, 112, 124):
        p.line(f"M160 {y}H240", width=4, by=-0.2)
    p.body(box(154, 66, 92, 28, 10), by=-0.12)
    p.dark(box(146, 336, 108, 12, 3))


def street_head(p: Pen) -> None:
    p.line("M330 400V210Q330 180 300 178H240", width=16, color="#7d8286", by=0)
    p.body("M30 176Q90 140 210 146L262 160V196L60 206Q30 200 30 176z")
    p.flat("M48 198L230 192L222 208L70 214z", color="#fff1c4")
    p.flat(poly((60, 216), (226, 210), (290, 360), (10, 370)), color="#ffeeb5", opacity=0.2)


def control(p: Pen) -> None:
    p.ground(95, 330)
    p.body(box(112, 90, 176, 226, 18))
    p.flat(box(130, 110, 140, 60, 8), color="#23272b")
    p.flat(box(142, 134, 60 + p.variety * 12, 12, 6), color="#8fd6b0")
    for y in (200, 250):
        for x in (150, 200, 250):
            p.body(oval(x, y, 17), by=-0.12)
            p.shine(oval(x - 4, y - 5, 6, 4), opacity=0.4)


def sensor(p: Pen) -> None:
    p.ground(95, 320)
    p.body(oval(200, 230, 120, 60))
    p.body("M100 214C100 120 300 120 300 214Q200 262 100 214z", by=0.06)
    p.dark("M160 196Q200 158 240 196Q200 222 160 196z")
    for k in range(4):
        p.line(f"M{172 + k * 18} 184V208", width=1.5, color="#7b8085", by=0)
    p.flat(oval(252, 220, 5), color="#d2483e")


def tube_lamp(p: Pen) -> None:
    p.ground(150, 300)
    for k in range(3):
        start = p.begin()
        p.flat(box(40, 150 + k * 40, 320, 26, 10), color="#fbf8ec")
        p.shine(box(60, 154 + k * 40, 280, 7, 3), opacity=0.9)
        p.body(box(30, 150 + k * 40, 34, 26, 4), box(336, 150 + k * 40, 34, 26, 4))
        p.line(
            f"M22 {158 + k * 40}h8M22 {168 + k * 40}h8M370 {158 + k * 40}h8M370 {168 + k * 40}h8",
            width=3,
            color="#9aa0a4",
            by=0,
        )
        p.turned(-12, p.cut(start))


def bulb(p: Pen) -> None:
    p.ground(60, 346)
    p.flat(
        "M200 56C270 56 304 108 290 160C278 204 244 214 240 254H160C156 214 122 204 110 160C96 108 130 56 200 56z",
        color="#f7e3ae",
        opacity=0.75,
    )
    p.line("M176 250L164 150L182 180L200 146L218 180L236 150L224 250", width=3, color="#d2872f", by=0)
    p.shine("M140 110Q152 80 186 72Q152 100 150 150z", opacity=0.7)
    p.body(box(160, 252, 80, 66, 6))
    for y in (266, 282, 298):
        p.line(f"M158 {y}L242 {y + 6}", width=4, by=-0.35)
    p.dark("M176 318H224L212 334H188z")


def spot(p: Pen) -> None:
    p.ground(80, 340)
    p.flat("M110 110H290L246 236H154z", color="#dfe3e5")
    p.line(
        "M130 130L168 230M270 130L232 230M200 120V232M160 120L184 232M240 120L216 232", width=2, color="#b4babd", by=0
    )
    p.flat(oval(200, 110, 90, 24), color="#fff2c6")
    p.flat(oval(200, 110, 36, 10), color="#ffffff")
    p.body(box(160, 234, 80, 60, 6))
    p.line("M180 294V328M220 294V328", width=9, color="#9da3a7", by=0)


def high_bay(p: Pen) -> None:
    p.line("M200 0V60", width=8, color="#82878b", by=0)
    p.dark(box(160, 56, 80, 66, 8))
    for x in range(168, 240, 12):
        p.line(f"M{x} 60V118", width=3, color="#63686d", by=0)
    p.body("M150 120H250C320 170 346 236 350 276H50C54 236 80 170 150 120z")
    p.flat(oval(200, 276, 150, 24), color="#fff4d3")


ROOMS = {
    "sit-stand desk": (sit_stand, "Wood"),
    "fixed desk": (desk, "Wood"),
    "corner desk": (corner_desk, "Wood"),
    "bench desk": (bench, "Wood"),
    "task chair": (task_chair, "Aluminum"),
    "executive chair": (executive_chair, "Aluminum"),
    "guest chair": (meeting_chair, "Wood"),
    "counter stool": (stool, "Wood"),
    "mobile pedestal": (pedestal, "Steel"),
    "filing cabinet": (cabinet, "Steel"),
    "locker": (locker, "Steel"),
    "bookcase": (bookcase, "Wood"),
    "conference table": (table, "Wood"),
    "folding table": (folding_table, "Wood"),
    "café table": (cafe_table, "Wood"),
    "standing table": (high_table, "Wood"),
    "desk divider": (screen, "Cotton"),
    "freestanding partition": (floor_screen, "Cotton"),
    "acoustic panel": (panel_wall, "Merino wool"),
    "room divider": (booth, "Merino wool"),
    "desk lamp": (desk_lamp, "Steel"),
    "power strip": (power_rail, "Aluminum"),
    "cable spine": (cable_spine, "Polymer"),
    "monitor arm": (monitor_arm, "Aluminum"),
    "glass pendant": (pendant, "Glass"),
    "spun metal pendant": (pendant, "Aluminum"),
    "linear pendant": (linear_pendant, "Aluminum"),
    "drum pendant": (drum_pendant, "Cotton"),
    "recessed downlight": (downlight, "Steel"),
    "adjustable downlight": (downlight, "Aluminum"),
    "surface-mount downlight": (surface_light, "Steel"),
    "fire-rated downlight": (downlight, "Stainless steel"),
    "LED panel": (light_panel, "Aluminum"),
    "backlit panel": (light_panel, "Steel"),
    "cleanroom panel": (light_panel, "Stainless steel"),
    "emergency panel": (light_panel, "Polymer"),
    "floodlight": (flood_light, "Aluminum"),
    "wall pack": (surface_light, "Aluminum"),
    "bollard light": (bollard, "Steel"),
    "street light": (street_head, "Aluminum"),
    "dimmer module": (control, "Polymer"),
    "occupancy sensor": (sensor, "Polymer"),
    "daylight sensor": (sensor, "Polymer"),
    "scene controller": (control, "Aluminum"),
    "LED tube": (tube_lamp, "Aluminum"),
    "filament bulb": (bulb, "Stainless steel"),
    "spot bulb": (spot, "Steel"),
    "high-bay bulb": (high_bay, "Aluminum"),
}
