import FeedMarkup

/// HZ: Chinese in bytes of ASCII, as mail and news of old were written (RFC 1843).
enum HZEncoding {
    /// The encoding of what ``unpacked(_:from:)`` makes.
    static let unpackedName = EncodingName(iconv: "GB18030", whatwg: "gb18030")

    /// `bytes` from `start` on, with each character of two bytes as GB 2312 is written elsewhere.
    ///
    /// What is begun and not ended ends with its line (section 4: no line ends within Chinese).
    static func unpacked(_ bytes: Span<UInt8>, from start: Int) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count - start)
        var isChinese = false
        var index = start
        while index < bytes.count {
            let byte = bytes[index]
            let next = index + 1 < bytes.count ? bytes[index + 1] : 0
            switch (byte, next) {
            case (UInt8(ascii: "~"), UInt8(ascii: "}")) where isChinese:
                isChinese = false
                index += 2
            case (UInt8(ascii: "~"), UInt8(ascii: "{")) where !isChinese:
                isChinese = true
                index += 2
            case (UInt8(ascii: "~"), UInt8(ascii: "~")) where !isChinese:
                output.append(byte)
                index += 2
            case (UInt8(ascii: "~"), 0x0A) where !isChinese:
                index += 2
            case (0x21...0x7D, 0x21...0x7E) where isChinese:
                output.append(byte | 0x80)
                output.append(next | 0x80)
                index += 2
            default:
                if byte == 0x0A { isChinese = false }
                output.append(byte)
                index += 1
            }
        }
        return output
    }
}
