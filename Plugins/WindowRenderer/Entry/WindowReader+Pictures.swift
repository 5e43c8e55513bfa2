import FeedListing
import FeedModel
import FeedPluginKit
import FeedViews
import WindowRendering
import WindowWidgets

// The pictures of the list and of the article.
extension WindowReader {
    /// The request for an item's own picture; `nil` where it has none.
    func thumbnailRequest(ofPlace place: Int, scale: Int) -> FeedImageRequest? {
        guard let feed = list?.feed, feed.items.detail(at: place, parts: .files).image != nil else {
            return nil
        }
        // The middle is shown, of a picture that is wider than high by a half at most.
        let side = ItemRow.pictureSide * min(max(scale, 1), 4)
        return FeedImageRequest(
            revision: feed.revision, index: place,
            form: .pixels(maximumWidth: side * 3 / 2, maximumHeight: side * 3 / 2))
    }

    /// Tells the host, when all has its place, what came into view and what left it.
    func updatePictures() {
        guard !isUpdateDue else { return }
        isUpdateDue = true
        MainLoop.afterDrawing { [weak self] in self?.updatePicturesNow() }
    }

    private func updatePicturesNow() {
        isUpdateDue = false
        guard list != nil else { return }
        var visible: [FeedImageRequest] = []
        var near: [FeedImageRequest] = []
        let height = items.list.height
        for (_, row) in items.list.shown.sorted(by: { $0.position < $1.position }) {
            guard let request = row.request, let (top, size) = row.widget.extent(in: items.list)
            else { continue }
            if top + size > 0, top < height {
                visible.append(request)
            } else if top + size > -height / 2, top < 2 * height {
                near.append(request)
            }
        }
        for request in thumbnails.update(visible: visible, near: near) {
            request.tell(host.delegate)
        }
        let shown = seesArticle ? article.pictures : (visible: [], near: [])
        for request in pictures.update(visible: shown.visible, near: shown.near) {
            request.tell(host.delegate)
        }
    }

    /// How far a picture is that was asked for.
    func show(_ viewModel: FeedImageViewModel<Texture>) {
        let request = viewModel.request
        if thumbnails.show(viewModel) {
            let state = thumbnails.state(of: request)
            for (_, row) in items.list.shown where row.request == request { row.show(state) }
        }
        if pictures.show(viewModel), let state = pictures.state(of: request) {
            article.show(state, of: request)
        }
    }

    func retry(_ request: FeedImageRequest) {
        for request in thumbnails.retry(request) + pictures.retry(request) {
            request.tell(host.delegate)
        }
        if let state = pictures.state(of: request) { article.show(state, of: request) }
    }

    func retryPictures() {
        for request in thumbnails.failed + pictures.failed { retry(request) }
    }
}
