package enum PluginOptionType: Sendable, Hashable {
    /// One line of text.
    case text
    /// An integer within bounds, by default those of `Int64`.
    case integer(ClosedRange<Int64>)
    /// `true` or `false`.
    case boolean
    /// One of these words.
    case choice([String])
    /// The name of a text file. The host reads it, and passes its content to a plugin that can't
    /// open files.
    case file

    /// The names of the types in notes.
    static let names = ["text", "integer", "boolean", "choice", "file"]
    /// The largest file, in bytes.
    package static let fileLimit = 1 << 20

    /// Any integer.
    package static let anyInteger = PluginOptionType.integer(.min ... .max)

    /// Parses a type as in a note.
    init?(_ text: String) {
        let colon = text.utf8.firstIndex(of: UInt8(ascii: ":"))
        let parameter = colon.map { String(text[text.utf8.index(after: $0)...]) }
        switch (String(text[..<(colon ?? text.endIndex)]), parameter) {
        case ("text", nil): self = .text
        case ("integer", nil): self = Self.anyInteger
        case ("integer", let range?):
            guard let range = Self.range(range) else { return nil }
            self = .integer(range)
        case ("boolean", nil): self = .boolean
        case ("file", nil): self = .file
        case ("choice", let words?):
            let words = words.utf8.split(
                separator: UInt8(ascii: ","), omittingEmptySubsequences: false
            ).map { String(decoding: $0, as: UTF8.self) }
            guard !words.contains("") else { return nil }
            self = .choice(words)
        default: return nil
        }
    }

    /// Returns true for a name that could be an unknown type: `a-z`, `0-9` and `-`, optionally with
    /// a colon and more.
    static func isUnknown(_ text: String) -> Bool {
        let name = text.utf8.prefix { $0 != UInt8(ascii: ":") }
        return !name.isEmpty && name.allSatisfy(\.isOfKey) && !names.contains(String(name) ?? "")
    }

    /// Parses `1..80`, `1..` or `..80`.
    private static func range(_ text: String) -> ClosedRange<Int64>? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[1].isEmpty else { return nil }
        let (lower, upper) = (parts[0], parts[2])
        guard !lower.isEmpty || !upper.isEmpty,
            let least = lower.isEmpty ? .min : number(lower),
            let most = upper.isEmpty ? .max : number(upper), least <= most
        else { return nil }
        return least...most
    }

    /// Parses digits, optionally after a hyphen.
    private static func number(_ text: Substring) -> Int64? {
        text.hasPrefix("+") ? nil : Int64(text)
    }

    /// Returns the value in the plugin's form: decimal numbers, `true` or `false`; `nil` if it
    /// doesn't fit the type.
    package func canonicalValue(of value: String) -> String? {
        switch self {
        case .text:
            return value.unicodeScalars.allSatisfy(\.isDisplayable) ? value : nil
        case .integer(let range):
            return Int64(value).flatMap { range.contains($0) ? String($0) : nil }
        case .boolean:
            switch value {
            case "true", "yes", "on", "1": return "true"
            case "false", "no", "off", "0": return "false"
            default: return nil
            }
        case .choice(let words):
            // Canonically equivalent values may have other bytes.
            return words.first { $0 == value }
        case .file:
            return value.utf8.count <= Self.fileLimit && !value.utf8.contains(0) ? value : nil
        }
    }
}
