import FeedNetwork
import FeedPresentation
import SystemInterface

extension NetworkLibraryError {
    /// The error in words: what is wrong, and what to do.
    var words: FeedErrorViewModel {
        switch self {
        case .cannotOpen(let path, let detail):
            FeedErrorViewModel(
                message: "cannot use the network: '\(SystemText.shown(path))' cannot be opened "
                    + "(\(detail))",
                remedy: "install FeedHost again, with libcurl4")
        case .wrongVersion(let path):
            FeedErrorViewModel(
                message:
                    "cannot use the network: '\(SystemText.shown(path))' is of another version",
                remedy: "install FeedHost again")
        case .outOfResources:
            FeedErrorViewModel(
                message: "cannot use the network: no memory or no file descriptor is left",
                remedy: "close other programs")
        }
    }
}
