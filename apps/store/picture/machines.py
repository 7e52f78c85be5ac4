"""Machines, tools, bicycle parts and instruments."""

# Path data reads best unbroken.
# ruff: noqa: E501

from __future__ import annotations

from math import cos, pi, sin

from .pen import Pen, box, n, oval, poly


def espresso(p: Pen) -> None:
    groups = 1 + p.variety % 3
    p.ground(160)
    p.body("M56 130H344V170H56z")
    p.body(box(50, 92, 300, 46, 10), by=0.08)
    p.flat(box(70, 170, 260, 110), by=-0.5)
    p.body(box(44, 280, 312, 40, 8))
    p.metal(box(62, 270, 276, 12, 3))
    for k in range(groups):
        x = 200 + (k - (groups - 1) / 2) * 86
        p.metal(box(x - 24, 168, 48, 24, 4))
        p.dark(box(x - 8, 190, 16, 14), box(x - 10, 200, 20, 46, 8))
    p.metal(oval(86, 152, 13), oval(314, 152, 13))
    p.line("M66 178V250M334 178V250", width=5, color="#aeb4b8", by=0)
    for x in (90, 110, 300, 280):
        p.flat(oval(x, 114, 5), color="#f6d9a0")
    p.dark(box(64, 320, 26, 14), box(310, 320, 26, 14))
    p.flat(box(150, 84, 30, 10, 3), box(186, 84, 30, 10, 3), box(222, 84, 30, 10, 3), color="#f1efe9")


def lever_espresso(p: Pen) -> None:
    espresso(p)
    p.line("M150 180V74L126 42M250 180V74L226 42", width=8, color="#b9bfc3", by=0)
    p.dark(oval(122, 38, 11), oval(222, 38, 11))


def grinder(p: Pen) -> None:
    p.ground(90, 344)
    p.flat("M136 40H264L246 120H154z", color="#cfdde0", opacity=0.75)
    p.flat("M142 74H258L246 118H154z", color="#5a3a26")
    p.body(box(140, 118, 120, 130, 14))
    p.body(box(126, 248, 148, 20, 6), by=-0.15)
    p.metal("M150 268H250L232 286H168z")
    p.body(box(156, 286, 88, 36, 6), by=-0.2)
    p.body(box(114, 320, 172, 20, 8))
    p.dark(oval(200, 166, 26))
    p.line("M200 166L214 150", width=4, color="#e6e6e2", by=0)


def hand_grinder(p: Pen) -> None:
    p.ground(60, 350)
    p.body(box(158, 130, 84, 206, 16))
    p.body(box(152, 108, 96, 28, 10), by=-0.18)
    p.metal(box(194, 84, 12, 26), box(108, 76, 100, 12, 5))
    p.flat(oval(108, 66, 16, 20), color="#8d5a35")
    p.line("M160 240H240", width=3, by=-0.4)


def brewer(p: Pen) -> None:
    p.ground(110, 346)
    p.body(box(104, 60, 192, 84, 12))
    p.body(box(104, 60, 44, 276, 10), by=-0.1)
    p.dark("M166 144H272L254 190H184z")
    p.flat("M166 216H276L270 310Q268 322 256 322H186Q174 322 172 310z", color="#cfdcdf", opacity=0.8)
    p.flat("M170 254H273L270 310Q268 320 256 320H186Q174 320 172 310z", color="#4a2d1a", opacity=0.9)
    p.line("M276 232C310 232 306 292 272 296", width=8, color="#2b2d30", by=0)
    p.body(box(96, 324, 208, 16, 6), by=-0.2)
    p.flat(oval(126, 100, 9), color="#d5503f")


def drip_tower(p: Pen) -> None:
    p.ground(100, 350)
    p.body(
        box(104, 40, 14, 300, 4),
        box(282, 40, 14, 300, 4),
        box(96, 334, 208, 14, 5),
        box(104, 130, 192, 10, 3),
        box(104, 226, 192, 10, 3),
    )
    p.flat("M160 50H240L228 122H172z", color="#cfe0e4", opacity=0.8)
    p.flat("M166 80H234L228 120H172z", color="#8fb9c6", opacity=0.6)
    p.flat(box(172, 142, 56, 76, 8), color="#d5dcd8", opacity=0.8)
    p.flat(box(176, 166, 48, 48, 6), color="#4a2f1d")
    p.flat("M168 244H232L248 320Q248 332 236 332H164Q152 332 152 320z", color="#cfdcdf", opacity=0.8)
    p.flat("M160 286H240L247 320Q247 330 236 330H164Q153 330 153 320z", color="#3c2416", opacity=0.9)


def pour_stand(p: Pen) -> None:
    p.ground(110, 346)
    p.body(box(92, 326, 216, 16, 5), box(104, 110, 12, 220, 4), box(104, 104, 170, 12, 4))
    p.flat("M150 84H272L232 168H190z", color="#eef0ee")
    for x in (170, 190, 212, 234, 252):
        p.line(f"M{x} 90L{200 + (x - 211) * 0.35:.0f} 164", width=1.6, color="#c9cdca", by=0)
    p.flat("M168 200H254L270 306Q270 320 256 320H166Q152 320 152 306z", color="#cfdcdf", opacity=0.8)
    p.flat("M158 266H264L269 306Q269 318 256 318H166Q153 318 153 306z", color="#4a2c19", opacity=0.9)


def cartridge(p: Pen) -> None:
    p.ground(80, 348)
    p.dark(box(132, 60, 136, 44, 10), box(110, 70, 26, 20, 6), box(264, 70, 26, 20, 6))
    p.body(box(140, 104, 120, 234, 26))
    p.flat(box(140, 170, 120, 90), color="#f3f2ee")
    p.line("M156 192H226M156 208H244M156 224H210", width=4, by=-0.1)
    p.shine(box(152, 116, 14, 210, 7), opacity=0.3)


def water_unit(p: Pen) -> None:
    p.ground(130)
    p.body(box(84, 70, 232, 262, 14))
    p.flat(box(104, 92, 192, 60, 8), color="#25292d")
    p.flat(box(118, 112, 70, 18, 4), color="#86c8dd")
    for k in range(3):
        p.flat(box(110 + k * 64, 176, 50, 130, 20), color="#e9ecec")
        p.flat(box(110 + k * 64, 176, 50, 30, 12), color="#4a86a5")


