import FeedPresentation
import FeedStorage
import SystemInterface

extension StorageLibraryError {
    /// The error in words: what is wrong, and what to do.
    var words: FeedErrorViewModel {
        switch self {
        case .cannotOpen(let path, let detail):
            FeedErrorViewModel(
                message: "cannot use what is kept: '\(SystemText.shown(path))' cannot be opened "
                    + "(\(detail))",
                remedy: "install FeedHost again, with libsqlite3-0")
        case .wrongVersion(let path):
            FeedErrorViewModel(
                message:
                    "cannot use what is kept: '\(SystemText.shown(path))' is of another version",
                remedy: "install FeedHost again")
        }
    }
}
