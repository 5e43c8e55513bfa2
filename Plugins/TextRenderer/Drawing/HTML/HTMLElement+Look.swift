import FeedMarkup

/// How elements look in text.
extension HTMLElement {
    var isInline: Bool { !isBlock && !isTablePart }

    /// An empty line sets the element apart.
    var isSetApart: Bool {
        switch self {
        case .p, .blockquote, .figure, .pre, .table, .ul, .ol, .menu, .dir, .dl, .details, .hr:
            true
        default: isHeading
        }
    }

    /// The element's own addition to the look of its text.
    var style: TextStyle {
        switch self {
        case .b, .strong, .th, .dt, .summary: .bold
        // Below the item's own title, which has a colour besides.
        case .h1, .h2, .h3, .h4, .h5, .h6: .bold
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
        case .s, .del, .strike: "~~"
        default: nil
        }
    }
}
