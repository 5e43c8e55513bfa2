internal import FeedMarkup

/// Parses `Link` fields of a response (RFC 8288, appendix B.2).
struct LinkFields {
    struct Link {
        /// The target as written.
        var target: [UInt8] = []
        fileprivate var parameters: [(name: [UInt8], value: [UInt8])] = []

        /// The value of the first parameter called `name`, which is in lower case.
        subscript(_ name: String) -> String? {
            parameters.first { $0.name.elementsEqual(name.utf8) }.map {
                TextCleaning.collapsed($0.value.span)
            }
        }
    }

    /// The maximum length of the fields in bytes; the rest is dropped.
    private static let maximumLength = 65_536
    private static let maximumParameters = 32

    private let bytes: [UInt8]
    private var position = 0

    init(_ fields: String) {
        bytes = Array(fields.utf8.prefix(Self.maximumLength))
    }

    /// Returns the next link.
    mutating func next() -> Link? {
        while let byte = peek, byte != UInt8(ascii: "<") { position += 1 }
        guard peek != nil else { return nil }
        position += 1
        var link = Link()
        link.target = consume { $0 != UInt8(ascii: ">") }
        guard peek != nil else { return nil }
        position += 1
        skipSpace()
        while peek == UInt8(ascii: ";") {
            position += 1
            let parameter = nextParameter()
            if link.parameters.count < Self.maximumParameters { link.parameters.append(parameter) }
            skipSpace()
        }
        // Skips malformed parameters up to the next link.
        _ = consume { $0 != UInt8(ascii: ",") }
        return link
    }

    private mutating func nextParameter() -> (name: [UInt8], value: [UInt8]) {
        skipSpace()
        let name = consume {
            $0 > 0x20 && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ";")
                && $0 != UInt8(ascii: ",")
        }.map { $0.asciiLowercased }
        skipSpace()
        guard peek == UInt8(ascii: "=") else { return (name, []) }
        position += 1
        skipSpace()
        guard peek == UInt8(ascii: "\"") else {
            return (name, consume { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: ",") })
        }
        position += 1
        var value: [UInt8] = []
        while let byte = peek, byte != UInt8(ascii: "\"") {
            position += 1
            if byte == UInt8(ascii: "\\"), let escaped = peek {
                position += 1
                value.append(escaped)
            } else {
                value.append(byte)
            }
        }
        if peek != nil { position += 1 }
        return (name, value)
    }

    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipSpace() {
        while let byte = peek, byte <= 0x20 { position += 1 }
    }

    private mutating func consume(while isConsumed: (UInt8) -> Bool) -> [UInt8] {
        let start = position
        while let byte = peek, isConsumed(byte) { position += 1 }
        return Array(bytes[start..<position])
    }
}
