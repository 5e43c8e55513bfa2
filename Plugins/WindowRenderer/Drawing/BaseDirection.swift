import FeedViews

/// The base direction of a text.
package enum BaseDirection {
    /// The characters of a paragraph that decide.
    private static let decisive = 400

    /// Returns true if the declared language is written from right to left; without one, if the
    /// first letter of `text` belongs to such a script.
    package static func isRightToLeft(_ text: String, language: String? = nil) -> Bool {
        if let language = LanguageTag(language) { return language.isRightToLeft }
        guard let letter = text.unicodeScalars.first(where: { $0.properties.isAlphabetic }) else {
            return false
        }
        return isRightToLeft(letter)
    }

    /// Returns the direction of most letters at the beginning of a paragraph, which may be in another
    /// language than the text around it; that of the text around if they are balanced.
    package static func isRightToLeft(paragraph: String, in surrounding: Bool) -> Bool {
        var balance = 0
        for scalar in paragraph.unicodeScalars.prefix(decisive)
        where scalar.properties.isAlphabetic {
            balance += isRightToLeft(scalar) ? 1 : -1
        }
        return balance == 0 ? surrounding : balance > 0
    }

    private static func isRightToLeft(_ letter: Unicode.Scalar) -> Bool {
        switch letter.value {
        case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
            true
        default: false
        }
    }
}
