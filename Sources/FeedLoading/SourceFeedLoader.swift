package import FeedModel
package import FeedParsing
import SystemInterface

/// Loads a feed from a file, from standard input or from the sample, at once.
package final class SourceFeedLoader: FeedLoader {
    private let source: FeedSource
    private let parser: FeedParser
    private let byteLimit: Int

    /// Creates a loader.
    ///
    /// - Parameters:
    ///   - source: where the feed comes from.
    ///   - limits: what the document may cost.
    package init(source: FeedSource, limits: ParsingLimits = .default) {
        self.source = source
        parser = FeedParser(limits: limits)
        byteLimit = limits.bytes
    }

    package func load(
        progress: @escaping (FeedLoadingProgress) -> Void,
        completion: @escaping (Result<Feed, any Error>) -> Void
    ) -> any FeedLoaderTask {
        completion(Result { try feed() })
        return FinishedFeedLoaderTask()
    }

    private func feed() throws(FeedLoadingError) -> Feed {
        let document: ParsedDocument
        let bytes = try bytes()
        do {
            document = try parser.parse(bytes, context: FeedParsingContext())
        } catch {
            throw .notAFeed(source, error)
        }
        switch document {
        case .feed(let feed): return feed
        case .subscriptions: throw .isListOfFeeds(source)
        }
    }

    private func bytes() throws(FeedLoadingError) -> [UInt8] {
        switch source {
        case .file(let path):
            return try read { () throws(SystemError) in
                try FileDescriptor.open(readingFrom: path).readToEnd(limit: byteLimit)
            }
        case .standardInput:
            return try read { () throws(SystemError) in
                try FileDescriptor.standardInput.readToEnd(limit: byteLimit)
            }
        case .sample:
            return Array(SampleFeed.document.utf8)
        case .remote:
            throw .unsupported(source)
        }
    }

    private func read(
        _ body: () throws(SystemError) -> (bytes: [UInt8], isOverLimit: Bool)
    ) throws(FeedLoadingError) -> [UInt8] {
        let result: (bytes: [UInt8], isOverLimit: Bool)
        do throws(SystemError) {
            result = try body()
        } catch {
            throw .unreadable(source, error)
        }
        guard !result.isOverLimit else { throw .tooLarge(source, limit: byteLimit) }
        return result.bytes
    }
}
