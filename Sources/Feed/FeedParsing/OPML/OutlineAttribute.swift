/// An attribute of an outline that only other programs know.
public struct OutlineAttribute: Sendable, Hashable {
    /// The name, which XML allows.
    public let name: String
    /// The value, without references.
    public let value: String

    /// Creates an attribute.
    public init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}
