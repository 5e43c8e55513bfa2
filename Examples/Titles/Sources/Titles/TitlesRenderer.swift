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
    _ version: UInt32, _ minimumVersion: UInt32
) -> UnsafePointer<feed_plugin>? {
    unsafe PluginEntry.plugin(for: TitlesRenderer.self, host: version, minimumVersion)
}
