# Needs make and Python 3.11 or newer (Debian: python3-venv). Everything else, Node too, comes from PyPI
# and npm as pinned in requirements*.txt and web/package-lock.json, and stays in this directory.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/pip --disable-pip-version-check --quiet
HERE := $(PIP) install --no-deps --no-build-isolation
export PATH := $(CURDIR)/$(BIN):$(PATH)
export PYTHONDONTWRITEBYTECODE := # or each of a hundred processes would compile the same modules anew

CODE := pyproject.toml hatch_build.py $(shell find src \( -name static -o -name __pycache__ \) -prune -o -type f -print)
WEB := $(shell find web -name node_modules -prune -o -print) $(shell find src -name '*.ftl')
COMPILED_PATH := PYTHONPATH="$(CURDIR)/build/compiled"
BEST := if [ -e build/compiled/.stamp ]; then export $(COMPILED_PATH); fi;
LOCK := build/lock/bin/uv pip compile pyproject.toml --extra server --extra postgres --universal --python-version 3.11 --upgrade \
  --quiet --generate-hashes --no-emit-index-url --no-emit-find-links --no-annotate --custom-compile-command "make lock"
ONCE := tests/server tests/terminal tests/learn tests/reviews tests/arena tests/bots tests/fifth $(wildcard tests/games/*/test_bots.py tests/games/*/test_pact.py tests/games/*/test_strength.py) \
  $(addprefix tests/test_,build.py cli.py deploy.py every_game.py library.py referees.py types.py)
# Tests that failed beside others are tried once more, alone, and that is said: $(call twice,settings,how many at a time,which)
twice = $(1) $(BIN)/pytest -q -n $(2) $(3) || \
  { echo "*** failed beside others: once more, alone"; $(1) $(BIN)/pytest -q --lf $(3); }
FORCE_IF_NO_CLIENT := $(if $(wildcard src/miccia/static/.fingerprint),,force)

.DEFAULT_GOAL := help
.PHONY: help play cluster engines test check client pages compile browser browsers bench peers boardgame strength soak docs lock format types pictures clean force
.NOTPARALLEL:

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-10s%s\n", $$1, $$2 }' Makefile

play: .venv/.editable $(if $(COMPILED),compile) ## serve and open the browser; PORT=8000 NO_OPEN=1 COMPILED=1 ARGS=...
	@$(if $(COMPILED),$(BEST)) exec $(BIN)/miccia serve --port $(or $(PORT),8000) $(if $(NO_OPEN),--no-open) $(ARGS)

cluster: .venv/.dev .venv/.editable engines ## PostgreSQL, three servers and HAProxy on this machine, for a try; PORT=8000
	@exec $(BIN)/python -m tests.cluster

engines: .venv/.play ## find PostgreSQL and HAProxy for the tests of several servers, or install them if that is allowed
	@$(BIN)/python -m tests.postgres

# Two cores are never idle: the browser's tests, which wait more than they work, run beside all that works and does not wait; they run
# by themselves, since Playwright keeps a loop running in its process, beside which no other can. What takes long and hardly depends on
# how the rules are run (ONCE) is tested on compiled ones alone, where there are any; on plain ones in soak. Among it are the
# server's tests, which wait too: hence so many at a time.
test: web/node_modules/.dev .venv/.docs .venv/.editable browser engines ## check, client, docs and real browser, then Python on plain rules and on compiled ones
	@mkdir -p build; $(MAKE) --no-print-directory pages >build/pages.log 2>&1 & \
	  $(MAKE) --no-print-directory check client && { $(MAKE) --no-print-directory compile docs >build/compile.log 2>&1; done=$$?; \
	  cat build/compile.log; test $$done = 0; } || { kill $$!; exit 1; }; \
	  wait $$!; pages=$$?; cat build/pages.log; exit $$pages
	@if [ -e build/compiled/.stamp ]; then later="$(ONCE:%=--ignore=%)"; fi; set -x; \
	  $(call twice,EXPECT_RULES=plain,2,--ignore=tests/e2e $$later)
	@if [ -e build/compiled/.stamp ]; then set -x; \
	  $(call twice,$(COMPILED_PATH) EXPECT_RULES=compiled,6,--ignore=tests/e2e); fi
	@$(BIN)/python tests/browser.py report
	@$(BIN)/python -m tests.postgres report
	@if [ ! -e build/compiled/.stamp ]; then \
	  echo "*** SKIPPED: all tests on compiled rules: $$($(BIN)/python hatch_build.py 2>&1)"; fi

check: web/node_modules/.dev .venv/.editable ## style, types, imports
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m miccia.server.schema | $(BIN)/node web/types.mjs --check
	$(BIN)/node web/words.mjs --check
	$(BIN)/npm --prefix web run check

client: web/node_modules/.dev
	$(BIN)/npm --prefix web test

pages: .venv/.dev .venv/.editable browser
	$(call twice,EXPECT_RULES=plain,4,tests/e2e)

format: .venv/.dev ## put the Python code in order
	$(BIN)/ruff check --fix-only . && $(BIN)/ruff format .

types: web/node_modules/.dev .venv/.editable ## write the client's types from the server's messages and texts
	$(BIN)/python -m miccia.server.schema | $(BIN)/node web/types.mjs
	$(BIN)/node web/words.mjs

pictures: browser .venv/.dev .venv/.editable ## take the screenshots of docs/screenshots anew
	$(BIN)/python -m tests.e2e.pictures

compile: build/compiled/.stamp ## a compiled copy in build/compiled; only COMPILED=1, test, bench and strength use it

browser: .venv/.play ## find a Chromium for the tests (MICCIA_CHROMIUM, then PATH), or install one if that is allowed
	@$(BIN)/python tests/browser.py

browsers: .venv/.dev .venv/.editable ## short games of all four in Firefox and WebKit, installed if that is allowed; part of soak
	@$(BIN)/python tests/browser.py others
	$(BIN)/pytest -q -m soak tests/engines $(ARGS)
	@$(BIN)/python tests/browser.py others report

bench: .venv/.dev .venv/.editable compile ## speed of the rules, plain and compiled, beside other engines
	$(BIN)/python -m bench.speed $(ARGS)

# The Hanabi environment asks for a CMake older than today's; the variable makes today's accept it.
peers: .venv/.dev boardgame ## install what bench compares with: OpenSpiel, the Hanabi Learning Environment, boardgame.io; not pinned
	CMAKE_POLICY_VERSION_MINIMUM=3.5 $(PIP) install "open_spiel>=2.0" "shimmy>=2.0" "hanabi-learning-environment>=0.0.4"

boardgame: .venv/.dev
	@mkdir -p build/boardgame
	$(BIN)/npm install --prefix build/boardgame --no-save --no-audit --no-fund boardgame.io@0.50

strength: .venv/.dev .venv/.editable compile ## how well the bots play; on compiled rules if there are any
	$(BEST) $(BIN)/python -m bench.strength $(ARGS)

soak: browser engines .venv/.dev .venv/.editable compile ## the long tests, other browsers too; on compiled rules if there are any
	@$(BIN)/python tests/browser.py others
	$(BEST) $(BIN)/pytest -q -n 2 -m soak $(ARGS)
	EXPECT_RULES=plain $(BIN)/pytest -q -n 2 $(ONCE)
	@$(BIN)/python tests/browser.py others report

docs: .venv/.docs .venv/.editable ## the documentation site in build/docs; a broken link or reference is an error
	$(BIN)/python -m sphinx --quiet --fail-on-warning --keep-going -d build/doctrees docs build/docs

STRIP := const fs = require("fs"), file = "web/package-lock.json", lock = JSON.parse(fs.readFileSync(file)); \
  for (const entry of Object.values(lock.packages)) delete entry.funding; \
  fs.writeFileSync(file, JSON.stringify(lock, null, 2) + "\n")

lock: .venv/.play ## pin the newest versions, of Python's packages and of the client's
	$(PYTHON) -m venv build/lock && build/lock/bin/pip install -q uv
	$(LOCK) --group build -o requirements.txt
	$(LOCK) --extra learn --extra plots --extra ray --extra terminal --group dev -c requirements.txt -o requirements-dev.txt
	$(LOCK) --group docs -c requirements-dev.txt -o requirements-docs.txt
	$(BIN)/npm --prefix web update --package-lock-only
	$(BIN)/node -e '$(STRIP)'

clean: ## forget everything that was built or installed; saved games stay
	rm -rf .venv build dist web/node_modules src/miccia/static .*_cache
	find src tests bench -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

# Stamps: each step runs again only when what it was made from has changed.

.venv/.play: requirements.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed, this is %d.%d: make PYTHON=python3.12 ..." % sys.version_info[:2])'
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null || \
	  { echo "this Python cannot make virtual environments: apt install python3-venv (or make PYTHON=another ...)"; exit 1; }
	@echo "installing the pinned packages into .venv"
	$(PYTHON) -m venv .venv
	$(PIP) install --require-hashes -r requirements.txt
	@touch $@

.venv/.dev: requirements-dev.txt .venv/.play
	$(PIP) install --require-hashes -r requirements-dev.txt
	@touch $@

.venv/.docs: requirements-docs.txt .venv/.play
	$(PIP) install --require-hashes -r requirements-docs.txt
	@touch $@

.venv/.editable: .venv/.play pyproject.toml hatch_build.py $(WEB) $(FORCE_IF_NO_CLIENT)
	$(HERE) --editable .
	@touch $@

# The client in it is a link: editing the client compiles nothing.
build/compiled/.stamp: .venv/.dev $(CODE) $(if $(filter 0,$(MICCIA_COMPILE)),force) | .venv/.editable
	@rm -rf $(@D)
	@if $(BIN)/python hatch_build.py; then set -x; MICCIA_COMPILE=1 $(HERE) --target $(@D) . && \
	  rm -rf $(@D)/miccia/static && ln -s ../../../src/miccia/static $(@D)/miccia/static && touch $@; fi

web/node_modules/.dev: .venv/.dev web/package-lock.json
	$(BIN)/npm --prefix web ci
	@touch $@
