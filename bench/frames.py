"""How smoothly a game runs in a slow browser: python -m bench.frames [seconds] [slower by] [game]

A person's random moves among bots that take their usual time, everything moving, on a desktop, from the
tap on the home page; in the second half the person plays towards the end, and the result is looked at.
Every frame is timed, and what keeps the page busy for more than 50 ms is counted. A frame is due every
16.7 ms.

On a busy machine that tells of the others. Slower by 1 every task of the page is measured by what it takes of
the processor, whoever else uses that: 25 ms are 100 ms in a browser four times slower.
`floor` instead of a game is an empty page where one card moves once a second: what the machine allows.
"""

import json
import os
import subprocess
import sys
import tempfile
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path
from statistics import quantiles
from time import monotonic

from playwright.sync_api import Page, sync_playwright

from tests import browser
from tests.e2e.conftest import DESKTOP, UNASKED, remember

HANDS = (Path(__file__).parents[1] / "tests/e2e/hands.js").read_text()
LOOKS = 1000  # milliseconds between two looks of whoever plays: the page is busy with them, too
RESULT = 3  # looks at the result
WATCH = """() => {
  window.frames_ = { gaps: [], tasks: [] };
  let last = performance.now();
  const next = (now) => { frames_.gaps.push(now - last); last = now; requestAnimationFrame(next); };
  requestAnimationFrame(next);
  const busy = (list) => frames_.tasks.push(...list.getEntries().map((one) => one.duration));
  new PerformanceObserver(busy).observe({ type: 'longtask' });
}"""
FLOOR = """<div id="card" style="width: 90px; height: 126px; background: #fff; will-change: transform"></div>
<script>
  const path = [{ transform: 'none' }, { transform: 'translate(900px, 600px)' }];
  setInterval(() => card.animate(path, { duration: 380 }), 1000);
</script>"""


@dataclass
class Seen:
    """Of one game, in milliseconds."""

    gaps: list[float]  # between frames
    tasks: list[float]  # the long ones, by the clock
    worked: list[float]  # all of them, by the processor's time
    shown: int  # updates
    ended: bool


def worked(trace: bytes) -> list[float]:
    """The processor's time of every task of the page's main thread, in milliseconds."""
    events = json.loads(trace)["traceEvents"]
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    tasks: dict[tuple[int, int], list[float]] = defaultdict(list)
    for event in events:
        thread = event["pid"], event["tid"]
        if thread in mains and event["name"] == "ThreadControllerImpl::RunTask":
            spent = min(event.get("tdur", 0), event.get("dur", 0))  # the machine's books are coarse
            tasks[thread].append(spent / 1000)
    return max(tasks.values(), key=sum)


def play(page: Page, seconds: float) -> bool:
    """Without a plan for half of the time, then towards the end; whether it came."""
    half, end = monotonic() + seconds / 2, monotonic() + seconds
    over = 0
    while monotonic() < end and over < RESULT:
        if monotonic() > half:
            page.evaluate("window.wish = 'end'")
        found = page.evaluate(HANDS)
        if found and "over" in found:
            over += 1
        elif found:
            page.mouse.click(found["x"], found["y"])
        page.wait_for_timeout(LOOKS)
    return over > 0


def measure(url: str, seconds: float, slower: float, game: str) -> Seen:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser.find(), args=browser.FLAGS)
        context = chromium.new_context(viewport=DESKTOP, reduced_motion="no-preference", locale="en-GB")
        remember(context, name="Ada")
        context.add_init_script(UNASKED)
        page = context.new_page()
        if game == "floor":
            page.set_content(FLOOR)
        else:
            page.goto(url)
            page.get_by_role("heading", name=game).first.wait_for()
        page.wait_for_timeout(2000)
        if slower > 1:
            context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
        page.evaluate(WATCH)
        if slower == 1:
            chromium.start_tracing(page=page, categories=["-*", "toplevel"])
        if game != "floor":
            tile = page.locator("article", has=page.get_by_role("heading", name=game))
            tile.get_by_role("button").first.click()
            page.locator("[data-update]").wait_for()
        ended = play(page, seconds)
        done = worked(chromium.stop_tracing()) if slower == 1 else []
        update = page.locator("[data-update]")
        shown = int(update.get_attribute("data-update") or 0) if update.count() else 0
        seen = page.evaluate("frames_")
        chromium.close()
    return Seen(seen["gaps"], seen["tasks"], done, shown, ended)


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 40
    slower = float(sys.argv[2]) if len(sys.argv) > 2 else 4
    game = sys.argv[3] if len(sys.argv) > 3 else "hanabi"
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "miccia", "serve", "--no-open", "--port", "0", "--data", folder]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            url = server.stdout.readline().split()[0]
            try:
                seen = measure(url, seconds, slower, game)
            finally:
                server.kill()
    cut = quantiles(seen.gaps, n=100)
    print(
        f"{game}, {slower:g} times slower, load {os.getloadavg()[0]:.1f}, {seen.shown} updates"
        f"{' to the end' if seen.ended else ''}, {len(seen.gaps)} frames: median {cut[49]:.1f} ms,"
        f" p95 {cut[94]:.1f} ms, p99 {cut[98]:.1f} ms, worst {max(seen.gaps):.0f} ms;"
        f" {sum(gap > 25 for gap in seen.gaps)} frames dropped;"
        f" long tasks {len(seen.tasks)}, worst {max(seen.tasks, default=0):.0f} ms"
    )
    if seen.worked:
        longest = sorted(seen.worked, reverse=True)
        print(
            f"by the processor's time {sum(longest):.0f} ms in all, longest tasks"
            f" {', '.join(f'{one:.1f}' for one in longest[:5])} ms;"
            f" {sum(one > 12.5 for one in longest)} of more than 12.5 ms,"
            f" {sum(one > 25 for one in longest)} of more than 25 ms"
        )


if __name__ == "__main__":
    main()
