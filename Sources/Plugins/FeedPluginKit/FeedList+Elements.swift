import FeedPluginAPI

extension feed_list {
    func forEach<Element>(
        of type: Element.Type, _ body: (UnsafePointer<Element>) -> Void
    ) {
        guard let first = unsafe first else { return }
        for index in unsafe 0..<count {
            unsafe body((first + index * stride).assumingMemoryBound(to: Element.self))
        }
    }

    /// Returns the transformed elements.
    func map<Element, Result>(
        of type: Element.Type, _ transform: (UnsafePointer<Element>) -> Result
    ) -> [Result] {
        guard unsafe count > 0 else { return [] }
        var results: [Result] = []
        unsafe results.reserveCapacity(count)
        unsafe forEach(of: type) { unsafe results.append(transform($0)) }
        return results
    }
}

extension feed_error {
    /// Copies to the host's buffer as many characters of `words` as fit.
    mutating func write(_ words: String) {
        guard let buffer = unsafe buffer else { return }
        var written = 0
        for character in words.unicodeScalars {
            guard let bytes = UTF8.encode(character), unsafe written + bytes.count <= capacity
            else { break }
            for byte in bytes {
                unsafe buffer[written] = CChar(bitPattern: byte)
                written += 1
            }
        }
        unsafe length = written
    }
}
