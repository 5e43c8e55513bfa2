import FeedPresentation
import SystemInterface

extension OptionFileFailure: WordedError {
    var words: FeedErrorViewModel {
        switch reason {
        case .unreadable(.notFound):
            "there is no file '\(path)'".advising("check its name")
        case .unreadable(let error):
            "cannot read '\(path)': \(error.words)".advising("check that you may read it")
        case .tooLong(let limit):
            "'\(path)' has more than \(limit) bytes"
                .advising("an option's file may have as many; shorten it")
        case .notText:
            "'\(path)' is no text in UTF-8".advising("convert it")
        }
    }
}