def hot_tower(p: Pen) -> None:
    p.ground(90, 344)
    p.body(box(134, 56, 132, 282, 20))
    p.metal("M180 130H220V150Q220 172 240 172V184H216Q196 184 196 160H180z")
    p.flat(box(152, 78, 96, 40, 8), color="#23272b")
    p.flat(box(164, 92, 36, 12, 4), color="#e98e5a")
    p.dark(box(146, 300, 108, 14, 5))


def tamper(p: Pen) -> None:
    p.ground(80, 330)
    p.flat(
        "M200 90C242 90 246 130 234 164C226 186 226 210 226 226H174C174 210 174 186 166 164C154 130 158 90 200 90z",
        color="#33302d",
    )
    p.body("M186 90C176 96 170 130 180 164Q186 190 184 226H174C174 210 174 186 166 164C154 130 158 92 186 90z", by=0.2)
    p.body(box(164, 224, 72, 22, 6))
    p.body("M124 250H276V300Q200 326 124 300z")
    p.body(oval(200, 250, 76, 16), by=0.15)


def knock_box(p: Pen) -> None:
    p.ground(110)
    p.body("M100 150H300L286 320Q284 332 270 332H130Q116 332 114 320z")
    p.dark(oval(200, 150, 100, 26))
    p.metal(box(108, 138, 184, 20, 10))
    p.dark(box(128, 138, 144, 20, 10))
    p.shine("M120 180H140L148 318H136z", opacity=0.3)


def roaster(p: Pen) -> None:
    p.ground(165, 344)
    p.body(box(70, 110, 190, 130, 20))
    p.body(oval(106, 176, 52), by=-0.1)
    p.metal(oval(106, 176, 36))
    p.dark(oval(106, 176, 20))
    p.metal("M130 40H230L196 110H164z")
    p.body(box(86, 240, 18, 92), box(226, 240, 18, 92), by=-0.2)
    p.body("M40 262H186V290Q112 318 40 290z", by=0.05)
    p.flat(oval(113, 262, 72, 16), color="#5b3824")
    p.metal(box(262, 60, 26, 200, 8))
    p.dark(box(252, 200, 86, 130, 8))
    p.flat(box(268, 216, 54, 24, 3), color="#8fd6b0")


def sample_roaster(p: Pen) -> None:
    p.ground(130)
    p.body(box(84, 170, 232, 160, 14))
    for x in (140, 260):
        p.metal(oval(x, 190, 50, 46))
        p.dark(oval(x, 190, 30, 27))
        p.flat(oval(x, 200, 22, 12), color="#6b4329")
        p.dark(oval(x, 290, 13))
        p.line(f"M{x} 290l8 -8", width=3, color="#e9e7e2", by=0)


def cooling_tray(p: Pen) -> None:
    p.ground(140, 344)
    p.body("M60 180H340V212Q200 268 60 212z", by=-0.1)
    p.body(oval(200, 180, 140, 42))
    p.flat(oval(200, 182, 122, 34), color="#5f3b25")
    for k in range(26):
        p.flat(oval(110 + k * 37 % 182, 162 + k * 23 % 40, 6, 4), color="#7b5034" if k % 2 else "#48291a")
    p.line("M200 182L290 168M200 182L124 202", width=6, color="#c4c9cc", by=0)
    p.metal(oval(200, 182, 11))
    p.body(box(182, 240, 36, 90), by=-0.15)
    p.body(oval(200, 334, 70, 12), by=-0.2)


def cyclone(p: Pen) -> None:
    p.ground(90, 350)
    p.metal(box(180, 40, 40, 50), "M90 96H150V126H90z")
    p.body(box(124, 84, 152, 90, 14))
    p.body(poly((124, 170), (276, 170), (218, 280), (182, 280)), by=-0.08)
    p.body(box(158, 280, 84, 60, 8), by=-0.18)
    p.line("M140 84L110 342M260 84L290 342", width=6, color="#70767a", by=0)


def stove(p: Pen) -> None:
    p.ground(110)
    p.metal(box(190, 150, 20, 60))
    p.body(box(142, 208, 116, 122, 30))
    p.flat(box(142, 248, 116, 40), color="#f1efe8")
    p.line("M158 262H218M158 274H240", width=4, by=-0.2)
    p.metal(oval(200, 146, 46, 14))
    p.line("M120 116L154 150M280 116L246 150M200 108V134", width=8, color="#8d9397", by=0)
    p.line("M210 180H300Q314 180 314 194", width=6, color="#8d9397", by=0)
    p.flat("M180 138Q186 106 192 132Q198 92 206 130Q214 104 222 138z", color="#4f8fd0", opacity=0.75)


def water_filter(p: Pen) -> None:
    p.ground(90)
    p.body(box(144, 120, 92, 210, 20))
    p.flat(box(144, 190, 92, 80), color="#eef0ee")
    p.line("M158 208H210M158 224H222", width=4, by=-0.1)
    p.dark(box(168, 66, 44, 58, 8), box(132, 56, 116, 18, 9))
    p.line("M236 300C300 300 300 200 340 210", width=9, color="#c9d9df", by=0)
    p.line("M144 150C92 150 96 260 60 270", width=9, color="#c9d9df", by=0)


def carabiner(p: Pen) -> None:
    p.ground(70, 346)
    p.line("M164 96C210 60 268 100 262 156L238 296Q222 342 176 322Q134 300 142 256L148 240", width=26, by=-0.12)
    p.line("M166 90C208 62 260 100 254 154", width=5, by=0.5)
    p.line("M146 238L160 110", width=22, color="#b9bfc3", by=0)
    p.body(box(134, 160, 42, 66, 10), by=0.05)
    for y in (172, 184, 196, 208):
        p.line(f"M138 {y}H172", width=2, by=-0.4)


def belay(p: Pen) -> None:
    p.ground(90)
    p.body("M130 130Q200 90 270 130L288 280Q200 330 112 280z")
    p.dark(box(150, 168, 36, 92, 16), box(214, 168, 36, 92, 16))
    p.line("M200 296Q196 350 226 350Q252 344 226 312", width=6, color="#4b5054", by=0)
    p.shine("M146 136Q200 108 250 132Q200 120 150 150z", opacity=0.35)


