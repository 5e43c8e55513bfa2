/// Where changes of a feed are told at once (JSON Feed `hubs`).
public struct FeedHub: Sendable, Hashable {
    /// The protocol's name as declared: `rssCloud`, `WebSub`.
    public var `protocol`: String
    /// Where one subscribes.
    public var url: String

    /// Creates a hub.
    public init(protocol name: String, url: String) {
        self.protocol = name
        self.url = url
    }
}
