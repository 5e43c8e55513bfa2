/// Texts of a view model, such as tags; see ``FeedText``.
@propertyWrapper
public struct FeedTexts: Sendable, Equatable {
    /// The texts themselves, which make no strings.
    public var projectedValue: [FeedText]

    /// Creates the wrapper of `texts`.
    @inlinable
    package init(_ texts: [FeedText]) {
        projectedValue = texts
    }

    /// The texts as strings, made on each access.
    public var wrappedValue: [String] {
        get { projectedValue.map { $0.string } }
        set { projectedValue = newValue.map { FeedText($0) } }
    }
}
