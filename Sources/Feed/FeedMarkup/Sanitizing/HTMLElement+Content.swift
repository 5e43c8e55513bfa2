extension HTMLElement {
    /// Returns true for elements without content and end tag.
    package var isVoid: Bool {
        switch self {
        case .br, .col, .embed, .hr, .img, .param, .source, .track, .wbr: true
        default: false
        }
    }

    /// Returns true for elements that are dropped with their content, which is not for readers.
    package var isHidden: Bool {
        switch self {
        case .annotation, .annotationXML, .applet, .datalist, .iframe, .mjxMath, .noembed,
            .noframes, .script, .select, .style, .svg, .template, .textarea, .title:
            true
        default: false
        }
    }

    /// The tags are dropped, the content is kept.
    var isUnwrapped: Bool {
        switch self {
        case .body, .button, .form, .fieldset, .legend, .font, .nobr, .noscript, .object, .portal:
            true
        default: false
        }
    }

    /// Returns true for block elements; an open paragraph ends before them.
    package var isBlock: Bool {
        switch self {
        case .address, .article, .aside, .blockquote, .center, .dd, .details, .dir, .div, .dl,
            .dt, .figcaption, .figure, .footer, .form, .fieldset, .header, .hgroup, .hr, .li,
            .listing, .main, .menu, .nav, .ol, .p, .plaintext, .pre, .section, .summary, .table,
            .ul, .xmp:
            true
        default: isHeading
        }
    }

    /// Returns true for `h1` to `h6`.
    package var isHeading: Bool { HTMLElement.h1.rawValue...HTMLElement.h6.rawValue ~= rawValue }

    /// The level of a heading, 1 to 6.
    package var headingLevel: Int? {
        isHeading ? Int(rawValue - HTMLElement.h1.rawValue) + 1 : nil
    }

    /// Returns true for a list of `li`.
    package var isList: Bool { self == .ul || self == .ol || self == .menu || self == .dir }

    /// Returns true for a cell of a table.
    package var isCell: Bool { self == .td || self == .th }

    /// Returns true for elements allowed only within a table.
    package var isTablePart: Bool {
        switch self {
        case .caption, .col, .colgroup, .tbody, .td, .tfoot, .th, .thead, .tr: true
        default: false
        }
    }

    /// Returns true for embedded pages and players, which become links.
    var isEmbedding: Bool {
        switch self {
        case .embed, .iframe, .object, .param, .portal: true
        default: false
        }
    }

    /// Returns true for elements of MathML, including `math`.
    package var isOfFormula: Bool {
        HTMLElement.math.rawValue...HTMLElement.semantics.rawValue ~= rawValue
    }

    /// Returns true for MathML token elements, which contain text.
    var isFormulaToken: Bool {
        switch self {
        case .mi, .mn, .mo, .ms, .mspace, .mtext, .none, .mprescripts: true
        default: false
        }
    }

    /// Returns true for pictures, video and audio.
    var isMedium: Bool {
        self == .img || self == .picture || self == .audio || self == .video
    }

    /// Returns true for elements that hold a line of code, or several, within `pre`; HTML allows
    /// only phrases there.
    var holdsLines: Bool {
        switch self {
        case .article, .center, .dd, .div, .dl, .dt, .li, .ol, .p, .section, .table, .ul: true
        default: isTablePart
        }
    }

    var isRowGroup: Bool { self == .tbody || self == .thead || self == .tfoot }

    /// The element written in its place by the sanitiser.
    var replacement: HTMLElement {
        self == .listing || self == .xmp || self == .plaintext ? .pre : self
    }
}
