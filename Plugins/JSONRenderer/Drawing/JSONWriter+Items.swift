import FeedMarkup
import FeedRendering
import FeedViews

extension JSONWriter {
    /// Writes the items, making each when it is needed.
    mutating func elements(of feed: FeedViewModel) {
        let items = feed.items
        let folders = feed.sources.map { $0.folder }
        var identifiers = ItemIdentifiers()
        for index in items.indices {
            if hasFailed { return }
            let item = items[index]
            let id = identifiers.identifier(of: item) {
                for kind in [FeedItemText.contentHTML, .contentText, .summary] {
                    if let text = items.text(kind, at: index), !text.isEmpty { return text }
                }
                return FeedText("")
            }
            let detail = items.detail(at: index)
            let folder = item.sourceIndex.flatMap { folders[$0] }
            object { writer in
                writer.member("id", id)
                writer.member("url", item.$url)
                writer.member("external_url", detail.$externalURL)
                writer.member("title", item.titleOrigin == .own ? item.$title : nil)
                let summary = items.text(.summary, at: index)
                writer.content(of: item, index, of: items, else: summary)
                writer.member("summary", summary)
                // Leaves out relative addresses without a base.
                if let url = detail.image?.$url, url.withUTF8({ URLReference.hasScheme($0) }) {
                    writer.member("image", url)
                }
                writer.member("banner_image", detail.bannerURL)
                writer.member("date_published", item.published?.$rfc3339)
                writer.member("date_modified", item.updated?.$rfc3339)
                writer.member("authors", detail.authors)
                writer.member("tags", detail.$tags)
                writer.member("language", detail.$language)
                writer.attachments(of: detail)
                writer.extensionMember(item, detail, index, of: items, id: id, folder: folder)
            }
        }
    }

    /// Writes the content; JSON Feed 1.1 requires at least one form.
    private mutating func content(
        of item: FeedItemViewModel, _ index: Int, of items: FeedItemViewModels,
        else summary: FeedText?
    ) {
        let html = Self.html(items.text(.contentHTML, at: index))
        let text = items.text(.contentText, at: index)
        member("content_html", html)
        member("content_text", text)
        guard html.isEmpty, text?.isEmpty ?? true else { return }
        if let summary, !summary.isEmpty {
            member("content_text", summary)
        } else if item.titleOrigin != .placeholder {
            // A placeholder is a localized phrase, and no content.
            member("content_text", item.$title)
        }
    }

    /// Converts formulas in HTML to text.
    private static func html(_ text: FeedText?) -> [UInt8] {
        var html: [UInt8] = []
        text?.withUTF8 { html.append($0) }
        HTMLText.replaceFormulas(in: &html)
        return html
    }

    private mutating func attachments(of detail: FeedItemDetailViewModel) {
        array("attachments") { writer in
            for attachment in detail.attachments where !attachment.$url.isEmpty {
                writer.object {
                    $0.member("url", attachment.$url)
                    if let type = attachment.$mimeType, !type.isEmpty {
                        $0.member("mime_type", type)
                    } else {
                        $0.member("mime_type", FileMediaType.ofFile(at: attachment.url))
                    }
                    $0.member("title", attachment.$title)
                    $0.member("size_in_bytes", attachment.sizeInBytes)
                    $0.member("duration_in_seconds", attachment.durationInSeconds)
                }
            }
        }
    }

    /// Writes what JSON Feed has no key for.
    private mutating func extensionMember(
        _ item: FeedItemViewModel, _ detail: FeedItemDetailViewModel, _ index: Int,
        of items: FeedItemViewModels, id: String, folder: String?
    ) {
        object("_feedhost") { writer in
            if !item.$identifier.isEmpty, !item.$identifier.says(id) {
                writer.member("id", item.$identifier)
            }
            writer.member("location", item.$location)
            writer.member("comments", detail.$commentsURL)
            writer.member("rights", detail.$rights)
            writer.member("contributors", detail.contributors, isExtension: true)
            writer.object("source") {
                $0.member("title", item.source?.$title)
                $0.member("url", item.source?.$url)
                $0.member("folder", folder)
            }
            writer.member("summary_html", Self.html(items.text(.summaryHTML, at: index)))
            writer.media(of: detail)
            writer.discussion(detail)
            writer.member("section", detail.$section)
            writer.member("department", detail.$department)
            if let episode = detail.episode { writer.episode(episode) }
            writer.member("is_read", ifTrue: item.states.contains(.read))
            writer.member("is_starred", ifTrue: item.states.contains(.starred))
        }
    }

    private mutating func discussion(_ detail: FeedItemDetailViewModel) {
        object("discussion") { writer in
            writer.member("count", detail.commentCount)
            writer.member("feed_url", detail.$commentFeedURL)
            writer.array("in_reply_to") { writer in
                for reference in detail.repliesTo {
                    writer.object {
                        $0.member("id", reference.id)
                        $0.member("url", reference.url)
                    }
                }
            }
        }
    }

    private mutating func media(of detail: FeedItemDetailViewModel) {
        array("media") { writer in
            for medium in detail.media {
                writer.object {
                    $0.member("url", medium.$url)
                    $0.member("mime_type", medium.$mimeType)
                    $0.member("medium", medium.$medium)
                    $0.member("width", medium.width)
                    $0.member("height", medium.height)
                    $0.member("title", medium.$title)
                    $0.member("description", medium.$description)
                    $0.member("thumbnail", medium.$thumbnail)
                }
            }
        }
    }
}
