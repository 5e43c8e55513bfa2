import FeedModel
import FeedPresentation

/// Answers what a person does with the items on show: marks them, and has pages opened and texts
/// copied.
///
/// A feed view on the presenter's side, since it has to know what is on show: an address is opened only
/// if the feed itself has it there, whoever asks.
final class FeedReadingAdapter: FeedView, FeedReadingDelegate {
    /// What is known of the items of a feed.
    private struct Items {
        var keys: [FeedItemKey] = []
        var marks = FeedReadMarks([])
    }

    private struct Shown {
        let feed: FeedViewModel
        let items: Items
    }

    private static let schemes = ["http:", "https:", "mailto:"]

    private let feedView: any FeedView
    private let states: (any FeedItemStateStore)?
    private let linksNamed: (String) -> Set<String>
    private let actions: FeedReadingActions
    private var next = Items()
    private var shown: Shown?

    /// Creates an adapter.
    ///
    /// - Parameters:
    ///   - feedView: shows the feed.
    ///   - states: remembers what is read; where there is none, nothing is.
    ///   - linksNamed: the addresses that HTML has.
    ///   - actions: what is done outside.
    init(
        feedView: any FeedView, states: (any FeedItemStateStore)?,
        linksNamed: @escaping (String) -> Set<String>, actions: FeedReadingActions
    ) {
        self.feedView = feedView
        self.states = states
        self.linksNamed = linksNamed
        self.actions = actions
    }

    /// Looks up which items of `feed` are read, which is about to be displayed.
    ///
    /// Where that cannot be told, all are unread, which is told.
    func marks(of feed: Feed) -> FeedReadMarks {
        guard let states else {
            next = Items()
            return next.marks
        }
        var feed = feed
        if feed.items.allSatisfy({ !$0.sharesID }) { feed.noteSharedIDs() }
        let keys = feed.items.map(feed.key)
        var isRead: [Bool] = []
        do throws(FeedItemStateError) {
            isRead = try states.isRead(keys)
        } catch {
            actions.didRefuse(.state(error))
        }
        let marks = FeedReadMarks(isRead.isEmpty ? keys.map { _ in false } : isRead)
        next = Items(keys: keys, marks: marks)
        return marks
    }

    func display(_ viewModel: FeedViewModel) {
        shown = Shown(feed: viewModel, items: next)
        next = Items()
        feedView.display(viewModel)
    }

    func didRequestItemRead(_ isRead: Bool, for index: Int, in revision: UInt64) {
        guard let states, let shown, shown.feed.revision == revision,
            shown.items.keys.indices.contains(index), shown.items.marks.isRead(index) != isRead
        else { return }
        do throws(FeedItemStateError) {
            try states.mark([shown.items.keys[index]], isRead: isRead)
            shown.items.marks.mark(index, isRead: isRead)
        } catch {
            actions.didRefuse(.state(error))
        }
    }

    func didRequestOpening(of url: String, from index: Int?, in revision: UInt64) {
        guard let feed = shown?.feed, feed.revision == revision,
            index.map(feed.items.indices.contains) ?? true
        else { return }
        guard Self.schemes.contains(where: url.lowercased().hasPrefix) else {
            return actions.didRefuse(.otherScheme(url: url))
        }
        guard isShown(url, by: index, of: feed) else {
            return actions.didRefuse(.notShown(url: url))
        }
        actions.openLink(url)
    }

    func didRequestCopy(of text: String) {
        actions.copyText(text)
    }

    /// Tells whether an item has an address, or the feed itself. What is quick to tell is looked at
    /// first.
    private func isShown(_ url: String, by index: Int?, of feed: FeedViewModel) -> Bool {
        guard let index else {
            return feed.homePageURL == url || feed.feedURL == url || feed.icon == url
                || feed.authors.contains { Self.has($0, url) }
        }
        let item = feed.items[index]
        if item.url == url || item.source?.url == url { return true }
        let detail = feed.items.detail(at: index)
        return detail.externalURL == url || detail.comments == url
            || detail.commentFeedURL == url || detail.image?.url == url
            || detail.attachments.contains { $0.url == url }
            || detail.media.contains { $0.url == url || $0.thumbnail == url }
            || (detail.authors + detail.contributors).contains { Self.has($0, url) }
            || detail.repliesTo.contains { $0.url == url }
            || detail.contentHTML.map { linksNamed($0).contains(url) } ?? false
            || detail.summaryHTML.map { linksNamed($0).contains(url) } ?? false
    }

    private static func has(_ person: PersonViewModel, _ url: String) -> Bool {
        person.url == url || person.email.map { "mailto:" + $0 } == url
    }
}
