# Two commands are all a newcomer needs: `make run` and `make test`.

PREFIX ?= /usr/local
DESTDIR ?=
ARGS ?=
SECONDS ?= 60
SWIFT ?= swift

# One flag set for everything that is shipped: the Swift runtime goes into each file, so that the
# host starts fast and a plugin may be built by another Swift version.
#
# What starts for every feed has to start fast: metadata of types are made by the compiler where it can, instead
# of looked up by their names; functions that nothing calls are left out; what is put right where the program lies
# is said in 6 KB instead of 700, which glibc reads since 2.36, and older ones say that they can't; the
# dynamic linker is not sent to look for the C library in a dozen folders beside the program; and Swift's own
# search for texts, which brings all of regular expressions with it, can't be used (StringProtocol+Search.swift
# has another).
RELEASE = --configuration release --static-swift-stdlib --disable-local-rpath \
	-Xswiftc -Xfrontend -Xswiftc -disable-implicit-string-processing-module-import \
	-Xswiftc -Xfrontend -Xswiftc -prespecialize-generic-metadata \
	-Xswiftc -Xfrontend -Xswiftc -function-sections \
	-Xlinker -z -Xlinker pack-relative-relocs \
	-Xswiftc -L -Xswiftc $(CURDIR)/$(STATIC) -Xswiftc -Xclang-linker -Xswiftc -static-libgcc
# Nothing but static libraries lie here, so that they are found before the shared ones: the one of C++
# takes longer to load than all of the host.
STATIC = .build/static
# Tests are compiled module by module, not file by file: each file by itself has the others read again, and
# each macro expanded again, which takes half as long once more. They lie in a folder of their own, beside what
# `swift build` makes for who works on a file; that keeps both cores busy with one module, which is quicker to
# the first drawing.
WHOLE = -Xswiftc -whole-module-optimization -Xswiftc -num-threads -Xswiftc 1 \
	-Xswiftc -no-emit-module-separately-wmo -Xswiftc -disable-batch-mode
WHOLE_BUILD = .build/whole
# An import that the manifest does not name is an error: the module graph is the architecture.
CHECKED = --explicit-target-dependency-import-check error
# Asked for only where they are installed, when what that takes is there.
RENDERERS = $(shell Tools/modules renderers)
BIN = .build/release

.PHONY: browser test-browser module window install-window test-window window-dependencies run test suites lists travel reader growth grown-host build sample host renderers install install-files uninstall bench smoke sanitize fault-drill month format lint fuzz clean dependencies test-dependencies

# Two jobs at a time, all together: a make that was begun with jobs shares its own.
TWO = $(if $(findstring jobserver,$(MAKEFLAGS)),,-j2)

# Draws the built-in sample feed, or what ARGS says: make run ARGS='-r html feed.xml'. For the sample one
# renderer is enough, and a build that is not optimised, which takes a third of the time.
run: $(if $(ARGS),build,sample)
	@if [ -z "$(ARGS)" ]; then exec .build/debug/feedhost --renderer text </dev/null; \
	else exec $(BIN)/feedhost $(ARGS); fi

# The host and its renderers share no compiled file, so both are built at a time.
build: dependencies
	@$(MAKE) --no-print-directory --silent $(TWO) host renderers
	@cp -pu --remove-destination .build/plugins/lib*.so $(BIN)/
	@Tools/install-sdk $(BIN)/share/feedhost
	@[ -e $(BIN)/libWindowRenderer.so ] || echo 'The window was left out: make window makes it, with GTK 4.'

sample: dependencies .build/debug/sample

# SwiftPM takes seconds to find that nothing has changed.
.build/debug/sample: $(shell find Package.swift Sources Plugins -type f)
	@for product in feedhost TextRenderer; do \
		Tools/quietly $(SWIFT) build $(CHECKED) --product $$product || exit 1; \
	done
	@touch $@

host:
	@mkdir -p $(STATIC)
	@for library in libstdc++.a libmd.a libsqlite3.a libz.a; do \
		file=$$(gcc -print-file-name=$$library); \
		[ ! -e "$$file" ] || ln -sf "$$file" $(STATIC)/; \
	done
	@# What only the linker reads SwiftPM does not look at.
	@[ ! Sources/FeedHost/exports.map -nt $(BIN)/feedhost ] || rm -f $(BIN)/feedhost
	@Tools/quietly $(SWIFT) build $(RELEASE) $(CHECKED) --product feedhost
	@Tools/c-libraries $(BIN)

renderers:
	@$(MAKE) -f Plugins/Makefile OUT=.build/plugins OBJECTS=.build/plugins/objects

