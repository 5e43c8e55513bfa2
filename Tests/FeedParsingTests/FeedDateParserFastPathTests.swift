import FeedModel
import TestSupport
import Testing

@testable import FeedParsing

@Suite struct FeedDateParserFastPathTests {
    @Test(arguments: [
        "Sat, 07 Sep 2002 09:42:31 GMT", "Thu, 29 Feb 2024 23:59:59 +0000",
        "sun, 31 DEC 1899 00:00:00 -0930", "Mon, 01 Jan 2024 00:00:00 +1345",
        "2002-09-07T09:42:31Z", "2024-02-29T00:00:00+05:30", "1970-01-01T00:00:00-00:00",
        "2100-12-31T23:59:59Z",
    ])
    func `Agrees with the general parser`(text: String) {
        // A leading space disables the fast path.
        #expect(fastPathDate(" " + text) == nil)
        #expect(fastPathDate(text) != nil)
        #expect(fastPathDate(text) == FeedDateParser.parse(" " + text))
    }

    @Test(arguments: [
        "Sat, 7 Sep 2002 09:42:31 +0000", "Sat, 07 Sep 2002 24:00:00 GMT",
        "Sat, 30 Feb 2002 09:42:31 GMT", "Sat, 07 Foo 2002 09:42:31 GMT",
        "Sat, 07 Sep 2002 09:42:31 EST", "Sat, 07 Sep 2002 09:42:60 GMT",
        "2002-13-07T09:42:31Z", "2002-09-07 09:42:31Z", "2002-09-00T09:42:31Z",
        "2002-09-07T09:42:31+99:00", "9999-12-31T23:59:59Z", "", "x",
        "2567-01-02T10:00:00Z", "Tue, 02 Jan 2567 10:00:00 +0700",
    ])
    func `Rejects other spellings and invalid components`(text: String) {
        #expect(fastPathDate(text) == nil)
    }

    @Test func `Agrees with the general parser on random dates`() {
        var random = SeededGenerator(seed: 50)
        var taken = 0
        for _ in 0..<20_000 {
            let text = Self.spelling(&random)
            guard let date = fastPathDate(text) else { continue }
            taken += 1
            #expect(FeedDateParser.parse(" " + text) == date, "\(text)")
        }
        #expect(taken > 1_000)
    }

    /// A date in one of the two spellings, sometimes with a byte replaced.
    private static func spelling(_ random: inout SeededGenerator) -> String {
        func digits(_ range: ClosedRange<Int>, _ count: Int = 2) -> String {
            let text = String(Int.random(in: range, using: &random))
            return String(repeating: "0", count: count - text.count) + text
        }
        let year = digits(Bool.random(using: &random) ? 1_990...2_060 : 0...9_999, 4)
        let (month, day) = (digits(0...13), digits(0...32))
        let time = "\(digits(0...25)):\(digits(0...60)):\(digits(0...60))"
        let offset = (hours: digits(0...15), minutes: digits(0...60))
        let sign = Bool.random(using: &random) ? "+" : "-"
        let days = ["Mon", "tue", "SUN", "Day"]
        let months = ["Jan", "feb", "MAR", "Apr", "Aug", "Sep", "Dec", "Foo"]
        var bytes: [UInt8]
        if Bool.random(using: &random) {
            let zone =
                ["Z", "\(sign)\(offset.hours):\(offset.minutes)"]
                .randomElement(using: &random) ?? ""
            bytes = Array("\(year)-\(month)-\(day)T\(time)\(zone)".utf8)
        } else {
            let zone =
                ["GMT", "\(sign)\(offset.hours)\(offset.minutes)"]
                .randomElement(using: &random) ?? ""
            let name = months.randomElement(using: &random) ?? ""
            let weekday = days.randomElement(using: &random) ?? ""
            bytes = Array("\(weekday), \(day) \(name) \(year) \(time) \(zone)".utf8)
        }
        if Int.random(in: 0..<8, using: &random) == 0 {
            let signs = Array("0159TZ+-:, aM".utf8)
            let index = Int.random(in: 0..<bytes.count, using: &random)
            bytes[index] = signs.randomElement(using: &random) ?? 0x20
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func fastPathDate(_ text: String) -> FeedDate? {
        FeedDateParser.fastPathDate(Array(text.utf8).span)
    }
}
