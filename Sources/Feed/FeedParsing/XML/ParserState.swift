internal import FeedMarkup
internal import FeedModel

/// The state of a parser: everything that determines how the rest of the document is read.
struct ParserState: Sendable {
    /// Properties of the document as a whole.
    struct Root: Sendable {
        /// The root element of a feed was found.
        var isMet = false
        /// The document is a list of feeds, which ``OPMLParser`` reads.
        var isList = false
        /// The name of the first element that is not a feed's.
        var foreign: Range<Int>?
        /// There is text before the first element.
        var followsText = false
        /// A document type may contain declarations that are not read.
        var hasDocumentType = false
        /// The document type's declarations were read and expanded by ``DeclaredEntities``.
        var isDocumentTypeRead = false
    }

    var scanner: MarkupScanner
    var namespaces = NamespaceScope()
    var open = OpenElements()
    var bases: BaseTable
    /// The number of times the feed has declared its fallback base.
    var fallbackCount = 0
    var root = Root()
    /// The feed's properties; meaningless before the root element.
    var feed = Feed(format: .rss20)
    var candidates = FeedCandidates()
    /// Whether elements that only details need are deferred to a second pass.
    var defersDetails: Bool
    var isInItem = false
    /// The number of open elements beyond the depth limit.
    var overflow = 0
    var omittedItems = 0
    /// The number of bytes by which resolving may still lengthen addresses.
    var resolutionBudget: Int

    /// Bounds the memory that a hostile base can cause; far more than feeds need.
    static let resolutionBudget = 16 << 20

    /// Creates the state at the beginning of `range`, in a document from `documentURL`.
    init(_ range: Range<Int>, documentURL: String?, defersDetails: Bool) {
        scanner = MarkupScanner(range, syntax: .xml)
        bases = BaseTable(documentURL: documentURL)
        self.defersDetails = defersDetails
        resolutionBudget = Self.resolutionBudget + range.count
    }
}
