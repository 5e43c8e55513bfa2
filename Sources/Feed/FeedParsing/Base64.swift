internal import FeedMarkup

/// Base64 (RFC 4648) as Atom 0.3 carries text in it.
enum Base64 {
    /// The UTF-8 that `text` stands for; what is not UTF-8 in it becomes U+FFFD, since whatever
    /// reads on relies on that. What is no base64 letter is passed over.
    static func text(_ text: Span<UInt8>) -> [UInt8] {
        Array(String(decoding: bytes(text), as: UTF8.self).utf8)
    }

    private static func bytes(_ text: Span<UInt8>) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(text.count / 4 * 3)
        var bits: UInt32 = 0
        var count = 0
        for index in 0..<text.count {
            guard let value = value(of: text[index]) else { continue }
            bits = bits << 6 | UInt32(value)
            count += 6
            if count >= 8 {
                count -= 8
                output.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
            }
        }
        return output
    }

    private static func value(of letter: UInt8) -> UInt8? {
        switch letter {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): letter - UInt8(ascii: "A")
        case UInt8(ascii: "a")...UInt8(ascii: "z"): letter - UInt8(ascii: "a") + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): letter - UInt8(ascii: "0") + 52
        case UInt8(ascii: "+"), UInt8(ascii: "-"): 62
        case UInt8(ascii: "/"), UInt8(ascii: "_"): 63
        default: nil
        }
    }
}
