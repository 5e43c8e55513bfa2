import PluginHosting
import PluginReading

/// The plugin's library in this process, loaded in place, where debuggers find its symbols, and once
/// for all checks.
final class ValidatedLibrary {
    private let path: String
    private var loaded: PluginLibrary?

    init(_ path: String) {
        self.path = path
    }

    /// Makes a renderer.
    func renderer(
        of manifest: PluginManifest, _ options: PluginOptions, _ services: PluginHostServices
    ) throws -> PluginRenderer {
        let library =
            try loaded ?? PluginLibrary(inPlace: path, manifest, into: services.name)
        loaded = library
        return try PluginRenderer(of: library, options: options, services: services)
    }
}
