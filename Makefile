# One verb a line. `make site` and `make test` are all that most people need.

PLUMB := .build/release/plumb
SOURCES := $(shell find Sources Package.swift -type f)

.PHONY: site test test-swift lint format bench clean

site: $(PLUMB)            ## builds the site into Site/public
	@$(PLUMB) build

$(PLUMB): $(SOURCES)
	@Tools/setup build
	swift build -c release --product plumb
	@touch $@

test: test-swift        ## runs every test

test-swift:
	@Tools/setup test
	swift test --disable-xctest --parallel

lint:                     ## formatting, documentation comments, imports
	swift format lint --strict --parallel --recursive Sources Tests Package.swift
	@Tools/check-imports

format:                   ## formats the Swift sources
	swift format --in-place --parallel --recursive Sources Tests Package.swift

bench: $(PLUMB)           ## times full builds of generated sites
	@Tests/Benchmarks/run $(PLUMB)

clean:
	rm -rf .build Site/public
