public import FeedPluginAPI
import FeedPluginKit

@c @implementation
public func feed_plugin_entry(
    _ entry: UnsafePointer<feed_entry>!, _ plugin: UnsafeMutablePointer<UnsafePointer<feed_plugin>?>!,
    _ error: UnsafeMutablePointer<feed_error>!
) -> feed_status {
    PluginEntry.enter(Renderer.self, entry, plugin, error)
}
