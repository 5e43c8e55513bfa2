/// Links in place of what a script would draw: posts, listings, films; and the words of a drawing.
extension HTMLSanitizer {
    private static let labelLimit = 300

    /// Writes a link to the page of a listing or a recording that a known script shows in its place.
    mutating func embedScript(_ token: MarkupToken, in bytes: Span<UInt8>) {
        guard !token.content.isEmpty else { return }
        var attributes = MarkupAttributeScanner(token, syntax: syntax)
        while let found = attributes.next(in: bytes) {
            guard HTMLAttribute.named(found.name, in: bytes) == .src,
                let address = address(of: found.value, in: bytes),
                let page = EmbeddedPage.page(ofScript: address)
            else { continue }
            return appendLink(to: EmbeddedPage(embedding: page), title: "")
        }
    }

    /// Writes a link to the post, film or chart that an element stands for, which has nothing
    /// inside but perhaps its address.
    ///
    /// - Returns: Whether there was one.
    mutating func embedPost(_ token: MarkupToken, in bytes: Span<UInt8>) -> Bool {
        // All of them have one, be it in an attribute's name or in a class.
        guard bytes.firstIndex(of: UInt8(ascii: "-"), in: token.content) != nil else {
            return false
        }
        var isEmbed = false
        var address: String?
        var place: Range<Int>?
        var cited: Range<Int>?
        var attributes = MarkupAttributeScanner(token, syntax: syntax)
        while let found = attributes.next(in: bytes) {
            let name = found.name
            if HTMLAttribute.named(name, in: bytes) == .classes {
                isEmbed = isEmbed || Self.isEmbedClass(found.value, in: bytes)
                if bytes.hasName(in: found.value.prefix(200), of: ["flourish"]) {
                    place = place ?? 0..<0
                }
            } else if Self.postAttributes.contains(where: { bytes.equalsIgnoringCase(name, $0) }) {
                address = address ?? self.address(of: found.value, in: bytes)
            } else if bytes.equalsIgnoringCase(name, "cite") {
                cited = found.value
            } else if bytes.equalsIgnoringCase(name, "data-src") {
                if place != nil { place = found.value }
            } else if bytes.equalsIgnoringCase(name, "data-attrs") {
                address = address ?? addressInJSON(found.value, in: bytes)
            }
        }
        if address == nil, let place, !place.isEmpty {
            let path = words(of: place, in: bytes)
            let isPath = path.utf8.allSatisfy { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "/") }
            if isPath { address = "https://public.flourish.studio/\(path)/" }
        }
        // What is quoted by others says where from, too.
        if address == nil, isEmbed, let cited { address = self.address(of: cited, in: bytes) }
        let inside = textInside(after: token, in: bytes)
        guard let inside else { return false }
        if inside.isEmpty {
            guard let address else { return false }
            appendLink(to: EmbeddedPage(embedding: address), title: "")
            return true
        }
        guard isEmbed, let address = self.address(of: inside, in: bytes),
            bytes.hasCaseInsensitivePrefix(
                "http", at: inside.lowerBound, before: inside.upperBound),
            inside.allSatisfy({ !bytes[$0].isHTMLWhiteSpace })
        else { return false }
        appendLink(to: EmbeddedPage(embedding: address), title: "")
        return true
    }

    /// Writes a link in place of `[embed]` and an address, as WordPress writes them; false for all
    /// else.
    mutating func embedCode(_ range: Range<Int>, in bytes: Span<UInt8>) -> Bool {
        let range = bytes.trimmingWhiteSpace(range)
        let end: StaticString = "[/embed]"
        guard bytes.hasPrefix("[embed", at: range.lowerBound, before: range.upperBound),
            range.count > 24, bytes.equals(range.suffix(8), end),
            let start = bytes.firstIndex(of: UInt8(ascii: "]"), in: range),
            start < range.upperBound - 8
        else { return false }
        let inside = bytes.trimmingWhiteSpace(start + 1..<range.upperBound - 8)
        guard inside.allSatisfy({ !bytes[$0].isHTMLWhiteSpace }),
            let address = address(of: inside, in: bytes)
        else { return false }
        appendLink(to: EmbeddedPage(embedding: address), title: "")
        return true
    }

    /// Appends the words that stand for a drawing.
    mutating func appendLabel(of token: MarkupToken, in bytes: Span<UInt8>) {
        var label: Range<Int>?
        var attributes = MarkupAttributeScanner(token, syntax: syntax)
        while let found = attributes.next(in: bytes) {
            if bytes.equalsIgnoringCase(found.name, "aria-label") {
                label = label ?? found.value
            } else if bytes.equalsIgnoringCase(found.name, "aria-hidden"),
                bytes.equalsIgnoringCase(found.value, "true")
            {
                return
            }
        }
        if label == nil, !token.isSelfClosing { label = title(after: token, in: bytes) }
        guard let label, label.count <= Self.labelLimit, prepare(for: .span) else { return }
        let words = Array(self.words(of: label, in: bytes).utf8)
        guard !words.isEmpty else { return }
        MarkupEscaping.appendText(words.span, into: &output)
        twins.last = nil
    }

    /// The inside of the `title` that a drawing begins with.
    private func title(after token: MarkupToken, in bytes: Span<UInt8>) -> Range<Int>? {
        let limit = min(bytes.count, token.range.upperBound + 2 * Self.labelLimit)
        let start = bytes.skippingWhiteSpace(from: token.range.upperBound, to: limit)
        guard bytes.hasCaseInsensitivePrefix("<title", at: start, before: limit),
            let open = bytes.firstIndex(of: UInt8(ascii: ">"), in: start..<limit),
            let close = bytes.firstIndex(of: UInt8(ascii: "<"), in: open..<limit)
        else { return nil }
        return open + 1..<close
    }

    /// The text up to the end tag that follows at once; `nil` where other elements stand inside.
    private func textInside(after token: MarkupToken, in bytes: Span<UInt8>) -> Range<Int>? {
        if token.isSelfClosing { return token.range.upperBound..<token.range.upperBound }
        let start = token.range.upperBound
        let limit = min(bytes.count, start + 2_048)
        guard let mark = bytes.firstIndex(of: UInt8(ascii: "<"), in: start..<limit),
            mark + 1 < bytes.count, bytes[mark + 1] == UInt8(ascii: "/")
        else { return nil }
        return bytes.trimmingWhiteSpace(start..<mark)
    }

    /// The address that is named `url` in the JSON of an attribute.
    private func addressInJSON(_ range: Range<Int>, in bytes: Span<UInt8>) -> String? {
        let text = decoded(range, in: bytes)
        let span = text.span
        let key: StaticString = "\"url\":\""
        var place = 0
        while let quote = span.firstIndex(of: UInt8(ascii: "\""), in: place..<span.count) {
            if span.hasPrefix(key, at: quote, before: span.count) {
                let start = quote + key.utf8CodeUnitCount
                guard let end = span.firstIndex(of: UInt8(ascii: "\""), in: start..<span.count)
                else { return nil }
                let value = text[start..<end].filter { $0 != UInt8(ascii: "\\") }
                return URLReference.resolved(value.span, against: nil, for: .resource)
                    .flatMap { EmbeddedPage.host(of: $0).isEmpty ? nil : HonestHost.shown($0) }
            }
            place = quote + 1
        }
        return nil
    }

    private static func isEmbedClass(_ range: Range<Int>, in bytes: Span<UInt8>) -> Bool {
        bytes.hasName(in: range.prefix(500), of: ["embed", "oembed"])
    }

    private static let postAttributes: [StaticString] = [
        "data-href", "data-oembed-url", "data-instgrm-permalink", "data-embed-url",
        "data-tweet-url", "data-permalink", "data-post-url", "data-video-url",
    ]
}

extension HTMLElement {
    /// Pages have it stand for a post, a film or a chart that a script shows in its place.
    var mayStandForPost: Bool {
        switch self {
        case .blockquote, .div, .figure, .p, .section: true
        default: false
        }
    }
}
