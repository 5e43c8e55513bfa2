/// A number of bytes in the unit a person would choose: decimal units, as of files and networks,
/// with three digits at most.
public struct ByteCount: Sendable, Equatable {
    /// A unit; each but the first is a thousand of the one before.
    public enum Unit: Int, Sendable, CaseIterable {
        case byte, kilobyte, megabyte, gigabyte, terabyte, petabyte, exabyte
    }

    /// The unit that is counted in.
    public let unit: Unit
    /// How many there are of it, in tenths.
    public let tenths: Int64
    /// True where the tenths are said: below ten, but never of bytes.
    public let hasFraction: Bool

    /// The number of units without its fraction.
    var whole: Int { Int(tenths / 10) }

    /// Rounds a number of bytes half up; one below zero is zero.
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
        // What would round up to a thousand is said in the unit above.
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
