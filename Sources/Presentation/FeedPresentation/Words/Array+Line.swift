extension [UInt8] {
    /// Makes the text in `range`, which is UTF-8, one line: spaces take the place of line feeds.
    mutating func removeLineFeeds(in range: Range<Int>) {
        for index in range where self[index] == 0x0A { self[index] = 0x20 }
    }
}
