"""All tables of a house: their codes, the way to them, and the lists of the home page."""
