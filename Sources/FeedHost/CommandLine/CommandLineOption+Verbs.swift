extension CommandLineOption {
    /// Returns true if the option applies to `verb`, or to drawing for `nil`.
    ///
    /// Other options are errors, not ignored.
    func hasMeaning(with verb: CommandLineVerb?) -> Bool {
        // It shows the settings of drawing.
        if verb == .config { return hasMeaning(with: nil) }
        return switch self {
        // Colour applies to all, even where there is none.
        case .help, .version, .quiet, .verbose, .color: true
        case .json:
            verb == .renderers || verb == .lint || verb == .validate || verb == .list
                || verb == .check
        case .title, .folder: verb == .add
        case .open: verb == .browser
        case .write: verb == .check
        case .noConfig: Self.loads(verb)
        case .language, .interactive, .window, .directory: verb == .new
        case .seed, .keep: verb == .validate
        case .allow: verb == nil || verb == .validate || verb == .renderers
        case .pluginPath: verb == nil || verb == .renderers || verb == .help
        case .offline: Self.loads(verb) && verb != .check
        case .reload, .noCache, .timeout, .jobs, .maxBytes, .allowPrivate: Self.loads(verb)
        case .renderer: verb == nil || verb == .help
        case .staleOk, .loadingView, .errorView, .output, .limit, .option, .seat, .trust,
            .debugPlugin, .archive, .noArchive, .watch, .pager, .noPager,
            .unread, .starred, .markRead, .skipEmpty, .since, .match, .exclude, .excludeFrom,
            .perFeed, .sort:
            verb == nil
        }
    }

    /// Returns true if `verb` loads sources and uses the configuration, like drawing.
    static func loads(_ verb: CommandLineVerb?) -> Bool {
        verb == nil || verb == .lint || verb == .browser || verb == .add || verb == .check
    }
}
