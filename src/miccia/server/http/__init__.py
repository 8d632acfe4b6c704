"""The doors: pages, routes and sockets, what goes with every answer, and who is let in how fast."""
