/// The attributes that the sanitiser lets through, on the elements they belong to.
enum HTMLAttribute: UInt8, CaseIterable, Sendable {
    case align, alt, cite, colspan, controls, datetime, dir, height, href, hreflang, kind, label
    case lang, media, open, poster, reversed, rowspan, scope, sizes, span, src, srclang, srcset
    case start, title, type, value, width
    // Where pages keep the address of a picture that a script would load.
    case lazySource, lazySourceOld, lazySourceOriginal
    case lazySet
    // Only of use in XHTML.
    case xmlLang
    // Written as what they mean, or read only.
    case id, name, style, hidden, classes, videoID, data
    // What a link stands for, as the sanitiser itself writes it.
    case embed
    // Formulas.
    case accent, accentunder, columnspan, depth, display, displaystyle, fence, form, largeop
    case linethickness, lspace, mathvariant, maxsize, minsize, movablelimits, rspace, scriptlevel
    case separator, stretchy, symmetric, voffset

    /// The form a value must have.
    enum Form: Sendable {
        case text
        /// A whole number, which may be negative, or a percentage.
        case number
        /// A word of letters, digits and hyphens.
        case word
        case flag
        case link, resource, picture, pictureList
        /// The address of a picture or a film to take where there is no better one.
        case spareSource
        /// A length with its unit, or a word for one.
        case length
        /// The name of an anchor.
        case anchor
        /// How the element looks, of which some is said in another way.
        case looks
        /// A mark of a twin, which a style sheet draws beside the formula itself.
        case twin
        /// The kind of page that a link stands for.
        case embed
    }

    /// The attribute that `range` names, in any case.
    static func named(_ range: Range<Int>, in bytes: Span<UInt8>) -> HTMLAttribute? {
        names.index(of: range, in: bytes).map { all[$0] }
    }

    /// The name in lower case.
    var name: StaticString { Self.spellings[Int(rawValue)] }

    /// The names in the order of the cases.
    private static let spellings: [63 of StaticString] = [
        "align", "alt", "cite", "colspan", "controls", "datetime", "dir", "height", "href",
        "hreflang", "kind", "label", "lang", "media", "open", "poster", "reversed", "rowspan",
        "scope", "sizes", "span", "src", "srclang", "srcset", "start", "title", "type", "value",
        "width",
        "data-src", "data-lazy-src", "data-original", "data-srcset",
        "xml:lang",
        "id", "name", "style", "hidden", "class", "videoid", "data",
        "data-embed",
        "accent", "accentunder", "columnspan", "depth", "display", "displaystyle", "fence",
        "form", "largeop", "linethickness", "lspace", "mathvariant", "maxsize", "minsize",
        "movablelimits", "rspace", "scriptlevel", "separator", "stretchy", "symmetric", "voffset",
    ]

    /// The form of its value, `nil` where the attribute has no place on `element`.
    func form(on element: HTMLElement) -> Form? {
        if element.isOfFormula { return formOfFormula }
        return switch (self, element) {
        case (.title, _): .text
        case (.lang, _), (.xmlLang, _), (.dir, _): .word
        case (.id, _), (.name, .a): .anchor
        case (.embed, .a): .embed
        case (.href, .a): .link
        case (.hreflang, .a): .word
        case (.src, .img): .picture
        case (.src, .audio), (.src, .video), (.src, .source), (.src, .track): .resource
        case (.lazySource, .audio), (.lazySource, .video), (.lazySource, .source): .spareSource
        case (.srcset, .img), (.srcset, .source): .pictureList
        case (.sizes, .img), (.sizes, .source), (.media, .source), (.type, .source): .text
        case (.alt, .img), (.label, .track): .text
        case (.width, .img), (.height, .img), (.width, .video), (.height, .video): .number
        case (.poster, .video): .resource
        case (.controls, .audio), (.controls, .video): .flag
        case (.kind, .track), (.srclang, .track): .word
        case (.cite, .blockquote), (.cite, .q), (.cite, .del), (.cite, .ins): .resource
        case (.datetime, .time), (.datetime, .del), (.datetime, .ins): .text
        case (.value, .data): .text
        case (.value, .li), (.start, .ol): .number
        case (.type, .ol): .word
        case (.reversed, .ol), (.open, .details): .flag
        case (.colspan, .td), (.colspan, .th), (.rowspan, .td), (.rowspan, .th): .number
        case (.span, .col), (.span, .colgroup): .number
        case (.scope, .th): .word
        case (.align, .td), (.align, .th), (.align, .tr), (.align, .col): .word
        case (.style, .td), (.style, .th), (.style, .img), (.hidden, .img): .looks
        case (.classes, .span), (.classes, .img): .twin
        default: nil
        }
    }

    /// The form of its value on the elements of MathML Core, which have attributes that say how a
    /// formula is set, and neither links nor actions.
    private var formOfFormula: Form? {
        switch self {
        case .accent, .accentunder, .dir, .display, .displaystyle, .fence, .form, .largeop,
            .mathvariant, .movablelimits, .separator, .stretchy, .symmetric:
            .word
        case .columnspan, .rowspan, .scriptlevel: .number
        case .depth, .height, .linethickness, .lspace, .maxsize, .minsize, .rspace, .voffset,
            .width:
            .length
        case .id: .anchor
        default: nil
        }
    }

    private static let all = allCases
    private static let names = PackedNameTable(allCases.map { $0.name })
}
