/// A log message by a plugin, or by the host about a plugin.
package struct PluginLogMessage: Sendable, Hashable {
    package enum Level: Int32, Sendable {
        /// Shown only with `--verbose`.
        case debug = 0
        /// Something is wrong, but drawing goes on.
        case warning = 1
    }

    package let plugin: String
    package let level: Level
    /// One line, with control characters escaped.
    package let text: String
    /// True if the host reports that the plugin broke the contract.
    package var isBreach = false
    /// True if the host quotes what the plugin printed past it.
    package var isQuotation = false

    package init(
        plugin: String, level: Level, text: String, isBreach: Bool = false,
        isQuotation: Bool = false
    ) {
        self.plugin = plugin
        self.level = level
        self.text = text
        self.isBreach = isBreach
        self.isQuotation = isQuotation
    }
}
