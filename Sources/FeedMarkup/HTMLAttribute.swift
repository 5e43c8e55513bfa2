/// The attributes that the sanitiser lets through, on the elements they belong to.
enum HTMLAttribute: UInt8, CaseIterable, Sendable {
    case align, alt, cite, colspan, controls, datetime, dir, height, href, hreflang, kind, label
    case lang, media, open, poster, reversed, rowspan, scope, sizes, span, src, srclang, srcset
    case start, title, type, value, width
    // Where pages keep the address of a picture that a script would load.
    case lazySource, lazySourceOld, lazySourceOriginal
    // Only of use in XHTML.
    case xmlLang

    /// What a value may be.
    enum Form: Sendable {
        case text
        /// A whole number, which may be negative, or a percentage.
        case number
        /// A word of letters, digits and hyphens.
        case word
        case flag
        case link, resource, picture, pictureList
        /// The address of a picture to take where there is no better one.
        case spareSource
    }

    /// The attribute that `range` names, in any case.
    static func named(_ range: Range<Int>, in bytes: Span<UInt8>) -> HTMLAttribute? {
        names.index(of: range, in: bytes).map { all[$0] }
    }

    /// The name in lower case.
    var name: StaticString {
        switch self {
        case .align: "align"
        case .alt: "alt"
        case .cite: "cite"
        case .colspan: "colspan"
        case .controls: "controls"
        case .datetime: "datetime"
        case .dir: "dir"
        case .height: "height"
        case .href: "href"
        case .hreflang: "hreflang"
        case .kind: "kind"
        case .label: "label"
        case .lang: "lang"
        case .lazySource: "data-src"
        case .lazySourceOld: "data-lazy-src"
        case .lazySourceOriginal: "data-original"
        case .media: "media"
        case .open: "open"
        case .poster: "poster"
        case .reversed: "reversed"
        case .rowspan: "rowspan"
        case .scope: "scope"
        case .sizes: "sizes"
        case .span: "span"
        case .src: "src"
        case .srclang: "srclang"
        case .srcset: "srcset"
        case .start: "start"
        case .title: "title"
        case .type: "type"
        case .value: "value"
        case .width: "width"
        case .xmlLang: "xml:lang"
        }
    }

    /// What a value may be, `nil` where the attribute has no place on `element`.
    func form(on element: HTMLElement) -> Form? {
        switch (self, element) {
        case (.title, _): .text
        case (.lang, _), (.xmlLang, _), (.dir, _): .word
        case (.href, .a): .link
        case (.hreflang, .a): .word
        case (.src, .img): .picture
        case (.src, .audio), (.src, .video), (.src, .source), (.src, .track): .resource
        case (.lazySource, .img), (.lazySourceOld, .img), (.lazySourceOriginal, .img):
            .spareSource
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
        default: nil
        }
    }

    private static let all = allCases
    private static let names = PackedNameTable(allCases.map { $0.name })
}
