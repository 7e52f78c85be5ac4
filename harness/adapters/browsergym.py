"""Our families as BrowserGym tasks: importing this module registers `browsergym/deskgym.FAMILY` for each of them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import closing, suppress
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Any

import gymnasium
from browsergym.core import _get_global_playwright
from browsergym.core.env import BrowserEnv
from browsergym.core.task import AbstractBrowserTask
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Frame, Page

from ...apps.accounts import places_of
from ...apps.office import Office
from ...apps.platform.looks import look_of
from ...apps.platform.looks.display import display_of, picture_of
from ...apps.platform.spec import DOMAIN
from ...gym import actions as do
from ...gym.actions.models import REASONS
from ...gym.browser import find_browser
from ...gym.config import seed_of
from ...gym.episode import clock_of, cookies_of, page_seed, step_clock_of, time_of
from ...gym.errors import GoldFault, GymError
from ...gym.page import script
from ...gym.playing.names import names_in
from ...gym.server import Server
from ...gym.snapshot import Node, Snapshot, graft, read
from ...gym.user import NO_ENDING, GoldUser, plain
from ...seeds.sizes import Size
from ...tasks.registry import Split, families, get_family
from ...tasks.verifier import Verdict
from ..host.order import Order

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIEnvironment

#: What `gymnasium.make` knows the families by: "browsergym/deskgym.crm-update".
PREFIX = "browsergym/deskgym."
_ENDINGS = (
    "End with send_msg_to_user: the answer to a question, or word that the work is finished. If the goal cannot or "
    f"must not be reached, end with report_infeasible, whose reason begins with one of {', '.join(REASONS)}."
)
# Seconds in which a page comes to rest; after them it is shown as it is.
_PATIENCE = 30.0
# What Playwright says when it asked about a document that another has replaced.
_REPLACED = ("context was destroyed", "navigat", "Frame was detached", "Cannot find", "was collected")
# Brings a document to rest, and tells whether it is; gives up after a while, so that nothing holds a step for ever.
_REST = """async ([to, quick]) => {
    const api = window.__deskgym;
    if (!api) return true;
    const within = async (work) => {
        let state = null;
        const done = work.then((found) => { state = found; });
        for (let i = 0; i < 600 && !state; i += 1) await Promise.race([done, api.frame()]);
        return state ?? { leaving: true };
    };
    let state = await within(api.settle(to, quick));
    if (quick && !state.leaving) return true;
    await api.frame();
    if (!state.leaving) state = await within(api.framed(to, null));
    return !state.leaving && !state.more;
}"""
# BrowserGym marks elements with timers of the page, whose clock stands still between steps.
_FLOW = """async () => {
    const api = window.__deskgym, flows = Symbol.for("deskgym.flows");
    window[flows] = true;
    const flow = async () => { while (window[flows]) { await api.frame(); await api.settle(api.clock + 16, false); } };
    if (api) void flow();
}"""
_STAND = """() => { window[Symbol.for("deskgym.flows")] = false; }"""


def register() -> None:
    """Make every family known to Gymnasium; doing it again changes nothing."""
    for family in families():
        if f"{PREFIX}{family.id}" not in gymnasium.registry:
            gymnasium.register(
                f"{PREFIX}{family.id}",
                entry_point=f"{__name__}:DeskEnv",
                nondeterministic=True,
                kwargs={"family": family.id},
            )


class DeskEnv(BrowserEnv):
    """BrowserGym's environment on a network of its own, in the browser that our own environments use."""

    metadata: dict[str, Any] = {"render_modes": []}

    def __init__(
        self,
        family: str,
        *,
        task_kwargs: dict[str, Any] | None = None,
        headless: bool = True,
        pw_chromium_kwargs: dict[str, Any] | None = None,
        pw_context_kwargs: dict[str, Any] | None = None,
        **options: Any,
    ) -> None:
        # What cannot be is said here, before any browser is started.
        Order(family, options=task_kwargs or {})
        chromium = dict(pw_chromium_kwargs or {})
        if headless and "executable_path" not in chromium:
            chromium["executable_path"] = find_browser(_get_global_playwright().chromium.executable_path)
        self.server = Server()
        context = {
            "proxy": {"server": self.server.address, "bypass": "<-loopback>"},
            "device_scale_factor": 1,
            "color_scheme": "light",
            "reduced_motion": "reduce",
            **(pw_context_kwargs or {}),
        }
        super().__init__(
            partial(DeskTask, server=self.server, family=family),
            task_kwargs or {},
            headless=headless,
            pw_chromium_kwargs=chromium,
            pw_context_kwargs=context,
            **options,
        )
        self._next = 0

    def reset(self, *, seed: int | None = None, **options: Any) -> Any:
        """Open instance `seed`, or the one after the last."""
        seed = self._next if seed is None else seed_of(seed)
        self._next = seed + 1
        return super().reset(seed=seed, **options)

    def _get_obs(self) -> Any:
        frames = self.page.frames
        for frame in frames:
            frame.evaluate(_FLOW)
        try:
            return super()._get_obs()
        finally:
            for frame in frames:
                with suppress(PlaywrightError):
                    frame.evaluate(_STAND)

    def close(self) -> None:
        with closing(self.server):
            super().close()


