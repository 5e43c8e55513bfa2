import FeedViews

/// The base direction of a text.
package enum BaseDirection {
    /// Returns true if the declared language is written from right to left; without one, if the
    /// first letter of `text` belongs to such a script.
    package static func isRightToLeft(_ text: String, language: String? = nil) -> Bool {
        if let language = LanguageTag(language) { return language.isRightToLeft }
        guard let letter = text.unicodeScalars.first(where: { $0.properties.isAlphabetic }) else {
            return false
        }
        return switch letter.value {
        case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
            true
        default: false
        }
    }
}
