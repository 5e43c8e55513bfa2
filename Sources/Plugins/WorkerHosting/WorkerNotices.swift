import PluginHosting

/// Logs messages about a plugin, from itself and from its host.
struct WorkerNotices {
    let plugin: String
    let log: (PluginLogMessage) -> Void

    func say(_ level: PluginLogMessage.Level, _ text: String) {
        log(PluginLogMessage(plugin: plugin, level: level, text: text))
    }

    /// Logs a breach of the contract, regardless of the limit on the plugin's own messages.
    func complain(_ text: String) {
        log(PluginLogMessage(plugin: plugin, level: .warning, text: text, isBreach: true))
    }
}
