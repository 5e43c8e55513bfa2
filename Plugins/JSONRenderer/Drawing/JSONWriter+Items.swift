import FeedMarkup
import FeedModel
import FeedViews

extension JSONWriter {
    /// Writes the items, each made when its turn comes.
    mutating func elements(of feed: FeedViewModel) {
        let items = feed.items
        let folders = feed.sources.map { $0.folder }
        var identifiers = ItemIdentifiers()
        var item = FeedItemBytes()
        var detail = FeedItemDetailBytes()
        var texts = ItemTexts()
        for index in items.indices {
            if hasFailed { return }
            items.copy(at: index, to: &item)
            items.copyDetail(at: index, to: &detail)
            let id = identifiers.identifier(of: item) {
                for text in [FeedItemText.contentHTML, .contentText, .summary] {
                    texts.copyContent(text, at: index, of: items)
                    if !texts.content.isEmpty { break }
                }
                return texts.content
            }
            element(
                item, detail, index, of: items, id: id,
                folder: item.sourceIndex.flatMap { folders[$0] }, &texts)
        }
    }

    private mutating func element(
        _ item: FeedItemBytes, _ detail: FeedItemDetailBytes, _ index: Int,
        of items: FeedItemViewModels, id: String, folder: String?, _ texts: inout ItemTexts
    ) {
        object { writer in
            writer.member("id", id)
            writer.member("url", item.url, of: item.texts)
            writer.member("external_url", detail.externalURL, of: detail.texts)
            writer.member("title", item.titleOrigin == .own ? item.title : nil, of: item.texts)
            texts.copySummary(at: index, of: items)
            writer.content(of: item, index, of: items, &texts)
            writer.member("summary", texts.summary)
            // One that is relative to nothing known is none that could be had.
            if let url = detail.image?.url,
                URLReference.hasScheme(detail.texts.bytes.span.extracting(url))
            {
                writer.member("image", url, of: detail.texts)
            }
            writer.member("date_published", item.published?.rfc3339, of: item.texts)
            writer.member("date_modified", item.updated?.rfc3339, of: item.texts)
            writer.member("authors", detail.authors, of: detail.texts)
            writer.member("tags", detail.tags, of: detail.texts)
            writer.member("language", detail.language, of: detail.texts)
            writer.attachments(of: detail)
            writer.extensionMember(item, detail, index, of: items, id: id, folder: folder, &texts)
        }
    }

    /// Writes the content; JSON Feed 1.1 requires it of every item, in one form at least.
    private mutating func content(
        of item: FeedItemBytes, _ index: Int, of items: FeedItemViewModels, _ texts: inout ItemTexts
    ) {
        texts.copyHTML(.contentHTML, at: index, of: items)
        let hasHTML = !texts.content.isEmpty
        member("content_html", texts.content)
        texts.copyContent(.contentText, at: index, of: items)
        member("content_text", texts.content)
        if !hasHTML && texts.content.isEmpty {
            if !texts.summary.isEmpty {
                member("content_text", texts.summary)
            } else if item.titleOrigin != .placeholder {
                // A placeholder is a word of the person's language, of an item that says nothing.
                member("content_text", item.title, of: item.texts)
            }
        }
    }

    private mutating func attachments(of detail: FeedItemDetailBytes) {
        guard !detail.attachments.isEmpty else { return }
        array("attachments") { writer in
            for attachment in detail.attachments where !attachment.url.isEmpty {
                writer.object {
                    $0.member("url", attachment.url, of: detail.texts)
                    if let type = attachment.mimeType, !type.isEmpty {
                        $0.member("mime_type", type, of: detail.texts)
                    } else {
                        $0.member("mime_type", "application/octet-stream")
                    }
                    $0.member("title", attachment.title, of: detail.texts)
                    $0.member("size_in_bytes", attachment.sizeInBytes)
                    $0.member("duration_in_seconds", attachment.durationInSeconds)
                }
            }
        }
    }

    /// Writes what JSON Feed has no key for.
    private mutating func extensionMember(
        _ item: FeedItemBytes, _ detail: FeedItemDetailBytes, _ index: Int,
        of items: FeedItemViewModels, id: String, folder: String?, _ texts: inout ItemTexts
    ) {
        object("_feedhost") { writer in
            if !item.id.isEmpty, !item.texts.says(id, in: item.id) {
                writer.member("id", item.id, of: item.texts)
            }
            writer.member("location", item.location, of: item.texts)
            writer.member("comments", detail.commentsURL, of: detail.texts)
            writer.member("rights", detail.rights, of: detail.texts)
            writer.member(
                "contributors", detail.contributors, of: detail.texts, isExtension: true)
            if item.hasSource || folder != nil {
                writer.object("source") {
                    $0.member("title", item.sourceTitle, of: item.texts)
                    $0.member("url", item.sourceURL, of: item.texts)
                    $0.member("folder", folder)
                }
            }
            texts.copyHTML(.summaryHTML, at: index, of: items)
            writer.member("summary_html", texts.content)
            writer.media(of: detail)
            writer.discussion(detail)
            writer.member("section", detail.section, of: detail.texts)
            writer.member("department", detail.department, of: detail.texts)
            writer.member("is_read", ifTrue: item.states.contains(.read))
            writer.member("is_starred", ifTrue: item.states.contains(.starred))
        }
    }

    private mutating func discussion(_ detail: FeedItemDetailBytes) {
        guard
            detail.commentCount != nil || detail.commentFeedURL != nil || !detail.repliesTo.isEmpty
        else { return }
        object("discussion") { writer in
            writer.member("count", detail.commentCount)
            writer.member("feed_url", detail.commentFeedURL, of: detail.texts)
            writer.array("in_reply_to") { writer in
                for reference in detail.repliesTo {
                    writer.object {
                        $0.member("id", reference.id, of: detail.texts)
                        $0.member("url", reference.url, of: detail.texts)
                    }
                }
            }
        }
    }

    private mutating func media(of detail: FeedItemDetailBytes) {
        guard !detail.media.isEmpty else { return }
        array("media") { writer in
            for medium in detail.media {
                writer.object {
                    $0.member("url", medium.url, of: detail.texts)
                    $0.member("mime_type", medium.mimeType, of: detail.texts)
                    $0.member("medium", medium.medium, of: detail.texts)
                    $0.member("width", medium.width)
                    $0.member("height", medium.height)
                    $0.member("title", medium.title, of: detail.texts)
                    $0.member("description", medium.description, of: detail.texts)
                    $0.member("thumbnail", medium.thumbnailURL, of: detail.texts)
                }
            }
        }
    }
}
