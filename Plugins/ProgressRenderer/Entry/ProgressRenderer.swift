import FeedPluginKit
import ProgressRendering

/// Shows loading progress and errors on standard error.
final class ProgressRenderer: FeedRenderer {
    let loadingView: (any FeedLoadingView)?
    let errorView: (any FeedErrorView)?

    init(host: RendererHost, options: RendererOptions) {
        let line = StatusLine(output: host.status) { host.statusEnvironment }
        loadingView = LoadingBar(
            line: line, width: options.integer("width") ?? LoadingBar.defaultWidth)
        errorView = ErrorLine(line: line)
    }
}
