import FeedViews

/// The delegate of a renderer's views: hands what it is told to the host.
final class HostDelegate: FeedDelegate {
    private let table: HostCalls

    init(table: HostCalls) {
        self.table = table
    }

    func didRequestFeedRefresh() { table.requestRefresh() }

    func didRequestImage(for request: FeedImageRequest) { table.tell(.request, request) }

    func didCancelImageRequest(for request: FeedImageRequest) { table.tell(.cancel, request) }

    func didRequestImagePreload(for request: FeedImageRequest) { table.tell(.preload, request) }

    func didRequestItemRead(_ isRead: Bool, for index: Int, in revision: UInt64) {
        table.mark(item: index, isRead: isRead, in: revision)
    }
    func didRequestOpening(of url: String, from index: Int?, in revision: UInt64) {
        table.openLink(at: url, of: index, in: revision)
    }
    func didRequestCopy(of text: String) { table.copy(text) }
}
