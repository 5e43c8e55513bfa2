/// The environment that a renderer draws in.
public struct RenderingEnvironment: Sendable, Equatable {
    /// The width in terminal cells; `nil` if the output is not a terminal and no width was given.
    public var columns: Int?
    /// The height in terminal cells, if known.
    public var rows: Int?
    /// True if the output is a terminal.
    public var isTerminal: Bool
    /// The colours that may be used.
    public var colorDepth: ColorDepth
    /// True if OSC 8 links may be written.
    public var allowsHyperlinks: Bool
    /// In pixels, if known.
    public var pixelWidth: Int?
    /// In pixels, if known.
    public var pixelHeight: Int?
    /// The user's locale, such as `en_GB.UTF-8`; empty if unknown.
    public var locale: String
    /// The user's time zone, such as `Europe/Berlin`; empty if unknown.
    public var timeZone: String
    /// The colours that the user prefers; `nil` if unknown.
    public var colorScheme: ColorScheme?
    /// True if the user prefers a high contrast; `nil` if unknown.
    public var hasHighContrast: Bool?
    /// The factor for the size of texts; `nil` if unknown.
    public var textScale: Double?

    /// Creates an environment.
    public init(
        columns: Int? = nil,
        rows: Int? = nil,
        isTerminal: Bool = false,
        colorDepth: ColorDepth = .none,
        allowsHyperlinks: Bool = false,
        pixelWidth: Int? = nil,
        pixelHeight: Int? = nil,
        locale: String = "",
        timeZone: String = "",
        colorScheme: ColorScheme? = nil,
        hasHighContrast: Bool? = nil,
        textScale: Double? = nil
    ) {
        self.columns = columns
        self.rows = rows
        self.isTerminal = isTerminal
        self.colorDepth = colorDepth
        self.allowsHyperlinks = allowsHyperlinks
        self.pixelWidth = pixelWidth
        self.pixelHeight = pixelHeight
        self.locale = locale
        self.timeZone = timeZone
        self.colorScheme = colorScheme
        self.hasHighContrast = hasHighContrast
        self.textScale = textScale
    }
}
