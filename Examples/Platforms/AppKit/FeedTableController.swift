import AppKit
import FeedComposition
import FeedModel
import FeedPresentation
import Shared

/// The table of a window. It keeps the connection, and its parent keeps it.
final class FeedTableController: NSViewController, NSTableViewDataSource, NSTableViewDelegate,
    FeedView, FeedLoadingView, FeedErrorView, FeedImageView
{
    let table = NSTableView()
    let status = NSTextField(labelWithString: "")
    private var feed: FeedViewModel?
    private var pictures: [Int: NSImage] = [:]
    private var connection: FeedConnection?

    static func composed(
        _ loader: any FeedLoader = Harbour(), _ images: any FeedImageDataLoader = Harbour(),
        language: FeedLanguage = .english
    ) -> FeedTableController {
        let controller = FeedTableController()
        controller.connection =
            composeFeed(
                loader, images, language: language, image: { NSImage(data: Data($0)) },
                views: { _ in
                    FeedViewSet(
                        feed: controller, loading: controller, error: controller, image: controller)
                }
            ).connection
        return controller
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.dataSource = self
        table.delegate = self
        connection?.delegate.didRequestFeedRefresh()
    }

    func display(_ viewModel: FeedViewModel) {
        (feed, pictures, title) = (viewModel, [:], viewModel.title)
        table.reloadData()
    }

    func display(_ viewModel: FeedLoadingViewModel) { status.stringValue = viewModel.message }

    func display(_ viewModel: FeedErrorViewModel) {
        if viewModel.message != nil { status.stringValue = viewModel.words }
    }

    func display(_ viewModel: FeedImageViewModel<NSImage>) {
        guard let row = viewModel.request.index, let image = viewModel.image else { return }
        pictures[row] = image
        table.reloadData(forRowIndexes: [row], columnIndexes: [0])
    }

    func numberOfRows(in tableView: NSTableView) -> Int { feed?.items.count ?? 0 }

    func tableView(
        _ tableView: NSTableView, viewFor column: NSTableColumn?, row: Int
    ) -> NSView? {
        guard let feed else { return nil }
        let cell = NSTableCellView()
        cell.textField = NSTextField(labelWithString: feed.items[row].title)
        cell.imageView = NSImageView()
        cell.imageView?.image = pictures[row]
        if pictures[row] == nil {
            connection?.delegate.didRequestImage(
                for: FeedImageRequest(revision: feed.revision, index: row))
        }
        return cell
    }
}
