public import FeedPluginAPI

/// Makes what a plugin's entry returns.
///
///     public import FeedPluginAPI
///     import FeedPluginKit
///
///     @c @implementation
///     public func feed_plugin_entry(
///         _ version: UInt32, _ minimumVersion: UInt32
///     ) -> UnsafePointer<feed_plugin>? {
///         unsafe PluginEntry.plugin(for: TitlesRenderer.self, host: version, minimumVersion)
///     }
public enum PluginEntry {
    /// The plugin whose factory makes renderers of a type; `nil` where the host's ABI versions
    /// and the kit's don't meet. What it returns lives as long as the process.
    ///
    /// - Parameters:
    ///   - type: the renderer.
    ///   - version: the host's ABI version, as the entry was told.
    ///   - minimumVersion: the oldest ABI version the host understands.
    public static func plugin<Renderer: FeedRenderer>(
        for type: Renderer.Type, host version: UInt32, _ minimumVersion: UInt32
    ) -> UnsafePointer<feed_plugin>? {
        unsafe plugin(host: version, minimumVersion) { host, options throws(RendererError) in
            RendererInstance.make(
                try Renderer(host: host, options: options), host: host, run: nil)
        }
    }

    /// The plugin whose factory makes renderers with a main loop of their own.
    public static func plugin<Renderer: InteractiveFeedRenderer>(
        for type: Renderer.Type, host version: UInt32, _ minimumVersion: UInt32
    ) -> UnsafePointer<feed_plugin>? {
        unsafe plugin(host: version, minimumVersion) { host, options throws(RendererError) in
            let renderer = try Renderer(host: host, options: options)
            return RendererInstance.make(
                renderer, host: host, run: renderer.run,
                placeDidChange: renderer.placeDidChange)
        }
    }

    private static func plugin(
        host version: UInt32, _ minimumVersion: UInt32, make: @escaping RendererFactory.Make
    ) -> UnsafePointer<feed_plugin>? {
        guard version >= UInt32(FEED_ABI_MINIMUM_VERSION),
            minimumVersion <= UInt32(FEED_ABI_VERSION)
        else { return nil }
        return unsafe RendererFactory.makePlugin(make)
    }
}
