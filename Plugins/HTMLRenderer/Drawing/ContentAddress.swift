import FeedMarkup

/// Addresses valid by the URL standard: browsers also follow invalid ones, but validators complain.
enum ContentAddress {
    /// Returns true if an attribute's value, with references undecoded, has only characters allowed
    /// in an address.
    static func isValid(_ range: Range<Int>, in source: Span<UInt8>) -> Bool {
        var fragments = 0
        var index = range.lowerBound
        while index < range.upperBound {
            switch source[index] {
            case UInt8(ascii: "%"):
                guard index + 2 < range.upperBound, source[index + 1].hexadecimalValue != nil,
                    source[index + 2].hexadecimalValue != nil
                else { return false }
            case UInt8(ascii: "&"):
                guard source.hasPrefix("&amp;", at: index, before: range.upperBound) else {
                    return false
                }
                index += 4
            case UInt8(ascii: "#"): fragments += 1
            case let byte: guard isPlain(byte) else { return false }
            }
            index += 1
        }
        return fragments <= 1
    }

    /// Percent-encodes characters that are not allowed in an address.
    static func valid(_ address: String) -> String {
        let bytes = address.utf8Span.span
        var plain = 0
        while plain < bytes.count, isPlain(bytes[plain]) { plain += 1 }
        // Fast path for valid addresses.
        if plain == bytes.count { return address }
        var result: [UInt8] = []
        var start = 0
        var slashes = 0
        var hasFragment = false
        let digits = Array("0123456789ABCDEF".utf8)
        for index in 0..<bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "/") { slashes += 1 }
            let isIllegal =
                switch byte {
                // Host names can't be percent-encoded.
                case UInt8(ascii: "["), UInt8(ascii: "]"), 0x80...: slashes > 2
                case UInt8(ascii: "#"): hasFragment
                case UInt8(ascii: "%"):
                    index + 2 >= bytes.count || bytes[index + 1].hexadecimalValue == nil
                        || bytes[index + 2].hexadecimalValue == nil
                default: !isPlain(byte)
                }
            if byte == UInt8(ascii: "#") { hasFragment = true }
            guard isIllegal else { continue }
            result.append(bytes, start..<index)
            start = index + 1
            result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
        if start == 0 { return address }
        result.append(bytes, start..<bytes.count)
        return String(decoding: result, as: UTF8.self)
    }

    /// Returns true for a valid `srcset`: every candidate has a width, or every one a density, and
    /// no two are the same.
    static func isValidList(_ range: Range<Int>, in source: Span<UInt8>) -> Bool {
        var seen: [Range<Int>] = []
        var unit: UInt8?
        var start = range.lowerBound
        while start < range.upperBound {
            start = source.skippingWhiteSpace(from: start, to: range.upperBound)
            var end = start
            while end < range.upperBound, !source[end].isHTMLWhiteSpace { end += 1 }
            // A candidate that ends with a comma has no descriptor.
            let isAlone = end > start && source[end - 1] == UInt8(ascii: ",")
            guard isValid(start..<(isAlone ? end - 1 : end), in: source) else { return false }
            let comma =
                isAlone
                ? end
                : source.firstIndex(of: UInt8(ascii: ","), in: end..<range.upperBound)
                    ?? range.upperBound
            let descriptor = isAlone ? end..<end : source.trimmingWhiteSpace(end..<comma)
            let own = descriptor.last.map { source[$0] } ?? UInt8(ascii: "x")
            guard own != UInt8(ascii: "h"), unit == nil || unit == own, seen.count < 50 else {
                return false
            }
            unit = own
            if seen.contains(where: { source.equals($0, descriptor) }) { return false }
            if own == UInt8(ascii: "w"),
                ContentMarkup.number(descriptor.dropLast(), in: source) ?? 0 == 0
            {
                return false
            }
            seen.append(descriptor)
            start = isAlone ? end : comma + 1
        }
        return unit != nil
    }

    /// Returns true for a letter, a digit, or a mark that is allowed anywhere in an address.
    private static func isPlain(_ byte: UInt8) -> Bool {
        // One bit per ASCII character.
        let marks: (UInt64, UInt64) = (0xAFFF_FFD2_0000_0000, 0x47FF_FFFE_87FF_FFFF)
        return byte < 0x80 && (byte < 64 ? marks.0 : marks.1) >> UInt64(byte & 63) & 1 == 1
    }
}
