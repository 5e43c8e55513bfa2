import AppKit
import FeedAsync
import FeedComposition
import FeedModel
import FeedPresentation
import Shared

/// The table of a window. It keeps the connection, and its parent keeps it.
final class FeedTableController: NSViewController, NSTableViewDataSource, NSTableViewDelegate,
    FeedView, FeedLoadingView, FeedErrorView
{
    private let table = NSTableView()
    private let status = NSTextField(labelWithString: "")
    private var feed: FeedViewModel?
    private var router: FeedImageRouter<NSImage>?
    private var connection: FeedConnection?

    static func composed(
        _ loader: any FeedLoader = Harbour(), _ images: any FeedImageDataLoader = Harbour(),
        language: FeedLanguage = .english
    ) -> FeedTableController {
        let controller = FeedTableController()
        controller.connection =
            composeFeed(
                loader, images, language: language, image: { NSImage(data: Data($0)) },
                views: { delegate in
                    let router = FeedImageRouter<NSImage>(delegate)
                    controller.router = router
                    return FeedViewSet(
                        feed: controller, loading: controller, error: controller, image: router)
                }
            ).connection
        return controller
    }

    override func loadView() {
        table.addTableColumn(NSTableColumn(identifier: NSUserInterfaceItemIdentifier("item")))
        let scroll = NSScrollView()
        scroll.documentView = table
        let stack = NSStackView(views: [status, scroll])
        stack.orientation = .vertical
        view = stack
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.dataSource = self
        table.delegate = self
        refresh()
    }

    func refresh() { connection?.delegate.didRequestFeedRefresh() }

    func display(_ viewModel: FeedViewModel) {
        (feed, title) = (viewModel, viewModel.title)
        table.reloadData()
    }

    func display(_ viewModel: FeedLoadingViewModel) { status.stringValue = viewModel.message }

    func display(_ viewModel: FeedErrorViewModel) {
        if viewModel.message != nil { status.stringValue = viewModel.words }
    }

    func numberOfRows(in tableView: NSTableView) -> Int { feed?.items.count ?? 0 }

    func tableView(
        _ tableView: NSTableView, viewFor column: NSTableColumn?, row: Int
    ) -> NSView? {
        guard let feed else { return nil }
        let cell = NSTableCellView()
        let text = NSTextField(labelWithString: feed.items[row].title)
        let image = NSImageView()
        image.widthAnchor.constraint(equalToConstant: 17).isActive = true
        let parts = NSStackView(views: [image, text])
        parts.frame = cell.bounds
        parts.autoresizingMask = [.width, .height]
        cell.addSubview(parts)
        (cell.textField, cell.imageView) = (text, image)
        router?.request(FeedImageRequest(revision: feed.revision, index: row), for: cell) {
            $0.imageView?.image = $1.image
        }
        return cell
    }

    // After a reload, the row is one of the old feed: only the cell tells what it shows.
    func tableView(_ tableView: NSTableView, didRemove rowView: NSTableRowView, forRow row: Int) {
        if let cell = rowView.view(atColumn: 0) as? NSView { router?.cancel(for: cell) }
    }
}
