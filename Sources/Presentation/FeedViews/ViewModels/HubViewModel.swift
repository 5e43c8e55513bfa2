/// A hub that notifies subscribers of a feed's changes.
public struct HubViewModel: Sendable, Equatable {
    /// The protocol's name as declared, such as `WebSub`.
    public var `protocol`: String
    /// The address to subscribe at.
    public var url: String

    /// Creates a view model.
    public init(protocol name: String, url: String) {
        self.protocol = name
        self.url = url
    }
}
