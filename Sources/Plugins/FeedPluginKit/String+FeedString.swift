import FeedPluginAPI

extension String {
    /// Copies a borrowed string; an absent one is empty.
    init(feedString string: feed_string) {
        // Validates first: decoding with repair takes twice as long.
        self = unsafe String(unsafeUninitializedCapacity: string.length) { memory in
            unsafe UnsafeMutableRawBufferPointer(memory).copyMemory(
                from: UnsafeRawBufferPointer(start: string.bytes, count: string.length))
            return unsafe string.length
        }
    }

    /// Calls `body` with the string's UTF-8.
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
    /// A copy; `nil` if absent.
    var text: String? {
        unsafe bytes == nil ? nil : String(feedString: self)
    }
}
