import SystemInterface

/// The user's pager, chosen like git does.
struct PagerCommand: Equatable {
    /// The default.
    static let standard = "less -FRX"
    /// The environment variable for FeedHost alone.
    static let ownVariable = "FEEDHOST_PAGER"
    /// The environment variable for all programs.
    static let commonVariable = "PAGER"
    /// Defaults of variables: quit if everything fits on the screen, pass colours, and don't clear
    /// the screen.
    static let defaults = ["LESS=FRX", "LV=-c"]

    /// The command as written by the user.
    let line: String
    /// Where it was set, for messages.
    let origin: String

    /// The command for a shell, with `exec` for a simple command, so that signals reach the pager.
    var shellLine: String {
        line.contains { "|&;<>()$`\\\"'*?[#~=%".contains($0) } ? line : "exec \(line)"
    }

    /// Returns the pager, or `nil` for none.
    ///
    /// - Parameter setting: from the command line, else the configuration.
    init?(setting: String?, environment: ProcessEnvironment) {
        let named: String?
        if let setting {
            // The command line takes precedence over both.
            (named, origin) = (setting, "with --pager")
        } else if let own = environment.value(of: Self.ownVariable) {
            (named, origin) = (own, "in \(Self.ownVariable)")
        } else {
            named = environment.value(of: Self.commonVariable)
            origin = "in \(Self.commonVariable)"
        }
        if let named {
            line = String(named[...].trimmed())
            guard !line.isEmpty, line != "cat" else { return nil }
        } else {
            line = Self.standard
            guard environment.hasProgram("less") else { return nil }
        }
        // A terminal that can't move its cursor can't show a pager.
        guard let term = environment["TERM"], term != "dumb" else { return nil }
    }

    /// True if it passes OSC 8 links, like less.
    var showsHyperlinks: Bool {
        line.prefix { !$0.isWhitespace }.split(separator: "/").last == "less"
    }
}