# The renderer with a window: GTK 4 and libadwaita bring two hundred packages, so that it is made by itself. Its
# Swift modules are compiled once more, in a folder of their own, with the whole runtime.
WINDOW_BUILD = .build/window
window: window-dependencies
	@FEEDHOST_WINDOW=1 Tools/quietly $(SWIFT) build --scratch-path $(WINDOW_BUILD) $(RELEASE) $(CHECKED) \
		--product WindowRenderer
	@mkdir -p $(BIN)
	@cp -pu --remove-destination $(WINDOW_BUILD)/release/libWindowRenderer.so $(BIN)/

window-dependencies:
	@Tools/dependencies window

# Beside what `make install` installs. It is no renderer that stands in the list of those that came with FeedHost:
# it runs in a worker, as any other of which more is asked than drawing.
DESKTOP = Plugins/WindowRenderer/Desktop
install-window: window
	install -d $(DESTDIR)$(PREFIX)/lib/feedhost/plugins $(DESTDIR)$(PREFIX)/share/applications \
		$(DESTDIR)$(PREFIX)/share/icons/hicolor/scalable/apps $(DESTDIR)$(PREFIX)/share/metainfo \
		$(DESTDIR)$(PREFIX)/share/doc/feedhost
	install -s $(BIN)/libWindowRenderer.so $(DESTDIR)$(PREFIX)/lib/feedhost/plugins/
	install -m 644 $(DESKTOP)/io.github.feedhost.Window.desktop $(DESTDIR)$(PREFIX)/share/applications/
	install -m 644 $(DESKTOP)/io.github.feedhost.Window.metainfo.xml $(DESTDIR)$(PREFIX)/share/metainfo/
	install -m 644 $(DESKTOP)/feedhost.svg $(DESTDIR)$(PREFIX)/share/icons/hicolor/scalable/apps/
	install -m 644 docs/WINDOW.md $(DESTDIR)$(PREFIX)/share/doc/feedhost/
	install -d $(DESTDIR)$(PREFIX)/share/doc/feedhost/images
	install -m 644 docs/images/window.png $(DESTDIR)$(PREFIX)/share/doc/feedhost/images/

# Presses keys before displays that nobody looks at.
test-window: build window
	@Tools/dependencies window-test
	@desktop-file-validate $(DESKTOP)/io.github.feedhost.Window.desktop
	@Tools/quietly appstreamcli validate --no-net $(DESKTOP)/io.github.feedhost.Window.metainfo.xml
	@Tools/quietly xvfb-run -a $(BIN)/feedhost validate --allow display $(BIN)/libWindowRenderer.so
	@Tests/Window/run $(BIN)/feedhost $(BIN)/libWindowRenderer.so

# The presentation layer as a page in a browser: a folder that any server of files can serve. See docs/BROWSER.md.
BROWSER = .build/browser
browser: dependencies
	@$(MAKE) --no-print-directory -f Sources/Browser/Makefile OUT=$(BROWSER) SWIFTC=$(SWIFT)c
	@Tests/BrowserTests/sizes $(BROWSER)/feedhost.wasm
	@Tests/Travel/sizes $(BROWSER)

# Reads in a browser that nobody looks at, and times its parser beside ours.
test-browser: build browser
	@Tools/dependencies browser-test
	@Tests/BrowserTests/run $(BROWSER) $(BIN)/feedhost
	@Tests/BrowserTests/speed $(BROWSER)

# What of it needs no browser: that it is made, is no larger than it was, what it says to a page, and that it reads
# feeds as this machine does.
module: build browser test-dependencies
	@if command -v node >/dev/null; then node Tests/BrowserTests/boundary.mjs $(BROWSER) && \
		Tests/BrowserTests/formats $(BROWSER) $(BIN)/feedhost; \
	else echo 'skipping the module for browsers: it takes nodejs to drive it'; fi

# Everything: format, the lists of what is built, the drawing of the modules, build without warnings,
# unit tests, each plugin through dlopen, the built binary end to end. What is shipped, the tests and what
# needs neither are made side by side, since none of them keeps two cores busy to its end.
test: test-dependencies
	@$(MAKE) --no-print-directory $(TWO) reader lists lint suites travel growth module
	FEEDHOST_BINARY=$(CURDIR)/$(BIN)/feedhost \
		Tests/side-by-side $(WHOLE_BUILD)/debug/FeedHostPackageTests.xctest

suites: test-dependencies
	@echo 'Compiling the tests ...'
	@Tools/quietly $(SWIFT) build --scratch-path $(WHOLE_BUILD) $(WHOLE) $(CHECKED) --build-tests

