internal import FeedMarkup
internal import FeedModel

/// The date grammars that the formats require, for checks; ``FeedDateParser`` accepts far more.
enum DateGrammar {
    /// RFC 822, section 5, with the four-digit years of RFC 1123, as in RSS.
    case internetMessage
    /// RFC 3339, as in Atom and JSON Feed.
    case internet

    var example: String {
        switch self {
        case .internetMessage: "Sat, 07 Sep 2002 09:42:31 GMT"
        case .internet: "2002-09-07T09:42:31Z"
        }
    }

    private static let months: [StaticString] = [
        "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]
    /// Suffixes of a 12-hour clock, which are no zones.
    private static let halves: [StaticString] = ["am", "pm"]
    /// The zones of more than one letter, and `UTC`, which RFC 822 omits and every reader accepts.
    private static let zones: [StaticString] = [
        "gmt", "ut", "utc", "est", "edt", "cst", "cdt", "mst", "mdt", "pst", "pdt",
    ]

    /// Returns the first fault of `text`, which was parsed as `date`; `nil` if it conforms.
    func fault(in text: [UInt8], date: FeedDate) -> DateFault? {
        switch self {
        case .internetMessage: Self.faultOfMessage(text, date: date)
        case .internet: Self.faultOfTimestamp(text)
        }
    }

    /// `Sat, 7 Sep 02 09:42[:31] zone`
    private static func faultOfMessage(_ text: [UInt8], date: FeedDate) -> DateFault? {
        var words = text.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
        var weekday: ArraySlice<UInt8>?
        if words.count == 6, words[0].last == UInt8(ascii: ",") {
            weekday = words.removeFirst().dropLast()
        }
        guard words.count == 5,
            weekday.map({ index(of: $0, in: FeedDateNames.weekdays) != nil }) ?? true,
            isLike(words[0], "0", "00"), index(of: words[1], in: months) != nil,
            isLike(words[2], "00", "0000"), isLike(words[3], "00:00", "00:00:00")
        else { return .shape }
        if !isLike(words[4], "+0000", "-0000"), let fault = fault(ofZone: words[4]) { return fault }
        if isBeyondDay(words[3]) { return .hour }
        guard let weekday, index(of: weekday, in: FeedDateNames.weekdays) != self.weekday(of: date)
        else { return nil }
        return .weekday(String(decoding: weekday, as: UTF8.self))
    }

    private static func fault(ofZone zone: ArraySlice<UInt8>) -> DateFault? {
        guard 1...5 ~= zone.count, zone.allSatisfy({ $0.isASCIILetter }),
            index(of: zone, in: halves) == nil
        else { return .shape }
        let isUsual = zone.count == 1 || index(of: zone, in: zones) != nil
        let capitals = zone.reduce(UInt64(0)) { $0 << 8 | UInt64($1 & 0xDF) }
        // ``FeedDateParser`` takes no single small letter but `z` for a zone.
        let isKnown =
            (zone.count > 1 || !zone.contains { 0x61...0x79 ~= $0 })
            && FeedDateNames.offset(of: capitals) != nil
        guard isKnown else { return isReported(zone) ? nil : .shape }
        return isUsual ? nil : .foreignZone(String(decoding: zone, as: UTF8.self))
    }

    /// Returns true for what ``FeedDateParser`` reports as a zone that is not known.
    private static func isReported(_ zone: ArraySlice<UInt8>) -> Bool {
        zone.allSatisfy { 0x41...0x5A ~= $0 }
            && index(of: zone.prefix(3), in: FeedDateNames.weekdays) == nil
    }

    /// The day of the week in the date's own zone, 0 for Sunday.
    private static func weekday(of date: FeedDate) -> Int {
        let days = CalendarDate.days(toSecond: date.writtenSeconds)
        // 1970 began on a Thursday.
        return Int(((days + 4) % 7 + 7) % 7)
    }

    /// `2002-09-07T09:42:31[.5]zone`
    private static func faultOfTimestamp(_ text: [UInt8]) -> DateFault? {
        var zone = text.dropFirst(19)
        if zone.first == UInt8(ascii: ".") {
            let digits = zone.dropFirst().prefix { $0.isASCIIDigit }
            guard 1...18 ~= digits.count else { return .shape }
            zone = zone.dropFirst(1 + digits.count)
        }
        guard isLike(text.prefix(19), "0000-00-00T00:00:00", "0000-00-00t00:00:00"),
            isLike(zone, "Z", "z", "+00:00", "-00:00")
        else { return .shape }
        return isBeyondDay(text[11...]) ? .hour : nil
    }

    /// Returns true if `text` is written as one of `forms`, in which a zero is any digit.
    private static func isLike(_ text: ArraySlice<UInt8>, _ forms: String...) -> Bool {
        let form = text.map { $0.isASCIIDigit ? UInt8(ascii: "0") : $0 }
        return forms.contains { form.elementsEqual($0.utf8) }
    }

    /// Returns true if the hour that begins `time`, of two digits, is 24 or more.
    private static func isBeyondDay(_ time: ArraySlice<UInt8>) -> Bool {
        !time.lexicographicallyPrecedes("24".utf8)
    }

    /// Returns the index of `word` among `names`, ignoring case.
    private static func index(of word: ArraySlice<UInt8>, in names: [StaticString]) -> Int? {
        names.firstIndex { LintValue.isSame(Array(word), $0) }
    }
}
