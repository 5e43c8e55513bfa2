/// Texts of a view model, such as tags; see ``FeedText``.
@propertyWrapper
public struct FeedTexts: Sendable, Equatable {
    public var projectedValue: [FeedText]

    /// Creates texts.
    public init(wrappedValue: [String]) {
        projectedValue = wrappedValue.map { FeedText($0) }
    }

    public var wrappedValue: [String] {
        get { projectedValue.map { $0.string } }
        set { projectedValue = newValue.map { FeedText($0) } }
    }
}
