public import FeedPluginAPI
import FeedPluginKit

// The name is the ABI's.
// swift-format-ignore: AlwaysUseLowerCamelCase
@c @implementation
public func feed_plugin_entry(
    _ version: UInt32, _ minimumVersion: UInt32
) -> UnsafePointer<feed_plugin>? {
    unsafe PluginEntry.plugin(for: TerminalRenderer.self, host: version, minimumVersion)
}
