/// Texts of a view model, such as tags; see ``FeedText``.
@propertyWrapper
public struct FeedTexts: Sendable, Equatable {
    public var projectedValue: [FeedText]

    /// Creates the wrapper of `texts`.
    @inlinable
    package init(_ texts: [FeedText]) {
        projectedValue = texts
    }

    public var wrappedValue: [String] {
        get { projectedValue.map { $0.string } }
        set { projectedValue = newValue.map { FeedText($0) } }
    }
}
