import FeedPresentation
import SystemInterface

extension LibraryError: WordedError {
    var words: FeedErrorWords { words(on: "cannot use the network", package: "libcurl4") }

    /// Returns words on what fails without the library, and the package of what that uses.
    func words(on doing: String, package: String) -> FeedErrorWords {
        switch reason {
        case .cannotOpen(let detail):
            "\(doing): '\(SystemText.shown(path))' cannot be opened (\(detail))"
                .advising("install FeedHost again, with \(package)")
        case .otherVersion:
            "\(doing): '\(SystemText.shown(path))' is of another version"
                .advising("install FeedHost again")
        case .outOfResources:
            "\(doing): no memory or no file descriptor is left".advising("close other programs")
        }
    }
}
