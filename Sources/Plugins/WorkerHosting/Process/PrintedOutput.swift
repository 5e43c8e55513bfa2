/// What a plugin prints to standard output and standard error, bypassing its host.
struct PrintedOutput {
    private static let limit = 16 << 20

    let output: PrintedStream
    let error: PrintedStream

    /// True if it prints more than the limit.
    var isFlooding: Bool { output.count > Self.limit || error.count > Self.limit }

    /// The first and last lines of standard error.
    var errorOutput: [String] {
        while !isFlooding, error.drain() {}
        return error.lines
    }

    /// The last words of a plugin that crashed: its standard error, else its standard output, where
    /// Embedded Swift says why it ends.
    var lastWords: [String] {
        let said = errorOutput
        while !isFlooding, output.drain() {}
        return said.isEmpty ? output.lines : said
    }
}
