import FeedViews

/// The loading view of a plugin in a worker.
final class WorkerLoadingView: FeedLoadingView {
    private let seat: WorkerSeat

    init(_ seat: WorkerSeat) {
        self.seat = seat
    }

    func display(_ viewModel: FeedLoadingViewModel) {
        seat.display(viewModel)
    }
}
