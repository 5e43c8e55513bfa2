import FeedLoading
import FeedPresentation
import SystemInterface

/// The reason why a program of the configuration has written no document.
struct ProgramFailure: WordedError {
    enum Reason: Error {
        /// The configuration has no program with this name.
        case unknown
        case notStarted(SystemError)
        /// Its exit status.
        case status(Int32)
        case tooLong
        /// The most bytes that it may write.
        case tooLarge(Int)
        /// What it wrote last is not kept, and it is not to be run.
        case notKept
    }

    let name: String
    /// The address of the document that it filters; `nil` if it makes one.
    let url: String?
    let reason: Reason

    private var key: ConfigurationKey { url == nil ? .source : .filter }

    var words: FeedErrorWords {
        let program =
            url.map { "the filter '\(name)' of '\(AddressText.withoutCredentials($0))'" }
            ?? "the program '\(name)'"
        return switch reason {
        case .unknown:
            "the configuration lacks \(program)"
                .advising("put '\(key.rawValue) = \(name) PROGRAM' there")
        case .notStarted(let error):
            "\(program) can't be started: \(error.words)"
                .advising("check its line in the configuration")
        case .status(let status):
            "\(program) ended with exit status \(status)"
                .advising("run it by hand: a feed on its standard output is expected")
        case .tooLong:
            "\(program) took too long".advising("check what it waits for, or set --timeout")
        case .tooLarge(let limit):
            "\(program) wrote more than \(ByteWording.limit(Int64(limit)))"
                .advising("check what it writes")
        case .notKept:
            "what \(program) wrote last is not kept".advising("leave out --offline")
        }
    }
}
