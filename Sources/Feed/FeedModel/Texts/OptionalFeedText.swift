/// A text that may be absent; see ``FeedText``.
@propertyWrapper
public struct OptionalFeedText: Sendable, Hashable {
    public var projectedValue: FeedText?

    // Made of nothing else: a property that can be made of nothing, or of `nil`, is made so first, and then again.

    /// Creates the wrapper of `text`.
    @inlinable
    package init(_ text: FeedText?) {
        projectedValue = text
    }

    public var wrappedValue: String? {
        get { projectedValue?.string }
        set { projectedValue = newValue.map { FeedText($0) } }
    }
}
