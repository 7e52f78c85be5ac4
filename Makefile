# Every target does all its own set-up; `make` alone lists them.
SHELL := /bin/bash
BIN := .venv/bin
DESKGYM := $(BIN)/deskgym
# More options for a command: make demo ARGS="--all --seeds 0:5"
ARGS :=

.DEFAULT_GOAL := help
.PHONY: help setup new-family demo serve test test-walks gold resets check adapters learn audit sweep bench soak sets tool-catalogue look-tables wheel clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-10s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: ## virtual environment, packages, front-end files, browser; seconds when all is there
	@./setup.sh

new-family: setup ## write the file of a new task family, to be filled in: make new-family NAME=crm-merge
	@$(BIN)/python -m deskgym.harness.new_family $(NAME)

demo: setup ## play twelve tasks the right way, print a table, write out/demo/index.html (ARGS=--all: every family)
	@$(DESKGYM) demo $(ARGS)

serve: setup ## open the office for people at http://localhost:8000/
	@$(DESKGYM) serve $(ARGS)

test: setup ## run the tests (some 40 minutes of processor time, 20 on 2 idle cores), name the slowest ten
	@$(BIN)/pytest -n 2 --dist worksteal -m "not sweep and not walk" --durations=10 $(ARGS)

test-walks: setup ## click every control of every kind of page, try odd values in every address (five minutes on 2 cores)
	@$(BIN)/pytest -n 2 --dist worksteal -m walk tests/apps tests/harness/security $(ARGS)

gold: setup ## play the gold solution of every family once, at a seed that the code chooses (under ten minutes)
	@$(BIN)/python -m deskgym.harness.gold_check $(ARGS)

resets: setup ## draw 500 instances of every family as resets do, and play none (long; ARGS="--count 20": fewer)
	@$(BIN)/python -m deskgym.harness.draw_check $(ARGS)

check: setup ## ruff, mypy --strict, and that each floor imports only floors below it
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/pytest -q tests/test_imports.py

adapters: setup ## test each adapter against its framework, in an environment of its own (ARGS="openenv mcp": these)
	@tests/harness/adapters/run.sh $(ARGS)

learn: setup ## make .venv/learn, which has torch, and test in it that a policy learns (two minutes once it is there)
	@tests/harness/learn/run.sh $(ARGS)

audit: setup ## try to fool the verifiers of every family; write out/audit.html (long)
	@$(DESKGYM) audit all --report out/audit.html $(ARGS)

sweep: setup ## run the full sweep over every family and seed (long)
	@$(BIN)/pytest -n 2 -m sweep $(ARGS)

bench: setup ## measure speed and memory beside BrowserGym, write out/bench.html (long; ARGS=--quick: 2 minutes)
	@$(DESKGYM) bench --report out/bench.html $(ARGS)

soak: setup ## 10,000 steps in one process: nothing it holds may grow
	@$(DESKGYM) soak $(ARGS)

tool-catalogue: setup ## write the catalogue of docs/tools.md from the tools' declarations
	@$(BIN)/python -m deskgym.harness.tool_catalogue

look-tables: setup ## write the tables of docs/looks.md from the code
	@$(BIN)/python -m deskgym.harness.looks.docs

sets: setup ## freeze the named sets of episodes anew; the version of each that has changed goes up (minutes)
	@$(BIN)/python -m deskgym.harness.runs.sets.freezing

wheel: setup ## build dist/deskgym-*.whl, front-end files included
	@$(BIN)/python -m build --wheel

clean: ## remove everything that set-up and the commands made, but .venv
	@rm -rf out build dist node_modules apps/platform/static/vendor apps/platform/static/bundles *.egg-info .mypy_cache .ruff_cache .pytest_cache .venv/stamps
	@find . -name __pycache__ -not -path './.venv/*' -prune -exec rm -rf {} +
