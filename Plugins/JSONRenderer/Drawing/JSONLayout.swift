/// The line breaks of a document.
public enum JSONLayout: String, Sendable, CaseIterable {
    /// A line per key of the feed and per item, for line-based tools.
    case lines
    /// A line per value, indented by two spaces per level.
    case indented
    /// No white space.
    case compact

    /// The levels of arrays and objects with line breaks.
    var brokenLevels: Int {
        switch self {
        case .lines: 2
        case .indented: Int.max
        case .compact: 0
        }
    }
}
