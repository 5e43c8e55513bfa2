import FeedModel
import FeedViews
import PluginTestSupport

/// Records the messages of views to their delegate, in order.
final class DelegateSpy: FeedDelegate {
    private(set) var messages: [String] = []
    /// The feed revisions that the messages refer to.
    private(set) var revisions: [UInt64] = []
    /// Called with each message.
    var onMessage: (String) -> Void = { _ in }
    /// Where ``onMessage`` is called later, as in the composed program; `nil` calls it at once.
    var queue: PluginEventQueue?

    func didRequestFeedRefresh() { receive("refresh") }

    func didRequestImage(for request: FeedImageRequest) { receive("request", request) }

    func didCancelImageRequest(for request: FeedImageRequest) { receive("cancel", request) }

    func didRequestImagePreload(for request: FeedImageRequest) { receive("preload", request) }

    private func receive(_ name: String, _ request: FeedImageRequest) {
        var message = "\(name) \(request.index.map(String.init) ?? "feed")"
        if let url = request.url { message += " at '\(url)'" }
        if case .pixels(let width, let height) = request.form {
            message += " as \(width)x\(height)"
        }
        receive(message, in: request.revision)
    }

    func didRequestStates(_ change: FeedItemStateChange) -> FeedRequestOutcome {
        let items =
            switch change.items {
            case .range(let range): "\(range.lowerBound)..<\(range.upperBound)"
            case .list(let list): "\(list.count > 10 ? "\(list.count) items" : "\(list)")"
            }
        receive(
            "\(change.isSet ? "set" : "clear") \(change.states.rawValue) of \(items)",
            in: change.revision)
        return .done
    }

    func didRequestOpening(
        of url: String, from index: Int?, in revision: UInt64
    ) -> FeedRequestOutcome {
        receive("open \(url) of \(index.map(String.init) ?? "feed")", in: revision)
        return .done
    }

    func didRequestCopy(of text: String) -> FeedRequestOutcome {
        receive("copy \(text.utf8.count > 40 ? "\(text.utf8.count) bytes" : text)")
        return .done
    }

    private func receive(_ message: String, in revision: UInt64 = 0) {
        messages.append(message)
        revisions.append(revision)
        guard let queue else { return onMessage(message) }
        // Posted closures run on the plugin's thread only.
        nonisolated(unsafe) let spy = self
        queue.post { unsafe spy.onMessage(message) }
    }
}
