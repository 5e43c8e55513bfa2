import FeedMarkup
package import FeedModel

/// Fast path for the two spellings that nearly all dates have.
extension FeedDateParser {
    /// Parses `Sat, 07 Sep 2002 09:42:31 +0200` (or `GMT`) and `2002-09-07T09:42:31Z` (or
    /// `+02:00`); `nil` for any other spelling or an out-of-range component.
    package static func fastPathDate(_ bytes: Span<UInt8>) -> FeedDate? {
        switch bytes.count {
        case 29, 31: internetMessageDate(bytes)
        case 20, 25: internetDate(bytes)
        default: nil
        }
    }

    /// RFC 822 with a two-digit day and a four-digit year.
    private static func internetMessageDate(_ bytes: Span<UInt8>) -> FeedDate? {
        guard bytes[0].isASCIILetter, bytes[1].isASCIILetter, bytes[2].isASCIILetter,
            bytes[3] == UInt8(ascii: ","), bytes[4] == UInt8(ascii: " "),
            bytes[7] == UInt8(ascii: " "), bytes[11] == UInt8(ascii: " "),
            bytes[16] == UInt8(ascii: " "), bytes[25] == UInt8(ascii: " "),
            let day = number(bytes, 5, 2), let month = month(bytes, 8),
            let year = number(bytes, 12, 4), let second = second(bytes, 17),
            let offset = zone(bytes, 26)
        else { return nil }
        return date(year, month, day, second, offset)
    }

    /// RFC 3339 without fractions of a second.
    private static func internetDate(_ bytes: Span<UInt8>) -> FeedDate? {
        guard bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
            bytes[10] == UInt8(ascii: "T"), let year = number(bytes, 0, 4),
            let month = number(bytes, 5, 2), let day = number(bytes, 8, 2),
            let second = second(bytes, 11), let offset = zone(bytes, 19)
        else { return nil }
        return date(year, month, day, second, offset)
    }

    @inline(__always)
    private static func number(_ bytes: Span<UInt8>, _ start: Int, _ length: Int) -> Int? {
        var number = 0
        var isNumber = true
        for index in start..<(start &+ length) {
            let digit = bytes[index] &- 0x30
            isNumber = isNumber && digit < 10
            number = number &* 10 &+ Int(digit)
        }
        return isNumber ? number : nil
    }

    @inline(__always)
    private static func month(_ bytes: Span<UInt8>, _ start: Int) -> Int? {
        let letters =
            UInt32(bytes[start].asciiLowercased) &<< 16
            | UInt32(bytes[start + 1].asciiLowercased) &<< 8
            | UInt32(bytes[start + 2].asciiLowercased)
        return switch letters {
        case 0x6A_616E: 1
        case 0x66_6562: 2
        case 0x6D_6172: 3
        case 0x61_7072: 4
        case 0x6D_6179: 5
        case 0x6A_756E: 6
        case 0x6A_756C: 7
        case 0x61_7567: 8
        case 0x73_6570: 9
        case 0x6F_6374: 10
        case 0x6E_6F76: 11
        case 0x64_6563: 12
        default: nil
        }
    }

    /// The seconds since midnight of a time such as `09:42:31`.
    @inline(__always)
    private static func second(_ bytes: Span<UInt8>, _ start: Int) -> Int? {
        guard bytes[start + 2] == UInt8(ascii: ":"), bytes[start + 5] == UInt8(ascii: ":"),
            let hour = number(bytes, start, 2), hour < 24,
            let minute = number(bytes, start + 3, 2), minute < 60,
            let second = number(bytes, start + 6, 2), second < 60
        else { return nil }
        return hour * 3_600 + minute * 60 + second
    }

    /// The offset from UTC, in minutes, of `Z`, `GMT`, `+0200` or `+02:00` from `start` to the end.
    @inline(__always)
    private static func zone(_ bytes: Span<UInt8>, _ start: Int) -> Int? {
        let length = bytes.count - start
        if length == 1 { return bytes[start] == UInt8(ascii: "Z") ? 0 : nil }
        if length == 3 { return bytes.equals(start..<bytes.count, "GMT") ? 0 : nil }
        let isNegative = bytes[start] == UInt8(ascii: "-")
        guard isNegative || bytes[start] == UInt8(ascii: "+"),
            length == 5 || bytes[start + 3] == UInt8(ascii: ":"),
            let hours = number(bytes, start + 1, 2), hours < 15,
            let minutes = number(bytes, bytes.count - 2, 2), minutes < 60
        else { return nil }
        return isNegative ? -hours * 60 - minutes : hours * 60 + minutes
    }

    @inline(__always)
    private static func date(
        _ year: Int, _ month: Int, _ day: Int, _ second: Int, _ offset: Int
    ) -> FeedDate? {
        // Other years may be of another calendar.
        guard 1_600...2_100 ~= year, 1...12 ~= month, day >= 1,
            day <= CalendarDate.length(ofMonth: month, in: year)
        else { return nil }
        let days = CalendarDate.days(toYear: year, month: month, day: day)
        return FeedDate(
            secondsSince1970: Int64(days) * 86_400 + Int64(second - offset * 60),
            utcOffsetMinutes: Int16(offset))
    }
}
