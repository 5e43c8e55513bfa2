import FeedPresentation
import UIKit

/// The control that is pulled down.
final class FeedRefreshViewController: FeedLoadingView {
    let view = UIRefreshControl()
    private let delegate: any FeedViewDelegate

    init(delegate: any FeedViewDelegate) {
        self.delegate = delegate
        view.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
    }

    func refresh() { delegate.didRequestFeedRefresh() }

    func display(_ viewModel: FeedLoadingViewModel) {
        if viewModel.isLoading { view.beginRefreshing() } else { view.endRefreshing() }
    }
}
