import FeedViews

/// The feed view of a plugin in a worker.
final class WorkerFeedView: FeedView {
    private let seat: WorkerSeat

    init(_ seat: WorkerSeat) {
        self.seat = seat
    }

    func display(_ viewModel: FeedViewModel) {
        seat.display(viewModel)
    }
}
