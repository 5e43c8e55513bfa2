import FeedPresentation

/// The delegate of a renderer's views: hands what it is told to the host.
final class HostDelegate: FeedViewDelegate, FeedImageViewDelegate {
    private let table: HostTable

    init(table: HostTable) {
        self.table = table
    }

    func didRequestFeedRefresh() { table.requestRefresh() }
    func didRequestImage(for index: Int) { table.ask(.load, image: index) }
    func didCancelImageRequest(for index: Int) { table.ask(.cancel, image: index) }
    func didRequestImagePreload(for index: Int) { table.ask(.preload, image: index) }
    func didCancelImagePreload(for index: Int) { table.ask(.cancelPreload, image: index) }
    func didRequestPicture(at url: String, of index: Int?) {
        table.askForPicture(at: url, of: index)
    }
}
