import PluginHosting

/// Data that renderers leave to those that take their place, for as long as the program runs.
final class KeptMemory {
    private var kept: [String: [UInt8]] = [:]

    /// The memory as plugins use it.
    var services: RendererState {
        RendererState(
            recall: { [self] plugin in kept[plugin] ?? [] },
            keep: { [self] plugin, bytes in kept[plugin] = bytes })
    }
}
