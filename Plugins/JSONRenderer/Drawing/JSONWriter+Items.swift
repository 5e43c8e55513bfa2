import FeedMarkup
import FeedViews

extension JSONWriter {
    /// Writes the items, each made when its turn comes.
    mutating func elements(_ items: FeedItemViewModels) {
        var identifiers = ItemIdentifiers()
        var item = FeedItemBytes()
        for index in items.indices {
            if hasFailed { return }
            items.copy(at: index, to: &item)
            element(item, items.detail(at: index), id: identifiers.identifier(of: item))
        }
    }

    private mutating func element(
        _ item: FeedItemBytes, _ detail: FeedItemDetailViewModel, id: String
    ) {
        object { writer in
            writer.member("id", id)
            writer.member("url", item.url, of: item)
            writer.member("external_url", detail.externalURL)
            writer.member("title", item.isTitleDerived ? nil : item.title, of: item)
            let summary = detail.summary
            writer.content(item, detail, summary: summary ?? "")
            writer.member("summary", summary)
            writer.member("image", detail.image?.url)
            writer.member("date_published", item.published?.rfc3339, of: item)
            writer.member("date_modified", item.updated?.rfc3339, of: item)
            writer.member("authors", detail.authors)
            writer.member("tags", detail.tags)
            writer.member("language", detail.language)
            writer.attachments(detail.attachments)
            writer.extensionMember(item, detail, id: id)
        }
    }

    /// Writes the content; JSON Feed 1.1 requires it of every item, in one form at least.
    private mutating func content(
        _ item: FeedItemBytes, _ detail: FeedItemDetailViewModel, summary: String
    ) {
        let html = HTMLText.withoutFormulas(detail.contentHTML ?? "")
        let text = detail.contentText ?? ""
        member("content_html", html)
        member("content_text", text)
        if html.isEmpty && text.isEmpty {
            if summary.isEmpty {
                member("content_text", item.title, of: item)
            } else {
                member("content_text", summary)
            }
        }
    }

    private mutating func attachments(_ attachments: [AttachmentViewModel]) {
        guard !attachments.isEmpty else { return }
        array("attachments") { writer in
            for attachment in attachments where !attachment.url.isEmpty {
                let type = attachment.mimeType ?? ""
                writer.object {
                    $0.member("url", attachment.url)
                    $0.member("mime_type", type.isEmpty ? "application/octet-stream" : type)
                    $0.member("title", attachment.title)
                    $0.member("size_in_bytes", attachment.sizeInBytes)
                    $0.member("duration_in_seconds", attachment.durationInSeconds)
                }
            }
        }
    }

    /// Writes what JSON Feed has no key for.
    private mutating func extensionMember(
        _ item: FeedItemBytes, _ detail: FeedItemDetailViewModel, id: String
    ) {
        object("_feedhost") { writer in
            if !item.id.isEmpty, !item.says(id, in: item.id) {
                writer.member("id", item.id, of: item)
            }
            writer.member("location", item.location, of: item)
            writer.member("comments", detail.comments)
            writer.member("rights", detail.rights)
            writer.member("contributors", detail.contributors, isExtension: true)
            if item.hasSource {
                writer.object("source") {
                    $0.member("title", item.sourceTitle, of: item)
                    $0.member("url", item.sourceURL, of: item)
                    $0.member("folder", item.sourceFolder, of: item)
                }
            }
            writer.member("summary_html", HTMLText.withoutFormulas(detail.summaryHTML ?? ""))
            writer.media(detail.media)
            writer.discussion(detail)
            writer.member("section", detail.section)
            writer.member("department", detail.department)
        }
    }

    private mutating func discussion(_ detail: FeedItemDetailViewModel) {
        guard
            detail.commentCount != nil || detail.commentFeedURL != nil || !detail.repliesTo.isEmpty
        else { return }
        object("discussion") { writer in
            writer.member("count", detail.commentCount)
            writer.member("feed_url", detail.commentFeedURL)
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

    private mutating func media(_ media: [MediaViewModel]) {
        guard !media.isEmpty else { return }
        array("media") { writer in
            for medium in media {
                writer.object {
                    $0.member("url", medium.url)
                    $0.member("mime_type", medium.mimeType)
                    $0.member("medium", medium.medium)
                    $0.member("width", medium.width)
                    $0.member("height", medium.height)
                    $0.member("title", medium.title)
                    $0.member("description", medium.description)
                    $0.member("thumbnail", medium.thumbnail)
                }
            }
        }
    }
}
