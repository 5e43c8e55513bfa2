import FeedLoading
import FeedPresentation
import SystemInterface

/// The reason why a filter has not changed a document.
struct FilterFailure: WordedError {
    enum Reason: Error {
        /// The configuration has no filter with this name.
        case unknown
        case notStarted(SystemError)
        /// Its exit status.
        case status(Int32)
        case tooLong
        /// The most bytes that it may write.
        case tooLarge(Int)
    }

    let filter: String
    let url: String
    let reason: Reason

    var words: FeedErrorWords {
        let of = "the filter '\(filter)' of '\(AddressText.withoutCredentials(url))'"
        return switch reason {
        case .unknown:
            "there is no filter '\(filter)', which is set for '\(AddressText.withoutCredentials(url))'"
                .advising("put 'filter = \(filter) PROGRAM' into the configuration")
        case .notStarted(let error):
            "\(of) can't be started: \(error.words)".advising("check its line in the configuration")
        case .status(let status):
            "\(of) ended with exit status \(status)"
                .advising("run it by hand: it reads the document, and writes another")
        case .tooLong:
            "\(of) took more than \(FilterRun.mostMilliseconds / 1_000) seconds"
                .advising("check what it waits for")
        case .tooLarge(let limit):
            "\(of) wrote more than \(ByteWording.limit(Int64(limit)))".advising("check what it writes")
        }
    }
}
