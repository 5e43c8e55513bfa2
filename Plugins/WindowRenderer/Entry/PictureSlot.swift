import FeedViews
import WindowRendering
import WindowWidgets

/// The place of a picture in an article.
final class PictureSlot {
    let widget = Box(down: true)
    let request: FeedImageRequest
    private let words: String
    private let retryWords: String
    private let press: (() -> Void)?
    private let retry: (FeedImageRequest) -> Void

    /// - Parameters:
    ///   - words: what stands for the picture.
    ///   - press: what a press on it does; `nil` for nothing.
    init(
        _ request: FeedImageRequest, words: String, retryWords: String, press: (() -> Void)?,
        retry: @escaping (FeedImageRequest) -> Void
    ) {
        self.request = request
        self.words = words
        self.retryWords = retryWords
        self.press = press
        self.retry = retry
        show(.loading)
    }

    /// Shows how far the picture is.
    func show(_ state: PictureState<Texture>) {
        widget.removeAll()
        switch state {
        case .shown(let texture):
            let picture = Picture(texture, words: words, scale: widget.scale)
            if let press { picture.onPress(press) }
            widget.append(picture)
            widget.size(height: -1)
        case .failed(let fault, let canRetry):
            widget.append(Label(words + " · " + fault).wrap().style("dim-label"))
            if canRetry {
                let request = request
                let retry = retry
                widget.append(
                    Button(retryWords) { retry(request) }.align(across: .start))
            }
            widget.size(height: -1)
        case .awaited, .loading:
            widget.append(Label(words).wrap().style("dim-label"))
            widget.size(height: 120)
        }
    }
}
