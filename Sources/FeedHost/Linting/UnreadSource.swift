import FeedPresentation

/// A source that could not be looked at.
struct UnreadSource {
    /// Where it is, as on a command line.
    let name: String
    /// Why there was nothing to look at.
    let error: any Error

    /// The source for programs.
    var json: PrintedJSON {
        .object([("source", .string(name)), ("error", Self.json(of: error))])
    }

    /// An error for programs: what happened, and what to do, where that is known.
    static func json(of error: any Error) -> PrintedJSON {
        let words = ErrorWording.words(for: error)
        return .object(
            [("message", .string(words.message ?? ""))]
                + (words.remedy.map { [("remedy", .string($0))] } ?? []))
    }
}
