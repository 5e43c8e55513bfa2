internal import FeedMarkup
internal import FeedModel

/// Checks against the rules of JSON Feed 1.1.
extension JSONFeedParser {
    typealias Checks = @Sendable (inout JSONFeedParser, JSONCheck, Span<UInt8>) -> Void

    /// Makes a check if there are any.
    @inline(__always)
    mutating func check(_ what: @autoclosure () -> JSONCheck, in bytes: Span<UInt8>) {
        if let checks { checks(&self, what(), bytes) }
    }

    /// Makes a check.
    mutating func make(_ check: JSONCheck, in bytes: Span<UInt8>) {
        switch check {
        case .feed(let range, let hasVersion):
            // An image feed has nothing but items.
            if feed.format == .imageFeed { return }
            if !hasVersion {
                results.problems.add(
                    .missingElement, at: range.lowerBound,
                    "The feed has no “version”; write https://jsonfeed.org/version/1.1 there.")
            }
            if feed.title == nil {
                results.problems.add(
                    .missingElement, at: range.lowerBound,
                    "The feed has no “title”, which it must have.")
            }
            JSONTypeCheck.check(range, depthLimit: limits.depth, in: bytes, into: &results.problems)
        case .item(let item?, let offset): self.check(item, at: offset)
        case .item(nil, let offset):
            results.problems.add(
                .missingElement, at: offset,
                "Each item must be an object; this is none and is left out.")
        case .attachment(let attachment, let offset): self.check(attachment, at: offset)
        case .date(let text, let date): checkDate(text, date, in: bytes)
        case .address(let address, let offset): checkIsWhole(address, at: offset)
        case .number(let range, let name):
            // It is malformed or negative.
            results.problems.add(
                .unreadableValue, at: range.lowerBound,
                "“\(name)” can't be \(bytes.string(range.prefix(64))), which is left out; write a number of 0 or more."
            )
        }
    }

    /// Reports the members that an item lacks.
    private mutating func check(_ item: JSONItem, at offset: Int) {
        if let id = item.id {
            if !knownIdentifiers.insert(ExactText(id)).inserted {
                results.problems.add(
                    .duplicateIdentifier, at: offset,
                    "Another item has the id “\(id.prefix(200))” as well; each needs its own.")
            }
        } else {
            results.problems.add(
                .missingElement, at: offset,
                "This item has no “id”; without one readers can't tell it from others.")
        }
        let isPicture = item.image != nil && item.description != nil
        if item.html == nil, item.text == nil, !isPicture {
            // Of both formats only the image feed has descriptions.
            results.problems.add(
                .missingElement, at: offset,
                item.description == nil
                    ? "This item has neither “content_html” nor “content_text”; one of them must be there."
                    : "This item has a “description” but no “image”; an image feed needs both.")
        }
    }

    /// Reports an address that is not absolute.
    private mutating func checkIsWhole(_ address: [UInt8], at offset: Int) {
        guard feed.format == .jsonFeed10 || feed.format == .jsonFeed11 else { return }
        let text = address[address.span.trimmingWhiteSpace(0..<address.count)]
        guard !text.isEmpty, !URLReference.hasScheme(Array(text).span) else { return }
        results.problems.add(
            .relativeURL, at: offset,
            "“\(Self.shown(Array(text)))” is no whole address, and JSON Feed does not say what it is relative to; write it in full."
        )
    }

    /// Reports the members that an attachment lacks.
    private mutating func check(_ attachment: FeedAttachment, at offset: Int) {
        guard attachment.mimeType == nil else { return }
        results.problems.add(
            .incompleteEnclosure, at: offset,
            "This attachment has no “mime_type”; players need it.")
    }

    /// Reports a date that not every reader accepts.
    private mutating func checkDate(_ text: JSONText, _ date: FeedDate, in bytes: Span<UInt8>) {
        let decoded = text.decoded(in: bytes)
        guard let fault = DateGrammar.internet.fault(in: decoded, date: date) else { return }
        results.problems.add(
            .unusualDate, at: text.range.lowerBound,
            fault.message(
                for: decoded.span.string(0..<min(decoded.count, 128)),
                example: DateGrammar.internet.example))
    }
}
