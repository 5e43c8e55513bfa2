internal import FeedMarkup
package import FeedModel

/// What an archive adds to a feed as lines of text, as the page for browsers gets it.
///
/// A line begins with its kind: `f` and the feed's address for the page, `F` if all archived items of that feed
/// follow, `d` and an item that has left the feed as a JSON object of JSON Feed, `s` for one that shares its
/// identifier with others, or `i`, a space and the identifier of an item of the feed. Before the object or
/// the space may stand when the item was first seen, in seconds since 1970, if its date is later.
/// `w` has an item of the feed, as an object with its whole article, and `h` the identifier of one that is hidden.
/// Control characters and percent signs of addresses and identifiers are percent-encoded.
package final class ArchivedItemLines {
    /// The feed's address for the page.
    package let url: String
    /// True if these are all archived items of the feed.
    package let areAll: Bool
    /// The items that have left the feed.
    package private(set) var items: [FeedItem] = []
    /// When items of the feed were first seen whose date is later, by their identifiers.
    private var firstSeen: [ExactText<String>: Int64] = [:]
    /// Items of the feed, each with its whole article as its content.
    package private(set) var articles: [FeedItem] = []
    /// The identifiers of items of the feed that are hidden.
    private var hidden: Set<ExactText<String>> = []

    /// True if a feed with these items is not in the order of its document.
    package var isSorted: Bool { !items.isEmpty || !firstSeen.isEmpty }

    /// True if the feed has this address.
    package func isOf(_ url: String) -> Bool { ExactText(self.url) == ExactText(url) }

    private init(url: String, areAll: Bool) {
        self.url = url
        self.areAll = areAll
    }

    /// Reads the lines of feeds. Ignores lines of other kinds. O(*n*).
    package static func read(_ bytes: [UInt8]) -> [ArchivedItemLines] {
        var feeds: [ArchivedItemLines] = []
        for line in bytes.split(separator: 0x0A) {
            let kind = line[line.startIndex]
            if kind == UInt8(ascii: "f") || kind == UInt8(ascii: "F") {
                let areAll = kind == UInt8(ascii: "F")
                feeds.append(ArchivedItemLines(url: text(line.dropFirst()), areAll: areAll))
            } else if !feeds.isEmpty {
                feeds[feeds.count - 1].take(line, kind)
            }
        }
        return feeds
    }

    private func take(_ line: ArraySlice<UInt8>, _ kind: UInt8) {
        var start = line.startIndex + 1
        var seconds: Int64 = 0
        while start < line.endIndex, (0x30...0x39).contains(line[start]) {
            seconds = seconds &* 10 &+ Int64(line[start] & 15)
            start += 1
        }
        if kind == UInt8(ascii: "i") {
            firstSeen[ExactText(Self.text(line[start...].dropFirst()))] = seconds
        } else if kind == UInt8(ascii: "h") {
            hidden.insert(ExactText(Self.text(line.dropFirst())))
        } else if var item = Self.items(of: [Array(line[start...])]).first {
            guard kind != UInt8(ascii: "w") else { return articles.append(item) }
            item.sharesID = kind == UInt8(ascii: "s")
            if start > line.startIndex + 1 { item.firstSeen = seconds }
            items.append(item)
        }
    }

    /// Adds those items of other lines that are not here.
    package func add(_ other: ArchivedItemLines) {
        var known = Set(items.map { ExactText($0.distinctID) })
        for item in other.items where known.insert(ExactText(item.distinctID)).inserted {
            items.append(item)
        }
    }

    /// Returns the feed with these items, without hidden ones, and with dates that count as of when an item was
    /// first seen.
    package func added(to feed: Feed) -> Feed {
        var whole = feed
        if !firstSeen.isEmpty {
            for (index, item) in feed.items.enumerated() {
                guard let seconds = firstSeen[Self.key(item)] else { continue }
                whole.items[index].firstSeen = seconds
            }
        }
        if !hidden.isEmpty {
            whole.items = whole.items.filter { !hidden.contains(Self.key($0)) }
        }
        // Another page may have loaded the feed again, which they have left since this one did.
        let known = items.isEmpty ? [] : Set(feed.items.map(Self.key))
        whole.items += items.filter { !known.contains(Self.key($0)) }
        return whole
    }

    /// The identifier of an item in lines.
    private static func key(_ item: FeedItem) -> ExactText<String> {
        ExactText(item.sharesID ? item.distinctID : item.id)
    }

    /// Parses items, each as a JSON object of JSON Feed, in order.
    package static func items(of objects: [[UInt8]]) -> [FeedItem] {
        var document = Array(#"{"version":"https://jsonfeed.org/version/1.1","items":["#.utf8)
        document.reserveCapacity(objects.reduce(64) { $0 + $1.count + 1 })
        for (index, bytes) in objects.enumerated() {
            if index > 0 { document.append(UInt8(ascii: ",")) }
            document += bytes
        }
        document += "]}".utf8
        var limits = ParsingLimits.default
        limits.bytes = ParsingLimits.bytesAtMost
        return (try? FeedParser(limits: limits).feed(document))?.items ?? []
    }

    // MARK: Writing

    /// Appends the line with which a feed begins.
    package static func appendFeed(_ url: String, areAll: Bool, to lines: inout [UInt8]) {
        FeedItemStateLines.append(areAll ? "F" : "f", url, to: &lines)
    }

    /// Appends an item that has left its feed.
    package static func append(_ item: FeedItem, object: [UInt8], to lines: inout [UInt8]) {
        lines.append(UInt8(ascii: item.sharesID ? "s" : "d"))
        if let seconds = item.firstSeen { lines += "\(seconds)".utf8 }
        lines += object + [0x0A]
    }

    /// Appends when an item of a feed was first seen.
    package static func append(_ item: FeedItem, firstSeen: Int64, to lines: inout [UInt8]) {
        FeedItemStateLines.append("i", "\(firstSeen) \(key(item).wrappedValue)", to: &lines)
    }

    /// Appends that an item of a feed is hidden.
    package static func append(hidden item: FeedItem, to lines: inout [UInt8]) {
        FeedItemStateLines.append("h", key(item).wrappedValue, to: &lines)
    }

    /// Appends an item with its whole article.
    package static func append(article object: [UInt8], to lines: inout [UInt8]) {
        lines += [UInt8(ascii: "w")] + object + [0x0A]
    }

    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: PercentEncoding.decoded(Array(bytes).span), as: UTF8.self)
    }
}
