internal import FeedMarkup
internal import FeedModel

/// Looking for what a publisher should put right, by the rules of JSON Feed 1.1.
extension JSONFeedParser {
    /// Notes what an item lacks.
    mutating func check(_ item: JSONItem, at place: Int) {
        if let id = item.id {
            if !knownIdentifiers.insert(id).inserted {
                problems.add(
                    .duplicateIdentifier, at: place,
                    "Another item has the id “\(id.prefix(200))” as well; each needs its own.")
            }
        } else {
            problems.add(
                .missingElement, at: place,
                "This item has no “id”; without one readers can't tell it from others.")
        }
        let isPicture = item.image != nil && item.description != nil
        if item.html == nil, item.text == nil, !isPicture {
            // Of both formats only the image feed has descriptions.
            problems.add(
                .missingElement, at: place,
                item.description == nil
                    ? "This item has neither “content_html” nor “content_text”; one of them must be there."
                    : "This item has a “description” but no “image”; an image feed needs both.")
        }
    }

    /// Notes something among the items that is none.
    mutating func noteForeignItem(at place: Int) {
        problems.add(
            .missingElement, at: place, "Each item must be an object; this is none and is left out."
        )
    }

    /// Notes an address of JSON Feed that is not written in full.
    mutating func checkIsWhole(_ address: [UInt8], at place: Int) {
        guard feed.format == .jsonFeed10 || feed.format == .jsonFeed11 else { return }
        let text = address[address.span.trimmingWhiteSpace(0..<address.count)]
        guard !text.isEmpty, !URLReference.hasScheme(Array(text).span) else { return }
        problems.add(
            .relativeURL, at: place,
            "“\(Self.shown(Array(text)))” is no whole address, and JSON Feed does not say what it is relative to; write it in full."
        )
    }

    /// Notes what an attachment lacks.
    mutating func check(_ attachment: FeedAttachment, at place: Int) {
        guard attachment.mimeType == nil else { return }
        problems.add(
            .incompleteEnclosure, at: place,
            "This attachment has no “mime_type”; players need it.")
    }

    /// Notes a date that can be read, but not by every reader.
    mutating func checkDate(_ text: JSONText, _ date: FeedDate, in bytes: Span<UInt8>) {
        let decoded = text.decoded(in: bytes)
        guard let fault = DateGrammar.internet.fault(in: decoded, date: date) else { return }
        problems.add(
            .unusualDate, at: text.range.lowerBound,
            fault.words(
                for: decoded.span.string(0..<min(decoded.count, 128)),
                example: DateGrammar.internet.example))
    }

    /// Notes what stands for the array `name` and is none; what is `null` says nothing.
    mutating func checkIsArray(
        _ name: String, _ cursor: inout JSONCursor, in bytes: Span<UInt8>
    ) throws(FeedParsingError) {
        switch try cursor.peek(in: bytes) {
        case .array, .null: break
        default: noteWrongType(name, "an array", at: cursor.position)
        }
    }

    /// Notes that `name` is not of the type it must be of.
    mutating func noteWrongType(_ name: String, _ type: String, at place: Int) {
        problems.add(
            .wrongType, at: place,
            "“\(name)” must be \(type); some readers take no other.")
    }

    /// Notes the number in `range` that is none, or negative, and is left out.
    mutating func noteNumber(_ name: JSONText, _ range: Range<Int>, in bytes: Span<UInt8>) {
        noteNumber(name.string(in: bytes), range, in: bytes)
    }

    /// Notes the number in `range` that is none, or negative, and is left out.
    mutating func noteNumber(_ name: String, _ range: Range<Int>, in bytes: Span<UInt8>) {
        problems.add(
            .unreadableValue, at: range.lowerBound,
            "“\(name)” can't be \(bytes.string(range.prefix(64))), which is left out; write a number of 0 or more."
        )
    }

    /// Notes what the feed lacks. An image feed has nothing but items.
    mutating func checkFeed(hasVersion: Bool, at place: Int) {
        guard feed.format != .imageFeed else { return }
        if !hasVersion {
            problems.add(
                .missingElement, at: place,
                "The feed has no “version”; write https://jsonfeed.org/version/1.1 there.")
        }
        if feed.title == nil {
            problems.add(.missingElement, at: place, "The feed has no “title”, which it must have.")
        }
    }
}
