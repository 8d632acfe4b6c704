"""Bots in their seats: what each was told, and the threads and processes in which they think."""
