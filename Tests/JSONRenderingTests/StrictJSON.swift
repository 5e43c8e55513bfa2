import Foundation

/// A strict parser of JSON (RFC 8259). Members of objects keep their order.
indirect enum StrictJSON: Equatable {
    case object([Member])
    case array([StrictJSON])
    case string(String)
    case number(String)
    case literal(String)

    struct Member: Equatable {
        var key: String
        var value: StrictJSON
    }

    struct Fault: Error, Equatable {
        var message: String
        var offset: Int
    }

    /// Parses a whole document.
    init(parsing bytes: [UInt8]) throws {
        guard String(validating: bytes, as: UTF8.self) != nil else {
            throw Fault(message: "not UTF-8", offset: 0)
        }
        var parser = Parser(bytes: bytes)
        self = try parser.document()
    }

    /// The keys of an object, in order.
    var keys: [String] {
        guard case .object(let members) = self else { return [] }
        return members.map(\.key)
    }

    /// The elements of an array.
    var elements: [StrictJSON] {
        guard case .array(let elements) = self else { return [] }
        return elements
    }

    /// The text of a string.
    var text: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }

    /// Returns the member of an object.
    subscript(key: String) -> StrictJSON? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }

    /// True for `null`, an empty string, and an empty array or object other than `items`.
    var hasEmptyValue: Bool {
        switch self {
        case .object(let members):
            members.isEmpty
                || members.contains { member in
                    member.value.hasEmptyValue
                        && !(member.key == "items" && member.value == .array([]))
                }
        case .array(let elements): elements.isEmpty || elements.contains(where: \.hasEmptyValue)
        case .string(let text): text.isEmpty
        case .number: false
        case .literal(let name): name == "null"
        }
    }
}

extension StrictJSON {
    private struct Parser {
        let bytes: [UInt8]
        var offset = 0

        init(bytes: [UInt8]) { self.bytes = bytes }

        private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

        private func fault(_ message: String) -> Fault { Fault(message: message, offset: offset) }

        private mutating func skipWhiteSpace() {
            while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { offset += 1 }
        }

        private mutating func take(_ character: Unicode.Scalar) -> Bool {
            guard next == UInt8(ascii: character) else { return false }
            offset += 1
            return true
        }

        private mutating func expect(_ character: Unicode.Scalar) throws {
            guard take(character) else { throw fault("expected \(character)") }
        }

        mutating func document() throws -> StrictJSON {
            let value = try value()
            guard offset == bytes.count else { throw fault("something follows") }
            return value
        }

        private mutating func value() throws -> StrictJSON {
            skipWhiteSpace()
            defer { skipWhiteSpace() }
            switch next {
            case UInt8(ascii: "{"): return try object()
            case UInt8(ascii: "["): return try array()
            case UInt8(ascii: "\""): return .string(try string())
            case .some(UInt8(ascii: "-")), .some(UInt8(ascii: "0")...UInt8(ascii: "9")):
                return try number()
            default: return try literal()
            }
        }

        private mutating func object() throws -> StrictJSON {
            try expect("{")
            skipWhiteSpace()
            var members: [Member] = []
            if take("}") { return .object([]) }
            repeat {
                skipWhiteSpace()
                let key = try string()
                guard !members.contains(where: { $0.key == key }) else {
                    throw fault("\(key) is repeated")
                }
                skipWhiteSpace()
                try expect(":")
                members.append(Member(key: key, value: try value()))
            } while take(",")
            try expect("}")
            return .object(members)
        }

        private mutating func array() throws -> StrictJSON {
            try expect("[")
            skipWhiteSpace()
            var elements: [StrictJSON] = []
            if take("]") { return .array([]) }
            repeat { elements.append(try value()) } while take(",")
            try expect("]")
            return .array(elements)
        }

        private mutating func string() throws -> String {
            let start = offset
            try expect("\"")
            while let byte = next, byte != UInt8(ascii: "\"") {
                offset += byte == UInt8(ascii: "\\") ? 2 : 1
            }
            try expect("\"")
            guard let text = try fragment(from: start) as? String else { throw fault("no string") }
            return text
        }

        private mutating func number() throws -> StrictJSON {
            let start = offset
            while let byte = next, "+-.eE0123456789".utf8.contains(byte) { offset += 1 }
            _ = try fragment(from: start)
            return .number(String(decoding: bytes[start..<offset], as: UTF8.self))
        }

        /// Checks a string or a number, and reads it.
        private func fragment(from start: Int) throws -> Any {
            try JSONSerialization.jsonObject(
                with: Data(bytes[start..<offset]), options: .fragmentsAllowed)
        }

        private mutating func literal() throws -> StrictJSON {
            for name in ["true", "false", "null"] where bytes[offset...].starts(with: name.utf8) {
                offset += name.utf8.count
                return .literal(name)
            }
            throw fault("no value")
        }
    }
}
