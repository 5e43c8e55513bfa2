/// The beginning of a text, made without making all of it.
public struct FeedTextBeginning: Sendable, Equatable {
    /// The text, up to somewhere.
    public var text: String
    /// True where the text is all there is.
    public var isWhole: Bool

    /// Creates a beginning.
    public init(text: String, isWhole: Bool) {
        self.text = text
        self.isWhole = isWhole
    }
}
