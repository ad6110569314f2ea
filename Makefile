# The commands of the project. `make` alone lists them.

CARGO ?= cargo
TARGET = $(or $(CARGO_TARGET_DIR),target)
# The JDK that JAVA_HOME names, or the one on the PATH.
JAVAC = $(or $(if $(JAVA_HOME),$(wildcard $(JAVA_HOME)/bin/javac)),javac)

.PHONY: help setup demo test soak bless tidy bench

help: ## list the commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-7s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## install what is missing to build and run (Debian packages)
	@scripts/setup.sh

demo: setup ## build; check an example, write its tests and run them; run another one
	$(CARGO) build --release --package heapwright
	@mkdir -p $(TARGET)/demo
	$(JAVAC) -g -d $(TARGET)/demo examples/NumberSet.java examples/Inventory.java
	@# Exit status 1 says that violations were found: this example has some.
	$(TARGET)/release/heapwright check NumberSet.add --cp $(TARGET)/demo || test $$? -eq 1
	$(TARGET)/release/heapwright test NumberSet --cp $(TARGET)/demo --out $(TARGET)/demo/tests --force || test $$? -eq 1
	$(TARGET)/release/heapwright run Inventory --cp $(TARGET)/demo

# No library has tests in its documentation, so these are not looked for.
test: ## install what tests need, check formatting and lints, run every test
	@scripts/setup.sh test
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets --profile checked -- -D warnings
	@if $(CARGO) nextest --version >/dev/null 2>&1; then set -ex; \
		$(CARGO) nextest run --workspace --cargo-profile checked --no-fail-fast; \
	else set -ex; \
		$(CARGO) test --workspace --profile checked --tests --no-fail-fast; \
	fi

soak: ## run random tests with fresh seeds, ten minutes long
	$(CARGO) xtask soak

bless: ## accept what the texts of tests have become; read `git diff` afterwards
	$(CARGO) xtask bless

tidy: ## check the habits of the repository
	$(CARGO) xtask tidy --verbose

bench: ## measure
	$(CARGO) xtask bench
