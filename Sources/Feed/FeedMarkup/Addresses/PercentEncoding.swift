/// Percent-encoding in addresses (RFC 3986, section 2.1).
package enum PercentEncoding {
    /// Decodes `text`; keeps a percent sign without a number.
    package static func decoded(_ text: Span<UInt8>) -> [UInt8] {
        decode(text).bytes
    }

    /// Decodes `text`; `nil` if a percent sign has no number.
    package static func strictlyDecoded(_ text: Span<UInt8>) -> [UInt8]? {
        let (bytes, isStrict) = decode(text)
        return isStrict ? bytes : nil
    }

    /// O(n).
    private static func decode(_ text: Span<UInt8>) -> (bytes: [UInt8], isStrict: Bool) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count)
        var isStrict = true
        var index = 0
        while index < text.count {
            let byte = text[index]
            index += 1
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            if text.count - index >= 2, let high = text[index].hexadecimalValue,
                let low = text[index + 1].hexadecimalValue
            {
                bytes.append(high << 4 | low)
                index += 2
            } else {
                isStrict = false
                bytes.append(byte)
            }
        }
        return (bytes, isStrict)
    }
}
