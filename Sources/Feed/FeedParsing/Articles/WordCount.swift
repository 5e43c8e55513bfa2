/// Counts the words of texts, to compare two forms of one article.
package enum WordCount {
    /// The number of words in `text`. In scripts without spaces between words, each character
    /// counts as one.
    package static func of(_ text: String) -> Int {
        var count = 0
        var isInWord = false
        for scalar in text.unicodeScalars {
            if isWordByItself(scalar.value) {
                count += 1
                isInWord = false
            } else if isPartOfWord(scalar.value) {
                if !isInWord { count += 1 }
                isInWord = true
            } else if scalar != "'" && scalar != "\u{2019}" && scalar != "-" {
                isInWord = false
            }
        }
        return count
    }

    /// Ideographs, kana, and the letters of Thai, Lao, Burmese and Khmer.
    private static func isWordByItself(_ value: UInt32) -> Bool {
        switch value {
        case 0xE01...0xEFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3041...0x30FF, 0x31F0...0x31FF,
            0x3400...0x9FFF, 0xF900...0xFAFF, 0x2_0000...0x3_FFFF:
            true
        default: false
        }
    }

    private static func isPartOfWord(_ value: UInt32) -> Bool {
        switch value {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        case ..<0xC0, 0xD7, 0xF7, 0x2000...0x2BFF, 0x3000...0x303F, 0xFE00...0xFE6F,
            0xFF00...0xFF0F:
            false
        default: true
        }
    }
}
