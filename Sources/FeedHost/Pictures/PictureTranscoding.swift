import FeedModel
import FeedPictures

/// A picture that is being converted, or waits for it.
final class PictureTranscoding: FeedImageDataLoaderTask {
    private let file: FeedImageFile
    private let target: PictureTarget
    private let loop: EventLoop
    private let didEnd: (PictureTranscoding) -> Void
    private var completion: ((Result<FeedImageData, PictureTranscodingFailure>) -> Void)?
    private var connection: PictureConnection?
    private var deadline: LoopTimer?

    init(
        _ file: FeedImageFile, target: PictureTarget, loop: EventLoop,
        completion: @escaping (Result<FeedImageData, PictureTranscodingFailure>) -> Void,
        didEnd: @escaping (PictureTranscoding) -> Void
    ) {
        self.file = file
        self.target = target
        self.loop = loop
        self.completion = completion
        self.didEnd = didEnd
    }

    func start() {
        do {
            let connection = try PictureConnection(
                bytes: file.bytes, target: target, executable: "/proc/self/exe",
                decoder: ProgramLibrary.pictures.path)
            self.connection = connection
            loop.add(descriptor: connection.descriptor) { [weak self] in
                guard let self, let result = self.connection?.receive() else { return }
                end(with: result)
            }
            deadline = loop.after(milliseconds: PictureTranscodingLimits.milliseconds) {
                [weak self] in self?.end(with: .failure(.deadlinePassed))
            }
        } catch {
            loop.schedule { [weak self] in self?.end(with: .failure(error)) }
        }
    }

    func cancel() {
        completion = nil
        end(with: .failure(.lost))
    }

    private func end(with result: Result<FeedImageData, PictureTranscodingFailure>) {
        let completion = completion
        self.completion = nil
        deadline?.cancel()
        deadline = nil
        if let connection { loop.remove(descriptor: connection.descriptor) }
        connection = nil
        didEnd(self)
        completion?(result)
    }
}
