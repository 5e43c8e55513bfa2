/// What a plugin can ask of the delegate for a picture.
enum PluginRequest {
    case image
    case imageCancel
    case preload
    case preloadCancel
}