lists: build
	Tests/abi/check
	@rm -rf .build/installed
	@$(MAKE) --no-print-directory install-files DESTDIR=$(CURDIR)/.build/installed > /dev/null
	Tests/plugin-pages .build/installed$(PREFIX)
	Tests/page-commands .build/installed$(PREFIX)
	Tests/Seat/run $(BIN)/feedhost .build/seat
	Tests/build-lists
	Tests/architecture
	@Tools/quietly Bench/run --short

# Compiles the presentation layer for iOS, macOS and WebAssembly, and draws there: see docs/PRESENTATION.md.
travel: build reader
	@$(MAKE) --no-print-directory $(TWO) -f Tests/Travel/Makefile check SWIFTC=$(SWIFT)c

# Old plugins on a host with a longer header, and new plugins on this one: see docs/maintainers/ABI-GATE.md.
growth: build grown-host
	@Tests/abi/growth-drill $(BIN)/feedhost .build/growth/build/debug/feedhost

grown-host: dependencies
	@echo 'Compiling a host with a longer header ...'
	@SWIFT=$(SWIFT) Tests/abi/grown-host .build/growth $(WHOLE) $(CHECKED)

# Has a foreign package take it. What that compiles of ours are the same files as for the tests, which find
# them there.
reader: dependencies
	@SWIFT=$(SWIFT) Tests/Travel/reader $(WHOLE_BUILD) $(WHOLE)

install: build install-files

