import FeedPluginAPI

/// The host's extension that converts HTML to text (`feed_plain_text_extension`).
@safe final class HostPlainText: HostExtension<feed_plain_text_extension> {
    private let arena = Arena()
    private let text: (String) -> String

    init(_ text: @escaping (String) -> String) {
        self.text = text
        var functions = sized(feed_plain_text_extension())
        unsafe functions.text = { host, html in
            let instance = unsafe HostTable.instance(
                of: host, for: "feed_plain_text_extension.text")
            return unsafe instance?.interfaces.plainText?.lend(html) ?? feed_string()
        }
        super.init(functions)
    }

    /// Lends the text of `html` and invalidates the one lent before.
    private func lend(_ html: feed_string) -> feed_string {
        guard let source = unsafe html.checkedText(upTo: Int(Int32.max)) else {
            if unsafe html.bytes == nil && html.length != 0 {
                HostTable.reportNull("text", for: "feed_plain_text_extension.text")
            }
            return unsafe feed_string()
        }
        arena.reset()
        return unsafe arena.string(text(source))
    }
}
