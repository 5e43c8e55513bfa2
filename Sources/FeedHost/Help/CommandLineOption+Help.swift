import FeedModel
import PluginFinding
import PluginReading

extension CommandLineOption {
    /// The placeholder for its value in help; `nil` without a value.
    var placeholder: String? {
        switch self {
        case .renderer, .loadingView, .errorView, .trust: "ID"
        case .output: "FILE"
        case .limit, .perFeed, .jobs, .seed: "N"
        case .since: "DATE|AGE"
        case .match, .exclude: "TEXT"
        case .excludeFrom: "'FEED TEXT'"
        case .sort, .color, .seat, .allow, .language: argumentChoices.joined(separator: "|")
        case .archive: "AGE|N|off"
        case .option: "KEY=VALUE"
        case .pluginPath, .keep, .directory: "DIR"
        case .timeout, .staleOk: "SECONDS"
        case .maxBytes: "BYTES"
        case .pager: "COMMAND"
        case .title: "TITLE"
        case .folder: "FOLDER"
        default: nil
        }
    }

    /// The possible values, if known.
    var argumentChoices: [String] {
        switch self {
        case .sort: FeedItemOrder.allCases.map(\.rawValue)
        case .color: ColorChoice.allCases.map(\.rawValue)
        case .seat: PluginSeat.allCases.map(\.rawValue)
        case .allow: PluginNeed.allCases.map(\.rawValue)
        case .language: ProjectLanguage.allCases.map(\.rawValue)
        default: []
        }
    }

    var summary: String {
        switch self {
        case .renderer: "draws with this renderer: an id, or a path to a .so"
        case .loadingView: "takes the loading view from another plugin"
        case .errorView: "takes the error view from another plugin"
        case .output: "writes there, whole or not at all"
        case .limit: "at most so many items in all"
        case .unread: "only items that are not marked as read"
        case .starred: "only items with a star"
        case .markRead: "marks what was drawn as read"
        case .skipEmpty: "draws nothing where no item is left, and leaves a file as it is"
        case .since: "only what is newer, such as 2026-11-01, 12h, 3d or 2w"
        case .match: "only where title, text, author or tag has it"
        case .exclude: "not where title, text, author or tag has it"
        case .excludeFrom: "the same for the items of one feed only"
        case .perFeed: "at most so many items of each feed"
        case .sort: "the order of the items"
        case .option: "for the renderer, or ID.KEY=VALUE; see --help -r ID"
        case .pluginPath: "looks for plugins here first"
        case .seat: "where every plugin runs"
        case .trust: "this plugin may run in the program itself"
        case .allow: "grants a plugin what it needs"
        case .debugPlugin: "runs plugins where a debugger finds them"
        case .archive: "how long, or how many of each feed, items stay that left it"
        case .noArchive: "leaves out what is kept of items that left their feeds"
        case .watch: "stays, and draws again when a source or plugin changes"
        case .offline: "only what is kept; asks no server"
        case .reload: "asks servers again, even where a copy is fresh"
        case .staleOk: "draws copies up to that old, and asks nobody"
        case .noCache: "keeps nothing and uses nothing kept"
        case .timeout: "how long a source may take; 30 where not said"
        case .jobs: "so many transfers at a time; 64 where not said"
        case .maxBytes: "how large a source may be, such as 500K or 10M"
        case .allowPrivate: "what a feed names may be in a private network"
        case .color: "when to use colour; NO_COLOR is obeyed"
        case .pager: "on a terminal; else $FEEDHOST_PAGER, $PAGER"
        case .noPager: "uses no pager"
        case .quiet: "says nothing but errors"
        case .verbose: "says what is being done"
        case .json: "prints JSON"
        case .open: "opens the page as well, with $BROWSER or xdg-open"
        case .write: "writes new addresses of feeds that moved into the list"
        case .seed: "makes the same random calls again"
        case .keep: "keeps inputs that the plugin fails with there"
        case .language: "the language of the project"
        case .interactive: "begins a renderer with a main loop and the terminal"
        case .window: "begins a renderer with a window (GTK 4)"
        case .directory: "where the project is made"
        case .title: "the title in your list; else the feed's own"
        case .folder: "the folder in your list; folders in folders with slashes"
        case .noConfig: "passes over ~/.config/feedhost/config"
        case .help: "tells how it is used"
        case .version: "tells the version"
        }
    }
}
