/// Addresses that other programs handle, such as `magnet:`: shown as text, and not linked.
extension HTMLSanitizer {
    /// The maximum length of an address that is shown.
    private static let addressLimit = 2_048

    /// The address of a link that is not written because another program handles it.
    func addressForProgram(
        of token: MarkupToken, in bytes: Span<UInt8>
    ) -> [UInt8]? {
        guard let link = token.value(of: "href", syntax: syntax, in: bytes) else { return nil }
        let address = decoded(bytes.trimmingWhiteSpace(link), in: bytes)
        guard address.count <= Self.addressLimit,
            let end = URLComponents.schemeEnd(address.span), end + 1 < address.count,
            Self.schemes.index(of: 0..<end, in: address.span) != nil,
            address.allSatisfy({ $0 > 0x20 })
        else { return nil }
        return address
    }

    /// Appends the address of the current link, unless its words say it.
    mutating func appendAddressForProgram() {
        guard let link = programLink else { return }
        programLink = nil
        let words = link.start..<output.count
        var address: [UInt8] = []
        MarkupEscaping.appendText(link.address.span, into: &address)
        guard let colon = address.firstIndex(of: UInt8(ascii: ":")), words.count <= 4_096 else {
            return
        }
        // A number is written in many ways.
        let isNumber =
            address.span.hasCaseInsensitivePrefix("tel:", at: 0, before: address.count)
            || address.span.hasCaseInsensitivePrefix("sms:", at: 0, before: address.count)
        if isNumber, output[words].count(where: { $0.isASCIIDigit }) >= 3 { return }
        let rest = address[(colon + 1)...].drop { $0 == UInt8(ascii: "/") }
        guard !output[words].contains(bytes: rest) else { return }
        let isAlone = output.span.trimmingWhiteSpace(words).isEmpty
        output.append(isAlone ? "" : " (")
        output.append(address.span, 0..<address.count)
        output.append(isAlone ? "" : ")")
    }

    private static let schemes = PackedNameTable([
        "acct", "bitcoin", "dat", "doi", "ed2k", "ethereum", "facetime", "feed", "ftp", "ftps",
        "gemini", "geo", "git", "gopher", "hyper", "ipfs", "ipns", "irc", "ircs", "itpc",
        "lightning", "magnet", "matrix", "mms", "monero", "news", "nntp", "nostr", "pcast",
        "podcast", "rtmp", "rtsp", "sftp", "signal", "sip", "sips", "skype", "sms", "spotify",
        "ssh", "steam", "svn", "tel", "tg", "thunder", "urn", "viber", "webcal", "webcals",
        "whatsapp", "xmpp", "zoommtg",
    ])
}

extension ArraySlice<UInt8> {
    /// Returns true if `bytes` occur in this slice.
    fileprivate func contains(bytes: ArraySlice<UInt8>) -> Bool {
        guard let first = bytes.first, count >= bytes.count else { return false }
        return (startIndex...(endIndex - bytes.count)).contains {
            self[$0] == first && self[$0..<($0 + bytes.count)].elementsEqual(bytes)
        }
    }
}
