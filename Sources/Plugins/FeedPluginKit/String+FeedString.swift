import FeedPluginAPI

extension String {
    /// Copies a borrowed string; an absent one is empty.
    init(feedString string: feed_string) {
        guard let start = unsafe string.bytes, unsafe string.length > 0 else {
            self = ""
            return
        }
        // The host lends UTF-8, and to look through it again takes as long as to copy it.
        let bytes = unsafe UnsafeRawBufferPointer(start: start, count: string.length)
            .assumingMemoryBound(to: UInt8.self)
        self = unsafe String(copying: UTF8Span(unchecked: bytes.span))
    }

    /// Lends the string's UTF-8 for the time of `body`.
    func withFeedString<Result>(_ body: (feed_string) -> Result) -> Result {
        var copy = self
        return copy.withUTF8 { utf8 in
            unsafe utf8.withMemoryRebound(to: CChar.self) { characters in
                unsafe body(feed_string(bytes: characters.baseAddress, length: characters.count))
            }
        }
    }
}

extension feed_string {
    /// A copy of the string; `nil` where it is absent.
    var text: String? {
        unsafe bytes == nil ? nil : String(feedString: self)
    }
}
