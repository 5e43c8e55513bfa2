import FeedPresentation
import SystemInterface

/// A named plugin file that can't be read.
struct UnreadablePlugin: WordedError {
    /// As on the command line.
    let path: String
    let error: SystemError

    var words: FeedErrorWords {
        "cannot read '\(path)': \(error.words)".advising("check its name, and that you may read it")
    }
}
