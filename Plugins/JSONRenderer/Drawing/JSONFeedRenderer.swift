public import FeedRendering
public import FeedViews

/// Draws a feed as a JSON Feed 1.1 document (https://www.jsonfeed.org/version/1.1/).
///
/// Keys have a fixed order, unknown values are left out, and output is deterministic. What JSON
/// Feed has no key for is in an object `_feedhost`, at the top level and in each item.
///
/// If a required key has no value, the closest one keeps the document valid:
/// - the feed's `title` is the one made for display, while a derived title of an item is left out;
/// - an item with neither content nor summary has its display title as `content_text`, unless that
///   is a localized placeholder;
/// - the `mime_type` of an attachment without one is `application/octet-stream`, which means
///   unknown (RFC 2046 section 4.5.1);
/// - an author with only an address also has it as a `mailto:` URL.
public struct JSONFeedRenderer: Sendable {
    /// The line breaks of the document.
    public var layout: JSONLayout

    /// Creates a renderer.
    public init(layout: JSONLayout = .lines) {
        self.layout = layout
    }

    /// Writes the document item by item, and flushes it.
    ///
    /// O(*n*), with one item in memory. Stops early if the output fails.
    public func render(_ feed: FeedViewModel, to output: RenderingOutput) {
        var writer = JSONWriter(output: output, layout: layout)
        writer.object { writer in
            writer.member("version", "https://jsonfeed.org/version/1.1")
            writer.member("title", feed.title)
            writer.member("home_page_url", feed.homePageURL)
            writer.member("feed_url", feed.feedURL)
            writer.member("description", feed.summary)
            writer.member("next_url", feed.document.nextPageURL)
            writer.member("icon", feed.iconURL)
            writer.member("favicon", feed.faviconURL)
            writer.member("language", feed.language)
            writer.member("authors", feed.authors)
            writer.member("expired", ifTrue: feed.document.isExpired)
            writer.array("hubs") { writer in
                for hub in feed.document.hubs {
                    writer.object {
                        $0.member("type", hub.protocol)
                        $0.member("url", hub.url)
                    }
                }
            }
            writer.array("items", isRequired: true) { $0.elements(of: feed) }
            writer.extensionMember(feed)
        }
        writer.finish()
    }
}

extension JSONWriter {
    /// Writes the top level's `_feedhost` object.
    fileprivate mutating func extensionMember(_ feed: FeedViewModel) {
        object("_feedhost") { writer in
            // A merged feed has no format.
            writer.member("format", feed.isMerged ? nil : feed.format)
            writer.member("id", feed.id)
            writer.member("updated", feed.updated?.$rfc3339)
            writer.member("published", feed.published?.$rfc3339)
            writer.member("rights", feed.rights)
            writer.member("categories", feed.tags)
            writer.member("generator", feed.generator)
            writer.member("encoding", feed.document.encoding)
            writer.array("problems") { writer in
                for problem in feed.document.problems {
                    writer.object {
                        $0.member("code", problem.code)
                        $0.member("message", problem.message)
                        $0.member("line", problem.line)
                    }
                }
            }
            writer.member("update_interval_seconds", feed.document.updateIntervalInSeconds)
            writer.member("new_feed_url", feed.document.newFeedURL)
        }
    }
}
