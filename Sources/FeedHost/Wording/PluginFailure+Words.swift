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
        let reason =
            switch self.reason {
            case .outputRefused: "the output took no more bytes"
            case .status(let status): message ?? "it gave status \(status) and no reason"
            case .contractBroken(let words): "it broke the plugin contract: \(words)"
            }
        return FeedErrorViewModel(
            message: "the renderer '\(plugin)' failed \(doing): \(reason)",
            remedy: "try another renderer, or tell the author of this one")
    }
}
