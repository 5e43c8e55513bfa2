/// A plugin's wish for a picture, for the delegate; the raw value is the host's function.
enum PluginImageWish: String {
    case request = "request_image"
    case cancel = "cancel_image"
    case preload = "preload_image"
}
