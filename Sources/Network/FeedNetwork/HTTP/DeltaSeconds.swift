/// Seconds in header fields (RFC 9111, section 1.2.2).
enum DeltaSeconds {
    /// The largest value: 2³¹ seconds.
    static let limit: Int64 = 1 << 31

    /// Parses digits; `nil` for anything else.
    static func parse(_ text: some StringProtocol) -> Int64? {
        let digits = text.utf8
        guard !digits.isEmpty, digits.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return nil
        }
        let significant = digits.drop { $0 == 0x30 }
        guard significant.count <= 10 else { return limit }
        return min(significant.reduce(0) { $0 * 10 + Int64($1 - 0x30) }, limit)
    }
}
