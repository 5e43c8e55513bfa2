package import FeedRendering

/// The kind of a terminal, from its variables and its answers.
package struct TerminalKind: Sendable, Equatable {
    /// Sent before the first drawing: hides the cursor; keeps a character that takes more cells than
    /// here out of the next row; enables bracketed paste and mouse reports. The host resets everything.
    package static let modes = "\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[?1000h\u{1B}[?1006h"

    /// The user's option; `nil` to detect.
    private let configured: PictureProtocol?
    private let terminal: String
    private let program: String
    private var isKitty: Bool
    private var hasSixels = false
    private var answeredUnicode: Bool?
    private let localeIsUnicode: Bool
    private var isSynchronised = false
    private var cellWidth: Int?
    private var cellHeight: Int?
    /// True once the last query is answered.
    package private(set) var hasAnswered = false

    /// Creates the kind from variables.
    ///
    /// - Parameters:
    ///   - terminal: `TERM`.
    ///   - program: `TERM_PROGRAM`.
    ///   - locale: ``RenderingEnvironment/locale``.
    ///   - pictures: the option of that name; `auto` to detect.
    package init(terminal: String, program: String, locale: String, pictures: String) {
        self.terminal = terminal
        self.program = program
        configured = PictureProtocol(rawValue: pictures)
        isKitty = terminal == "xterm-kitty" || terminal == "xterm-ghostty"
        localeIsUnicode = Self.isUnicode(locale)
    }

    /// Recognises UTF-8 in a locale's name, as in `de_DE.UTF-8` and `C.utf8`.
    private static func isUnicode(_ locale: String) -> Bool {
        guard let point = locale.firstIndex(of: ".") else { return false }
        let name = locale[point...].dropFirst().prefix { $0 != "@" }
        return name.lowercased().filter { $0 != "-" } == "utf8"
    }

    /// True if it can't be drawn on.
    package var isDumb: Bool { terminal.isEmpty || terminal == "dumb" || terminal == "unknown" }

    /// True for the Linux console.
    package var isConsole: Bool { terminal == "linux" }

    /// True in a multiplexer such as tmux.
    package var isMultiplexed: Bool {
        terminal.hasPrefix("tmux") || terminal.hasPrefix("screen") || program == "tmux"
    }

    /// True if UTF-8 is supported.
    package var isUnicode: Bool { answeredUnicode ?? localeIsUnicode }

    /// Queries about capabilities. Answers arrive among the keys; unknown queries are ignored,
    /// except the last, which all terminals answer.
    package var questions: String {
        var text = ""
        // A terminal that decodes these two bytes as one character moves the cursor by one.
        if !localeIsUnicode { text += "\u{1B}[1;1H\u{E9}\u{1B}[6n\u{1B}[1;1H\u{1B}[K" }
        text += "\u{1B}[?2026$p\u{1B}[16t"
        // A multiplexer would take this query for a title.
        if !isMultiplexed, !isConsole {
            text += "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"
        }
        return text + "\u{1B}[c"
    }

    package var pictures: PictureProtocol {
        if let configured { return configured }
        if isKitty { return .kitty }
        if !isMultiplexed, program == "iTerm.app" || program == "WezTerm" { return .iterm }
        return hasSixels ? .sixel : .symbols
    }

    /// Updates the kind from an answer.
    package mutating func learn(from answer: TerminalAnswer) {
        switch answer {
        case .kind(let hasSixels):
            self.hasSixels = hasSixels
            hasAnswered = true
        case .kitty: isKitty = true
        case .synchronises: isSynchronised = true
        case .cell(let width, let height): (cellWidth, cellHeight) = (width, height)
        case .cursor(let column, let row):
            // The query was on the first line.
            if row == 1, !localeIsUnicode { answeredUnicode = column == 2 }
        }
    }

    /// Gives up waiting for answers.
    package mutating func stopWaiting() { hasAnswered = true }

    /// Returns the surface for a reader.
    package func surface(in environment: RenderingEnvironment) -> ReaderSurface {
        let columns = environment.columns ?? 80
        let rows = environment.rows ?? 24
        // Pixels have colours, which only the user's option asks for then.
        let hasPixels = environment.colorDepth > .none || configured != nil
        let pictures = hasPixels ? pictures : .symbols
        var surface = ReaderSurface(
            columns: columns, rows: rows,
            capabilities: ScreenCapabilities(
                colors: environment.colorDepth, isUnicode: isUnicode,
                hasHyperlinks: environment.allowsHyperlinks, isSynchronised: isSynchronised,
                placing: pictures != .kitty ? .atCursor : isMultiplexed ? .inCells : .named),
            pictures: pictures)
        if let cellWidth, let cellHeight {
            surface.cellWidth = cellWidth
            surface.cellHeight = cellHeight
        } else if let width = environment.pixelWidth, let height = environment.pixelHeight,
            columns > 0, rows > 0, width >= columns * 2, height >= rows * 2
        {
            surface.cellWidth = min(width / columns, 200)
            surface.cellHeight = min(height / rows, 200)
        }
        return surface
    }
}
