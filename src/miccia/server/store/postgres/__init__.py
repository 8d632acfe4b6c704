"""A store in PostgreSQL, which several servers share."""
