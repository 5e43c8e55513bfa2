import FeedModel
import FeedParsing

/// All that a feed says, to compare two ways of reading one.
enum FeedDescription {
    /// What `parser` reads in `text`, line by line.
    static func lines(of text: [UInt8], readBy parser: FeedParser) -> [String] {
        guard case .feed(var feed) = try? parser.parse(text) else { return ["none"] }
        let items = feed.items
        feed.items = []
        var lines = ["\(feed)"]
        for item in items {
            lines.append(
                "\(item.id) \(item.url ?? "") \(item.title ?? "") \(item.dates) \(item.authors)")
            lines.append("\(item.location ?? "") \(item.source.map { "\($0)" } ?? "")")
            lines.append("\(item.details)")
            for content in [item.content, item.summary] {
                lines.append("\(content?.html ?? "") \(content?.plainText ?? "")")
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
