import FeedPluginAPI
import FeedPluginKit
import PluginTestSupport
import Synchronization
import Testing
import WorkerProtocol

@testable import PluginHosting
@testable import PluginReading

/// A renderer of the kit behind its C tables, driven by the host as a loaded one is.
enum LinkedPlugin {
    /// Returned by entries; they live as long as the process.
    private static let plugins = Mutex<[UInt]>([])

    /// The plugin that an entry has returned, if it has returned one.
    @discardableResult
    static func kept(
        _ plugin: UnsafePointer<feed_plugin>?
    ) throws -> UnsafePointer<feed_plugin> {
        plugins.withLock { $0.append(UInt(bitPattern: plugin)) }
        return unsafe try #require(unsafe plugin)
    }

    private static func manifest(
        _ options: [PluginOption] = [], views: [PluginViewKind] = [.feed]
    ) -> PluginManifest {
        PluginManifest(
            id: "linked", name: "Linked", version: PluginVersion("1")!, views: views,
            options: options)
    }

    /// Opens one that has all views.
    static func open<Renderer: FeedRenderer>(
        _ type: Renderer.Type, options: [PluginOption] = [], given: [String: String] = [:],
        environment: PluginEnvironment = PluginEnvironment(), outputCapacity: Int = .max,
        plainText: ((String) -> String)? = nil
    ) throws -> OpenedPlugin {
        let plugin = unsafe try kept(PluginEntry.plugin(for: type, host: 1, 1))
        return try OpenedPlugin(
            unsafe PluginLibrary(
                linked: plugin, manifest: manifest(options, views: PluginViewKind.allCases)),
            options: given,
            environment: environment, outputCapacity: outputCapacity, plainText: plainText)
    }

    static func openInteractive<Renderer: InteractiveFeedRenderer>(
        _ type: Renderer.Type
    ) throws -> OpenedPlugin {
        let plugin = unsafe try kept(PluginEntry.plugin(for: type, host: 1, 1))
        return try OpenedPlugin(unsafe PluginLibrary(linked: plugin, manifest: manifest()))
    }
}
