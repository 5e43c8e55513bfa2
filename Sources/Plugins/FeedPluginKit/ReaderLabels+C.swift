import FeedPluginAPI
import FeedViews

extension ReaderLabels {
    /// Copies what the host lends; labels that it does not have are empty.
    init(lent: UnsafePointer<feed_reader_labels>) {
        let labels = unsafe lent.pointee
        unsafe self.init(
            next: String(feedString: labels.next),
            previous: String(feedString: labels.previous),
            nextItem: String(feedString: labels.next_item),
            previousItem: String(feedString: labels.previous_item),
            nextUnread: String(feedString: labels.next_unread),
            pageDown: String(feedString: labels.page_down),
            pageUp: String(feedString: labels.page_up),
            halfDown: String(feedString: labels.half_down),
            halfUp: String(feedString: labels.half_up),
            beginning: String(feedString: labels.beginning),
            end: String(feedString: labels.end),
            numberIsItem: String(feedString: labels.number_is_item),
            openItem: String(feedString: labels.open_item),
            numberIsLink: String(feedString: labels.number_is_link),
            back: String(feedString: labels.back),
            close: String(feedString: labels.close),
            otherSide: String(feedString: labels.other_side),
            search: String(feedString: labels.search),
            findNext: String(feedString: labels.find_next),
            findPrevious: String(feedString: labels.find_previous),
            openPage: String(feedString: labels.open_page),
            copyAddress: String(feedString: labels.copy_address),
            toggleRead: String(feedString: labels.toggle_read),
            markAllRead: String(feedString: labels.mark_all_read),
            refresh: String(feedString: labels.refresh),
            retryFailed: String(feedString: labels.retry_failed),
            help: String(feedString: labels.help),
            leaveHelp: String(feedString: labels.leave_help),
            redraw: String(feedString: labels.redraw),
            suspend: String(feedString: labels.suspend),
            leave: String(feedString: labels.leave),
            allRead: String(feedString: labels.all_read),
            noLink: PhraseFrame(labels.no_link),
            opening: PhraseFrame(labels.opening),
            noAddress: String(feedString: labels.no_address),
            copied: PhraseFrame(labels.copied),
            nothingSearched: String(feedString: labels.nothing_searched),
            notFound: PhraseFrame(labels.not_found),
            lastFound: String(feedString: labels.last_found))
    }
}
