/// A JSON value to write (RFC 8259).
package indirect enum PrintedJSON {
    case string(String)
    /// A number in its written form; see ``number(_:)``.
    case digits(String)
    case boolean(Bool)
    case null
    case array([PrintedJSON])
    /// Members without a value are left out.
    case object([(String, PrintedJSON?)])

    /// An integer.
    package static func number(_ number: some BinaryInteger) -> PrintedJSON { .digits("\(number)") }

    /// A number with a fraction, which must be finite.
    package static func number(_ number: Double) -> PrintedJSON { .digits("\(number)") }

    /// A string, or `nil`.
    package static func text(_ text: String?) -> PrintedJSON? { text.map { .string($0) } }

    /// An array of strings.
    package static func strings(_ texts: [String]) -> PrintedJSON {
        .array(texts.map { .string($0) })
    }

    /// The value indented by two spaces per level, with a final line break.
    package var document: String {
        var bytes: [UInt8] = []
        write(to: &bytes, indentation: 0)
        return String(decoding: bytes, as: UTF8.self) + "\n"
    }

    /// The value in UTF-8 without white space.
    package var line: [UInt8] {
        var bytes: [UInt8] = []
        write(to: &bytes, indentation: nil)
        return bytes
    }

    private func write(to bytes: inout [UInt8], indentation: Int?) {
        switch self {
        case .string(let text): Self.quote(text, to: &bytes)
        case .digits(let digits): bytes += digits.utf8
        case .boolean(let value): bytes += "\(value)".utf8
        case .null: bytes += "null".utf8
        case .array(let values):
            Self.write(values.map { (nil, $0) }, between: ("[", "]"), to: &bytes, indentation)
        case .object(let members):
            let known = members.compactMap { key, value in value.map { (key, $0) } }
            Self.write(known, between: ("{", "}"), to: &bytes, indentation)
        }
    }

    /// Writes values, those of an object with their keys, on one line or one line per value.
    private static func write(
        _ values: [(key: String?, value: PrintedJSON)], between brackets: (String, String),
        to bytes: inout [UInt8], _ indentation: Int?
    ) {
        func breakLine(_ levels: Int?) {
            guard let levels, !values.isEmpty else { return }
            bytes.append(UInt8(ascii: "\n"))
            bytes += repeatElement(UInt8(ascii: " "), count: 2 * levels)
        }
        let inner = indentation.map { $0 + 1 }
        bytes += brackets.0.utf8
        for (index, (key, value)) in values.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            breakLine(inner)
            if let key {
                quote(key, to: &bytes)
                bytes += (inner == nil ? ":" : ": ").utf8
            }
            value.write(to: &bytes, indentation: inner)
        }
        breakLine(indentation)
        bytes += brackets.1.utf8
    }

    /// Writes a string with its quotation marks (RFC 8259, section 7). Control characters are
    /// escaped, also those above U+007F and those of direction, since a terminal would obey them.
    private static func quote(_ text: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": bytes += "\\\"".utf8
            case "\\": bytes += "\\\\".utf8
            case "\n": bytes += "\\n".utf8
            case "\t": bytes += "\\t".utf8
            case "\0"..<" ", "\u{7F}"..<"\u{A0}", "\u{61C}", "\u{200E}", "\u{200F}",
                "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}":
                let digits = String(scalar.value, radix: 16)
                bytes += "\\u\(String(repeating: "0", count: 4 - digits.utf8.count))\(digits)".utf8
            default: bytes += scalar.utf8
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
