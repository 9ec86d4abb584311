# One verb a line. `make site` and `make test` are all that most people need.

PLUMB := .build/release/plumb
SOURCES := $(shell find Sources Starters Themes Package.swift -type f)

.PHONY: site test test-swift test-browser lint format wasm fuzz bench serve install clean

site: $(PLUMB)            ## builds the site into Site/public
	@$(PLUMB) build

$(PLUMB): $(SOURCES)
	@Tools/setup build
	swift build -c release --product plumb
	@touch $@

test: test-browser test-swift  ## runs every test

test-swift:
	@Tools/setup test
	swift test --disable-xctest --parallel

test-browser: $(PLUMB)
	@Tools/setup test
	swift build -c release --product SolverBenchmark
	@Tools/build-wasm
	@Tools/build-wasm workloads
	@Tests/Browser/run $(PLUMB)

lint:                     ## formatting, documentation comments, imports
	swift format lint --strict --parallel --recursive Sources Starters Tests Themes Package.swift
	@Tools/check-imports

format:                   ## formats the Swift sources
	swift format --in-place --parallel --recursive Sources Starters Tests Themes Package.swift

wasm:                     ## compiles the engine as Embedded Swift for the browser
	@Tools/build-wasm

fuzz:                     ## gives mutated blocks and pages to the parsers
	@Tools/setup build
	@Tests/Fuzz/run

bench: $(PLUMB)           ## times the solver beside kiwi, and full builds of generated sites
	@Tools/setup bench
	swift build -c release --product SolverBenchmark
	@Tools/build-wasm workloads
	@.build/python-bench/bin/python Tests/Benchmarks/solver.py .build/release/SolverBenchmark .build/wasm/workloads.wasm
	@Tests/Benchmarks/run $(PLUMB)
	@Tools/setup test
	@.build/python/bin/python Tests/Benchmarks/search.py $(PLUMB)

serve: $(PLUMB)           ## previews the site and rebuilds on a change
	@$(PLUMB) serve

# The Swift libraries are linked in, so that the program runs where no toolchain is.
PREFIX ?= $(HOME)/.local
install:                  ## puts the program and its completions under PREFIX
	@Tools/setup build
	swift build -c release --product plumb --static-swift-stdlib --scratch-path .build/install
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(DESTDIR)$(PREFIX)/share/bash-completion/completions" \
	  "$(DESTDIR)$(PREFIX)/share/zsh/site-functions" "$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d"
	strip -o "$(DESTDIR)$(PREFIX)/bin/plumb" .build/install/release/plumb
	.build/install/release/plumb completions bash >"$(DESTDIR)$(PREFIX)/share/bash-completion/completions/plumb"
	.build/install/release/plumb completions zsh >"$(DESTDIR)$(PREFIX)/share/zsh/site-functions/_plumb"
	.build/install/release/plumb completions fish >"$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/plumb.fish"

clean:
	rm -rf .build Site/public
