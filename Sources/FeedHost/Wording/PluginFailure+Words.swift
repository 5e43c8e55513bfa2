import FeedPresentation
import PluginFinding
import PluginHosting
import PluginTracing

extension PluginFailure: WordedError {
    var words: FeedErrorWords {
        let doing =
            switch call {
            case .create: "when it was made ready"
            case .displayFeed: "while it drew the feed"
            case .displayLoading: "while it drew the loading view"
            case .displayError: "while it drew the error view"
            case .displayImage: "while it drew a picture"
            case .displaySources, .displayItems: "while it drew a list"
            case .displayArticle: "while it drew an article"
            case .displayNotice: "while it drew a notice"
            case .makeImage: "while it decoded a picture"
            case .run: "while it ran"
            case .environmentChanged: "when its surroundings changed"
            case .finish: "when it was to finish"
            case .destroy: "when it was to end"
            }
        let reason: String
        switch self.reason {
        case .lost(let loss):
            let when = loss.isWhileLoading ? "while it was loaded" : doing
            return "the renderer '\(plugin)' \(loss.words) \(when)".advising(loss.remedy)
        case .refused(let fault):
            return fault.words(of: plugin)
        // As in the other place, which notices it before there is a renderer.
        case .status where call == .create:
            return PluginFault.createFailed(message ?? "").words(of: plugin)
        case .contractBroken(let words) where call == .create:
            return PluginFault.contractBroken(words).words(of: plugin)
        case .outputRefused: reason = "the output took no more bytes"
        case .status(let status): reason = message ?? "it gave status \(status) and no reason"
        case .contractBroken(let words): reason = "it broke the plugin contract: \(words)"
        }
        return "the renderer '\(plugin)' failed \(doing): \(reason)"
            .advising(
                message?.hasAdvice == true
                    ? nil : "try another renderer, or tell the author of this one")
    }

    /// The plugin's message, or an empty one, if create failed, as for an invalid option.
    var refusalToMake: String? {
        switch reason {
        case .status where call == .create: message ?? ""
        case .refused(.createFailed(let words)) where call == .create: words
        default: nil
        }
    }
}
