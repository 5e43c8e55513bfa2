/// Links whose text is an address other than their target, as in phishing.
extension HTMLSanitizer {
    /// The maximum length of a text that may pass for an address.
    private static let wordsLimit = 500

    /// Appends the real host to the current link if its text is an address with another host.
    mutating func appendRealHost() {
        guard let tag = linkTag else { return }
        linkTag = nil
        let words = tag.upperBound..<output.count
        // A script would draw the post that it leads to.
        if words.isEmpty, innermost[.blockquote] >= 0 {
            let host = hostOfLink(tag)
            return MarkupEscaping.appendText(host.span, into: &output)
        }
        guard words.count >= 4, words.count <= Self.wordsLimit, hasDot(in: words) else { return }
        let text = displayedText(in: words)
        guard let said = Self.host(ofWords: text.span) else { return }
        let real = hostOfLink(tag)
        guard !real.isEmpty, !Self.belongTogether(said, real) else { return }
        var label = Array(" (".utf8)
        MarkupEscaping.appendText(real.span, into: &label)
        label.append(UInt8(ascii: ")"))
        // A host of punctuation alone doesn't show in the text that is judged.
        guard !output[words].suffix(label.count).elementsEqual(label) else { return }
        output.append(contentsOf: label)
    }

    /// Returns true if the output has a dot in `range`, as every host does, also one of UTS 46.
    private func hasDot(in range: Range<Int>) -> Bool {
        let wideDots: [StaticString] = ["。", "．", "｡"]
        return range.contains { index in
            switch output[index] {
            case UInt8(ascii: "."): true
            case 0xE3, 0xEF:
                wideDots.contains {
                    output.span.hasPrefix($0, at: index, before: range.upperBound)
                }
            default: false
            }
        }
    }

    /// The text in `range` of the output as displayed: decoded, without tags and invisible
    /// characters, and without the brackets and quotation marks around it.
    private func displayedText(in range: Range<Int>) -> [UInt8] {
        let source = output.span
        var text: [UInt8] = []
        var scanner = MarkupScanner(range, syntax: .html)
        while let token = scanner.next(in: source) {
            guard token.kind == .text else { continue }
            CharacterReferences.decode(
                source.extracting(token.content), as: .text, into: &text)
        }
        var scalars = String(decoding: text, as: UTF8.self).unicodeScalars[...]
        func isAround(_ scalar: Unicode.Scalar) -> Bool {
            scalar.properties.isWhitespace
                || scalar.properties.isPatternSyntax && !"/.…".unicodeScalars.contains(scalar)
        }
        while let first = scalars.first, isAround(first) { scalars.removeFirst() }
        while let last = scalars.last, isAround(last) { scalars.removeLast() }
        var shown: [UInt8] = []
        for scalar in scalars where scalar.isASCII || !scalar.properties.isDefaultIgnorableCodePoint
        {
            shown.append(SpoofProtection.mapped(scalar))
        }
        return shown
    }

    /// The host if the text is an address.
    private static func host(ofWords text: Span<UInt8>) -> [UInt8]? {
        let range = 0..<text.count
        guard range.allSatisfy({ text[$0] > 0x20 }) else { return nil }
        let isWhole = ["http://", "https://", "ftp://"].contains { text.begins(range, with: $0) }
        if isWhole { return SpoofProtection.host(of: text) }
        let isRelative = text.hasPrefix("//", at: 0, before: text.count)
        var bare = Array((isRelative ? "http:" : "http://").utf8)
        bare.append(text, range)
        let host = SpoofProtection.host(of: bare.span)
        let isNamed = isRelative || text.hasCaseInsensitivePrefix("www.", at: 0, before: text.count)
        let hasPath = text.firstIndex(of: UInt8(ascii: "/"), in: range) != nil
        guard isNamed || hasKnownEnd(host, isBeforePath: hasPath), !isName(text) else { return nil }
        return host
    }

    /// Returns true for the name of a product that looks like a host.
    private static func isName(_ text: Span<UInt8>) -> Bool {
        let names: [StaticString] = ["ASP.NET", "ADO.NET", "VB.NET", "ML.NET", "Json.NET"]
        return names.contains { text.equals(0..<text.count, $0) }
    }

    /// Returns true if a host without a scheme ends as hosts do; the endings that file names have,
    /// too, count only before a path.
    private static func hasKnownEnd(_ host: [UInt8], isBeforePath: Bool) -> Bool {
        let host = beginning(ofCut: host) ?? host
        guard let dot = host.lastIndex(of: UInt8(ascii: ".")), dot > 0 else { return false }
        let end = host[(dot + 1)...]
        if isBeforePath { return end.count >= 2 && end.allSatisfy { $0.isASCIILetter } }
        return ends.index(of: dot + 1..<host.count, in: host.span) != nil
    }

    private static let ends = PackedNameTable([
        "com", "org", "net", "edu", "gov", "bank", "info", "biz", "shop", "online", "site", "eu",
        "at", "au", "be", "br", "ca", "ch", "cn", "cz", "de", "dk", "es", "fi", "fr", "gr", "hu",
        "ie", "it", "jp", "kr", "mx", "nl", "no", "nz", "pt", "ru", "se", "tr", "ua", "uk", "us",
    ])

    /// The host of the link's target by its start tag in the output; empty for a link within the
    /// content.
    private func hostOfLink(_ range: Range<Int>) -> [UInt8] {
        var scanner = MarkupScanner(range, syntax: .html)
        let span = output.span
        guard let token = scanner.next(in: span), token.kind == .startTag,
            token.value(of: "data-embed", in: span) == nil,
            let link = token.value(of: "href", in: span)
        else { return [] }
        let address = CharacterReferences.decodedAttribute(link, in: span)
        guard address.span.hasCaseInsensitivePrefix("mailto:", at: 0, before: address.count) else {
            return SpoofProtection.host(of: address.span)
        }
        let person = address.prefix { $0 != UInt8(ascii: "?") }
        return person.lastIndex(of: UInt8(ascii: "@")).map {
            person[($0 + 1)...].map { $0.asciiLowercased }
        } ?? []
    }

    /// The host before the ellipsis of an address that is cut short; `nil` for a whole one.
    private static func beginning(ofCut host: [UInt8]) -> [UInt8]? {
        let isCut = ["…", "..."].contains {
            host.count > 4 && host.suffix(3).elementsEqual($0.utf8)
        }
        return isCut ? Array(host.dropLast(3)) : nil
    }

    /// Returns true if the hosts are equal, or one is a subdomain of the other.
    private static func belongTogether(_ one: [UInt8], _ other: [UInt8]) -> Bool {
        // One cut before a further label would hide the real host.
        if let beginning = beginning(ofCut: one) {
            return other.starts(with: beginning)
                && !other.dropFirst(beginning.count).contains(UInt8(ascii: "."))
        }
        if one.last == UInt8(ascii: ".") { return belongTogether(Array(one.dropLast()), other) }
        let (long, short) = one.count >= other.count ? (one, other) : (other, one)
        guard !short.isEmpty, long.suffix(short.count).elementsEqual(short) else { return false }
        return long.count == short.count || long[long.count - short.count - 1] == UInt8(ascii: ".")
    }
}
