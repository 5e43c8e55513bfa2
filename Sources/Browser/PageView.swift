import FeedComposition
import FeedModel
import FeedPresentation
import JSONRendering

/// Hands all that is shown to the page.
final class PageView: FeedView, FeedLoadingView, FeedErrorView, FeedImageView {
    /// The feed on show.
    private(set) var feed: FeedViewModel?

    func display(_ viewModel: FeedViewModel) {
        feed = viewModel
        Document.show(BROWSER_SHOWS_FEED) { writer in
            writer.object {
                $0.member("title", viewModel.title)
                $0.member("summary", viewModel.summary)
                $0.member("homePageURL", viewModel.homePageURL)
                $0.member("language", viewModel.language)
                $0.member("itemCountWords", viewModel.itemCountWords)
                $0.member("itemCount", viewModel.items.count)
                $0.member("isMerged", ifTrue: viewModel.isMerged)
                $0.member("isImageFeed", ifTrue: viewModel.isImageFeed)
            }
        }
    }

    func display(_ viewModel: FeedLoadingViewModel) {
        Document.show(BROWSER_SHOWS_LOADING) { writer in
            writer.object {
                $0.member("isLoading", ifTrue: viewModel.isLoading)
                $0.member("message", viewModel.message)
                $0.member("amount", viewModel.amount)
                $0.member("completed", viewModel.completedSources)
                $0.member("total", viewModel.totalSources)
            }
        }
    }

    func display(_ viewModel: FeedErrorViewModel) {
        Document.show(BROWSER_SHOWS_ERROR) { writer in
            writer.object {
                $0.member("message", viewModel.message)
                $0.member("remedy", viewModel.remedy)
                $0.member("words", viewModel.words)
                $0.member("retry", viewModel.canRetry ? viewModel.retryLabel : nil)
                $0.member("isNone", ifTrue: viewModel.message == nil)
            }
        }
    }

    func display(_ viewModel: FeedImageViewModel<UInt64>) {
        guard let index = viewModel.request.index else { return }
        Document.show(BROWSER_SHOWS_PICTURE) { writer in
            writer.object {
                $0.member("index", index)
                $0.member("picture", viewModel.image.map { Int64(clamping: $0) })
                $0.member("isLoading", ifTrue: viewModel.isLoading)
                $0.member("shouldRetry", ifTrue: viewModel.shouldRetry)
                $0.member("description", viewModel.description)
                $0.member("words", viewModel.words)
            }
        }
    }
}
