"""What bench/speed.py sets side by side: each plays at random, or does one thing again and again.

python -m bench.contenders NAME GAME PLAYERS SECONDS     prints how many per second; peers play Hanabi only
"""

import sys

from bench.clock import Counter
from bench.ours import OURS
from bench.peers import PEERS

EVERYONE: dict[str, Counter] = OURS | PEERS

if __name__ == "__main__":
    name, game, players, seconds = sys.argv[1:]
    print(EVERYONE[name](game, int(players), float(seconds)))
