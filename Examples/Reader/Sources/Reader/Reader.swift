import FeedComposition
import FeedMarkup
import FeedModel
import FeedParsing
import FeedPresentation

// Reads a feed from standard input and draws it: `swift run Reader < feed.xml`.
//
// What an app brings is all here: a loader, wording, a view. On a screen the loader asks the network,
// and the view is a window; presenters and composition stay as they are.

/// Loads the feed that is in a document.
private final class DocumentLoader: FeedLoader {
    /// Loading is over before anybody can take it back.
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
        completion(Result { try parsed() })
        return Task()
    }

    private func parsed() throws -> Feed {
        switch try FeedParser().parse(document) {
        case .feed(let feed): feed
        case .subscriptions: throw FeedParsingError.notAFeed(.otherXML(root: "opml"))
        }
    }
}

/// A terminal shows no pictures.
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

/// Dates as days, which need no calendar, and errors in few words.
private final class Wording: FeedDateWording, FeedErrorWording {
    func words(for date: FeedDate) -> String {
        "\(date.secondsSince1970 / 86_400) days after 1 January 1970"
    }

    func words(for error: FeedFailure) -> FeedErrorViewModel {
        FeedErrorViewModel(message: "there is no feed here: \(error)")
    }
}

/// Draws each item's title and the first block of its text.
private final class PrintedView: FeedView, FeedErrorView {
    func display(_ viewModel: FeedViewModel) {
        print("\(viewModel.title) (\(viewModel.itemCountWords))")
        for (index, item) in viewModel.items.enumerated() {
            print("* \(item.title), \(item.date?.words ?? "of unknown date")")
            guard let html = viewModel.items.detail(at: index).contentHTML else { continue }
            for block in HTMLText.blocks(html.utf8Span.span).prefix(1) {
                print("  \(block.runs.map(\.text).joined())")
            }
        }
    }

    func display(_ viewModel: FeedErrorViewModel) {
        if viewModel.message != nil { print(viewModel.words) }
    }
}

@main
enum Reader {
    static func main() {
        var document: [UInt8] = []
        while let line = readLine(strippingNewline: false) {
            document.append(contentsOf: line.utf8)
        }
        let absent = AbsentView<Never>()
        let wording = Wording()
        let composed = FeedUIComposer.compose(
            feedLoader: DocumentLoader(document: document), imageDataLoader: NoPictures(),
            imageTransformer: { _ in nil },
            picturesNamed: { ContentPictures.addresses(in: $0) },
            linksNamed: { ContentLinks.addresses(in: $0) },
            dateWording: wording, errorWording: wording,
            phrases: FeedLanguage.german.phrases(),
            makeViews: { _ in
                let view = PrintedView()
                return FeedViewSet(feed: view, loading: absent, error: view, image: absent)
            })
        // Whoever holds the composed feed keeps its views and all that answers them alive.
        composed.delegate.didRequestFeedRefresh()
    }
}
