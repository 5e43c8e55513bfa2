/// What a plugin can tell the delegate of a picture; the raw value is the host's function.
enum PluginImageWish: String {
    case request = "request_image"
    case cancel = "cancel_image"
    case preload = "preload_image"
}
