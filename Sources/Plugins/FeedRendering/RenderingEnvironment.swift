/// The facts that a renderer may know of the place it draws in.
public struct RenderingEnvironment: Sendable, Equatable {
    /// The width in terminal cells; `nil` where the output is no terminal and none was asked for.
    public var columns: Int?
    /// The height in terminal cells, where known.
    public var rows: Int?
    /// True where the output is a terminal.
    public var isTerminal: Bool
    /// Which colours may be used on the output.
    public var colorDepth: ColorDepth
    /// True where text and pictures may be drawn with OSC 8 links on the output.
    public var allowsHyperlinks: Bool
    /// The width in pixels, where the terminal tells it.
    public var pixelWidth: Int?
    /// The height in pixels, where the terminal tells it.
    public var pixelHeight: Int?
    /// The reader's locale, such as `en_GB.UTF-8`; empty where not known.
    public var locale: String
    /// The reader's time zone, such as `Europe/Berlin`; empty where not known.
    public var timeZone: String

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
        timeZone: String = ""
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
    }
}
