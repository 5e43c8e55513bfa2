/// Text that consists of emoji.
enum EmojiText {
    private static let lengthLimit = 64

    /// Returns true if the attribute's value in `range` consists of emoji only.
    static func isAll(_ range: Range<Int>, in bytes: Span<UInt8>) -> Bool {
        let range = bytes.trimmingWhiteSpace(range)
        guard let first = range.first, range.count <= lengthLimit,
            !bytes[first].isASCIIAlphanumeric || bytes[range.upperBound - 1] >= 0x80
        else { return false }
        let decoded = CharacterReferences.decodedAttribute(range, in: bytes)
        var hasEmoji = false
        // Digits are emoji on keycaps only.
        var hasDigit = false
        var hasKeycap = false
        for scalar in String(decoding: decoded, as: UTF8.self).unicodeScalars {
            if scalar.properties.isEmoji {
                hasEmoji = true
                hasDigit = hasDigit || scalar.isASCII
            } else if scalar.value == 0x20E3 {
                hasKeycap = true
            } else if !isPart(scalar) {
                return false
            }
        }
        return hasEmoji && (!hasDigit || hasKeycap)
    }

    /// Returns true for joiners, variation selectors and tags in sequences of emoji.
    private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20, 0x200D, 0xFE0E...0xFE0F, 0xE0020...0xE007F: true
        default: false
        }
    }
}
