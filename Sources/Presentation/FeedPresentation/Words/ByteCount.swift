/// A number of bytes for display, in decimal units, with at most three digits.
public struct ByteCount: Sendable, Equatable {
    /// A unit, each a thousand times the previous.
    public enum Unit: Int, Sendable, CaseIterable {
        /// A thousand to the power of the raw value, in bytes.
        case byte, kilobyte, megabyte, gigabyte, terabyte, petabyte, exabyte
    }

    /// The unit of ``tenths``.
    public let unit: Unit
    /// The number of tenths of the unit.
    public let tenths: Int64
    /// True if the fraction is displayed: below ten, except for bytes.
    public let hasFraction: Bool

    /// The number of units, without the fraction.
    var whole: Int { Int(tenths / 10) }

    /// Creates a count, rounded half up; negative numbers become zero.
    public init(_ bytes: Int64) {
        let bytes = max(bytes, 0)
        guard bytes >= 1000 else {
            unit = .byte
            tenths = bytes * 10
            hasFraction = false
            return
        }
        var size: Int64 = 1000
        var unit = Unit.kilobyte
        // A value that rounds up to 1000 uses the next unit.
        while let next = Unit(rawValue: unit.rawValue + 1), bytes >= size * 1000 - size / 2 {
            unit = next
            size *= 1000
        }
        self.unit = unit
        let (whole, rest) = bytes.quotientAndRemainder(dividingBy: size)
        let rounded = whole * 10 + (rest + size / 20) / (size / 10)
        hasFraction = rounded < 100
        tenths = hasFraction ? rounded : (rest >= size - rest ? whole + 1 : whole) * 10
    }
}
