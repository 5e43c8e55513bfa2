import FeedPluginAPI
import FeedPluginKit
import FeedViews
import PluginTestSupport
import Testing
import WorkerProtocol

@testable import PluginHosting
@testable import PluginReading

/// A renderer of the kit behind its C tables, called by the host like a loaded plugin.
enum LinkedPlugin {
    private static func manifest(
        _ options: [PluginOption] = [], views: [PluginViewKind] = [.feed]
    ) -> PluginManifest {
        PluginManifest(
            id: "linked", name: "Linked", version: PluginVersion("1")!, views: views,
            options: options)
    }

    /// Opens a renderer that has all views.
    static func open<Renderer: FeedRenderer>(
        _ type: Renderer.Type, options: [PluginOption] = [], given: [String: String] = [:],
        environment: PluginEnvironment = PluginEnvironment(), outputCapacity: Int = .max,
        words: FeedWords = .none, plainText: ((String) -> String)? = nil
    ) throws -> OpenedPlugin {
        try OpenedPlugin(
            unsafe PluginLibrary(
                linked: { unsafe PluginEntry.enter(type, $0, $1, $2) },
                manifest: manifest(options, views: PluginViewKind.allCases)),
            options: given,
            environment: environment, outputCapacity: outputCapacity, words: words,
            plainText: plainText)
    }

    static func openInteractive<Renderer: InteractiveFeedRenderer>(
        _ type: Renderer.Type, keys: String = "", grants: WorkerGrants = []
    ) throws -> OpenedPlugin {
        let option = PluginOption(key: "keys", type: .text, defaultValue: keys, help: "")
        return try OpenedPlugin(
            unsafe PluginLibrary(
                linked: { unsafe PluginEntry.enter(type, $0, $1, $2) },
                manifest: manifest([option])),
            grants: grants)
    }
}
