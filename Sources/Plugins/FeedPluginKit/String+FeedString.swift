import FeedPluginAPI

extension String {
    /// Copies a borrowed string; an absent one is empty.
    init(feedString string: feed_string) {
        guard let start = unsafe string.bytes, unsafe string.length > 0 else {
            self = ""
            return
        }
        let bytes = unsafe UnsafeRawBufferPointer(start: start, count: string.length)
        // The host lends UTF-8. To look through it takes next to nothing where it is ASCII, and as long as to
        // copy it byte by byte where it is not; the quick copy always looks.
        if unsafe bytes.isASCII {
            self = unsafe String(unsafeUninitializedCapacity: bytes.count) { memory in
                unsafe UnsafeMutableRawBufferPointer(memory).copyMemory(from: bytes)
                return bytes.count
            }
        } else {
            let text = unsafe bytes.assumingMemoryBound(to: UInt8.self)
            self = unsafe String(copying: UTF8Span(unchecked: text.span))
        }
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

extension UnsafeRawBufferPointer {
    fileprivate var isASCII: Bool {
        var bits: UInt64 = 0
        var index = 0
        while index + 8 <= count {
            bits |= unsafe loadUnaligned(fromByteOffset: index, as: UInt64.self)
            index += 8
        }
        while index < count {
            bits |= unsafe UInt64(self[index])
            index += 1
        }
        return bits & 0x8080_8080_8080_8080 == 0
    }
}
