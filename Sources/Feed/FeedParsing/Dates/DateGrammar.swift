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
        var rest = DateScanner(text)
        return switch self {
        case .internetMessage: Self.faultOfMessage(&rest, date: date)
        case .internet: Self.faultOfTimestamp(&rest)
        }
    }

    /// `Sat, 7 Sep 02 09:42[:31] zone`
    private static func faultOfMessage(_ rest: inout DateScanner, date: FeedDate) -> DateFault? {
        let weekday = rest.accept(letters: 3...3)
        if let weekday {
            guard rest.index(of: weekday, in: FeedDateNames.weekdays) != nil, rest.accept(","),
                rest.accept(" ")
            else { return .shape }
        }
        guard rest.accept(digits: 1...2) != nil, rest.accept(" "),
            let month = rest.accept(letters: 3...3), rest.index(of: month, in: months) != nil,
            rest.accept(" "),
            rest.accept(digits: 4...4) != nil || rest.accept(digits: 2...2) != nil,
            rest.accept(" "), let hour = rest.accept(digits: 2...2), rest.accept(":"),
            rest.accept(digits: 2...2) != nil
        else { return .shape }
        if rest.accept(":"), rest.accept(digits: 2...2) == nil { return .shape }
        guard rest.accept(" ") else { return .shape }
        if rest.accept("+") || rest.accept("-") {
            guard rest.accept(digits: 4...4) != nil, rest.isAtEnd else { return .shape }
        } else {
            guard let zone = rest.accept(letters: 1...5), rest.isAtEnd,
                rest.index(of: zone, in: halves) == nil
            else { return .shape }
            if let fault = fault(ofZone: zone, in: rest) { return fault }
        }
        if hour > 23 { return .hour }
        guard let weekday,
            rest.index(of: weekday, in: FeedDateNames.weekdays) != self.weekday(of: date)
        else {
            return nil
        }
        return .weekday(rest.string(weekday))
    }

    private static func fault(ofZone zone: Range<Int>, in rest: DateScanner) -> DateFault? {
        let isUsual = zone.count == 1 || rest.index(of: zone, in: zones) != nil
        // ``FeedDateParser`` takes no single small letter but `z` for a zone.
        let isKnown =
            (zone.count > 1 || !rest.string(zone).utf8.contains { 0x61...0x79 ~= $0 })
            && FeedDateNames.offset(of: rest.capitals(zone)) != nil
        guard isKnown else { return isReportedZone(zone, in: rest) ? nil : .shape }
        return isUsual ? nil : .foreignZone(rest.string(zone))
    }

    /// Returns true for what ``FeedDateParser`` reports as a zone that is not known.
    private static func isReportedZone(_ zone: Range<Int>, in rest: DateScanner) -> Bool {
        rest.string(zone).utf8.allSatisfy { 0x41...0x5A ~= $0 }
            && rest.index(of: zone.prefix(3), in: FeedDateNames.weekdays) == nil
    }

    /// The day of the week in the date's own zone, 0 for Sunday.
    private static func weekday(of date: FeedDate) -> Int {
        let days = CalendarDate.days(toSecond: date.writtenSeconds)
        // 1970 began on a Thursday.
        return Int(((days + 4) % 7 + 7) % 7)
    }

    /// `2002-09-07T09:42:31[.5]zone`
    private static func faultOfTimestamp(_ rest: inout DateScanner) -> DateFault? {
        guard rest.accept(digits: 4...4) != nil, rest.accept("-"),
            rest.accept(digits: 2...2) != nil, rest.accept("-"),
            rest.accept(digits: 2...2) != nil, rest.accept("T") || rest.accept("t"),
            let hour = rest.accept(digits: 2...2), rest.accept(":"),
            rest.accept(digits: 2...2) != nil, rest.accept(":"),
            rest.accept(digits: 2...2) != nil
        else { return .shape }
        if rest.accept("."), rest.accept(digits: 1...18) == nil { return .shape }
        if !rest.accept("Z"), !rest.accept("z") {
            guard rest.accept("+") || rest.accept("-"), rest.accept(digits: 2...2) != nil,
                rest.accept(":"), rest.accept(digits: 2...2) != nil
            else { return .shape }
        }
        guard rest.isAtEnd else { return .shape }
        return hour > 23 ? .hour : nil
    }
}
