"""Finds the Chromium of the browser tests; as a script, installs one where that is possible.

MICCIA_CHROMIUM names it, or says `none`; otherwise PATH is searched. Only the standard library is used.
"""

import functools
import os
import shutil
import subprocess
import sys

NAMES = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
MISSING = "no Chromium: install it (`make browser` tries), or name it in MICCIA_CHROMIUM"
FLAGS = [  # for chromium.launch(executable_path=find(), args=FLAGS): nothing leaves this machine
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
    "--host-resolver-rules=MAP *.test 127.0.0.1",  # a place that is not this machine to the browser
    *(["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []),
]
INSTALLERS = {
    "apt-get": ("update -q", "install -qy --no-install-recommends chromium fonts-liberation"),
    "dnf": ("install -qy chromium",),
    "pacman": ("-Sy --noconfirm chromium",),
    "apk": ("add chromium",),
    "brew": ("install --cask chromium",),
}


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


def install() -> str:
    """Ask the package manager for Chromium; the reason if that was not possible, otherwise empty."""
    manager = next((name for name in INSTALLERS if shutil.which(name)), None)
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
    for step in INSTALLERS[manager]:
        print(f"browser: {manager} {step}", flush=True)
        done = subprocess.run(
            [*command, *step.split()], text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        if done.returncode:
            return f"{manager} failed:\n" + "\n".join(done.stdout.splitlines()[-5:])
    find.cache_clear()
    return ""


def main() -> None:
    """Find or install; with `report`, only say what is skipped. Never a failure."""
    reason = ""
    if not find() and "report" not in sys.argv and not os.environ.get("MICCIA_CHROMIUM"):
        reason = install()
    if path := find():
        print(f"browser: {path}")
    else:
        print(f"*** SKIPPED: the browser tests. {MISSING}. {reason}".rstrip())


if __name__ == "__main__":
    main()
