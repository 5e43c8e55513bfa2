import FeedModel
import FeedPresentation
import Glibc
import SystemInterface
import TestSupport
import Testing

@testable import FeedHost

@Suite struct LocalDateWordingTests {
    /// Zones with changes of an hour, half an hour, at midnight and over the date line, and without; one with a
    /// historical offset in seconds, and one that counts leap seconds.
    private static let zones = [
        "UTC", "Europe/Zagreb", "America/New_York", "Australia/Lord_Howe", "America/Sao_Paulo",
        "Pacific/Apia", "Asia/Kathmandu", "Africa/Monrovia", "right/Europe/Berlin",
        "EST5EDT,M3.2.0,M11.1.0",
    ]

    @Test func `Words dates in the user's time zone, in any order`() async {
        await #expect(processExitsWith: .success) {
            for zone in Self.zones {
                unsafe setenv("TZ", zone, 1)
                tzset()
                let wording = LocalDateWording(phrases: .english)
                var generator = SeededGenerator(seed: 20_261_123)
                // Hours of days on which clocks change, those beside them, and random instants.
                var instants = (0..<2_000).map { _ in
                    Int64(bitPattern: generator.next()) % 8_000_000_000
                }
                for day in stride(from: Int64(15_000), to: 20_800, by: 1) where day % 365 < 120 {
                    instants.append(
                        contentsOf: [0, 3_599, 5_400, 86_399].map { day * 86_400 + $0 })
                }
                instants += [.min, .max, -1, 0, 1 << 40, -(1 << 40), 1 << 57]
                for instant in instants {
                    let date = FeedDate(secondsSince1970: instant)
                    let expected =
                        LocalTime(secondsSince1970: instant).map {
                            EnglishPhrases.english.date(
                                WallClockTime(
                                    year: $0.year, month: $0.month, day: $0.day, hour: $0.hour,
                                    minute: $0.minute))
                        } ?? ""
                    let words = wording.words(for: date)
                    precondition(
                        words == expected, "\(zone), \(instant): \(words), not \(expected)")
                    // Lists show digits of the same clock, without leap seconds.
                    guard !expected.isEmpty, !zone.hasPrefix("right/") else { continue }
                    let digits = EnglishPhrases.english.date(
                        WallClockTime(
                            instant, secondsAheadOfUTC: Int64(wording.secondsAheadOfUTC(at: date))))
                    precondition(
                        digits == expected, "\(zone), \(instant): \(digits), not \(expected)")
                }
            }
        }
    }
}
