import FeedRendering
package import FeedViews

// The pictures of list and article.
extension Reader {
    /// Sets the state of a requested picture.
    package func display(_ viewModel: FeedImageViewModel<FeedImagePixels>) {
        _ = tracker.show(viewModel) { draw($0, in: $1) }
    }

    /// Draws a picture, once, at the size of its slot.
    private func draw(_ pixels: FeedImagePixels, in slot: SizedPicture) -> DrawnPicture? {
        guard pixels.width > 0, pixels.height > 0,
            pixels.bytes.count >= pixels.bytesPerRow * (pixels.height - 1) + pixels.width * 4
        else { return nil }
        let fitting = PictureFitting(
            pixels, columns: slot.columns, rows: slot.rows, cellWidth: surface.cellWidth,
            cellHeight: surface.cellHeight)
        var picture = DrawnPicture(
            number: nextDrawing, columns: fitting.columns, rows: fitting.rows, cells: [],
            sequence: [])
        if surface.pictures != .symbols {
            guard
                let sequence = canvas.sequence(
                    of: fitting.pixels, by: surface.pictures, columns: fitting.columns,
                    rows: fitting.rows, cellWidth: surface.cellWidth,
                    cellHeight: surface.cellHeight)
            else { return nil }
            picture.sequence = sequence
            // Protocols without parts get a picture of the visible rows.
            if surface.pictures != .kitty { picture.pixels = fitting.pixels }
        } else {
            picture.cells = canvas.cells(
                of: fitting.pixels, columns: fitting.columns, rows: fitting.rows,
                colors: surface.capabilities.colors, isUnicode: surface.capabilities.isUnicode)
        }
        nextDrawing += 1
        return picture
    }

    func tell(_ requests: [PictureRequest]) {
        for request in requests { request.tell(pictureDelegate) }
    }

    /// Returns the rows of a picture in an article, or its replacement text.
    func extent(ofPicture number: Int, in article: OpenArticle) -> OpenArticle.Extent {
        let picture = article.pictures[number]
        guard let slot = slot(ofPicture: number, in: article) else {
            return OpenArticle.Extent(rows: 0, words: label(of: picture, ""))
        }
        switch tracker.state(of: slot) {
        case .shown(let drawn): return OpenArticle.Extent(rows: drawn.rows, words: "")
        case .failed(let words, let canRetry):
            let key = canRetry ? keys.names(of: .retry).first : nil
            return OpenArticle.Extent(rows: 0, words: label(of: picture, words, key: key))
        case .loading, nil: return OpenArticle.Extent(rows: slot.rows, words: "")
        }
    }

    /// The replacement text in brackets; the key for a retry takes their place.
    private func label(
        of picture: OpenArticle.Picture, _ fault: String, key: String? = nil
    ) -> String {
        var label = words[.picture]
        if !picture.words.isEmpty { label += words[.separator] + picture.words }
        if !fault.isEmpty { label += " · " + fault }
        return key.map { "[\($0)] " + label.displayable } ?? "[" + label.displayable + "]"
    }

    /// Returns the slot of a picture in an article; `nil` if it can't be requested.
    func slot(ofPicture number: Int, in article: OpenArticle) -> SizedPicture? {
        let picture = article.pictures[number]
        guard surface.pictures != .none,
            (picture.url?.utf8.count ?? 0) <= 8_192
        else { return nil }
        let columns = max(textWidth - picture.margin, 1)
        let rows = min(max(layout.article.rows * 3 / 5, 1), 40)
        guard columns >= 4, rows >= 2 else { return nil }
        return SizedPicture(
            item: article.key, url: picture.url, ownURL: article.ownPictureURL, columns: columns,
            rows: rows)
    }

    /// Requests, preloads and cancels pictures after scrolling.
    func askForPictures() {
        guard knowsTerminal, surface.pictures != .none, let items else { return }
        var visible: [(SizedPicture, FeedImageRequest)] = []
        var soon: [(SizedPicture, FeedImageRequest)] = []
        if showsThumbnails {
            func thumbnail(_ row: Int) -> (SizedPicture, FeedImageRequest)? {
                let index = items.indices[row]
                return thumbnailSlot(of: index).map { ($0, request(index, in: items.revision, $0)) }
            }
            visible += list.visible.compactMap(thumbnail)
            let next = list.visible.upperBound
            let end = max(min(next + list.visible.count, items.indices.count), next)
            soon += (next..<end).compactMap(thumbnail)
        }
        if let open = article {
            let shown = open.pictures(in: open.visible)
            let end = open.visible.upperBound
            let following = open.pictures(in: end..<end + layout.article.rows)
            func picture(_ number: Int) -> (SizedPicture, FeedImageRequest)? {
                slot(ofPicture: number, in: open).map {
                    ($0, request(open.index, in: open.revision, $0))
                }
            }
            visible += shown.compactMap(picture)
            soon += following.filter { !shown.contains($0) }.compactMap(picture)
        }
        visiblePictures = visible.map { $0.0 }
        tell(tracker.update(visible: visible, soon: soon))
    }

    private func request(
        _ index: Int, in revision: UInt64, _ slot: SizedPicture
    ) -> FeedImageRequest {
        let width = min(slot.columns * surface.cellWidth, 4_000)
        let height = min(slot.rows * surface.cellHeight, 4_000)
        return FeedImageRequest(
            revision: revision, index: index, url: slot.url,
            form: .pixels(maximumWidth: width, maximumHeight: height))
    }
}
