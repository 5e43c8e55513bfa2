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
    private var router: FeedImageRouter<UIImage>?
    private var cells: [FeedImageCellController] = []
    private var preloads: [IndexPath: FeedImageCellController] = [:]

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
                    (controller.refreshController, controller.router) = (refresh, router)
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
        guard let router, let delegate = connection?.delegate else { return }
        (title, preloads) = (viewModel.title, [:])
        cells = viewModel.items.enumerated().map {
            let request = FeedImageRequest(revision: viewModel.revision, index: $0)
            return .init(item: $1, request: request, router: router, delegate: delegate)
        }
        tableView.reloadData()
    }

    func display(_ viewModel: FeedErrorViewModel) { navigationItem.prompt = viewModel.message }

    override func tableView(_: UITableView, numberOfRowsInSection _: Int) -> Int { cells.count }

    override func tableView(_: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        cells[path.row].view()
    }

    // After a reload, the row is one of the old feed: only the cell tells what it shows.
    override func tableView(
        _: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt _: IndexPath
    ) {
        router?.cancel(for: cell)
    }

    func tableView(_: UITableView, prefetchRowsAt paths: [IndexPath]) {
        for path in paths where path.row < cells.count {
            preloads[path] = cells[path.row]
            cells[path.row].preload()
        }
    }

    func tableView(_: UITableView, cancelPrefetchingForRowsAt paths: [IndexPath]) {
        for path in paths { preloads.removeValue(forKey: path)?.cancelPreload() }
    }
}
