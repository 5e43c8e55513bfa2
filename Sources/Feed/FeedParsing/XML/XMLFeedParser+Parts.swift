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
        let length = standing.scanner.end - standing.scanner.position
        let count = min(executor?.width ?? 1, length / partSize)
        // What a thorough reading compares items by is one for all of them.
        guard let executor, count > 1, !isThorough else { return try parse(bytes) }
        var name: Range<Int>?
        while harvest.itemCount == 0 || standing.isInItem,
            let token = standing.scanner.next(in: bytes)
        {
            let wasInItem = standing.isInItem
            try read(token, in: bytes)
            if standing.root.isList { return }
            if standing.isInItem, !wasInItem { name = token.name }
        }
        if let name, standing.overflow == 0 {
            let places = itemPlaces(named: name, partCount: count, in: bytes)
            if !places.isEmpty { try readParts(beginningAt: places, of: text, with: executor) }
        }
        // The rest of the document, or its end alone.
        try parse(bytes)
    }

    /// What has become of a parser.
    private struct Outcome: Sendable {
        let standing: ParserStanding
        let harvest: ParserHarvest
    }

    private mutating func readParts(
        beginningAt places: [Int], of text: [UInt8], with executor: ParallelExecutor
    ) throws(FeedParsingError) {
        let bytes = text.span
        let start = standing
        let scopes = harvest.scopes
        let first = harvest
        let limits = limits
        let ends = places + [start.scanner.end]
        // Arrays that grow are copied again and again; room that is not used costs next to nothing.
        let itemLength = max(start.scanner.position - item.start, 16)
        let itemCounts = ends.indices.map { index in
            let length = ends[index] - (index > 0 ? places[index - 1] : start.scanner.position)
            return min(length / itemLength * 9 / 8 + 16, limits.items(inPartOf: length))
        }
        var outcomes = executor.map(ends.count) { index -> Outcome? in
            var harvest = first
            if index > 0 {
                harvest = ParserHarvest(problemLimit: limits.problems)
                harvest.scopes = scopes
            }
            harvest.reserve(itemCounts[index])
            var parser = XMLFeedParser(at: start, limits: limits, harvest: harvest)
            harvest = ParserHarvest(problemLimit: 0, isPooled: false)
            if index > 0 { parser.standing.scanner.move(to: places[index - 1]) }
            do throws(FeedParsingError) {
                try parser.read(upTo: ends[index], in: text.span)
            } catch {
                return nil
            }
            return Outcome(standing: parser.standing, harvest: parser.harvest)
        }
        guard let beginning = outcomes[0] else { return }
        standing = beginning.standing
        harvest = beginning.harvest
        outcomes[0] = nil
        for index in 1..<outcomes.count {
            try read(upTo: places[index - 1], in: bytes)
            guard let part = outcomes[index], standing.scanner.position == places[index - 1],
                canAdopt(part, thatBeganAt: start, scopeCount: scopes.count)
            else { continue }
            outcomes[index] = nil
            harvest.finishPart(bases: standing.bases)
            harvest.adopt(part.harvest, bases: part.standing.bases, firstScope: scopes.count)
            standing.follow(part.standing, from: start)
        }
    }

    /// What a parser has read that began at `start`, with `scopeCount` scopes, is what this one would have read, and can
    /// be gone on from: both together reach no limit that each by itself does not see.
    private func canAdopt(
        _ part: Outcome, thatBeganAt start: ParserStanding, scopeCount: Int
    ) -> Bool {
        let spent = start.resolutionBudget - part.standing.resolutionBudget
        return standing.isSame(as: start) && harvest.scopes.count == scopeCount
            && harvest.itemCount + part.harvest.itemCount <= limits.items
            && standing.resolutionBudget >= spent && part.standing.isBetweenItems
            && (part.standing.open.isEmpty || part.standing.open.isSame(as: start.open))
    }

    private mutating func read(
        upTo end: Int, in bytes: Span<UInt8>
    ) throws(FeedParsingError) {
        while standing.scanner.position < end {
            readPlain(upTo: end, in: bytes)
            guard standing.scanner.position < end, let token = standing.scanner.next(in: bytes)
            else { return }
            try read(token, in: bytes)
        }
    }

    /// Places after `position` where items seem to begin whose element has the name at `name`, so that
    /// there are about `partCount` parts of one size.
    private func itemPlaces(
        named name: Range<Int>, partCount: Int, in bytes: Span<UInt8>
    ) -> [Int] {
        let size = (standing.scanner.end - standing.scanner.position) / partCount
        var places: [Int] = []
        for part in 1..<max(partCount, 1) {
            let target = standing.scanner.position + part * size
            guard
                let place = itemPlace(
                    named: name, from: max(target, places.last ?? 0), to: target + size, in: bytes)
            else { continue }
            places.append(place)
        }
        return places
    }

    /// Where a start tag stands that follows an end tag, both of the name at `name`.
    private func itemPlace(
        named name: Range<Int>, from start: Int, to end: Int, in bytes: Span<UInt8>
    ) -> Int? {
        let end = min(end, standing.scanner.end)
        var search = start
        while search < end,
            let mark = bytes.firstIndex(of: UInt8(ascii: "<"), in: search..<end)
        {
            guard let close = bytes.endOfEndTag(at: mark, of: name, before: standing.scanner.end)
            else {
                search = mark + 1
                continue
            }
            let place = bytes.skippingWhiteSpace(from: close, to: standing.scanner.end)
            let nameEnd = place + 1 + name.count
            if nameEnd < standing.scanner.end, bytes[place] == UInt8(ascii: "<"),
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
