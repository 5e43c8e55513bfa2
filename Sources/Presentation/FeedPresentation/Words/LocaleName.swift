/// The parts of a locale's name: `de_AT.UTF-8@euro` as in POSIX environments, or `de-AT`.
public struct LocaleName: Sendable, Equatable {
    /// The language, such as `de`, in lower case; empty for `C`, `POSIX` and invalid names.
    public let language: String
    /// The region, such as `AT`, in upper case.
    public let region: String?

    /// Parses a name. An invalid name has no language.
    public init(_ name: String) {
        let tag = name.prefix { $0 != "." && $0 != "@" }
        let parts = tag.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
        let first = parts.first?.lowercased() ?? ""
        language = (2...3).contains(first.utf8.count) && Self.isOfLetters(first[...]) ? first : ""
        region = parts.dropFirst().first { $0.utf8.count == 2 && Self.isOfLetters($0) }
            .map { $0.uppercased() }
    }

    private static func isOfLetters(_ text: Substring) -> Bool {
        text.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
    }
}
