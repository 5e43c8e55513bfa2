import FeedMarkup

extension HTMLElement {
    /// True if its tags are kept in content. Its content always is, except raw text.
    var isKept: Bool {
        switch self {
        case .main, .body, .form, .fieldset, .legend: false
        case .listing, .plaintext, .xmp: false
        case .embed, .nobr, .object, .param, .portal: false
        default: !isHidden
        }
    }

    /// The current replacement of an obsolete element.
    var replacementName: String? {
        switch self {
        case .center: "div"
        case .tt: "code"
        case .strike: "s"
        case .acronym: "abbr"
        case .dir: "ul"
        case .big, .font: "span"
        default: nil
        }
    }
}
