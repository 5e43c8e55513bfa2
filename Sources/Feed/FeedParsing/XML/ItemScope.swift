internal import FeedMarkup
internal import FeedModel

/// The surroundings of items, so one of them can be read by itself: the parser as it was before the
/// first of them.
struct ItemScope: Sendable {
    /// Tells one scope from another: the element around the items, and how many bases of the feed were
    /// known.
    struct Identity: Equatable {
        var element: Int
        var declarations: Int
        var fallbacks: Int
    }

    // An array of one, since a parser holds scopes.
    private var parser: [XMLFeedParser]
    let identity: Identity

    /// Creates the scope of the items that `parser` comes to next.
    init(_ parser: XMLFeedParser, _ identity: Identity) {
        self.identity = identity
        var parser = parser
        parser.isOutline = false
        parser.isInItem = false
        parser.items = []
        parser.records = []
        parser.owners = []
        parser.partials = []
        parser.scopes = []
        parser.details = DetailsPool(isUsed: false)
        parser.problems = ProblemLog(limit: 0)
        parser.resolutionBudget = 16 << 20
        self.parser = [parser]
    }

    /// Remembers the names that were looked up by now.
    mutating func learn(_ namespaces: NamespaceScope) {
        var namespaces = namespaces
        namespaces.removeLast(to: identity.declarations)
        parser[0].namespaces = namespaces
    }

    /// The whole item whose element begins at `start`.
    func item(at start: Int, in bytes: Span<UInt8>) -> FeedItem? {
        var parser = parser[0]
        parser.scanner.move(to: start)
        while parser.items.isEmpty, let token = parser.scanner.next(in: bytes) {
            // What is no feed was found before.
            do throws(FeedParsingError) { try parser.read(token, in: bytes) } catch { return nil }
        }
        if parser.items.isEmpty { parser.finish(bytes) }
        return parser.items.first
    }
}
