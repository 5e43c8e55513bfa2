import FeedPresentation
import PluginHosting

extension PluginFailure {
    /// What the plugin did, and what to do.
    var words: FeedErrorViewModel {
        let doing =
            switch call {
            case .create: "when it was made ready"
            case .displayFeed: "while it drew the feed"
            case .displayLoading: "while it drew the loading view"
            case .displayError: "while it drew the error view"
            case .displayImage: "while it drew a picture"
            case .makeImage: "while it decoded a picture"
            case .run: "while it ran"
            case .finish: "when it was to finish"
            }
        switch self.reason {
        case .lost(let loss):
            let when = loss.isWhileLoading ? "while it was loaded" : doing
            return FeedErrorViewModel(
                message: "the renderer '\(plugin)' \(loss.words) \(when)", remedy: loss.remedy)
        case .refused(let fault):
            return FeedErrorViewModel(
                message: "the renderer '\(plugin)' cannot be used: \(fault.reason)",
                remedy: fault.remedy)
        default: break
        }
        let reason =
            switch self.reason {
            case .outputRefused: "the output took no more bytes"
            case .status(let status): message ?? "it gave status \(status) and no reason"
            case .contractBroken(let words): "it broke the plugin contract: \(words)"
            case .lost(let loss): loss.words
            case .refused(let fault): fault.reason
            }
        return FeedErrorViewModel(
            message: "the renderer '\(plugin)' failed \(doing): \(reason)",
            remedy: isRefusalToMake
                ? "see its options (--help --renderer \(plugin))"
                : "try another renderer, or tell the author of this one")
    }

    /// Whether the plugin itself made no renderer, as it does where it can't use an option's value.
    var isRefusalToMake: Bool {
        switch reason {
        case .status, .refused(.createFailed): call == .create
        default: false
        }
    }
}
