# make play   set up, start, open a game        make test   set up, run every test
PYTHON ?= python3
BIN := .venv/bin
MADE := .venv/.made
PLAYABLE := .venv/.playable
STAMP := .venv/.ready
PAGE := src/madang/server/static/index.html
PAGE_SOURCES := $(shell find web src/madang/games src/madang/engine/text docs/rules -type f \
  \( -path 'web/*' -o -name '*.ftl' -o -name '*.json' -o -name '*.md' \) \
  -not -path '*/node_modules/*' -not -path '*/terminal/*' -not -path 'web/dist/*' -not -path 'web/dev/*' -not -path 'web/src/fonts/*' 2>/dev/null)

# Hundreds of short Python programs run here: where compiled modules are not kept, each compiles them anew.
unexport PYTHONDONTWRITEBYTECODE

# The tests that show most in a minute; make test runs all.
CHECKED := $(addprefix tests/, $(addsuffix .py, test_scenarios test_engine test_api test_arguments test_positions \
  test_text test_batch test_gosux test_koryo test_cli test_screens)) tests/server

.PHONY: help setup page play terminal warm ready test test-page test-peers test-gpu check lint lint-python lint-page \
  pictures peers bench bench-peers load soak clean

help:
	@echo "make play      set everything up, start Madang and open it in the browser"
	@echo "make terminal  set everything up and play in the terminal"
	@echo "make test      set everything up and run every test"
	@echo "make test-peers  the tests of what needs other libraries, such as OpenSpiel (installs them)"
	@echo "make test-gpu  the tests of games on a GPU, on a real one (needs an NVIDIA GPU; installs numba-cuda and PyTorch)"
	@echo "make check     lint and the tests of a minute, for daily work"
	@echo "make lint      style, types and import rules"
	@echo "make pictures  take the pictures of docs/pictures anew, those of the README among them"
	@echo "make bench     measure speed and strength (installs the peers it compares with)"
	@echo "make bench-peers  measure speed beside other libraries (installs them)"
	@echo "make load      measure how many people one server carries"
	@echo "make soak      servers that are killed while people play, and long random runs"
	@echo "make clean     remove what was set up"

# Python compiles what is imported when it is imported; most of what is installed never is.
PIP_INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile --constraint constraints.txt

$(MADE):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	  || { echo "Madang needs Python 3.11 or newer as '$(PYTHON)'; install it, or say: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null \
	  || { echo "This Python has no venv module; on Debian or Ubuntu: apt install python3-venv"; exit 1; }
	@echo "Setting up Madang in .venv (about a minute the first time) ..."
	@$(PYTHON) -m venv .venv
	@touch $(MADE)

# What playing needs comes first: the games are compiled while what only tests need is fetched.
$(PLAYABLE): pyproject.toml constraints.txt | $(MADE)
	@$(PIP_INSTALL) --editable '.[server]'
	@touch $(PLAYABLE)

$(STAMP): $(PLAYABLE)
	@echo "Fetching what the tests need into .venv ..."
	@$(BIN)/python tools/extras.py dev | $(PIP_INSTALL) --requirement /dev/stdin
	@touch $(STAMP)

setup: $(STAMP)

page: $(PAGE)

$(PAGE): $(PAGE_SOURCES) | $(MADE)
	@echo "Building the page ..."
	@$(BIN)/python tools/page.py build
	@touch $(PAGE)

play: $(MADE)
	@$(MAKE) --no-print-directory -j 2 $(PLAYABLE) page
	@$(BIN)/madang serve --open

terminal: $(PLAYABLE)
	@$(BIN)/madang play koryo

warm: $(PLAYABLE)
	@ls src/madang/games/*/about.json | xargs -n 1 dirname | xargs -n 1 basename | sort -r | xargs -n 1 -P 2 $(BIN)/madang warm

# What the tests need, and the page's own tests: several things at a time, as most use less than a core.
ready: $(MADE)
	@$(MAKE) --no-print-directory -j 3 warm page setup test-page

check: ready lint
	$(BIN)/pytest -n 2 --dist worksteal -k 'not postgresql' $(CHECKED)

test: ready
	@$(BIN)/python tests/browser/chromium.py
	$(BIN)/pytest -n 3 --dist worksteal --ignore tests/browser --ignore tests/peers --ignore tests/cuda
	$(BIN)/pytest -n 3 --dist worksteal tests/browser

test-page: $(PLAYABLE) page
	$(BIN)/python tools/page.py test

test-peers: peers
	@$(PIP_INSTALL) --editable '.[ray,train]'
	$(BIN)/pytest tests/peers

test-gpu: setup
	@for extra in cuda train; do $(BIN)/python tools/extras.py $$extra | $(PIP_INSTALL) --requirement /dev/stdin || exit 1; done
	@$(BIN)/madang warm
	$(BIN)/pytest -W ignore::DeprecationWarning tests/cuda tests/peers/test_torch.py

lint: lint-python lint-page

lint-python: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

lint-page: $(PLAYABLE) page
	$(BIN)/python tools/page.py check 'types -- --check'

pictures: setup page
	@$(BIN)/python tests/browser/chromium.py
	$(BIN)/python tests/browser/pictures.py

peers: setup
	@$(BIN)/python tools/extras.py bench | $(PIP_INSTALL) --requirement /dev/stdin

bench: peers page
	$(BIN)/python benchmarks/speed.py
	$(BIN)/python benchmarks/thinking.py
	$(BIN)/python benchmarks/strength.py
	$(BIN)/python benchmarks/peer.py
	$(BIN)/python benchmarks/page.py
	$(BIN)/python benchmarks/updates.py

# One peer at a time: what cannot be installed here is named by the benchmark, with the reason.
bench-peers: peers
	@for peer in 'pettingzoo[classic]' rlcard pgx envpool; do \
	  $(PIP_INSTALL) $$peer || true; done
	$(BIN)/python benchmarks/peers.py

load: setup
	@$(BIN)/madang warm koryo
	$(BIN)/python benchmarks/load.py

soak: setup
	@$(BIN)/madang warm
	$(BIN)/python benchmarks/kills.py
	$(BIN)/python benchmarks/soak.py
	$(BIN)/python benchmarks/memory.py

clean:
	rm -rf .venv dist build .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache web/node_modules web/src/fonts src/madang/server/static
