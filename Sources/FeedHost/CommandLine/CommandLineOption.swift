enum CommandLineOption: String, CaseIterable {
    case renderer
    case loadingView = "loading-view"
    case errorView = "error-view"
    case output
    case limit
    case unread
    case starred
    case markRead = "mark-read"
    case skipEmpty = "skip-empty"
    case since
    case match
    case exclude
    case excludeFrom = "exclude-from"
    case perFeed = "per-feed"
    case sort
    case option
    case pluginPath = "plugin-path"
    case seat
    case trust
    case allow
    case debugPlugin = "debug-plugin"
    case archive
    case noArchive = "no-archive"
    case watch
    case offline
    case reload
    case staleOk = "stale-ok"
    case noCache = "no-cache"
    case timeout
    case jobs
    case maxBytes = "max-bytes"
    case allowPrivate = "allow-private"
    case color
    case pager
    case noPager = "no-pager"
    case quiet
    case verbose
    case json
    case open
    case write
    case seed
    case keep
    case language
    case interactive
    case window
    case directory
    case title
    case folder
    case noConfig = "no-config"
    case help
    case version

    /// Searches linearly, which is faster than building the compiler's table for so many names.
    init?(rawValue: String) {
        guard let option = Self.allCases.first(where: { $0.rawValue == rawValue }) else {
            return nil
        }
        self = option
    }

    /// The short name.
    var letter: Character? {
        switch self {
        case .renderer: "r"
        case .output: "o"
        case .limit: "n"
        case .option: "O"
        case .quiet: "q"
        case .verbose: "v"
        case .help: "h"
        default: nil
        }
    }

    var takesValue: Bool {
        switch self {
        case .json, .open, .write, .help, .version, .debugPlugin, .interactive, .window, .noConfig,
            .noPager, .noArchive:
            false
        default: !isSwitch
        }
    }

    /// True for a boolean option: on without a value, else `=true` or `=false`.
    var isSwitch: Bool {
        switch self {
        case .quiet, .verbose, .watch, .offline, .reload, .noCache, .allowPrivate, .unread,
            .starred, .markRead, .skipEmpty:
            true
        default: false
        }
    }
}
