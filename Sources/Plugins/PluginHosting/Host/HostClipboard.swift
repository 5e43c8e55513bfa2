import FeedPluginAPI

/// The host's clipboard extension (`feed_clipboard_extension`).
@safe final class HostClipboard: HostExtension<feed_clipboard_extension> {
    init() {
        var functions = sized(feed_clipboard_extension())
        unsafe functions.copy_text = { host, text in
            unsafe HostFunctions.answer(host, "feed_clipboard_extension.copy_text") {
                unsafe $0.copy(text)
            }
        }
        super.init(functions)
    }
}
