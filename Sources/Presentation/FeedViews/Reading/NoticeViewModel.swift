/// The outcome of an action, shown until the next one.
public struct NoticeViewModel: Sendable, Equatable {
    /// The kind of a notice.
    public enum Kind: Int32, Sendable {
        /// Something was done.
        case done
        /// Something was done that the same action undoes.
        case undoable
        /// There was nothing to do, or nothing was found.
        case nothing
        /// Something is in progress.
        case progress
    }

    /// The notice in words; empty to clear it.
    public var words: String
    /// The kind.
    public var kind: Kind

    /// Creates a notice.
    public init(_ words: String = "", kind: Kind = .done) {
        self.words = words
        self.kind = kind
    }
}
