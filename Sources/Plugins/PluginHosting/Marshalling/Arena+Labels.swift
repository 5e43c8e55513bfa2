import FeedPluginAPI
import FeedViews

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
                embedded: string(labels.embedded),
                reader: readerLabels(labels.reader))
        }
        return unsafe list.first?.assumingMemoryBound(to: feed_labels.self)
    }

    private func readerLabels(_ labels: ReaderLabels) -> UnsafePointer<feed_reader_labels>? {
        let list = unsafe list(upTo: 1) { _ in
            unsafe feed_reader_labels(
                size: MemoryLayout<feed_reader_labels>.size,
                next: string(labels.next),
                previous: string(labels.previous),
                next_item: string(labels.nextItem),
                previous_item: string(labels.previousItem),
                next_unread: string(labels.nextUnread),
                page_down: string(labels.pageDown),
                page_up: string(labels.pageUp),
                half_down: string(labels.halfDown),
                half_up: string(labels.halfUp),
                beginning: string(labels.beginning),
                end: string(labels.end),
                number_is_item: string(labels.numberIsItem),
                open_item: string(labels.openItem),
                number_is_link: string(labels.numberIsLink),
                back: string(labels.back),
                close: string(labels.close),
                other_side: string(labels.otherSide),
                search: string(labels.search),
                find_next: string(labels.findNext),
                find_previous: string(labels.findPrevious),
                open_page: string(labels.openPage),
                copy_address: string(labels.copyAddress),
                toggle_read: string(labels.toggleRead),
                mark_all_read: string(labels.markAllRead),
                refresh: string(labels.refresh),
                retry_failed: string(labels.retryFailed),
                help: string(labels.help),
                leave_help: string(labels.leaveHelp),
                redraw: string(labels.redraw),
                suspend: string(labels.suspend),
                leave: string(labels.leave),
                all_read: string(labels.allRead),
                no_link: frame(labels.noLink),
                opening: frame(labels.opening),
                no_address: string(labels.noAddress),
                copied: frame(labels.copied),
                nothing_searched: string(labels.nothingSearched),
                not_found: frame(labels.notFound),
                last_found: string(labels.lastFound))
        }
        return unsafe list.first?.assumingMemoryBound(to: feed_reader_labels.self)
    }

    private func frame(_ frame: PhraseFrame) -> feed_frame {
        unsafe feed_frame(before: string(frame.before), after: string(frame.after))
    }
}
