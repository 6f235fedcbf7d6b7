# Everything runs in a virtual environment of its own; the first call of a target sets it up.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Without --no-compile the whole set-up waits for the bytecode of modules that nobody may ever import.
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet --no-compile --constraint constraints.txt
# The packages of Python and those of the browser client are fetched at the same time.
MAKEFLAGS += --jobs=2

.PHONY: play race web wheel docs test bench bench-server bench-reliability lint format clean fetch

play: $(VENV)/.server fetch
	@$(BIN)/python web/build.py --meanwhile $(BIN)/paddock compile heat
	@$(BIN)/paddock play $(ARGS)

race: $(VENV)/.base
	@$(BIN)/paddock race heat --track usa --seats 4 --you 1 --bots pilot $(ARGS)

web: $(VENV)/.server fetch
	@$(BIN)/python web/build.py --force

wheel: $(VENV)/.server fetch
	@$(BIN)/python web/build.py
	@$(BIN)/python -m pip --disable-pip-version-check wheel --quiet --no-deps --wheel-dir dist .

docs: $(VENV)/.docs
	@$(BIN)/python -m sphinx --quiet --fail-on-warning --keep-going docs build/docs
	@echo "Open build/docs/index.html"

test: $(VENV)/.dev fetch
	@$(BIN)/python web/build.py || echo "The browser client could not be built: tests of its pages are left out."
	$(BIN)/python -m pytest $(ARGS)

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

$(VENV)/.dev: pyproject.toml constraints.txt | $(BIN)/python
	@$(PIP) --editable '.[dev]'
	@touch $@ $(VENV)/.base $(VENV)/.server

$(VENV)/.bench: pyproject.toml constraints.txt | $(BIN)/python
	@$(PIP) --editable '.[bench]'
	@touch $@ $(VENV)/.base

$(VENV)/.docs: pyproject.toml constraints.txt | $(BIN)/python
	@$(PIP) --editable '.[docs]'
	@touch $@ $(VENV)/.base
