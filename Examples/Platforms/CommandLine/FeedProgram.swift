import FeedComposition
import FeedModel
import FeedPresentation
import FeedRendering
import Shared
import TextRendering

/// Loads the feed once, and writes it with the drawer of the text renderer.
enum FeedProgram {
    static func run(
        _ loader: any FeedLoader = Harbour(), language: FeedLanguage = .english, columns: Int = 80,
        write: @escaping ([UInt8]) -> Bool
    ) async {
        let stream = FeedStream()
        let composed = composeFeed(
            loader, language: language, image: { _ -> Never? in nil },
            views: { _ in
                FeedViewSet(feed: stream, loading: stream, error: stream, image: NullView<Never>())
            })
        composed.delegate.didRequestFeedRefresh()
        let output = RenderingOutput(sink: write)
        for await change in stream.changes.prefix(1) {
            switch change {
            case .feed(let feed):
                TextFeedView(
                    output: output, environment: RenderingEnvironment(columns: columns),
                    words: language.phrases().words
                ).display(feed)
            case .failure(let error): output.write("\(error.label) \(error.words)\n")
            }
        }
        output.flush()
        // Swift may release it after its last use, and that would cancel the load.
        withExtendedLifetime(composed) {}
    }
}

@main enum Main {
    static func main() async {
        await FeedProgram.run { bytes in
            print(String(decoding: bytes, as: UTF8.self), terminator: "")
            return true
        }
    }
}
