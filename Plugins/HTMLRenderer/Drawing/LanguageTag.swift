/// A language as a page declares it.
struct LanguageTag: Equatable {
    /// Languages that are written from right to left, by their primary subtags.
    private static let rightToLeft: Set<String> = [
        "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ji", "ks", "ku", "nqo", "pnb", "ps", "sd",
        "syr", "ug", "ur", "yi",
    ]
    /// Scripts that are written from left to right or from right to left, whatever the language.
    private static let scripts: [String: Bool] = [
        "latn": false, "cyrl": false, "deva": false, "arab": true, "hebr": true, "thaa": true,
    ]

    /// The tag as declared.
    let text: String
    /// The primary subtag in lower case.
    let primary: String
    let isRightToLeft: Bool

    /// Takes a tag of the form of RFC 5646 section 2.1: subtags of one to eight letters and
    /// digits, the first of two letters at least. All else says nothing.
    init?(_ text: String?) {
        guard let text, text.utf8.count <= 64 else { return nil }
        let subtags = text.split(separator: "-", omittingEmptySubsequences: false)
        let isWellFormed = subtags.allSatisfy { subtag in
            (1...8).contains(subtag.utf8.count)
                && subtag.utf8.allSatisfy { Self.isLetter($0) || Self.isDigit($0) }
        }
        guard isWellFormed, let first = subtags.first, first.utf8.count >= 2,
            first.utf8.allSatisfy(Self.isLetter)
        else { return nil }
        self.text = text
        let primary = first.lowercased()
        self.primary = primary
        let script = subtags.dropFirst().first { $0.utf8.count == 4 }
        isRightToLeft =
            script.flatMap { Self.scripts[$0.lowercased()] } ?? Self.rightToLeft.contains(primary)
    }

    /// The attributes of an element whose text is in this language.
    func attributes(withDirection hasDirection: Bool) -> String {
        // A tag is of letters, digits and hyphens.
        hasDirection
            ? " lang=\"\(text)\" dir=\"\(isRightToLeft ? "rtl" : "ltr")\"" : " lang=\"\(text)\""
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
