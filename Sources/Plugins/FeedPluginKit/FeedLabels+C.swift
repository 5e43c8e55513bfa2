import FeedPluginAPI
import FeedViews

extension FeedLabels {
    /// Copies what the host lends; labels that it does not have are empty.
    init(lent: UnsafePointer<feed_labels>) {
        let labels = unsafe lent.pointee
        unsafe self.init(
            language: String(feedString: labels.language),
            separator: String(feedString: labels.separator),
            listSeparator: String(feedString: labels.list_separator),
            noItems: String(feedString: labels.no_items),
            skipToItems: String(feedString: labels.skip_to_items),
            readOn: String(feedString: labels.read_on),
            readAll: String(feedString: labels.read_all),
            retry: String(feedString: labels.retry),
            picture: String(feedString: labels.picture),
            video: String(feedString: labels.video),
            audio: String(feedString: labels.audio),
            about: String(feedString: labels.about),
            inReplyTo: String(feedString: labels.in_reply_to),
            commentFeed: String(feedString: labels.comment_feed),
            section: String(feedString: labels.section),
            department: String(feedString: labels.department),
            tags: String(feedString: labels.tags),
            place: String(feedString: labels.place),
            feedUpdated: PhraseFrame(labels.feed_updated),
            itemUpdated: PhraseFrame(labels.item_updated),
            byAuthor: PhraseFrame(labels.by_author),
            fromSource: PhraseFrame(labels.from_source),
            aboutPage: PhraseFrame(labels.about_page),
            replyTo: PhraseFrame(labels.reply_to),
            drawn: String(feedString: labels.drawn),
            drawnFrom: PhraseFrame(labels.drawn_from),
            thisFeed: String(feedString: labels.this_feed),
            embedded: String(feedString: labels.embedded),
            reader: labels.reader.map { unsafe ReaderLabels(lent: $0) } ?? .wordless)
    }
}

extension PhraseFrame {
    init(_ frame: feed_frame) {
        unsafe self.init(
            before: String(feedString: frame.before), after: String(feedString: frame.after))
    }
}
