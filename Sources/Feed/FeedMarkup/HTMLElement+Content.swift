extension HTMLElement {
    /// Whether it has no inside and no end tag.
    public var isVoid: Bool {
        switch self {
        case .br, .col, .embed, .hr, .img, .param, .source, .track, .wbr: true
        default: false
        }
    }

    /// Whether what is inside is not for readers, and is dropped with it.
    public var isHidden: Bool {
        switch self {
        case .annotation, .annotationXML, .applet, .datalist, .iframe, .mjxMath, .noembed,
            .noframes, .script, .select, .style, .svg, .template, .textarea, .title:
            true
        default: false
        }
    }

    /// Whether the element itself is dropped while what is inside stays.
    var isUnwrapped: Bool {
        switch self {
        case .body, .form, .fieldset, .legend, .font, .nobr, .object, .portal: true
        default: false
        }
    }

    /// Whether it stands on lines of its own; an open paragraph ends before it.
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

    /// Whether it is a heading.
    public var isHeading: Bool { HTMLElement.h1.rawValue...HTMLElement.h6.rawValue ~= rawValue }

    /// Whether it is a list of `li`.
    public var isList: Bool { self == .ul || self == .ol || self == .menu || self == .dir }

    /// Whether it is a cell of a table.
    public var isCell: Bool { self == .td || self == .th }

    /// Whether it may stand only within a table.
    public var isTablePart: Bool {
        switch self {
        case .caption, .col, .colgroup, .tbody, .td, .tfoot, .th, .thead, .tr: true
        default: false
        }
    }

    /// Whether it shows another page or a player, which a link stands for.
    var isEmbedding: Bool {
        switch self {
        case .embed, .iframe, .object, .param, .portal: true
        default: false
        }
    }

    /// Whether it belongs to a formula, `math` itself included.
    public var isOfFormula: Bool {
        HTMLElement.math.rawValue...HTMLElement.semantics.rawValue ~= rawValue
    }

    /// Whether it holds the letters, numbers, signs or words of a formula.
    var isTokenOfFormula: Bool {
        switch self {
        case .mi, .mn, .mo, .ms, .mspace, .mtext, .none, .mprescripts: true
        default: false
        }
    }

    /// Whether it shows a picture, a film or a sound.
    var isMedium: Bool {
        self == .img || self == .picture || self == .audio || self == .video
    }

    /// Whether it is a group of rows.
    var isRowGroup: Bool { self == .tbody || self == .thead || self == .tfoot }

    /// The element it is written as in what the sanitiser gives out.
    var replacement: HTMLElement {
        switch self {
        case .listing, .xmp, .plaintext: .pre
        default: self
        }
    }
}
