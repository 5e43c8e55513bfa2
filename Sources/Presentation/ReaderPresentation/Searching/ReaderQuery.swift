import FeedViews

/// A query that the user types: a filter, or a search.
struct ReaderQuery {
    /// What a condition searches for.
    enum Text {
        case words(SearchText)
        case expression(QueryExpression)
    }

    /// As typed.
    let words: String
    let query: ItemQuery
    /// What the query's nodes search for.
    let texts: [Text?]
    /// True if it reads more of an item than its row.
    let readsTexts: Bool

    /// Parses a query; `nil` if it has no conditions yet.
    ///
    /// - Parameter isTyped: true while the user types it, as for ``ItemQuery/init(_:isTyped:)``.
    init?(_ words: String, isTyped: Bool = true) throws(QueryError) {
        let query = try ItemQuery(words, isTyped: isTyped)
        if query.isEmpty { return nil }
        self.words = words
        self.query = query
        var readsTexts = false
        texts = query.nodes.map { node in
            switch node {
            case .words(let words, in: let field):
                if [.text, .author, .tag].contains(field) { readsTexts = true }
                return SearchText(words).map { .words($0) }
            case .expression(let expression, in: _):
                readsTexts = true
                return .expression(expression)
            default: return nil
            }
        }
        self.readsTexts = readsTexts
    }

    /// Parses a query; `nil` also if it is wrong.
    init?(restored words: String) {
        guard let query = try? ReaderQuery(words) else { return nil }
        self = query
    }

    /// The words to find in an article: the first in titles and texts that are not excluded.
    var found: SearchText? {
        for (number, text) in texts.enumerated() {
            guard case .words(let words) = text,
                case .words(_, let field) = query.nodes[number],
                field == .any || field == .title || field == .text
            else { continue }
            if number > 0, case .none = query.nodes[number - 1] { continue }
            return words
        }
        return nil
    }

    /// True if whatever matches `longer` matches this.
    func includes(_ longer: ReaderQuery) -> Bool {
        guard let own = query.plainWords, let other = longer.query.plainWords else { return false }
        return other.utf8.starts(with: own.utf8)
    }
}

extension ReaderQuery.Text {
    /// Searches a text, or the text of sanitised HTML.
    func isIn(_ text: FeedText, isMarkup: Bool = false) -> Bool {
        text.withUTF8 { bytes in
            switch self {
            case .words(let words):
                var match = SearchMatch(words.pattern)
                return isMarkup ? match.addMarkup(bytes) : match.add(bytes)
            case .expression(let expression):
                var match = ExpressionMatch(expression)
                return match.addMarkup(bytes, isMarkup: isMarkup) || match.end()
            }
        }
    }
}
