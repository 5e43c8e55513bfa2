/// The pictures that sanitised HTML names: those of `img` and `source`, the posters of `video`, and what
/// known players show of a film that a link stands for.
///
/// A renderer that wants to show them asks for them by these addresses, and whoever answers looks
/// by the same rule whether the content names them.
public enum ContentPictures {
    /// How long an address may be, in bytes.
    public static let addressLimit = 8_192
    /// How many pictures of one content count at most.
    public static let countLimit = 2_000

    /// The `http` and `https` addresses of the first `limit` pictures that `html` names, in order, each
    /// once: all that ``address(of:_:in:)`` gives, and those of each `src` and each candidate of a `srcset`
    /// of `img` and `source`. Linear in the length of `html`; memory is in proportion to what is answered.
    public static func addresses(in html: String, limit: Int = countLimit) -> [String] {
        let source = html.utf8Span.span
        var scanner = MarkupScanner(0..<source.count, syntax: .html)
        var addresses: [String] = []
        var seen: Set<[UInt8]> = []
        while addresses.count < limit, let token = scanner.next(in: source) {
            guard token.kind == .startTag, token.isTerminated,
                let element = HTMLElement.named(token.name, in: source)
            else { continue }
            let named =
                element == .img || element == .source
                ? candidates(of: token, in: source)
                : address(of: token, element, in: source).map { [$0] } ?? []
            for address in named where addresses.count < limit {
                if seen.insert(Array(address.utf8)).inserted { addresses.append(address) }
            }
        }
        return addresses
    }

    /// The addresses in the `src` and the `srcset` of a start tag.
    private static func candidates(of token: MarkupToken, in source: Span<UInt8>) -> [String] {
        var addresses: [String] = []
        var attributes = MarkupAttributeScanner(token, syntax: .html)
        while let attribute = attributes.next(in: source) {
            if source.equalsIgnoringCase(attribute.name, "src") {
                if let address = address(attribute.value, in: source) { addresses.append(address) }
            } else if source.equalsIgnoringCase(attribute.name, "srcset") {
                var rest = attribute.value
                while let candidate = firstCandidate(rest, in: source) {
                    if let address = address(candidate, in: source) { addresses.append(address) }
                    // What describes a candidate ends with a comma.
                    var end = candidate.upperBound
                    while end < rest.upperBound, source[end] != UInt8(ascii: ",") { end += 1 }
                    rest = end..<rest.upperBound
                }
            }
        }
        return addresses
    }

    /// The address of the picture that is all that `html` shows, and what that says when a pointer
    /// stands on it, as web comics do: empty where it says nothing. `nil` where there are several
    /// pictures, or none.
    public static func onlyPicture(in html: String) -> (address: String, title: String)? {
        let source = html.utf8Span.span
        var scanner = MarkupScanner(0..<source.count, syntax: .html)
        var found: (address: String, title: String)?
        while let token = scanner.next(in: source) {
            guard token.kind == .startTag,
                HTMLElement.named(token.name, in: source) == .img
            else { continue }
            guard let address = address(of: token, .img, in: source) else { return nil }
            if isForDark(address) { continue }
            guard found == nil else { return nil }
            var title: [UInt8] = []
            var attributes = MarkupAttributeScanner(token, syntax: .html)
            while let attribute = attributes.next(in: source) {
                guard HTMLAttribute.named(attribute.name, in: source) == .title else { continue }
                CharacterReferences.decode(
                    source.extracting(attribute.value), as: .attribute, into: &title)
                break
            }
            found = (address, TextCleaning.collapsed(title.span))
        }
        return found
    }

    /// The `http` or `https` address of the picture that a start tag shows, its references
    /// decoded: the `src` of an `img`, else the first candidate of its `srcset`; the `poster` of a
    /// `video`; the picture that a known player shows of what a link of `data-embed` stands for.
    /// `nil` where there is none.
    public static func address(
        of token: MarkupToken, _ element: HTMLElement, in source: Span<UInt8>
    ) -> String? {
        if element == .a { return playerPicture(of: token, in: source) }
        guard element == .img || element == .video else { return nil }
        let wanted: StaticString = element == .img ? "src" : "poster"
        var spare: String?
        var attributes = MarkupAttributeScanner(token, syntax: .html)
        while let attribute = attributes.next(in: source) {
            if source.equalsIgnoringCase(attribute.name, wanted) {
                return address(attribute.value, in: source) ?? spare
            }
            if element == .img, spare == nil,
                source.equalsIgnoringCase(attribute.name, "srcset")
            {
                spare = firstCandidate(attribute.value, in: source)
                    .flatMap { address($0, in: source) }
            }
        }
        return spare
    }

    private static func playerPicture(of token: MarkupToken, in source: Span<UInt8>) -> String? {
        var page: String?
        var isEmbedded = false
        var attributes = MarkupAttributeScanner(token, syntax: .html)
        while let attribute = attributes.next(in: source) {
            if source.equalsIgnoringCase(attribute.name, "data-embed") {
                isEmbedded = true
            } else if source.equalsIgnoringCase(attribute.name, "href") {
                page = address(attribute.value, in: source)
            }
        }
        return isEmbedded ? page.flatMap { EmbeddedPage.picture(forPage: $0) } : nil
    }

    /// True for a picture that pages show only on a dark ground, where it is one of two, as its
    /// address says: a mark that began with GitHub's.
    package static func isForDark(_ address: String) -> Bool {
        address.hasSuffix("#gh-dark-mode-only")
    }

    /// Where the first address of a `srcset` stands; `nil` where there is none.
    static func firstCandidate(_ range: Range<Int>, in source: Span<UInt8>) -> Range<Int>? {
        var start = range.lowerBound
        while start < range.upperBound,
            source[start].isHTMLWhiteSpace || source[start] == UInt8(ascii: ",")
        {
            start += 1
        }
        var end = start
        while end < range.upperBound, !source[end].isHTMLWhiteSpace { end += 1 }
        while end > start, source[end - 1] == UInt8(ascii: ",") { end -= 1 }
        return start < end ? start..<end : nil
    }

    private static func address(_ range: Range<Int>, in source: Span<UInt8>) -> String? {
        // A reference may be longer than what it stands for.
        guard !range.isEmpty, range.count <= addressLimit * 8 else { return nil }
        var bytes: [UInt8] = []
        CharacterReferences.decode(source.extracting(range), as: .attribute, into: &bytes)
        let text = bytes.span
        guard bytes.count <= addressLimit,
            begins(text, with: "http://") || begins(text, with: "https://")
        else { return nil }
        for index in text.indices where text[index] <= 0x20 || text[index] == 0x7F { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func begins(_ text: Span<UInt8>, with prefix: StaticString) -> Bool {
        let length = prefix.utf8CodeUnitCount
        return text.count > length && text.equalsIgnoringCase(0..<length, prefix)
    }
}
