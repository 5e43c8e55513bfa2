import FeedPresentation
import SystemInterface

/// The programs that were started for the user, of which a limited number run at a time.
final class StartedPrograms {
    /// Returns a function that returns the program's exit status, `nil` while it is running.
    typealias Start = ([String], [UInt8]?) throws(SystemError) -> () -> Int32?

    /// The number of running programs.
    static let limit = 20
    /// The pauses in milliseconds after which a program is looked at; the last one is repeated.
    private static let checks: [Int64] = [250, 750, 2_000]

    private let after: (Int64, @escaping () -> Void) -> Void
    private let start: Start
    private var running: [() -> Int32?] = []

    /// - Parameter after: runs work after a number of milliseconds.
    init(
        after: @escaping (Int64, @escaping () -> Void) -> Void,
        start: @escaping Start = { (arguments, input) throws(SystemError) in
            let program = try StartedProgram(arguments, input: input)
            return { program.exitStatus }
        }
    ) {
        self.after = after
        self.start = start
    }

    /// True if no further one may run.
    var isFull: Bool {
        running = running.filter { $0() == nil }
        return running.count >= Self.limit
    }

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - checkCount: how often to look whether it has ended; `nil` for until it has.
    ///   - didFail: called with the status of one that has failed by then.
    func run(
        _ arguments: [String], input: [UInt8]? = nil, checkCount: Int? = nil,
        didFail: @escaping (Int32) -> Void
    ) throws(SystemError) {
        let status = try start(arguments, input)
        running.append(status)
        check(status, 0, checkCount ?? .max, didFail)
    }

    /// Runs a program of the configuration, and tells if it fails.
    ///
    /// - Parameters:
    ///   - what: what it is, for messages.
    ///   - arguments: with which `env` runs it.
    func run(
        _ what: String, of line: ProgramLine, _ arguments: [String], input: [UInt8],
        _ console: Console
    ) -> FeedRequestOutcome {
        do throws(SystemError) {
            try run(arguments, input: input) { status in
                let program = "'\(line.program)'"
                console.warning(
                    "\(what) failed: "
                        + (status == 127
                            ? "there is no program \(program)"
                            : "\(program) ended with exit status \(status)"))
            }
            return .done
        } catch {
            console.warning("\(what) can't be started: \(error.words)")
            return .failed
        }
    }

    private func check(
        _ status: @escaping () -> Int32?, _ index: Int, _ count: Int,
        _ didFail: @escaping (Int32) -> Void
    ) {
        guard index < count else { return }
        after(Self.checks[min(index, Self.checks.count - 1)]) { [weak self] in
            guard let ended = status() else {
                return self?.check(status, index + 1, count, didFail) ?? ()
            }
            if ended != 0 { didFail(ended) }
        }
    }
}
