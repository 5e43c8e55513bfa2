import FeedPluginKit
import WindowWidgets

// The pictures of the list and of the article.
extension WindowReader {
    /// Returns the request for an item's picture; `nil` if it has none.
    func thumbnailRequest(ofItem index: Int, scale: Int) -> FeedImageRequest? {
        guard let list, list.items.detail(at: index, parts: .files).image != nil else { return nil }
        // The list shows the central square of pictures up to 3:2.
        let side = ItemRow.pictureSide * min(max(scale, 1), 4)
        return FeedImageRequest(
            revision: list.revision, index: index,
            form: .pixels(maximumWidth: side * 3 / 2, maximumHeight: side * 3 / 2))
    }

    /// Returns the request for a picture of the article; `nil` is the item's own.
    func pictureRequest(_ url: String?) -> FeedImageRequest {
        let width = ArticlePane.lineWidth * article.area.scale
        return FeedImageRequest(
            revision: shown.revision, index: shown.index, url: url,
            form: .pixels(maximumWidth: width, maximumHeight: 2 * width))
    }

    /// Updates picture requests after the next layout.
    func updatePictures() {
        guard !isUpdateDue else { return }
        isUpdateDue = true
        MainLoop.afterDrawing { [weak self] in self?.frame.askForFrame() }
    }

    /// Updates picture requests after a frame, when positions are final.
    func updatePicturesNow() {
        guard isUpdateDue else { return }
        isUpdateDue = false
        guard let list else { return }
        // GTK does not move rows out of view: they keep their last position.
        let height = items.list.height
        let seen = items.list.shown.filter { _, row in
            guard row.widget.isMapped, let (top, size) = row.widget.extent(in: items.list) else {
                return false
            }
            return top + size > 0 && top < height
        }.map(\.position).sorted()
        var visible: [FeedImageRequest] = []
        var near: [FeedImageRequest] = []
        if let first = seen.first, let last = seen.last {
            let scale = items.list.scale
            let wanted = (first - seen.count / 2)..<(last + seen.count + 1)
            for position in wanted.clamped(to: 0..<list.indices.count) {
                guard let request = thumbnailRequest(ofItem: list.indices[position], scale: scale)
                else { continue }
                if position >= first, position <= last {
                    visible.append(request)
                } else {
                    near.append(request)
                }
            }
        }
        let shown = seesArticle ? article.pictures : (visible: [], near: [])
        tell(pictures.update(visible: visible + shown.visible, soon: near + shown.near))
    }

    private func tell(_ requests: [PictureRequest]) {
        for request in requests { request.tell(host.delegate) }
    }

    /// Called with the state of a requested picture.
    func show(_ viewModel: FeedImageViewModel<Texture>) {
        guard let request = pictures.show(viewModel, draw: { texture, _ in texture }),
            let state = pictures.state(of: request)
        else { return }
        for (_, row) in items.list.shown where row.request == request { row.show(state) }
        article.show(state, of: request)
    }

    func retry(_ request: FeedImageRequest) {
        tell(pictures.retry([request]))
        if let state = pictures.state(of: request) { article.show(state, of: request) }
    }

    func retryPictures() {
        for request in pictures.failed { retry(request) }
    }
}
