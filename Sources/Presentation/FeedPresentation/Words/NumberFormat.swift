/// How numbers are written in a language and a region.
struct NumberFormat: Sendable, Equatable {
    /// Stands before the fraction.
    var decimalSeparator: String
    /// Stands between groups of three digits.
    var groupSeparator: String
    /// How many digits a number has that is grouped.
    var leastGroupedDigits = 4

    /// `1234567` as `1,234,567`.
    func words(_ number: Int) -> String {
        let digits = String(number.magnitude)
        let sign = number < 0 ? "-" : ""
        guard digits.utf8.count >= leastGroupedDigits else { return sign + digits }
        var result = sign
        var rest = digits.utf8.count
        for digit in digits {
            result.append(digit)
            rest -= 1
            if rest > 0, rest % 3 == 0 { result += groupSeparator }
        }
        return result
    }

    /// The number of units, without the unit.
    func words(_ count: ByteCount) -> String {
        count.hasFraction
            ? "\(count.tenths / 10)\(decimalSeparator)\(count.tenths % 10)"
            : words(Int(count.tenths / 10))
    }
}
