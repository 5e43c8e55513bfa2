/// A call of the host to a plugin.
package enum PluginCall: String, Sendable, CaseIterable {
    case create
    case displayFeed
    case displayLoading
    case displayError
    case displayImage
    case makeImage
    case run
    case finish
    case destroy

    /// The call's number, one digit.
    var number: Int32 { Int32(Self.allCases.firstIndex(of: self) ?? 0) }
}
