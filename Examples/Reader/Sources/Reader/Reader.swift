import FeedComposition
import FeedMarkup
import FeedModel
import FeedParsing
import FeedPresentation

// Reads a feed from standard input and draws it: `swift run Reader < feed.xml`. All is on the main actor,
// as views of an app are; on a screen the loader asks the network, and the view is a window.

/// Loads the feed on standard input, at once.
@MainActor private final class InputLoader: @MainActor FeedLoader, @MainActor FeedLoaderTask {
    func load(
        progress: @escaping (FeedLoadingProgress) -> Void,
        completion: @escaping (Result<Feed, FeedFailure>) -> Void
    ) -> any FeedLoaderTask {
        var document: [UInt8] = []
        while let line = readLine(strippingNewline: false) { document += Array(line.utf8) }
        completion(Result { try FeedParser().feed(document) })
        return self
    }

    func cancel() {}
}

/// Draws each item's title and the first block of its text.
@MainActor
private final class PrintedView: @MainActor FeedView, @MainActor FeedLoadingView,
    @MainActor FeedErrorView
{
    func display(_ viewModel: FeedViewModel) {
        print("\(viewModel.title) (\(viewModel.itemCountWords))")
        for (index, item) in viewModel.items.enumerated() {
            print("* \(item.title), \(item.date?.words ?? "?")")
            let html = viewModel.items.text(.contentHTML, at: index)
            guard let block = html?.withUTF8({ HTMLText.blocks($0) }).first else { continue }
            print("  \(block.runs.map(\.text).joined())")
        }
    }

    func display(_ viewModel: FeedLoadingViewModel) {}

    func display(_ viewModel: FeedErrorViewModel) {
        if viewModel.message != nil { print(viewModel.label, viewModel.words) }
    }
}

@main @MainActor enum Reader {
    static func main() {
        let composed = FeedUIComposer.compose(feedLoader: InputLoader()) { _ in PrintedView() }
        composed.delegate.didRequestFeedRefresh()
    }
}
