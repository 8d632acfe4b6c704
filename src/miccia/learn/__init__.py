"""The learners' door: every game as environments of PettingZoo and Gymnasium. Needs the extra `learn`.

    env = miccia.learn.aec("GAME", seats=2)                     one agent after the other
    env = miccia.learn.parallel("GAME", seats=4)                all agents at once
    env = miccia.learn.gym("GAME", seats=3, seat=0, others="steady")       one seat, bots in the others

In all of them an observation is a dict: `observation`, the bits that the seat may know, and `action_mask`,
which is in the infos too. A number that the mask forbids ends the game for everybody: -1 for who chose it, 0
for the others, and `illegal` in the infos names the agent. A reward is how much the seat's score has changed.
"""

from miccia.batch.arrays import encode
from miccia.learn.aec import MicciaAEC, aec
from miccia.learn.parallel import MicciaParallel, parallel
from miccia.learn.single import MicciaGym, gym

__all__ = ["MicciaAEC", "MicciaGym", "MicciaParallel", "aec", "encode", "gym", "parallel"]
