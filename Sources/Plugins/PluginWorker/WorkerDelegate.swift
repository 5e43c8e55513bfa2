import FeedModel
import FeedViews
import WorkerProtocol

/// Tells the host what the plugin wants of the delegate.
final class WorkerDelegate: FeedDelegate {
    private let channel: WorkerChannel
    /// Has items asked for anew, since what they say has changed.
    private let forgetItems: () -> Void

    init(channel: WorkerChannel, forgetItems: @escaping () -> Void) {
        self.channel = channel
        self.forgetItems = forgetItems
    }

    func didRequestFeedRefresh() {
        channel.send(.request(.refresh))
    }

    func didRequestImage(for request: FeedImageRequest) {
        send(.request, request)
    }

    func didCancelImageRequest(for request: FeedImageRequest) {
        send(.cancel, request)
    }

    func didRequestImagePreload(for request: FeedImageRequest) {
        send(.preload, request)
    }

    private func send(_ kind: WorkerImageWish.Kind, _ request: FeedImageRequest) {
        var wish = WorkerImageWish(
            kind: kind, feed: request.revision, index: request.index.map { UInt64($0) } ?? .max,
            url: request.url, width: 0, height: 0)
        if case .pixels(let width, let height) = request.form {
            wish.width = UInt32(clamping: width)
            wish.height = UInt32(clamping: height)
        }
        channel.send(.image(wish))
    }

    func didRequestItemRead(_ isRead: Bool, for index: Int, in revision: UInt64) {
        channel.send(.markItem(feed: revision, index: UInt64(index), isRead: isRead))
        forgetItems()
    }

    func didRequestOpening(of url: String, from index: Int?, in revision: UInt64) {
        channel.send(.openLink(feed: revision, index: index.map { UInt64($0) } ?? .max, url: url))
    }

    func didRequestCopy(of text: String) {
        var rest = Array(text.utf8)[...]
        repeat {
            let part = rest.prefix(WorkerProtocol.maximumOutputLength)
            rest = rest.dropFirst(part.count)
            channel.send(.copyText(part: part, isLast: rest.isEmpty))
        } while !rest.isEmpty
    }
}
