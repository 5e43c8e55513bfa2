import FeedPresentation
import SystemInterface

extension OutputFailure: WordedError {
    /// The error in words: what happened, to which file, and what to do.
    var words: FeedErrorViewModel {
        let name = path.map { "'\($0)'" } ?? "standard output"
        return switch (step, error) {
        case (.creating, .isDirectory):
            FeedErrorViewModel(
                message: "cannot write \(name): it is a directory", remedy: "name a file in it")
        case (.creating, .notFound):
            FeedErrorViewModel(
                message: "cannot create \(name): there is no such folder",
                remedy: "create the folder first")
        case (_, .badDescriptor) where path == nil:
            FeedErrorViewModel(
                message: "standard output is closed",
                remedy: "name a file with -o, or let standard output lead somewhere")
        case (.creating, _):
            FeedErrorViewModel(
                message: "cannot create \(name): \(error.words)",
                remedy: "choose a place you may write to")
        case (.writing, _):
            FeedErrorViewModel(
                message: "cannot write \(name): \(error.words)",
                remedy: "what was drawn is not complete; make room and draw again")
        }
    }
}
