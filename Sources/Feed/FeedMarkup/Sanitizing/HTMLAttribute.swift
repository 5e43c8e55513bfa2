/// The attributes that the sanitiser reads or lets through, by element.
enum HTMLAttribute: UInt8, CaseIterable, Sendable {
    case align, alt, cite, colspan, controls, datetime, dir, height, href, hreflang, kind, label
    case lang, media, open, poster, reversed, rowspan, scope, sizes, span, src, srclang, srcset
    case start, title, type, value, width
    // The address of a film or frame for lazy loading by scripts.
    case lazySource
    // XHTML only.
    case xmlLang
    // Read, and written in another form if at all.
    case id, name, style, hidden, ariaHidden, classes, data
    // The kind of an embedded page, as written by the sanitiser itself.
    case embed
    // Formulas.
    case accent, accentunder, columnspan, depth, display, displaystyle, fence, form, largeop
    case linethickness, lspace, mathvariant, maxsize, minsize, movablelimits, rspace, scriptlevel
    case separator, stretchy, symmetric, voffset

    /// The syntax of a value.
    enum Form: Sendable {
        case text
        /// A whole number, which may be negative, or a percentage.
        case number
        /// A word of letters, digits and hyphens.
        case word
        case flag
        case link, resource, picture, pictureList
        /// The address of a picture or film to use for lack of a better one.
        case alternativeSource
        /// A length with its unit, or a keyword for one.
        case length
        /// The name of an anchor.
        case anchor
        /// A style, some of which is written as other attributes.
        case style
        /// Classes, which may mark the drawn fallback of a formula, or the furniture of code.
        case classes
        /// Whether it only decorates.
        case decoration
        /// The kind of an embedded page.
        case embed
    }

    /// Looks up the attribute called as in `range`, ignoring case.
    static func named(_ range: Range<Int>, in bytes: Span<UInt8>) -> HTMLAttribute? {
        names.index(of: range, in: bytes).map { all[$0] }
    }

    /// The name in lower case.
    var name: StaticString { Self.spellings[Int(rawValue)] }

    /// The names in the order of the cases.
    private static let spellings: [60 of StaticString] = [
        "align", "alt", "cite", "colspan", "controls", "datetime", "dir", "height", "href",
        "hreflang", "kind", "label", "lang", "media", "open", "poster", "reversed", "rowspan",
        "scope", "sizes", "span", "src", "srclang", "srcset", "start", "title", "type", "value",
        "width",
        "data-src",
        "xml:lang",
        "id", "name", "style", "hidden", "aria-hidden", "class", "data",
        "data-embed",
        "accent", "accentunder", "columnspan", "depth", "display", "displaystyle", "fence",
        "form", "largeop", "linethickness", "lspace", "mathvariant", "maxsize", "minsize",
        "movablelimits", "rspace", "scriptlevel", "separator", "stretchy", "symmetric", "voffset",
    ]

    /// The syntax of the value; `nil` if the attribute is not allowed on `element`.
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
        case (.lazySource, .audio), (.lazySource, .video), (.lazySource, .source):
            .alternativeSource
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
        // Players are often hidden until a script has drawn their controls; for pictures see
        // `PictureTag`.
        case (.style, .audio), (.style, .video), (.hidden, .audio), (.hidden, .video): nil
        case (.style, .img), (.hidden, .img), (.style, .source), (.hidden, .source): nil
        case (.style, _), (.hidden, _): .style
        case (.ariaHidden, .img), (.ariaHidden, .audio), (.ariaHidden, .video): nil
        case (.ariaHidden, _): .decoration
        case (.classes, _): .classes
        default: nil
        }
    }

    /// The syntax of the value on elements of MathML Core; presentational attributes only, neither
    /// links nor events.
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
