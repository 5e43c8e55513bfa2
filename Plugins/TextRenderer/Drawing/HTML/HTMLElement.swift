/// The elements of HTML that have a look of their own in text. Others are seen through.
enum HTMLElement: String {
    // Inline.
    case a, abbr, b, cite, code, del, dfn, em, i, ins, kbd, mark, q, s, samp, span, strike, strong
    case sub, sup, tt, u, `var`
    // Empty.
    case br, hr, img, wbr
    // Blocks with an empty line around them.
    case p, blockquote, figure, pre, table, ul, ol, dl, details
    case h1, h2, h3, h4, h5, h6
    // Blocks on lines of their own.
    case address, article, aside, caption, center, dd, div, dt, figcaption, footer, header, li, main
    case nav, section, summary
    // Parts of tables.
    case tr, td, th, tbody, thead, tfoot
    // What is inside is not for reading.
    case script, style, template, title, head

    /// Whether the element has neither content nor end.
    var isEmpty: Bool {
        switch self {
        case .br, .hr, .img, .wbr: true
        default: false
        }
    }

    /// Whether what is inside is not shown.
    var isHidden: Bool {
        switch self {
        case .script, .style, .template, .title, .head: true
        default: false
        }
    }

    /// Whether the element stands in a line of text.
    var isInline: Bool {
        switch self {
        case .a, .abbr, .b, .cite, .code, .del, .dfn, .em, .i, .ins, .kbd, .mark, .q, .s, .samp,
            .span, .strike, .strong, .sub, .sup, .tt, .u, .var, .br, .img, .wbr:
            true
        default: false
        }
    }

    /// Whether an empty line sets the element apart.
    var isSetApart: Bool {
        switch self {
        case .p, .blockquote, .figure, .pre, .table, .ul, .ol, .dl, .details, .hr: true
        default: isHeading
        }
    }

    var isTablePart: Bool {
        switch self {
        case .tr, .td, .th, .tbody, .thead, .tfoot: true
        default: false
        }
    }

    var isHeading: Bool {
        switch self {
        case .h1, .h2, .h3, .h4, .h5, .h6: true
        default: false
        }
    }

    /// What the element adds to the look of its text.
    var style: TextStyle {
        switch self {
        case .b, .strong, .th, .dt: .bold
        case .h1, .h2: [.bold, .accent]
        case .h3, .h4, .h5, .h6: .bold
        case .i, .em, .cite, .dfn, .var: .italic
        case .u, .ins: .underlined
        case .s, .del, .strike: .struckThrough
        case .code, .kbd, .samp, .tt: .accent
        case .caption, .figcaption: .dim
        default: []
        }
    }

    /// The character that stands on either side of the text where looks can't be drawn.
    var plainMark: String? {
        switch self {
        case .code, .kbd, .samp, .tt: "`"
        default: nil
        }
    }
}
