import FeedPresentation
import SystemInterface

extension NewProjectError: WordedError {
    /// The error in words: what happened, to which folder, and what to do.
    var words: FeedErrorViewModel {
        switch self {
        case .noTemplates(nil, _):
            FeedErrorViewModel(
                message: "the templates for new plugins are not beside this program",
                remedy: "install FeedHost whole, with 'make install'")
        case .noTemplates(let folder?, let error):
            FeedErrorViewModel(
                message: "the templates for new plugins in '\(folder)' can't be read"
                    + (error.map { ": \($0.words)" } ?? ""),
                remedy: "install FeedHost again, with 'make install'")
        case .isThere(let path):
            FeedErrorViewModel(
                message: "there is something at '\(path)' already, and nothing is overwritten",
                remedy: "choose another name, or another folder with --directory")
        case .notMade(let path, .notFound):
            FeedErrorViewModel(
                message: "cannot make '\(path)': there is no such folder to make it in",
                remedy: "create that folder first")
        case .notMade(let path, let error):
            FeedErrorViewModel(
                message: "cannot make '\(path)': \(error.words)",
                remedy: "name a folder you may write to with --directory")
        }
    }
}
