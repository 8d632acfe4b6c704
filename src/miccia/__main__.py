"""python -m miccia."""

import sys

from miccia.cli import main

sys.exit(main())