def wheel(p: Pen) -> None:
    p.ground(90, 366)
    p.line("M52 200a148 148 0 1 1 296 0a148 148 0 1 1 -296 0", width=20, color="#2a2b2d", by=0)
    p.line("M70 200a130 130 0 1 1 260 0a130 130 0 1 1 -260 0", width=12, by=0)
    count = 20 + p.variety % 3 * 4
    for k in range(count):
        a, b = 2 * pi * k / count, 2 * pi * (k + (1.4 if k % 2 else -1.4)) / count
        p.line(
            f"M{n(200 + 16 * cos(b))} {n(200 + 16 * sin(b))}L{n(200 + 126 * cos(a))} {n(200 + 126 * sin(a))}",
            width=1.3,
            color="#8e9498",
            by=0,
        )
    p.metal(oval(200, 200, 20))
    p.dark(oval(200, 200, 8))


def rim(p: Pen) -> None:
    p.ground(90, 366)
    p.line("M62 200a138 138 0 1 1 276 0a138 138 0 1 1 -276 0", width=24, by=-0.1)
    p.line("M56 200a144 144 0 1 1 288 0a144 144 0 1 1 -288 0", width=4, by=0.4)
    for k in range(28):
        a = 2 * pi * k / 28
        p.flat(oval(200 + 132 * cos(a), 200 + 132 * sin(a), 2.6), color="#33363a")


def tyre(p: Pen) -> None:
    p.ground(90, 366)
    thick = 30 + p.variety * 4
    p.line("M66 200a134 134 0 1 1 268 0a134 134 0 1 1 -268 0", width=thick, by=-0.02)
    for k in range(40):
        a = 2 * pi * k / 40
        r = 134 + thick / 2
        p.line(
            f"M{n(200 + (r - 11) * cos(a))} {n(200 + (r - 11) * sin(a))}L{n(200 + r * cos(a + 0.05))} {n(200 + r * sin(a + 0.05))}",
            width=5,
            by=-0.45,
        )
    inner = 134 - thick / 2 + 3
    p.line(
        f"M{n(200 - inner)} 200a{n(inner)} {n(inner)} 0 1 1 {n(2 * inner)} 0a{n(inner)} {n(inner)} 0 1 1 {n(-2 * inner)} 0",
        width=3,
        color="#b9a77c",
        by=0,
    )


def inner_tube(p: Pen) -> None:
    p.ground(110, 330)
    p.line("M110 200a90 84 0 1 1 180 0a90 84 0 1 1 -180 0", width=32, by=0)
    p.line("M102 200a98 92 0 0 1 150 -74", width=5, by=0.35)
    p.metal(box(196, 280, 10, 62, 3))
    p.dark(box(193, 334, 16, 16, 4))


def chain(p: Pen) -> None:
    p.ground(120, 330)
    for row, y in enumerate((130, 190, 250)):
        for k in range(7):
            x = 74 + k * 42 + row % 2 * 10
            p.body(box(x - 4, y - 13, 46, 26, 13), by=-0.14 if k % 2 else 0.08)
            p.dark(oval(x + 8, y, 6), oval(x + 30, y, 6))
    p.line("M352 130Q378 160 352 190M74 190Q44 220 74 250", width=22, by=-0.1)


def cassette(p: Pen) -> None:
    p.ground(100, 356)
    for k in range(5):
        r = 140 - k * 25
        teeth = 36 - k * 6
        points = [
            (
                200 + (r + (7 if j % 2 else -3)) * cos(pi * j / teeth),
                200 + (r + (7 if j % 2 else -3)) * sin(pi * j / teeth),
            )
            for j in range(2 * teeth)
        ]
        p.body(poly(*points), by=(-0.18, 0.04)[k % 2])
    p.dark(oval(200, 200, 20))


def crankset(p: Pen) -> None:
    p.ground(110, 356)
    points = [
        (190 + (108 + (7 if j % 2 else 0)) * cos(pi * j / 40), 190 + (108 + (7 if j % 2 else 0)) * sin(pi * j / 40))
        for j in range(80)
    ]
    p.metal(poly(*points))
    p.flat(oval(190, 190, 82), color="#efece6")
    for k in range(5):
        a = 2 * pi * k / 5 - pi / 2
        p.line(f"M190 190L{n(190 + 92 * cos(a))} {n(190 + 92 * sin(a))}", width=18, by=-0.08)
    p.line("M190 190L318 312", width=30, by=0)
    p.metal(oval(190, 190, 26), oval(318, 312, 12))
    p.dark(oval(190, 190, 9))


def derailleur(p: Pen) -> None:
    p.ground(90, 356)
    p.body("M120 70L190 60L238 130L208 190L150 170z")
    p.line("M190 150L250 220L214 320", width=26, by=-0.1)
    for x, y in ((236, 214), (214, 312)):
        points = [
            (x + (30 if j % 2 else 22) * cos(pi * j / 11), y + (30 if j % 2 else 22) * sin(pi * j / 11))
            for j in range(22)
        ]
        p.dark(poly(*points))
        p.metal(oval(x, y, 8))
    p.metal(oval(150, 90, 13), oval(190, 150, 10))


def rotor(p: Pen) -> None:
    p.ground(90, 352)
    p.line("M74 190a126 126 0 1 1 252 0a126 126 0 1 1 -252 0", width=30, by=-0.04)
    for k in range(24):
        a = 2 * pi * k / 24
        p.flat(oval(200 + 126 * cos(a), 190 + 126 * sin(a), 5), color="#efece7")
    for k in range(6):
        a = 2 * pi * k / 6
        p.line(
            f"M{n(200 + 30 * cos(a))} {n(190 + 30 * sin(a))}L{n(200 + 114 * cos(a + 0.4))} {n(190 + 114 * sin(a + 0.4))}",
            width=10,
            by=-0.2,
        )
    p.line("M166 190a34 34 0 1 1 68 0a34 34 0 1 1 -68 0", width=14, by=-0.3)


def brake_set(p: Pen) -> None:
    p.ground(130)
    p.line("M110 120C160 60 260 60 286 140S300 250 270 270", width=6, color="#2b2d30", by=0)
    p.body("M50 110Q90 90 130 118L120 150Q90 140 64 142z")
    p.line("M70 132C100 150 130 190 160 196", width=12, by=0.1)
    p.body("M206 226H330Q348 230 346 256L336 316H216Q200 300 206 226z")
    p.dark(box(228, 256, 92, 26, 6))
    p.metal(oval(226, 242, 7), oval(322, 242, 7), oval(274, 300, 9))


