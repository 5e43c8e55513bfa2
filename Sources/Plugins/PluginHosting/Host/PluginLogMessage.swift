/// Something a plugin says, or the host of a plugin, to the person.
package struct PluginLogMessage: Sendable, Hashable {
    /// How a message is meant.
    package enum Level: Int32, Sendable {
        /// Shown with `--verbose` only.
        case debug = 0
        /// Something is not as it should be, and drawing goes on.
        case warning = 1
    }

    /// The plugin's id.
    package let plugin: String
    /// How it is meant.
    package let level: Level
    /// One line, made safe to show on a terminal.
    package let text: String
    /// True where the host says it of the plugin, which broke the contract.
    package var isBreach = false

    /// Creates a message.
    package init(plugin: String, level: Level, text: String, isBreach: Bool = false) {
        self.plugin = plugin
        self.level = level
        self.text = text
        self.isBreach = isBreach
    }
}
