import FeedPresentation
import SystemInterface

extension OptionFileFailure: WordedError {
    /// The error in words: what is wrong with the file, and what to do.
    var words: FeedErrorViewModel {
        switch reason {
        case .unreadable(.notFound):
            FeedErrorViewModel(
                message: "there is no file '\(path)'", remedy: "check its name")
        case .unreadable(let error):
            FeedErrorViewModel(
                message: "cannot read '\(path)': \(error.words)",
                remedy: "check that you may read it")
        case .tooLong(let limit):
            FeedErrorViewModel(
                message: "'\(path)' has more than \(limit) bytes",
                remedy: "an option's file may have as many; shorten it")
        case .notText:
            FeedErrorViewModel(message: "'\(path)' is no text in UTF-8", remedy: "convert it")
        }
    }
}
