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
        /// A text is wanted: request ``action`` again with it.
        case question
    }

    /// The notice in words; empty to clear it.
    public var words: String
    /// The kind.
    public var kind: Kind
    /// The action that wants a text, undoes what was done, or pauses what is in progress.
    public var action: ReaderAction?
    /// The text to begin the answer to a question with.
    public var text: String

    /// Creates a notice.
    public init(
        _ words: String = "", kind: Kind = .done, action: ReaderAction? = nil, text: String = ""
    ) {
        self.words = words
        self.kind = kind
        self.action = action
        self.text = text
    }
}
