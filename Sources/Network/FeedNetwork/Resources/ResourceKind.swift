package enum ResourceKind: Int64, Sendable, CaseIterable {
    /// A feed, a list of feeds, or a web page that announces one.
    case document = 0
    case picture = 1
}
