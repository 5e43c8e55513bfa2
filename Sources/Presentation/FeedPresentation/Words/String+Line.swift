extension String {
    /// The text with line feeds replaced by spaces.
    var inOneLine: String {
        guard utf8.contains(0x0A) else { return self }
        return String(decoding: utf8.map { $0 == 0x0A ? 0x20 : $0 }, as: UTF8.self)
    }
}
