internal import FeedMarkup
internal import FeedModel

/// Where a parser stands in its document, and what holds there: all on which it depends how the rest is read.
struct ParserStanding: Sendable {
    /// What is known of the document as a whole.
    struct Root: Sendable {
        /// The root of a feed was met.
        var isMet = false
        /// This is a list of feeds rather than a feed; nothing is read then.
        var isList = false
        /// The name of the first element, where it is not that of a feed.
        var foreign: Range<Int>?
        /// A document type may declare what is not declared here.
        var hasDocumentType = false
        /// What the document type declares was read, and stands where it is named (``DeclaredEntities``).
        var isDocumentTypeRead = false
    }

    var scanner: MarkupScanner
    var namespaces = NamespaceScope()
    var open = OpenElements()
    var bases: BaseTable
    /// How often the feed has named what its relative addresses are of.
    var fallbackCount = 0
    var root = Root()
    /// The feed's own parts; worth nothing before its root was met.
    var feed = FeedBuilder(format: .rss20)
    /// The parts of items that only details are made of wait until somebody asks for them.
    var isOutline: Bool
    var isInItem = false
    /// Elements that are open beyond the allowed depth.
    var overflow = 0
    var omittedItems = 0
    /// How many bytes of addresses may still be made longer by their bases.
    var resolutionBudget: Int

    /// More than any feed needs, and less than what a hostile one would take.
    static let resolutionBudget = 16 << 20

    /// Stands at the beginning of `range`, in a document from `documentURL`.
    init(_ range: Range<Int>, documentURL: String?, isOutline: Bool) {
        scanner = MarkupScanner(range, syntax: .xml)
        bases = BaseTable(documentURL: documentURL)
        self.isOutline = isOutline
        resolutionBudget = Self.resolutionBudget + range.count
    }

    /// Between two items: nothing is left over from the last one.
    var isBetweenItems: Bool { !isInItem && overflow == 0 && omittedItems == 0 }

    /// Whatever is read next is read as at `start`: nothing differs on which that depends.
    func isSame(as start: ParserStanding) -> Bool {
        isBetweenItems && open.isSame(as: start.open) && namespaces.isSame(as: start.namespaces)
            && feed == start.feed && fallbackCount == start.fallbackCount
            && isOutline == start.isOutline
            && scanner.lacksDeclarationEnd == start.scanner.lacksDeclarationEnd
    }

    /// Goes on from where `part` has come to, which began at `start`.
    mutating func follow(_ part: ParserStanding, from start: ParserStanding) {
        let budget = resolutionBudget - (start.resolutionBudget - part.resolutionBudget)
        var bases = bases
        bases.fallback = part.bases.fallback
        self = part
        self.bases = bases
        resolutionBudget = budget
    }
}
