/// Writes a JSON object (RFC 8259) in UTF-8, without white space. Members without a value are left
/// out.
struct JSONObjectWriter {
    private var body: [UInt8] = []

    var bytes: [UInt8] { [UInt8(ascii: "{")] + body + [UInt8(ascii: "}")] }

    /// Adds a string.
    mutating func add(_ name: StaticString, _ text: String?) {
        guard let text else { return }
        begin(name)
        append(text)
    }

    /// Adds a number in its written form.
    mutating func add(_ name: StaticString, number: String?) {
        guard let number else { return }
        begin(name)
        body += number.utf8
    }

    /// Adds an array of strings, unless it is empty.
    mutating func add(_ name: StaticString, _ texts: [String]) {
        add(name, texts) { writer, text in writer.append(text) }
    }

    /// Adds an array of objects, unless it is empty.
    mutating func add(_ name: StaticString, _ objects: [JSONObjectWriter]) {
        add(name, objects) { writer, object in writer.body += object.bytes }
    }

    private mutating func add<Value>(
        _ name: StaticString, _ values: [Value], _ append: (inout JSONObjectWriter, Value) -> Void
    ) {
        guard !values.isEmpty else { return }
        begin(name)
        body.append(UInt8(ascii: "["))
        for (index, value) in values.enumerated() {
            if index > 0 { body.append(UInt8(ascii: ",")) }
            append(&self, value)
        }
        body.append(UInt8(ascii: "]"))
    }

    private mutating func begin(_ name: StaticString) {
        if !body.isEmpty { body.append(UInt8(ascii: ",")) }
        append("\(name)")
        body.append(UInt8(ascii: ":"))
    }

    private mutating func append(_ text: String) {
        body.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                body.append(UInt8(ascii: "\\"))
                body.append(byte)
            case 0..<0x20:
                body += "\\u00".utf8
                let digits = String(byte, radix: 16)
                body += (digits.utf8.count == 1 ? "0" + digits : digits).utf8
            default: body.append(byte)
            }
        }
        body.append(UInt8(ascii: "\""))
    }
}
