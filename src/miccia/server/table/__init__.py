"""One table: who is there, its time, its bots, what is said, the game, and what leaves for whom."""
