extension HTMLElement {
    /// True for elements without an inside and an end tag.
    public var isVoid: Bool {
        switch self {
        case .br, .col, .embed, .hr, .img, .param, .source, .track, .wbr: true
        default: false
        }
    }

    /// True for elements whose inside is not for readers, and is dropped with them.
    public var isHidden: Bool {
        switch self {
        case .annotation, .annotationXML, .applet, .datalist, .iframe, .mjxMath, .noembed,
            .noframes, .script, .select, .style, .svg, .template, .textarea, .title:
            true
        default: false
        }
    }

    /// The element itself is dropped while what is inside stays.
    var isUnwrapped: Bool {
        switch self {
        case .body, .form, .fieldset, .legend, .font, .nobr, .noscript, .object, .portal: true
        default: false
        }
    }

    /// True for elements on lines of their own; an open paragraph ends before them.
    public var isBlock: Bool {
        switch self {
        case .address, .article, .aside, .blockquote, .center, .dd, .details, .dir, .div, .dl,
            .dt, .figcaption, .figure, .footer, .form, .fieldset, .header, .hgroup, .hr, .li,
            .listing, .main, .menu, .nav, .ol, .p, .plaintext, .pre, .section, .summary, .table,
            .ul, .xmp:
            true
        default: isHeading
        }
    }

    /// True for `h1` to `h6`.
    public var isHeading: Bool { HTMLElement.h1.rawValue...HTMLElement.h6.rawValue ~= rawValue }

    /// True for a list of `li`.
    public var isList: Bool { self == .ul || self == .ol || self == .menu || self == .dir }

    /// True for a cell of a table.
    public var isCell: Bool { self == .td || self == .th }

    /// True for elements that may stand only within a table.
    public var isTablePart: Bool {
        switch self {
        case .caption, .col, .colgroup, .tbody, .td, .tfoot, .th, .thead, .tr: true
        default: false
        }
    }

    /// Shows another page or a player, which a link stands for.
    var isEmbedding: Bool {
        switch self {
        case .embed, .iframe, .object, .param, .portal: true
        default: false
        }
    }

    /// True for the elements of a formula, `math` itself included.
    public var isOfFormula: Bool {
        HTMLElement.math.rawValue...HTMLElement.semantics.rawValue ~= rawValue
    }

    /// It holds the letters, numbers, signs or words of a formula.
    var isTokenOfFormula: Bool {
        switch self {
        case .mi, .mn, .mo, .ms, .mspace, .mtext, .none, .mprescripts: true
        default: false
        }
    }

    /// It shows a picture, a film or a sound.
    var isMedium: Bool {
        self == .img || self == .picture || self == .audio || self == .video
    }

    var isRowGroup: Bool { self == .tbody || self == .thead || self == .tfoot }

    /// The element it is written as in what the sanitiser gives out.
    var replacement: HTMLElement {
        switch self {
        case .listing, .xmp, .plaintext: .pre
        default: self
        }
    }
}
