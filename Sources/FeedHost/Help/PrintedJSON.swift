/// A JSON value in a report.
indirect enum PrintedJSON {
    case string(String)
    case number(Int)
    case boolean(Bool)
    case null
    case array([PrintedJSON])
    case object([(String, PrintedJSON)])

    /// Formats the value (RFC 8259), indented by two spaces per level.
    func text(indentation: Int) -> String {
        let outer = String(repeating: "  ", count: indentation)
        let inner = outer + "  "
        switch self {
        case .string(let text): return Self.quoted(text)
        case .number(let number): return "\(number)"
        case .boolean(let value): return value ? "true" : "false"
        case .null: return "null"
        case .array(let values):
            guard !values.isEmpty else { return "[]" }
            let lines = values.map { inner + $0.text(indentation: indentation + 1) }
            return "[\n" + lines.joined(separator: ",\n") + "\n\(outer)]"
        case .object(let members):
            guard !members.isEmpty else { return "{}" }
            let lines = members.map { key, value in
                inner + Self.quoted(key) + ": " + value.text(indentation: indentation + 1)
            }
            return "{\n" + lines.joined(separator: ",\n") + "\n\(outer)}"
        }
    }

    /// Quotes `text` (RFC 8259, section 7).
    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            default:
                if scalar.value < 0x20 || 0x7F..<0xA0 ~= scalar.value {
                    let hex = String(scalar.value, radix: 16)
                    result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result + "\""
    }
}
