import FeedModel
import FeedNetwork
import FeedPictures
import PictureFormats

/// Loads pictures, and makes of each what it is wanted as: pixels, or a file of a type that the
/// renderer takes; and makes those files smaller that are too large for any page.
final class FittingImageDataLoader: FeedImageDataLoader {
    /// A picture that is loaded first, and then perhaps decoded.
    private final class Task: FeedImageDataLoaderTask {
        /// The step under way.
        var step: (any FeedImageDataLoaderTask)?
        private(set) var isOver = false
        /// Called at its end, for what may go on then.
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

    /// How many pictures are on their way to be decoded at a time: a file that has come waits with
    /// all its bytes.
    private static let maximumDecodings = 16
    /// The formats of large pictures for a renderer that takes anything.
    private static let usualTypes: Set<ImageType> = [.jpeg, .webp]

    private let loader: any ImageFileLoader
    private let transcoder: PictureTranscoder
    private let takenTypes: Set<String>?
    private let didFail: (any Error) -> Void
    private var decodings = 0
    /// The pictures that wait for their turn to be loaded and decoded, in the order they were asked
    /// for.
    private var waiting: [(task: Task, begin: () -> Void)] = []
    private var firstWaiting = 0
    private var isBeginning = false

    /// Creates a loader.
    ///
    /// - Parameters:
    ///   - loader: loads the files as they are.
    ///   - transcoder: decodes them.
    ///   - takenTypes: the media types that the renderer takes; `nil` where it takes any.
    ///   - didFail: is told why nothing could be made of a picture.
    init(
        _ loader: any ImageFileLoader, transcoder: PictureTranscoder, takenTypes: Set<String>?,
        didFail: @escaping (any Error) -> Void
    ) {
        self.loader = loader
        self.transcoder = transcoder
        self.takenTypes = takenTypes
        self.didFail = didFail
    }

    /// The formats of pictures for the renderer. Asked for each, since most runs have none.
    private var makeableTypes: Set<ImageType> {
        takenTypes.map { taken in
            PictureOrder.makeableTypes.filter { taken.contains($0.mediaType) }
        } ?? Self.usualTypes
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
        switch form {
        case .file: load(task, from: url, as: form, completion: complete)
        case .pixels:
            waiting.append(
                (
                    task,
                    { [weak self, weak task] in
                        guard let self, let task else { return }
                        load(task, from: url, as: form, completion: complete)
                    }
                ))
            beginWaiting()
        }
        return task
    }

    private func beginWaiting() {
        // One that ends at once does not begin the next within itself.
        guard !isBeginning else { return }
        isBeginning = true
        defer { isBeginning = false }
        while decodings < Self.maximumDecodings, firstWaiting < waiting.count {
            let (task, begin) = waiting[firstWaiting]
            firstWaiting += 1
            if firstWaiting > 64, firstWaiting > waiting.count / 2 {
                waiting.removeFirst(firstWaiting)
                firstWaiting = 0
            }
            guard !task.isOver else { continue }
            decodings += 1
            task.didEnd = { [weak self] in
                guard let self else { return }
                decodings -= 1
                beginWaiting()
            }
            begin()
        }
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
            case .failure(let error): completion(.failure(error))
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
            guard !makeableTypes.isEmpty else {
                completion(notMade(url, .otherType(than: file.mediaType), .noType))
                return nil
            }
            return make(
                .file(makeableTypes), of: file, from: url,
                for: .otherType(than: file.mediaType), completion: completion)
        case .file:
            return transcode(file, from: url, completion: completion)
        }
    }

    /// A file that is large is handed on smaller, or as it is; one that is absurdly large, smaller
    /// or not at all.
    private func transcode(
        _ file: FeedImageFile, from url: String,
        completion: @escaping (Result<FeedImageData, any Error>) -> Void
    ) -> (any FeedImageDataLoaderTask)? {
        let weight = PictureWeight(file.bytes)
        if weight == .modest || weight == .large && makeableTypes.isEmpty {
            completion(.success(.file(file)))
            return nil
        }
        guard !makeableTypes.isEmpty else {
            completion(notMade(url, .smaller, .noType))
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
        _ order: PictureOrder, of file: FeedImageFile, from url: String,
        for purpose: PictureNotMade.Purpose,
        completion: @escaping (Result<FeedImageData, any Error>) -> Void
    ) -> any FeedImageDataLoaderTask {
        transcoder.transcode(file, to: order) { [self] result in
            switch result {
            case .success(let data): completion(.success(data))
            case .failure(let reason): completion(notMade(url, purpose, reason))
            }
        }
    }

    /// Tells that a picture could not be made, and answers so.
    private func notMade(
        _ url: String, _ purpose: PictureNotMade.Purpose, _ reason: PictureTranscodingFailure
    ) -> Result<FeedImageData, any Error> {
        let failure = PictureNotMade(address: url, purpose: purpose, reason: reason)
        didFail(failure)
        return .failure(failure)
    }
}
