import SystemInterface

/// Which pager a person reads with on their terminal, as git chooses its own.
struct PagerCommand: Equatable {
    /// The pager where nobody names another.
    static let standard = "less -FRX"
    /// Names the pager for FeedHost alone.
    static let ownVariable = "FEEDHOST_PAGER"
    /// Names the pager for all programs.
    static let commonVariable = "PAGER"
    /// Variables set for pagers where the person has not set them: to end by themselves where all
    /// fits on the screen, to let colours through, and to leave the screen as it is.
    static let defaults = ["LESS=FRX", "LV=-c"]

    /// The command, as the person writes it.
    let line: String
    /// Where another one is named in its place: the nearest word is the one that counts.
    let place: String

    /// The command for a shell, which gives its place to a program that needs nothing of it: what ends the
    /// pager ends the program then.
    var shellLine: String {
        line.contains { "|&;<>()$`\\\"'*?[#~=%".contains($0) } ? line : "exec \(line)"
    }

    /// The pager that is wanted; `nil` for none.
    ///
    /// - Parameter setting: what the command line says, else the configuration.
    init?(setting: String?, environment: ProcessEnvironment) {
        let named: String?
        if let setting {
            // What the command line says goes before the configuration, so it is the place for either.
            (named, place) = (setting, "with --pager")
        } else if let own = environment.value(of: Self.ownVariable) {
            (named, place) = (own, "in \(Self.ownVariable)")
        } else {
            named = environment.value(of: Self.commonVariable)
            place = "in \(Self.commonVariable)"
        }
        if let named {
            line = named.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            guard !line.isEmpty, line != "cat" else { return nil }
        } else {
            line = Self.standard
            guard environment.hasProgram("less") else { return nil }
        }
        // A terminal that can't move its cursor shows no pager.
        guard let term = environment["TERM"], term != "dumb" else { return nil }
    }

    /// Shows links that stand behind their words, as less does.
    var showsHyperlinks: Bool {
        let program = line.prefix { $0 != " " }
        return program.split(separator: "/").last == "less"
    }
}
