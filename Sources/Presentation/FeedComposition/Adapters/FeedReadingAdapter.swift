import FeedPresentation

/// Handles user actions on items: changes states, opens pages, copies texts.
///
/// Also a feed view, to know the displayed feed: an address is opened only if the feed contains it,
/// byte for byte.
final class FeedReadingAdapter: FeedView, FeedReadingDelegate {
    private static let schemes = ["http:", "https:", "mailto:"]
    private static let knownStates: FeedItemStates = [.read, .starred]

    private let feedView: any FeedView
    private let store: (any FeedItemStateStore)?
    private let linksNamed: (String) -> [String]
    private let actions: FeedReadingActions
    private let retainedFeed: () -> FeedViewModel?
    private var shown: FeedViewModel?

    /// - Parameters:
    ///   - feedView: shows the feed.
    ///   - states: stores the states of items; `nil` without a store.
    ///   - linksNamed: returns the addresses of links in HTML.
    ///   - actions: opens and copies.
    ///   - retainedFeed: returns an earlier feed that is still read; its links stay permitted.
    init(
        feedView: any FeedView, states: (any FeedItemStateStore)?,
        linksNamed: @escaping (String) -> [String], actions: FeedReadingActions,
        retainedFeed: @escaping () -> FeedViewModel? = { nil }
    ) {
        self.feedView = feedView
        store = states
        self.linksNamed = linksNamed
        self.actions = actions
        self.retainedFeed = retainedFeed
    }

    /// Reads the states of the items of `feed`; `nil` without a store.
    ///
    /// A failure is reported; items then have no states.
    func states(of feed: Feed) -> DisplayedItemStates? {
        guard let store else { return nil }
        var feed = feed
        if feed.items.allSatisfy({ !$0.sharesID }) { feed.noteSharedIDs() }
        let keys = feed.itemKeys
        var known: [FeedItemStates] = []
        do throws(FeedItemStateError) {
            known = try feed.states(in: store, keys: keys)
        } catch {
            actions.didRefuse(.state(error))
        }
        if known.isEmpty { known = feed.items.map { _ in [] } }
        return DisplayedItemStates(known, of: feed, keys: Array(keys.prefix(feed.items.count)))
    }

    func display(_ viewModel: FeedViewModel) {
        shown = viewModel
        feedView.display(viewModel)
    }

    /// Displays the feed again if states were changed elsewhere.
    func showStates() {
        guard var shown, let store, let states = shown.states else { return }
        let copies = states.keys.map { states.copies[$0] ?? [] }
        var known: [FeedItemStates] = []
        do throws(FeedItemStateError) {
            known = try store.states(of: states.keys + copies.flatMap { $0 })
        } catch {
            return actions.didRefuse(.state(error))
        }
        var next = copies.count
        for (index, copies) in copies.enumerated() {
            for _ in copies {
                known[index].formUnion(known[next])
                next += 1
            }
        }
        guard states.keys.indices.contains(where: { known[$0] != states[$0] }) else { return }
        shown.states = states.replaced(by: Array(known.prefix(copies.count)))
        display(shown)
    }

    func didRequestStates(_ change: FeedItemStateChange) -> FeedRequestOutcome {
        guard var shown, shown.revision == change.revision else { return .stale }
        guard let store, let states = shown.states, !change.states.isEmpty,
            change.states.isSubset(of: Self.knownStates)
        else { return .refused }
        let items = change.items.indexes
        if let index = items.first(where: { !states.keys.indices.contains($0) }) {
            return refuse(.noItem(index: index))
        }
        let wanted = change.isSet ? change.states : []
        let changed = items.filter { states[$0].intersection(change.states) != wanted }
        guard !changed.isEmpty else { return .done }
        do throws(FeedItemStateError) {
            try store.change(
                change.states,
                of: changed.map { states.keys[$0] }
                    + changed.flatMap { states.copies[states.keys[$0]] ?? [] },
                isSet: change.isSet)
        } catch {
            actions.didRefuse(.state(error))
            return .failed
        }
        shown.states = states.changing(change.states, at: changed, isSet: change.isSet)
        display(shown)
        return .done
    }

    func didRequestOpening(
        of url: String, from index: Int?, in revision: UInt64
    ) -> FeedRequestOutcome {
        let known = shown?.revision == revision ? shown : retainedFeed()
        guard let feed = known, feed.revision == revision else { return .stale }
        if let index, !feed.items.indices.contains(index) {
            return refuse(.noItem(index: index))
        }
        guard Self.schemes.contains(where: url.lowercased().hasPrefix) else {
            return refuse(.otherScheme(url: url))
        }
        guard isShown(url, by: index, of: feed) else { return refuse(.notShown(url: url)) }
        return actions.openLink(url)
    }

    private func refuse(_ refusal: FeedReadingActions.Refusal) -> FeedRequestOutcome {
        actions.didRefuse(refusal)
        return .refused
    }

    func didRequestCopy(of text: String) -> FeedRequestOutcome {
        actions.copyText(text)
    }

    /// Returns true if an item, or the feed, contains an address.
    private func isShown(_ url: String, by index: Int?, of feed: FeedViewModel) -> Bool {
        func has(_ addresses: [String?]) -> Bool {
            addresses.contains { $0?.utf8.elementsEqual(url.utf8) ?? false }
        }
        guard let index else {
            return has(
                [feed.homePageURL, feed.feedURL, feed.iconURL] + addresses(of: feed.authors)
                    + feed.sources.flatMap { [$0.homePageURL, $0.feedURL] })
        }
        if has(addresses(ofItem: index, in: feed)) { return true }
        return [.contentHTML, .summaryHTML].contains { text in
            feed.items.text(text, at: index).map { has(linksNamed($0.string).map(Optional.some)) }
                ?? false
        }
    }

    /// The addresses that an item has beside its texts.
    private func addresses(ofItem index: Int, in feed: FeedViewModel) -> [String?] {
        let item = feed.items[index]
        let detail = feed.items.detail(at: index)
        let transcripts: [String?] = detail.episode?.transcripts.map { $0.url } ?? []
        return transcripts + [
            item.url, item.openURL, item.source?.url, detail.externalURL, detail.commentsURL,
            detail.commentFeedURL, detail.image?.url, detail.episode?.chaptersURL,
        ] + detail.attachments.map { $0.url } + detail.media.flatMap { [$0.url, $0.thumbnail] }
            + addresses(of: detail.authors + detail.contributors)
            + detail.repliesTo.map { $0.url }
    }

    private func addresses(of people: [PersonViewModel]) -> [String?] {
        people.flatMap { [$0.url, $0.email.map { "mailto:" + $0 }] }
    }
}
