/// A place that tells of a feed's changes at once.
public struct HubViewModel: Sendable, Equatable {
    /// The protocol's name as declared, such as `WebSub`.
    public var `protocol`: String
    /// Where one subscribes.
    public var url: String

    /// Creates a view model.
    public init(protocol name: String, url: String) {
        self.protocol = name
        self.url = url
    }
}