class DeskTask(AbstractBrowserTask):
    """One instance of a family in a world of its own. Faults of the environment are raised by whatever meets them."""

    def __init__(
        self,
        seed: int,
        server: Server,
        family: str,
        split: Split | None = None,
        size: Size = "small",
        look: int | str = 0,
        **dials: Any,
    ) -> None:
        super().__init__(seed % 2**32)
        self.look = look_of(look)
        if self.look.of_axis("device"):
            # BrowserGym draws a page as large as it is: its own pixels are those of the picture.
            display = display_of(self.look, *picture_of(self.look))
            self.viewport = {"width": display.width, "height": display.height}
        self.server = server
        opening = get_family(family).with_dials(**dials).open(seed, split=split, size=size)
        self.instance, self.world, self.grader = opening.instance, opening.world, opening.grader
        self._clock = step_clock_of(self.world, self.instance)
        with self.world.session() as db:
            self.slow_mo, self.locale, self.timezone_id = 0, "en-US", db.company.timezone
            self.apps = tuple(place.app for place in places_of(db, self.instance.account))
        #: The grade, once the episode has ended.
        self.verdict: Verdict | None = None
        self.steps = 0

    def setup(self, page: Page) -> tuple[str, dict[str, Any]]:
        instance, host = self.instance, self.instance.task.host or self.instance.family.app
        page.context.add_init_script(script())
        page.context.add_cookies(cookies_of(self.world, instance))  # type: ignore[arg-type]
        with self.world.session() as db:
            self.server.clock, self.server.seed = clock_of(db), page_seed(instance)
        self.server.office = Office(self.world, DOMAIN, look=self.look)
        answer = page.goto(f"http://{host}.{DOMAIN}{instance.task.start}")
        if answer is None or not answer.ok:
            raise GymError(f"The episode could not begin: {page.url} did not open.")
        self.rest(page)
        apps = "".join(f"App: {app.title} (http://{app.key}.{DOMAIN}/)\n" for app in self.apps)
        known = {"family": instance.family.id, "seed": instance.seed, "split": instance.split}
        told = {**known, "persona": instance.persona, "steps_left": instance.steps}
        return f"{instance.task.goal}\n\n{apps}\n{_ENDINGS}", told

    def validate(self, page: Page, chat_messages: Sequence[dict[str, Any]]) -> tuple[float, bool, str, dict[str, Any]]:
        """Let a step's time pass, and grade the episode where it has ended: once."""
        if self.verdict is None:
            self.steps += 1
            self.tick(page)
            said = _ending(chat_messages)
            if said is None and self.steps < self.instance.steps:
                return 0.0, False, "", {"steps_left": self.instance.steps - self.steps}
            self.verdict = self.grader.verdict(**(said or {}))
            # Nothing that is done from now on reaches the world.
            self.server.office = _refuse
        return self.verdict.reward, True, "The episode has ended.", {"verdict": self.verdict.as_dict()}

    def cheat(self, page: Page, chat_messages: list[dict[str, Any]]) -> None:
        """Play the gold solution, to the message that ends the episode. Raises GoldFault."""
        user = GoldAtPage(self, page, chat_messages)
        self.instance.task.gold(user)
        if not user.has_ended:
            raise GoldFault(NO_ENDING)

    def teardown(self) -> None:
        self.server.office = None
        self.world.close()
        # The untouched one: a task with a set-up has a copy of its own.
        self.instance.world.close()

    def tick(self, page: Page, action: do.Action | None = None) -> None:
        """Let a step's time pass in the world and on the page; that of an action, where it is known which."""
        self.rest(page, quick=True)
        self._clock.pass_after(*time_of(action))
        with self.world.session() as db:
            self.server.clock = clock_of(db)
        self.rest(page)

    def rest(self, page: Page, *, quick: bool = False) -> None:
        """Bring the page to rest at the world's time: nothing loading, no timer due. `quick` leaves timers alone."""
        end = monotonic() + _PATIENCE
        while monotonic() < end:
            try:
                rests = [frame.evaluate(_REST, [self.server.clock, quick]) for frame in page.frames]
            except PlaywrightError as error:
                # A document may be replaced while it is asked.
                if page.is_closed() or not any(words in error.message for words in _REPLACED):
                    raise
                page.wait_for_load_state("domcontentloaded")
            else:
                if all(rests) and not self.server.active:
                    return
        for frame in page.frames:
            frame.evaluate("() => window.__deskgym?.stay()")


