/// A token of markup, as ranges of the source bytes.
public struct MarkupToken: Sendable, Equatable {
    /// The kind of a token.
    public enum Kind: UInt8, Sendable {
        /// Text with character references.
        case text
        /// Literal text: a CDATA section, or the content of an HTML `script`.
        case rawText
        /// A start tag with its attributes, or an empty-element tag.
        case startTag
        /// An end tag.
        case endTag
        /// A comment, which readers never see.
        case comment
        /// An instruction for programs, such as `<?xml-stylesheet …?>`; the XML declaration, too.
        case processingInstruction
        /// A document type or another declaration, with its internal subset.
        case declaration
    }

    /// The kind of the token.
    public var kind: Kind
    /// Whether a start tag ends in `/>`, and no raw text and end tag follow (``MarkupSyntax``).
    public var isSelfClosing = false
    /// Whether raw text was a CDATA section.
    public var isCharacterData = false
    /// Whether the token has a proper end; `false` if it was cut short.
    public var isTerminated = true
    /// The whole token.
    public var range: Range<Int>
    /// The name of a tag; empty for other kinds.
    public var name: Range<Int>
    /// The content: the text, the attributes of a tag, the body of a comment.
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
