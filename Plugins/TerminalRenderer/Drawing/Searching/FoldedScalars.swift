/// Scalars folded for searching.
enum FoldedScalars {
    /// Passes `scalar` to `take` in lower case, at most three scalars, with white space as a space.
    static func fold(_ scalar: Unicode.Scalar, _ take: (UInt32) -> Void) {
        switch scalar.value {
        case 0x09...0x0D, 0x20, 0xA0: take(0x20)
        case 0x41...0x5A: take(scalar.value | 0x20)
        case ..<0xC0: take(scalar.value)
        default:
            if scalar.properties.isWhitespace { return take(0x20) }
            for lower in scalar.properties.lowercaseMapping.unicodeScalars { take(lower.value) }
        }
    }
}
