/// Scalars folded for searching.
enum FoldedScalars {
    /// Passes `scalar` to `take` in lower case, at most three scalars, with white space as a space.
    static func fold(_ scalar: Unicode.Scalar, _ take: (UInt32) -> Void) {
        switch scalar.value {
        case ..<0x80: take(fold(ascii: UInt8(scalar.value)))
        case 0xA0: take(0x20)
        case ..<0xC0: take(scalar.value)
        default:
            if scalar.properties.isWhitespace { return take(0x20) }
            for lower in scalar.properties.lowercaseMapping.unicodeScalars { take(lower.value) }
        }
    }

    /// Returns a character of ASCII in lower case, with white space as a space.
    static func fold(ascii byte: UInt8) -> UInt32 {
        switch byte {
        case 0x09...0x0D: 0x20
        case 0x41...0x5A: UInt32(byte | 0x20)
        default: UInt32(byte)
        }
    }
}
