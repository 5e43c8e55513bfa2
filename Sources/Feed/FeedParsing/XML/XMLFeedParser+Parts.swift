internal import FeedMarkup
internal import FeedModel

/// Reading the parts of a large document side by side.
///
/// Each part is read from a place where an item seems to begin, by a parser that stands as this one
/// stood after its first item. Whether that was right shows where the part before has been read: only
/// if its parser has come to that very place, and stands as was assumed, the next part counts.
/// Else it is read once more, from where the last has come to. So the result is that of reading in one go,
/// whatever the document is.
extension XMLFeedParser {
    /// Smaller parts are not worth a thread, in bytes.
    static let smallestPart = 128 << 10

    /// Reads the whole document, with parts of `partSize` bytes or more side by side.
    mutating func parse(
        _ text: [UInt8], with executor: ParallelExecutor?, partSize: Int = smallestPart
    ) throws(FeedParsingError) {
        let bytes = text.span
        let count = min(executor?.width ?? 1, (scanner.end - scanner.position) / partSize)
        // What a thorough reading compares items by is one for all of them.
        guard let executor, count > 1, !isThorough else { return try parse(bytes) }
        var name: Range<Int>?
        while items.isEmpty || isInItem, let token = scanner.next(in: bytes) {
            let wasInItem = isInItem
            try read(token, in: bytes)
            if isSubscriptionList { return }
            if isInItem, !wasInItem { name = token.name }
        }
        if let name, overflow == 0 {
            let places = itemPlaces(named: name, partCount: count, in: bytes)
            if !places.isEmpty { try readParts(beginningAt: places, of: text, with: executor) }
        }
        // The rest of the document, or its end alone.
        try parse(bytes)
    }

    private mutating func readParts(
        beginningAt places: [Int], of text: [UInt8], with executor: ParallelExecutor
    ) throws(FeedParsingError) {
        let bytes = text.span
        let start = partParser()
        let first = self
        let ends = places + [scanner.end]
        // Arrays that grow are copied again and again; room that is not used costs next to nothing.
        let itemLength = max(scanner.position - item.start, 16)
        let itemCounts = ends.indices.map { index in
            let length = ends[index] - (index > 0 ? places[index - 1] : scanner.position)
            return min(length / itemLength * 9 / 8 + 16, limits.items(inPartOf: length))
        }
        let wholeCount = min(itemCounts.reduce(0, +), limits.items)
        var parts = executor.map(ends.count) { index -> XMLFeedParser? in
            var parser = index > 0 ? start : first
            parser.items.reserveCapacity(index > 0 ? itemCounts[index] : wholeCount)
            parser.itemRecords.reserveCapacity(itemCounts[index])
            parser.records.reserveCapacity(2 * itemCounts[index])
            parser.partials.reserveCapacity(itemCounts[index])
            if index > 0 { parser.scanner.move(to: places[index - 1]) }
            do throws(FeedParsingError) {
                try parser.read(upTo: ends[index], in: text.span)
            } catch {
                return nil
            }
            return parser
        }
        guard let beginning = parts[0] else { return }
        self = beginning
        parts[0] = nil
        for index in 1..<parts.count {
            try read(upTo: places[index - 1], in: bytes)
            guard var part = parts[index], scanner.position == places[index - 1],
                canAdopt(part, thatBeganAs: start)
            else { continue }
            parts[index] = nil
            adopt(&part, thatBeganAs: start)
            adoptedParts += 1
        }
    }

    private mutating func read(
        upTo end: Int, in bytes: Span<UInt8>
    ) throws(FeedParsingError) {
        while scanner.position < end {
            readPlain(upTo: end, in: bytes)
            guard scanner.position < end, let token = scanner.next(in: bytes) else { return }
            try read(token, in: bytes)
        }
    }

