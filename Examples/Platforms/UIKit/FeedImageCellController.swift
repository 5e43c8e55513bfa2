import FeedAsync
import FeedPresentation
import UIKit

/// Shows what it is given, side by side.
final class FeedImageCell: UITableViewCell {
    let titleLabel = UILabel()
    let feedImageView = UIImageView()
    let retryButton = UIButton(type: .system)

    func addParts() {
        retryButton.setTitle("↻", for: .normal)
        feedImageView.contentMode = .scaleAspectFit
        feedImageView.widthAnchor.constraint(equalToConstant: 44).isActive = true
        let parts = UIStackView(arrangedSubviews: [feedImageView, titleLabel, retryButton])
        parts.frame = contentView.bounds
        parts.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(parts)
    }
}

/// One item: its words, and the picture's request, preload and retry.
struct FeedImageCellController {
    let item: FeedItemViewModel
    let request: FeedImageRequest
    let router: FeedImageRouter<UIImage>
    let delegate: any FeedImageViewDelegate

    func view() -> UITableViewCell {
        let cell = FeedImageCell()
        cell.addParts()
        cell.titleLabel.text = item.title
        cell.retryButton.addAction(
            UIAction { [weak cell] _ in if let cell { load(in: cell) } }, for: .touchUpInside)
        load(in: cell)
        return cell
    }

    func preload() { delegate.didRequestImagePreload(for: request) }

    func cancelPreload() { delegate.didCancelImageRequest(for: request) }

    private func load(in cell: FeedImageCell) {
        router.request(request, for: cell) { cell, viewModel in
            cell.feedImageView.image = viewModel.image
            cell.retryButton.isHidden = !viewModel.shouldRetry
        }
    }
}
