import PluginHosting

/// The messages about a plugin in a worker, by itself and by its host.
struct WorkerNotices {
    /// The plugin's id.
    let plugin: String
    /// Where it goes.
    let log: (PluginLogMessage) -> Void

    /// Passes on what was said.
    func say(_ level: PluginLogMessage.Level, _ text: String) {
        log(PluginLogMessage(plugin: plugin, level: level, text: text))
    }

    /// Tells the person what the plugin does against the contract. However much it says itself, this
    /// is told.
    func complain(_ text: String) {
        log(PluginLogMessage(plugin: plugin, level: .warning, text: text, isBreach: true))
    }
}
