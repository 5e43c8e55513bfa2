import FeedComposition
import FeedModel
import FeedParsing
import JSONRendering
import ReaderPresentation

/// Composes loaders, views and words for the page, and answers its queries.
final class BrowserPage {
    private let language: FeedLanguage
    private let phrases: any FeedPhrases
    private var sources: [PageSource] = []
    private var searches: [FeedSearch] = []
    private let documents: PageTasks<Result<LoadedBytes, PageFailure>>
    private let pictures: PageTasks<UInt32?>
    private let changes: PageTasks<FeedListOutcome>
    private let view = PageView()
    private var editor: PageListEditor?
    /// True if the sources are those of the user's list, which can be changed.
    private var isOwnList = false
    /// True if the page's own server finds whole articles.
    private var hasArticles = false
    private var connection: FeedConnection?
    private var loader: PageFeedLoader?
    private var reader: ReaderPresenter?
    /// Where the user was when that was kept last, or else at the beginning.
    private var place = ReaderPosition()

    init(locale: LocaleName) {
        language = FeedLanguage(of: locale)
        phrases = language.phrases(region: locale.region)
        var last: UInt32 = 0
        let next: () -> UInt32 = {
            last &+= 1
            return last
        }
        documents = PageTasks(next: next)
        pictures = PageTasks(next: next)
        changes = PageTasks(next: next)
    }

    // MARK: Loading

    func beginSources(isOwnList: Bool, hasArticles: Bool) {
        self.isOwnList = isOwnList
        self.hasArticles = hasArticles
        sources = []
        searches = []
    }

    func add(_ source: PageSource) {
        sources.append(source)
    }

    func add(_ search: FeedSearch) {
        searches.append(search)
    }

    /// Shows the sources that were added, if others are shown.
    func showSources() {
        editor?.isOwnList = isOwnList
        loader?.replace(sources, searches)
        connection?.cancel()
        refresh()
    }

    func didChangeList(_ task: UInt32, _ outcome: FeedListOutcome) {
        changes.end(task, outcome)
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

    func showPart() { loader?.showPart() }

    func cancel() {
        connection?.cancel()
    }

    func showStates() {
        connection?.showStates()
    }

    func didLoad(_ task: UInt32, _ outcome: Result<LoadedBytes, PageFailure>) {
        documents.end(task, outcome)
    }

    func takeArchive(_ lines: [UInt8]) {
        loader?.take(ArchivedItemLines.read(lines))
    }

    func didLoadPicture(_ task: UInt32, isLoaded: Bool) {
        pictures.end(task, isLoaded ? task : nil)
    }

    private func connect() -> FeedConnection {
        let secondsAheadOfUTC: @Sendable (Int64) -> Int64 = { instant in
            Int64(page_seconds_ahead_of_utc(Double(instant)))
        }
        let clock = { FeedClock(now: Int64(page_now()), secondsAheadOfUTC: secondsAheadOfUTC) }
        let loader = PageFeedLoader(
            sources, searches, tasks: documents, language: language, clock: clock)
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
        let editor = PageListEditor(tasks: changes) { [self] feed in
            loader.refresh(feed)
            connection.cancel()
            refresh()
        }
        editor.isOwnList = isOwnList
        self.editor = editor
        reader = ReaderPresenter(
            delegate: connection.delegate,
            views: ReaderViews(sources: view, items: view, article: view, notice: view),
            phrases: phrases, editor: editor, pages: hasArticles ? loader : nil, clock: clock)
        view.reader = reader
        if place != ReaderPosition() { reader?.restore(place) }
        // A reference cycle, but all of it lives as long as the page.
        loader.didFailBeside = { connection.report($0) }
        loader.didChange = { [self] in refresh() }
        return connection
    }

    // MARK: Answers

    func answerWords() {
        let words = phrases.words
        let (language, isOwnList) = (language, isOwnList)
        Document.answer { writer in
            writer.array("words") { writer in
                for word in FeedWord.allCases {
                    Self.write(words[phrase: word], word.rawValue, to: &writer)
                }
                Self.write(PageFailure.ended(in: language), "page.ended", to: &writer)
                Self.write(PageFailure.close(in: language), "page.close", to: &writer)
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

    // MARK: User actions

    func perform(_ request: ReaderActionRequest) -> FeedRequestOutcome {
        reader?.didRequestAction(request) ?? .refused
    }

    /// Searches further. Returns true if there is more to search.
    func continueSearching() -> Bool { reader?.continueSearching() ?? false }

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
