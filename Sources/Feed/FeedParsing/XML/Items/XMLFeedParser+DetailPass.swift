internal import FeedMarkup
internal import FeedModel

/// The second pass over an item, for its details.
extension XMLFeedParser {
    /// The maximum number of scopes; items beyond it are parsed in one pass.
    private static let maximumScopes = 16

    /// Records the scope of the item that begins at `frame`.
    mutating func recordScope(_ frame: ParserFrame) {
        let identity = ItemScope.Identity(
            element: state.open.innermostName.lowerBound, declarations: frame.namespaceCount,
            fallbacks: state.fallbackCount, lacksDeclarationEnd: state.scanner.lacksDeclarationEnd)
        if results.scopes.last?.identity == identity { return }
        guard results.scopes.count < Self.maximumScopes else {
            state.defersDetails = false
            return
        }
        results.scopes.append(ItemScope(state, limits: limits, identity))
    }

    /// Parses the item `partial` again and returns its details, except picture, files and media,
    /// which are in ``DetailPass/files``.
    ///
    /// - Parameter onlyFiles: Whether only picture and files are needed.
    mutating func readDetails(
        of partial: PartialItem, onlyFiles: Bool, in bytes: Span<UInt8>
    ) -> FeedItemDetails {
        detailPass = DetailPass(mode: onlyFiles ? .files : partial.hasLanguage ? .all : .rest)
        results.textArena.removeAll(keepingCapacity: true)
        // Ends with the item, so that nothing without an end is searched for in all of the document:
        // what had its end behind the item would have belonged to it.
        state.scanner = MarkupScanner(
            Int(partial.start)..<Int(max(partial.start, partial.end)), of: state.scanner)
        while true {
            readFastPath(upTo: state.scanner.end, in: bytes)
            guard !detailPass.isRead, let token = state.scanner.next(in: bytes) else { break }
            // The first pass has verified that this is a feed.
            do throws(FeedParsingError) { try read(token, in: bytes) } catch { break }
        }
        if !detailPass.isRead { finish(bytes) }
        return detailPass.details
    }

    /// Records the finished item as partial, and reduces its details to what lists show.
    mutating func keepPartial() {
        let scope = results.scopes.count - 1
        results.partials.append(
            PartialItem(
                start: UInt32(truncatingIfNeeded: item.start),
                end: UInt32(truncatingIfNeeded: state.scanner.position),
                scope: UInt16(truncatingIfNeeded: scope), hasLanguage: item.hasLanguage))
        var shown = FeedItemDetails()
        shown.authors = item.details.authors
        shown.location = item.details.location
        shown.source = item.details.source
        item.details = shown
    }
}
