import SystemInterface

/// Decides whether links that stand behind their words (OSC 8) are drawn on the terminal.
///
/// A terminal can't be asked. Those that are known to drop such links, and with them the only
/// place an address would be seen, or to print what they don't understand, are known by their
/// variables; all others are believed to show them.
struct HyperlinkSupport {
    /// The first version of tmux that hands links on.
    private static let firstTmux = (major: 3, minor: 4)

    let environment: ProcessEnvironment

    /// Links can be drawn.
    var isThere: Bool {
        guard let term = environment["TERM"], term != "dumb", term != "linux" else { return false }
        if environment["TERM_PROGRAM"] == "tmux" { return isInNewTmux }
        // Over ssh only the name of the terminal is known; screen and older tmux drop links.
        if term.hasPrefix("screen") || term.hasPrefix("tmux") || term.hasPrefix("rxvt") {
            return false
        }
        return environment["TERM_PROGRAM"] != "Apple_Terminal"
            && environment["XTERM_VERSION"] == nil
    }

    private var isInNewTmux: Bool {
        // Such as 3.3a, or next-3.5.
        let numbers = (environment["TERM_PROGRAM_VERSION"] ?? "")
            .split(whereSeparator: { !$0.isNumber || !$0.isASCII }).compactMap { Int($0) }
        guard let major = numbers.first else { return false }
        return (major, numbers.dropFirst().first ?? 0) >= HyperlinkSupport.firstTmux
    }
}
