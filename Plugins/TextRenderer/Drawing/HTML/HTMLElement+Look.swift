import FeedMarkup

/// The styles of elements.
extension HTMLElement {
    var isInline: Bool { !isBlock && !isTablePart }

    /// True if an empty line separates the element.
    var isSetApart: Bool {
        switch self {
        case .p, .blockquote, .figure, .pre, .table, .ul, .ol, .menu, .dir, .dl, .details, .hr:
            true
        default: isHeading
        }
    }

    /// The element's style.
    var style: TextStyle {
        switch self {
        case .b, .strong, .th, .dt, .summary: .bold
        // Differs from the item's own title, which is also coloured.
        case .h1, .h2, .h3, .h4, .h5, .h6: .bold
        case .i, .em, .cite, .dfn, .var: .italic
        case .u, .ins: .underlined
        case .s, .del, .strike: .struckThrough
        case .code, .kbd, .samp, .tt: .accent
        case .caption, .figcaption: .dim
        default: []
        }
    }

    /// The characters around the text if there are no styles.
    var plainMark: String? {
        switch self {
        case .code, .kbd, .samp, .tt: "`"
        case .s, .del, .strike: "~~"
        default: nil
        }
    }
}
