/// Bytes of the operating system (arguments, names of files) as a `String`, and back again, byte
/// for byte.
///
/// Linux takes any bytes for a name, and a `String` holds only UTF-8. A byte that is none stands as
/// a character of the last 256 of the last private plane (U+10FF00 and on), and so do the bytes of
/// such a character itself, so that nothing is ambiguous.
package enum SystemText {
    private static let firstStandIn: UInt32 = 0x10_FF00

    /// `bytes` as text.
    package static func text(_ bytes: [UInt8]) -> String {
        if let text = String(validating: bytes, as: UTF8.self),
            !mayHaveStandIn(text)
        {
            return text
        }
        var text = String.UnicodeScalarView()
        var rest = bytes[...]
        while let first = rest.first {
            if let scalar = scalar(at: rest), !isStandIn(scalar) {
                text.append(scalar)
                rest = rest.dropFirst(UTF8.width(scalar))
            } else {
                if let scalar = Unicode.Scalar(firstStandIn + UInt32(first)) { text.append(scalar) }
                rest = rest.dropFirst()
            }
        }
        return String(text)
    }

    /// The bytes that `text` stands for.
    package static func bytes(_ text: String) -> [UInt8] {
        guard mayHaveStandIn(text) else { return Array(text.utf8) }
        var bytes: [UInt8] = []
        for scalar in text.unicodeScalars {
            if isStandIn(scalar) {
                bytes.append(UInt8(truncatingIfNeeded: scalar.value - firstStandIn))
            } else {
                bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
            }
        }
        return bytes
    }

    /// `text` for people to read: what is no UTF-8 is a replacement character.
    package static func shown(_ text: String) -> String {
        guard mayHaveStandIn(text) else { return text }
        return String(decoding: bytes(text), as: UTF8.self)
    }

    /// Calls `body` with `path` as the operating system takes it: an empty path, which names
    /// nothing, where `path` has a NUL, since it would be cut there and name something else.
    @discardableResult
    package static func withPath<Result>(
        _ path: String, _ body: (UnsafePointer<CChar>) -> Result
    ) -> Result {
        unsafe path.withSystemPath(body)
    }

    /// Looks for the byte that all stand-ins begin with; few other characters do.
    private static func mayHaveStandIn(_ text: String) -> Bool {
        text.utf8.contains(0xF4)
    }

    private static func isStandIn(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= firstStandIn
    }

    /// The character that `bytes` begin with, where it is valid.
    private static func scalar(at bytes: ArraySlice<UInt8>) -> Unicode.Scalar? {
        for count in 1...4 {
            if let text = String(validating: bytes.prefix(count), as: UTF8.self) {
                return text.unicodeScalars.first
            }
        }
        return nil
    }
}

extension String {
    /// Calls `body` with the path this text stands for, as the operating system takes it; with an
    /// empty one where it has a NUL.
    func withSystemPath<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
        let bytes = SystemText.bytes(self)
        let path = (bytes.contains(0) ? [] : bytes.map(CChar.init(bitPattern:))) + [0]
        return unsafe path.withUnsafeBufferPointer { buffer in
            guard let start = buffer.baseAddress else {
                preconditionFailure("there is at least the NUL")
            }
            return unsafe body(start)
        }
    }
}
