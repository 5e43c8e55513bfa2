/// A duration: seconds, or a number with a unit.
enum DurationArgument {
    /// The accepted forms.
    static let expected = "seconds, or a time such as 30m, 12h or 3d"
    /// The accepted forms for reloading.
    static let expectedReload =
        "'true', 'false', or a time of at least \(RefreshPolicy.shortestSeconds) seconds such as 30m or 2h"

    private static let units: [String: Int64] = [
        "": 1, "s": 1, "m": 60, "min": 60, "h": 3_600, "d": 86_400, "w": 7 * 86_400,
    ]

    /// Parses a duration to seconds.
    static func seconds(_ text: String) -> Int64? { seconds(text, in: units, digits: 8) }

    /// Parses a number with one of `units`.
    ///
    /// - Parameter most: the most digits.
    static func seconds(_ text: String, in units: [String: Int64], digits most: Int) -> Int64? {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        guard 1...most ~= digits.count, let number = Int64(digits),
            let unit = units[String(text.dropFirst(digits.count))]
        else { return nil }
        return number * unit
    }
}