def pads(p: Pen) -> None:
    p.ground(120, 320)
    for x, by in ((90, 0), (214, -0.08)):
        p.metal(f"M{x} 130H{x + 96}V160L{x + 80} 178V290H{x + 16}V178L{x} 160z")
        p.body(f"M{x + 10} 190H{x + 86}V280Q{x + 48} 300 {x + 10} 280z", by=by)
        p.line(f"M{x + 48} 192V288", width=4, by=-0.5)


def bike_light(p: Pen) -> None:
    p.ground(100)
    p.body(box(96, 140, 176, 112, 30))
    p.body(box(250, 126, 56, 140, 22), by=-0.2)
    p.flat(oval(300, 196, 20, 58), color="#fff3cd")
    p.flat(oval(304, 196, 10, 36), color="#ffffff")
    p.flat(poly((314, 150), (314, 242), (398, 300), (398, 92)), color="#ffeeb5", opacity=0.3)
    p.dark(box(150, 250, 66, 26, 6), "M140 272H226L214 320Q184 336 152 320z")
    p.flat(oval(150, 168, 9), color="#8fd6b0")


def rear_light(p: Pen) -> None:
    p.ground(80)
    p.body(box(138, 96, 124, 200, 34))
    p.flat(box(154, 114, 92, 164, 24), color="#c5362d")
    for y in (142, 176, 210, 244):
        p.flat(oval(200, y, 20, 12), color="#ff8a7a")
    p.shine("M164 128Q180 118 200 118Q172 136 168 190z", opacity=0.4)
    p.dark(box(176, 296, 48, 30, 6))


def lock(p: Pen) -> None:
    p.ground(120)
    for k in range(5):
        start = p.begin()
        p.body(box(80, 188, 116, 40, 16), by=-0.1 if k % 2 else 0.05)
        p.metal(oval(98, 208, 8), oval(178, 208, 8))
        p.turned(-60 + k * 60, p.cut(start), 200, 200)
    p.dark(box(160, 166, 80, 80, 16))
    p.metal(oval(200, 206, 15))
    p.line("M200 198V214", width=4, color="#33363a", by=0)


def stand(p: Pen) -> None:
    p.ground(130, 352)
    p.line("M200 90V260M200 250L110 346M200 250L290 346M200 250V350", width=13, by=-0.05)
    p.body(box(180, 60, 130, 34, 10))
    p.dark(box(296, 46, 40, 62, 8))
    p.metal(box(186, 150, 28, 24, 5))
    p.line("M214 162H250", width=7, color="#2c2e31", by=0)


def truing_stand(p: Pen) -> None:
    p.ground(130)
    p.body(box(90, 304, 220, 28, 6))
    p.body("M130 304L120 110H146L166 304z", "M270 304L280 110H254L234 304z")
    p.line("M78 150a122 122 0 0 1 244 0", width=9, color="#3a3d41", by=0)
    p.metal(box(116, 100, 34, 18, 4), box(250, 100, 34, 18, 4))
    p.line("M120 200H180M280 200H220", width=6, color="#b34138", by=0)


def tool_case(p: Pen) -> None:
    p.ground(150)
    p.line("M150 140V108Q150 96 162 96H238Q250 96 250 108V140", width=14, color="#2d3033", by=0)
    p.body(box(54, 138, 292, 194, 16))
    p.body(box(54, 138, 292, 88, 16), by=0.06)
    p.line("M54 228H346", width=5, by=-0.5)
    p.metal(box(106, 212, 36, 36, 5), box(258, 212, 36, 36, 5))
    for x in (70, 318):
        p.dark(box(x, 150, 14, 14, 4), box(x, 306, 14, 14, 4))


def pump(p: Pen) -> None:
    p.ground(90, 350)
    p.dark(box(120, 50, 160, 26, 12))
    p.metal(box(194, 70, 12, 70))
    p.body(box(172, 132, 56, 196, 10))
    p.dark(box(130, 324, 140, 18, 8))
    p.flat(oval(200, 296, 30), color="#f4f2ec")
    p.line("M200 296L214 280", width=3, color="#b73b32", by=0)
    p.line("M228 310C320 300 316 160 250 150", width=8, color="#2d2f33", by=0)


def pipette(p: Pen) -> None:
    p.ground(50, 366)
    start = p.begin()
    p.dark(box(184, 30, 32, 26, 8))
    p.metal(box(192, 54, 16, 20))
    p.body("M166 74H234L228 210Q200 226 172 210z")
    p.flat(box(182, 110, 36, 22, 4), color="#f4f3ee")
    p.line("M188 121H212", width=4, color="#4c5155", by=0)
    p.flat("M178 214H222L208 310H192z", color="#d9dddf")
    p.flat("M193 306H207L202 372H198z", color="#e8d9a0")
    p.body("M234 80Q268 86 262 124L246 120Q248 100 232 98z", by=-0.12)
    p.turned(18, p.cut(start))


def multi_pipette(p: Pen) -> None:
    p.ground(120, 366)
    p.dark(box(184, 24, 32, 24, 8))
    p.body("M164 62H236L228 190H172z")
    p.flat(box(180, 92, 40, 24, 4), color="#f4f3ee")
    p.body(box(96, 190, 208, 70, 10), by=0.05)
    for k in range(8):
        x = 108 + k * 25
        p.flat(poly((x - 7, 260), (x + 7, 260), (x + 2, 346), (x - 2, 346)), color="#e4d6a2")


def dispenser(p: Pen) -> None:
    p.ground(90, 350)
    p.flat(
        "M150 200H250V214C290 224 292 250 292 262V330Q292 346 276 346H124Q108 346 108 330V262C108 250 110 224 150 214z",
        color="#b6763a",
        opacity=0.85,
    )
    p.dark(box(158, 176, 84, 28, 6))
    p.body(box(170, 50, 60, 130, 10))
    p.flat(box(182, 72, 12, 90, 4), color="#f2f1ec")
    p.line("M170 160H96Q84 160 84 176V204", width=8, color="#e8ebec", by=0)
    p.dark(box(160, 36, 80, 20, 8))


def tip_rack(p: Pen) -> None:
    p.ground(140)
    p.body(poly((80, 180), (320, 180), (300, 330), (100, 330)))
    p.flat(poly((96, 150), (304, 150), (320, 184), (80, 184)), by=0.3)
    for row in range(3):
        for k in range(8):
            p.flat(oval(112 + k * 25, 156 + row * 10, 8, 4), color="#f3e9bd")
    p.flat(poly((92, 146), (112, 70), (320, 70), (308, 146)), color="#dfe8ea", opacity=0.55)


