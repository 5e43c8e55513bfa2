extension [UInt8] {
    /// Makes the text in `range`, which is UTF-8, one line: spaces take the place of line feeds.
    mutating func removeLineFeeds(in range: Range<Int>) {
        unsafe withUnsafeMutableBytes { bytes in
            unsafe FeedTextWriter.removeLineFeeds(
                from: UnsafeMutableRawBufferPointer(rebasing: bytes[range]))
        }
    }
}
