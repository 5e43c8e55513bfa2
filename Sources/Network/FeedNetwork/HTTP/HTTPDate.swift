import FeedModel

/// Dates in header fields (RFC 9110, section 5.6.7): the preferred format and the two obsolete
/// ones.
package enum HTTPDate {
    private static let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    private static let longDays = [
        "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
    ]
    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    /// Parses a date to seconds since 1970; `nil` if it has none of the formats.
    ///
    /// - Parameter now: the current time; years of two digits are at most 50 years ahead of it.
    package static func parse(_ text: some StringProtocol, now: Int64) -> Int64? {
        var reader = Reader(text.utf8)
        let isLong = reader.choice(of: longDays) != nil
        guard isLong || reader.choice(of: days) != nil else { return nil }
        if reader.take(", ") {
            // Sunday, 06-Nov-94 08:49:37 GMT, or Sun, 06 Nov 1994 08:49:37 GMT
            let separator = isLong ? "-" : " "
            guard let day = reader.number(2), reader.take(separator),
                let month = reader.choice(of: months), reader.take(separator),
                let year = reader.number(isLong ? 2 : 4), reader.take(" "),
                let time = reader.time(), reader.take(" GMT"), reader.isAtEnd
            else { return nil }
            return seconds(isLong ? fullYear(year, now: now) : year, month, day, time)
        }
        // Sun Nov  6 08:49:37 1994
        guard !isLong, reader.take(" "), let month = reader.choice(of: months), reader.take(" "),
            let day = reader.take(" ") ? reader.number(1) : reader.number(2), reader.take(" "),
            let time = reader.time(), reader.take(" "), let year = reader.number(4),
            reader.isAtEnd
        else { return nil }
        return seconds(year, month, day, time)
    }

    /// The latest year with these two digits that is at most 50 years ahead.
    private static func fullYear(_ digits: Int64, now: Int64) -> Int64 {
        let thisYear = 1970 + now / 31_556_952
        let year = thisYear - thisYear % 100 + digits
        if year > thisYear + 50 { return year - 100 }
        return year <= thisYear - 50 ? year + 100 : year
    }

    /// - Parameter month: from 0 to 11.
    private static func seconds(
        _ year: Int64, _ month: Int, _ day: Int64, _ time: Int64
    ) -> Int64? {
        let (year, month, day) = (Int(year), month + 1, Int(day))
        guard year >= 1, 1...CalendarDate.length(ofMonth: month, in: year) ~= day else {
            return nil
        }
        return Int64(CalendarDate.days(toYear: year, month: month, day: day)) * 86_400 + time
    }

    /// Parses a text from its beginning.
    private struct Reader {
        private let bytes: [UInt8]
        private var position = 0

        init(_ bytes: some Sequence<UInt8>) {
            self.bytes = Array(bytes.prefix(64))
        }

        var isAtEnd: Bool { position == bytes.count }

        mutating func take(_ text: String) -> Bool {
            guard bytes[position...].starts(with: text.utf8) else { return false }
            position += text.utf8.count
            return true
        }

        /// Returns the index of the next word in `words`.
        mutating func choice(of words: [String]) -> Int? {
            for (index, word) in words.enumerated() where take(word) { return index }
            return nil
        }

        /// Parses a number with so many digits.
        mutating func number(_ digits: Int) -> Int64? {
            guard position + digits <= bytes.count else { return nil }
            var number: Int64 = 0
            for byte in bytes[position..<position + digits] {
                guard (0x30...0x39).contains(byte) else { return nil }
                number = number * 10 + Int64(byte - 0x30)
            }
            position += digits
            return number
        }

        /// Parses a time of day to seconds; allows a leap second.
        mutating func time() -> Int64? {
            guard let hours = number(2), take(":"), let minutes = number(2), take(":"),
                let seconds = number(2), hours < 24, minutes < 60, seconds <= 60
            else { return nil }
            return hours * 3600 + minutes * 60 + seconds
        }
    }
}
