"""The commands, one module each: its docstring is its help, `arguments` what it understands, `run` does it."""
