import FeedMarkup
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
        _ index: Int, of feed: FeedViewModel, words: FeedWords, to writer: inout JSONWriter
    ) {
        let item = feed.items[index]
        let detail = feed.items.detail(at: index)
        writer.key("index")
        writer.number(Int64(index))
        writeHead(of: item, to: &writer)
        writer.member("language", detail.$language)
        writer.member(
            "facts",
            line(
                byline(of: item, words: words)
                    + [item.date?.words, item.location, detail.episode?.words]))
        let html =
            feed.items.text(.contentHTML, at: index) ?? feed.items.text(.summaryHTML, at: index)
        if let html, !html.isEmpty {
            writer.member("html", html)
            // The words beside a picture alone, such as a comic, are in the summary.
            if html.withUTF8(HTMLText.isWordless) {
                writer.member("text", feed.items.text(.summary, at: index))
            }
        } else {
            writer.member(
                "text",
                feed.items.text(.contentText, at: index) ?? feed.items.text(.summary, at: index))
        }
        let isPictured = html.map { !ContentPictures.addresses(in: $0.string).isEmpty } ?? false
        writer.member("showsPicture", ifTrue: detail.image != nil && !isPictured)
        if let recording = detail.attachments.first(where: { player(of: $0) != nil }) {
            writer.member("player", player(of: recording))
            writer.member("recording", recording.$url)
        }
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
    }

    private static func byline(of item: FeedItemViewModel, words: FeedWords) -> [String?] {
        [item.source?.title, item.byline.map { words[phrase: .byAuthor].around($0) }]
    }

    /// Joins facts to a line; `nil` if there are none.
    private static func line(_ facts: [String?]) -> String? {
        let facts = facts.compactMap { $0 }.filter { !$0.isEmpty }
        return facts.isEmpty ? nil : facts.joined(separator: " · ")
    }

    /// The name of the element that plays a file.
    private static func player(of file: AttachmentViewModel) -> String? {
        switch file.kind {
        case .audio: "audio"
        case .video: "video"
        case .picture, .other: nil
        }
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
