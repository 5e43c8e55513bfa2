/// Reads numbers on the command line.
enum QuantityArgument {
    /// A number in a range.
    static func count(
        _ text: String, in range: ClosedRange<Int>, option: String
    ) throws(UsageError) -> Int {
        guard let number = Int(text), range.contains(number) else {
            throw .invalidValue(
                option: option, value: text,
                expected: "a number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    /// Seconds, perhaps with a fraction, in milliseconds.
    static func milliseconds(_ text: String, option: String) throws(UsageError) -> Int64 {
        guard let seconds = Double(text), seconds > 0, seconds <= 86_400 else {
            throw .invalidValue(
                option: option, value: text, expected: "seconds, more than 0 and at most 86400")
        }
        return max(1, Int64(seconds * 1000))
    }

    /// Bytes, perhaps with K, M or G for powers of 1024.
    static func bytes(_ text: String, option: String) throws(UsageError) -> Int {
        let shifts: [Character: Int] = ["K": 10, "M": 20, "G": 30]
        let shift = text.last.flatMap { shifts[Character($0.uppercased())] }
        let digits = shift == nil ? text[...] : text.dropLast()
        guard let number = Int(digits), number > 0, number <= (1 << 40) >> (shift ?? 0) else {
            throw .invalidValue(
                option: option, value: text,
                expected: "a number of bytes such as 500000, 500K, 10M or 1G")
        }
        return number << (shift ?? 0)
    }
}
