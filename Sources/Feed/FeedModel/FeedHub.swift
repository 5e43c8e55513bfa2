/// A hub that notifies subscribers of changes (JSON Feed `hubs`).
public struct FeedHub: Sendable, Hashable {
    /// The protocol's name as declared: `rssCloud`, `WebSub`.
    @ExactText public var `protocol`: String
    /// The address to subscribe at.
    @ExactText public var url: String

    /// Creates a hub.
    public init(protocol name: String, url: String) {
        self.protocol = name
        self.url = url
    }
}
