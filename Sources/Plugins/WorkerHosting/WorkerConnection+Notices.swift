import PluginHosting

extension WorkerConnection {
    /// Tells what the plugin printed past its host, which was dropped, and that it wanted more threads than
    /// it may have.
    ///
    /// - Parameter isFailed: whether its last words are told with a failure.
    func tellPrinted(to notices: WorkerNotices, threadLimit: Int, isFailed: Bool) {
        if threads.wasRefused {
            notices.complain("tried to have more than \(threadLimit) threads; refused")
        }
        if printed.outputCount > 0 {
            notices.complain("printed \(printed.outputCount) bytes past the host; dropped")
        }
        let words = printed.lastWords
        if !isFailed, !words.isEmpty {
            notices.say(.debug, "said on its standard error: \(words.joined(separator: " / "))")
        }
    }
}
