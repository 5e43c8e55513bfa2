/// The places of a document that stood for no character, and became U+FFFD.
struct DecodingFaults {
    /// How many there are.
    private(set) var count = 0
    /// Where the first is in what was decoded.
    private(set) var first: Int?

    /// Counts one that stands at `offset` in what was decoded.
    mutating func add(at offset: Int) {
        count += 1
        if first == nil { first = offset }
    }
}
