/// A language that a feed or an item declares, and its direction.
public struct LanguageTag: Sendable, Equatable {
    /// Languages usually written from right to left, also by their codes of three letters (CLDR,
    /// likely subtags).
    private static let rightToLeft: Set<String> = [
        "aeb", "aii", "ajp", "apc", "apd", "ar", "ara", "arc", "arq", "ars", "ary", "arz", "azb",
        "bal", "bgn", "bqi", "ckb", "div", "dv", "fa", "fas", "glk", "haz", "he", "heb", "iw", "ji",
        "jpr", "jrb", "kas", "khw", "ks", "lki", "lrc", "luz", "mzn", "nqo", "ota", "pbt", "per",
        "pnb", "prs", "ps", "pst", "pus", "rhg", "sd", "sdh", "skr", "snd", "syr", "ug", "uig",
        "ur", "urd", "yi", "yid",
    ]
    /// Languages written in another direction than usual in some regions.
    private static let regions: [String: Bool] = [
        "az-iq": true, "az-ir": true, "ha-cm": true, "ha-sd": true, "kk-af": true, "kk-cn": true,
        "kk-ir": true, "ku-iq": true, "ku-ir": true, "ku-lb": true, "ky-cn": true, "pa-pk": true,
        "sd-in": false, "tk-af": true, "tk-ir": true, "ug-kz": false, "ug-mn": false,
        "uz-af": true,
    ]
    /// Scripts written from right to left; one in a tag decides.
    private static let scripts: Set<String> = [
        "adlm", "arab", "aran", "hebr", "mand", "mend", "nkoo", "rohg", "samr", "syrc", "thaa",
        "yezi",
    ]
    /// Codes of no language, whose direction is unknown (RFC 5646, section 4.1).
    private static let unknown: Set<String> = ["mis", "mul", "und", "zxx"]

    /// The tag as declared, with hyphens.
    public let text: String
    /// In lower case.
    public let primary: String
    /// True if the language is written from right to left.
    public let isRightToLeft: Bool

    /// Parses a tag of RFC 5646 section 2.1, with `_` as `-`: subtags of one to eight letters and
    /// digits, the first of two or three letters; `nil` if it names no language.
    public init?(_ text: String?) {
        guard let text, text.utf8.count <= 64 else { return nil }
        let subtags = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
        let isWellFormed = subtags.allSatisfy { subtag in
            (1...8).contains(subtag.utf8.count)
                && subtag.utf8.allSatisfy { Self.isLetter($0) || (0x30...0x39).contains($0) }
        }
        guard isWellFormed, let first = subtags.first, 2...3 ~= first.utf8.count,
            first.utf8.allSatisfy(Self.isLetter)
        else { return nil }
        let primary = first.lowercased()
        guard !Self.unknown.contains(primary) else { return nil }
        self.text = subtags.joined(separator: "-")
        self.primary = primary
        // Extensions begin with a single letter.
        let parts = subtags.dropFirst().prefix { $0.utf8.count > 1 }
        let script = parts.first { $0.utf8.count == 4 && $0.utf8.allSatisfy(Self.isLetter) }
        let region = parts.first { $0.utf8.count == 2 }
        isRightToLeft =
            script.map { Self.scripts.contains($0.lowercased()) }
            ?? region.flatMap { Self.regions["\(primary)-\($0.lowercased())"] }
            ?? Self.rightToLeft.contains(primary)
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}
