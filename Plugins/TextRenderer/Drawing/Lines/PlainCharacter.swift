/// A non-ASCII character that is one scalar, whatever simple character is next to it: a letter of
/// Latin, Greek or Cyrillic, an ideograph, a kana, a common mark.
///
/// Most non-ASCII text consists of these; finding boundaries and widths of others takes many times
/// as long.
struct PlainCharacter {
    let scalar: Unicode.Scalar
    /// In UTF-8 bytes.
    let length: Int
    /// In cells.
    let width: Int

    /// Reads the character at `position`; `nil` if it or the next one is not simple.
    init?(_ bytes: Span<UInt8>, at position: Int) {
        guard let (scalar, length) = Self.scalar(bytes, at: position) else { return nil }
        let width = Self.width(of: scalar.value)
        let next = position + length
        guard width > 0, next == bytes.count || Self.standsApart(bytes, at: next) else {
            return nil
        }
        self.scalar = scalar
        self.length = length
        self.width = width
    }

    /// Returns the length of a Latin, Greek or Cyrillic letter of one cell at `position`; else
    /// zero.
    @inline(__always)
    static func letterLength(_ bytes: Span<UInt8>, at position: Int) -> Int {
        let first = bytes[position]
        // U+00C0 to U+02FF, U+0380 to U+047F and U+04C0 to U+04FF.
        guard first &- 0xC3 < 9 || first &- 0xCE < 4 || first == 0xD3,
            position + 1 < bytes.count
        else { return 0 }
        return 2
    }

    /// Returns true for a wide character of three bytes at `position`: an ideograph, a syllable.
    @inline(__always)
    static func isWide(_ bytes: Span<UInt8>, at position: Int) -> Bool {
        let first = bytes[position]
        // U+5000 to U+9FFF and U+B000 to U+CFFF, which are all wide.
        if first &- 0xE5 < 5 || first &- 0xEB < 2 { return position + 2 < bytes.count }
        return scalar(bytes, at: position).map { $0.length == 3 && width(of: $0.0.value) == 2 }
            ?? false
    }

    /// Returns true if the character at `position` doesn't combine with the one before.
    static func standsApart(_ bytes: Span<UInt8>, at position: Int) -> Bool {
        if bytes[position] < 0x80 || letterLength(bytes, at: position) > 0 { return true }
        guard let (scalar, _) = scalar(bytes, at: position) else { return false }
        return width(of: scalar.value) > 0
    }

    /// Decodes a scalar of two or three bytes.
    private static func scalar(
        _ bytes: Span<UInt8>, at position: Int
    ) -> (Unicode.Scalar, length: Int)? {
        let first = UInt32(bytes[position])
        let length = first < 0xE0 ? 2 : 3
        guard first >= 0xC2, first < 0xF0, position + length <= bytes.count else { return nil }
        let second = UInt32(bytes[position + 1]) & 0x3F
        if length == 2 {
            return Unicode.Scalar((first & 0x1F) << 6 | second).map { ($0, 2) }
        }
        let third = UInt32(bytes[position + 2]) & 0x3F
        return Unicode.Scalar((first & 0x0F) << 12 | second << 6 | third).map { ($0, 3) }
    }

    /// Returns the width of a simple character; else zero.
    private static func width(of value: UInt32) -> Int {
        switch value {
        case 0xC0..<0x300, 0x370..<0x483, 0x48A..<0x530, 0x2010..<0x2028: 1
        case 0x3001..<0x3021, 0x3041..<0x3097, 0x30A1..<0x30FB, 0x4E00..<0xA000, 0xAC00..<0xD7A4:
            2
        default: 0
        }
    }
}