class GoldAtPage(GoldUser):
    """Plays a gold solution on a page of BrowserGym: what it looks for is found as in our own environment."""

    def __init__(self, task: DeskTask, page: Page, chat_messages: list[dict[str, Any]]) -> None:
        self.form = "element"
        # Reasons go into trajectories, and here none is kept.
        self._hear = lambda reason: None
        self.task, self.page, self.chat_messages = task, page, chat_messages
        self.has_ended = False
        self._frames: dict[str, Frame] = {}
        self._seen: Snapshot | None = None

    def visit(self, app: str, path: str) -> None:
        self._act(do.Goto(f"http://{app}.{DOMAIN}{path}"))

    def _said(self, name: str) -> Sequence[str]:
        return names_in(self.task.look, self.page.url, plain(name))

    @property
    def _page(self) -> Snapshot:
        if self._seen is None:
            self._seen = self._snapshot(self.page.main_frame)
        return self._seen

    def _snapshot(self, frame: Frame) -> Snapshot:
        data = json.loads(frame.evaluate("refs => window.__deskgym.snapshot(refs, false, 0)", len(self._frames)))
        for number in range(len(self._frames) + 1, data["counter"] + 1):
            self._frames[f"e{number}"] = frame
        snapshot = read(data)
        for child in frame.child_frames:
            ref = child.frame_element().evaluate("element => window.__deskgym.frameRef(element)")
            node = snapshot.find(ref) if ref else None
            if node is not None:
                graft(node, self._snapshot(child))
        return snapshot

    def _pixel(self, node: Node) -> tuple[int, int]:
        x, y = node.box.center
        return round(x), round(y)

    def _act(self, action: do.Action) -> None:
        if self.has_ended:
            raise GoldFault(f"{action} comes after the end of the episode")
        where, keyboard = self._where, self.page.keyboard
        match action:
            case do.Click() | do.DoubleClick():
                x, y = self._point(action)
                self.page.mouse.click(x, y, click_count=2 if isinstance(action, do.DoubleClick) else 1)
            case do.Fill():
                if not self._ask(action.ref, "edit", action.text, False).get("done"):
                    keyboard.insert_text(action.text) if action.text else keyboard.press("Delete")
            case do.Select():
                options = [action.option] if isinstance(action.option, str) else list(action.option)
                self._ask(action.ref, "select", options)
            case do.Press():
                keyboard.press(action.keys)
            case do.Goto():
                self.page.goto(action.url, wait_until="commit")
            case do.Answer():
                self._say("assistant", str(action.value))
            case do.Infeasible():
                self._say("infeasible", action.reason)
            case do.Done():
                self._say("assistant", "The work is finished.")
            case _:
                raise GoldFault(f"{action} on {where} is no action of a gold solution")
        if not self.has_ended:
            self.task.tick(self.page, action)
        self._seen = None

    def _say(self, role: str, message: str) -> None:
        self.chat_messages.append({"role": role, "timestamp": 0.0, "message": message})
        self.has_ended = True

    def _point(self, action: do.Click | do.DoubleClick) -> tuple[float, float]:
        if action.ref is None:
            assert action.x is not None
            assert action.y is not None
            return action.x, action.y
        frame = self._frames[action.ref]
        inner = frame
        left = top = 0.0
        while inner.parent_frame is not None:
            element = inner.frame_element()
            element.scroll_into_view_if_needed()
            box = element.evaluate(
                "e => { const b = e.getBoundingClientRect(); return [b.x + e.clientLeft, b.y + e.clientTop]; }"
            )
            left, top, inner = left + box[0], top + box[1], inner.parent_frame
        said = self._ask(action.ref, "point", False)
        return said["x"] + left, said["y"] + top

    def _ask(self, ref: str, question: str, *given: Any) -> dict[str, Any]:
        """What the page says about an element. Raises GoldFault for what cannot be done with it."""
        asked = "([question, ...given]) => window.__deskgym[question](...given)"
        said: dict[str, Any] = self._frames[ref].evaluate(asked, [question, ref, *given])
        if said.get("gone") or "error" in said:
            raise GoldFault(f"{question} {ref} on {self._where}: {said.get('error', 'it is gone')}")
        return said


def _ending(chat_messages: Sequence[dict[str, Any]]) -> dict[str, str] | None:
    """What ends the episode, as the grader is told it: the agent's first message after the goal."""
    roles = [str(message["role"]) for message in chat_messages]
    begin = roles.index("user") if "user" in roles else 0
    for message in chat_messages[begin:]:
        if message["role"] == "infeasible":
            return {"infeasible": str(message["message"]).partition(":")[0].strip()}
        if message["role"] == "assistant":
            return {"answer": str(message["message"])}
    return None


def _refuse(environ: WSGIEnvironment, start_response: StartResponse) -> list[bytes]:
    text = b"The episode has ended; its grade stands."
    start_response("410 Gone", [("Content-Type", "text/plain"), ("Content-Length", str(len(text)))])
    return [text]


register()
