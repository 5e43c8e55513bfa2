internal import FeedMarkup
internal import FeedModel

/// Discussions: the RSS 1.0 module Slash, the Well-Formed Web's comment module, and Atom threading
/// (RFC 4685).
extension XMLFeedParser {
    /// The maximum number of items that an item replies to.
    private static let maximumReferences = 16

    /// Reads a link to replies: a page, or by default a feed (RFC 4685, section 4).
    mutating func readReplies(in bytes: Span<UInt8>) {
        if let range = attributes[.count] {
            let count = commentCount(XMLValue(range: range), in: bytes)
            item.commentCount.offer(count, rank: 2)
        }
        if attributes[.type].map({ isFeedType($0, in: bytes) }) ?? true {
            setCommentFeed(url(.href, in: bytes))
        } else if mayBePage(in: bytes) {
            item.comments.offer(url(.href, in: bytes), rank: 2)
        }
    }

    private func isFeedType(_ range: Range<Int>, in bytes: Span<UInt8>) -> Bool {
        let range = bytes.mediaType(range)
        let types: [StaticString] = [
            "application/atom+xml", "application/rss+xml", "application/rdf+xml",
            "application/xml", "text/xml", "application/feed+json", "application/json",
        ]
        return range.isEmpty || types.contains { bytes.equalsIgnoringCase(range, $0) }
    }

    mutating func readReference(in bytes: Span<UInt8>) {
        let known = item.details.discussion?.repliesTo ?? []
        guard known.count < Self.maximumReferences else { return }
        let id = line(.ref, in: bytes)
        // Prefers the readable page over the document that contains the item.
        let url = url(.href, in: bytes) ?? url(.source, in: bytes)
        guard id != nil || url != nil else { return }
        if let id, let index = known.firstIndex(where: { ExactText($0.id) == ExactText(id) }) {
            // The same item with another type.
            if known[index].url == nil { changeDiscussion { $0.repliesTo[index].url = url } }
            return
        }
        let reference = FeedReference(id: id, url: url)
        guard !known.contains(reference) else { return }
        changeDiscussion { $0.repliesTo.append(reference) }
    }

    mutating func setCommentFeed(_ url: String?) {
        guard let url, item.details.discussion?.feedURL == nil else { return }
        changeDiscussion { $0.feedURL = url }
    }

    mutating func changeDiscussion(_ change: (inout FeedDiscussion) -> Void) {
        var discussion = item.details.discussion ?? FeedDiscussion()
        change(&discussion)
        item.details.discussion = discussion
    }

    mutating func commentCount(_ value: XMLValue, in bytes: Span<UInt8>) -> Int? {
        wholeNumber(value, in: bytes) {
            "“\($0)” is no number of comments; write it in digits, as in “12”."
        }
    }
}
