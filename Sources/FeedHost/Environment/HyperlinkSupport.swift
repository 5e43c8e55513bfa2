import SystemInterface

/// Decides whether to write OSC 8 links to the terminal.
///
/// A terminal can't be asked. Environment variables identify those that drop such links, and the
/// address with them, or print them; others are assumed to support links.
struct HyperlinkSupport {
    /// The first tmux that passes links.
    private static let firstTmux = (major: 3, minor: 4)

    let environment: ProcessEnvironment

    /// True if links can be written.
    var isThere: Bool {
        guard let term = environment["TERM"], term != "dumb", term != "linux" else { return false }
        if environment["TERM_PROGRAM"] == "tmux" { return isInNewTmux }
        // Over ssh only `TERM` is known; screen and older tmux drop links.
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
