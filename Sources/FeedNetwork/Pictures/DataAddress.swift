/// A picture that stands in its own address: `data:image/png;base64,…` (RFC 2397).
package enum DataAddress {
    /// The bytes that `address` holds; `nil` where it is no such address.
    package static func bytes(_ address: String) -> [UInt8]? {
        guard address.utf8.count <= 64 << 20, address.prefix(5).lowercased() == "data:",
            let comma = address.utf8.firstIndex(of: UInt8(ascii: ","))
        else { return nil }
        let content = percentDecoded(address.utf8[address.utf8.index(after: comma)...])
        let isBase64 = address[..<comma].lowercased().hasSuffix(";base64")
        return isBase64 ? base64Decoded(content) : content
    }

    private static func percentDecoded(_ text: Substring.UTF8View) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(text.count)
        var position = text.startIndex
        while position < text.endIndex {
            let byte = text[position]
            text.formIndex(after: &position)
            let rest = text[position...].prefix(2)
            if byte == UInt8(ascii: "%"), rest.count == 2,
                let value = UInt8(String(Substring(rest)), radix: 16)
            {
                output.append(value)
                text.formIndex(&position, offsetBy: 2)
            } else {
                output.append(byte)
            }
        }
        return output
    }

    /// What is no letter of base64 is passed over (RFC 4648, section 3.3 allows it where a format
    /// says so; addresses broken over lines are common).
    private static func base64Decoded(_ text: [UInt8]) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(text.count / 4 * 3)
        var bits: UInt32 = 0
        var count: UInt32 = 0
        for letter in text {
            let value: UInt8
            switch letter {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = letter - UInt8(ascii: "A")
            case UInt8(ascii: "a")...UInt8(ascii: "z"): value = letter - UInt8(ascii: "a") + 26
            case UInt8(ascii: "0")...UInt8(ascii: "9"): value = letter - UInt8(ascii: "0") + 52
            case UInt8(ascii: "+"), UInt8(ascii: "-"): value = 62
            case UInt8(ascii: "/"), UInt8(ascii: "_"): value = 63
            default: continue
            }
            bits = bits << 6 | UInt32(value)
            count += 6
            if count >= 8 {
                count -= 8
                output.append(UInt8(truncatingIfNeeded: bits >> count))
            }
        }
        return output
    }
}
