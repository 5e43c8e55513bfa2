import FeedPluginAPI

/// The host's extension that converts HTML to text (`feed_plain_text_extension`).
@safe final class HostPlainText: HostExtension<feed_plain_text_extension> {
    private let arena = Arena()
    private let text: (String) -> String

    init(_ text: @escaping (String) -> String) {
        self.text = text
        var functions = feed_plain_text_extension()
        functions.size = MemoryLayout<feed_plain_text_extension>.size
        unsafe functions.text = { host, html in
            let instance = unsafe HostTable.instance(
                of: host, for: "feed_plain_text_extension.text")
            return unsafe instance?.interfaces.plainText?.lend(html) ?? feed_string()
        }
        super.init(functions)
    }

    /// Lends the text of `html` and invalidates the one lent before.
    private func lend(_ html: feed_string) -> feed_string {
        guard let bytes = unsafe html.bytes else {
            if unsafe html.length != 0 {
                HostTable.reportNull("text", for: "feed_plain_text_extension.text")
            }
            return unsafe feed_string()
        }
        guard unsafe 0...Int(Int32.max) ~= html.length else { return unsafe feed_string() }
        let source = unsafe String(
            decoding: UnsafeRawBufferPointer(start: bytes, count: html.length), as: UTF8.self)
        arena.reset()
        return unsafe arena.string(text(source))
    }
}
