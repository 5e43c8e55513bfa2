import FeedModel
import PluginFinding
import PluginReading
import PluginValidation
import SystemInterface
import WorkerProtocol

extension CommandLineOption {
    private typealias Row = OptionDefinition

    /// The option's row of the table. One switch, so that an option without a row does not compile.
    var definition: OptionDefinition {
        switch self {
        case .renderer:
            Row(
                .drawing, for: [.drawing, .of(.help)], letter: "r",
                standard: DrawCommand().renderer,
                .text("ID", Self.rendererWords) { $0.draw.renderer = $1 },
                "a renderer's id, such as html or json, or a .so file")
        case .loadingView:
            Row(
                .drawing, .text("ID", Self.rendererWords) { $0.draw.loadingView = $1 },
                "take the loading view from another plugin")
        case .errorView:
            Row(
                .drawing, .text("ID", Self.rendererWords) { $0.draw.errorView = $1 },
                "take the error view from another plugin")
        case .output:
            Row(
                .drawing, letter: "o", standard: "-",
                .text("FILE", "a file") { $0.draw.output = $1 == "-" ? nil : $1 },
                "write there, completely or not at all")
        case .option:
            Row(
                .drawing, letter: "O", repeating: .adds,
                .parsed("KEY=VALUE", RendererOptionArgument.expected, RendererOptionArgument.init) {
                    $0.draw.options.append($1)
                },
                "an option of the renderer; see --help -r ID")
        case .watch:
            Row(
                .drawing, .toggle { $0.draw.isWatching = $1 },
                "stay, and draw again when a source or plugin changes")
        case .color:
            Row(
                .drawing, for: .all, standard: DrawCommand().color.rawValue,
                .choice(ColorChoice.self) { $0.draw.color = $1 },
                "when to use colour; NO_COLOR is obeyed")
        case .pager:
            Row(
                .drawing, standard: PagerCommand.standard,
                .parsed("COMMAND", "a command", { $0 }) { $0.draw.pager = $1 },
                "on a terminal; else $FEEDHOST_PAGER or $PAGER")
        case .noPager:
            Row(.drawing, .flag { $0.draw.pager = "" }, "print without a pager")
        case .limit:
            Row(
                .items, letter: "n", .number(in: 0...Int.max) { $0.draw.choice.limit = $1 },
                "at most N items in all")
        case .perFeed:
            Row(
                .items, .number(in: 1...1_000_000) { $0.draw.choice.perFeed = $1 },
                "at most N items of each feed")
        case .unread:
            Row(.items, .toggle { $0.draw.choice.isUnreadOnly = $1 }, "only unread items")
        case .starred:
            Row(.items, .toggle { $0.draw.choice.isStarredOnly = $1 }, "only starred items")
        case .markRead:
            Row(.items, .toggle { $0.draw.choice.marksRead = $1 }, "mark the items drawn as read")
        case .skipEmpty:
            Row(
                .items, .toggle { $0.draw.skipsEmpty = $1 },
                "without items write nothing, and keep the file of -o")
        case .since:
            Row(
                .items,
                .parsed("DATE|AGE", SinceArgument.expected, SinceArgument.time) {
                    $0.draw.choice.since = $1
                },
                "only newer items, such as 2026-11-01, 12h, 3d or 2w")
        case .match:
            Row(
                .items, repeating: .adds, Self.matching,
                "only items that match, as in 'title:tide age<7d'")
        case .exclude:
            Row(
                .items, repeating: .addsToSettings,
                .parsed("TEXT", "a text", Self.text) {
                    $0.draw.choice.excluded.append(ExcludedText(text: $1))
                },
                "no items with TEXT in title, text, author or tag")
        case .excludeFrom:
            Row(
                .items, repeating: .addsToSettings,
                .parsed("'FEED TEXT'", ExcludedText.expected, ExcludedText.init(ofFeed:)) {
                    $0.draw.choice.excluded.append($1)
                },
                "the same for items of one feed")
        case .rule:
            Row(
                .items, for: [.drawing, .of(.browser)], repeating: .addsToSettings, Self.ruling,
                "hide, read or star matches, as in 'read title:tide'")
        case .sort:
            Row(
                .items, .choice(FeedItemOrder.self) { $0.draw.choice.order = $1 },
                "the order of items")
        case .fulltext:
            Row(
                .items, .toggle { $0.draw.showsArticles = $1 },
                "the articles of items' pages, not what feeds give")
        case .archive:
            Row(
                .items, standard: "90d",
                .parsed("AGE|N|off", ArchiveArgument.expected, ArchiveArgument.init) {
                    $0.draw.archive = $1
                },
                "how long, or how many, stay that left a feed")
        case .noArchive:
            Row(.items, .flag { $0.draw.archive = .off }, "leave out items that left their feeds")
        case .offline:
            Row(
                .loading, for: .loading.subtracting(.of(.check)),
                .toggle { $0.draw.loading.isOffline = $1 },
                "ask no server")
        case .reload:
            Row(.loading, Self.reloading, "ask servers in any case; drawing: =30m repeats it")
        case .staleOk:
            Row(
                .loading, for: .drawing, standard: "0",
                .parsed("TIME", DurationArgument.expected, DurationArgument.seconds) {
                    $0.draw.loading.acceptedAgeSeconds = $1
                },
                "draw copies up to that old without asking servers")
        case .noCache:
            Row(
                .loading, .toggle { $0.draw.loading.usesCache = !$1 },
                "neither read nor write the cache")
        case .timeout:
            Row(
                .loading, standard: "30",
                .parsed("TIME", DurationArgument.expectedLimit, DurationArgument.milliseconds) {
                    $0.draw.loading.timeoutMilliseconds = $1
                },
                "how long a source may take; 30 seconds by default")
        case .jobs:
            Row(
                .loading, standard: "\(LoadingOptions().jobs)",
                .number(in: 1...1000) { $0.draw.loading.jobs = $1 },
                "transfers at a time; 64 by default")
        case .maxBytes:
            Row(
                .loading,
                .parsed("SIZE", ByteSize.expected, ByteSize.bytes) {
                    $0.draw.loading.maximumBytes = $1
                },
                "the size of a source, such as 500K or 10M")
        case .allowPrivate:
            Row(
                .loading, .toggle { $0.draw.loading.allowsPrivate = $1 },
                "load what feeds name in private networks")
        case .pluginPath:
            Row(
                .plugins, for: [.drawing, .of(.renderers), .of(.help)], repeating: .adds,
                .text("DIR", "a folder") { $0.draw.pluginDirectories.append($1) },
                "look for plugins here first")
        case .seat:
            Row(.plugins, .choice(PluginPlace.self) { $0.draw.place = $1 }, "where all plugins run")
        case .trust:
            Row(
                .plugins, repeating: .adds,
                .text("ID", "a renderer's id") { $0.draw.trusted.append($1) },
                "run this plugin in-process, without a sandbox")
        case .allow:
            Row(
                .plugins, for: [.drawing, .of(.validate), .of(.renderers)], repeating: .adds,
                Self.granting,
                "grant a plugin what it needs")
        case .debugPlugin:
            Row(
                .plugins, .flag { $0.draw.debugsPlugins = true },
                "load plugins in place, for debuggers")
        case .quiet:
            Row(.everywhere, letter: "q", .toggle { $0.choose(.quiet, $1) }, "print errors only")
        case .verbose:
            Row(.everywhere, letter: "v", .toggle { $0.choose(.verbose, $1) }, "print details")
        case .noConfig:
            Row(
                .everywhere, for: .loading, .flag { $0.draw.loading.usesConfiguration = false },
                "ignore ~/.config/feedhost/config")
        case .help:
            Row(
                .everywhere, letter: "h", .flag { $0.wantsHelp = true },
                "print help; with -r ID, on that renderer")
        case .version:
            Row(.everywhere, .flag { $0.wantsVersion = true }, "print the version")
        case .json:
            Row(
                for: [.of(.renderers), .of(.lint), .of(.validate), .of(.list), .of(.check)],
                .flag { $0.asJSON = true },
                "print JSON")
        case .open:
            Row(
                for: .of(.browser), .flag { $0.opensPage = true },
                "open the page with $BROWSER or xdg-open")
        case .write:
            Row(
                for: .of(.check), .flag { $0.writesMoves = true },
                "write new addresses into the list")
        case .seed:
            Row(
                for: .of(.validate), .number(in: 0...UInt64.max) { $0.seed = $1 },
                "repeat the random calls of a run")
        case .keep:
            Row(
                for: .of(.validate), .text("DIR", "a folder") { $0.keep = $1 },
                "keep the inputs with which the plugin fails")
        case .only:
            Row(
                for: .of(.validate), .choice(ValidationStage.self) { $0.only = $1 },
                "make this check only")
        case .inProcess:
            Row(
                for: .of(.validate), .flag { $0.validatesHere = true },
                "run the plugin in this process, for a debugger")
        case .language:
            Row(
                for: .of(.new), .choice(ProjectLanguage.self) { $0.language = $1 },
                "the language of the project")
        case .interactive:
            Row(
                for: .of(.new), .flag { $0.kinds.append(.interactive) },
                "a renderer with a main loop on the terminal")
        case .window:
            Row(
                for: .of(.new), .flag { $0.kinds.append(.window) },
                "a renderer with a window (GTK 4)")
        case .directory:
            Row(
                for: .of(.new), .text("DIR", "a folder") { $0.directory = $1 },
                "where to create the project")
        case .title:
            Row(
                for: .of(.add), .parsed("TITLE", "a name", ListedName.title) { $0.title = $1 },
                "its title instead of the feed's own")
        case .folder:
            Row(
                for: .of(.add),
                .parsed("FOLDER", "a folder's name", ListedName.folder) { $0.folder = $1 },
                "its folder; nested folders have slashes")
        case .search:
            Row(
                for: .of(.add), .parsed("NAME", "a name", ListedName.title) { $0.search = $1 },
                "add a query with this name instead of a feed")
        }
    }

