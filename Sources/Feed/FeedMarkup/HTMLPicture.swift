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
        /// An element that its style hides, and how many of its kind are open.
        var unseen: (element: HTMLElement, depth: Int)?
        while let token = scanner.next(in: bytes) {
            guard token.kind == .startTag || token.kind == .endTag,
                let element = HTMLElement.named(token.name, in: bytes)
            else { continue }
            if let outer = unseen, element == outer.element {
                if token.kind == .endTag {
                    unseen = outer.depth > 1 ? (element, outer.depth - 1) : nil
                } else if !token.isSelfClosing {
                    unseen = (element, outer.depth + 1)
                }
                continue
            }
            if token.kind == .endTag {
                if element == hidden { hidden = nil }
            } else if unseen != nil {
                continue
            } else if element.canBeUnseen, !token.isSelfClosing,
                isUnseen(token, syntax: syntax, in: bytes)
            {
                unseen = (element, 1)
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

    /// True where the attributes of a tag hide the element.
    private static func isUnseen(
        _ token: MarkupToken, syntax: MarkupSyntax, in bytes: Span<UInt8>
    ) -> Bool {
        guard !token.content.isEmpty else { return false }
        var attributes = MarkupAttributeScanner(token, syntax: syntax)
        while let found = attributes.next(in: bytes) {
            switch HTMLAttribute.named(found.name, in: bytes) {
            case .hidden: return true
            case .style where InlineLooks.isUnseen(found.value, in: bytes): return true
            default: continue
            }
        }
        return false
    }

    /// Reads the picture of a tag, `nil` where it has no address of use.
    private init?(
        _ token: MarkupToken, syntax: MarkupSyntax, base: URLBase?, in bytes: Span<UInt8>
    ) {
        var source: String?
        var spare: String?
        var list: String?
        var attributes = MarkupAttributeScanner(token, syntax: syntax)
        while let found = attributes.next(in: bytes) {
            guard let attribute = HTMLAttribute.named(found.name, in: bytes) else { continue }
            var value: [UInt8] = []
            switch attribute {
            case .hidden: return nil
            case .style:
                if InlineLooks.isUnseen(found.value, in: bytes) { return nil }
                continue
            case .srcset, .lazySet:
                if list == nil {
                    list = Self.firstCandidate(
                        found.value, syntax: syntax, base: base, in: bytes)
                }
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
        guard let url = source ?? spare ?? list, !ContentPictures.isForDark(url) else { return nil }
        self.url = url
    }

    /// The address that a list of pictures begins with.
    private static func firstCandidate(
        _ range: Range<Int>, syntax: MarkupSyntax, base: URLBase?, in bytes: Span<UInt8>
    ) -> String? {
        var value: [UInt8] = []
        CharacterReferences.decode(
            bytes.extracting(range), as: syntax == .xml ? .xml : .attribute, into: &value)
        let list = value.span
        return ContentPictures.firstCandidate(0..<list.count, in: list).flatMap {
            URLReference.resolved(list.extracting($0), against: base, for: .resource)
        }
    }
}

extension HTMLElement {
    /// Its attributes are looked at for a style that hides it.
    fileprivate var canBeUnseen: Bool {
        switch self {
        case .a, .div, .figure, .p, .picture, .section, .span, .table, .td: true
        default: false
        }
    }
}
