"""How smoothly a game runs in a slow browser: python -m bench.frames [seconds] [slower by] [game]

A person's random moves among bots that take their usual time, everything moving, on a desktop. Every frame
is timed, and what keeps the page busy for more than 50 ms is counted. A frame is due every 16.7 ms.
`floor` instead of a game is an empty page where one card moves once a second: what the machine allows.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import quantiles
from time import monotonic

from playwright.sync_api import sync_playwright

from tests import browser
from tests.e2e.conftest import DESKTOP, remember

HANDS = (Path(__file__).parents[1] / "tests/e2e/hands.js").read_text()
LOOKS = 1000  # milliseconds between two looks of whoever plays: the page is busy with them, too
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


def measure(url: str, seconds: float, slower: float, game: str) -> tuple[list[float], list[float], int]:
    """The gaps between frames and the long tasks, in milliseconds, and how many updates were shown."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser.find(), args=browser.FLAGS)
        context = chromium.new_context(viewport=DESKTOP, reduced_motion="no-preference", locale="en-GB")
        remember(context, name="Ada")
        page = context.new_page()
        if game == "floor":
            page.set_content(FLOOR)
        else:
            page.goto(url)
            tile = page.locator("article", has=page.get_by_role("heading", name=game))
            tile.get_by_role("button").first.click()
            page.locator("[data-update]").wait_for()
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
        page.wait_for_timeout(2000)
        page.evaluate(WATCH)
        end = monotonic() + seconds
        while monotonic() < end:
            found = page.evaluate(HANDS)
            if found and "over" in found:
                break
            if found:
                page.mouse.click(found["x"], found["y"])
            page.wait_for_timeout(LOOKS)
        update = page.locator("[data-update]")
        shown = int(update.get_attribute("data-update") or 0) if update.count() else 0
        seen = page.evaluate("frames_")
        chromium.close()
    return seen["gaps"], seen["tasks"], shown


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
                gaps, tasks, shown = measure(url, seconds, slower, game)
            finally:
                server.kill()
    cut = quantiles(gaps, n=100)
    print(
        f"{game}, {slower:g} times slower, load {os.getloadavg()[0]:.1f}, {shown} updates,"
        f" {len(gaps)} frames: median {cut[49]:.1f} ms,"
        f" p95 {cut[94]:.1f} ms, p99 {cut[98]:.1f} ms, worst {max(gaps):.0f} ms;"
        f" {sum(gap > 25 for gap in gaps)} frames dropped;"
        f" long tasks {len(tasks)}, worst {max(tasks, default=0):.0f} ms"
    )


if __name__ == "__main__":
    main()
