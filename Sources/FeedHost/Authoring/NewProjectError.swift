import FeedPresentation
import SystemInterface

/// The reason why a project was not created. Nothing of it exists then.
enum NewProjectError: WordedError {
    /// The templates are missing, or can't be read.
    case noTemplates(folder: String?, SystemError?)
    /// The folder exists.
    case isThere(path: String)
    /// The folder can't be created or filled.
    case notMade(path: String, SystemError)

    var words: FeedErrorWords {
        switch self {
        case .noTemplates(nil, _):
            "the templates for new plugins are not beside this program"
                .advising(
                    "install the package feedhost-dev, or FeedHost whole, with 'make install'")
        case .noTemplates(let folder?, let error):
            FeedErrorWords(
                message: "the templates for new plugins in '\(folder)' can't be read"
                    + (error.map { ": \($0.words)" } ?? ""),
                remedy: "install the package feedhost-dev, or FeedHost again, with 'make install'")
        case .isThere(let path):
            "there is something at '\(path)' already, and nothing is overwritten"
                .advising("choose another name, or another folder with --directory")
        case .notMade(let path, .notFound):
            "cannot make '\(path)': there is no such folder to make it in"
                .advising("create that folder first")
        case .notMade(let path, let error):
            "cannot make '\(path)': \(error.words)"
                .advising("name a folder you may write to with --directory")
        }
    }
}
