package enum PluginViewKind: String, Sendable, CaseIterable {
    case feed
    case loading
    case error
    case image
}
