/// A call of the host to a plugin.
package enum PluginCall: String, Sendable {
    case create
    case displayFeed
    case displayLoading
    case displayError
    case displayImage
    case makeImage
    case run
    case finish
}
