import PluginHosting
import ReaderPresentation

/// State that renderers leave to their successors while the program runs.
final class SavedRendererState {
    private var kept: [String: [UInt8]] = [:]

    /// Where the user was in the last reader.
    var position: ReaderPosition?

    /// The memory as offered to plugins.
    var services: RendererState {
        RendererState(
            recall: { [self] plugin in kept[plugin] ?? [] },
            keep: { [self] plugin, bytes in kept[plugin] = bytes })
    }
}
