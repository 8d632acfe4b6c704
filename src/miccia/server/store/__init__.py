"""What a server remembers: the contract, and one store that keeps it in an SQLite file."""
