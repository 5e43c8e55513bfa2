/// A permission that a plugin needs beyond drawing; granted by the user.
package enum PluginNeed: String, Sendable, CaseIterable {
    case terminal
    case display
    case network
    case listen
    case files
    case feeds
}
