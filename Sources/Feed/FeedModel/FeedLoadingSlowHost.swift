/// A host that takes its time, while a feed is being loaded.
public struct FeedLoadingSlowHost: Sendable, Equatable {
    /// Its name, with the port where that is not the usual one.
    public var name: String
    /// How many of its sources are waited for.
    public var sourceCount: Int

    /// Creates a host.
    public init(name: String, sourceCount: Int) {
        self.name = name
        self.sourceCount = sourceCount
    }
}
