import FeedModel

/// What a condition of a query searches for in the fields of loaded items.
enum QueriedText {
    case words(TextPattern)
    case expression(QueryExpression)

    /// Creates what a node searches for; `nil` if that is no text.
    init?(_ node: ItemQuery.Node) {
        switch node {
        case .words(let words, in: _): self = .words(TextPattern(words))
        case .expression(let expression, in: _): self = .expression(expression)
        default: return nil
        }
    }

    /// Searches a text; `nil` has none.
    func isIn(_ text: String?) -> Bool {
        guard let text else { return false }
        return switch self {
        case .words(let pattern): pattern.isIn(text)
        case .expression(let expression): expression.isIn(text)
        }
    }
}
