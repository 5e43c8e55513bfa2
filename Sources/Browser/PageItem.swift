import FeedMarkup
import FeedModel
import FeedPresentation
import JSONRendering

/// Writes an item for the page.
enum PageItem {
    /// Writes what a list shows of an item.
    static func writeRow(_ index: Int, of feed: FeedViewModel, to writer: inout JSONWriter) {
        let item = feed.items[index]
        let files = feed.items.detail(at: index, parts: .files)
        writer.object {
            $0.key("index")
            $0.number(Int64(index))
            writeHead(of: item, to: &$0)
            $0.member("excerpt", feed.items.text(.excerpt, at: index))
            $0.member("hasPicture", ifTrue: files.image != nil)
        }
    }

    /// Writes what a page of its own shows of an item.
    static func writeArticle(
        _ index: Int, of feed: FeedViewModel, words: FeedWords, to writer: inout JSONWriter
    ) {
        let item = feed.items[index]
        let detail = feed.items.detail(at: index)
        writer.key("index")
        writer.number(Int64(index))
        writeHead(of: item, to: &writer)
        writer.member("language", detail.$language)
        writer.member("episode", detail.episode?.words)
        writer.member("tags", detail.tags)
        let html =
            feed.items.text(.contentHTML, at: index) ?? feed.items.text(.summaryHTML, at: index)
        if let html, !html.isEmpty {
            writer.member("html", html)
        } else {
            writer.member(
                "text",
                feed.items.text(.contentText, at: index) ?? feed.items.text(.summary, at: index))
        }
        let isPictured = html.map { !ContentPictures.addresses(in: $0.string).isEmpty } ?? false
        writer.member("showsPicture", ifTrue: detail.image != nil && !isPictured)
        writer.array("files") { writer in
            for (label, url) in links(of: detail, words: words) {
                writer.object {
                    $0.member("label", label)
                    $0.member("url", url)
                }
            }
        }
    }

    private static func writeHead(of item: FeedItemViewModel, to writer: inout JSONWriter) {
        writer.member("title", item.$title)
        writer.member("isUntitled", ifTrue: item.titleOrigin != .own)
        writer.key("states")
        writer.number(Int64(item.states.rawValue))
        writer.member("url", item.$openURL)
        writer.member("date", item.date?.words)
        writer.member("machineDate", item.date?.$rfc3339)
        writer.member("byline", item.$byline)
        writer.member("location", item.$location)
        writer.member("source", item.source?.title)
    }

    private static func links(
        of detail: FeedItemDetailViewModel, words: FeedWords
    ) -> [(label: String, url: String)] {
        var links = detail.attachments.map { (label: $0.label, url: $0.url) }
        if let url = detail.episode?.chaptersURL, let label = detail.episode?.chaptersLabel {
            links.append((label, url))
        }
        for transcript in detail.episode?.transcripts ?? [] {
            links.append((transcript.label, transcript.url))
        }
        if let url = detail.externalURL {
            links.append((words[phrase: .aboutPage].around(url), url))
        }
        if let url = detail.commentsURL, let label = detail.commentsWords {
            links.append((label, url))
        }
        return links
    }
}
