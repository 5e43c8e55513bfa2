/// A language to declare.
struct LanguageTag: Equatable {
    /// Primary subtags of languages written from right to left.
    private static let rightToLeft: Set<String> = [
        "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ji", "ks", "ku", "nqo", "pnb", "ps", "sd",
        "syr", "ug", "ur", "yi",
    ]
    /// The directions of scripts, which override that of the language.
    private static let scripts: [String: Bool] = [
        "latn": false, "cyrl": false, "deva": false, "arab": true, "hebr": true, "thaa": true,
    ]

    /// The tag as declared.
    let text: String
    /// In lower case.
    let primary: String
    let isRightToLeft: Bool

    /// Parses a tag of RFC 5646 section 2.1: subtags of one to eight letters and digits, the first
    /// of at least two letters.
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

    /// The attributes of an element in this language.
    func attributes(withDirection hasDirection: Bool) -> String {
        // Needs no escaping: letters, digits and hyphens.
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
