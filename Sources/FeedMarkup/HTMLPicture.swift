/// A picture that HTML shows.
public struct HTMLPicture: Sendable, Equatable {
    /// Its address, which may be fetched.
    public var url: String
    /// The words that stand for it.
    public var alternativeText: String?

    /// The first picture in `range` with an address that may be fetched; those of one pixel,
    /// which only count readers, and others that are hidden are passed over. `nil` where there is none.
    ///
    /// The parameters are those of ``HTMLSanitizer/sanitize(_:in:syntax:base:upTo:into:)``.
    public static func first(
        _ bytes: Span<UInt8>, in range: Range<Int>, syntax: MarkupSyntax = .html,
        base: URLBase? = nil
    ) -> HTMLPicture? {
        var scanner = MarkupScanner(range, syntax: syntax)
        var hidden: HTMLElement?
        while let token = scanner.next(in: bytes) {
            guard token.kind == .startTag || token.kind == .endTag,
                let element = HTMLElement.named(token.name, in: bytes)
            else { continue }
            if token.kind == .endTag {
                if element == hidden { hidden = nil }
            } else if element.isHidden {
                if !token.isSelfClosing, hidden == nil { hidden = element }
            } else if element == .img, hidden == nil || (hidden == .svg && syntax == .html),
                token.isTerminated || syntax == .xml,
                let picture = HTMLPicture(token, syntax: syntax, base: base, in: bytes)
            {
                return picture
            }
        }
        return nil
    }

    /// Reads the picture of a tag, `nil` where it has no address of use.
    private init?(
        _ token: MarkupToken, syntax: MarkupSyntax, base: URLBase?, in bytes: Span<UInt8>
    ) {
        var source: String?
        var spare: String?
        var attributes = MarkupAttributeScanner(token, syntax: syntax)
        while let found = attributes.next(in: bytes) {
            guard let attribute = HTMLAttribute.named(found.name, in: bytes) else { continue }
            var value: [UInt8] = []
            switch attribute {
            case .hidden: return nil
            case .style:
                if InlineLooks.isUnseen(found.value, in: bytes) { return nil }
                continue
            case .src, .lazySource, .lazySourceOld, .lazySourceOriginal, .alt, .width, .height:
                CharacterReferences.decode(
                    bytes.extracting(found.value), as: syntax == .xml ? .xml : .attribute,
                    into: &value)
            default: continue
            }
            switch attribute {
            case .src:
                if source == nil {
                    source = URLReference.resolved(value.span, against: base, for: .resource)
                }
            case .alt:
                let text = TextCleaning.collapsed(value.span)
                if alternativeText == nil, !text.isEmpty { alternativeText = text }
            case .width, .height:
                let text = TextCleaning.collapsed(value.span)
                if text == "0" || text == "1" || text == "0px" || text == "1px" { return nil }
            default:
                if spare == nil {
                    spare = URLReference.resolved(value.span, against: base, for: .resource)
                }
            }
        }
        guard let url = source ?? spare else { return nil }
        self.url = url
    }
}
