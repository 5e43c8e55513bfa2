package import FeedRendering

/// The kind of a terminal, from its variables and its answers.
package struct TerminalKind: Sendable, Equatable {
    /// The user's option; `nil` to detect.
    private let configured: PictureProtocol?
    private let terminal: String
    private let program: String
    private var isKitty: Bool
    private var hasSixels = false
    private var answeredUnicode: Bool?
    private let localeIsUnicode: Bool
    private var isSynchronised = false
    private var cell: (width: Int, height: Int)?
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

    package static func == (left: TerminalKind, right: TerminalKind) -> Bool {
        left.pictures == right.pictures && left.isUnicode == right.isUnicode
            && left.isSynchronised == right.isSynchronised && left.cell?.width == right.cell?.width
            && left.cell?.height == right.cell?.height && left.hasAnswered == right.hasAnswered
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

    /// The queries for the terminal.
    package var questions: String {
        ScreenSetup.questions(
            isMultiplexed: isMultiplexed || isConsole, asksForUnicode: !localeIsUnicode)
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
        case .cell(let width, let height): cell = (width, height)
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
        let pictures = pictures
        var surface = ReaderSurface(
            columns: columns, rows: rows,
            capabilities: ScreenCapabilities(
                colors: environment.colorDepth, isUnicode: isUnicode,
                hasHyperlinks: environment.allowsHyperlinks, isSynchronised: isSynchronised,
                placing: pictures != .kitty ? .atCursor : isMultiplexed ? .inCells : .named),
            pictures: pictures)
        if let cell {
            surface.cellWidth = cell.width
            surface.cellHeight = cell.height
        } else if let width = environment.pixelWidth, let height = environment.pixelHeight,
            columns > 0, rows > 0, width >= columns * 2, height >= rows * 2
        {
            surface.cellWidth = min(width / columns, 200)
            surface.cellHeight = min(height / rows, 200)
        }
        return surface
    }
}
