/// Limits of what is read of a document.
///
/// The defaults exceed any legitimate feed, and bound the memory for a hostile one by a small
/// multiple of its size.
public struct ParsingLimits: Sendable, Equatable {
    /// The maximum size of a document in bytes, before and after conversion to UTF-8; larger ones
    /// are rejected. At most ``bytesAtMost``.
    public var bytes = 512 << 20 {
        didSet { bytes = min(bytes, Self.bytesAtMost) }
    }
    /// The absolute maximum: offsets have 32 bits.
    public static let bytesAtMost = Int(Int32.max)
    /// The maximum nesting of elements, arrays and objects; deeper ones are ignored in XML and
    /// rejected in JSON.
    public var depth = 256
    /// The maximum number of attributes of an element; further ones are ignored.
    public var attributes = 256
    /// The maximum length of a title, name, date or address in bytes. Longer ones are cut, or
    /// ignored if a part is worthless. Content is not limited.
    public var tokenLength = 1 << 20
    /// The maximum number of items; further ones are ignored. Setting it clears ``bytesPerItem``.
    public var items = 100_000 {
        didSet { bytesPerItem = nil }
    }
    /// Raises ``items`` for large documents to one for each so many bytes, so that an archive is
    /// read whole while the memory for empty items stays proportional. `nil` if ``items`` applies
    /// to any document.
    public var bytesPerItem: Int? = 64
    /// The maximum number of authors, of tags, of attachments and of media of an item or a feed.
    public var valuesPerItem = 1_000
    /// The maximum number of problems reported.
    public var problems = 1_000

    /// These limits with ``items`` raised for a document of `count` bytes.
    func fitted(to count: Int) -> ParsingLimits {
        guard let bytesPerItem else { return self }
        var limits = self
        limits.items = max(items, count / max(bytesPerItem, 1))
        return limits
    }

    /// The default limits.
    public static let `default` = ParsingLimits()

    /// Creates the default limits.
    public init() {}
}
