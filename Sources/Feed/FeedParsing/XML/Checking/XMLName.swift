internal import FeedMarkup

/// Names of elements, attributes and instructions (XML 1.0, fifth edition, section 2.3), with an
/// optional prefix (Namespaces in XML 1.0, section 4).
enum XMLName {
    /// Returns true if `range`, which is UTF-8, is a name.
    static func isValid(_ range: Range<Int>, in bytes: Span<UInt8>) -> Bool {
        guard let first = range.first else { return false }
        if let colon = bytes.firstIndex(of: UInt8(ascii: ":"), in: range) {
            // Both parts are non-empty, and there is only one colon.
            let name = (colon + 1)..<range.upperBound
            guard colon > first, bytes.firstIndex(of: UInt8(ascii: ":"), in: name) == nil,
                isValid(name, in: bytes)
            else { return false }
        }
        var scalars = bytes.string(range).unicodeScalars[...]
        guard let start = scalars.popFirst(), isStart(start) else { return false }
        return scalars.allSatisfy { isStart($0) || isInside($0) }
    }

    private static func isStart(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x3A, 0x41...0x5A, 0x5F, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF,
            0x370...0x37D, 0x37F...0x1FFF, 0x200C...0x200D, 0x2070...0x218F, 0x2C00...0x2FEF,
            0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x1_0000...0xE_FFFF:
            true
        default: false
        }
    }

    /// Characters allowed after the first.
    private static func isInside(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x2D, 0x2E, 0x30...0x39, 0xB7, 0x300...0x36F, 0x203F...0x2040: true
        default: false
        }
    }
}
