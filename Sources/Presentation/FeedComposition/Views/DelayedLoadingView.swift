public import FeedPresentation

/// A loading view for what takes long: of a loading that ends soon nothing is shown, and the view
/// behind it is made when there is something to show for the first time.
public final class DelayedLoadingView: FeedLoadingView {
    private enum State {
        case idle
        /// Loading has begun; what to show when it takes long, and how to stop waiting for that.
        case waiting(FeedLoadingViewModel, cancel: () -> Void)
        case showing
    }

    private let wait: (@escaping () -> Void) -> () -> Void
    private let makeView: () -> (any FeedLoadingView)?
    private lazy var view = makeView()
    private var state = State.idle
    /// For what is told later.
    private let back = BackReference<DelayedLoadingView>()

    /// Creates a loading view.
    ///
    /// - Parameters:
    ///   - wait: does something when loading has taken long, and answers how to take that back.
    ///     On the same thread, and later.
    ///   - makeView: makes the view behind this one, or `nil` where there is none. Called once.
    public init(
        wait: @escaping (@escaping () -> Void) -> () -> Void,
        makeView: @escaping () -> (any FeedLoadingView)?
    ) {
        self.wait = wait
        self.makeView = makeView
        back.refer(to: self)
    }

    deinit {
        back.end()
        if case .waiting(_, let cancel) = state { cancel() }
    }

    public func display(_ viewModel: FeedLoadingViewModel) {
        switch state {
        case .idle:
            guard viewModel.isLoading else { return }
            state = .waiting(viewModel, cancel: wait { [back] in back.object?.show() })
        case .waiting(_, let cancel):
            if viewModel.isLoading {
                state = .waiting(viewModel, cancel: cancel)
            } else {
                state = .idle
                cancel()
            }
        case .showing:
            if !viewModel.isLoading { state = .idle }
            view?.display(viewModel)
        }
    }

    private func show() {
        guard case .waiting(let viewModel, _) = state else { return }
        state = .showing
        view?.display(viewModel)
    }
}
