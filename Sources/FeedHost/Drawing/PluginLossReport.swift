import PluginHosting
import PluginTracing

/// Says how a plugin ended the process it was in, be that a worker or the program itself.
enum PluginLossReport {
    /// The trace of a failure that has one, for those who want to know everything.
    static func tellTrace(of error: any Error, on console: Console) {
        guard let failure = error as? PluginFailure, case .lost(let loss) = failure.reason else {
            return
        }
        for line in loss.trace {
            console.debug("  at \(line)")
        }
    }

    /// Arranges what is told where a plugin in the program ends it: by another process, which has
    /// nothing of this one but `word`.
    static func prepare(for console: Console) {
        SharedProcess.begin(
            handing: words.first { $0.verbosity == console.verbosity }?.word ?? "",
            status: ExitStatus.software.rawValue)
    }

    /// In that process: says what has happened.
    static func tell(_ failure: PluginFailure, word: String) {
        let console = Console(
            verbosity: words.first { $0.word == word }?.verbosity ?? .normal)
        tellTrace(of: failure, on: console)
        if failure.call == .destroy, case .lost(let loss) = failure.reason {
            // What it drew is complete; that it can't end well is only worth a word.
            console.warning("\(failure.plugin): \(loss.words) when it was to end")
        } else {
            console.error(ErrorWording.line(for: failure))
        }
    }

    private static let words: [(verbosity: Verbosity, word: String)] = [
        (.quiet, "quiet"), (.normal, "normal"), (.verbose, "verbose"),
    ]
}
