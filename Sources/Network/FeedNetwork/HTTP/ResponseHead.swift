import SystemInterface

/// The status line and header fields of a response.
package struct ResponseHead: Sendable {
    package let status: Int
    private let fields: [(name: String, value: [UInt8])]

    package init(status: Int, fields: [(String, String)] = []) {
        self.status = status
        self.fields = fields.map { (name: $0.0.lowercased(), value: Array($0.1.utf8)) }
    }

    /// Parses a head. Ignores invalid lines; a line that begins with a space continues the one
    /// before (RFC 9112, section 5.2). `nil` without a status.
    package init?(_ bytes: Span<UInt8>) {
        var fields: [(name: String, value: [UInt8])] = []
        var status: Int?
        var start = 0
        while start < bytes.count {
            var end = start
            while end < bytes.count, bytes[end] != 0x0A { end += 1 }
            let line = Self.trimmed(bytes, start..<end)
            if status == nil {
                guard let code = Self.status(bytes, line) else { return nil }
                status = code
            } else if bytes[start] == 0x20 || bytes[start] == 0x09 {
                if !fields.isEmpty {
                    fields[fields.count - 1].value += [0x20] + line.map { bytes[$0] }
                }
            } else if let colon = line.first(where: { bytes[$0] == UInt8(ascii: ":") }),
                colon > line.lowerBound
            {
                fields.append(
                    (
                        name: Self.text((line.lowerBound..<colon).map { bytes[$0] }).lowercased(),
                        value: Self.trimmed(bytes, colon + 1..<line.upperBound).map { bytes[$0] }
                    ))
            }
            start = end + 1
        }
        guard let status else { return nil }
        self.status = status
        self.fields = fields
    }

    /// The first value of the field `name` (in lower case), or `nil`.
    package subscript(_ name: String) -> String? {
        fields.first { $0.name == name }.map { Self.text($0.value) }
    }

    /// The first value of the field `name`, with stand-ins for bytes outside UTF-8, to be sent back, or `nil`.
    func verbatim(_ name: String) -> String? {
        fields.first { $0.name == name }.map { SystemText.text($0.value) }
    }

    /// The values of all fields called `name`, in order.
    package func values(_ name: String) -> [String] {
        fields.filter { $0.name == name }.map { Self.text($0.value) }
    }

    /// The values of all fields called `name`, joined as a list (RFC 9110, section 5.2).
    package func list(_ name: String) -> String? {
        let values = values(name)
        return values.isEmpty ? nil : values.joined(separator: ", ")
    }

    /// Parses the code in `HTTP/1.1 200 OK`.
    private static func status(_ bytes: Span<UInt8>, _ line: Range<Int>) -> Int? {
        guard let space = line.first(where: { bytes[$0] == 0x20 }), space + 3 < line.upperBound
        else { return nil }
        var code = 0
        for index in space + 1...space + 3 {
            guard (0x30...0x39).contains(bytes[index]) else { return nil }
            code = code * 10 + Int(bytes[index] - 0x30)
        }
        return code
    }

    private static func trimmed(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        var end = range.upperBound
        while start < end, bytes[start] <= 0x20 { start += 1 }
        while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
        return start..<end
    }

    /// Decodes bytes as UTF-8 if valid, else as Latin-1, the former encoding of fields. Valid UTF-8
    /// round-trips.
    private static func text(_ bytes: [UInt8]) -> String {
        String(validating: bytes, as: UTF8.self)
            ?? String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }
}
