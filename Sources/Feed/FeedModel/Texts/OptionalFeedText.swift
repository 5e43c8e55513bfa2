/// A text that may be absent; see ``FeedText``.
@propertyWrapper
public struct OptionalFeedText: Sendable, Hashable {
    /// The text itself, which makes no string.
    public var projectedValue: FeedText?

    // No initialiser without arguments or with `nil`: Swift would run it first, then this one.

    /// Creates the wrapper of `text`.
    @inlinable
    package init(_ text: FeedText?) {
        projectedValue = text
    }

    /// The text as a string, made on each access.
    public var wrappedValue: String? {
        get { projectedValue?.string }
        set { projectedValue = newValue.map { FeedText($0) } }
    }
}