def instrument(p: Pen) -> None:
    p.ground(135)
    p.body("M84 150H316L336 320Q336 332 324 332H76Q64 332 64 320z")
    p.flat(box(104, 168, 150, 62, 6), color="#1f2a2b")
    p.line("M118 186H160M118 204H200", width=5, color="#8fe0c0", by=0)
    for k in range(3):
        p.flat(oval(286, 180 + k * 26, 9), color="#f2f1ed")
    p.line("M330 250C372 240 372 120 352 80", width=5, color="#383b3f", by=0)
    p.flat(box(344, 60, 14, 90, 6), color="#d7dde0")
    p.dark(box(86, 262, 228, 44, 6))


def balance(p: Pen) -> None:
    p.ground(130)
    p.flat(box(116, 60, 168, 170, 4), color="#d5e4e8", opacity=0.55)
    p.line("M116 60H284V230H116z", width=4, color="#9aa6ab", by=0)
    p.metal(oval(200, 216, 58, 14))
    p.body("M84 230H316L330 322Q330 332 318 332H82Q70 332 70 322z")
    p.flat(box(130, 254, 140, 48, 5), color="#1f2a2b")
    p.line("M170 278H250", width=8, color="#9fe6c6", by=0)


def mixer_block(p: Pen) -> None:
    p.ground(110)
    p.body("M116 170H284L308 316Q308 332 292 332H108Q92 332 92 316z")
    p.dark(oval(200, 164, 62, 22))
    p.flat(oval(200, 156, 46, 15), color="#5b6166")
    p.flat(oval(200, 284, 26), color="#f1f0ec")
    p.line("M200 284L212 268", width=5, color="#33363a", by=0)
    p.flat(poly((188, 60), (212, 60), (208, 150), (192, 150)), color="#d7e5e8", opacity=0.8)


def centrifuge(p: Pen) -> None:
    p.ground(140)
    p.body("M70 200H330V310Q330 334 306 334H94Q70 334 70 310z")
    p.body("M76 200C80 120 320 120 324 200z", by=0.08)
    p.dark("M120 194C126 146 274 146 280 194z")
    p.flat(box(104, 240, 120, 56, 6), color="#1e282a")
    p.line("M120 260H170M120 276H200", width=5, color="#8fe0c0", by=0)
    p.flat(oval(276, 268, 20), color="#f1f0ec")


def bath(p: Pen) -> None:
    p.ground(150)
    p.body(box(60, 180, 280, 150, 12))
    p.metal(poly((60, 186), (96, 140), (304, 140), (340, 186)))
    p.flat(poly((88, 180), (112, 150), (288, 150), (312, 180)), color="#86b8c8")
    p.flat(box(220, 226, 96, 60, 6), color="#1f2a2b")
    p.line("M236 256H296", width=8, color="#f0a37a", by=0)
    p.dark(oval(110, 260, 18))


def oven(p: Pen) -> None:
    p.ground(130, 348)
    p.body(box(84, 56, 232, 286, 12))
    p.flat(box(106, 122, 188, 196, 8), color="#2d3237")
    p.flat(box(122, 138, 156, 164, 4), color="#8aa1ab", opacity=0.55)
    for y in (180, 222, 264):
        p.line(f"M124 {y}H276", width=3, color="#c9d0d3", by=0)
    p.flat(box(106, 76, 90, 32, 4), color="#1d2729")
    p.line("M118 92H172", width=6, color="#f0a37a", by=0)
    p.metal(box(298, 170, 10, 90, 5))
    p.dark(oval(250, 92, 13), oval(284, 92, 11))


def freezer(p: Pen) -> None:
    p.ground(110, 356)
    p.body(box(108, 36, 184, 314, 12))
    p.line("M108 120H292", width=4, by=-0.4)
    p.metal(box(122, 150, 10, 110, 5), box(122, 66, 10, 40, 5))
    p.flat(box(206, 60, 68, 34, 4), color="#1d2729")
    p.line("M218 78H258", width=6, color="#8fc8e0", by=0)


def kitchen_mixer(p: Pen) -> None:
    p.ground(120, 346)
    p.body("M96 110Q96 76 140 76H290Q320 80 320 116T290 150H140Q96 146 96 110z")
    p.body("M96 130H160V320H96z", by=-0.08)
    p.body(box(84, 312, 230, 30, 12), by=-0.14)
    p.metal("M190 206H310Q312 296 280 308H220Q188 296 190 206z")
    p.line("M250 150V196L228 250M250 196L272 250", width=6, color="#8f9599", by=0)
    p.metal(oval(304, 112, 14))
    p.dark(oval(128, 112, 12))


def processor(p: Pen) -> None:
    p.ground(100, 346)
    p.body(box(120, 246, 160, 92, 16))
    p.flat("M128 112H272L262 246H138z", color="#d5e3e6", opacity=0.7)
    p.line("M128 112L138 246M272 112L262 246", width=4, color="#a9b7bb", by=0)
    p.body(box(120, 92, 160, 24, 8), by=-0.1)
    p.body(box(206, 44, 44, 54, 8), by=0.05)
    p.line("M200 236L160 216M200 236L240 224", width=6, color="#8f9599", by=0)
    p.flat(oval(200, 294, 20), color="#f1f0ec")


def circulator(p: Pen) -> None:
    p.ground(50, 360)
    p.body(box(160, 40, 80, 120, 18))
    p.flat(box(174, 58, 52, 40, 6), color="#1d2729")
    p.line("M184 78H214", width=6, color="#f0a37a", by=0)
    p.metal(box(172, 158, 56, 190, 10))
    for y in range(270, 340, 12):
        p.line(f"M180 {y}H220", width=4, color="#5d6367", by=0)
    p.dark(box(236, 120, 40, 70, 6))


def rice_cooker(p: Pen) -> None:
    p.ground(120)
    p.body("M86 170H314V290Q314 332 272 332H128Q86 332 86 290z")
    p.body("M86 172Q92 96 200 92T314 172z", by=0.08)
    p.metal(box(80, 164, 240, 14, 7))
    p.dark(box(160, 76, 80, 22, 11))
    p.flat(box(154, 236, 92, 56, 10), color="#23282c")
    p.flat(oval(178, 264, 8), color="#f0a37a")
    p.flat(oval(220, 264, 8), color="#8fd6b0")


