import FeedPresentation
import SystemInterface

/// That a plugin file that was named can't be read.
struct UnreadablePlugin: WordedError {
    /// The file, as written on the command line.
    let path: String
    /// Why.
    let error: SystemError

    var words: FeedErrorViewModel {
        "cannot read '\(path)': \(error.words)".advising("check its name, and that you may read it")
    }
}
