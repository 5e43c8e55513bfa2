public import FeedRendering
public import FeedViews

/// Draws a feed as text, for a terminal or a pipe.
public final class TextFeedView: FeedView {
    /// Wider lines are hard to read.
    private static let comfortableWidth = 84
    private static let pipeWidth = 80
    /// Wider than any screen, and safe from overflow of sums.
    private static let greatestWidth = 10_000

    private let output: RenderingOutput
    private let environment: RenderingEnvironment
    private let options: TextRenderingOptions
    private let now: Int64
    private let words: FeedWords

    /// Creates a view that draws on `output`, which the caller flushes.
    ///
    /// - Parameters:
    ///   - words: the phrases in the user's language.
    ///   - now: the time, in seconds since 1970.
    public init(
        output: RenderingOutput, environment: RenderingEnvironment, words: FeedWords,
        options: TextRenderingOptions = TextRenderingOptions(), now: Int64 = 0
    ) {
        self.now = now
        self.words = words
        self.output = output
        self.environment = environment
        self.options = options
    }

    /// Draws the feed below previous output.
    public func display(_ viewModel: FeedViewModel) {
        let dates = DateDrawing(
            style: options.dates, now: now,
            isLocal: environment.isTerminal && options.style != .tsv)
        switch options.style {
        case .list:
            ListDrawing(
                output: output, width: boundingWidth, isStyled: isStyled,
                hasHyperlinks: links == .behindWords, printsAddresses: links == .printed,
                dates: dates, words: words
            ).draw(viewModel)
        case .tsv:
            TabDrawing(output: output, dates: dates).draw(viewModel)
        case .summary, .full:
            ItemsDrawing(
                page: makePage(), links: links, dates: dates, words: words,
                isFull: options.style == .full
            ).draw(viewModel)
        }
    }

    private var isStyled: Bool { environment.colorDepth > .none }

    /// The width of the terminal, or the option.
    private var boundingWidth: Int? {
        guard let width = options.width ?? environment.columns else { return nil }
        return min(max(width, 1), TextFeedView.greatestWidth)
    }

    private var links: LinkDrawing {
        switch options.links {
        case .auto: environment.allowsHyperlinks ? .behindWords : .printed
        case .printed: .printed
        case .none: .omitted
        }
    }

    private func makePage() -> TextPage {
        let most = options.width == nil ? TextFeedView.comfortableWidth : TextFeedView.greatestWidth
        return TextPage(
            output: output, width: min(boundingWidth ?? TextFeedView.pipeWidth, most),
            isBounded: boundingWidth != nil, isStyled: isStyled,
            hasHyperlinks: links == .behindWords)
    }
}
