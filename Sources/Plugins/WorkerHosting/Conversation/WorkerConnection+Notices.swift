extension WorkerConnection {
    /// Logs what the plugin printed past its host, and that it wanted too many threads.
    ///
    /// - Parameter isQuoted: true if a failure's message already contains the excerpt.
    func reportPrintedOutput(to notices: WorkerNotices, threadLimit: Int, isQuoted: Bool) {
        if threads.wasRefused {
            notices.report("tried to have more than \(threadLimit) threads; refused")
        }
        if printed.output.count > 0 {
            notices.report("printed \(printed.output.count) bytes past the host; dropped")
        }
        let words = printed.errorOutput
        if !isQuoted, !words.isEmpty {
            notices.quote("said on its standard error: \(words.joined(separator: " / "))")
        }
    }
}
