/// Links whose text is an address other than their target, as in phishing.
extension HTMLSanitizer {
    /// The maximum length of a text that may pass for an address.
    private static let wordsLimit = 500

    /// Appends the real host to the current link if its text is an address with another host.
    mutating func appendRealHost() {
        guard let tag = linkTag else { return }
        linkTag = nil
        let words = tag.upperBound..<output.count
        guard words.count <= Self.wordsLimit else { return }
        var mayBeAddress = false
        for index in words {
            switch output[index] {
            case UInt8(ascii: " "), UInt8(ascii: "<"): return
            case UInt8(ascii: "."), UInt8(ascii: ":"): mayBeAddress = true
            default: break
            }
        }
        guard mayBeAddress else { return }
        let text = Array(output[words])
        guard let said = Self.host(ofWords: 0..<text.count, in: text.span) else { return }
        let real = hostOfLink(tag)
        guard !real.isEmpty, !Self.belongTogether(said, real) else { return }
        output.append(UInt8(ascii: " "))
        output.append(UInt8(ascii: "("))
        MarkupEscaping.appendText(real.span, into: &output)
        output.append(UInt8(ascii: ")"))
    }

    /// The host if the text is an address.
    private static func host(ofWords words: Range<Int>, in bytes: Span<UInt8>) -> [UInt8]? {
        let range = bytes.trimmingWhiteSpace(words)
        guard let first = range.first,
            range.allSatisfy({ !bytes[$0].isHTMLWhiteSpace && bytes[$0] != UInt8(ascii: "<") })
        else { return nil }
        let isWhole = ["http://", "https://"].contains {
            bytes.hasCaseInsensitivePrefix($0, at: first, before: range.upperBound)
        }
        if isWhole { return SpoofProtection.host(of: bytes.extracting(range)) }
        var bare = Array("http://".utf8)
        bare.append(bytes, range)
        let host = SpoofProtection.host(of: bare.span)
        let isNamed = bytes.hasCaseInsensitivePrefix("www.", at: first, before: range.upperBound)
        guard isNamed || hasKnownEnd(host) else { return nil }
        return host
    }

    private static func hasKnownEnd(_ host: [UInt8]) -> Bool {
        let ends: [StaticString] = [".com", ".org", ".net", ".edu", ".gov", ".bank"]
        return ends.contains {
            let count = $0.utf8CodeUnitCount
            return host.count > count
                && host.span.equalsIgnoringCase(host.count - count..<host.count, $0)
        }
    }

    /// The host of the link's target by its start tag in the output; empty for a link within the
    /// content.
    private func hostOfLink(_ range: Range<Int>) -> [UInt8] {
        var scanner = MarkupScanner(range, syntax: .html)
        let span = output.span
        guard let token = scanner.next(in: span), token.kind == .startTag else { return [] }
        var attributes = MarkupAttributeScanner(token, syntax: .html)
        var host: [UInt8] = []
        while let found = attributes.next(in: span) {
            switch HTMLAttribute.named(found.name, in: span) {
            case .href:
                var address: [UInt8] = []
                CharacterReferences.decode(
                    span.extracting(found.value), as: .attribute, into: &address)
                host = SpoofProtection.host(of: address.span)
            case .embed: return []
            default: continue
            }
        }
        return host
    }

    /// Returns true if the hosts are equal, or one is a subdomain of the other.
    private static func belongTogether(_ one: [UInt8], _ other: [UInt8]) -> Bool {
        let (long, short) = one.count >= other.count ? (one, other) : (other, one)
        guard !short.isEmpty, long.suffix(short.count).elementsEqual(short) else { return false }
        return long.count == short.count || long[long.count - short.count - 1] == UInt8(ascii: ".")
    }
}
