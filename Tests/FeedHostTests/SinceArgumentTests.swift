import FeedModel
import Testing

@testable import FeedHost

/// The argument of --since.
@Suite struct SinceArgumentTests {
    @Test(arguments: [
        ("45min", 2_700), ("12h", 43_200), ("3d", 259_200), ("2w", 1_209_600), ("1y", 31_536_000),
        ("0d", 0),
    ])
    func `Parses an age of number and unit`(text: String, seconds: Int64) {
        #expect(SinceArgument.time(text) == .age(seconds))
    }

    @Test(arguments: [
        ("2026-11-01T00:00Z", 1_793_491_200), ("2026-11-01T08:30:15Z", 1_793_521_815),
        ("2026-11-01T08:30+02:00", 1_793_514_600), ("2026-11-01 08:30-01:30", 1_793_527_200),
        ("1970-01-01T00:00Z", 0), ("2024-02-29T00:00z", 1_709_164_800),
    ])
    func `Parses a date with time zone`(text: String, seconds: Int64) {
        #expect(SinceArgument.time(text) == .instant(seconds))
    }

    @Test func `Parses a date without time zone in the user's zone`() throws {
        guard case .instant(let day)? = SinceArgument.time("2026-06-15"),
            case .instant(let minute)? = SinceArgument.time("2026-06-15T08:30")
        else { throw NotAnInstant() }
        #expect(minute - day == 30_600)
        #expect(abs(day - 1_781_481_600) <= 14 * 3_600)
    }

    @Test(arguments: [
        "", "3", "d", "3m", "-3d", "+3d", "3.5d", "1234567d", "2026", "2026-11", "2026-13-01",
        "2026-02-30", "2025-02-29T00:00Z", "26-11-01", "2026-11-1", "2026-11-01T",
        "2026-11-01T24:00",
        "2026-11-01T08:60", "2026-11-01T08:30+2", "2026-11-01T08:30Zx", "2026-11-01x", "yesterday",
        "2026-11-01T08:30Z02:00",
        "2026-+1-01", "٣d",
    ])
    func `Rejects invalid dates and ages`(text: String) {
        #expect(SinceArgument.time(text) == nil)
    }

    private struct NotAnInstant: Error {}
}
