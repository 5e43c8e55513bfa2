/// The type of an option's values.
package enum PluginOptionType: Sendable, Hashable {
    /// Any text of one line.
    case text
    /// A whole number within bounds; those of `Int64` where the note names none.
    case integer(ClosedRange<Int64>)
    /// `true` or `false`.
    case boolean
    /// One of the words.
    case choice([String])
    /// The name of a file of text. The host reads it, so that a plugin that may open no file has what
    /// stands in it as the value.
    case file

    /// The names of the types, as the note writes them.
    static let names = ["text", "integer", "boolean", "choice", "file"]
    /// How long what stands in a file may be, in bytes: as long as any text that a worker is told.
    package static let fileLimit = 1 << 20

    /// Every whole number an option can have.
    package static let anyInteger = PluginOptionType.integer(.min ... .max)

    /// Reads a type as the note writes it; `nil` where it is none.
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

    /// True for a text that is written like a type, but one that is not known: a name of `a-z`,
    /// `0-9` and `-`, alone or with something after a colon.
    static func isUnknown(_ text: String) -> Bool {
        let name = text.utf8.prefix { $0 != UInt8(ascii: ":") }
        return !name.isEmpty && name.allSatisfy(\.isOfKey) && !names.contains(String(name) ?? "")
    }

    /// Reads `1..80`, `1..` or `..80`.
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

    /// A bound: digits, with a hyphen before them where it is below zero.
    private static func number(_ text: Substring) -> Int64? {
        text.hasPrefix("+") ? nil : Int64(text)
    }

    /// The value in the form that plugins get: numbers in decimals, switches as `true` or
    /// `false`; `nil` where it is no value of the type.
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
            return words.contains(value) ? value : nil
        case .file:
            return value.utf8.count <= Self.fileLimit && !value.utf8.contains(0) ? value : nil
        }
    }
}
