/// A command, as the command line asks for it.
enum Command: Equatable {
    /// Draw sources with a renderer.
    case draw(DrawCommand)
    /// List every plugin file with a verdict.
    case renderers(RenderersCommand)
    /// Say what is wrong with a feed.
    case lint(LintCommand)
    /// Serve the page for browsers.
    case browser(BrowserCommand)
    /// Look at what is kept from the network, or forget it.
    case cache(CacheCommand, Verbosity)
    /// Look at what is kept of items that left their feeds, or drop it.
    case archive(ArchiveCommand, Verbosity)
    /// Say whether a plugin keeps the contract.
    case validate(ValidateCommand)
    /// Begin the project of a plugin.
    case new(NewCommand)
    /// Look at the person's list of feeds, or change it.
    case subscriptions(SubscriptionCommand, Verbosity)
    /// Say which settings hold, where the command line has given these.
    case configuration([GivenOption])
    /// Say how the program is used, or a part of it.
    case help(HelpTopic)
    /// Print a script by which a shell completes command lines.
    case completions(CompletionShell)
    /// Say which version this is.
    case version

    /// How much is told while it is done.
    var verbosity: Verbosity {
        switch self {
        case .draw(let command): command.verbosity
        case .lint(let command): command.verbosity
        case .browser(let command): command.verbosity
        case .cache(_, let verbosity), .archive(_, let verbosity),
            .subscriptions(_, let verbosity):
            verbosity
        case .renderers, .validate, .new, .configuration, .help, .completions,
            .version:
            .normal
        }
    }
}
