/// What a request for an action may carry.
public enum ReaderActionArgument: Int32, Sendable {
    /// Nothing.
    case none
    /// A text.
    case text
    /// A row of a list.
    case row
    /// A number typed before the key.
    case number
}
