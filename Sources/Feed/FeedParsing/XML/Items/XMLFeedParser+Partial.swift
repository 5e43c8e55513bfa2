internal import FeedMarkup
internal import FeedModel

/// Remembering what was passed over.
extension XMLFeedParser {
    /// Documents with more scopes than any feed has need of are read whole from there on.
    private static let maximumScopes = 16

    /// Keeps the scope of the item that begins, whose element is that of `frame`.
    mutating func noteScope(_ frame: ParserFrame) {
        let identity = ItemScope.Identity(
            element: standing.open.innermostName.lowerBound, declarations: frame.namespaceCount,
            fallbacks: standing.fallbackCount)
        let last = harvest.scopes.count - 1
        if last >= 0, harvest.scopes[last].identity == identity { return }
        guard harvest.scopes.count < Self.maximumScopes else {
            standing.isOutline = false
            return
        }
        harvest.scopes.append(ItemScope(standing, limits: limits, identity))
    }

    /// Reads the item `partial` once more, before which it stands. Its picture, files and media are then in the second
    /// reading's files, and not in the details.
    ///
    /// - Parameter onlyFiles: whether nothing else is wanted.
    mutating func readDetails(
        of partial: PartialItem, onlyFiles: Bool, in bytes: Span<UInt8>
    ) -> FeedItemDetails {
        second.mode = onlyFiles ? .files : partial.hasLanguage ? .all : .rest
        second.isRead = false
        harvest.madeTexts.removeAll(keepingCapacity: true)
        standing.scanner.move(to: Int(partial.start))
        while true {
            readPlain(upTo: standing.scanner.end, in: bytes)
            guard !second.isRead, let token = standing.scanner.next(in: bytes) else { break }
            // What is no feed was found before.
            do throws(FeedParsingError) { try read(token, in: bytes) } catch { break }
        }
        if !second.isRead { finish(bytes) }
        var details = FeedItemDetails()
        swap(&details, &second.details)
        return details
    }

    /// Keeps the place of the item that ends, and of its details only what lists show.
    mutating func keepPartial() {
        let scope = harvest.scopes.count - 1
        harvest.partials.append(
            PartialItem(
                start: UInt32(truncatingIfNeeded: item.start),
                scope: UInt16(truncatingIfNeeded: scope), hasLanguage: item.hasLanguage))
        var shown = FeedItemDetails()
        swap(&shown.authors, &item.details.authors)
        shown.location = item.details.location
        shown.source = item.details.source
        item.hasDetails =
            !shown.authors.isEmpty || shown.location != nil || shown.source != nil
        swap(&shown, &item.details)
    }
}
