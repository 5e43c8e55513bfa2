internal import FeedMarkup

/// Which function makes which check.
extension XMLFeedParser {
    typealias Checks = @Sendable (inout XMLFeedParser, XMLCheck, Span<UInt8>) -> Void

    /// Makes a check if there are any.
    @inline(__always)
    mutating func check(_ what: @autoclosure () -> XMLCheck, in bytes: Span<UInt8>) {
        if let checks { checks(&self, what(), bytes) }
    }

    /// Makes a check.
    mutating func make(_ check: XMLCheck, in bytes: Span<UInt8>) {
        switch check {
        case .document(let range):
            var form = XMLWellFormedness(depthLimit: limits.depth * 4)
            form.check(range, in: bytes, into: &results.problems)
            if state.root.isList { return }
            var rules = LintCheck(depthLimit: limits.depth)
            rules.check(range, in: bytes, into: &results.problems)
        case .feed: checkFeed()
        case .item(let content):
            checkItem(content: content, in: bytes)
            presence.inItem = PresentElements()
        case .root: checkNamespace(in: bytes)
        case .element: recordPresence(in: bytes)
        case .medium:
            checkNumbers([.fileSize, .width, .height], in: bytes)
            if let duration = attributes[.duration] {
                checkDuration(duration, of: "The attribute “duration”", in: bytes)
            }
        case .enclosure:
            if attributes[.href] == nil { checkEnclosure(at: token.range.lowerBound, in: bytes) }
            checkNumbers([.length], in: bytes)
            if let address = attributes[.url] { checkIsWhole(XMLValue(range: address), in: bytes) }
        case .numbers(let names): checkNumbers(names, in: bytes)
        case .duration(let value): checkDuration(value.range, of: "<itunes:duration>", in: bytes)
        case .season(let value):
            reportNumber(value.range, for: "A season", example: "write a whole number.", in: bytes)
        case .date(let value):
            if element.name.namespace == .core, element.name.local != .date {
                checkDate(value, in: bytes)
            }
        case .text(let value): checkSection(value, in: bytes)
        case .permalink(let value): checkPermalink(value, in: bytes)
        case .person(let person, let value): checkAddress(of: person, value)
        case .link(let value):
            if checkIsWhole(value, in: bytes), state.isInItem {
                presence.inItem.hasRelativeLink = true
            }
        }
    }
}
