internal import FeedMarkup
internal import FeedModel

/// The surroundings of items, so that the details of one can be read by themselves: the parser as it
/// was before the first of them.
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
        parser.item = ItemBuilder(start: 0)
        parser.items = []
        parser.readParts = []
        parser.partStart = 0
        parser.itemRecords = []
        parser.madeTexts = []
        parser.records = []
        parser.partials = []
        parser.scopes = []
        parser.details = DetailsPool(isUsed: false)
        parser.problems = ProblemLog(limit: 0)
        parser.resolutionBudget = Self.resolutionBudget
        parser.secondReading = .all
        self.parser = [parser]
    }

    /// How many bytes of addresses may be made longer in one item.
    private static let resolutionBudget = 16 << 20

    /// Remembers the names that were looked up by now.
    mutating func learn(_ namespaces: NamespaceScope) {
        var namespaces = namespaces
        namespaces.removeLast(to: identity.declarations)
        parser[0].namespaces = namespaces
    }

    /// A parser that stands before an item.
    func makeParser() -> XMLFeedParser { parser[0] }

    /// The details of the item `partial`, but for those that were read at once, by a parser that is
    /// one of ``makeParser()`` and is made anew where it can't serve again.
    ///
    /// - Parameters:
    ///   - isOfFiles: whether no more is wanted than picture and files.
    ///   - takeFiles: is given what else the details are to have: picture, files and media.
    func details<Files>(
        of partial: PartialItem, isOfFiles: Bool, by parser: inout XMLFeedParser,
        in bytes: Span<UInt8>, takeFiles: (ItemFiles) -> Files
    ) -> (rest: FeedItemDetails, files: Files) {
        parser.resolutionBudget = Self.resolutionBudget
        let rest = parser.readDetails(of: partial, isOfFiles: isOfFiles, in: bytes)
        let files = takeFiles(parser.secondFiles)
        parser.secondFiles.removeAll()
        if !stands(parser) { parser = makeParser() }
        return (rest, files)
    }

    /// True where `parser` stands between two items, as it did at first: no element was left open, and
    /// none around the items was closed.
    private func stands(_ parser: XMLFeedParser) -> Bool {
        !parser.isInItem && parser.overflow == 0 && parser.open.count == self.parser[0].open.count
            && parser.namespaces.count == self.parser[0].namespaces.count
            && parser.bases.count == self.parser[0].bases.count
    }
}
