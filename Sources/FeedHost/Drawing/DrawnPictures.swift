import FeedModel
import PluginHosting
import PluginReading

/// The pictures of a drawing: loaded, made fit for its renderer, and handed to it.
final class DrawnPictures {
    private let seat: any RendererSeat
    private let console: Console
    private let transcoder: PictureTranscoder
    private var refusedCount = 0
    /// Loads them.
    let loader: BoundedImageDataLoader

    /// - Parameters:
    ///   - seat: the renderer they are for.
    ///   - timeoutMilliseconds: how long the person grants each source.
    init(
        for seat: any RendererSeat, _ context: DrawingContext, timeoutMilliseconds: Int64?
    ) {
        self.seat = seat
        console = context.console
        let transcoder = PictureTranscoder(loop: context.loop)
        self.transcoder = transcoder
        let tell: (any Error) -> Void = { [console = context.console] in
            console.debug(ErrorWording.line(for: $0))
        }
        let files = LazyImageFileLoader(
            make: { [network = context.network] in try network.imageFileLoader() }, didFail: tell)
        let fitting = FittingImageDataLoader(
            files, transcoder: transcoder, takenTypes: seat.manifest.takenImageTypes, didFail: tell)
        var limits = BoundedImageDataLoader.Limits()
        limits.milliseconds = max(
            limits.milliseconds, timeoutMilliseconds ?? limits.milliseconds)
        loader = BoundedImageDataLoader(
            fitting, limits: limits,
            // Who looks at pictures one by one decides for how long. A worker tells when it is there.
            isBounded: { !seat.isInteractive },
            after: { [loop = context.loop] in loop.after(milliseconds: $0, $1) },
            didExceed: { [console = context.console] in
                console.warning(ErrorWording.line(for: $0))
            })
    }

    /// A picture is being decoded.
    var isBusy: Bool { transcoder.isBusy }

    /// Makes the renderer's own picture; `nil` where it makes none of these bytes.
    func image(of data: FeedImageData) -> PluginImage? {
        do throws(PluginFailure) {
            return try seat.makeImage(data)
        } catch {
            refusedCount += 1
            console.debug(ErrorWording.line(for: error))
            return nil
        }
    }

    /// Says how many are missing, to whom no main loop has shown which, and let try again.
    func tellOfMissing() {
        let missing = loader.failedCount + refusedCount
        if missing > 0, !seat.isInteractive {
            console.warning(PicturesLeftOut.words(forMissing: missing))
        }
    }
}
