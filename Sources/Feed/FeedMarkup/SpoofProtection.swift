/// Protects against addresses that conceal their host.
///
/// Drops an account that looks like a host, and converts labels in mixed scripts, which may look
/// like other names, to ASCII (RFC 3492).
public enum SpoofProtection {
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
        guard let authority = authority(from: 0, in: span) else { return }
        var host = authority
        var account: Range<Int>?
        if let at = authority.last(where: { span[$0] == UInt8(ascii: "@") }) {
            let isHost =
                at + 1 < authority.upperBound
                && (authority.lowerBound..<at).contains { span[$0] == UInt8(ascii: ".") }
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

    /// The host of an `http` or `https` address in lower case without `www.`; empty if there is
    /// none.
    static func host(of address: Span<UInt8>) -> [UInt8] {
        guard let authority = authority(from: 0, in: address) else { return [] }
        var start = authority.lowerBound
        if let at = authority.last(where: { address[$0] == UInt8(ascii: "@") }) { start = at + 1 }
        if address.hasCaseInsensitivePrefix("www.", at: start, before: authority.upperBound) {
            start += 4
        }
        var host: [UInt8] = []
        for index in start..<authority.upperBound {
            if address[index] == UInt8(ascii: ":") { break }
            host.append(address[index].asciiLowercased)
        }
        return host
    }

    private static func authority(from start: Int, in address: Span<UInt8>) -> Range<Int>? {
        var begin = start
        for scheme in ["https://", "http://", "ftp://"] as [StaticString]
        where address.hasCaseInsensitivePrefix(scheme, at: start, before: address.count) {
            begin = start + scheme.utf8CodeUnitCount
            break
        }
        guard begin > start else { return nil }
        var end = begin
        while end < address.count {
            switch address[end] {
            case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return begin..<end
            default: end += 1
            }
        }
        return begin..<end
    }

    /// A host with each mixed-script label in ASCII.
    private static func ascii(_ host: [UInt8]) -> [UInt8] {
        var labels: [[UInt8]] = []
        for label in host.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false) {
            let scalars = Array(String(decoding: label, as: UTF8.self).unicodeScalars)
            if isMixed(scalars), scalars.count <= 63 {
                labels.append(Array("xn--".utf8) + Punycode.encoded(scalars))
            } else {
                labels.append(Array(label))
            }
        }
        return Array(labels.joined(separator: [UInt8(ascii: ".")]))
    }

    /// Returns true for confusable letters of several scripts, and for symbols.
    private static func isMixed(_ label: [Unicode.Scalar]) -> Bool {
        var hasLatin = false
        var hasOther = false
        var hasAlike = false
        for scalar in label {
            switch scalar.value {
            case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF: hasLatin = true
            case 0x250...0x2AF, 0x370...0x3FF, 0x400...0x52F, 0x530...0x58F, 0x13A0...0x13FF,
                0x1C80...0x1C8F, 0x1F00...0x1FFF, 0x2DE0...0x2DFF, 0xA640...0xA69F:
                hasOther = true
                if !alike.contains(scalar.value) { continue }
                hasAlike = true
            case 0..<0x80: continue
            // Symbols, full-width and mathematical letters, and dots and slashes of other scripts.
            case 0x2000...0x2BFF, 0xFF00...0xFFEF, 0x1D400...0x1D7FF, 0x2E00...0x2E7F: return true
            default: continue
            }
        }
        if hasLatin { return hasOther }
        // A whole label of letters that look like Latin ones.
        return hasAlike
            && label.allSatisfy { $0.isASCII || alike.contains($0.value) }
    }

    /// Cyrillic and Greek letters that look like Latin ones.
    private static let alike: Set<UInt32> = [
        0x430, 0x435, 0x43E, 0x440, 0x441, 0x443, 0x445, 0x455, 0x456, 0x458, 0x4BB, 0x501, 0x51B,
        0x51D, 0x475, 0x261, 0x3BF, 0x3BD, 0x3B1, 0x3C1, 0x3B9, 0x4CF,
    ]
}
