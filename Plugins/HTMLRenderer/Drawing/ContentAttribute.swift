import FeedMarkup
import FeedViews

/// An attribute that is kept in content: one that describes it, rather than its looks or behaviour.
enum ContentAttribute: Equatable {
    case alternative, controls, source, poster, sourceSet, sizes, link
    /// The source of a quotation or a change.
    case cite
    /// `left`, `right` or `center`, converted to a class.
    case alignment
    /// The kind of embedded page behind a link, converted to a class.
    case embedded
    /// An identifier made by the sanitiser.
    case anchor
    case direction, language, title, width, height
    case rowSpan, columnSpan, scope
    /// The columns of a group.
    case span
    /// The short form of a header cell.
    case abbreviation
    /// A date, a time or both, of `time`, `ins` or `del`.
    case moment
    /// The value of `data`, or the number of an item.
    case value
    /// The media query of a `source`.
    case media
    /// A media type, or the numbering of a list.
    case type
    case start, reversed
    /// A property of a formula: a word or a length.
    case setting(Int)

    private static let known: [(name: StaticString, attribute: ContentAttribute)] = [
        ("alt", .alternative), ("controls", .controls), ("src", .source), ("poster", .poster),
        ("srcset", .sourceSet), ("sizes", .sizes), ("href", .link), ("align", .alignment),
        ("data-embed", .embedded), ("id", .anchor), ("rowspan", .rowSpan), ("dir", .direction),
        ("datetime", .moment), ("value", .value), ("media", .media), ("type", .type),
        ("title", .title), ("width", .width), ("height", .height), ("colspan", .columnSpan),
        ("lang", .language), ("cite", .cite), ("start", .start), ("scope", .scope),
        ("span", .span), ("abbr", .abbreviation), ("reversed", .reversed),
    ]

    /// The name of an attribute that belongs to no formula.
    var name: StaticString { Self.known.first { $0.attribute == self }?.name ?? "" }

    /// Creates the attribute named in `range`, ignoring case; `nil` if it is not kept on `element`.
    init?(_ range: Range<Int>, on element: HTMLElement, in source: Span<UInt8>) {
        guard (2...13).contains(range.count) else { return nil }
        let found =
            element.isOfFormula
            ? FormulaMarkup.index(ofAttribute: range, in: source).map { Self.setting($0) }
            : Self.known.first { source.equalsIgnoringCase(range, $0.name) }?.attribute
        guard let found else { return nil }
        self = found
    }

    /// Returns true if the attribute is allowed on `element` with this value. Long because it is one
    /// switch over the attributes.
    func mayStand(on element: HTMLElement, _ range: Range<Int>, in source: Span<UInt8>) -> Bool {
        // Rejects an address whose beginning is written with references.
        switch self {
        case .title: true
        case .alternative: element == .img
        case .controls: element == .audio || element == .video
        case .reversed: element == .ol
        case .direction: Self.isOne(of: ["ltr", "rtl", "auto"], range, in: source)
        case .language:
            range.count <= 64
                && source.firstIndex(of: UInt8(ascii: "_"), in: range) == nil
                && LanguageTag(String(decoding: range.map { source[$0] }, as: UTF8.self)) != nil
        case .moment:
            (element == .time || element == .del || element == .ins)
                && ContentMoment.isValid(range, in: source, isWhole: element != .time)
        case .value:
            element == .data || (element == .li && Self.isInteger(range, in: source))
        case .media: element == .source && Self.isCondition(range, in: source)
        case .type:
            element == .ol
                ? Self.isOne(of: ["1", "a", "A", "i", "I"], range, in: source)
                : element == .source && Self.isMediaType(range, in: source)
        case .start: element == .ol && Self.isInteger(range, in: source)
        case .scope:
            element == .th
                && Self.isOne(of: ["row", "col", "rowgroup", "colgroup"], range, in: source)
        case .span:
            (element == .col || element == .colgroup) && Self.isPixels(range, in: source)
                && source[range.lowerBound] != UInt8(ascii: "0")
        case .abbreviation: element == .th
        case .sizes: element == .img || element == .source
        case .setting: FormulaMarkup.isValue(range, in: source)
        case .anchor: anchor(in: range, of: source) != nil
        case .embedded:
            element == .a && EmbeddedPage.Kind(range, in: source) != nil
        case .alignment:
            element.isCell
                && ["left", "right", "center"].contains { (name: StaticString) in
                    source.equalsIgnoringCase(range, name)
                }
        case .rowSpan, .columnSpan:
            element.isCell && range.count <= 3 && Self.isPixels(range, in: source)
                && source[range.lowerBound] != UInt8(ascii: "0")
        case .cite:
            [.blockquote, .q, .del, .ins].contains(element)
                && Self.begins(range, of: source, with: ["http://", "https://"])
        case .link:
            element == .a
                && Self.begins(range, of: source, with: ["http://", "https://", "mailto:"])
                || element == .a && anchor(in: range, of: source) != nil
        case .sourceSet:
            // The host writes them with a comma and a space as separator.
            (element == .img || element == .source)
                && Self.begins(range, of: source, with: ["http://", "https://"])
                && ContentAddress.isValidList(range, in: source)
        case .source, .poster:
            mayLoad(by: element)
                && Self.begins(range, of: source, with: ["http://", "https://", "data:image/"])
        case .width, .height:
            (element == .img || element == .video) && Self.isPixels(range, in: source)
        }
    }

