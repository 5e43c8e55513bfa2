public import FeedPluginAPI

/// Implements a plugin's entry.
///
///     public import FeedPluginAPI
///     import FeedPluginKit
///
///     @c @implementation
///     public func feed_plugin_entry(
///         _ entry: UnsafePointer<feed_entry>?,
///         _ plugin: UnsafeMutablePointer<UnsafePointer<feed_plugin>?>?,
///         _ error: UnsafeMutablePointer<feed_error>?
///     ) -> feed_status {
///         unsafe PluginEntry.enter(TitlesRenderer.self, entry, plugin, error)
///     }
public enum PluginEntry {
    /// Stores a plugin whose factory makes renderers of `type` in `plugin`, or an error if the ABI
    /// versions of host and kit don't overlap. The plugin is never freed.
    ///
    /// - Parameter minimumVersion: the oldest ABI version that the plugin supports, as in its note;
    ///   differs from the header's with `FEED_PLUGIN_NOTE_FOR`.
    public static func enter<Renderer: FeedRenderer>(
        _ type: Renderer.Type, minimumVersion: UInt32 = UInt32(FEED_ABI_VERSION),
        _ entry: UnsafePointer<feed_entry>?,
        _ plugin: UnsafeMutablePointer<UnsafePointer<feed_plugin>?>?,
        _ error: UnsafeMutablePointer<feed_error>?
    ) -> feed_status {
        unsafe enter(minimumVersion, entry, plugin, error) { host, options throws(RendererError) in
            RendererInstance.make(
                try Renderer(host: host, options: options), host: host, run: nil)
        }
    }

    /// The same for renderers with a main loop.
    public static func enter<Renderer: InteractiveFeedRenderer>(
        _ type: Renderer.Type, minimumVersion: UInt32 = UInt32(FEED_ABI_VERSION),
        _ entry: UnsafePointer<feed_entry>?,
        _ plugin: UnsafeMutablePointer<UnsafePointer<feed_plugin>?>?,
        _ error: UnsafeMutablePointer<feed_error>?
    ) -> feed_status {
        unsafe enter(minimumVersion, entry, plugin, error) { host, options throws(RendererError) in
            let renderer = try Renderer(host: host, options: options)
            return RendererInstance.make(
                renderer, host: host, run: { () throws(RendererError) in try renderer.run() },
                environmentChanged: { () throws(RendererError) in
                    try renderer.environmentChanged()
                })
        }
    }

    private static func enter(
        _ minimumVersion: UInt32, _ entry: UnsafePointer<feed_entry>?,
        _ plugin: UnsafeMutablePointer<UnsafePointer<feed_plugin>?>?,
        _ error: UnsafeMutablePointer<feed_error>?, make: @escaping RendererFactory.Make
    ) -> feed_status {
        guard let entry = unsafe entry, let plugin = unsafe plugin else {
            return feed_status(FEED_STATUS_FAILED)
        }
        guard unsafe entry.pointee.abi_version >= minimumVersion,
            unsafe entry.pointee.abi_minimum_version <= UInt32(FEED_ABI_VERSION)
        else {
            unsafe error?.pointee.write("it was built for another version of the plugin ABI")
            return feed_status(FEED_STATUS_FAILED)
        }
        let path = unsafe String(feedString: entry.pointee.plugin_path)
        unsafe plugin.pointee = RendererFactory.makePlugin(for: minimumVersion, at: path, make)
        return feed_status(FEED_STATUS_OK)
    }
}
