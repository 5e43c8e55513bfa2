import FeedPresentation

/// The delegate of a renderer's views: hands what it is told to the host.
final class HostDelegate: FeedViewDelegate, FeedImageViewDelegate {
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
}
