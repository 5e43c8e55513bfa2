/// What values an option takes.
package enum PluginOptionType: Sendable, Hashable {
    /// Any text of one line.
    case text
    /// A whole number.
    case integer
    /// `true` or `false`.
    case boolean
    /// One of the words.
    case choice([String])

    /// Reads a type as the note writes it; `nil` where it is none.
    init?(_ text: some StringProtocol) {
        switch text {
        case "text": self = .text
        case "integer": self = .integer
        case "boolean": self = .boolean
        default:
            guard text.hasPrefix("choice:") else { return nil }
            let words = text.utf8.dropFirst("choice:".utf8.count)
                .split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
                .map { String(decoding: $0, as: UTF8.self) }
            guard !words.contains("") else { return nil }
            self = .choice(words)
        }
    }

    /// The value in the form that plugins get: numbers in decimals, switches as `true` or
    /// `false`; `nil` where it is no value of the type.
    package func canonicalValue(of value: String) -> String? {
        switch self {
        case .text:
            return value.unicodeScalars.allSatisfy(\.isDisplayable) ? value : nil
        case .integer:
            return Int64(value).map { String($0) }
        case .boolean:
            switch value {
            case "true", "yes", "on", "1": return "true"
            case "false", "no", "off", "0": return "false"
            default: return nil
            }
        case .choice(let words):
            return words.contains(value) ? value : nil
        }
    }
}
