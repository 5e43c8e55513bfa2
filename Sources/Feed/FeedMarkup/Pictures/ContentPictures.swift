/// The pictures in sanitised HTML: those of `img` and `source`, posters of `video`, and thumbnails
/// that known players provide for embedded films.
///
/// A renderer requests pictures by these addresses, and its host checks requests by the same rules.
package enum ContentPictures {
    /// The maximum length of an address in bytes.
    package static let addressLimit = 8_192
    /// The maximum number of pictures per content.
    package static let countLimit = 2_000

    /// The distinct `http` and `https` addresses of the first ``countLimit`` pictures, in order: the
    /// results of ``address(of:_:in:)``, each `src`, and each candidate of a `srcset`. Linear in
    /// the length of `html`; memory is proportional to the result.
    package static func addresses(in html: String) -> [String] {
        var addresses: [String] = []
        var seen: Set<[UInt8]> = []
        _ = contains(in: html.utf8Span.span) { address in
            if seen.insert(Array(address.utf8)).inserted { addresses.append(address) }
            return addresses.count == countLimit
        }
        return addresses
    }

    /// Returns true if the address of one of the pictures is wanted; reads no further than it.
    package static func contains(
        in html: Span<UInt8>, where isWanted: (String) -> Bool
    ) -> Bool {
        var scanner = MarkupScanner(0..<html.count, syntax: .html)
        while let token = scanner.next(in: html) {
            guard token.kind == .startTag, token.isTerminated,
                let element = HTMLElement.named(token.name, in: html)
            else { continue }
            let isFound =
                element == .img || element == .source
                ? candidates(of: token, in: html).contains(where: isWanted)
                : address(of: token, element, in: html).map(isWanted) ?? false
            if isFound { return true }
        }
        return false
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
                while let (candidate, _) = nextCandidate(&rest, in: source) {
                    if let address = address(candidate, in: source) { addresses.append(address) }
                }
            }
        }
        return addresses
    }

    /// The address and the title, perhaps empty, of the picture if it is all that `html` shows, as
    /// in web comics; `nil` if there are several pictures, or none.
    package static func onlyPicture(in html: String) -> (address: String, title: String)? {
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
            let title = CharacterReferences.decodedAttribute(
                token.value(of: "title", in: source) ?? 0..<0, in: source)
            found = (address, TextCleaning.collapsed(title.span))
        }
        return found
    }

    /// The decoded `http` or `https` address of a start tag's picture: the `src` of an `img`, else
    /// the first candidate of its `srcset`; the `poster` of a `video`; a known player's thumbnail
    /// for a link with `data-embed`.
    package static func address(
        of token: MarkupToken, _ element: HTMLElement, in source: Span<UInt8>
    ) -> String? {
        if element == .a { return playerPicture(of: token, in: source) }
        guard element == .img || element == .video else { return nil }
        let own = token.value(of: element == .img ? "src" : "poster", in: source)
        if let address = own.flatMap({ address($0, in: source) }) { return address }
        guard element == .img, let list = token.value(of: "srcset", in: source) else { return nil }
        return firstCandidate(list, in: source).flatMap { address($0, in: source) }
    }

    private static func playerPicture(of token: MarkupToken, in source: Span<UInt8>) -> String? {
        guard token.value(of: "data-embed", in: source) != nil,
            let page = token.value(of: "href", in: source)
        else { return nil }
        return address(page, in: source).flatMap { EmbedRule.page(.picture, for: $0) }
    }

    /// Returns true for a picture for dark mode, as marked in its address: a convention that began
    /// with GitHub's.
    package static func isForDark(_ address: String) -> Bool {
        address.hasSuffix("#gh-dark-mode-only")
    }

    /// The range of the first address of a `srcset`, not counting blank ones such as `data:`.
    static func firstCandidate(_ range: Range<Int>, in source: Span<UInt8>) -> Range<Int>? {
        var rest = range
        while let (address, _) = nextCandidate(&rest, in: source) {
            if !PictureAddress.isBlank(address, in: source) { return address }
        }
        return nil
    }

    /// Removes the first candidate from the rest of a `srcset`: its address, and its descriptor,
    /// which is mostly its width and may be empty.
    static func nextCandidate(
        _ rest: inout Range<Int>, in source: Span<UInt8>
    ) -> (address: Range<Int>, descriptor: Range<Int>)? {
        let list = rest
        let start = list.first {
            !source[$0].isHTMLWhiteSpace && source[$0] != UInt8(ascii: ",")
        }
        guard let start else { return nil }
        var end = start
        while end < list.upperBound, !source[end].isHTMLWhiteSpace { end += 1 }
        let next = end
        while source[end - 1] == UInt8(ascii: ",") { end -= 1 }
        // A descriptor ends with a comma.
        let comma =
            end < next
            ? next
            : source.firstIndex(of: UInt8(ascii: ","), in: next..<list.upperBound)
                ?? list.upperBound
        rest = comma..<list.upperBound
        return (start..<end, source.trimmingWhiteSpace(next..<comma))
    }

    private static func address(_ range: Range<Int>, in source: Span<UInt8>) -> String? {
        // A reference may be longer than its value.
        guard !range.isEmpty, range.count <= addressLimit * 8 else { return nil }
        let bytes = CharacterReferences.decodedAttribute(range, in: source)
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
