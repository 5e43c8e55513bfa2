import FeedMarkup

/// The content models of the HTML standard that occur in feeds.
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
    /// The elements allowed within it.
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

    /// True for a phrase, which can be reopened in another block.
    var isPhrase: Bool {
        switch self {
        case .a, .abbr, .acronym, .b, .bdi, .bdo, .big, .cite, .code, .data, .del, .dfn, .em,
            .font, .i, .ins, .kbd, .mark, .q, .s, .samp, .small, .span, .strike, .strong, .sub,
            .sup, .time, .tt, .u, .var:
            true
        default: false
        }
    }

    /// True if nesting two of these means the same as one.
    var isEmphasis: Bool {
        switch self {
        case .b, .code, .em, .i, .kbd, .s, .samp, .strong, .tt, .u: true
        default: false
        }
    }

    /// True for elements that are written only with content, since empty ones are invalid or mean
    /// something else.
    var waitsForContent: Bool { isHeading || self == .tr || self == .details }
}
