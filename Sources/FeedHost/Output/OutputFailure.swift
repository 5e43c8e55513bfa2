import FeedPresentation
import SystemInterface

/// A failure to create or write the output.
struct OutputFailure: WordedError {
    enum Step {
        case creating, writing
    }

    /// As on the command line; `nil` for standard output.
    let path: String?
    let step: Step
    let error: SystemError

    var words: FeedErrorWords {
        let name = path.map { "'\($0)'" } ?? "standard output"
        return switch (step, error) {
        case (.creating, .isDirectory):
            "cannot write \(name): it is a directory".advising("name a file in it")
        case (.creating, .notFound):
            "cannot create \(name): there is no such folder".advising("create the folder first")
        case (_, .badDescriptor) where path == nil:
            "standard output is closed"
                .advising("name a file with -o, or let standard output lead somewhere")
        case (.creating, _):
            "cannot create \(name): \(error.words)".advising("choose a place you may write to")
        case (.writing, _):
            "cannot write \(name): \(error.words)"
                .advising("what was drawn is not complete; make room and draw again")
        }
    }
}
