public import FeedModel
import FeedParsing

/// The feed that all platforms show, and its pictures: a loader for examples, which has everything at hand.
public final class Harbour: FeedLoader, FeedImageDataLoader, FeedLoaderTask, FeedImageDataLoaderTask
{
    public static let document = """
        <rss version="2.0"><channel><title>A harbour</title>
        <item><title>A rope</title><guid>1</guid><pubDate>Tue, 19 Jan 2038 03:14:08 GMT</pubDate>
        <enclosure url="https://harbour.example/rope.png" type="image/png" length="4"/>
        <description>&lt;p&gt;Wet &amp;amp; &lt;b&gt;long&lt;/b&gt;.&lt;/p&gt;</description></item>
        <item><title>A tide</title><guid>2</guid><pubDate>Mon, 18 Jan 2038 12:00:00 GMT</pubDate>
        <description>&lt;script&gt;no&lt;/script&gt;High at noon.</description></item>
        </channel></rss>
        """

    public static func feed() throws -> Feed { try FeedParser().feed(document) }

    public init() {}

    public func load(
        progress: @escaping (FeedLoadingProgress) -> Void,
        completion: @escaping (Result<Feed, any Error>) -> Void
    ) -> any FeedLoaderTask {
        completion(Result { try Self.feed() })
        return self
    }

    public func loadImageData(
        from url: String, as form: FeedImageForm,
        completion: @escaping (Result<FeedImageData, any Error>) -> Void
    ) -> any FeedImageDataLoaderTask {
        completion(.success(FeedImageData(bytes: Array(url.utf8), mediaType: "image/png")))
        return self
    }

    public func cancel() {}
}
