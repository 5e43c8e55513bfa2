/// Base 64 by RFC 4648 section 4.
enum Base64Encoding {
    private static let alphabet = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    /// Appends the encoding of `bytes`, padded, to `result`.
    static func append(_ bytes: ArraySlice<UInt8>, to result: inout [UInt8]) {
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let count = min(3, bytes.endIndex - index)
            var group: UInt32 = 0
            for offset in 0..<3 {
                group = group << 8 | (offset < count ? UInt32(bytes[index + offset]) : 0)
            }
            for place in 0..<4 {
                let sextet = Int(group >> (18 - 6 * UInt32(place)) & 63)
                result.append(place <= count ? alphabet[sextet] : UInt8(ascii: "="))
            }
            index += count
        }
    }

    /// The encoding of `bytes`, padded.
    static func string(_ bytes: [UInt8]) -> String {
        var result: [UInt8] = []
        append(bytes[...], to: &result)
        return String(decoding: result, as: UTF8.self)
    }
}
