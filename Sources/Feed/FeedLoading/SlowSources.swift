import FeedModel

/// Names those that are waited for.
enum SlowSources {
    /// How far apart the looks are, in milliseconds.
    static let tickMilliseconds: Int64 = 250
    /// How many looks a server may take.
    private static let patience = 8
    private static let namedCount = 3

    /// Decides at the look `tick` about a source whose server was first seen to have been asked at
    /// the look `startedAt`.
    static func isSlow(startedAt: Int?, tick: Int) -> Bool {
        startedAt.map { tick - $0 >= patience } ?? false
    }

    /// The slow ones by name: the first few hosts, each with how many of its sources, and how
    /// many sources more.
    static func named(
        _ sources: [FeedLocation]
    ) -> (hosts: [FeedLoadingSlowHost], otherSources: Int) {
        var hosts: [FeedLoadingSlowHost] = []
        var rest = 0
        for source in sources {
            let name = name(source)
            if let index = hosts.firstIndex(where: { $0.name == name }) {
                hosts[index].sourceCount += 1
            } else if hosts.count < namedCount {
                hosts.append(FeedLoadingSlowHost(name: name, sourceCount: 1))
            } else {
                rest += 1
            }
        }
        return (hosts, rest)
    }

    private static func name(_ source: FeedLocation) -> String {
        guard case .remote(let url) = source, let start = url.firstIndex(of: ":") else { return "" }
        let host = url[start...].drop { $0 == ":" || $0 == "/" }.prefix { $0 != "/" && $0 != "?" }
        return String(host.split(separator: "@").last ?? host)
    }
}
