import FeedModel
import FeedNetwork
import FeedPictures
import PictureFormats

/// Loads pictures in the requested form: pixels, or a file of a type that the renderer takes.
/// Reduces files that are too large.
final class FittingImageDataLoader: FeedImageDataLoader {
    /// A picture that is loaded, and then possibly decoded.
    private final class Task: FeedImageDataLoaderTask {
        /// The current step.
        var step: (any FeedImageDataLoaderTask)?
        private(set) var isOver = false
        /// Called at the end, to start waiting tasks.
        var didEnd: (() -> Void)?

        deinit {
            didEnd?()
        }

        func cancel() {
            step?.cancel()
            end()
        }

        func end() {
            step = nil
            guard !isOver else { return }
            isOver = true
            didEnd?()
            didEnd = nil
        }
    }

    /// Begins tasks in order, a limited number at a time, since loaded files occupy memory. At most half of them are
    /// of one host: those of a silent one don't hold up the others.
    private final class Turns {
        private let limit: Int
        private var running = 0
        /// Tasks that wait for their turn, in order.
        private var waiting: [(task: Task, begin: () -> Void)] = []
        private var firstWaiting = 0
        private var isBeginning = false
        private var hosts: [String: Turns] = [:]

        init(limit: Int) {
            self.limit = limit
        }

        /// - Parameter host: where it comes from; `nil` if it is there already.
        func add(_ task: Task, from host: String?, begin: @escaping () -> Void) {
            guard let host else { return add(task, begin: begin) }
            let turns = hosts[host] ?? Turns(limit: limit / 2)
            hosts[host] = turns
            turns.add(task) { [weak self, weak task] in
                if let self, let task { add(task, begin: begin) }
            }
        }

        private func add(_ task: Task, begin: @escaping () -> Void) {
            waiting.append((task, begin))
            beginWaiting()
        }

        private func beginWaiting() {
            // Prevents recursion if a task ends at once.
            guard !isBeginning else { return }
            isBeginning = true
            defer { isBeginning = false }
            while running < limit, firstWaiting < waiting.count {
                let (task, begin) = waiting[firstWaiting]
                firstWaiting += 1
                // Nothing is kept for a host that has no more.
                if firstWaiting == waiting.count
                    || firstWaiting > 64 && firstWaiting > waiting.count / 2
                {
                    waiting.removeFirst(firstWaiting)
                    firstWaiting = 0
                }
                guard !task.isOver else { continue }
                running += 1
                task.didEnd = { [weak self, earlier = task.didEnd] in
                    earlier?()
                    guard let self else { return }
                    running -= 1
                    beginWaiting()
                }
                begin()
            }
        }
    }

    /// The formats of reduced pictures for a renderer that takes any.
    private static let commonTypes: Set<ImageType> = [.jpeg, .webp]

    private let loader: any ImageFileLoader
    private let transcoder: PictureTranscoder
    private let takenTypes: Set<String>?
    private let didFail: (any Error) -> Void
    /// As many as transfers at a time, as a rule: each waits for its conversion, too.
    private let files = Turns(limit: 64)
    private let pixels = Turns(limit: 16)

    /// Creates a loader.
    ///
    /// - Parameters:
    ///   - loader: loads files.
    ///   - transcoder: decodes them.
    ///   - takenTypes: the media types that the renderer takes; `nil` for any.
    ///   - didFail: called with each failure, since the picture only shows a phrase.
    init(
        _ loader: any ImageFileLoader, transcoder: PictureTranscoder, takenTypes: Set<String>?,
        didFail: @escaping (any Error) -> Void
    ) {
        self.loader = loader
        self.transcoder = transcoder
        self.takenTypes = takenTypes
        self.didFail = didFail
    }

    /// The formats for the renderer. Computed on demand, since most runs have no pictures.
    private var makeableTypes: Set<ImageType> {
        takenTypes.map { taken in
            PictureTarget.makeableTypes.filter { taken.contains($0.mediaType) }
        } ?? Self.commonTypes
    }

    func loadImageData(
        from url: String, as form: FeedImageForm,
        completion: @escaping (Result<FeedImageData, any Error>) -> Void
    ) -> any FeedImageDataLoaderTask {
        let task = Task()
        let complete: (Result<FeedImageData, any Error>) -> Void = { [weak task] result in
            guard let task, !task.isOver else { return }
            task.end()
            completion(result)
        }
        (form == .file ? files : pixels).add(task, from: ResourceAddress(url)?.host) {
            [weak self, weak task] in
            guard let self, let task else { return }
            load(task, from: url, as: form, completion: complete)
        }
        return task
    }

    private func load(
        _ task: Task, from url: String, as form: FeedImageForm,
        completion: @escaping (Result<FeedImageData, any Error>) -> Void
    ) {
        var isLoaded = false
        let loading = loader.loadImageFile(from: url) { [weak self, weak task] result in
            isLoaded = true
            guard let self, let task, !task.isOver else { return }
            switch result {
            case .success(let file):
                task.step = fit(file, from: url, to: form, completion: completion)
            case .failure(let error):
                didFail(error)
                completion(.failure(error))
            }
        }
        if !isLoaded { task.step = loading }
    }

    private func fit(
        _ file: FeedImageFile, from url: String, to form: FeedImageForm,
        completion: @escaping (Result<FeedImageData, any Error>) -> Void
    ) -> (any FeedImageDataLoaderTask)? {
        switch form {
        case .pixels(let width, let height):
            return make(
                .pixels(maximumWidth: width, maximumHeight: height), of: file, from: url,
                for: .pixels, completion: completion)
        case .file where takenTypes?.contains(file.mediaType) == false:
            return make(
                .file(makeableTypes), of: file, from: url,
                for: .otherType(than: file.mediaType), completion: completion)
        case .file:
            return transcode(file, from: url, completion: completion)
        }
    }

    /// Reduces a large file, or passes it unchanged if that fails; fails for an extremely large
    /// one.
    private func transcode(
        _ file: FeedImageFile, from url: String,
        completion: @escaping (Result<FeedImageData, any Error>) -> Void
    ) -> (any FeedImageDataLoaderTask)? {
        let weight = PictureWeight(file.bytes)
        if weight == .modest || weight == .large && makeableTypes.isEmpty {
            completion(.success(.file(file)))
            return nil
        }
        return make(.file(makeableTypes), of: file, from: url, for: .smaller) { result in
            switch result {
            case .success(let made):
                let isWorthIt = made.byteCount < file.bytes.count
                completion(.success(isWorthIt || weight == .absurd ? made : .file(file)))
            case .failure(let failure):
                completion(weight == .absurd ? .failure(failure) : .success(.file(file)))
            }
        }
    }

    private func make(
        _ target: PictureTarget, of file: FeedImageFile, from url: String,
        for purpose: PictureConversionFailure.Purpose,
        completion: @escaping (Result<FeedImageData, any Error>) -> Void
    ) -> (any FeedImageDataLoaderTask)? {
        guard target != .file([]) else {
            completion(notMade(url, purpose, .noType))
            return nil
        }
        return transcoder.transcode(file, to: target) { [self] result in
            completion(result.flatMapError { notMade(url, purpose, $0) })
        }
    }

    /// Reports and returns a failed conversion.
    private func notMade(
        _ url: String, _ purpose: PictureConversionFailure.Purpose,
        _ reason: PictureTranscodingFailure
    ) -> Result<FeedImageData, any Error> {
        let failure = PictureConversionFailure(address: url, purpose: purpose, reason: reason)
        didFail(failure)
        return .failure(failure)
    }
}
