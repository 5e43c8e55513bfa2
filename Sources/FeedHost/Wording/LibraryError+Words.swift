import FeedPresentation
import SystemInterface

extension LibraryError: WordedError {
    var words: FeedErrorWords {
        let doing = "cannot use the network"
        return switch reason {
        case .cannotOpen(let detail):
            "\(doing): '\(SystemText.shown(path))' cannot be opened (\(detail))"
                .advising("install FeedHost again, with libcurl4")
        case .otherVersion:
            "\(doing): '\(SystemText.shown(path))' is of another version"
                .advising("install FeedHost again")
        case .outOfResources:
            "\(doing): no memory or no file descriptor is left".advising("close other programs")
        }
    }
}
