/// Protects against addresses that conceal their host.
///
/// Drops an account that looks like a host, and converts labels in mixed scripts, which may look
/// like other names, to ASCII (RFC 3492).
package enum SpoofProtection {
    /// Returns the address in its protected form.
    static func revealed(_ address: String) -> String {
        var bytes = Array(address.utf8)
        reveal(from: 0, in: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Converts the address in `output` from `start` on.
    static func reveal(from start: Int, in output: inout [UInt8]) {
        // Fast path without a copy for addresses with neither.
        guard output[start...].contains(where: { $0 >= 0x80 || $0 == UInt8(ascii: "@") }) else {
            return
        }
        let address = Array(output[start...])
        let span = address.span
        guard let authority = authority(in: span) else { return }
        var host = authority
        var account: Range<Int>?
        if let at = authority.last(where: { span[$0] == UInt8(ascii: "@") }) {
            let isHost =
                at + 1 < authority.upperBound
                && (authority.lowerBound..<at).contains { mayBeDot(span[$0]) }
            if isHost { account = authority.lowerBound..<at + 1 }
            host = at + 1..<authority.upperBound
        }
        var replacement: [UInt8]?
        if host.contains(where: { span[$0] >= 0x80 }) {
            replacement = ascii(Array(address[host]))
        }
        guard account != nil || replacement != nil else { return }
        output.removeLast(address.count)
        output.append(contentsOf: address[..<(account?.lowerBound ?? host.lowerBound)])
        output.append(contentsOf: replacement ?? Array(address[host]))
        output.append(contentsOf: address[host.upperBound...])
    }

    /// Returns true for a dot, and for bytes that may be part of an encoded or a full-width one.
    private static func mayBeDot(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ".") || byte == UInt8(ascii: "%") || byte >= 0x80
    }

    /// The host of an `http` or `https` address in lower case without `www.`; empty if there is
    /// none.
    static func host(of address: Span<UInt8>) -> [UInt8] {
        guard let authority = authority(in: address) else { return [] }
        var start = authority.lowerBound
        if let at = authority.last(where: { address[$0] == UInt8(ascii: "@") }) { start = at + 1 }
        if address.hasCaseInsensitivePrefix("www.", at: start, before: authority.upperBound) {
            start += 4
        }
        var host: [UInt8] = []
        // An IPv6 address is in brackets.
        let isInBrackets = start < authority.upperBound && address[start] == UInt8(ascii: "[")
        for index in start..<authority.upperBound {
            if address[index] == UInt8(ascii: ":"), !isInBrackets || host.last == UInt8(ascii: "]")
            {
                break
            }
            host.append(address[index].asciiLowercased)
        }
        return host
    }

    private static func authority(in address: Span<UInt8>) -> Range<Int>? {
        let schemes: [StaticString] = ["https://", "http://", "ftp://"]
        let scheme = schemes.first { address.begins(0..<address.count, with: $0) }
        guard let scheme else { return nil }
        let rest = scheme.utf8CodeUnitCount..<address.count
        let end = rest.first { "/?#".utf8.contains(address[$0]) }
        return rest.lowerBound..<(end ?? rest.upperBound)
    }

    /// The host with full-width letters and dots as in ASCII (UTS 46), and with each mixed-script
    /// label in ASCII; `nil` if that changes nothing.
    private static func ascii(_ host: [UInt8]) -> [UInt8]? {
        let mapped = String(decoding: host, as: UTF8.self).unicodeScalars.map(mapped)
        let labels = mapped.split(separator: ".", omittingEmptySubsequences: false).map {
            (label: ArraySlice<Unicode.Scalar>) -> [UInt8] in
            let scalars = Array(label)
            if isMixed(scalars), scalars.count <= 63 {
                return Array("xn--".utf8) + Punycode.encoded(scalars)
            }
            var bytes: [UInt8] = []
            for scalar in scalars { bytes.append(scalar) }
            return bytes
        }
        let result = Array(labels.joined(separator: [UInt8(ascii: ".")]))
        return result == host ? nil : result
    }

    /// A full-width letter, digit, hyphen or dot as in ASCII; any other character itself.
    static func mapped(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0x3002, 0xFF0E, 0xFF61: "."
        case 0xFF0D, 0xFF10...0xFF19, 0xFF41...0xFF5A:
            Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
        case 0xFF21...0xFF3A: Unicode.Scalar(scalar.value - 0xFEE0 + 0x20) ?? scalar
        default: scalar
        }
    }

    /// Returns true for confusable letters of several scripts, and for symbols.
    private static func isMixed(_ label: [Unicode.Scalar]) -> Bool {
        var hasLatin = false
        var hasOther = false
        var isAfterLatin = false
        for scalar in label {
            defer { isAfterLatin = scalar.value < 0x80 }
            switch scalar.value {
            case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF: hasLatin = true
            // Digits, and combining marks.
            case 0..<0x80, 0xB7, 0x300...0x36F: continue
            // Katakana and strokes that look like a slash or a hyphen.
            case 0x30BD...0x30BE, 0x30CE, 0x30F3, 0x30FC, 0x4E00, 0x4E36, 0x4E3F...0x4E41:
                if isAfterLatin { return true }
            // Japanese, Chinese and Korean are written with Latin letters, too.
            case 0x3005...0x3007, 0x3041...0x312F, 0x31A0...0x31BF, 0x3400...0x9FFF,
                0xAC00...0xD7AF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
                continue
            // Symbols, phonetic, full-width and mathematical letters, dots and slashes of other
            // scripts, and Lisu, whose letters look like Latin ones.
            case 0x1D00...0x1DBF, 0x2000...0x2BFF, 0x2C60...0x2C7F, 0x2E00...0x2E7F,
                0x3000...0x3040, 0xA4D0...0xA4FF, 0xA720...0xA7FF, 0xAB30...0xAB6F,
                0xFF00...0xFFEF, 0x1D400...0x1D7FF:
                return true
            default: hasOther = true
            }
        }
        // Beside Latin letters, or a whole label of letters that look like Latin ones.
        return hasOther
            && (hasLatin || label.allSatisfy { $0.isASCII || alike.contains($0.value) })
    }

    /// Cyrillic and Greek letters that look like Latin ones.
    private static let alike: Set<UInt32> = [
        0x430, 0x435, 0x43E, 0x440, 0x441, 0x443, 0x445, 0x455, 0x456, 0x458, 0x4BB, 0x501, 0x51B,
        0x51D, 0x475, 0x261, 0x3BF, 0x3BD, 0x3B1, 0x3C1, 0x3B9, 0x4CF,
    ]
}
