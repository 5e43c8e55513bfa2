import FeedAsync
import FeedComposition
import FeedModel
import FeedPresentation
import Shared
import UIKit

/// The list. It keeps the connection, and the navigation stack keeps it.
final class FeedViewController: UITableViewController, UITableViewDataSourcePrefetching,
    FeedView, FeedErrorView
{
    private var connection: FeedConnection?
    private var refreshController: FeedRefreshViewController?
    private var makeCell: ((FeedItemViewModel, FeedImageRequest) -> FeedImageCellController)?
    private var cells: [FeedImageCellController] = []

    static func composed(
        _ loader: any FeedLoader = Harbour(), _ images: any FeedImageDataLoader = Harbour()
    ) -> FeedViewController {
        let controller = FeedViewController()
        controller.connection =
            composeFeed(
                loader, images, image: { UIImage(data: Data($0)) },
                views: { delegate in
                    let refresh = FeedRefreshViewController(delegate: delegate)
                    let router = FeedImageRouter<UIImage>(delegate)
                    controller.refreshController = refresh
                    controller.makeCell = { FeedImageCellController($0, $1, router, delegate) }
                    return FeedViewSet(
                        feed: controller, loading: refresh, error: controller, image: router)
                }
            ).connection
        return controller
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        refreshControl = refreshController?.view
        tableView.prefetchDataSource = self
        refreshController?.refresh()
    }

    func display(_ viewModel: FeedViewModel) {
        title = viewModel.title
        cells = viewModel.items.enumerated().compactMap { index, item in
            makeCell?(item, FeedImageRequest(revision: viewModel.revision, index: index))
        }
        tableView.reloadData()
    }

    func display(_ viewModel: FeedErrorViewModel) { navigationItem.prompt = viewModel.words }

    override func tableView(_: UITableView, numberOfRowsInSection section: Int) -> Int {
        cells.count
    }

    override func tableView(_: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        cells[path.row].view()
    }

    override func tableView(
        _: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath
    ) {
        cells[path.row].cancel()
    }

    func tableView(_: UITableView, prefetchRowsAt paths: [IndexPath]) {
        for path in paths { cells[path.row].preload() }
    }

    func tableView(_: UITableView, cancelPrefetchingForRowsAt paths: [IndexPath]) {
        for path in paths { cells[path.row].cancel() }
    }
}
