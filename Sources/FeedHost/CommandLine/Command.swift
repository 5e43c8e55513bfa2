/// A parsed command line.
enum Command: Equatable {
    case draw(DrawCommand)
    /// List plugin files and verdicts.
    case renderers(RenderersCommand)
    /// Find faults in a feed.
    case lint(LintCommand)
    /// Serve the page for browsers.
    case browser(BrowserCommand)
    /// Show or clear the network cache.
    case cache(StoreCommand, Verbosity)
    /// Show or clear the archive.
    case archive(StoreCommand, Verbosity)
    /// Check a plugin against the contract.
    case validate(ValidateCommand)
    /// Create a plugin project.
    case new(NewCommand)
    /// Show or change the user's list of feeds.
    case subscriptions(SubscriptionCommand, Verbosity)
    /// Show the settings in force, with these options of the command line.
    case configuration([GivenOption])
    case help(HelpTopic)
    /// Print a completion script for a shell.
    case completions(CompletionShell)
    case version

    /// How much to report while running.
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
