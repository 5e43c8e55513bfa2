import FeedComposition
import FeedModel
import FeedParsing
import FeedPresentation
import FeedRendering
import JSONRendering
import ReaderPresentation

// A program without an operating system: parser, composition, presenters, a reader and a view, as in an app.

/// Loads the feed in a given document.
private final class DocumentLoader: FeedLoader {
    private final class Task: FeedLoaderTask {
        func cancel() {}
    }

    private let document: [UInt8]

    init(document: [UInt8]) {
        self.document = document
    }

    func load(
        progress: @escaping (FeedLoadingProgress) -> Void,
        completion: @escaping (Result<Feed, FeedFailure>) -> Void
    ) -> any FeedLoaderTask {
        do throws(FeedParsingError) {
            switch try FeedParser().parse(document) {
            case .feed(let feed): completion(.success(feed))
            case .subscriptions:
                completion(.failure(FeedFailure("the document is a list of feeds")))
            }
        } catch {
            completion(.failure(FeedFailure(error)))
        }
        return Task()
    }
}

/// A wording for JSON, which needs none.
private final class EmptyDateWording: FeedDateWording {
    func words(for date: FeedDate) -> String { "" }
    func secondsAheadOfUTC(at date: FeedDate) -> Int { 0 }
    func words(for date: FeedDate, part: FeedDatePart) -> String { "" }
}

/// Draws the feed as JSON, or an error as text.
private final class JSONView: FeedView, FeedLoadingView, FeedErrorView {
    var reader: ReaderPresenter?
    private let output = RenderingOutput { bytes in
        unsafe bytes.withUnsafeBufferPointer { buffer in
            if let start = buffer.baseAddress { unsafe page_answer(start, buffer.count) }
        }
        return true
    }

    func display(_ viewModel: FeedViewModel) {
        reader?.display(viewModel)
        _ = reader?.didRequestAction(ReaderActionRequest(.last))
        JSONFeedRenderer().render(viewModel, to: output)
    }

    func display(_ viewModel: FeedLoadingViewModel) {}

    func display(_ viewModel: FeedErrorViewModel) {
        guard viewModel.message != nil else { return }
        output.write(viewModel.words)
        output.flush()
    }
}

// The name is that of the C declaration.
// swift-format-ignore: AlwaysUseLowerCamelCase
@c @implementation
public func travel_draw(_ start: UnsafePointer<UInt8>?, _ count: Int) {
    let document = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    let view = JSONView()
    let composed = FeedUIComposer.compose(
        feedLoader: DocumentLoader(document: document),
        wording: FeedWording(dates: EmptyDateWording()),
        makeView: { _ in view })
    view.reader = ReaderPresenter(delegate: composed.delegate)
    composed.delegate.didRequestFeedRefresh()
    // Without weak references this cycle is ended by hand.
    view.reader = nil
}
