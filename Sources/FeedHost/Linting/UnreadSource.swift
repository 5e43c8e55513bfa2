import FeedLoading

/// A source that could not be read.
struct UnreadSource {
    /// As on the command line.
    let name: String
    let error: any Error

    var json: PrintedJSON {
        .object([("source", .string(name)), ("error", ErrorWording.json(for: error))])
    }
}
