import FeedModel
import FeedPresentation
import JSONRendering

/// Writes items as JSON for the page.
enum PageItem {
    /// Writes a row of the list. Its `facts` leave out the date, which the page shows as a time.
    static func writeRow(
        _ index: Int, of feed: FeedViewModel, words: FeedWords, to writer: inout JSONWriter
    ) {
        let item = feed.items[index]
        let files = feed.items.detail(at: index, parts: .files)
        writer.object {
            $0.key("index")
            $0.number(Int64(index))
            writeHead(of: item, to: &$0)
            $0.member("excerpt", feed.items.text(.excerpt, at: index))
            $0.member("date", item.date?.words)
            $0.member("machineDate", item.date?.$rfc3339)
            $0.member("facts", line(byline(of: item, words: words) + [item.location]))
            $0.member("hasPicture", ifTrue: files.image != nil)
        }
    }

    /// Writes an article.
    static func writeArticle(
        _ index: Int, of feed: FeedViewModel, to writer: inout JSONWriter
    ) {
        let article = feed.items.article(at: index)
        writer.key("index")
        writer.number(Int64(index))
        writeHead(of: feed.items[index], to: &writer)
        writer.member("hidesTitle", ifTrue: !article.showsTitle)
        writer.member("language", article.$language)
        writer.member("facts", article.$factsLine)
        writer.member("html", article.$bodyHTML)
        writer.member("text", article.$bodyText ?? article.$caption)
        writer.member("showsPicture", ifTrue: article.pictureAboveBody != nil)
        if let recording = article.recording {
            writer.member("player", recording.kind == .audio ? "audio" : "video")
            writer.member("recording", recording.$url)
        }
        writer.array("files") { writer in
            for link in article.links {
                writer.object {
                    $0.member("label", link.words)
                    $0.member("url", link.$url)
                }
            }
        }
        writer.member("subjects", article.subjects)
    }

    private static func writeHead(of item: FeedItemViewModel, to writer: inout JSONWriter) {
        writer.member("title", item.$title)
        writer.member("isUntitled", ifTrue: item.titleOrigin != .own)
        writer.key("states")
        writer.number(Int64(item.states.rawValue))
        writer.member("url", item.$openURL)
    }

    private static func byline(of item: FeedItemViewModel, words: FeedWords) -> [String?] {
        [item.source?.title, item.byline.map { words[phrase: .byAuthor].around($0) }]
    }

    /// Joins facts to a line; `nil` if there are none.
    private static func line(_ facts: [String?]) -> String? {
        let facts = facts.compactMap { $0 }.filter { !$0.isEmpty }
        return facts.isEmpty ? nil : facts.joined(separator: " · ")
    }
}
