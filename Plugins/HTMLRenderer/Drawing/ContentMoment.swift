import FeedMarkup
import FeedModel

/// Dates and times of HTML (section 2.3.5) that occur in feeds.
enum ContentMoment {
    /// Returns true for a year, a month, a date, a time, or a date and time.
    ///
    /// - Parameter isWhole: requires a date, or a date and time with zone, as in `ins` and `del`.
    static func isValid(_ range: Range<Int>, in source: Span<UInt8>, isWhole: Bool) -> Bool {
        var rest = range
        guard rest.count <= 40 else { return false }
        if let colon = rest.dropFirst(2).first, source[colon] == UInt8(ascii: ":") {
            return !isWhole && takeTime(&rest, in: source) && rest.isEmpty
        }
        guard let year = acceptNumber(4, &rest, in: source), year > 0 else { return false }
        if rest.isEmpty { return !isWhole }
        guard accept("-", &rest, in: source), let month = acceptNumber(2, &rest, in: source),
            (1...12).contains(month)
        else { return false }
        if rest.isEmpty { return !isWhole }
        guard accept("-", &rest, in: source), let day = acceptNumber(2, &rest, in: source),
            (1...CalendarDate.length(ofMonth: month, in: year)).contains(day)
        else { return false }
        if rest.isEmpty { return true }
        guard accept("T", &rest, in: source) || accept(" ", &rest, in: source),
            takeTime(&rest, in: source)
        else { return false }
        if rest.isEmpty { return !isWhole }
        return takeZone(&rest, in: source) && rest.isEmpty
    }

    private static func takeTime(_ rest: inout Range<Int>, in source: Span<UInt8>) -> Bool {
        guard let hour = acceptNumber(2, &rest, in: source), hour < 24,
            accept(":", &rest, in: source),
            let minute = acceptNumber(2, &rest, in: source), minute < 60
        else { return false }
        guard accept(":", &rest, in: source) else { return true }
        guard let second = acceptNumber(2, &rest, in: source), second < 60 else { return false }
        guard accept(".", &rest, in: source) else { return true }
        let digits = rest.prefix { source[$0].isASCIIDigit }
        rest = rest.dropFirst(digits.count)
        return (1...3).contains(digits.count)
    }

    private static func takeZone(_ rest: inout Range<Int>, in source: Span<UInt8>) -> Bool {
        if accept("Z", &rest, in: source) { return true }
        guard accept("+", &rest, in: source) || accept("-", &rest, in: source),
            let hour = acceptNumber(2, &rest, in: source), hour < 24
        else { return false }
        _ = accept(":", &rest, in: source)
        return acceptNumber(2, &rest, in: source).map { $0 < 60 } ?? false
    }

    private static func accept(
        _ sign: Unicode.Scalar, _ rest: inout Range<Int>, in source: Span<UInt8>
    ) -> Bool {
        guard let first = rest.first, source[first] == UInt8(ascii: sign) else { return false }
        rest = rest.dropFirst()
        return true
    }

    private static func acceptNumber(
        _ count: Int, _ rest: inout Range<Int>, in source: Span<UInt8>
    ) -> Int? {
        guard rest.count >= count else { return nil }
        let number = ContentMarkup.number(rest.prefix(count), in: source)
        rest = rest.dropFirst(count)
        return number
    }
}
