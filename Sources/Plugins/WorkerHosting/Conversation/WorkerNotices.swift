import PluginHosting

/// Logs messages about a plugin, from itself and from its host.
struct WorkerNotices {
    let plugin: String
    let send: (PluginLogMessage) -> Void

    func log(_ level: PluginLogMessage.Level, _ text: String, isBreach: Bool = false) {
        send(PluginLogMessage(plugin: plugin, level: level, text: text, isBreach: isBreach))
    }

    /// Logs what the plugin printed.
    func quote(_ text: String) {
        send(PluginLogMessage(plugin: plugin, level: .debug, text: text, isQuotation: true))
    }

    /// Logs a breach of the contract, regardless of the limit on the plugin's own messages.
    func report(_ text: String) {
        log(.warning, text, isBreach: true)
    }
}
