import FeedModel
import PluginHosting
import PluginReading

/// The pictures of a drawing: loads them, converts them for the renderer, and passes them on.
final class DrawnPictures {
    private let renderer: any HostedRenderer
    private let console: Console
    private let transcoder: PictureTranscoder
    private var refusedCount = 0
    let loader: BoundedImageDataLoader

    /// - Parameters:
    ///   - renderer: the renderer that shows them.
    ///   - timeoutMilliseconds: the time limit of each source.
    init(
        for renderer: any HostedRenderer, _ context: DrawingContext, timeoutMilliseconds: Int64?
    ) {
        self.renderer = renderer
        console = context.console
        transcoder = PictureTranscoder(loop: context.loop)
        let tell: (any Error) -> Void = { [console = context.console] in
            console.debug(ErrorWording.line(for: $0))
        }
        let fitting = FittingImageDataLoader(
            context.network.imageFileLoader(), transcoder: transcoder,
            takenTypes: renderer.manifest.takenImageTypes, didFail: tell)
        var limits = BoundedImageDataLoader.Limits()
        limits.milliseconds = max(
            limits.milliseconds, timeoutMilliseconds ?? limits.milliseconds)
        loader = BoundedImageDataLoader(
            fitting, limits: limits,
            // Interactive renderers are not bounded. In a worker, that is known only after it has
            // started.
            isBounded: { !renderer.isInteractive },
            after: { [loop = context.loop] in loop.after(milliseconds: $0, $1) },
            didExceed: { [console = context.console] in
                console.warning(ErrorWording.line(for: $0))
            })
    }

    /// True while a picture is being decoded.
    var isBusy: Bool { transcoder.isBusy }

    /// Makes the renderer's own picture; `nil` if it refuses the bytes.
    func image(of data: FeedImageData) -> PluginImage? {
        do throws(PluginFailure) {
            return try renderer.makeImage(data)
        } catch {
            refusedCount += 1
            console.debug(ErrorWording.line(for: error))
            return nil
        }
    }

    /// Reports how many pictures are missing, unless a main loop has shown which.
    func reportMissing() {
        let missing = loader.failedCount + refusedCount
        if missing > 0, !renderer.isInteractive {
            console.warning(OmittedPictures.words(forMissing: missing))
        }
    }
}
