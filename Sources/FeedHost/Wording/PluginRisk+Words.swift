import PluginFinding

extension PluginRisk {
    /// Says why the plugin is refused.
    var reason: String {
        switch self {
        case .writableFile: "others than its owner may write to it"
        case .writableFolder(let path): "others than its owner may write to its folder '\(path)'"
        case .sharedFolder(let path): "it lies in '\(path)', where everybody may put files"
        case .foreignFile(let user): "it belongs to another user (\(user))"
        case .foreignFolder(let path, let user):
            "its folder '\(path)' belongs to another user (\(user))"
        }
    }

    var remedy: String {
        switch self {
        case .writableFile: "chmod go-w it, once you know what it is" + Self.forBuilders
        case .writableFolder(let path):
            "chmod go-w '\(path)', once you know what is in it" + Self.forBuilders
        case .sharedFolder, .foreignFile, .foreignFolder:
            "copy the plugin to a folder of your own, where nobody else may write"
        }
    }

    private static let forBuilders = " (where you build it yourself, say 'umask 022' before)"
}