def _bowed(p: Pen, big: float = 1) -> None:
    p.body(
        "M200 120C246 120 262 150 256 176C252 194 244 200 244 214C244 232 270 240 276 274C282 318 246 342 200 342"
        "S118 318 124 274C130 240 156 232 156 214C156 200 148 194 144 176C138 150 154 120 200 120z"
    )
    p.dark("M190 40H210L206 238H194z", "M186 300H214L208 328H192z")
    p.line("M162 204q-8 20 4 40q8 10 2 20M238 204q8 20 -4 40q-8 10 -2 20", width=3.4, color="#241509", by=0)
    p.flat(box(174, 250, 52, 9, 3), color="#d9b57c")
    p.line("M195 44V300M199 44V300M203 44V300M207 44V300", width=0.9, color="#efeae0", by=0)
    p.body("M188 40C180 18 200 8 206 18C212 26 206 34 212 40z", by=-0.25)
    p.line("M180 30H190M210 26H222M180 38H190M210 36H222", width=4, color="#1f1a16", by=0)


def violin(p: Pen) -> None:
    p.ground(80, 352)
    p.turned(14, _cut(p, _bowed))
    p.line("M330 70L286 344", width=4, color="#6b3f22", by=0)
    p.line("M337 74L294 342", width=1.6, color="#efe9dc", by=0)


def cello(p: Pen) -> None:
    p.ground(80, 366)
    _bowed(p)
    p.line("M200 342V372", width=4, color="#7b8085", by=0)


def _cut(p: Pen, draw: object) -> list[str]:
    start = p.begin()
    draw(p)  # type: ignore[operator]
    return p.cut(start)


def _guitar(p: Pen) -> None:
    p.body(
        "M200 150C242 150 256 172 252 200C250 216 262 224 272 250C284 296 252 346 200 346S116 296 128 250"
        "C138 224 150 216 148 200C144 172 158 150 200 150z"
    )
    p.dark(oval(200, 232, 28))
    p.line("M172 232a28 28 0 1 1 56 0a28 28 0 1 1 -56 0", width=3, color="#d9b57c", by=0)
    p.flat(box(188, 40, 24, 170), color="#4b2f1d")
    for y in range(56, 200, 18):
        p.line(f"M188 {y}H212", width=1.4, color="#c9c2b4", by=0)
    p.flat(box(172, 292, 56, 12, 3), color="#33221a")
    p.flat("M182 14H218L212 42H188z", color="#3b2416")
    p.metal(oval(178, 20, 5), oval(178, 34, 5), oval(222, 20, 5), oval(222, 34, 5))
    p.line("M193 20V298M198 20V298M203 20V298M208 20V298", width=0.9, color="#f1ede4", by=0)


def guitar(p: Pen) -> None:
    p.ground(90, 356)
    p.turned(10, _cut(p, _guitar))


def _electric(p: Pen) -> None:
    p.body(
        "M150 190Q128 166 146 150Q164 160 186 196H214Q226 168 248 156Q262 172 250 204C266 230 286 260 280 300Q266 346 200 342T120 300C116 262 144 232 150 190z"
    )
    p.flat(box(188, 40, 24, 180), color="#54351f")
    for y in range(56, 214, 16):
        p.line(f"M188 {y}H212", width=1.4, color="#d5cebf", by=0)
    p.dark(box(176, 232, 48, 16, 5), box(176, 262, 48, 16, 5))
    p.metal(box(172, 296, 56, 16, 3), oval(246, 286, 8), oval(252, 310, 8))
    p.flat("M180 10H222L212 42H188z", by=-0.2)
    p.metal(oval(176, 16, 4), oval(178, 26, 4), oval(180, 36, 4))
    p.line("M194 20V300M199 20V300M204 20V300M208 20V300", width=0.9, color="#f1ede4", by=0)


def electric_guitar(p: Pen) -> None:
    p.ground(90, 356)
    p.turned(12, _cut(p, _electric))


def _tube(p: Pen) -> None:
    p.body(box(186, 20, 26, 340, 12))
    for k, y in enumerate(range(96, 330, 26)):
        p.metal(oval(200 + (6 if k % 3 else 0), y, 9))
        p.line(f"M214 {y - 10}V{y + 10}", width=3, color="#9da3a7", by=0)
    p.metal(box(182, 76, 34, 9, 3), box(182, 250, 34, 9, 3))


def flute(p: Pen) -> None:
    p.ground(130, 330)
    p.turned(58, _cut(p, _tube))


def clarinet(p: Pen) -> None:
    p.ground(130, 336)
    start = p.begin()
    _tube(p)
    p.body("M180 350H218L236 392H162z")
    p.dark("M188 20H210L204 -16H194z")
    p.turned(48, p.cut(start), 200, 190)


def saxophone(p: Pen) -> None:
    p.ground(100, 352)
    p.dark("M104 82L140 66L146 80L110 96z")
    p.line("M140 74Q196 52 206 92", width=13, by=0)
    p.body(
        "M194 90H220L232 276C234 316 268 318 270 284L262 214L306 196C318 250 330 296 306 328C276 360 210 346 206 290z"
    )
    p.body(oval(284, 204, 25, 12), by=-0.3)
    for k, y in enumerate(range(122, 270, 28)):
        p.metal(oval(212 + k * 2, y, 11))
        p.line(f"M{228 + k * 2} {y - 12}V{y + 12}", width=3, by=-0.4)


def trumpet(p: Pen) -> None:
    p.ground(140, 300)
    p.line("M50 176H300", width=11, by=0.05)
    p.body("M270 166Q330 164 360 124V228Q330 188 270 186z")
    p.line("M120 180V232Q120 250 140 250H248Q270 250 270 228V180", width=10, by=-0.05)
    for x in (160, 192, 224):
        p.body(box(x - 11, 152, 22, 92, 7), by=0.1)
        p.metal(box(x - 4, 128, 8, 26), oval(x, 126, 9, 5))
    p.metal("M30 164L56 170V182L30 188z")


