internal import FeedMarkup
internal import FeedModel

/// Parallel parsing of a large document, with speculation.
///
/// Each part starts where an item seems to begin, with the state after the document's first item.
/// It is accepted only if the parser of the part before ends at this offset in an equivalent state;
/// otherwise it is parsed again from where that one ended. So the result equals that of sequential
/// parsing for any document.
extension XMLFeedParser {
    /// The minimum size of a part that is worth a thread, in bytes.
    static let minimumPartSize = 128 << 10

    /// Parses the whole document, in parallel if there are parts of at least `partSize` bytes.
    mutating func parse(
        _ text: [UInt8], with executor: ParallelExecutor?, partSize: Int = minimumPartSize
    ) throws(FeedParsingError) {
        let bytes = text.span
        let length = state.scanner.end - state.scanner.position
        let count = min(executor?.width ?? 1, length / partSize)
        // Checks compare each item with all others.
        guard let executor, count > 1, checks == nil else { return try parse(bytes) }
        var name: Range<Int>?
        while results.itemCount == 0 || state.isInItem,
            let token = state.scanner.next(in: bytes)
        {
            let wasInItem = state.isInItem
            try read(token, in: bytes)
            if state.root.isList { return }
            if state.isInItem, !wasInItem { name = token.name }
        }
        if let name, state.overflow == 0 {
            let starts = itemStarts(named: name, partCount: count, in: bytes)
            if !starts.isEmpty { try readParts(at: starts, of: text, with: executor) }
        }
        // The rest of the document, at least its end.
        try parse(bytes)
    }

    /// The final state and the results of one part.
    private final class Outcome: Sendable {
        let state: ParserState
        let results: ParserResults

        init(state: ParserState, results: ParserResults) {
            self.state = state
            self.results = results
        }
    }

    private mutating func readParts(
        at starts: [Int], of text: [UInt8], with executor: ParallelExecutor
    ) throws(FeedParsingError) {
        let bytes = text.span
        let start = state
        let first = results
        let scopes = results.part.scopes
        let limits = limits
        let ends = starts + [start.scanner.end]
        var outcomes = executor.map(ends.count) { index -> Outcome? in
            var results = first
            if index > 0 {
                results = ParserResults(problemLimit: limits.problems)
                results.part.scopes = scopes
            }
            var parser = XMLFeedParser(at: start, limits: limits, results: results)
            results = ParserResults(problemLimit: 0)
            if index > 0 { parser.state.scanner.move(to: starts[index - 1]) }
            do throws(FeedParsingError) {
                try parser.read(upTo: ends[index], in: text.span)
            } catch {
                return nil
            }
            return Outcome(state: parser.state, results: parser.results)
        }
        guard let beginning = outcomes[0] else { return }
        state = beginning.state
        results = beginning.results
        outcomes[0] = nil
        for index in 1..<outcomes.count {
            try read(upTo: starts[index - 1], in: bytes)
            guard let part = outcomes[index], state.scanner.position == starts[index - 1],
                canAdopt(part, thatBeganAt: start, scopeCount: scopes.count)
            else { continue }
            outcomes[index] = nil
            results.finishPart(bases: state.bases)
            results.adopt(part.results, bases: part.state.bases, firstScope: scopes.count)
            state.follow(part.state, from: start)
        }
    }

    /// Returns true if this parser would have produced the same results as `part`, which began in
    /// `start` with `scopeCount` scopes: the states are equivalent, and both together exceed no
    /// limit.
    private func canAdopt(
        _ part: Outcome, thatBeganAt start: ParserState, scopeCount: Int
    ) -> Bool {
        let spent = start.resolutionBudget - part.state.resolutionBudget
        return state.isSame(as: start) && results.part.scopes.count == scopeCount
            && results.itemCount + part.results.itemCount <= limits.items
            && state.resolutionBudget >= spent && part.state.isBetweenItems
            && (part.state.open.isEmpty || part.state.open.isSame(as: start.open))
    }

    private mutating func read(upTo end: Int, in bytes: Span<UInt8>) throws(FeedParsingError) {
        while state.scanner.position < end {
            readFastPath(upTo: end, in: bytes)
            guard state.scanner.position < end, let token = state.scanner.next(in: bytes)
            else { return }
            try read(token, in: bytes)
        }
    }

    /// Likely starts of items with the element at `name`, which divide the rest into about
    /// `partCount` equal parts.
    private func itemStarts(
        named name: Range<Int>, partCount: Int, in bytes: Span<UInt8>
    ) -> [Int] {
        let size = (state.scanner.end - state.scanner.position) / partCount
        var starts: [Int] = []
        for part in 1..<max(partCount, 1) {
            let target = state.scanner.position + part * size
            guard
                let next = itemStart(
                    named: name, from: max(target, starts.last ?? 0), to: target + size, in: bytes)
            else { continue }
            starts.append(next)
        }
        return starts
    }

    /// The offset of a start tag that follows an end tag of the same name.
    private func itemStart(
        named name: Range<Int>, from start: Int, to end: Int, in bytes: Span<UInt8>
    ) -> Int? {
        let end = min(end, state.scanner.end)
        var search = start
        while search < end,
            let mark = bytes.firstIndex(of: UInt8(ascii: "<"), in: search..<end)
        {
            guard let close = bytes.endOfEndTag(at: mark, of: name, before: state.scanner.end)
            else {
                search = mark + 1
                continue
            }
            let next = bytes.skippingWhiteSpace(from: close, to: state.scanner.end)
            let nameEnd = next + 1 + name.count
            if nameEnd < state.scanner.end, bytes[next] == UInt8(ascii: "<"),
                bytes.equals(next + 1..<nameEnd, name),
                bytes[nameEnd] == UInt8(ascii: ">") || bytes[nameEnd].isHTMLWhiteSpace
            {
                return next
            }
            search = close
        }
        return nil
    }
}
