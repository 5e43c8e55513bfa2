import FeedModel
import FeedViews
import WindowWidgets

/// Shows a picture in an article, or its state.
final class ArticlePicture {
    let widget = Box(down: true)
    /// Another one once the article is of a later feed.
    var request: FeedImageRequest
    private let words: String
    private let retryWords: String
    private let press: (() -> Void)?
    private let retry: (FeedImageRequest) -> Void
    private var isShown = false

    /// - Parameters:
    ///   - words: the alternative text.
    ///   - press: called when it is clicked; `nil` if clicking does nothing.
    init(
        _ request: FeedImageRequest, words: String, retryWords: String, press: (() -> Void)?,
        retry: @escaping (FeedImageRequest) -> Void
    ) {
        self.request = request
        // Leaves room for the reason of a failure.
        self.words = words.cut(to: 800)
        self.retryWords = retryWords
        self.press = press
        self.retry = retry
        show(.loading)
    }

    /// Shows the state of the picture.
    func show(_ state: PictureState<Texture>) {
        // After a reload it stays until it is loaded again.
        if isShown, case .loading = state { return }
        widget.removeAll()
        isShown = false
        switch state {
        case .shown(let texture):
            isShown = true
            let picture = Picture(texture, words: words, scale: widget.scale)
            if let press { picture.onPress(press) }
            widget.append(picture)
            widget.size(height: -1)
        case .failed(let fault, let canRetry):
            widget.append(Label(words + " · " + fault).wrap().style("dim-label"))
            if canRetry {
                widget.append(
                    Button(retryWords) { [unowned self] in retry(request) }.align(across: .start))
            }
            widget.size(height: -1)
        case .loading:
            widget.append(Label(words).wrap().style("dim-label"))
            widget.size(height: 120)
        }
    }
}
