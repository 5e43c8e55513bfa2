import FeedMarkup

/// The content models of the HTML standard, as far as feeds' content has to do with them.
enum ContentModel {
    case flow
    case phrasing
    case list
    case definitions
    case table
    case rows
    case row
    case columns
    case ruby
    case medium
}

extension HTMLElement {
    /// The elements that may stand in it.
    var model: ContentModel {
        switch self {
        case .p, .pre, .summary, .rt, .rp: .phrasing
        case .ul, .ol, .menu, .dir: .list
        case .dl: .definitions
        case .table: .table
        case .thead, .tbody, .tfoot: .rows
        case .tr: .row
        case .colgroup: .columns
        case .ruby: .ruby
        case .audio, .video: .medium
        default: isHeading ? .phrasing : .flow
        }
    }

    /// A phrase may be begun anew in another block.
    var isPhrase: Bool {
        switch self {
        case .a, .abbr, .acronym, .b, .bdi, .bdo, .big, .cite, .code, .data, .del, .dfn, .em,
            .font, .i, .ins, .kbd, .mark, .q, .s, .samp, .small, .span, .strike, .strong, .sub,
            .sup, .time, .tt, .u, .var:
            true
        default: false
        }
    }

    /// Two of these within each other say no more than one.
    var isEmphasis: Bool {
        switch self {
        case .b, .code, .em, .i, .kbd, .s, .samp, .strong, .tt, .u: true
        default: false
        }
    }

    /// These are written only with something in them: an empty one is none, or another.
    var waitsForContent: Bool { isHeading || self == .tr || self == .details }
}