    var isAddress: Bool {
        self == .link || self == .cite || self == .source || self == .poster
    }

    /// Returns the sanitiser's name of an anchor, in an `id` or in a link to one.
    func anchor(in value: Range<Int>, of source: Span<UInt8>) -> Range<Int>? {
        var name = value
        if self == .link {
            guard let first = value.first, source[first] == UInt8(ascii: "#") else { return nil }
            name = value.dropFirst()
        } else if self != .anchor {
            return nil
        }
        let prefix: StaticString = "content-"
        let digits = name.dropFirst(prefix.utf8CodeUnitCount)
        guard source.hasPrefix(prefix, at: name.lowerBound, before: name.upperBound),
            Self.isPixels(digits, in: source)
        else { return nil }
        return name
    }

    private static func begins(
        _ range: Range<Int>, of source: Span<UInt8>, with prefixes: [StaticString]
    ) -> Bool {
        prefixes.contains {
            source.hasCaseInsensitivePrefix($0, at: range.lowerBound, before: range.upperBound)
        }
    }

    /// Only elements that load something may do so.
    private func mayLoad(by element: HTMLElement) -> Bool {
        element == .video || self != .poster && [.img, .audio, .source].contains(element)
    }

    private static func isOne(
        of words: [StaticString], _ range: Range<Int>, in source: Span<UInt8>
    ) -> Bool {
        words.contains { source.equals(range, $0) }
    }

    private static func isInteger(_ range: Range<Int>, in source: Span<UInt8>) -> Bool {
        guard let first = range.first else { return false }
        return isPixels(
            source[first] == UInt8(ascii: "-") ? range.dropFirst() : range, in: source)
    }

    /// Allows only lists of simple media features and types.
    private static func isCondition(_ range: Range<Int>, in source: Span<UInt8>) -> Bool {
        guard range.count <= 200, let first = range.first else { return false }
        return source[first] == UInt8(ascii: "(")
            && range.allSatisfy {
                source[$0].isASCIIAlphanumeric || " ():-.,".utf8.contains(source[$0])
            }
    }

    private static func isMediaType(_ range: Range<Int>, in source: Span<UInt8>) -> Bool {
        var slashes = 0
        for index in range {
            switch source[index] {
            case UInt8(ascii: "/"): slashes += 1
            case let byte where byte.isASCIIAlphanumeric || "+-.".utf8.contains(byte): break
            default: return false
            }
        }
        return slashes == 1 && source[range.lowerBound] != UInt8(ascii: "/")
            && source[range.upperBound - 1] != UInt8(ascii: "/") && range.count <= 80
    }

    private static func isPixels(_ range: Range<Int>, in source: Span<UInt8>) -> Bool {
        ContentMarkup.number(range, in: source) != nil
    }
}
