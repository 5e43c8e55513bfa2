import FeedModel
import PluginFinding
import PluginReading
import PluginValidation

extension CommandLineOption {
    /// The option's row of the table. One switch, so that an option without a row does not compile.
    var definition: OptionDefinition {
        switch self {
        case .renderer:
            OptionDefinition(
                .text("ID"), letter: "r", .drawing, for: [.drawing, .of(.help)],
                standard: DrawCommand().renderer,
                "a renderer's id, such as html or json, or a .so file"
            ) { values, given throws(UsageError) in
                values.draw.renderer = try given.nonEmpty(Self.rendererWords)
            }
        case .loadingView:
            OptionDefinition(
                .text("ID"), .drawing, for: .drawing, "take the loading view from another plugin"
            ) { values, given throws(UsageError) in
                values.draw.loadingView = try given.nonEmpty(Self.rendererWords)
            }
        case .errorView:
            OptionDefinition(
                .text("ID"), .drawing, for: .drawing, "take the error view from another plugin"
            ) { values, given throws(UsageError) in
                values.draw.errorView = try given.nonEmpty(Self.rendererWords)
            }
        case .output:
            OptionDefinition(
                .text("FILE"), letter: "o", .drawing, for: .drawing, standard: "-",
                "write there, completely or not at all"
            ) { values, given throws(UsageError) in
                let path = try given.nonEmpty("a file")
                values.draw.output = path == "-" ? nil : path
            }
        case .option:
            OptionDefinition(
                .text("KEY=VALUE"), letter: "O", .drawing, for: .drawing, repeating: .adds,
                isSetting: false, "an option of the renderer; see --help -r ID"
            ) { values, given throws(UsageError) in
                values.draw.options.append(try given.rendererOption())
            }
        case .watch:
            OptionDefinition(
                .toggle, .drawing, for: .drawing,
                "stay, and draw again when a source or plugin changes"
            ) { values, given throws(UsageError) in values.draw.isWatching = try given.isOn() }
        case .color:
            OptionDefinition(
                .words(ColorChoice.allCases.map(\.rawValue)), .drawing, for: .all, isSetting: true,
                standard: DrawCommand().color.rawValue, "when to use colour; NO_COLOR is obeyed"
            ) { values, given throws(UsageError) in values.draw.color = try given.choice() }
        case .pager:
            OptionDefinition(
                .text("COMMAND"), .drawing, for: .drawing, standard: PagerCommand.standard,
                "on a terminal; else $FEEDHOST_PAGER or $PAGER"
            ) { values, given throws(UsageError) in values.draw.pager = given.value }
        case .noPager:
            OptionDefinition(
                .none, .drawing, for: .drawing, isSetting: false, "print without a pager"
            ) { values, _ in values.draw.pager = "" }

        case .limit:
            OptionDefinition(
                .text("N"), letter: "n", .items, for: .drawing, "at most N items in all"
            ) {
                values, given throws(UsageError) in
                values.draw.choice.limit = try given.number(in: 0...Int.max, "a number from 0 up")
            }
        case .perFeed:
            OptionDefinition(.text("N"), .items, for: .drawing, "at most N items of each feed") {
                values, given throws(UsageError) in
                values.draw.choice.perFeed = try given.number(in: 1...1_000_000)
            }
        case .unread:
            OptionDefinition(.toggle, .items, for: .drawing, "only unread items") {
                values, given throws(UsageError) in
                values.draw.choice.isUnreadOnly = try given.isOn()
            }
        case .starred:
            OptionDefinition(.toggle, .items, for: .drawing, "only starred items") {
                values, given throws(UsageError) in
                values.draw.choice.isStarredOnly = try given.isOn()
            }
        case .markRead:
            OptionDefinition(.toggle, .items, for: .drawing, "mark the items drawn as read") {
                values, given throws(UsageError) in
                values.draw.choice.marksRead = try given.isOn()
            }
        case .skipEmpty:
            OptionDefinition(
                .toggle, .items, for: .drawing,
                "without items write nothing, and keep the file of -o"
            ) { values, given throws(UsageError) in values.draw.skipsEmpty = try given.isOn() }
        case .since:
            OptionDefinition(
                .text("DATE|AGE"), .items, for: .drawing,
                "only newer items, such as 2026-11-01, 12h, 3d or 2w"
            ) { values, given throws(UsageError) in
                values.draw.choice.since = try given.known(
                    SinceArgument(given.value), SinceArgument.expected)
            }
        case .match:
            OptionDefinition(
                .text("TEXT"), .items, for: .drawing, repeating: .adds,
                "only items with TEXT in title, text, author or tag"
            ) { values, given throws(UsageError) in
                values.draw.choice.texts.append(try given.text())
            }
        case .exclude:
            OptionDefinition(
                .text("TEXT"), .items, for: .drawing, repeating: .addsToSettings,
                "no items with TEXT in title, text, author or tag"
            ) { values, given throws(UsageError) in
                values.draw.choice.excluded.append(ExcludedText(text: try given.text()))
            }
        case .excludeFrom:
            OptionDefinition(
                .text("'FEED TEXT'"), .items, for: .drawing, repeating: .addsToSettings,
                "the same for items of one feed"
            ) { values, given throws(UsageError) in
                values.draw.choice.excluded.append(
                    try given.known(ExcludedText(ofFeed: given.value), ExcludedText.expected))
            }
        case .sort:
            OptionDefinition(
                .words(FeedItemOrder.allCases.map(\.rawValue)), .items, for: .drawing,
                "the order of items"
            ) { values, given throws(UsageError) in
                values.draw.choice.order = try given.choice() as FeedItemOrder
            }
        case .archive:
            OptionDefinition(
                .text("AGE|N|off"), .items, for: .drawing, standard: "90d",
                "how long, or how many, stay that left a feed"
            ) { values, given throws(UsageError) in
                values.draw.archive = try given.known(
                    ArchiveArgument(given.value), ArchiveArgument.expected)
            }
        case .noArchive:
            OptionDefinition(
                .none, .items, for: .drawing, isSetting: false,
                "leave out items that left their feeds"
            ) { values, _ in values.draw.archive = .off }

        case .offline:
            OptionDefinition(
                .toggle, .loading, for: .loading.subtracting(.of(.check)), "ask no server"
            ) { values, given throws(UsageError) in values.draw.loading.isOffline = try given.isOn()
            }
        case .reload:
            OptionDefinition(
                .toggle, .loading, for: .loading,
                "ask servers even for fresh copies; =30m repeats it"
            ) { values, given throws(UsageError) in try values.setReload(given) }
        case .staleOk:
            OptionDefinition(
                .text("TIME"), .loading, for: .drawing, standard: "0",
                "draw copies up to that old without asking servers"
            ) { values, given throws(UsageError) in
                values.draw.loading.acceptedAgeSeconds = try given.seconds()
            }
        case .noCache:
            OptionDefinition(
                .toggle, .loading, for: .loading, "neither read nor write the cache"
            ) { values, given throws(UsageError) in
                values.draw.loading.usesCache = try !given.isOn()
            }
        case .timeout:
            OptionDefinition(
                .text("TIME"), .loading, for: .loading, standard: "30",
                "how long a source may take; 30 seconds by default"
            ) { values, given throws(UsageError) in
                values.draw.loading.timeoutMilliseconds = try given.milliseconds()
            }
        case .jobs:
            OptionDefinition(
                .text("N"), .loading, for: .loading, standard: "\(LoadingOptions().jobs)",
                "transfers at a time; 64 by default"
            ) { values, given throws(UsageError) in
                values.draw.loading.jobs = try given.number(in: 1...1000)
            }
        case .maxBytes:
            OptionDefinition(
                .text("SIZE"), .loading, for: .loading,
                "the size of a source, such as 500K or 10M"
            ) { values, given throws(UsageError) in
                values.draw.loading.maximumBytes = try given.bytes()
            }
        case .allowPrivate:
            OptionDefinition(
                .toggle, .loading, for: .loading, "load what feeds name in private networks"
            ) { values, given throws(UsageError) in
                values.draw.loading.allowsPrivate = try given.isOn()
            }

        case .pluginPath:
            OptionDefinition(
                .text("DIR"), .plugins, for: [.drawing, .of(.renderers), .of(.help)],
                repeating: .adds, "look for plugins here first"
            ) { values, given throws(UsageError) in
                values.draw.pluginDirectories.append(try given.nonEmpty("a folder"))
            }
        case .seat:
            OptionDefinition(
                .words(PluginPlace.allCases.map(\.rawValue)), .plugins, for: .drawing,
                isSetting: false, "where all plugins run"
            ) { values, given throws(UsageError) in
                values.draw.seat = try given.choice() as PluginPlace
            }
        case .trust:
            OptionDefinition(
                .text("ID"), .plugins, for: .drawing, repeating: .adds, isSetting: false,
                "run this plugin in-process, without a sandbox"
            ) { values, given throws(UsageError) in
                values.draw.trusted.append(try given.nonEmpty("a renderer's id"))
            }
        case .allow:
            OptionDefinition(
                .words(PluginNeed.allCases.map(\.rawValue)), .plugins,
                for: [.drawing, .of(.validate), .of(.renderers)], repeating: .adds,
                isSetting: false, "grant a plugin what it needs"
            ) { values, given throws(UsageError) in
                for name in given.value.split(separator: ",", omittingEmptySubsequences: false) {
                    let need: PluginNeed = try given.choice(String(name))
                    values.draw.grants.formUnion(need.grant)
                }
            }
        case .debugPlugin:
            OptionDefinition(
                .none, .plugins, for: .drawing, isSetting: false,
                "load plugins in place, for debuggers"
            ) { values, _ in values.draw.debugsPlugins = true }

        case .quiet:
            OptionDefinition(
                .toggle, letter: "q", .everywhere, for: .all, isSetting: true, "print errors only"
            ) { values, given throws(UsageError) in values.choose(.quiet, try given.isOn()) }
        case .verbose:
            OptionDefinition(
                .toggle, letter: "v", .everywhere, for: .all, isSetting: true, "print details"
            ) { values, given throws(UsageError) in values.choose(.verbose, try given.isOn()) }
        case .noConfig:
            OptionDefinition(
                .none, .everywhere, for: .loading, isSetting: false,
                "ignore ~/.config/feedhost/config"
            ) { values, _ in values.draw.usesConfiguration = false }
        case .help:
            OptionDefinition(
                .none, letter: "h", .everywhere, for: .all, isSetting: false,
                "print help; with -r ID, on that renderer"
            ) { values, _ in values.wantsHelp = true }
        case .version:
            OptionDefinition(
                .none, .everywhere, for: .all, isSetting: false, "print the version"
            ) { values, _ in values.wantsVersion = true }

        case .json:
            OptionDefinition(
                .none, .everywhere,
                for: [.of(.renderers), .of(.lint), .of(.validate), .of(.list), .of(.check)],
                "print JSON"
            ) { values, _ in values.asJSON = true }
        case .open:
            OptionDefinition(
                .none, .everywhere, for: .of(.browser),
                "open the page with $BROWSER or xdg-open"
            ) { values, _ in values.opensPage = true }
        case .write:
            OptionDefinition(
                .none, .everywhere, for: .of(.check), "write new addresses into the list"
            ) { values, _ in values.writesMoves = true }
        case .seed:
            OptionDefinition(
                .text("N"), .everywhere, for: .of(.validate), "repeat the random calls of a run"
            ) { values, given throws(UsageError) in
                values.seed = try given.number(in: 0...UInt64.max, "a number from 0 up")
            }
        case .keep:
            OptionDefinition(
                .text("DIR"), .everywhere, for: .of(.validate),
                "keep the inputs with which the plugin fails"
            ) { values, given throws(UsageError) in values.keep = try given.nonEmpty("a folder") }
        case .only:
            OptionDefinition(
                .words(ValidationStage.allCases.map(\.rawValue)), .everywhere,
                for: .of(.validate), "make this check only"
            ) { values, given throws(UsageError) in
                values.only = try given.choice() as ValidationStage
            }
        case .inProcess:
            OptionDefinition(
                .none, .everywhere, for: .of(.validate),
                "run the plugin in this process, for a debugger"
            ) { values, _ in values.validatesHere = true }
        case .language:
            OptionDefinition(
                .words(ProjectLanguage.allCases.map(\.rawValue)), .everywhere, for: .of(.new),
                "the language of the project"
            ) { values, given throws(UsageError) in
                values.language = try given.choice() as ProjectLanguage
            }
        case .interactive:
            OptionDefinition(
                .none, .everywhere, for: .of(.new), "a renderer with a main loop on the terminal"
            ) { values, _ in values.kinds.append(.interactive) }
        case .window:
            OptionDefinition(
                .none, .everywhere, for: .of(.new), "a renderer with a window (GTK 4)"
            ) { values, _ in values.kinds.append(.window) }
        case .directory:
            OptionDefinition(
                .text("DIR"), .everywhere, for: .of(.new), "where to create the project"
            ) { values, given throws(UsageError) in
                values.directory = try given.nonEmpty("a folder")
            }
        case .title:
            OptionDefinition(
                .text("TITLE"), .everywhere, for: .of(.add), "its title instead of the feed's own"
            ) { values, given throws(UsageError) in values.title = try given.line("a name") }
        case .folder:
            OptionDefinition(
                .text("FOLDER"), .everywhere, for: .of(.add),
                "its folder; nested folders have slashes"
            ) { values, given throws(UsageError) in
                values.folder = try given.folderPath("a folder's name")
            }
        }
    }

    private static let rendererWords = "a renderer's id or file"
}
