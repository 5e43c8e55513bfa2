import FeedAsync
import FeedPresentation
import UIKit

/// Assigns what it is given.
final class FeedImageCell: UITableViewCell {
    let titleLabel = UILabel()
    let feedImageView = UIImageView()
    let retryButton = UIButton()
}

/// One item: its words, and the picture's request, cancellation, preload and retry.
final class FeedImageCellController {
    private let item: FeedItemViewModel
    private let request: FeedImageRequest
    private let router: FeedImageRouter<UIImage>
    private let delegate: any FeedImageViewDelegate
    private var cell: FeedImageCell?

    init(
        _ item: FeedItemViewModel, _ request: FeedImageRequest,
        _ router: FeedImageRouter<UIImage>, _ delegate: any FeedImageViewDelegate
    ) {
        (self.item, self.request) = (item, request)
        (self.router, self.delegate) = (router, delegate)
    }

    func view() -> UITableViewCell {
        let cell = FeedImageCell()
        cell.titleLabel.text = item.title
        cell.retryButton.addAction(
            UIAction { [weak self] _ in self?.load() }, for: .touchUpInside)
        self.cell = cell
        load()
        return cell
    }

    func preload() { delegate.didRequestImagePreload(for: request) }

    func cancel() {
        delegate.didCancelImageRequest(for: request)
        cell = nil
    }

    private func load() {
        guard let cell else { return }
        router.request(request, for: cell) { cell, viewModel in
            cell.feedImageView.image = viewModel.image
            cell.retryButton.isHidden = !viewModel.shouldRetry
        }
    }
}