def drum(p: Pen) -> None:
    deep = 70 + p.variety * 16
    top = 250 - deep
    p.ground(140)
    p.body(f"M70 {top}V{top + deep}A130 36 0 0 0 330 {top + deep}V{top}z")
    p.flat(oval(200, top, 130, 36), color="#f3f0e8")
    p.line(f"M70 {top}a130 36 0 1 1 260 0a130 36 0 1 1 -260 0", width=9, color="#b4babd", by=0)
    p.line(f"M70 {top + deep}A130 36 0 0 0 330 {top + deep}", width=9, color="#9aa1a5", by=0)
    for x in (92, 146, 200, 254, 308):
        dy = 36 * (1 - ((x - 200) / 130) ** 2) ** 0.5
        p.metal(box(x - 5, top + dy + 6, 10, deep - 8, 4))


def hand_drum(p: Pen) -> None:
    p.ground(80, 350)
    p.body("M108 110H292C292 190 240 210 236 340H164C160 210 108 190 108 110z")
    p.flat(oval(200, 110, 92, 24), color="#efe3c8")
    p.line("M110 130Q200 172 290 130", width=6, color="#e9dcc0", by=0)
    for x in range(124, 290, 24):
        p.line(f"M{x} 124L{x + 10} 190M{x + 20} 124L{x + 10} 190", width=2, color="#efe6d2", by=0)


def cymbal(p: Pen) -> None:
    p.line("M200 170V352M200 330L130 356M200 330L270 356", width=7, color="#6f757a", by=0)
    p.body(oval(200, 166, 156, 38))
    for k in (120, 92, 62):
        p.line(f"M{200 - k} 166a{k} {n(k * 0.24)} 0 1 1 {2 * k} 0a{k} {n(k * 0.24)} 0 1 1 {-2 * k} 0", width=1, by=-0.3)
    p.body(oval(200, 156, 34, 14), by=0.15)
    p.metal(oval(200, 142, 7))


def keyboard(p: Pen) -> None:
    p.ground(170, 300)
    p.body(box(24, 160, 352, 120, 10))
    p.flat(box(40, 172, 60, 26, 4), color="#1f2a2b")
    p.line("M50 186H84", width=5, color="#8fe0c0", by=0)
    for k in range(5):
        p.flat(oval(120 + k * 20, 185, 6), color="#d8d5cd")
    p.flat(box(36, 210, 328, 62, 3), color="#fbfaf6")
    for k in range(1, 22):
        p.line(f"M{n(36 + k * 14.9)} 212V271", width=1, color="#b9b6ad", by=0)
        if k % 7 not in (3, 0):
            p.flat(box(36 + k * 14.9 - 4.5, 210, 9, 38, 2), color="#1c1d1f")


def stage_piano(p: Pen) -> None:
    p.line("M90 280L130 350M310 280L270 350M70 350H160M240 350H330", width=10, color="#3a3d41", by=0)
    keyboard(p)


def organ(p: Pen) -> None:
    p.ground(140, 350)
    p.body(box(80, 70, 240, 276, 8))
    p.flat(box(96, 90, 208, 54, 4), by=-0.35)
    for y in (156, 190):
        p.flat(box(90, y, 220, 26, 2), color="#fbfaf6")
        for k in range(1, 20):
            p.line(f"M{90 + k * 11} {y}V{y + 26}", width=1, color="#b4b1a8", by=0)
    p.flat(box(110, 240, 180, 106, 4), by=-0.5)
    for x in range(120, 290, 22):
        p.flat(box(x, 320, 12, 24, 2), color="#d3b98e")


def music_stand(p: Pen) -> None:
    p.ground(110, 356)
    p.body(poly((80, 70), (320, 70), (306, 200), (94, 200)))
    p.flat(box(130, 84, 64, 104, 2), box(204, 84, 64, 104, 2), color="#fbfaf5")
    for y in range(98, 184, 14):
        p.line(f"M138 {y}H186M212 {y}H260", width=1.5, color="#9a978e", by=0)
    p.body(box(86, 198, 228, 14, 4), by=-0.15)
    p.line("M200 212V330M200 318L120 352M200 318L280 352M200 326V354", width=8, by=-0.1)


def instrument_case(p: Pen) -> None:
    p.ground(150)
    p.body("M84 170Q120 130 200 134T326 176Q362 210 344 268T250 318Q140 340 74 300T52 218Q62 188 84 170z")
    p.line("M52 240Q200 280 350 236", width=4, by=-0.5)
    p.metal(box(120, 244, 26, 24, 4), box(250, 238, 26, 24, 4))
    p.line("M160 256V290Q160 300 172 300H226Q238 300 238 288V254", width=11, color="#2b2420", by=0)


def rosin(p: Pen) -> None:
    p.ground(90, 320)
    p.body(box(110, 150, 180, 160, 14))
    p.flat("M132 170H268V290H132z", color="#8a3f12", opacity=0.92)
    p.shine(poly((140, 176), (220, 176), (150, 270), (140, 270)), opacity=0.3)
    p.flat(box(96, 118, 160, 46, 8), by=0.25)
    p.line("M112 134H200M112 146H180", width=4, by=-0.3)


def reed_box(p: Pen) -> None:
    p.ground(110)
    p.body(poly((100, 150), (300, 150), (300, 326), (100, 326)))
    p.flat(poly((100, 150), (130, 116), (330, 116), (300, 150)), by=0.2)
    p.flat(poly((300, 150), (330, 116), (330, 292), (300, 326)), by=-0.25)
    p.flat(box(124, 190, 152, 70, 4), color="#f4efe2")
    for x in range(140, 270, 26):
        p.flat(f"M{x} 180V110Q{x + 7} 84 {x + 14} 110V180z", color="#dcb873")
    p.line("M140 212H236M140 228H252M140 244H210", width=4, color="#8b8272", by=0)


def helmet(p: Pen) -> None:
    p.ground(140, 308)
    p.body("M78 250C78 140 140 96 210 96S330 150 334 246z")
    p.body("M60 248H352Q372 250 368 268Q360 284 330 280H70Q48 276 60 248z", by=-0.14)
    for x in (150, 200, 250):
        p.body(f"M{x - 10} 108Q{x} 100 {x + 10} 108V220H{x - 10}z", by=0.1)
    p.dark(box(110, 190, 30, 9, 4), box(270, 190, 30, 9, 4))
    p.shine("M110 190Q122 134 176 116Q138 150 130 230z", opacity=0.3)


def cap(p: Pen) -> None:
    p.ground(140, 300)
    p.body("M90 240C90 150 150 116 210 118S312 170 314 244Q200 262 90 240z")
    p.body("M270 236Q350 238 376 268Q340 282 256 262z", by=-0.2)
    p.stitch("M206 118V250M206 118Q140 150 128 244M206 118Q276 150 286 246")
    p.body(oval(206, 118, 9, 5), by=-0.2)


