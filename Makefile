# Everything runs in a virtual environment of its own; the first call of a target sets it up.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Without --no-compile the whole set-up waits for the bytecode of modules that nobody may ever import. So it is written
# when a module is imported first, even where the surroundings forbid it: without, every start takes three seconds more.
export PYTHONDONTWRITEBYTECODE :=
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet --no-compile --constraint constraints.txt
# The packages of Python and those of the browser client are fetched at the same time.
MAKEFLAGS += --jobs=2

.PHONY: play race web wheel site docs test quick bench bench-server bench-reliability lint format clean fetch

# A linker for what pages race by themselves comes meanwhile: it is large, and nobody needs it to race.
play: $(VENV)/.server fetch
	@$(BIN)/python web/build.py --meanwhile $(BIN)/paddock compile heat
	@(nice $(PIP) ziglang > $(VENV)/.linker 2>&1 || true) & $(BIN)/paddock play --engine $(ARGS)

race: $(VENV)/.base
	@$(BIN)/paddock race heat --track usa --seats 4 --you 1 --bots pilot $(ARGS)

web: $(VENV)/.server fetch
	@$(BIN)/python web/build.py --force

wheel: $(VENV)/.server fetch
	@$(BIN)/python web/build.py
	@$(BIN)/python -m pip --disable-pip-version-check wheel --quiet --no-deps --wheel-dir dist .

site: $(VENV)/.wasm fetch
	@$(BIN)/python web/build.py
	@$(BIN)/paddock site -o build/site $(ARGS)

docs: $(VENV)/.docs
	@$(BIN)/python -m sphinx --quiet --fail-on-warning --keep-going docs build/docs
	@echo "Open build/docs/index.html"

test: $(VENV)/.dev fetch
	@$(BIN)/python web/build.py || echo "The browser client could not be built: tests of its pages are left out."
	$(BIN)/python -m pytest $(ARGS)

# What a change of a rule, of notation or of words is tried with: no page, no server, no training, no search.
QUICK := tests/engine tests/games tests/notation tests/words \
	tests/test_race.py tests/test_scenarios.py tests/test_season.py \
	src/paddock/engine src/paddock/games src/paddock/bare.py src/paddock/race.py src/paddock/storing.py
# These compile games a second time, in other ways.
NOT_QUICK := --ignore=tests/engine/test_cuda.py \
	--deselect=tests/games/test_conformance.py::test_the_same_key_and_moves_give_the_same_bytes_in_all_three_modes

quick: $(VENV)/.dev
	$(BIN)/python -m pytest $(QUICK) $(NOT_QUICK) $(ARGS)

bench: $(VENV)/.bench
	$(BIN)/paddock bench --write docs/benchmarks.md $(ARGS)

bench-server: $(VENV)/.dev
	$(BIN)/python benchmarks/server.py --write docs/benchmarks.md $(ARGS)

bench-reliability: $(VENV)/.dev
	$(BIN)/python benchmarks/reliability.py --write docs/reliability.md $(ARGS)

lint: $(VENV)/.dev fetch
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python web/build.py --run lint

format: $(VENV)/.dev fetch
	$(BIN)/ruff format .
	$(BIN)/python web/build.py --run format

clean:
	rm -rf $(VENV) build dist src/paddock/web web/node_modules

# What can't be fetched here is asked for once more by the build, which says what is wrong.
fetch:
	@$(PYTHON) web/build.py --fetch || true

$(BIN)/python:
	@echo "Setting up (once, a minute or two) ..."
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || (echo "Paddock needs Python 3.11 or newer: make PYTHON=/path/to/python3.11" && exit 1)
	@$(PYTHON) -m venv $(VENV) || (echo "Python's venv module is missing (on Debian: apt-get install python3-venv)" && rm -rf $(VENV) && exit 1)

$(VENV)/.base: pyproject.toml constraints.txt | $(BIN)/python
	@$(PIP) --editable .
	@touch $@

$(VENV)/.server: pyproject.toml constraints.txt | $(BIN)/python
	@$(PIP) --editable '.[server]'
	@touch $@ $(VENV)/.base

$(VENV)/.wasm: pyproject.toml constraints.txt | $(BIN)/python
	@$(PIP) --editable '.[server,wasm]'
	@touch $@ $(VENV)/.base $(VENV)/.server

$(VENV)/.dev: pyproject.toml constraints.txt | $(BIN)/python
	@$(PIP) --editable '.[dev]'
	@touch $@ $(VENV)/.base $(VENV)/.server $(VENV)/.wasm

$(VENV)/.bench: pyproject.toml constraints.txt | $(BIN)/python
	@$(PIP) --editable '.[bench]'
	@touch $@ $(VENV)/.base

$(VENV)/.docs: pyproject.toml constraints.txt | $(BIN)/python
	@$(PIP) --editable '.[docs]'
	@touch $@ $(VENV)/.base