    /// Places after `position` where items seem to begin whose element has the name at `name`, so that
    /// there are about `partCount` parts of one size.
    private mutating func itemPlaces(
        named name: Range<Int>, partCount: Int, in bytes: Span<UInt8>
    ) -> [Int] {
        let size = (scanner.end - scanner.position) / partCount
        var places: [Int] = []
        for part in 1..<max(partCount, 1) {
            let target = scanner.position + part * size
            guard
                let place = itemPlace(
                    named: name, from: max(target, places.last ?? 0), to: target + size, in: bytes)
            else { continue }
            places.append(place)
        }
        return places
    }

    /// Where a start tag stands that follows an end tag, both of the name at `name`.
    private mutating func itemPlace(
        named name: Range<Int>, from start: Int, to end: Int, in bytes: Span<UInt8>
    ) -> Int? {
        let end = min(end, scanner.end)
        var search = start
        while search < end,
            let mark = bytes.firstIndex(of: UInt8(ascii: "<"), in: search..<end)
        {
            guard let close = bytes.endOfEndTag(at: mark, of: name, before: scanner.end) else {
                search = mark + 1
                continue
            }
            let place = bytes.skippingWhiteSpace(from: close, to: scanner.end)
            let nameEnd = place + 1 + name.count
            if nameEnd < scanner.end, bytes[place] == UInt8(ascii: "<"),
                bytes.equals(place + 1..<nameEnd, name),
                bytes[nameEnd] == UInt8(ascii: ">") || bytes[nameEnd].isHTMLWhiteSpace
            {
                return place
            }
            search = close
        }
        return nil
    }
}

// MARK: - Parsers of parts

extension XMLFeedParser {
    /// A parser that stands as this one does, and has read nothing.
    private mutating func partParser() -> XMLFeedParser {
        var parser = self
        parser.items = []
        parser.partStart = 0
        parser.itemRecords = []
        parser.madeTexts = []
        parser.records = []
        parser.partials = []
        parser.details = DetailsPool()
        parser.problems = ProblemLog(limit: limits.problems)
        return parser
    }

    /// Whatever is read next is read as `start` would: nothing differs on which that depends.
    private mutating func stands(as start: XMLFeedParser) -> Bool {
        !isInItem && overflow == 0 && omittedItems == 0 && open.isSame(as: start.open)
            && namespaces.isSame(as: start.namespaces) && feed == start.feed
            && fallbackCount == start.fallbackCount && isOutline == start.isOutline
            && scopes.count == start.scopes.count
            && scanner.lacksDeclarationEnd == start.scanner.lacksDeclarationEnd
    }

    /// `part`, a parser that began as `start`, was read as this one would have read it, and can be
    /// gone on from: both together reach no limit that each by itself does not see.
    private mutating func canAdopt(_ part: XMLFeedParser, thatBeganAs start: XMLFeedParser) -> Bool
    {
        stands(as: start) && items.count + part.items.count <= limits.items
            && resolutionBudget - (start.resolutionBudget - part.resolutionBudget) >= 0
            && !part.isInItem && part.overflow == 0 && part.omittedItems == 0
            && (part.open.isEmpty || part.open.isSame(as: start.open))
    }

    /// Becomes `part`, a parser that began as `start`, with what was read before. The items are taken out of
    /// `part`, and their room is given back before the next takes some.
    private mutating func adopt(
        _ part: inout XMLFeedParser, thatBeganAs start: XMLFeedParser
    ) {
        finishPart()
        readParts.append(ReadPart(from: items.count, of: &part))
        items.append(contentsOf: part.items)
        part.items = []
        partStart = items.count
        scopes.append(contentsOf: part.scopes[start.scopes.count...])
        bases.fallback = part.bases.fallback
        problems.append(part.problems)
        resolutionBudget -= start.resolutionBudget - part.resolutionBudget
        // The pool knows items by their places.
        details = DetailsPool()

        scanner = part.scanner
        namespaces = part.namespaces
        open = part.open
        feed = part.feed
        fallbackCount = part.fallbackCount
        isOutline = part.isOutline
    }
}
