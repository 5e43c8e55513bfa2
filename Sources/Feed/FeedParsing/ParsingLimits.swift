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
    /// How many items are read; further ones are ignored. Who sets it has no more read, whatever
    /// ``bytesPerItem`` was.
    public var items = 100_000 {
        didSet { bytesPerItem = nil }
    }
    /// A document that has more bytes than so many for each of ``items`` may have an item for each so many bytes:
    /// an archive is read whole, and what is kept of empty items stays a small multiple of it. `nil` where
    /// ``items`` are as many as any document may have.
    public var bytesPerItem: Int? = 64
    /// How many authors, tags, attachments or media an item or a feed keeps of each.
    public var valuesPerItem = 1_000
    /// How many problems are kept.
    public var problems = 1_000

    /// These limits, with as many items as a document of `count` bytes may have.
    func fitted(to count: Int) -> ParsingLimits {
        guard let bytesPerItem else { return self }
        var limits = self
        limits.items = max(items, count / max(bytesPerItem, 1))
        limits.bytesPerItem = bytesPerItem
        return limits
    }

    /// How many items there may be in a part of `count` bytes.
    func items(inPartOf count: Int) -> Int {
        bytesPerItem.map { min(items, count / max($0, 1) + 1) } ?? items
    }

    /// The limits used where nobody sets others.
    public static let `default` = ParsingLimits()

    /// Creates the default limits.
    public init() {}
}
