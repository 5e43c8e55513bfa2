import Glibc

/// Converts bytes of the system (arguments, file names) to `String` and back without loss.
///
/// Linux allows any bytes in names, `String` only UTF-8. Invalid bytes become the last 128
/// characters of the last private plane (U+10FF80 and on), and so do the bytes of those characters,
/// to avoid ambiguity. None stands for a byte of ASCII, which is always valid: a feed's text could
/// have a slash or a hyphen that only the system sees.
package enum SystemText {
    private static let firstStandIn: UInt32 = 0x10_FF80

    /// Converts a C string to text.
    static func text(at bytes: UnsafePointer<CChar>) -> String {
        unsafe text(Array(UnsafeRawBufferPointer(start: bytes, count: strlen(bytes))))
    }

    /// Converts bytes to text.
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
                if let scalar = Unicode.Scalar(firstStandIn | UInt32(first)) { text.append(scalar) }
                rest = rest.dropFirst()
            }
        }
        return String(text)
    }

    /// Converts text back to bytes.
    package static func bytes(_ text: String) -> [UInt8] {
        guard mayHaveStandIn(text) else { return Array(text.utf8) }
        var bytes: [UInt8] = []
        for scalar in text.unicodeScalars {
            if isStandIn(scalar) {
                bytes.append(UInt8(truncatingIfNeeded: scalar.value))
            } else {
                bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
            }
        }
        return bytes
    }

    /// Returns `text` for display, with replacement characters for invalid bytes.
    package static func shown(_ text: String) -> String {
        guard mayHaveStandIn(text) else { return text }
        return String(decoding: bytes(text), as: UTF8.self)
    }

    /// Returns a path as in a `file` address: percent-encoded, but for letters, digits and `/-._~`.
    package static func percentEncoded(_ path: String) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        let plain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789/-._~".utf8
        let encoded = bytes(path).flatMap { byte -> [UInt8] in
            plain.contains(byte)
                ? [byte] : [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
        return String(decoding: encoded, as: UTF8.self)
    }

    /// Calls `body` with C strings of the system and a null pointer behind them.
    package static func withPaths<Result>(
        _ texts: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
    ) -> Result {
        var words = unsafe texts.map { unsafe $0.withSystemPath { unsafe strdup($0) } }
        unsafe words.append(nil)
        defer {
            for index in unsafe words.indices { unsafe free(words[index]) }
        }
        return unsafe body(&words)
    }

    /// Looks for the first byte of stand-ins, which few other characters have.
    private static func mayHaveStandIn(_ text: String) -> Bool {
        text.utf8.contains(0xF4)
    }

    private static func isStandIn(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= firstStandIn
    }

    /// Returns the first character, if valid.
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
    /// Calls `body` with the path as bytes for the system. Passes an empty path, which names
    /// nothing, if it has a NUL, since it would be cut there and name another file.
    @discardableResult
    package func withSystemPath<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
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
