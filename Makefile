# To begin: `make run` and `make test`.

PREFIX ?= /usr/local
DESTDIR ?=
ARGS ?=
SECONDS ?= 60
SWIFT ?= swift

# The flags of everything shipped. The Swift runtime is linked statically, so that the host starts fast and plugins
# may be built by another Swift version.
#
# For a fast start: the compiler specializes type metadata in advance; unused functions are removed; relocations are
# packed (6 KB instead of 700; needs glibc 2.36, older ones report that); no run path to search for the C library;
# no debug information, which names the folder of the build, and no hashes of it, which the compiler keeps to compile less
# the next time;
# and Swift's string searches, which link all of regular expressions, are not imported (StringProtocol+Search.swift
# replaces them).
RELEASE = --configuration release --static-swift-stdlib --disable-local-rpath \
	-Xswiftc -Xfrontend -Xswiftc -disable-implicit-string-processing-module-import \
	-Xswiftc -Xfrontend -Xswiftc -prespecialize-generic-metadata \
	-Xswiftc -Xfrontend -Xswiftc -function-sections \
	-Xswiftc -Xfrontend -Xswiftc -disable-incremental-llvm-codegen \
	-Xlinker -z -Xlinker pack-relative-relocs -Xlinker -z -Xlinker now -Xlinker --strip-debug \
	-Xswiftc -L -Xswiftc $(CURDIR)/$(STATIC) -Xswiftc -Xclang-linker -Xswiftc -static-libgcc
# A folder of static libraries only, searched first: the shared library of C++ takes longer to load than the whole
# host.
STATIC = .build/static
# Tests are compiled by whole modules: single files would parse the others and expand macros again, which takes 1.5
# times as long. They have a build folder of their own, so that `swift build`, which is faster for changes of single
# files, keeps its objects.
WHOLE = -Xswiftc -whole-module-optimization -Xswiftc -num-threads -Xswiftc 1 \
	-Xswiftc -no-emit-module-separately-wmo -Xswiftc -disable-batch-mode
WHOLE_BUILD = .build/whole
# An import that the manifest does not name is an error: the module graph is the architecture.
CHECKED = --explicit-target-dependency-import-check error
# Evaluated only by installing, when its tools are present.
RENDERERS = $(shell Tools/modules renderers)
BIN = .build/release

.PHONY: deb site swift-pages languages browser test-browser module window install-window install-window-files dist test-window window-dependencies run test suites lists travel reader platforms growth grown-host build sample host renderers install install-files uninstall bench smoke sanitize fault-drill month format lint fuzz clean dependencies test-dependencies

# Two jobs in total, unless make was started with a number of jobs.
TWO = $(if $(findstring jobserver,$(MAKEFLAGS)),,-j2)

# Draws the built-in sample feed, or as ARGS says: make run ARGS='-r html feed.xml'. The sample needs one renderer and
# no optimisation, which takes a third of the time.
run: $(if $(ARGS),build,sample)
	@if [ -z "$(ARGS)" ]; then exec .build/debug/feedhost --renderer text </dev/null; \
	else exec $(BIN)/feedhost $(ARGS); fi

# The host and the renderers share no object files and are built in parallel.
build: dependencies
	@$(MAKE) --no-print-directory --silent $(TWO) host renderers
	@cp -pu --remove-destination .build/plugins/lib*.so $(BIN)/
	@Tools/install-sdk $(BIN)/share/feedhost
	@[ -e $(BIN)/libWindowRenderer.so ] || echo 'The window was left out: make window makes it, with GTK 4.'

sample: dependencies .build/debug/sample

# A stamp, since SwiftPM takes seconds to find that nothing has changed.
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
	@# SwiftPM does not track files that only the linker reads.
	@[ ! Sources/FeedHost/exports.map -nt $(BIN)/feedhost ] || rm -f $(BIN)/feedhost
	@Tools/quietly $(SWIFT) build $(RELEASE) $(CHECKED) --product feedhost
	@Tools/c-libraries $(BIN)

renderers:
	@$(MAKE) -f Plugins/Makefile OUT=.build/plugins OBJECTS=.build/plugins/objects

# The window is built separately, because GTK 4 and libadwaita need two hundred packages. Its Swift modules are
# compiled again, in a folder of their own, with the whole runtime.
WINDOW_BUILD = .build/window
window: window-dependencies
	@FEEDHOST_WINDOW=1 Tools/quietly $(SWIFT) build --scratch-path $(WINDOW_BUILD) $(RELEASE) $(CHECKED) \
		--product WindowRenderer
	@mkdir -p $(BIN)
	@cp -pu --remove-destination $(WINDOW_BUILD)/release/libWindowRenderer.so $(BIN)/

