import FeedPluginAPI
import FeedPluginKit
import PluginTestSupport

@testable import PluginHosting

/// A renderer of the kit behind its C tables, driven by the host as a loaded one is.
enum LinkedPlugin {
    private static func manifest(_ options: [PluginOption] = []) -> PluginManifest {
        PluginManifest(
            id: "linked", name: "Linked", version: PluginVersion("1")!, views: [.feed],
            options: options)
    }

    static func open<Renderer: FeedRenderer>(
        _ type: Renderer.Type, options: [PluginOption] = [], given: [String: String] = [:],
        environment: PluginEnvironment = PluginEnvironment(), outputCapacity: Int = .max,
        plainText: ((String) -> String)? = nil
    ) throws -> OpenedPlugin {
        let plugin = unsafe PluginEntry.plugin(for: type, host: 1, 1)!
        return try OpenedPlugin(
            unsafe PluginLibrary(linked: plugin, manifest: manifest(options)), options: given,
            environment: environment, outputCapacity: outputCapacity, plainText: plainText)
    }

    static func openInteractive<Renderer: InteractiveFeedRenderer>(
        _ type: Renderer.Type
    ) throws -> OpenedPlugin {
        let plugin = unsafe PluginEntry.plugin(for: type, host: 1, 1)!
        return try OpenedPlugin(unsafe PluginLibrary(linked: plugin, manifest: manifest()))
    }
}
