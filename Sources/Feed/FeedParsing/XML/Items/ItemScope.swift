internal import FeedMarkup
internal import FeedModel

/// The surroundings of items, so that the details of one can be read by themselves: where the parser stood before the
/// first of them.
struct ItemScope: Sendable {
    /// Tells one scope from another: the element around the items, and how many bases of the feed were
    /// known.
    struct Identity: Equatable {
        var element: Int
        var declarations: Int
        var fallbacks: Int
    }

    private let limits: ParsingLimits
    private var standing: ParserStanding
    let identity: Identity

    /// Creates the scope of the items that a parser comes to next which stands at `standing`.
    init(_ standing: ParserStanding, limits: ParsingLimits, _ identity: Identity) {
        self.identity = identity
        self.limits = limits
        var standing = standing
        standing.namespaces.removeLast(to: identity.declarations)
        standing.isOutline = false
        standing.isInItem = false
        standing.resolutionBudget = ParserStanding.resolutionBudget
        self.standing = standing
    }

    /// A parser that stands before an item.
    func makeParser() -> XMLFeedParser {
        XMLFeedParser(
            at: standing, limits: limits, harvest: ParserHarvest(problemLimit: 0, isPooled: false))
    }

    /// The details of the item `partial`, but for those that were read at once, by a parser that is
    /// one of ``makeParser()`` and is made anew where it can't serve again.
    ///
    /// - Parameter onlyFiles: whether no more is wanted than picture and files.
    func details(
        of partial: PartialItem, onlyFiles: Bool, by parser: inout XMLFeedParser,
        in bytes: Span<UInt8>
    ) -> FeedItemDetails {
        parser.standing.resolutionBudget = ParserStanding.resolutionBudget
        var details = parser.readDetails(of: partial, onlyFiles: onlyFiles, in: bytes)
        parser.second.files.add(to: &details, withMedia: !onlyFiles, in: bytes)
        parser.second.files.removeAll()
        if !stands(parser.standing) { parser = makeParser() }
        return details
    }

    /// True where a parser stands between two items, as it did at first: no element was left open, and
    /// none around the items was closed.
    private func stands(_ other: ParserStanding) -> Bool {
        !other.isInItem && other.overflow == 0 && other.open.count == standing.open.count
            && other.namespaces.count == standing.namespaces.count
            && other.bases.count == standing.bases.count
    }
}
