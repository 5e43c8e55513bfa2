import FeedModel

/// Limits the bytes and the time of all pictures together; those beyond fail at once.
///
/// The author of a feed decides how many pictures it has, and how slow they are.
final class BoundedImageDataLoader: FeedImageDataLoader {
    /// The limits for all pictures of a run.
    struct Limits {
        /// After conversion.
        var bytes = 512 << 20
        /// From the first to the last.
        var milliseconds: Int64 = 120_000
    }

    private final class Task: FeedImageDataLoaderTask {
        let serial: Int
        var step: (any FeedImageDataLoaderTask)?
        var completion: ((Result<FeedImageData, any Error>) -> Void)?
        private let didCancel: (Task) -> Void

        init(
            serial: Int, didCancel: @escaping (Task) -> Void,
            completion: @escaping (Result<FeedImageData, any Error>) -> Void
        ) {
            self.serial = serial
            self.didCancel = didCancel
            self.completion = completion
        }

        func cancel() {
            guard completion != nil else { return }
            completion = nil
            step?.cancel()
            step = nil
            didCancel(self)
        }
    }

    private let loader: any FeedImageDataLoader
    private let limits: Limits
    private let isBounded: () -> Bool
    private let after: (Int64, @escaping () -> Void) -> LoopTimer
    /// `nil` once called.
    private var didExceed: ((OmittedPictures) -> Void)?
    /// The number of failures, without those beyond the limits.
    private(set) var failedCount = 0
    private lazy var counts = isBounded()
    private var running: [Int: Task] = [:]
    private var nextSerial = 0
    private var usedBytes = 0
    private var timer: LoopTimer?
    private var exceeded: OmittedPictures?

    /// Creates a loader.
    ///
    /// - Parameters:
    ///   - loader: loads each picture.
    ///   - limits: the limits for all pictures.
    ///   - isBounded: whether limits apply; called for the first picture.
    ///   - after: runs work after milliseconds.
    ///   - didExceed: called once when pictures are left out.
    init(
        _ loader: any FeedImageDataLoader, limits: Limits = Limits(),
        isBounded: @escaping () -> Bool = { true },
        after: @escaping (Int64, @escaping () -> Void) -> LoopTimer,
        didExceed: @escaping (OmittedPictures) -> Void
    ) {
        self.loader = loader
        self.limits = limits
        self.isBounded = isBounded
        self.after = after
        self.didExceed = didExceed
    }

    deinit {
        timer?.cancel()
    }

    func loadImageData(
        from url: String, as form: FeedImageForm,
        completion: @escaping (Result<FeedImageData, any Error>) -> Void
    ) -> any FeedImageDataLoaderTask {
        guard counts else {
            return loader.loadImageData(from: url, as: form, completion: completion)
        }
        let task = Task(
            serial: nextSerial, didCancel: { [weak self] in self?.running[$0.serial] = nil },
            completion: completion)
        nextSerial += 1
        if let exceeded {
            task.completion = nil
            report(exceeded)
            completion(.failure(exceeded))
            return task
        }
        running[task.serial] = task
        timer =
            timer
            ?? after(limits.milliseconds) { [weak self] in
                guard let self, exceeded == nil else { return }
                exceed(.tooSlow(milliseconds: limits.milliseconds))
            }
        let step = loader.loadImageData(from: url, as: form) { [weak self, weak task] result in
            guard let self, let task else { return }
            finish(task, with: result)
        }
        if task.completion != nil { task.step = step }
        return task
    }

    private func finish(_ task: Task, with result: Result<FeedImageData, any Error>) {
        guard let completion = task.completion else { return }
        if case .success(let data) = result {
            guard data.byteCount <= limits.bytes - usedBytes else {
                return exceed(.tooLarge(bytes: limits.bytes))
            }
            usedBytes += data.byteCount
        }
        if case .failure = result { failedCount += 1 }
        task.completion = nil
        task.step = nil
        running[task.serial] = nil
        completion(result)
    }

    /// Cancels current and later loads. Reports only if there are any.
    private func exceed(_ reason: OmittedPictures) {
        exceeded = reason
        let tasks = running.values.sorted { $0.serial < $1.serial }
        running = [:]
        if !tasks.isEmpty { report(reason) }
        for task in tasks {
            let completion = task.completion
            task.cancel()
            completion?(.failure(reason))
        }
    }

    private func report(_ reason: OmittedPictures) {
        didExceed?(reason)
        didExceed = nil
    }
}
