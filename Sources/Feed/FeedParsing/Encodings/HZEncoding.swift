/// HZ, a 7-bit encoding of Chinese once used in mail and news (RFC 1843).
enum HZEncoding {
    /// The encoding of the result of ``unpacked(_:from:)``.
    static let unpackedName = EncodingName(iconv: "GB18030", whatwg: "gb18030")

    /// `bytes` from `start` on with each two-byte character written as in GB 2312.
    ///
    /// Ends an unterminated run of Chinese at its line's end (section 4).
    static func unpacked(_ bytes: Span<UInt8>, from start: Int) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count - start)
        var isChinese = false
        var index = start
        while index < bytes.count {
            let byte = bytes[index]
            let next = index + 1 < bytes.count ? bytes[index + 1] : 0
            var length = 2
            switch (byte, next) {
            case (UInt8(ascii: "~"), UInt8(ascii: "}")) where isChinese: isChinese = false
            case (UInt8(ascii: "~"), UInt8(ascii: "{")) where !isChinese: isChinese = true
            case (UInt8(ascii: "~"), UInt8(ascii: "~")) where !isChinese: output.append(byte)
            case (UInt8(ascii: "~"), 0x0A) where !isChinese: break
            case (0x21...0x7D, 0x21...0x7E) where isChinese:
                output.append(byte | 0x80)
                output.append(next | 0x80)
            default:
                if byte == 0x0A { isChinese = false }
                output.append(byte)
                length = 1
            }
            index += length
        }
        return output
    }
}
