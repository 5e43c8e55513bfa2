package import PluginFinding
package import PluginTracing

/// A failure of a plugin while drawing.
package struct PluginFailure: Error, Sendable, Hashable {
    package enum Reason: Sendable, Hashable {
        /// The output failed. Not the plugin's fault; the output knows the reason.
        case outputRefused
        /// The call returned an error status.
        case status(Int32)
        /// The plugin broke the contract, in these words.
        case contractBroken(String)
        /// A worker can't load the plugin.
        case refused(PluginFault)
        /// The plugin's worker has crashed or was ended.
        case lost(PluginCrash)
    }

    /// The message about a plugin that lacks a view.
    package static let missingView = "it does not have a view that its note promises"

    package let plugin: String
    package let call: PluginCall
    package let reason: Reason
    /// The plugin's own words, with control characters escaped; `nil` if it gave none.
    package let message: String?

    package init(plugin: String, call: PluginCall, reason: Reason, message: String? = nil) {
        self.plugin = plugin
        self.call = call
        self.reason = reason
        self.message = message
    }
}
