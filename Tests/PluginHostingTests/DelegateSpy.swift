import FeedPresentation

/// Records what views tell their delegate, in order.
final class DelegateSpy: FeedViewDelegate, FeedImageViewDelegate {
    private(set) var messages: [String] = []
    /// Called with each message.
    var onMessage: (String) -> Void = { _ in }

    func didRequestFeedRefresh() { receive("refresh") }
    func didRequestImage(for index: Int) { receive("request \(index)") }
    func didCancelImageRequest(for index: Int) { receive("cancel \(index)") }
    func didRequestImagePreload(for index: Int) { receive("preload \(index)") }
    func didCancelImagePreload(for index: Int) { receive("cancel preload \(index)") }
    func didRequestPicture(at url: String, of index: Int?) {
        receive("picture \(url) of \(index.map(String.init) ?? "feed")")
    }

    private func receive(_ message: String) {
        messages.append(message)
        onMessage(message)
    }
}
