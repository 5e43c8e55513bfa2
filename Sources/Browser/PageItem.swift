import FeedModel
import FeedPresentation
import JSONRendering

/// Writes items as JSON for the page.
enum PageItem {
    /// Writes a row of the list. Its `facts` leave out the date, which the page shows as a time.
    ///
    /// - Parameter now: the time to tell ages at, in seconds since 1970.
    static func writeRow(
        _ index: Int, of items: FeedItemViewModels, now: Int64, to writer: inout JSONWriter
    ) {
        let item = items[index]
        let article = items.article(at: index, parts: .heading)
        writer.object {
            $0.member("index", index)
            $0.member("title", item.$title)
            $0.member("url", item.$openURL)
            $0.member("states", Int64(item.states.rawValue))
            $0.member("excerpt", item.titleOrigin == .own ? items.text(.excerpt, at: index) : nil)
            $0.member("age", item.date.flatMap { $0.words.isEmpty ? nil : $0.age(at: now) })
            $0.member("date", item.date?.words)
            $0.member("machineDate", item.date?.$rfc3339)
            let facts = article.facts.filter { $0.kind != .date }.map { $0.words }
            $0.member("facts", facts.joined(separator: " · "))
            $0.member("hasPicture", ifTrue: article.picture != nil)
        }
    }

    /// Writes an article.
    ///
    /// - Parameter language: that of the feed.
    static func writeArticle(
        _ index: Int, of items: FeedItemViewModels, language: String?, to writer: inout JSONWriter
    ) {
        let article = items.article(at: index)
        writer.member("title", article.$title)
        writer.member("isUntitled", ifTrue: !article.showsTitle)
        writer.member("url", items[index].$openURL)
        writer.member("language", article.language ?? language)
        writer.member("facts", article.$factsLine)
        writer.member("html", article.$bodyHTML)
        writer.member("text", article.$bodyText)
        writer.member("caption", article.$caption)
        writer.member("showsPicture", ifTrue: article.pictureAboveBody != nil)
        writer.member("recording", article.recording?.$url)
        writer.member("player", article.recording.map { $0.kind == .audio ? "audio" : "video" })
        writer.array("links") { writer in
            for link in article.links {
                writer.object {
                    $0.member("words", link.words)
                    $0.member("url", link.$url)
                }
            }
        }
        writer.member("subjects", article.subjects)
    }
}
