"""A program that plays well until it is asked for the third time; then it does what it was told to."""

import json
import os
import subprocess
import sys
import time


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def misbehave(how: str, legal: list[int]) -> None:
    if how == "late":
        time.sleep(0.6)
        say(json.dumps({"action": legal[-1]}))
    elif how == "illegal":
        say(json.dumps({"action": max(legal) + 1}))
    elif how == "another":
        say(json.dumps({"action": True if 1 in legal else "0", "why": 7}))
    elif how == "garbled":
        say("this is {no JSON")
    elif how == "deep":
        say("[" * 50_000)
    elif how == "huge":
        say("x" * 10_000_000)
    elif how == "dies":
        os._exit(3)
    elif how == "flood":
        while True:
            say('{"thinking": 1}')
    elif how == "complains":
        sys.stderr.write("oh dear\n" * 1_000_000)
        say(json.dumps({"action": legal[-1]}))
    elif how == "deaf":
        time.sleep(3600)


how, asked = sys.argv[1], 0
if how == "mute":
    time.sleep(3600)
if how == "stubborn":
    with open(sys.argv[2], "w") as file:
        child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(3600)"])
        file.write(str(child.pid))
for line in sys.stdin:
    said = json.loads(line)
    if said["cmd"] == "hello":
        games = ["chess"] if how == "other" else ["hanabi", "fuse"]
        say("{}" if how == "rude" else json.dumps({"id": {"name": how}, "games": games, "options": []}))
    elif said["cmd"] == "newgame":
        say('{"ready": true}')
    elif said["cmd"] == "go":
        asked += 1
        legal = [offer["id"] for offer in said["legal"]]
        if asked > 2 and how not in ("good", "stubborn"):
            misbehave(how, legal)
        else:
            say(json.dumps({"action": legal[-1], "why": "last", "after": 5}))
while how == "stubborn":  # neither quit nor the end of its input ends it
    time.sleep(1)
