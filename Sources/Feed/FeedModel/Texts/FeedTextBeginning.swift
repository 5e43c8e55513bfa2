/// The beginning of a text, made without making the rest.
public struct FeedTextBeginning: Sendable, Equatable {
    /// What was made of the text.
    public var text: String
    /// True if the text is complete.
    public var isWhole: Bool

    /// Creates a beginning.
    public init(text: String, isWhole: Bool) {
        self.text = text
        self.isWhole = isWhole
    }
}
