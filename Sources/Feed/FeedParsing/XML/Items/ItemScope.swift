internal import FeedModel

/// The parser state around items (bases, namespaces, open elements), from which the details of a
/// single item can be parsed.
///
/// An object, since it is large and each item is read with it.
final class ItemScope: Sendable {
    /// The key of a scope: the enclosing element, the number of declarations and fallback bases in
    /// effect, and how the scanner reads document types.
    struct Identity: Equatable {
        var element: Int
        var declarations: Int
        var fallbacks: Int
        var lacksDeclarationEnd: Bool
    }

    private let limits: ParsingLimits
    private let state: ParserState
    let identity: Identity

    /// Creates the scope of the items that a parser in `state` reads next.
    init(_ state: ParserState, limits: ParsingLimits, _ identity: Identity) {
        self.identity = identity
        self.limits = limits
        var state = state
        state.namespaces.removeLast(to: identity.declarations)
        state.defersDetails = false
        state.isInItem = false
        state.resolutionBudget = ParserState.resolutionBudget
        self.state = state
    }

    /// Creates a parser in the state before an item.
    func makeParser() -> XMLFeedParser {
        XMLFeedParser(at: state, limits: limits)
    }

    /// Parses the details of `partial` that the first pass skipped.
    ///
    /// - Parameters:
    ///   - onlyFiles: Whether only picture and files are needed.
    ///   - parser: A parser from ``makeParser()``; replaced if the item leaves it in another state.
    func details(
        of partial: PartialItem, onlyFiles: Bool, by parser: inout XMLFeedParser,
        in bytes: Span<UInt8>
    ) -> FeedItemDetails {
        parser.state.resolutionBudget = ParserState.resolutionBudget
        parser.state.scanner = state.scanner
        var details = parser.readDetails(of: partial, onlyFiles: onlyFiles, in: bytes)
        parser.detailPass.files.add(to: &details, withMedia: !onlyFiles, in: bytes)
        if !isUnchanged(parser.state) { parser = makeParser() }
        return details
    }

    /// Returns true if no element was left open in the item, and no enclosing one was closed.
    private func isUnchanged(_ other: ParserState) -> Bool {
        !other.isInItem && other.overflow == 0 && other.open.count == state.open.count
            && other.namespaces.count == state.namespaces.count
            && other.bases.count == state.bases.count
    }
}