def glasses(p: Pen) -> None:
    p.ground(140, 290)
    p.line("M78 180Q50 190 40 250M322 180Q350 190 360 250", width=9, by=0)
    p.flat(
        "M74 170H192Q200 182 208 170H326Q336 240 300 262Q244 272 222 226Q200 206 178 226Q156 272 100 262Q64 240 74 170z",
        color="#bcd8e2",
        opacity=0.65,
    )
    p.line("M74 170H192Q200 182 208 170H326", width=10, by=0)
    p.shine(poly((92, 182), (140, 182), (104, 246), (90, 236)), opacity=0.5)
    p.shine(poly((230, 182), (276, 182), (244, 240), (232, 222)), opacity=0.5)


def defenders(p: Pen) -> None:
    p.ground(120)
    p.line("M98 230C80 60 320 60 302 230", width=20, color="#2f3236", by=0)
    p.line("M108 160C140 90 260 90 292 160", width=5, color="#5a5f64", by=0)
    for x in (62, 258):
        p.body(box(x, 206, 80, 120, 34))
        p.dark(box(x + (70 if x < 200 else -6), 216, 16, 100, 8))
        p.shine(box(x + 14, 226, 14, 70, 7), opacity=0.3)


MACHINES = {
    "canister stove": (stove, "Aluminum"),
    "water filter": (water_filter, "Polymer"),
    "locking carabiner": (carabiner, "Aluminum"),
    "belay device": (belay, "Aluminum"),
    "volumetric espresso machine": (espresso, "Stainless steel"),
    "lever espresso machine": (lever_espresso, "Stainless steel"),
    "compact espresso machine": (espresso, "Steel"),
    "multi-boiler espresso machine": (espresso, "Aluminum"),
    "on-demand grinder": (grinder, "Aluminum"),
    "brew grinder": (grinder, "Steel"),
    "shop grinder": (grinder, "Stainless steel"),
    "hand grinder": (hand_grinder, "Aluminum"),
    "batch brewer": (brewer, "Steel"),
    "cold brew tower": (drip_tower, "Wood"),
    "pour-over brewer": (pour_stand, "Wood"),
    "softener cartridge": (cartridge, "Polymer"),
    "reverse-osmosis unit": (water_unit, "Steel"),
    "hot water tower": (hot_tower, "Stainless steel"),
    "tamper": (tamper, "Stainless steel"),
    "knock box": (knock_box, "Steel"),
    "drum roaster": (roaster, "Steel"),
    "fluid-bed roaster": (sample_roaster, "Steel"),
    "cooling tray": (cooling_tray, "Stainless steel"),
    "chaff collector": (cyclone, "Stainless steel"),
    "front wheel": (wheel, "Aluminum"),
    "rear wheel": (wheel, "Aluminum"),
    "cargo wheel": (wheel, "Steel"),
    "touring rim": (rim, "Aluminum"),
    "chain": (chain, "Steel"),
    "cassette": (cassette, "Stainless steel"),
    "rear derailleur": (derailleur, "Aluminum"),
    "crankset": (crankset, "Aluminum"),
    "disc rotor": (rotor, "Stainless steel"),
    "hydraulic brake set": (brake_set, "Aluminum"),
    "mechanical brake set": (brake_set, "Steel"),
    "brake pads": (pads, "Rubber"),
    "city tire": (tyre, "Rubber"),
    "gravel tire": (tyre, "Rubber"),
    "winter tire": (tyre, "Rubber"),
    "inner tube": (inner_tube, "Rubber"),
    "front light": (bike_light, "Aluminum"),
    "rear light": (rear_light, "Aluminum"),
    "folding lock": (lock, "Steel"),
    "frame lock": (lock, "Steel"),
    "repair stand": (stand, "Aluminum"),
    "truing stand": (truing_stand, "Steel"),
    "tool case": (tool_case, "Polymer"),
    "floor pump": (pump, "Steel"),
    "single-channel pipette": (pipette, "Polymer"),
    "multichannel pipette": (multi_pipette, "Polymer"),
    "bottle-top dispenser": (dispenser, "Polymer"),
    "filter tip rack": (tip_rack, "Polymer"),
    "pH meter": (instrument, "Polymer"),
    "analytical balance": (balance, "Steel"),
    "vortex mixer": (mixer_block, "Polymer"),
    "microcentrifuge": (centrifuge, "Polymer"),
    "water bath": (bath, "Stainless steel"),
    "incubator": (oven, "Steel"),
    "drying oven": (oven, "Stainless steel"),
    "sample freezer": (freezer, "Steel"),
    "planetary mixer": (kitchen_mixer, "Steel"),
    "food processor": (processor, "Polymer"),
    "immersion circulator": (circulator, "Polymer"),
    "rice cooker": (rice_cooker, "Steel"),
    "student violin": (violin, "Wood"),
    "student cello": (cello, "Wood"),
    "viola outfit": (violin, "Wood"),
    "double bass": (cello, "Wood"),
    "classical guitar": (guitar, "Wood"),
    "acoustic guitar": (guitar, "Wood"),
    "electric guitar": (electric_guitar, "Aluminum"),
    "bass guitar": (electric_guitar, "Aluminum"),
    "flute": (flute, "Stainless steel"),
    "clarinet": (clarinet, "Wood"),
    "alto saxophone": (saxophone, "Stainless steel"),
    "trumpet": (trumpet, "Stainless steel"),
    "snare drum": (drum, "Wood"),
    "concert tom": (drum, "Wood"),
    "hand drum": (hand_drum, "Wood"),
    "suspended cymbal": (cymbal, "Stainless steel"),
    "stage piano": (stage_piano, "Steel"),
    "controller keyboard": (keyboard, "Aluminum"),
    "teaching keyboard": (keyboard, "Polymer"),
    "digital organ": (organ, "Wood"),
    "music stand": (music_stand, "Steel"),
    "instrument case": (instrument_case, "Leather"),
    "rosin cake": (rosin, "Wood"),
    "reed case": (reed_box, "Paper"),
    "vented hard hat": (helmet, "Polymer"),
    "bump cap": (cap, "Cotton"),
    "safety glasses": (glasses, "Polymer"),
    "safety earmuffs": (defenders, "Polymer"),
}
