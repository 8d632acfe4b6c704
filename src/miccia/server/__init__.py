"""The live table: everything between the rules and the players' browsers."""
