import FeedModel
import SystemInterface

/// The argument of `--since`: the earliest date of items.
enum SinceArgument {
    /// The accepted forms.
    static let expected =
        "a date such as 2026-11-01 or 2026-11-01T08:30, or an age such as 45min, 12h, 3d, 2w or 1y"

    /// Parses a date (by default in the environment's time zone) or an age.
    static func time(_ text: String) -> QueryTime? {
        let time = QueryTime(text)
        if case .age? = time { return time }
        return instant(text).map { .instant($0) }
    }

    private static func instant(_ text: String) -> Int64? {
        let parts = text.split(
            maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: { "Tt ".contains($0) })
        guard let date = numbers(parts[0], "-", widths: [4, 2, 2]) else { return nil }
        guard parts.count == 2 else {
            return LocalTime.secondsSince1970(year: date[0], month: date[1], day: date[2])
        }
        let clock = parts[1].prefix { !"Zz+-".contains($0) }
        guard
            let time = numbers(clock, ":", widths: [2, 2])
                ?? numbers(clock, ":", widths: [2, 2, 2]),
            time[0] < 24, time[1] < 60, time.count == 2 || time[2] < 60
        else { return nil }
        let further = time.count == 3 ? Int64(time[2]) : 0
        let zone = parts[1].dropFirst(clock.count)
        guard !zone.isEmpty else {
            return LocalTime.secondsSince1970(
                year: date[0], month: date[1], day: date[2], hour: time[0], minute: time[1]
            ).map { $0 + further }
        }
        guard let offset = offset(zone), date[0] > 0,
            case .day(let day)? = QueryTime(String(parts[0]))
        else { return nil }
        return Int64(day) * 86_400 + Int64(time[0] * 3_600 + time[1] * 60) + further - offset
    }

    /// Parses `Z` or an offset such as `+02:00` to seconds.
    private static func offset(_ zone: Substring) -> Int64? {
        if zone == "Z" || zone == "z" { return 0 }
        guard zone.first == "+" || zone.first == "-",
            let numbers = numbers(zone.dropFirst(), ":", widths: [2, 2]), numbers[0] < 24,
            numbers[1] < 60
        else { return nil }
        let seconds = Int64(numbers[0] * 3_600 + numbers[1] * 60)
        return zone.hasPrefix("-") ? -seconds : seconds
    }

    /// Parses numbers with exactly so many digits.
    private static func numbers(
        _ text: Substring, _ separator: Character, widths: [Int]
    ) -> [Int]? {
        let parts = text.split(separator: separator, omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == widths,
            parts.allSatisfy({ $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } })
        else { return nil }
        return parts.compactMap { Int($0) }
    }
}
