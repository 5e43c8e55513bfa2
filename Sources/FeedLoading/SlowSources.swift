/// Names those that are waited for.
enum SlowSources {
    /// How far apart the looks are, in milliseconds.
    static let tickMilliseconds: Int64 = 250
    /// How many looks a server may take.
    private static let patience = 8
    private static let namedCount = 3

    /// Whether a source whose server was first seen to have been asked at one look is slow at
    /// another.
    static func isSlow(startedAt: Int?, tick: Int) -> Bool {
        startedAt.map { tick - $0 >= patience } ?? false
    }

    /// The slow ones by name: the first few, and how many more.
    static func words(_ sources: [FeedSource]) -> String {
        guard !sources.isEmpty else { return "" }
        let names = sources.prefix(namedCount).map(name)
        let rest = sources.count - names.count
        return "waiting for " + names.joined(separator: ", ")
            + (rest > 0 ? " and \(rest) more" : "")
    }

    private static func name(_ source: FeedSource) -> String {
        guard case .remote(let url) = source, let start = url.firstIndex(of: ":") else { return "" }
        let host = url[start...].drop { $0 == ":" || $0 == "/" }.prefix { $0 != "/" && $0 != "?" }
        return String(host.split(separator: "@").last ?? host)
    }
}
