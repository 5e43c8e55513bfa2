import FeedPluginKit
import FeedViews
import ProgressRendering

/// Shows on standard error how far loading has come and why it failed.
final class ProgressRenderer: FeedRenderer {
    let loadingView: (any FeedLoadingView)?
    let errorView: (any FeedErrorView)?

    init(host: RendererHost, options: RendererOptions) {
        let line = StatusLine(output: host.status) { host.statusEnvironment }
        loadingView = LoadingBar(
            line: line, width: options.integer("width") ?? LoadingBar.usualWidth)
        errorView = ErrorLine(line: line)
    }
}
