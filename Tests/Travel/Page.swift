import FeedComposition
import FeedMarkup
import FeedModel
import FeedParsing
import FeedPresentation
import FeedRendering
import JSONRendering

// A program without an operating system: parser, composition, presenters and a view, as an app has
// them.

/// Loads the one feed that it was given the document of.
private final class DocumentLoader: FeedLoader {
    private final class Task: FeedLoaderTask {
        func cancel() {}
    }

    private let document: [UInt8]

    init(document: [UInt8]) {
        self.document = document
    }

    private static func words(for error: FeedParsingError) -> String {
        switch error {
        case .empty: "the document is empty"
        case .notAFeed: "the document is no feed"
        case .invalidJSON(let line, let column): "line \(line), byte \(column): this is not JSON"
        case .limitExceeded(_, let limit): "the document is over a limit of \(limit)"
        }
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
            completion(.failure(FeedFailure(Self.words(for: error))))
        }
        return Task()
    }
}

/// No picture is ever asked for.
private final class NoPictures: FeedImageDataLoader {
    private final class Task: FeedImageDataLoaderTask {
        func cancel() {}
    }

    func loadImageData(
        from url: String, as form: FeedImageForm,
        completion: @escaping (Result<FeedImageData, FeedFailure>) -> Void
    ) -> any FeedImageDataLoaderTask {
        Task()
    }
}

/// JSON has no words.
private final class PlainWording: FeedDateWording, FeedErrorWording {
    func words(for date: FeedDate) -> String { "" }

    func words(for error: FeedFailure) -> FeedErrorViewModel {
        FeedErrorViewModel(message: error.message)
    }
}

/// Draws the feed as JSON, and an error as its words.
private final class JSONView: FeedView, FeedErrorView {
    private let output = RenderingOutput { bytes in
        unsafe bytes.withUnsafeBufferPointer { buffer in
            if let start = buffer.baseAddress { unsafe page_answer(start, buffer.count) }
        }
        return true
    }

    func display(_ viewModel: FeedViewModel) {
        JSONFeedRenderer().render(viewModel, to: output)
    }

    func display(_ viewModel: FeedErrorViewModel) {
        guard viewModel.message != nil else { return }
        output.write(viewModel.words)
        output.flush()
    }
}

// The name is C's.
// swift-format-ignore: AlwaysUseLowerCamelCase
@c @implementation
public func travel_draw(_ start: UnsafePointer<UInt8>?, _ count: Int) {
    let document = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    let absent = AbsentView<String>()
    let wording = PlainWording()
    let composed = FeedUIComposer.compose(
        feedLoader: DocumentLoader(document: document), imageDataLoader: NoPictures(),
        imageTransformer: { _ in nil },
        picturesNamed: { ContentPictures.addresses(in: $0) },
        linksNamed: { ContentLinks.addresses(in: $0) },
        dateWording: wording, errorWording: wording,
        makeViews: { _ in
            let view = JSONView()
            return FeedViewSet(feed: view, loading: absent, error: view, image: absent)
        })
    composed.delegate.didRequestFeedRefresh()
}
