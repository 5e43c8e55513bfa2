/// The status line and the header fields of an HTTP response.
package struct ResponseHead: Sendable, Equatable {
    /// The status code.
    package let status: Int
    private let fields: [(name: String, value: String)]

    /// Creates a head.
    package init(status: Int, fields: [(String, String)] = []) {
        self.status = status
        self.fields = fields.map { (name: $0.0.lowercased(), value: $0.1) }
    }

    /// Reads a head as it came. Lines that are no fields are left out; a line that begins with a
    /// space goes on with the one before (RFC 9112, section 5.2). `nil` where there is no status.
    package init?(_ bytes: Span<UInt8>) {
        var fields: [(name: String, value: String)] = []
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
                    fields[fields.count - 1].value += " " + Self.text(bytes, line)
                }
            } else if let colon = line.first(where: { bytes[$0] == UInt8(ascii: ":") }),
                colon > line.lowerBound
            {
                fields.append(
                    (
                        name: Self.text(bytes, line.lowerBound..<colon).lowercased(),
                        value: Self.text(bytes, Self.trimmed(bytes, colon + 1..<line.upperBound))
                    ))
            }
            start = end + 1
        }
        guard let status else { return nil }
        self.status = status
        self.fields = fields
    }

    /// The value of the first field called `name`, which is in lower case; `nil` where there is
    /// none.
    package subscript(_ name: String) -> String? {
        fields.first { $0.name == name }?.value
    }

    /// The values of all fields called `name`, in order.
    package func values(_ name: String) -> [String] {
        fields.filter { $0.name == name }.map(\.value)
    }

    /// The values of all fields called `name`, joined as a list (RFC 9110, section 5.2).
    package func list(_ name: String) -> String? {
        let values = values(name)
        return values.isEmpty ? nil : values.joined(separator: ", ")
    }

    package static func == (left: ResponseHead, right: ResponseHead) -> Bool {
        left.status == right.status && left.fields.elementsEqual(right.fields, by: ==)
    }

    /// The code in `HTTP/1.1 200 OK`.
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

    /// The bytes as text: UTF-8 where they are, else each byte a character, as fields were once
    /// Latin-1. Reading and writing back gives the same bytes where they are UTF-8.
    private static func text(_ bytes: Span<UInt8>, _ range: Range<Int>) -> String {
        let part = range.map { bytes[$0] }
        return String(validating: part, as: UTF8.self)
            ?? String(String.UnicodeScalarView(part.map { Unicode.Scalar($0) }))
    }
}
