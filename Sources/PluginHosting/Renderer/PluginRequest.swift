/// What a plugin can ask of the delegate for a picture.
enum PluginRequest: String {
    case image = "request_image"
    case imageCancel = "cancel_image"
    case preload = "preload_image"
    case preloadCancel = "cancel_preload"
}
