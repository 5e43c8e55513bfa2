public import FeedPluginAPI
import FeedPluginKit
import FeedViews

final class TitlesRenderer: FeedRenderer, FeedView {
    private let host: RendererHost
    var feedView: (any FeedView)? { self }

    init(host: RendererHost, options: RendererOptions) { self.host = host }

    func display(_ viewModel: FeedViewModel) {
        for item in viewModel.items {
            host.output.write(item.title + "\n")
        }
    }
}

// The name is the ABI's.
// swift-format-ignore: AlwaysUseLowerCamelCase
@c @implementation
public func feed_plugin_entry(
    _ entry: UnsafePointer<feed_entry>?,
    _ plugin: UnsafeMutablePointer<UnsafePointer<feed_plugin>?>?,
    _ error: UnsafeMutablePointer<feed_error>?
) -> feed_status {
    unsafe PluginEntry.enter(TitlesRenderer.self, entry, plugin, error)
}
