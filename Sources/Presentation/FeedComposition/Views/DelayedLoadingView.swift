public import FeedPresentation

/// Decorates a loading view: shows loading only if it takes long, and creates the view only then.
public final class DelayedLoadingView: FeedLoadingView {
    private enum State {
        case idle
        /// Loading has begun; holds what to show later, and how to cancel that.
        case waiting(FeedLoadingViewModel, cancel: () -> Void)
        case showing
    }

    private let wait: (@escaping () -> Void) -> () -> Void
    private let makeView: () -> (any FeedLoadingView)?
    private lazy var view = makeView()
    private var state = State.idle
    /// For callbacks.
    private let back = BackReference<DelayedLoadingView>()

    /// - Parameters:
    ///   - wait: schedules work for later on the same thread; returns a function that cancels it.
    ///   - makeView: creates the decorated view, or returns `nil` if there is none. Called once.
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
