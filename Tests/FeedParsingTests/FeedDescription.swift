import FeedModel
import FeedParsing
import TestSupport
import Testing

/// Describes all values of a feed, to compare two ways of parsing.
enum FeedDescription {
    /// Records an issue if lazy and eager parsing of `text` differ, and returns what it describes.
    @discardableResult
    static func expectSame(
        _ text: [UInt8], sourceLocation: SourceLocation = #_sourceLocation
    ) -> [String] {
        let outline = lines(of: text, readBy: FeedParser())
        let all = lines(of: text, readBy: FeedParser(parsingEagerlyWith: nil))
        #expect(
            outline == all, "\(String(decoding: text, as: UTF8.self))",
            sourceLocation: sourceLocation)
        return outline
    }

    /// Records an issue if lazy and eager parsing differ for a document with a few places replaced
    /// by `pieces`.
    static func expectSame(
        mutating document: String, from start: Int, by pieces: [String], times: Int, seed: UInt64
    ) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<times {
            var text = Array(document.utf8)
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                let index = Int.random(in: start..<text.count, using: &generator)
                let end = min(text.count, index + generator.next(12))
                text.replaceSubrange(
                    index..<end, with: generator.bytes(of: pieces, count: generator.next(3)))
            }
            expectSame(text)
        }
    }

    /// Describes what `parser` reads in `text`, one line per value.
    static func lines(of text: [UInt8], readBy parser: FeedParser) -> [String] {
        guard case .feed(var feed) = try? parser.parse(text) else { return ["none"] }
        let items = feed.items
        feed.items = []
        var lines = ["\(feed)"]
        for item in items {
            lines.append(
                "\(item.id) \(item.url ?? "") \(item.title ?? "") \(item.dates) \(item.authors)")
            lines.append("\(item.location ?? "") \(item.source.map { "\($0)" } ?? "")")
            if !item.hasSameFilesAlone { lines.append("other files") }
            lines.append("\(item.details)")
            for content in [item.content, item.summary] {
                lines.append("\(content?.html ?? "") \(content?.plainText ?? "")")
                var bytes = Array("before".utf8)
                let isMarkup = content?.appendHTML(onPage: item.url, to: &bytes) ?? false
                let made = content?.html(onPage: item.url)
                if bytes != Array("before\(made ?? "")".utf8) || isMarkup != (made != nil) {
                    lines.append("as bytes: \(String(decoding: bytes, as: UTF8.self))")
                }
            }
        }
        return lines
    }
}

extension FeedItem {
    fileprivate var dates: String {
        "\(published.map { "\($0)" } ?? "") \(updated.map { "\($0)" } ?? "")"
    }
}
