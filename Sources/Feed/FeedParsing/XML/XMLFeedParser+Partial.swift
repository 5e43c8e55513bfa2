internal import FeedMarkup
internal import FeedModel

/// Remembering what was passed over.
extension XMLFeedParser {
    /// Documents with more scopes than any feed has need of are read whole from there on.
    private static let maximumScopes = 16
    /// From so many items the names are learnt that the others have as well.
    private static let teachers = 4

    /// Keeps the scope of the item that begins, whose element is that of `frame`.
    mutating func noteScope(_ frame: ParserFrame) {
        let identity = ItemScope.Identity(
            element: open.innermostName.lowerBound, declarations: frame.namespaceCount,
            fallbacks: fallbackCount)
        if isScopeNoted(frame.namespaceCount) { return }
        guard scopes.count < Self.maximumScopes else {
            isOutline = false
            return
        }
        var parser = self
        parser.namespaces.removeLast(to: frame.namespaceCount)
        scopes.append(ItemScope(parser, identity))
    }

    /// The scope of an item that begins now is kept, with `declarations` in force around it.
    mutating func isScopeNoted(_ declarations: Int) -> Bool {
        let last = scopes.count - 1
        return last >= 0
            && scopes[last].identity
                == ItemScope.Identity(
                    element: open.innermostName.lowerBound, declarations: declarations,
                    fallbacks: fallbackCount)
    }

    /// Reads the item `partial` once more, before which it stands. Its picture, files and media are then
    /// ``secondFiles``, and not in the details.
    ///
    /// - Parameter isOfFiles: whether nothing else is wanted.
    mutating func readDetails(
        of partial: PartialItem, isOfFiles: Bool, in bytes: Span<UInt8>
    ) -> FeedItemDetails {
        secondReading = isOfFiles ? .files : partial.hasLanguage ? .all : .rest
        hasSecondDetails = false
        madeTexts.removeAll(keepingCapacity: true)
        scanner.move(to: Int(partial.start))
        while true {
            readPlain(upTo: scanner.end, in: bytes)
            guard !hasSecondDetails, let token = scanner.next(in: bytes) else { break }
            // What is no feed was found before.
            do throws(FeedParsingError) { try read(token, in: bytes) } catch { break }
        }
        if !hasSecondDetails { finish(bytes) }
        var details = FeedItemDetails()
        swap(&details, &secondDetails)
        return details
    }

    /// Keeps the place of the item that ends, and of its details only what lists show.
    mutating func keepPartial() {
        let scope = scopes.count - 1
        if partials.count < Self.teachers { scopes[scope].learn(namespaces) }
        partials.append(
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
