public import FeedPluginAPI
import FeedPluginKit

// The ABI defines the name.
// swift-format-ignore: AlwaysUseLowerCamelCase
@c @implementation
public func feed_plugin_entry(
    _ entry: UnsafePointer<feed_entry>?,
    _ plugin: UnsafeMutablePointer<UnsafePointer<feed_plugin>?>?,
    _ error: UnsafeMutablePointer<feed_error>?
) -> feed_status {
    unsafe PluginEntry.enter(WindowRenderer.self, entry, plugin, error)
}
