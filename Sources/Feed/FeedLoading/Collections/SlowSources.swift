import FeedModel

/// Decides which sources are slow, and names them.
enum SlowSources {
    static let tickMilliseconds: Int64 = 250
    /// The number of ticks that a server may take.
    static let patience = 8
    private static let namedCount = 3

    /// Returns the first few slow hosts with the number of their sources, and the number of other
    /// sources.
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

    /// Returns the host that is asked, or the name of the program.
    private static func name(_ source: FeedLocation) -> String {
        let name = (source.identity ?? "").utf8.drop { $0 != UInt8(ascii: ":") }.dropFirst()
        return String(Substring(name.prefix { !"/\\?".utf8.contains($0) }))
    }
}
