import PresentationTestSupport
import ReaderPresentation

/// Everything around a reader's presenter: keeps states, and records the requests and what views are
/// told, in order.
final class ReaderDesk: FeedDelegate, SourceListView, ItemListView, ArticleView, NoticeView {
    var messages: [String] = []
    var displays: [String] = []
    var outcome = FeedRequestOutcome.done
    var states: [String: FeedItemStates] {
        get { known.states }
        set { known.states = newValue }
    }
    private let known = KnownStates()
    var titles: [String] = []
    /// The user's searches.
    var searches: [FeedSearch] = []

    var sources: SourceListViewModel?
    var list: ItemListViewModel?
    var article: OpenArticleViewModel?
    var notice = NoticeViewModel()
    /// Displays the feed with its present states, as a composition does after a change.
    var displayAgain: () -> Void = {}
    /// Called when the lists are displayed.
    var didDisplayLists: () -> Void = {}
    /// Called when the list of items is displayed.
    var didDisplayList: () -> Void = {}

    // MARK: Requests

    func didRequestStates(_ change: FeedItemStateChange) -> FeedRequestOutcome {
        let names = change.indexes.map { titles[$0] }
        let verb = (change.isSet ? "" : "un") + (change.states == .read ? "read" : "star")
        messages.append("\(verb) \(names.joined(separator: ", "))")
        guard outcome == .done else { return outcome }
        for name in names { states[name] = change.applied(to: states[name]) }
        displayAgain()
        return .done
    }

    func didRequestOpening(
        of url: String, from index: Int?, in revision: UInt64
    ) -> FeedRequestOutcome {
        messages.append("open \(url) from \(index.map { "\($0)" } ?? "-") in \(revision)")
        return outcome
    }

    func didRequestCopy(of text: String) -> FeedRequestOutcome {
        messages.append("copy \(text)")
        return outcome
    }

    func didRequestFeedRefresh() { messages.append("refresh") }
    func didRequestImage(for request: FeedImageRequest) {}
    func didCancelImageRequest(for request: FeedImageRequest) {}
    func didRequestImagePreload(for request: FeedImageRequest) {}

    // MARK: Views

    func display(_ viewModel: SourceListViewModel) {
        displays.append("lists")
        sources = viewModel
        didDisplayLists()
    }

    func display(_ viewModel: ItemListViewModel) {
        displays.append("items")
        list = viewModel
        didDisplayList()
    }

    func display(_ viewModel: OpenArticleViewModel) {
        displays.append("article")
        article = viewModel
    }

    func display(_ viewModel: NoticeViewModel) {
        displays.append("notice \(viewModel.words)")
        notice = viewModel
    }

    // MARK: Feeds

    /// The states of items by title. Unchecked since a test runs on one thread.
    private final class KnownStates: @unchecked Sendable {
        var states: [String: FeedItemStates] = [:]
    }

    /// Makes a merged feed whose items have the present states, identified by their titles.
    func feed(
        _ items: [ReaderUser.Item], of sources: [ReaderUser.Source], revision: UInt64
    ) -> FeedViewModel {
        let known = known
        @Sendable func states(_ item: ReaderUser.Item) -> FeedItemStates {
            known.states[item.title] ?? []
        }
        return FeedViewModel(
            revision: revision, title: "All that is new", isMerged: sources.count > 1,
            format: "merged",
            sources: FeedSourceViewModels(count: sources.count) { index in
                let source = sources[index]
                let own = items.filter { $0.source == index }
                return FeedSourceViewModel(
                    identity: source.identity ?? "id:" + source.title, title: source.title,
                    homePageURL: "https://\(source.title).example/",
                    feedURL: source.url ?? "https://\(source.title).example/feed",
                    folder: source.folder, order: source.order, itemCount: own.count,
                    unreadCount: own.count { !states($0).contains(.read) },
                    starredCount: own.count { states($0).contains(.starred) },
                    failure: source.failure)
            },
            searches: searches,
            items: FeedItemViewModels(
                count: items.count,
                item: { index in
                    let item = items[index]
                    return FeedItemViewModel(
                        identifier: item.identifier ?? item.title, title: item.title,
                        states: states(item),
                        url: item.title == "Zinc" ? nil : "https://a.test/\(item.title)",
                        openURL: item.title == "Zinc" ? nil : "https://a.example/\(item.title)",
                        published: DateViewModel(
                            secondsSince1970: 1_795_305_600 - item.age * 3_600, rfc3339: "",
                            words: "then"),
                        byline: item.author, location: item.place, sourceIndex: item.source,
                        source: ItemSourceViewModel(title: sources[item.source].title))
                },
                page: { index in
                    ItemPage(
                        contentHTML: items[index].text,
                        authors: items[index].author.map {
                            [PersonViewModel(name: $0, email: "\($0)@mail.example")]
                        } ?? [],
                        attachments: items[index].recording.map {
                            [AttachmentViewModel(url: $0, kind: .audio)]
                        } ?? [])
                }))
    }
}
