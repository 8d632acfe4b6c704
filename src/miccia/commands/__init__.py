"""The commands, one module each: its docstring is its help, `arguments` its arguments, `run` does it."""
