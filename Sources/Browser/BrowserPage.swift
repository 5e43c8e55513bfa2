import FeedComposition
import FeedListing
import FeedModel
import FeedPresentation
import JSONRendering

/// Composes loaders, views and words for the page, and answers its queries.
final class BrowserPage {
    private let language: FeedLanguage
    private let phrases: any FeedPhrases
    private var sources: [PageSource] = []
    private let documents: PageTasks<Result<LoadedBytes, PageFailure>>
    private let pictures: PageTasks<UInt32?>
    let view: PageView
    private var connection: FeedConnection?
    private var loader: PageFeedLoader?
    private var lastMarking: FeedItemStateChange?

    init(locale: LocaleName) {
        language = FeedLanguage(of: locale)
        phrases = language.phrases(region: locale.region)
        view = PageView(words: phrases.words)
        let numbers = TaskNumbers()
        documents = PageTasks { numbers.next() }
        pictures = PageTasks { numbers.next() }
    }

    // MARK: Loading

    func add(_ source: PageSource) {
        sources.append(source)
    }

    func refresh() {
        let connection = self.connection ?? connect()
        self.connection = connection
        connection.delegate.didRequestFeedRefresh()
    }

    func showPart() {
        // The next load continues this one.
        if loader?.deliverPart() == true { refresh() }
    }

    func cancel() {
        connection?.cancel()
    }

    func didLoad(_ task: UInt32, _ outcome: Result<LoadedBytes, PageFailure>) {
        documents.end(task, outcome)
    }

    func didLoadPicture(_ task: UInt32, isLoaded: Bool) {
        pictures.end(task, isLoaded ? task : nil)
    }

    private func connect() -> FeedConnection {
        let secondsAheadOfUTC: @Sendable (Int64) -> Int64 = { instant in
            Int64(page_seconds_ahead_of_utc(Double(instant)))
        }
        let loader = PageFeedLoader(sources, tasks: documents, language: language) {
            FeedClock(now: Int64(page_now()), secondsAheadOfUTC: secondsAheadOfUTC)
        }
        self.loader = loader
        let dates = PhrasedDateWording(
            phrases: phrases, secondsAheadOfUTC: secondsAheadOfUTC, now: { Int64(page_now()) })
        let actions = FeedReadingActions(
            openLink: { url in
                unsafe url.lend { unsafe page_open($0, $1) }
                return .done
            },
            copyText: { text in
                unsafe text.lend { unsafe page_copy($0, $1) }
                return .done
            },
            didRefuse: { [self] refusal in
                // Other refusals are outdated or foreign links, which the page ignores.
                guard case .state(let error) = refusal else { return }
                self.connection?.report(FeedFailure(error.reason, canRetry: false))
            })
        let connection = FeedUIComposer.compose(
            feedLoader: loader, imageDataLoader: PagePictures(tasks: pictures),
            imageTransformer: { data in
                if case .handle(let picture) = data { picture } else { nil }
            },
            states: PageStates(language: language), actions: actions,
            wording: FeedWording(phrases: phrases, dates: dates),
            makeViews: { [view] _ in
                FeedViewSet(feed: view, loading: view, error: view, image: view)
            }
        ).connection
        // A reference cycle, but all of it lives as long as the page.
        loader.didFailBeside = { connection.report($0) }
        return connection
    }

    // MARK: Answers

    func answerWords() {
        let words = phrases.words
        let language = language
        Document.answer { writer in
            writer.object { writer in
                writer.array("words") { writer in
                    for word in FeedWord.allCases {
                        Self.write(words[phrase: word], word.rawValue, to: &writer)
                    }
                    Self.write(PageFailure.ended(in: language), "page.ended", to: &writer)
                    Self.write(PageFailure.close(in: language), "page.close", to: &writer)
                }
            }
        }
    }

    private static func write(_ phrase: Phrase, _ key: String, to writer: inout JSONWriter) {
        writer.object {
            $0.member("key", key)
            $0.member("before", phrase.before)
            $0.member("after", phrase.after)
        }
    }

