extension CommandLineOption {
    /// The option says something of what `verb` does; of drawing, where that is `nil`.
    ///
    /// One that does not is a mistake that is told, not passed over.
    func hasMeaning(with verb: CommandLineVerb?) -> Bool {
        // It shows what would hold in drawing.
        if verb == .config { return hasMeaning(with: nil) }
        return switch self {
        // What is said of colour holds for all, also where there is none.
        case .help, .version, .quiet, .verbose, .color: true
        case .json:
            verb == .renderers || verb == .lint || verb == .validate || verb == .list
        case .title, .folder: verb == .add
        case .noConfig: verb == nil || verb == .lint
        case .language, .interactive, .window, .directory: verb == .new
        case .seed, .keep: verb == .validate
        case .allow: verb == nil || verb == .validate || verb == .renderers
        case .pluginPath: verb == nil || verb == .renderers
        case .offline, .noCache, .timeout, .jobs, .maxBytes, .allowPrivate:
            verb == nil || verb == .lint
        case .renderer, .loadingView, .errorView, .output, .limit, .option, .seat, .trust,
            .debugPlugin, .watch, .pager, .noPager,
            .unread, .starred, .markRead, .since, .match, .perFeed, .sort:
            verb == nil
        }
    }
}
