import FeedModel
import FeedViews
import PluginHosting
import WorkerHosting

/// A call that the header allows at any time between create and finish.
enum RandomCall {
    /// Makes a call and names it.
    static func make(on seat: WorkerSeat, using random: inout SeededGenerator) -> String {
        switch Int.random(in: 0..<7, using: &random) {
        case 0:
            seat.feedView?.display(SampleFeeds.empty)
            return "empty feed"
        case 1:
            seat.feedView?.display(SampleFeeds.awkward)
            return "awkward feed"
        case 2:
            let isLoading = Bool.random(using: &random)
            seat.loadingView?.display(
                FeedLoadingViewModel(
                    isLoading: isLoading, message: "…",
                    completedSources: Int.random(in: 0...3, using: &random),
                    totalSources: Int.random(in: 0...2, using: &random), receivedBytes: 7))
            return "loading \(isLoading)"
        case 3:
            let isError = Bool.random(using: &random)
            seat.errorView?.display(
                FeedErrorViewModel(message: isError ? "E" : nil, remedy: nil, canRetry: isError))
            return "error \(isError)"
        case 4, 5:
            let index = Int.random(in: 0..<16, using: &random)
            let isMade = Bool.random(using: &random)
            let image =
                isMade
                ? try? seat.makeImage(
                    FeedImageData(bytes: SamplePictures.png, mediaType: "image/png")) : nil
            seat.imageView?.display(
                FeedImageViewModel(
                    request: FeedImageRequest(revision: 0, index: index), id: "id-\(index)",
                    title: "T", image: image,
                    isLoading: image == nil && isMade, shouldRetry: image == nil && !isMade))
            return "picture \(index) \(image != nil)"
        default:
            seat.feedView?.display(SampleFeeds.small)
            return "small feed"
        }
    }
}
