/// The number format of a language and region.
struct NumberFormat: Sendable, Equatable {
    var decimalSeparator: String
    /// Separates groups of three digits.
    var groupSeparator: String
    /// The least number of digits for which groups are used.
    var leastGroupedDigits = 4

    /// Formats `1234567` as `1,234,567`.
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

    /// Formats a byte count: the number, a space and the unit. `bytes` names the smallest unit,
    /// `larger` those above by their exponent of 1000.
    func words(
        _ count: ByteCount, bytes: String,
        larger: [String] = ["kB", "MB", "GB", "TB", "PB", "EB"], space: String = "\u{A0}"
    ) -> String {
        let unit = count.unit == .byte ? bytes : larger[count.unit.rawValue - 1]
        let fraction = count.hasFraction ? decimalSeparator + String(count.tenths % 10) : ""
        return String(count.whole) + fraction + space + unit
    }

    /// Formats a playing time with the given units.
    func words(_ time: PlayingTime, hours: String, minutes: String, seconds: String) -> String {
        switch time {
        case .seconds(let count): words(count) + seconds
        case .minutes(let count): words(count) + minutes
        case .hours(let count, minutes: 0): words(count) + hours
        case .hours(let count, let rest):
            words(count) + hours + "\u{A0}" + words(rest) + minutes
        }
    }
}