# What is built already.
VERSION = $(shell sed -n 's/.*number = "\(.*\)".*/\1/p' Sources/FeedHost/Help/FeedHostVersion.swift)
# What those who use it read, and what that leads to; the rest is for those who change it.
MANUAL = BROWSER COMMANDS CONFIGURATION FEEDS NETWORK READING TERMINAL WINDOW WORKERS
install-files:
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/lib/feedhost/plugins \
		$(DESTDIR)$(PREFIX)/include $(DESTDIR)$(PREFIX)/share/doc/feedhost/plugins \
		$(DESTDIR)$(PREFIX)/lib/pkgconfig $(DESTDIR)$(PREFIX)/lib/cmake/feedhost-plugin \
		$(DESTDIR)$(PREFIX)/share/man/man1
	install -s $(BIN)/feedhost $(DESTDIR)$(PREFIX)/bin/feedhost
	for plugin in $(RENDERERS); do \
		install -s $(BIN)/lib$$plugin.so $(DESTDIR)$(PREFIX)/lib/feedhost/plugins/ || exit 1; \
	done
	for plugin in $(RENDERERS); do \
		readelf -n $(DESTDIR)$(PREFIX)/lib/feedhost/plugins/lib$$plugin.so | \
			sed -n "s/^ *Build ID: \(.*\)/\1 lib$$plugin.so/p"; \
	done >$(DESTDIR)$(PREFIX)/lib/feedhost/renderers
	install -s $(BIN)/libFeedHostNetwork.so $(BIN)/libFeedHostPictures.so $(BIN)/libFeedHostServer.so \
		$(DESTDIR)$(PREFIX)/lib/feedhost/
	install -m 644 Sources/FeedPluginAPI/include/feed_plugin.h SDK/include/feed_plugin.hpp \
		SDK/include/feed_plugin_helpers.h $(DESTDIR)$(PREFIX)/include/
	sed 's/@VERSION@/$(VERSION)/' SDK/pkgconfig/feedhost-plugin.pc \
		> $(DESTDIR)$(PREFIX)/lib/pkgconfig/feedhost-plugin.pc
	sed 's/@VERSION@/$(VERSION)/' SDK/cmake/feedhost-plugin-config-version.cmake \
		> $(DESTDIR)$(PREFIX)/lib/cmake/feedhost-plugin/feedhost-plugin-config-version.cmake
	install -m 644 SDK/cmake/feedhost-plugin-config.cmake \
		$(DESTDIR)$(PREFIX)/lib/cmake/feedhost-plugin/
	install -m 644 docs/plugins/*.md $(DESTDIR)$(PREFIX)/share/doc/feedhost/plugins/
	install -m 644 docs/example-config $(MANUAL:%=docs/%.md) $(DESTDIR)$(PREFIX)/share/doc/feedhost/
	install -d $(DESTDIR)$(PREFIX)/share/doc/feedhost/images
	install -m 644 docs/images/browser.png docs/images/terminal-kitty.png docs/images/window.png \
		$(DESTDIR)$(PREFIX)/share/doc/feedhost/images/
	install -m 644 docs/feedhost.1 $(DESTDIR)$(PREFIX)/share/man/man1/
	install -d $(DESTDIR)$(PREFIX)/share/bash-completion/completions \
		$(DESTDIR)$(PREFIX)/share/zsh/site-functions \
		$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d
	$(BIN)/feedhost completions bash \
		>$(DESTDIR)$(PREFIX)/share/bash-completion/completions/feedhost
	$(BIN)/feedhost completions zsh >$(DESTDIR)$(PREFIX)/share/zsh/site-functions/_feedhost
	$(BIN)/feedhost completions fish \
		>$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/feedhost.fish
	Tools/install-sdk $(DESTDIR)$(PREFIX)/share/feedhost
	@# The page for browsers, where make browser has built it.
	[ ! -e .build/browser/index.html ] || { rm -rf $(DESTDIR)$(PREFIX)/share/feedhost/browser; \
		cp -R .build/browser $(DESTDIR)$(PREFIX)/share/feedhost/; }

uninstall:
	cd $(DESTDIR)$(PREFIX) && rm -f bin/feedhost include/feed_plugin.h include/feed_plugin.hpp \
		include/feed_plugin_helpers.h lib/pkgconfig/feedhost-plugin.pc share/man/man1/feedhost.1 \
		share/bash-completion/completions/feedhost share/zsh/site-functions/_feedhost \
		share/fish/vendor_completions.d/feedhost.fish
	cd $(DESTDIR)$(PREFIX) && rm -f share/applications/io.github.feedhost.Window.desktop \
		share/metainfo/io.github.feedhost.Window.metainfo.xml \
		share/icons/hicolor/scalable/apps/feedhost.svg
	cd $(DESTDIR)$(PREFIX) && rm -rf lib/feedhost lib/cmake/feedhost-plugin share/feedhost \
		share/doc/feedhost

bench: build
	@Bench/run

# Fuzzes what reads other people's bytes, SECONDS for each target: make fuzz SECONDS=600
fuzz: build
	@Fuzz/run $(SECONDS)
	@Fuzz/names $(SECONDS)

# A pass under sanitizers that is short enough for continuous integration: the host and its workers
# draw under the address sanitizer, and each fuzz target runs for ten seconds.
smoke: build
	@Tools/quietly $(SWIFT) build --product feedhost --sanitize address --scratch-path .build/address
	@Tests/sanitized $(CURDIR)/.build/address/debug/feedhost $(CURDIR)/$(BIN)/feedhost
	@FUZZ_FLAGS=-Onone Fuzz/run 10 targets

# Host, worker and kit under the address sanitizer (with its search for leaks) and the thread
# sanitizer: the worker is the program that is built with them, too. Renderers in Swift that have the
# thread sanitizer in them can't be opened by a program that does not export it; and it holds signals
# back from a program that never waits, so that one that spins can't be asked where. Neither leaves room for a
# limit of memory.
UNLIMITED = --skip 'is bounded in memory by every kind of mapping'
SANITIZED = PluginHosting|WorkerProtocol|FeedPluginKit|GrantTests
sanitize: test-dependencies
	$(call SANITIZE,address,$(SANITIZED)|SeatTests,$(UNLIMITED))
	$(call SANITIZE,thread,$(SANITIZED),$(UNLIMITED) --skip 'uses up its processor time')

define SANITIZE
$(SWIFT) build $(WHOLE) --build-tests --sanitize $(1) --scratch-path .build/$(1)
LSAN_OPTIONS=suppressions=$(CURDIR)/Tests/leaks-of-others.txt $(SWIFT) test --skip-build \
	--disable-xctest --sanitize $(1) --scratch-path .build/$(1) --filter '$(2)' $(3)
endef

# Draws a thousand times while the worker is killed at random moments, and loads, and marks
# what it drew, two hundred times each while the program itself is.
fault-drill: build
	@cd Bench && python3 -c 'import feeds; feeds.rss("../.build/fault-drill.xml", 1500, 400)'
	@Tools/fault-drill $(BIN)/feedhost .build/fault-drill.xml
	@Tools/cache-drill $(BIN)/feedhost
	@Tools/reading-drill $(BIN)/feedhost

# A month of a person's reading, of which `make test` has six days: a hundred feeds that change, move, fail and hang.
month: build suites
	FEEDHOST_WHOLE_MONTH=1 FEEDHOST_BINARY=$(CURDIR)/$(BIN)/feedhost \
		$(WHOLE_BUILD)/debug/FeedHostPackageTests.xctest --testing-library swift-testing \
		--filter SimulatedMonthTests

FORMATTED = Package.swift Sources Plugins Tests Examples Fuzz Bench
format:
	$(SWIFT) format format --in-place --recursive --parallel $(FORMATTED)

lint:
	$(SWIFT) format lint --strict --recursive --parallel $(FORMATTED)

clean:
	rm -rf .build

# Installs the Debian packages that are missing where it may, and names them where it may not.
dependencies:
	@Tools/dependencies build

test-dependencies:
	@Tools/dependencies test
