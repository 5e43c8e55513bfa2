import FeedModel
import FeedNetwork
import Testing

@testable import FeedHost

@Suite struct FittingImageDataLoaderTests {
    private enum LoadingFailed: Error { case offline }

    /// A loader that completes on demand.
    private final class Files: ImageFileLoader {
        private(set) var requested: [String] = []
        private(set) var cancelled: [String] = []
        private var completions: [(Result<FeedImageFile, any Error>) -> Void] = []
        /// If true, requests fail before the call returns.
        var failsAtOnce = false

        func loadImageFile(
            from url: String, completion: @escaping (Result<FeedImageFile, any Error>) -> Void
        ) -> any FeedImageDataLoaderTask {
            requested.append(url)
            completions.append(completion)
            if failsAtOnce { completion(.failure(LoadingFailed.offline)) }
            return CancellationSpy { [weak self] in self?.cancelled.append(url) }
        }

        func complete(_ index: Int, with result: Result<FeedImageFile, any Error>) {
            completions[index](result)
        }
    }

    private final class SUT {
        let files = Files()
        var messages: [String] = []
        var results: [String] = []
        var tasks: [any FeedImageDataLoaderTask] = []
        private(set) lazy var loader = FittingImageDataLoader(
            files, transcoder: PictureTranscoder(loop: EventLoop()), takenTypes: takenTypes,
            didFail: { [unowned self] in messages.append(ErrorWording.line(for: $0)) })
        private let takenTypes: Set<String>?

        init(taking types: Set<String>? = nil) {
            takenTypes = types
        }

        func load(_ url: String, as form: FeedImageForm = .file) {
            tasks.append(
                loader.loadImageData(from: url, as: form) { [unowned self] result in
                    switch result {
                    case .success(.file(let file)):
                        results.append("\(url) \(file.mediaType) \(file.bytes.count)")
                    case .success(.pixels(let pixels)):
                        results.append("\(url) \(pixels.width)x\(pixels.height)")
                    case .success(.handle), .failure: results.append("\(url) failed")
                    }
                })
        }
    }

    private let pixels = FeedImageForm.pixels(maximumWidth: 3, maximumHeight: 3)
    private let avif = FeedImageFile(bytes: [1, 2, 3], mediaType: "image/avif")

    /// Returns a picture header with these dimensions.
    private func png(_ width: UInt8, _ height: UInt8) -> FeedImageFile {
        var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
        bytes += "IHDR".utf8
        bytes += [0, 0, width, 0, 0, 0, height, 0]
        return FeedImageFile(bytes: bytes, mediaType: "image/png")
    }

    @Test func `Passes on files of accepted types`() {
        for types in [nil, ["image/avif"], ["image/avif", "image/png"]] as [Set<String>?] {
            let sut = SUT(taking: types)
            sut.load("a")
            sut.files.complete(0, with: .success(avif))
            #expect(sut.results == ["a image/avif 3"])
            #expect(sut.messages.isEmpty)
        }
    }

    @Test func `Fails files of types that can't be converted`() {
        let sut = SUT(taking: ["image/avif", "image/bmp"])
        sut.load("a")
        sut.files.complete(0, with: .success(png(1, 1)))
        #expect(sut.results == ["a failed"])
        #expect(
            sut.messages == [
                "a is of a type that the renderer does not take (image/png), and could not be "
                    + "converted: the renderer takes no type that can be made"
            ])
    }

    @Test func `Passes on large files that can't be converted, and fails oversized ones`() {
        let sut = SUT(taking: ["image/gif"])
        let gif = { (side: UInt8) in
            FeedImageFile(
                bytes: Array("GIF89a".utf8) + [0, side, 0, side], mediaType: "image/gif")
        }
        // 3,840 by 3,840 pixels, and 4,096 by 4,096.
        for (index, side) in [15, 16].enumerated() {
            sut.load("\(side)")
            sut.files.complete(index, with: .success(gif(UInt8(side))))
        }
        #expect(sut.results == ["15 image/gif 10", "16 failed"])
        #expect(
            sut.messages == [
                "16 is large and could not be made smaller: the renderer takes no type that can be "
                    + "made"
            ])
    }

    @Test func `Cancels loading without a result`() {
        let sut = SUT()
        sut.load("a")
        sut.load("b", as: pixels)
        for task in sut.tasks { task.cancel() }
        sut.files.complete(0, with: .success(avif))
        sut.files.complete(1, with: .success(avif))
        #expect(sut.files.cancelled == ["a", "b"])
        #expect(sut.results.isEmpty)
    }

    @Test func `Limits the number of pictures to decode, and starts waiting ones`() {
        let sut = SUT()
        for number in 0..<40 { sut.load("\(number)", as: pixels) }
        sut.load("file")
        #expect(sut.files.requested == (0..<16).map { "\($0)" } + ["file"])
        sut.files.complete(3, with: .failure(LoadingFailed.offline))
        #expect(sut.files.requested.last == "16")
        sut.tasks[17].cancel()
        sut.tasks[0].cancel()
        #expect(sut.files.requested.last == "18")
        #expect(sut.results == ["3 failed"])
    }

    @Test func `Limits the number of files that are loaded or wait for their conversion`() {
        let sut = SUT()
        for number in 0..<70 { sut.load("\(number)") }
        #expect(sut.files.requested.count == 64)
        sut.files.complete(0, with: .success(avif))
        #expect(sut.files.requested.last == "64")
        #expect(sut.results == ["0 image/avif 3"])
    }

    @Test func `The pictures of one host leave turns to those of others`() {
        for (form, half) in [(.file, 32), (pixels, 8)] {
            let sut = SUT()
            for number in 0..<100 { sut.load("https://silent.example/\(number)", as: form) }
            sut.load("https://a.example/", as: form)
            #expect(sut.files.requested.count == half + 1)
            #expect(sut.files.requested.last == "https://a.example/")
            sut.files.complete(0, with: .failure(LoadingFailed.offline))
            #expect(sut.files.requested.last == "https://silent.example/\(half)")
            sut.files.failsAtOnce = true
            sut.files.complete(1, with: .failure(LoadingFailed.offline))
            #expect(sut.files.requested.count == 101)
        }
    }

    @Test func `Handles many immediate failures without recursion`() {
        let sut = SUT()
        for number in 0..<16 { sut.load("\(number)", as: pixels) }
        sut.files.failsAtOnce = true
        for number in 16..<50_000 { sut.load("\(number)", as: pixels) }
        #expect(sut.files.requested.count == 16)
        sut.files.complete(0, with: .failure(LoadingFailed.offline))
        #expect(sut.files.requested.count == 50_000)
        #expect(sut.results.count == 50_000 - 15)
    }
}
