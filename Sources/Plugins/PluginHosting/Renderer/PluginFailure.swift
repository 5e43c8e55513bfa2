package import PluginFinding
package import PluginTracing

/// The failure of a plugin while it was drawing.
package struct PluginFailure: Error, Sendable, Hashable {
    /// The kinds of failures.
    package enum Reason: Sendable, Hashable {
        /// The output takes no more bytes: not the plugin's fault, and the output knows why.
        case outputRefused
        /// The call answered with a status that says it did not work.
        case status(Int32)
        /// The plugin did not keep the contract; what it did.
        case contractBroken(String)
        /// The plugin can't be used in a worker at all; why.
        case refused(PluginFault)
        /// The plugin's worker has ended, or had to be ended.
        case lost(PluginCrash)
    }

    /// The reproach to a plugin that lacks a view.
    package static let missingView = "it does not have a view that its note promises"

    /// The plugin's id.
    package let plugin: String
    /// The call that failed.
    package let call: PluginCall
    /// Why.
    package let reason: Reason
    /// The plugin's own words, made safe to show; `nil` where it gave none.
    package let message: String?

    /// Creates a failure.
    package init(plugin: String, call: PluginCall, reason: Reason, message: String? = nil) {
        self.plugin = plugin
        self.call = call
        self.reason = reason
        self.message = message
    }
}
