/// A text of a view model that may be absent; see ``FeedText``.
@propertyWrapper
public struct OptionalFeedText: Sendable, Equatable {
    public var projectedValue: FeedText?

    /// Creates the wrapper of `text`.
    @inlinable
    init(_ text: FeedText?) {
        projectedValue = text
    }

    /// Creates a text, or none.
    public init(wrappedValue: String?) {
        projectedValue = wrappedValue.map { FeedText($0) }
    }

    public var wrappedValue: String? {
        get { projectedValue?.string }
        set { projectedValue = newValue.map { FeedText($0) } }
    }
}