    func answer(_ failure: PageFailure, at url: String) {
        let words = failure.failure(at: url, in: language)
        Document.answer { writer in
            writer.object {
                $0.member("message", words.message)
                $0.member("remedy", words.remedy)
            }
        }
    }

    func answerRows(_ range: Range<Int>) {
        let list = view.list
        let words = phrases.words
        Document.answer { writer in
            writer.object {
                $0.array("rows", isRequired: true) { writer in
                    guard let list else { return }
                    for row in range.clamped(to: 0..<list.indices.count) {
                        PageItem.writeRow(
                            list.indices[row], of: list.feed, words: words, to: &writer)
                    }
                }
            }
        }
    }

    func answerStates(_ range: Range<Int>) {
        let list = view.list
        let opened = view.opened
        Document.answer { writer in
            writer.object {
                guard let list else { return }
                $0.array("states", isRequired: true) { writer in
                    for row in range.clamped(to: 0..<list.indices.count) {
                        writer.number(Int64(list.feed.items[list.indices[row]].states.rawValue))
                    }
                }
                $0.member("opened", opened.map { Int64(list.feed.items[$0].states.rawValue) })
            }
        }
    }

    func answerArticle(_ index: Int) {
        let feed = view.feed
        if let feed, feed.items.indices.contains(index) {
            view.opened = index
            if !feed.items[index].states.contains(.read) {
                _ = setStates(.read, isSet: true, of: index..<index + 1)
            }
        }
        Document.answer { writer in
            writer.object {
                guard let feed, feed.items.indices.contains(index) else { return }
                PageItem.writeArticle(index, of: feed, to: &$0)
            }
        }
    }

    func answerSources() {
        let sources = view.sources
        let filter = view.list?.filter
        Document.answer { writer in
            writer.object {
                $0.array("sources", isRequired: true) { writer in
                    for entry in sources?.entries ?? [] {
                        writer.object {
                            $0.member("title", entry.title)
                            $0.member("count", sources?.count(of: entry))
                            $0.member("depth", entry.depth)
                            $0.member("failure", entry.failure)
                            $0.member("kind", Self.kind(of: entry.filter))
                            $0.member("isChosen", ifTrue: entry.filter == filter)
                        }
                    }
                }
            }
        }
    }

    private static func kind(of filter: ItemFilter) -> String {
        switch filter {
        case .all: "all"
        case .unread: "unread"
        case .starred: "starred"
        case .folder: "folder"
        case .source: "source"
        }
    }

    // MARK: User actions

    private func request(of index: Int) -> FeedImageRequest {
        FeedImageRequest(revision: view.feed?.revision ?? 0, index: index)
    }

    func requestPicture(_ index: Int) {
        connection?.delegate.didRequestImage(for: request(of: index))
    }

    func requestPreload(_ index: Int) {
        connection?.delegate.didRequestImagePreload(for: request(of: index))
    }

    func cancelPicture(_ index: Int) {
        connection?.delegate.didCancelImageRequest(for: request(of: index))
    }

    func setStates(_ states: FeedItemStates, isSet: Bool, of items: Range<Int>) -> Bool {
        guard let connection, let feed = view.feed else { return false }
        let change = FeedItemStateChange(
            revision: feed.revision, states: states, isSet: isSet, items: .range(items))
        return connection.delegate.didRequestStates(change) == .done
    }

    func markAll() {
        guard let connection, let change = view.list?.marking(after: lastMarking),
            connection.delegate.didRequestStates(change) == .done
        else { return }
        lastMarking = change.isSet ? change : nil
    }

    func open(_ url: String?, from index: Int) -> Bool {
        guard let connection, let feed = view.feed, feed.items.indices.contains(index),
            let url = url ?? feed.items[index].openURL
        else { return false }
        return connection.delegate.didRequestOpening(of: url, from: index, in: feed.revision)
            == .done
    }
}
