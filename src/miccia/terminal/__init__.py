"""The table in a terminal: a client of the protocol, and records to leaf through. The extra `terminal`."""
