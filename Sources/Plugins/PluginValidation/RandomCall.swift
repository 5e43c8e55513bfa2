import FeedViews
import PluginHosting

/// A call that the header allows at any time between create and finish.
enum RandomCall {
    /// Makes a call and names it.
    ///
    /// - Parameter requests: the plugin's requests; pictures are displayed only as answers.
    static func make(
        on renderer: any HostedRenderer, answering requests: RecordedRequests,
        using random: inout SeededGenerator
    ) -> String {
        func display(_ feed: FeedViewModel) {
            requests.images = []
            renderer.feedView?.display(feed)
        }
        switch Int.random(in: 0..<7, using: &random) {
        case 0:
            display(SampleFeeds.empty)
            return "empty feed"
        case 1:
            display(SampleFeeds.awkward)
            return "awkward feed"
        case 2:
            let isLoading = Bool.random(using: &random)
            renderer.loadingView?.display(
                FeedLoadingViewModel(
                    isLoading: isLoading, message: "…",
                    completedSources: Int.random(in: 0...3, using: &random),
                    totalSources: Int.random(in: 0...2, using: &random), receivedBytes: 7))
            return "loading \(isLoading)"
        case 3:
            let isError = Bool.random(using: &random)
            renderer.errorView?.display(
                FeedErrorViewModel(message: isError ? "E" : nil, remedy: nil, canRetry: isError))
            return "error \(isError)"
        case 4, 5:
            guard let request = requests.images.randomElement(using: &random) else {
                return "no picture"
            }
            let isMade = request.form == .file && Bool.random(using: &random)
            let image =
                isMade
                ? try? renderer.makeImage(
                    FeedImageData(bytes: ValidationPictures.png, mediaType: "image/png")) : nil
            renderer.imageView?.display(
                FeedImageViewModel(
                    request: request, id: "id", title: "T", image: image,
                    isLoading: image == nil && isMade, shouldRetry: image == nil && !isMade))
            return "picture \(request.index ?? -1) \(image != nil)"
        default:
            display(SampleFeeds.small)
            return "small feed"
        }
    }
}