window-dependencies:
	@Tools/dependencies window

# In addition to `make install`. The window is not in the list of renderers that run in-process: it runs in a worker.
DESKTOP = Plugins/WindowRenderer/Desktop
install-window: window
	@$(MAKE) --no-print-directory install-window-files

install-window-files:
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

# Tests the window on virtual displays.
test-window: build window
	@Tools/dependencies window-test
	@desktop-file-validate $(DESKTOP)/io.github.feedhost.Window.desktop
	@Tools/quietly appstreamcli validate --no-net $(DESKTOP)/io.github.feedhost.Window.metainfo.xml
	@Tools/quietly xvfb-run -a $(BIN)/feedhost validate --allow display $(BIN)/libWindowRenderer.so
	@Tests/Window/run $(BIN)/feedhost $(BIN)/libWindowRenderer.so

# Follows the page for other languages, with the compilers that there are.
languages: build
	@rm -rf .build/installed
	@$(MAKE) --no-print-directory install-files DESTDIR=$(CURDIR)/.build/installed > /dev/null
	@Tests/languages .build/installed$(PREFIX)

# Builds the page for browsers, a folder for any static file server. See docs/BROWSER.md.
BROWSER = .build/browser
browser:
	@Tools/dependencies browser
	@$(MAKE) --no-print-directory -f Sources/Browser/Makefile OUT=$(BROWSER) SWIFTC=$(SWIFT)c
	@Tests/BrowserTests/sizes $(BROWSER)/feedhost.wasm
	@Tests/Travel/sizes $(BROWSER)

# Tests the page in a headless browser, and compares the speed of its parser with the browser's.
test-browser: build browser
	@Tools/dependencies browser-test
	@Tests/BrowserTests/run $(BROWSER) $(BIN)/feedhost
	@Tests/BrowserTests/speed $(BROWSER)

# Tests of the page that need no browser: its size, its interface, and that it parses feeds as the program does.
module: build browser test-dependencies
	@if command -v node >/dev/null; then node Tests/BrowserTests/boundary.mjs $(BROWSER) && \
		node Tests/BrowserTests/embedding.mjs $(BROWSER) && \
		Tests/BrowserTests/formats $(BROWSER) $(BIN)/feedhost; \
	else echo 'skipping the module for browsers: it takes nodejs to drive it'; fi

# Everything: format, generated lists, the drawing of the modules, warnings, unit tests, each plugin through dlopen, and
# end-to-end tests of the program. The parts are built in parallel, since none keeps two cores busy to its end.
test: test-dependencies
	@$(MAKE) --no-print-directory $(TWO) reader platforms lists lint suites travel growth module
	Tests/documented $(WHOLE_BUILD)/debug
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
	Tools/make-manual $(BIN)/feedhost --check
	Tests/build-lists
	Tests/architecture
	Tools/code-lines --pages
	Tools/code-lines --platforms
	@Tools/quietly Bench/run --short

# Compiles the presentation layer for iOS, macOS and WebAssembly, and runs the latter: see docs/PRESENTATION.md.
travel: build reader
	@$(MAKE) --no-print-directory $(TWO) -f Tests/Travel/Makefile check SWIFTC=$(SWIFT)c

# Runs old plugins on a host with a longer header, and new plugins on this host: see docs/maintainers/ABI-GATE.md.
growth: build grown-host
	@Tests/abi/growth-drill $(BIN)/feedhost .build/growth/build/debug/feedhost

grown-host: dependencies
	@echo 'Compiling a host with a longer header ...'
	@SWIFT=$(SWIFT) Tests/abi/grown-host .build/growth --disable-index-store $(WHOLE) $(CHECKED)

# Builds a package that depends on this one, in the build folder of the tests, which share its objects.
reader: dependencies
	@SWIFT=$(SWIFT) Tests/Travel/reader $(WHOLE_BUILD) $(WHOLE)

# Builds and tests the views of Examples/Platforms, another such package, and runs its plugin.
platforms: build reader
	@SWIFT=$(SWIFT) Tests/Travel/platforms $(WHOLE_BUILD) $(BIN)/feedhost $(WHOLE)

# In this order, also with several jobs.
install: build
	@$(MAKE) --no-print-directory install-files

# install-files installs without building.
VERSION = $(shell sed -n 's/.*number = "\(.*\)".*/\1/p' Sources/FeedHost/Help/FeedHostVersion.swift)
# The pages for users; the others are for maintainers.
MANUAL = BROWSER COMMANDS CONFIGURATION FEEDS FULLTEXT NETWORK QUERIES READING TERMINAL WINDOW WORKERS
COMPLETIONS = share/bash-completion/completions/feedhost share/zsh/site-functions/_feedhost \
	share/fish/vendor_completions.d/feedhost.fish
