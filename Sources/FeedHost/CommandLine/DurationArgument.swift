/// A duration: seconds, or a number with a unit.
enum DurationArgument {
    /// The accepted forms.
    static let expected = "seconds, or a time such as 30m, 12h or 3d"
    /// The accepted forms of limits.
    static let expectedLimit = "seconds such as 30 or 0.5, or a time such as 2m, at most a day"
    /// The accepted forms for reloading.
    static let expectedReload =
        "'true', 'false', or a time of at least \(RefreshPolicy.shortestSeconds) seconds such as 30m or 2h"

    private static let units: [String: Int64] = [
        "": 1, "s": 1, "m": 60, "min": 60, "h": 3_600, "d": 86_400, "w": 7 * 86_400,
    ]

    /// Parses seconds, with an optional fraction, or a time with a unit, to milliseconds; at most a
    /// day.
    static func milliseconds(_ text: String) -> Int64? {
        let seconds = Double(text) ?? self.seconds(text).map { Double($0) }
        return seconds.flatMap { 0.001...86_400 ~= $0 ? Int64($0 * 1_000) : nil }
    }

    /// Parses a duration to seconds.
    static func seconds(_ text: String) -> Int64? {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        guard 1...8 ~= digits.count, let number = Int64(digits),
            let unit = units[String(text.dropFirst(digits.count))]
        else { return nil }
        return number * unit
    }
}
