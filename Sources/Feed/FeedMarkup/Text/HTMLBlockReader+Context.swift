extension HTMLBlockReader {
    /// The effect of open elements on the text in them.
    struct Context {
        var style: HTMLTextRun.Style = []
        var quoteDepth = 0
        var listDepth = 0
        /// The level of the innermost heading.
        var headingLevel: Int?
        /// The direction that the innermost block declares.
        var isRightToLeft: Bool?

        /// Adds the effect of `element`.
        mutating func enter(_ element: HTMLElement) {
            switch element {
            case .em, .i, .cite, .dfn, .var: style.insert(.emphasis)
            case .strong, .b, .dt, .summary: style.insert(.strong)
            case .code, .kbd, .samp, .tt: style.insert(.code)
            case .s, .strike, .del: style.insert(.struck)
            case .mark: style.insert(.marked)
            case .blockquote: quoteDepth += 1
            case .ul, .ol, .menu, .dir, .dd: listDepth += 1
            default: headingLevel = element.headingLevel ?? headingLevel
            }
        }
    }
}
