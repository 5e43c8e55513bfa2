/// A piece of markup, as ranges of offsets into the bytes it was found in.
public struct MarkupToken: Sendable, Equatable {
    /// The kind of a token.
    public enum Kind: UInt8, Sendable {
        /// Text in which character references are to be decoded.
        case text
        /// Text that stands for itself: character data, or the inside of an HTML `script`.
        case rawText
        case startTag
        case endTag
        case comment
        case processingInstruction
        /// A document type or another declaration, with its internal subset.
        case declaration
    }

    /// The kind of the token.
    public var kind: Kind
    /// True where a start tag ends in `/>`.
    public var isSelfClosing = false
    /// True for raw text that was written as a CDATA section.
    public var isCharacterData = false
    /// True where the token has the end its beginning asks for; `false` where it was cut short.
    public var isTerminated = true
    /// Where the whole token stands.
    public var range: Range<Int>
    /// The name of a tag; empty for other kinds.
    public var name: Range<Int>
    /// The inside: the text, the attributes of a tag, the body of a comment.
    public var content: Range<Int>

    /// Creates a token.
    public init(
        kind: Kind, range: Range<Int>, name: Range<Int> = 0..<0, content: Range<Int>
    ) {
        self.kind = kind
        self.range = range
        self.name = name
        self.content = content
    }
}
