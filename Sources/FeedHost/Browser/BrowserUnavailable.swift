import FeedLoading
import FeedNetwork
import FeedPresentation
import SystemInterface

/// The reason why the page can't be served.
enum BrowserUnavailable: WordedError {
    case noSite
    case noServer(LoopbackServerError)
    /// A source that can't be read again when the page asks for it.
    case readOnce(FeedLocation)

    var words: FeedErrorWords {
        switch self {
        case .noSite:
            "cannot serve the page for browsers: its files are not there"
                .advising(
                    "install the package feedhost-browser, or build the page with 'make browser'")
        case .noServer(.library(let error)):
            error.words(on: "cannot serve the page for browsers", package: "libmicrohttpd12")
        case .noServer(.notListening(let error)):
            "cannot serve the page for browsers: no port of 127.0.0.1 can be listened at (\(error.words))"
                .advising("check the loopback interface, or close other programs")
        case .readOnce(let source):
            "\(source.words) is a pipe, a socket or a device, which the page can't ask for again"
                .advising("write it to a file, or to the standard input of 'feedhost browser -'")
        }
    }
}
