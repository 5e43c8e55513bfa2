/// An option of the command line, by its long name; ``definition`` has the rest.
enum CommandLineOption: String, CaseIterable {
    case renderer
    case loadingView = "loading-view"
    case errorView = "error-view"
    case output
    case option
    case watch
    case color
    case pager
    case noPager = "no-pager"
    case limit
    case perFeed = "per-feed"
    case unread
    case starred
    case markRead = "mark-read"
    case skipEmpty = "skip-empty"
    case since
    case match
    case exclude
    case excludeFrom = "exclude-from"
    case rule
    case sort
    case fulltext
    case archive
    case noArchive = "no-archive"
    case offline
    case reload
    case staleOk = "stale-ok"
    case noCache = "no-cache"
    case timeout
    case jobs
    case maxBytes = "max-bytes"
    case allowPrivate = "allow-private"
    case pluginPath = "plugin-path"
    case seat
    case trust
    case allow
    case debugPlugin = "debug-plugin"
    case quiet
    case verbose
    case noConfig = "no-config"
    case help
    case version
    // Options of other commands than drawing.
    case json
    case open
    case write
    case seed
    case keep
    case only
    case inProcess = "in-process"
    case language
    case interactive
    case window
    case directory
    case title
    case folder
    case search

    /// True if it is also a key of the configuration: each value or switch of drawing, but those that
    /// are a ``ConfigurationKey``.
    var isSetting: Bool {
        (takesValue || isSwitch) && hasMeaning(with: nil)
            && !ConfigurationKey.allCases.contains { $0.rawValue == rawValue }
    }

    /// True for a boolean option: on without a value, else `=true` or `=false`.
    var isSwitch: Bool { definition.value.isSwitch }
    var takesValue: Bool { placeholder != nil }
    /// The placeholder for its value in help; `nil` without a value.
    var placeholder: String? { definition.value.placeholder }

    /// Returns true if the option applies to `verb`, or to drawing for `nil`. Other options are
    /// errors, not ignored.
    func hasMeaning(with verb: CommandLineVerb?) -> Bool {
        definition.commands.contains(verb: verb)
    }
}
