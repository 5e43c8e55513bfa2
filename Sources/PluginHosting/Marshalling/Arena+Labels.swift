import FeedPluginAPI
import FeedPresentation

extension Arena {
    /// The address of labels, where the borrower sees it.
    func labels(_ labels: FeedLabels) -> UnsafePointer<feed_labels>? {
        let list = unsafe list(upTo: 1) { _ in
            unsafe feed_labels(
                size: MemoryLayout<feed_labels>.size,
                language: string(labels.language),
                separator: string(labels.separator),
                list_separator: string(labels.listSeparator),
                no_items: string(labels.noItems),
                skip_to_items: string(labels.skipToItems),
                read_on: string(labels.readOn),
                read_all: string(labels.readAll),
                retry: string(labels.retry),
                picture: string(labels.picture),
                video: string(labels.video),
                audio: string(labels.audio),
                about: string(labels.about),
                in_reply_to: string(labels.inReplyTo),
                comment_feed: string(labels.commentFeed),
                section: string(labels.section),
                department: string(labels.department),
                tags: string(labels.tags),
                place: string(labels.place),
                feed_updated: frame(labels.feedUpdated),
                item_updated: frame(labels.itemUpdated),
                by_author: frame(labels.byAuthor),
                from_source: frame(labels.fromSource),
                about_page: frame(labels.aboutPage),
                reply_to: frame(labels.replyTo),
                drawn: string(labels.drawn),
                drawn_from: frame(labels.drawnFrom),
                this_feed: string(labels.thisFeed),
                embedded: string(labels.embedded))
        }
        return unsafe list.first?.assumingMemoryBound(to: feed_labels.self)
    }

    private func frame(_ frame: PhraseFrame) -> feed_frame {
        unsafe feed_frame(before: string(frame.before), after: string(frame.after))
    }
}
