"""Finds the browsers of the tests; as a script, installs them where that is possible.

`make test` wants a Chromium: MICCIA_CHROMIUM names it, or says `none`; otherwise PATH is searched.
`make browsers` wants Firefox and WebKit, as Debian packs them. Only the standard library is used.
"""

import functools
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence

NAMES = (
    "chromium-headless-shell",  # has no windows to draw: a fifth less work
    "chromium",
    "chromium-browser",
    "google-chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
MISSING = "no Chromium: install it (`make browser` tries), or name it in MICCIA_CHROMIUM"
OFF = (  # what Playwright turns off, in a list that ours replaces
    "AimEnabled,AvoidCorsURLLoaderRestartOnRedirect,AvoidUnnecessaryBeforeUnloadCheckSync,"
    "DestroyProfileOnBrowserClose,HttpsFirstBalancedModeAutoEnable,HttpsUpgrades,LensOverlay,MediaRouter,"
    "NetworkTimeServiceQuerying,OptimizationHints,PaintHolding,PreconnectToSearch,ThirdPartyStoragePartitioning,"
    "WebUIOmniboxPopup,WebUIOmniboxAimPopup"  # and two pages under an address bar that nobody sees
)
FLAGS = [  # for chromium.launch(executable_path=find(), args=FLAGS): nothing leaves this machine
    "--disable-background-networking",
    "--disable-component-update",
    f"--disable-features={OFF}",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
    "--host-resolver-rules=MAP *.test 127.0.0.1",  # a place that is not this machine to the browser
    *(["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []),
]
SHELL = {
    "apt-get": ("update -q", "install -qy --no-install-recommends chromium-headless-shell fonts-liberation")
}
INSTALLERS = {
    "apt-get": ("install -qy --no-install-recommends chromium fonts-liberation",),
    "dnf": ("install -qy chromium",),
    "pacman": ("-Sy --noconfirm chromium",),
    "apk": ("add chromium",),
    "brew": ("install --cask chromium",),
}
ENGINES = {  # what else plays, by the programs that it takes
    "firefox": ("firefox-esr",),
    "webkit": ("WebKitWebDriver", "Xvfb", "/usr/bin/python3"),
}
OTHERS = {
    "apt-get": (
        "update -q",
        "install -qy --no-install-recommends fonts-liberation firefox-esr webkit2gtk-driver xvfb"
        " gir1.2-webkit2-4.1 gir1.2-gtk-3.0 python3-gi",
    ),
}
WINDOW = "import gi; gi.require_version('Gtk', '3.0'); gi.require_version('WebKit2', '4.1')"


def runs(*command: str) -> bool:
    """Whether the command can be run, and succeeds."""
    try:
        return subprocess.run(command, capture_output=True, stdin=subprocess.DEVNULL).returncode == 0
    except OSError:
        return False


@functools.cache
def find() -> str | None:
    """The path of a Chromium that runs here."""
    named = os.environ.get("MICCIA_CHROMIUM")
    if named == "none":
        return None
    paths = [path for name in ([named] if named else NAMES) if (path := shutil.which(name))]
    return next((path for path in paths if runs(path, "--version")), None)


def has(engine: str) -> bool:
    """Whether another engine can play here."""
    if not all(shutil.which(program) for program in ENGINES[engine]):
        return False
    return engine != "webkit" or runs("/usr/bin/python3", "-c", WINDOW)


def install(installers: Mapping[str, Sequence[str]], what: str = "browser") -> str:
    """Ask the package manager; the reason if that was not possible, otherwise empty."""
    manager = next((name for name in installers if shutil.which(name)), None)
    if not manager:
        return "no known package manager"
    if manager == "brew" or os.geteuid() == 0:
        command = ["env"]
    elif runs("sudo", "-n", "true"):
        command = ["sudo", "-n", "env"]
    else:
        return f"{manager} needs root"
    command += ["DEBIAN_FRONTEND=noninteractive", manager]
    if manager == "apt-get":
        command += ["-o", "DPkg::Lock::Timeout=300"]
    for step in installers[manager]:
        print(f"{what}: {manager} {step}", flush=True)
        done = subprocess.run(
            [*command, *step.split()], text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        if done.returncode:
            return f"{manager} failed:\n" + "\n".join(done.stdout.splitlines()[-5:])
    find.cache_clear()
    return ""


def chromium(report: bool) -> None:
    """Find or install it; or only say what is skipped."""
    reason = ""
    if not report and not os.environ.get("MICCIA_CHROMIUM"):
        for installers in (SHELL, INSTALLERS):
            reason = "" if find() else install(installers)
    if path := find():
        print(f"browser: {path}")
    else:
        print(f"*** SKIPPED: the browser tests. {MISSING}. {reason}".rstrip())


def others(report: bool) -> None:
    """The same for the other engines."""
    reason = "" if report or all(map(has, ENGINES)) else install(OTHERS)
    for engine in ENGINES:
        if has(engine):
            print(f"browser: {engine}")
        else:
            print(f"*** SKIPPED: every game in {engine}: not here (`make browsers` tries). {reason}".rstrip())


def main() -> None:
    """Find or install Chromium, or with `others` what else there is; with `report`, only say what is skipped.

    Never a failure.
    """
    (others if "others" in sys.argv else chromium)("report" in sys.argv)


if __name__ == "__main__":
    main()
