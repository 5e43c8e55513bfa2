/// The places of a document that stood for no character, and became U+FFFD.
public struct DecodingFaults: Sendable {
    /// How many there are.
    public private(set) var count = 0
    /// Where the first is in what was decoded.
    public private(set) var first: Int?

    /// Creates a record of none.
    public init() {}

    /// Counts one that stands at `offset` in what was decoded.
    public mutating func add(at offset: Int) {
        count += 1
        if first == nil { first = offset }
    }
}
