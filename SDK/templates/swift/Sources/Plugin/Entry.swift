public import FeedPluginAPI
import FeedPluginKit

@c @implementation
public func feed_plugin_entry(
    _ version: UInt32, _ minimumVersion: UInt32
) -> UnsafePointer<feed_plugin>? {
    PluginEntry.plugin(for: Renderer.self, host: version, minimumVersion)
}