UNITS = feedhost-refresh.service feedhost-refresh.timer feedhost-digest.service feedhost-digest.timer
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
		SDK/include/feed_plugin_helpers.h SDK/include/feed_terminal.h $(DESTDIR)$(PREFIX)/include/
	sed 's/@VERSION@/$(VERSION)/' SDK/pkgconfig/feedhost-plugin.pc \
		> $(DESTDIR)$(PREFIX)/lib/pkgconfig/feedhost-plugin.pc
	sed 's/@VERSION@/$(VERSION)/' SDK/cmake/feedhost-plugin-config-version.cmake \
		> $(DESTDIR)$(PREFIX)/lib/cmake/feedhost-plugin/feedhost-plugin-config-version.cmake
	install -m 644 SDK/cmake/feedhost-plugin-config.cmake \
		$(DESTDIR)$(PREFIX)/lib/cmake/feedhost-plugin/
	install -m 644 docs/plugins/*.md docs/plugins/catalogue.json $(DESTDIR)$(PREFIX)/share/doc/feedhost/plugins/
	install -m 644 docs/example-config $(MANUAL:%=docs/%.md) $(DESTDIR)$(PREFIX)/share/doc/feedhost/
	install -d $(DESTDIR)$(PREFIX)/share/doc/feedhost/images
	install -m 644 docs/images/browser.png docs/images/terminal-kitty.png docs/images/window.png \
		$(DESTDIR)$(PREFIX)/share/doc/feedhost/images/
	install -m 644 docs/feedhost.1 $(DESTDIR)$(PREFIX)/share/man/man1/
	@# For who enables them: see docs/READING.md.
	install -d $(DESTDIR)$(PREFIX)/lib/systemd/user
	for unit in $(UNITS); do \
		sed 's|@PREFIX@|$(PREFIX)|' docs/systemd/$$unit >$(DESTDIR)$(PREFIX)/lib/systemd/user/$$unit || exit 1; \
	done
	install -d $(DESTDIR)$(PREFIX)/share/bash-completion/completions \
		$(DESTDIR)$(PREFIX)/share/zsh/site-functions \
		$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d
	$(BIN)/feedhost completions bash \
		>$(DESTDIR)$(PREFIX)/share/bash-completion/completions/feedhost
	$(BIN)/feedhost completions zsh >$(DESTDIR)$(PREFIX)/share/zsh/site-functions/_feedhost
	$(BIN)/feedhost completions fish \
		>$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/feedhost.fish
	Tools/install-sdk $(DESTDIR)$(PREFIX)/share/feedhost
	@# The page for browsers, if `make browser` has built it.
	[ ! -e .build/browser/index.html ] || { rm -rf $(DESTDIR)$(PREFIX)/share/feedhost/browser; \
		cp -R .build/browser $(DESTDIR)$(PREFIX)/share/feedhost/; }
	@# For everybody, whatever the umask that these were written with.
	cd $(DESTDIR)$(PREFIX) && chmod -R u=rwX,go=rX lib/feedhost/renderers lib/pkgconfig/feedhost-plugin.pc \
		lib/cmake/feedhost-plugin $(UNITS:%=lib/systemd/user/%) $(COMPLETIONS) share/feedhost

# Packs everything into one tarball that runs where it is unpacked: .build/dist. `make dist TWICE=--twice` shows that
# compiling the commit again, in another folder, gives the same bytes.
TWICE =
dist: build window browser
	@Tools/dist $(VERSION) $(TWICE)

# Makes Debian packages in .build/deb. See docs/maintainers/RELEASING.md.
PACKAGES = .build/deb
deb:
	@Tools/dependencies deb
	@dh_clean
	@rm -rf $(PACKAGES) && mkdir -p $(PACKAGES)
	PACKAGES=$(PACKAGES) dpkg-buildpackage --build=binary --no-pre-clean --no-sign \
		--buildinfo-file=$(PACKAGES)/feedhost.buildinfo --buildinfo-option=-u$(PACKAGES) \
		--changes-file=$(PACKAGES)/feedhost.changes --changes-option=-u$(PACKAGES)
	@dh_clean
	@if command -v lintian >/dev/null; then lintian --allow-root --fail-on error $(PACKAGES)/feedhost.changes; \
	else echo 'skipping the check of the packages: it takes lintian'; fi

# Makes the site of all pages, a folder for any web server, or none: see docs/maintainers/RELEASING.md.
SITE = .build/site
site: build
	@Tools/dependencies site
	@Tools/make-site $(BIN)/feedhost $(SITE)

# The Swift API by docc, which `make site` takes in: make swift-pages site BASE=/feedhost, for a site served there.
BASE =
SWIFT_API = FeedModel FeedMarkup FeedParsing FeedViews FeedPresentation ReaderPresentation FeedComposition FeedAsync \
	FeedTesting FeedPluginKit
SYMBOLS = .build/symbols
swift-pages: dependencies
	@rm -rf $(SYMBOLS) .build/swift-pages && mkdir -p $(SYMBOLS)
	@target=$$($(SWIFT)c -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p'); \
	for module in $(SWIFT_API); do \
		Tools/quietly $(SWIFT) build --target $$module && swift-symbolgraph-extract -module-name $$module \
			-target $$target -I .build/debug/Modules -I Sources/FeedPluginAPI/include -output-dir $(SYMBOLS) || exit 1; \
	done
	@Tools/quietly docc convert --additional-symbol-graph-dir $(SYMBOLS) --hosting-base-path $(BASE)/swift \
		--fallback-display-name FeedHost --fallback-bundle-identifier io.github.feedhost --output-path .build/swift-pages

uninstall:
	cd $(DESTDIR)$(PREFIX) && rm -f bin/feedhost include/feed_plugin.h include/feed_plugin.hpp \
		include/feed_plugin_helpers.h include/feed_terminal.h lib/pkgconfig/feedhost-plugin.pc share/man/man1/feedhost.1 \
		$(COMPLETIONS)
	cd $(DESTDIR)$(PREFIX) && rm -f share/applications/io.github.feedhost.Window.desktop \
		share/metainfo/io.github.feedhost.Window.metainfo.xml \
		share/icons/hicolor/scalable/apps/feedhost.svg $(UNITS:%=lib/systemd/user/%)
	cd $(DESTDIR)$(PREFIX) && rm -rf lib/feedhost lib/cmake/feedhost-plugin share/feedhost \
		share/doc/feedhost

bench: build
	@Bench/run

# Fuzzes the parsers of untrusted bytes, SECONDS for each target: make fuzz SECONDS=600
fuzz: build
	@Fuzz/run $(SECONDS)
	@Fuzz/names $(SECONDS)

# A short pass for continuous integration: host and workers draw under the address sanitizer, and each fuzz target runs
# for ten seconds.
smoke: build
	@Tools/quietly $(SWIFT) build --disable-index-store --product feedhost --sanitize address \
		--scratch-path .build/address
	@Tests/sanitized $(CURDIR)/.build/address/debug/feedhost $(CURDIR)/$(BIN)/feedhost
	@FUZZ_FLAGS=-Onone Fuzz/run 10 targets

# Tests host, worker and kit under the address sanitizer (with leak detection) and the thread sanitizer, both of which
# the worker is built with, too. PlaceTests are left out of the latter, because a program that does not export the thread
# sanitizer can't open renderers built with it; so is the test of a spinning plugin, because signals are delayed until
# the program waits. Memory limits can't be tested with either.
UNLIMITED = --skip 'is bounded in memory by every kind of mapping'
SANITIZED = PluginHosting|WorkerProtocol|FeedPluginKit|GrantTests
sanitize: test-dependencies
	$(call SANITIZE,address,$(SANITIZED)|PlaceTests,$(UNLIMITED))
	$(call SANITIZE,thread,$(SANITIZED),$(UNLIMITED) --skip 'uses up its processor time')

define SANITIZE
$(SWIFT) build $(WHOLE) --build-tests --sanitize $(1) --scratch-path .build/$(1)
LSAN_OPTIONS=suppressions=$(CURDIR)/Tests/leaks-of-others.txt $(SWIFT) test --skip-build \
	--disable-xctest --sanitize $(1) --scratch-path .build/$(1) --filter '$(2)' $(3)
endef

# Draws a thousand times while the worker is killed at random moments; loads, and marks items, two hundred times each
# while the program is killed.
fault-drill: build
	@cd Bench && python3 -c 'import feeds; feeds.rss("../.build/fault-drill.xml", 1500, 400)'
	@Tools/fault-drill $(BIN)/feedhost .build/fault-drill.xml
	@Tools/cache-drill $(BIN)/feedhost
	@Tools/reading-drill $(BIN)/feedhost

# Simulates a month of reading a hundred feeds that change, move, fail and hang; `make test` simulates six days.
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

# Installs missing Debian packages, or names them if it may not install.
dependencies:
	@Tools/dependencies build

test-dependencies:
	@Tools/dependencies test
