import FeedModel

/// A text that is searched for, whatever its case; white space stands for any white space.
///
/// Case is folded as Unicode has it: `STRASSE` is in `Straße`, and `ΣΊΣΥΦΟΣ` is `σίσυφος`.
struct TextPattern: Sendable {
    /// What it is looked for with: bytes where it is ASCII, as nearly all are, else characters, of which an
    /// accent may be one with its letter, or follow it.
    private enum Search {
        case bytes(SequenceSearch<UInt8>)
        case characters(SequenceSearch<Character>)
    }

    private let search: Search

    /// Creates a pattern.
    init(_ text: String) {
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let folded = Self.folded(words)
        search =
            folded.utf8.allSatisfy { $0 < 0x80 }
            ? .bytes(SequenceSearch(Array(folded.utf8), space: 0x20))
            : .characters(SequenceSearch(Array(folded), space: " "))
    }

    /// Looks in the item's title, its text, the names of its authors, and its tags.
    func isIn(_ item: FeedItem) -> Bool {
        if item.title.map(isIn) ?? false { return true }
        let details = item.details
        if details.tags.contains(where: isIn) { return true }
        for author in details.authors
        where (author.name.map(isIn) ?? false) || (author.email.map(isIn) ?? false) {
            return true
        }
        return (item.summary.map { isIn($0.plainText) } ?? false)
            || (item.content.map { isIn($0.plainText) } ?? false)
    }

    /// O(*n*).
    func isIn(_ text: String) -> Bool {
        switch search {
        case .bytes(let search):
            var place = SequenceSearch<UInt8>.Place()
            for scalar in text.unicodeScalars {
                if search.isFound(at: place) { return true }
                if scalar.value < 0x80 {
                    search.advance(&place, by: Self.folded(UInt8(scalar.value)))
                } else {
                    for byte in Self.folded(scalar).utf8 { search.advance(&place, by: byte) }
                }
            }
            return search.isFound(at: place)
        case .characters(let search):
            var place = SequenceSearch<Character>.Place()
            for character in Self.folded(text) {
                if search.isFound(at: place) { return true }
                search.advance(&place, by: character)
            }
            return search.isFound(at: place)
        }
    }

    /// A text without differences of case, and each white space as a space.
    private static func folded(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if scalar.value < 0x80 {
                result.append(Unicode.Scalar(folded(UInt8(scalar.value))))
            } else {
                result.append(contentsOf: folded(scalar).unicodeScalars)
            }
        }
        return String(result)
    }

    /// A byte of ASCII in lower case, white space as a space.
    private static func folded(_ byte: UInt8) -> UInt8 {
        switch byte {
        case 0x41...0x5A: byte | 0x20
        case 0x09...0x0D: 0x20
        default: byte
        }
    }

    /// A character in lower case, by way of upper case: letters that are one there are one here, too.
    private static func folded(_ scalar: Unicode.Scalar) -> String {
        let properties = scalar.properties
        if properties.isWhitespace { return " " }
        guard properties.changesWhenCaseFolded else { return String(scalar) }
        return properties.lowercaseMapping.uppercased().lowercased()
    }
}
