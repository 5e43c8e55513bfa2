import FeedNetwork
import FeedPresentation
import SystemInterface

/// The reason why the page can't be served.
enum BrowserUnavailable: WordedError {
    case noSite
    case noServer(LoopbackServerError)

    var words: FeedErrorWords {
        switch self {
        case .noSite:
            "cannot serve the page for browsers: its files are not there"
                .advising(
                    "install the package feedhost-browser, or build the page with 'make browser'")
        case .noServer(.library(let error)):
            ("cannot serve the page for browsers: "
                + "'\(SystemText.shown(error.path))' \(Self.fault(error.reason))")
                .advising("install FeedHost again, with libmicrohttpd12")
        case .noServer(.notListening(let error)):
            "cannot serve the page for browsers: no port of 127.0.0.1 can be listened at (\(error.words))"
                .advising("check the loopback interface, or close other programs")
        }
    }

    private static func fault(_ reason: LibraryError.Reason) -> String {
        switch reason {
        case .cannotOpen(let detail): "cannot be opened (\(detail))"
        case .otherVersion: "is of another version"
        case .outOfResources: "has no memory or no file descriptor left"
        }
    }
}
