/// A picture that the platform has made itself, such as a `UIImage` that a cache keeps, or an element of a page in a
/// browser, which gives neither bytes nor pixels of another site's picture.
public struct FeedImageHandle: Sendable, Hashable {
    /// What the platform has for it.
    public let object: any AnyObject & Sendable
    /// How many bytes it takes, about: what is loaded before it is wanted is kept up to a limit.
    public let byteCount: Int

    /// Creates a handle.
    public init(_ object: any AnyObject & Sendable, byteCount: Int) {
        self.object = object
        self.byteCount = byteCount
    }

    /// The object, where it is of a class: `handle.object(as: UIImage.self)`.
    public func object<Object: AnyObject>(as type: Object.Type) -> Object? {
        object as? Object
    }

    /// Two handles of one object are the same.
    public static func == (left: FeedImageHandle, right: FeedImageHandle) -> Bool {
        left.object === right.object
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(object))
    }
}
