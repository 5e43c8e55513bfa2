import FeedModel
import FeedPictures

/// Decodes pictures, each in a confined process of its own, a few at a time.
final class PictureTranscoder {
    /// Limited by processors, and by the memory that each may take.
    private static let maximumProcesses = 2

    private let loop: EventLoop
    private var waiting: [PictureTranscoding] = []
    private var running: [PictureTranscoding] = []

    init(loop: EventLoop) {
        self.loop = loop
    }

    var isBusy: Bool { !running.isEmpty }

    /// Starts to convert a picture; calls `completion` once, in a later turn of the event loop,
    /// unless cancelled.
    func transcode(
        _ file: FeedImageFile, to target: PictureTarget,
        completion: @escaping (Result<FeedImageData, PictureTranscodingFailure>) -> Void
    ) -> PictureTranscoding {
        let work = PictureTranscoding(file, target: target, loop: loop, completion: completion) {
            [weak self] in
            self?.remove($0)
        }
        waiting.append(work)
        startWaiting()
        return work
    }

    private func startWaiting() {
        while running.count < Self.maximumProcesses, !waiting.isEmpty {
            let work = waiting.removeFirst()
            running.append(work)
            work.start()
        }
    }

    private func remove(_ work: PictureTranscoding) {
        waiting.removeAll { $0 === work }
        running.removeAll { $0 === work }
        startWaiting()
    }
}
