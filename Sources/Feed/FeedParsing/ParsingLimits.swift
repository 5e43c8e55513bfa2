/// How much of a document is read before a reader says it is enough.
///
/// The defaults are far beyond any feed that is meant to be read, and keep the memory for a
/// hostile one within a small multiple of its size.
public struct ParsingLimits: Sendable, Equatable {
    /// The largest document, in bytes as they came and as UTF-8; a larger one is refused. Never
    /// more than ``bytesAtMost``.
    public var bytes = 512 << 20 {
        didSet { bytes = min(bytes, Self.bytesAtMost) }
    }
    /// Places in a document are kept in 32 bits.
    public static let bytesAtMost = Int(Int32.max)
    /// How deep elements, arrays and objects may lie within each other; deeper ones are ignored
    /// in XML, and refused in JSON.
    public var depth = 256
    /// How many attributes of an element are read; further ones are ignored.
    public var attributes = 256
    /// The longest title, name, date or address in bytes; a longer one is cut, or ignored where
    /// a part of it is worth nothing. Content is not limited.
    public var tokenLength = 1 << 20
    /// How many items are read; further ones are ignored.
    public var items = 100_000
    /// How many authors, tags, attachments or media an item or a feed keeps of each.
    public var valuesPerItem = 1_000
    /// How many problems are kept.
    public var problems = 1_000

    /// The limits used where nobody sets others.
    public static let `default` = ParsingLimits()

    /// Creates the default limits.
    public init() {}
}
