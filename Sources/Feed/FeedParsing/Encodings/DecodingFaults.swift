/// The positions of invalid bytes, which were replaced by U+FFFD.
public struct DecodingFaults: Sendable {
    /// The number of replacements.
    public private(set) var count = 0
    /// The offset of the first in the decoded text.
    public private(set) var first: Int?

    /// Creates an empty record.
    public init() {}

    /// Counts a replacement at `offset` in the decoded text.
    public mutating func add(at offset: Int) {
        count += 1
        if first == nil { first = offset }
    }
}
