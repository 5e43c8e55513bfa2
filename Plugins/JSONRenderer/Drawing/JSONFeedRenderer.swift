package import FeedRendering
package import FeedViews

/// Draws a feed as one JSON Feed 1.1 document (https://www.jsonfeed.org/version/1.1/).
///
/// Keys stand in a fixed order, what is unknown is left out, and the same feed gives the same
/// bytes. What JSON Feed has no key for goes into an object `_feedhost`, at the top and on each
/// item.
///
/// Where JSON Feed 1.1 requires a key that the feed gives nothing for, the document is kept valid
/// with what comes nearest:
/// - the feed's `title` is the one made for display, while a derived title of an item is left out;
/// - an item with neither content nor summary has its display title as `content_text`. Only one that says nothing at
///   all has no content: what would be displayed is a word of the person's language;
/// - the `mime_type` of an attachment that declares none is `application/octet-stream`, which by
///   RFC 2046 section 4.5.1 says that the type is not known;
/// - an author of whom only the address is known has it as a `mailto:` URL as well.
package struct JSONFeedRenderer: Sendable {
    /// How the document is spread over lines.
    package var layout: JSONLayout

    /// Creates a renderer.
    package init(layout: JSONLayout = .lines) {
        self.layout = layout
    }

    /// Writes the whole document to `output`, item by item, and flushes it.
    ///
    /// Linear in the size of the feed; it keeps no more than one item. Where the output refuses
    /// to take more, it stops early.
    package func render(_ feed: FeedViewModel, to output: RenderingOutput) {
        var writer = JSONWriter(output: output, layout: layout)
        writer.object { writer in
            writer.member("version", "https://jsonfeed.org/version/1.1")
            writer.member("title", feed.title)
            writer.member("home_page_url", feed.homePageURL)
            writer.member("feed_url", feed.feedURL)
            writer.member("description", feed.summary)
            writer.member("next_url", feed.nextPageURL)
            writer.member("icon", feed.iconURL)
            writer.member("favicon", feed.faviconURL)
            writer.member("language", feed.language)
            writer.member("authors", feed.authors)
            writer.member("expired", ifTrue: feed.isExpired)
            writer.hubs(feed.hubs)
            writer.array("items", isRequired: true) { $0.elements(of: feed) }
            writer.extensionMember(feed)
        }
        writer.finish()
    }
}

extension JSONWriter {
    fileprivate mutating func hubs(_ hubs: [HubViewModel]) {
        array("hubs") { writer in
            for hub in hubs {
                writer.object {
                    $0.member("type", hub.protocol)
                    $0.member("url", hub.url)
                }
            }
        }
    }

    /// Writes the top level's `_feedhost` object.
    fileprivate mutating func extensionMember(_ feed: FeedViewModel) {
        object("_feedhost") { writer in
            // What was merged is of no format.
            writer.member("format", feed.isMerged ? nil : feed.format)
            writer.member("id", feed.id)
            writer.member("updated", feed.updated)
            writer.member("published", feed.published)
            writer.member("rights", feed.rights)
            writer.member("categories", feed.tags)
            writer.member("generator", feed.generator)
            writer.member("encoding", feed.encoding)
            writer.array("problems") { writer in
                for problem in feed.problems {
                    writer.object {
                        $0.member("code", problem.code)
                        $0.member("message", problem.message)
                        $0.member("line", problem.line)
                    }
                }
            }
            writer.member("update_interval_seconds", feed.updateIntervalInSeconds)
            writer.member("new_feed_url", feed.newFeedURL)
        }
    }
}
