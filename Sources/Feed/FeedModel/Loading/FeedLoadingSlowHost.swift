/// A host that is slow to respond.
public struct FeedLoadingSlowHost: Sendable, Equatable {
    /// Its name, with the port unless it is the default.
    public var name: String
    /// The number of its sources still awaited.
    public var sourceCount: Int

    /// Creates a host.
    public init(name: String, sourceCount: Int) {
        self.name = name
        self.sourceCount = sourceCount
    }
}
