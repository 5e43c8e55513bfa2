import FeedMarkup

extension HTMLElement {
    /// Its tags stay in content; what stands between them stays anyway, save where the scanner
    /// takes that for raw text.
    var isKept: Bool {
        switch self {
        case .main, .body, .form, .fieldset, .legend: false
        case .listing, .plaintext, .xmp: false
        case .embed, .nobr, .object, .param, .portal: false
        default: !isHidden
        }
    }

    /// The level of a heading, 1 to 6.
    var headingLevel: Int? {
        isHeading ? Int(rawValue - HTMLElement.h1.rawValue) + 1 : nil
    }

    /// The name under which it is written where that is not its own: what HTML has done away with as what it has instead.
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
