import SystemInterface

/// A case-insensitive search text, in which white space matches any white space.
///
/// Uses full Unicode case folding: `STRASSE` matches `Straße`, and `ΣΊΣΥΦΟΣ` matches `σίσυφος`.
struct TextPattern: Sendable {
    /// A search by bytes for ASCII, the fast path, else by characters, which makes precomposed and
    /// decomposed accents equal.
    private enum Search {
        case bytes(SequenceSearch<UInt8>)
        case characters(SequenceSearch<Character>)
    }

    private let search: Search

    /// Creates a pattern.
    init(_ text: String) {
        let words = text[...].words().joined(separator: " ")
        let folded = Self.folded(words)
        search =
            folded.utf8.allSatisfy { $0 < 0x80 }
            ? .bytes(SequenceSearch(Array(folded.utf8), space: 0x20))
            : .characters(SequenceSearch(Array(folded), space: " "))
    }

    /// Searches a text. O(*n*).
    func isIn(_ text: String) -> Bool {
        switch search {
        case .bytes(let search):
            var state = SequenceSearch<UInt8>.State()
            for scalar in text.unicodeScalars {
                if search.isFound(at: state) { return true }
                if scalar.value < 0x80 {
                    search.advance(&state, by: Self.folded(UInt8(scalar.value)))
                } else {
                    // A match may end within what a letter is folded to.
                    for byte in Self.folded(scalar).utf8 where !search.isFound(at: state) {
                        search.advance(&state, by: byte)
                    }
                }
            }
            return search.isFound(at: state)
        case .characters(let search):
            var state = SequenceSearch<Character>.State()
            for character in Self.folded(text) {
                if search.isFound(at: state) { return true }
                search.advance(&state, by: character)
            }
            return search.isFound(at: state)
        }
    }

    /// Folds case and turns white space into spaces.
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

    /// Folds an ASCII byte.
    private static func folded(_ byte: UInt8) -> UInt8 {
        switch byte {
        case 0x41...0x5A: byte | 0x20
        case 0x09...0x0D: 0x20
        default: byte
        }
    }

    /// Folds a scalar: upper case, then lower case, which unifies more letters than lower case
    /// alone.
    private static func folded(_ scalar: Unicode.Scalar) -> String {
        let properties = scalar.properties
        if properties.isWhitespace { return " " }
        guard properties.changesWhenCaseFolded else { return String(scalar) }
        return properties.lowercaseMapping.uppercased().lowercased()
    }
}
