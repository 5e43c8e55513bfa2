import FeedPresentation

/// That what a renderer writes is no text, and would go to a terminal.
struct BinaryOutput: WordedError {
    /// The plugin's id.
    let plugin: String
    /// What its note says that it writes.
    let mediaType: String

    var words: FeedErrorViewModel {
        "'\(plugin)' writes \(mediaType), which no terminal shows"
            .advising("name a file for it with -o, or pipe it to who reads that")
    }
}
