import FeedComposition
import FeedModel
import JSONRendering
import ReaderPresentation

/// Composes loaders, views and words for the page, and answers its queries.
final class BrowserPage: FeedListEditor {
    private let language: FeedLanguage
    private let phrases: any FeedPhrases
    var sources: [PageSource] = []
    var searches: [FeedSearch] = []
    let documents = PageTasks<Result<LoadedBytes, PageFailure>>()
    let pictures = PageTasks<UInt32?>()
    let changes = PageTasks<FeedListOutcome>()
    private let view = PageView()
    /// True if the sources are those of the user's list, which can be changed.
    private(set) var isOwnList = false
    let isGranted = true
    /// True if the page's own server finds whole articles.
    private var hasArticles = false
    private(set) var connection: FeedConnection?
    private(set) var loader: PageFeedLoader?
    private(set) var reader: ReaderPresenter?
    /// Where the user was when that was kept last, or else at the beginning.
    private var place = ReaderPosition()

    init(locale: LocaleName) {
        language = FeedLanguage(of: locale)
        phrases = language.phrases(region: locale.region)
    }

    // MARK: Loading

    func beginSources(isOwnList: Bool, hasArticles: Bool) {
        self.isOwnList = isOwnList
        self.hasArticles = hasArticles
        sources = []
        searches = []
    }

    /// Shows the sources that were added, if others are shown.
    func showSources() {
        loader?.replace(sources, searches)
        connection?.cancel()
        refresh()
    }

    func refresh() {
        let connection = self.connection ?? connect()
        self.connection = connection
        connection.delegate.didRequestFeedRefresh()
    }

    func takePlace(_ bytes: [UInt8]) {
        place = ReaderPosition(bytes) ?? place
    }

    func keepPlace() {
        guard let next = reader?.placeForNextReader, next != place else { return }
        place = next
        unsafe next.bytes.withUnsafeBufferPointer {
            unsafe page_keep_place($0.baseAddress, $0.count)
        }
    }

    private func connect() -> FeedConnection {
        let secondsAheadOfUTC: @Sendable (Int64) -> Int64 = { instant in
            Int64(page_seconds_ahead_of_utc(Double(instant)))
        }
        let clock = { FeedClock(now: Int64(page_now()), secondsAheadOfUTC: secondsAheadOfUTC) }
        let loader = PageFeedLoader(
            sources, searches, mayBeEmpty: isOwnList, tasks: documents, language: language,
            clock: clock)
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
            retainedFeed: { [self] in reader?.retainedFeed },
            makeViews: { [view] _ in
                FeedViewSet(feed: view, loading: view, error: view, image: view)
            }
        ).connection
        reader = ReaderPresenter(
            delegate: connection.delegate,
            views: ReaderViews(sources: view, items: view, article: view, notice: view),
            phrases: phrases, editor: self, pages: hasArticles ? loader : nil, clock: clock)
        view.reader = reader
        if place != ReaderPosition() { reader?.restore(place) }
        // A reference cycle, but all of it lives as long as the page.
        loader.didFailBeside = { connection.report($0) }
        loader.didChange = { [self] in refresh() }
        return connection
    }

    // MARK: The user's list

    /// The page knows a feed by the address that the server gives it, without name and password.
    func address(of feed: String) -> String? { nil }

    func change(_ change: FeedListChange, completion: @escaping (FeedListOutcome) -> Void) {
        let task = changes.begin(completion)
        unsafe change.line.lend { unsafe page_change_list(task, $0, $1) }
    }

    func refresh(_ feed: String) {
        loader?.refresh(feed)
        connection?.cancel()
        refresh()
    }

    // MARK: Answers

    func answerWords() {
        let words = phrases.words
        let (own, isOwnList) = (PageFailure.words(in: language), isOwnList)
        Document.answer { writer in
            writer.array("words") { writer in
                for word in FeedWord.allCases {
                    Self.write(words[phrase: word], word.rawValue, to: &writer)
                }
                Self.write(Phrase(before: own.ended), "page.ended", to: &writer)
                Self.write(Phrase(before: own.close), "page.close", to: &writer)
                Self.write(Phrase(before: own.notCopied), "page.not-copied", to: &writer)
            }
            writer.array("actions") { writer in
                // A page runs no programs.
                for action in ReaderAction.allCases
                where !action.keys.isEmpty && action != .run
                    && (isOwnList || !action.changesFeedList)
                {
                    writer.object {
                        $0.member("name", action.rawValue)
                        $0.member("words", action.description(in: words, withNumbers: false))
                        $0.array("keys") { writer in
                            for key in action.keys { writer.string(key) }
                        }
                    }
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
        Document.answer {
            $0.member("message", words.message)
            $0.member("remedy", words.remedy)
        }
    }

    func answerRows(_ range: Range<Int>) {
        let list = view.items
        let now = Int64(page_now())
        Document.answer {
            $0.array("rows", isRequired: true) { writer in
                for row in range.clamped(to: 0..<list.indices.count) {
                    PageItem.writeRow(
                        list.indices[row], of: list.items, now: now, to: &writer)
                }
            }
        }
    }

    func answerStates(_ range: Range<Int>) {
        let list = view.items
        Document.answer {
            $0.array("states", isRequired: true) { writer in
                for row in range.clamped(to: 0..<list.indices.count) {
                    writer.number(Int64(list.items[list.indices[row]].states.rawValue))
                }
            }
        }
    }

    func answerArticle() {
        let (opened, language) = (view.article, view.language)
        Document.answer {
            guard let index = opened.index else { return }
            PageItem.writeArticle(index, of: opened.items, language: language, to: &$0)
        }
    }

    // MARK: Pictures

    private func request(of index: Int) -> FeedImageRequest {
        FeedImageRequest(revision: view.items.revision, index: index)
    }

    func requestPicture(_ index: Int) {
        connection?.delegate.didRequestImage(for: request(of: index))
    }

    func cancelPicture(_ index: Int) {
        connection?.delegate.didCancelImageRequest(for: request(of: index))
    }
}
