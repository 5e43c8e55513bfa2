import FeedPresentation

/// Records what views tell their delegate, in order.
final class DelegateSpy: FeedDelegate {
    private(set) var messages: [String] = []
    /// The revisions of the feeds that they are about, as those who displayed them have them.
    private(set) var revisions: [UInt64] = []
    /// Called with each message.
    var onMessage: (String) -> Void = { _ in }

    func didRequestFeedRefresh() { receive("refresh") }

    func didRequestImage(for index: Int, in revision: UInt64) {
        receive("request \(index)", in: revision)
    }

    func didCancelImageRequest(for index: Int, in revision: UInt64) {
        receive("cancel \(index)", in: revision)
    }

    func didRequestImagePreload(for index: Int, in revision: UInt64) {
        receive("preload \(index)", in: revision)
    }

    func didCancelImagePreload(for index: Int, in revision: UInt64) {
        receive("cancel preload \(index)", in: revision)
    }

    func didRequestPicture(at url: String, of index: Int?, in revision: UInt64) {
        receive("picture \(url) of \(index.map(String.init) ?? "feed")", in: revision)
    }

    func didRequestItemRead(_ isRead: Bool, for index: Int, in revision: UInt64) {
        receive("\(isRead ? "read" : "unread") \(index)", in: revision)
    }

    func didRequestOpening(of url: String, from index: Int?, in revision: UInt64) {
        receive("open \(url) of \(index.map(String.init) ?? "feed")", in: revision)
    }

    func didRequestCopy(of text: String) {
        receive("copy \(text.utf8.count > 40 ? "\(text.utf8.count) bytes" : text)")
    }

    private func receive(_ message: String, in revision: UInt64 = 0) {
        messages.append(message)
        revisions.append(revision)
        onMessage(message)
    }
}