    private static let rendererWords = "a renderer's id or file"

    /// Reloads once or periodically; off resets both.
    private static var reloading: SettableValue<OptionValues> {
        .parsed(
            nil, DurationArgument.expectedReload, isSwitch: true,
            { text in
                let seconds = DurationArgument.seconds(text)
                let isOn = seconds.map { $0 >= RefreshPolicy.shortestSeconds ? false : nil }
                return (isOn ?? Bool(text)).map { (reloads: $0, seconds: seconds) }
            },
            {
                $0.draw.loading.reloads = $1.reloads
                $0.draw.loading.reloadSeconds = $1.seconds
            })
    }

    /// One need of plugins, or several separated by commas.
    private static var granting: SettableValue<OptionValues> {
        let words = PluginNeed.allCases.map(\.rawValue)
        return .parsed(
            words.joined(separator: "|"), QuotedWords.list(words, "or"), choices: words,
            { WorkerGrants(needs: $0.split(separator: ",", omittingEmptySubsequences: false)) },
            { $0.draw.grants.formUnion($1) })
    }

    /// A query, checked here, since its errors have a place.
    private static var matching: SettableValue<OptionValues> {
        SettableValue(placeholder: "QUERY") { values, text in
            if let problem = QueryError.problem(in: text) { return ("a query", problem) }
            values.draw.choice.texts.append(text)
            return nil
        }
    }

    private static var ruling: SettableValue<OptionValues> {
        SettableValue(placeholder: "RULE") { RuleArgument.add($1, to: &$0.draw.choice.rules) }
    }

    /// Returns a text that is not only white space.
    private static func text(_ text: String) -> String? { text.isBlank ? nil : text }
}
