internal import FeedMarkup
internal import FeedModel

/// Finds the picture that stands for a content.
enum ContentImage {
    /// The first picture of `markup` that is not there to count readers, with a safe address.
    static func first(
        in markup: Span<UInt8>, syntax: MarkupSyntax, base: URLBase?
    ) -> FeedImage? {
        var scanner = MarkupScanner(0..<markup.count, syntax: syntax)
        while let token = scanner.next(in: markup) {
            guard token.kind == .startTag, markup.equalsIgnoringCase(token.name, "img"),
                token.isTerminated || syntax == .xml
            else { continue }
            if let image = image(token, syntax: syntax, base: base, in: markup) { return image }
        }
        return nil
    }

    private static func image(
        _ token: MarkupToken, syntax: MarkupSyntax, base: URLBase?, in markup: Span<UInt8>
    ) -> FeedImage? {
        var address: [UInt8]?
        var alternative: String?
        var scanner = MarkupAttributeScanner(token, syntax: syntax)
        while let attribute = scanner.next(in: markup) {
            let name = attribute.name
            if address == nil, markup.equalsIgnoringCase(name, "src") {
                address = value(attribute, syntax: syntax, in: markup)
            } else if alternative == nil, markup.equalsIgnoringCase(name, "alt") {
                let text = value(attribute, syntax: syntax, in: markup)
                alternative = TextCleaning.collapsed(text.span)
            } else if markup.equalsIgnoringCase(name, "width")
                || markup.equalsIgnoringCase(name, "height")
            {
                // A picture of one pixel shows nothing.
                let size = markup.trimmingWhiteSpace(attribute.value)
                if markup.equals(size, "1") || markup.equals(size, "0") { return nil }
            }
        }
        guard let address,
            let url = URLReference.resolved(address.span, against: base, for: .resource)
        else { return nil }
        if alternative?.isEmpty == true { alternative = nil }
        return FeedImage(url: url, alternativeText: alternative)
    }

    private static func value(
        _ attribute: MarkupAttribute, syntax: MarkupSyntax, in markup: Span<UInt8>
    ) -> [UInt8] {
        var value: [UInt8] = []
        CharacterReferences.decode(
            markup.extracting(attribute.value), as: syntax == .xml ? .xml : .attribute,
            into: &value)
        return value
    }
}
