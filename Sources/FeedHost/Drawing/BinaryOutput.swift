import FeedPresentation

/// The refusal to write binary output to a terminal.
struct BinaryOutput: WordedError {
    let plugin: String
    /// The media type in its note.
    let mediaType: String

    var words: FeedErrorWords {
        "'\(plugin)' writes \(mediaType), which no terminal shows"
            .advising("name a file for it with -o, or pipe it to who reads that")
    }
}
