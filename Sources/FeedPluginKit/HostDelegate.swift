import FeedPresentation

/// The delegate of a renderer's views: hands what it is told to the host.
final class HostDelegate: FeedDelegate {
    private let table: HostTable

    init(table: HostTable) {
        self.table = table
    }

    func didRequestFeedRefresh() { table.requestRefresh() }

    func didRequestImage(for index: Int, in revision: UInt64) {
        table.ask(.load, image: index, in: revision)
    }
    func didCancelImageRequest(for index: Int, in revision: UInt64) {
        table.ask(.cancel, image: index, in: revision)
    }
    func didRequestImagePreload(for index: Int, in revision: UInt64) {
        table.ask(.preload, image: index, in: revision)
    }
    func didCancelImagePreload(for index: Int, in revision: UInt64) {
        table.ask(.cancelPreload, image: index, in: revision)
    }
    func didRequestPicture(at url: String, of index: Int?, in revision: UInt64) {
        table.askForPicture(at: url, of: index, in: revision)
    }

    func didRequestItemRead(_ isRead: Bool, for index: Int, in revision: UInt64) {
        table.mark(item: index, isRead: isRead, in: revision)
    }
    func didRequestOpening(of url: String, from index: Int?, in revision: UInt64) {
        table.openLink(at: url, of: index, in: revision)
    }
    func didRequestCopy(of text: String) { table.copy(text) }
}
