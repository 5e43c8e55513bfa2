import FeedComposition
import FeedModel
import FeedPresentation
import JSONRendering

/// Composes the page: its loaders, its views and its words, and answers what it asks.
final class BrowserPage {
    private let phrases: any FeedPhrases
    private var sources: [PageSource] = []
    private let documents: PageTasks<Result<LoadedBytes, FeedFailure>>
    private let pictures: PageTasks<UInt32?>
    private let view = PageView()
    private var composed: ComposedFeed<PageView>?

    init(locale: LocaleName) {
        phrases = FeedLanguage(of: locale).phrases(region: locale.region)
        let numbers = TaskNumbers()
        documents = PageTasks { numbers.next() }
        pictures = PageTasks { numbers.next() }
    }

    // MARK: Loading

    func add(_ source: PageSource) {
        sources.append(source)
    }

    func refresh() {
        let composed = self.composed ?? compose()
        self.composed = composed
        composed.delegate.didRequestFeedRefresh()
    }

    func cancel() {
        composed?.cancel()
    }

    func didLoad(_ task: UInt32, _ outcome: Result<LoadedBytes, FeedFailure>) {
        documents.end(task, outcome)
    }

    func didLoadPicture(_ task: UInt32, isLoaded: Bool) {
        pictures.end(task, isLoaded ? task : nil)
    }

    private func compose() -> ComposedFeed<PageView> {
        let loader = PageFeedLoader(sources, tasks: documents)
        let dates = PhrasedDateWording(phrases: phrases) { instant in
            Int64(page_seconds_ahead_of_utc(Double(instant)))
        }
        let actions = FeedReadingActions(
            openLink: { url in
                unsafe url.lend { unsafe page_open($0, $1) }
                return .done
            },
            copyText: { text in
                unsafe text.lend { unsafe page_copy($0, $1) }
                return .done
            })
        let composed = FeedUIComposer.compose(
            feedLoader: loader, imageDataLoader: PagePictures(tasks: pictures),
            imageTransformer: { data in
                if case .handle(let picture) = data { picture } else { nil }
            },
            states: PageStates(), actions: actions,
            wording: FeedWording(phrases: phrases, dates: dates),
            makeViews: { [view] _ in
                FeedViewSet(feed: view, loading: view, error: view, image: view)
            })
        // All of it lives as long as the page.
        loader.didFailBeside = { composed.tell($0) }
        return composed
    }

    // MARK: Answers

    func answerWords() {
        let words = phrases.words
        Document.answer { writer in
            writer.object { writer in
                writer.array("words") { writer in
                    for word in FeedWord.allCases {
                        writer.object {
                            $0.member("key", word.rawValue)
                            $0.member("before", words[phrase: word].before)
                            $0.member("after", words[phrase: word].after)
                        }
                    }
                }
            }
        }
    }

    func answerRows(_ range: Range<Int>) {
        let feed = view.feed
        let shown = range.clamped(to: 0..<(feed?.items.count ?? 0))
        Document.answer { writer in
            writer.object {
                $0.array("rows", isRequired: true) { writer in
                    guard let feed else { return }
                    for index in shown { PageItem.writeRow(index, of: feed, to: &writer) }
                }
            }
        }
    }

    func answerArticle(_ index: Int) {
        let feed = view.feed
        let words = phrases.words
        Document.answer { writer in
            writer.object {
                guard let feed, feed.items.indices.contains(index) else { return }
                PageItem.writeArticle(index, of: feed, words: words, to: &$0)
            }
        }
    }

    func answerSources() {
        let sources = view.feed?.sources ?? FeedSourceViewModels()
        Document.answer { writer in
            writer.object {
                $0.array("sources", isRequired: true) { writer in
                    for source in sources {
                        writer.object {
                            $0.member("title", source.title)
                            $0.member("folder", source.folder)
                            $0.member("homePageURL", source.homePageURL)
                            $0.member("itemCount", source.itemCount)
                            $0.member("unreadCount", source.unreadCount)
                            $0.member("starredCount", source.starredCount)
                        }
                    }
                }
            }
        }
    }

    // MARK: What a person does

    private func request(of index: Int) -> FeedImageRequest {
        FeedImageRequest(revision: view.feed?.revision ?? 0, index: index)
    }

    func requestPicture(_ index: Int) {
        composed?.delegate.didRequestImage(for: request(of: index))
    }

    func requestPreload(_ index: Int) {
        composed?.delegate.didRequestImagePreload(for: request(of: index))
    }

    func cancelPicture(_ index: Int) {
        composed?.delegate.didCancelImageRequest(for: request(of: index))
    }

    func setStates(_ states: FeedItemStates, isSet: Bool, of items: Range<Int>) -> Bool {
        guard let composed, let feed = view.feed else { return false }
        let change = FeedItemStateChange(
            revision: feed.revision, states: states, isSet: isSet, items: .range(items))
        return composed.delegate.didRequestStates(change) == .done
    }

    func open(_ url: String?, from index: Int) -> Bool {
        guard let composed, let feed = view.feed, feed.items.indices.contains(index),
            let url = url ?? feed.items[index].openURL
        else { return false }
        return composed.delegate.didRequestOpening(of: url, from: index, in: feed.revision)
            == .done
    }
}
