/// How the document is spread over lines.
package enum JSONLayout: String, Sendable, CaseIterable {
    /// A line for each key of the feed and one for each item, so that line-minded tools can
    /// count, pick and compare items.
    case lines
    /// A line for each value, indented by two spaces a level.
    case indented
    /// No white space at all.
    case compact

    /// How many levels of arrays and objects are spread over lines.
    var brokenLevels: Int {
        switch self {
        case .lines: 2
        case .indented: Int.max
        case .compact: 0
        }
    }
}
