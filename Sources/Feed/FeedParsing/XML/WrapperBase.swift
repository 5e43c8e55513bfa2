internal import FeedMarkup

/// The base declared by the element around XHTML content: an Atom `div` (RFC 4287, section 3.1.1.3)
/// may have an `xml:base`.
enum WrapperBase {
    /// The maximum number of wrappers examined.
    private static let maximumDepth = 4

    /// The base of the addresses in the XHTML `markup`.
    static func base(of markup: Span<UInt8>, within outer: URLBase?) -> URLBase? {
        var base = outer
        var scanner = MarkupScanner(0..<markup.count, syntax: .xml)
        var depth = 0
        while depth < maximumDepth, let token = scanner.next(in: markup) {
            switch token.kind {
            case .text where markup.trimmingWhiteSpace(token.content).isEmpty, .comment: continue
            case .startTag: depth += 1
            default: return base
            }
            guard !token.isSelfClosing else { return base }
            var attributes = MarkupAttributeScanner(token, syntax: .xml)
            while let found = attributes.next(in: markup) {
                guard markup.equals(found.name, "xml:base") else { continue }
                guard isAroundRest(scanner, in: markup) else { return base }
                var value: [UInt8] = []
                CharacterReferences.decode(markup.extracting(found.value), as: .xml, into: &value)
                base = URLBase(value.span, within: base) ?? base
            }
        }
        return base
    }

    /// Returns true if no content follows the end of the element before `scanner`.
    private static func isAroundRest(_ scanner: MarkupScanner, in markup: Span<UInt8>) -> Bool {
        var scanner = scanner
        var depth = 1
        while let token = scanner.next(in: markup) {
            switch token.kind {
            case .startTag:
                if depth == 0 { return false }
                if !token.isSelfClosing { depth += 1 }
            case .endTag: depth = max(depth - 1, 0)
            case .comment: continue
            default:
                let isBlank = markup.trimmingWhiteSpace(token.content).isEmpty
                if depth == 0, !isBlank { return false }
            }
        }
        return true
    }
}
