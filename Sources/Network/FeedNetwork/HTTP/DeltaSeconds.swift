/// Seconds as header fields give them (RFC 9111, section 1.2.2).
enum DeltaSeconds {
    /// The longest time that is told apart from longer ones: 2³¹ seconds.
    static let limit: Int64 = 1 << 31

    /// The number `text` stands for, in quotation marks or not; `nil` where it is not one.
    static func parse(_ text: some StringProtocol) -> Int64? {
        var digits = Substring(text)
        if digits.count >= 2, digits.hasPrefix("\""), digits.hasSuffix("\"") {
            digits = digits.dropFirst().dropLast()
        }
        guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return nil
        }
        guard digits.utf8.count <= 10, let number = Int64(digits) else { return limit }
        return min(number, limit)
    }
}
