import SystemInterface

/// A run of a program that writes a document: bounded in time, and in what it writes.
final class ProgramRun {
    /// The pauses after which it is looked at, in milliseconds; the last one is repeated.
    private static let checks: [Int64] = [2, 5, 10, 20, 50]

    private let program: StartedProgram
    private let output: FileDescriptor
    private let limit: Int
    private let end: Int64
    private let after: (Int64, @escaping () -> Void) -> Void
    private var completion: ((Result<[UInt8], ProgramFailure.Reason>) -> Void)?

    /// Starts the program.
    ///
    /// - Parameters:
    ///   - document: what it reads.
    ///   - milliseconds: the time that it may take.
    ///   - limit: the most bytes that it may write.
    ///   - after: runs work after a number of milliseconds.
    ///   - completion: called once, unless it is cancelled.
    init(
        _ line: ProgramLine, reading document: [UInt8], within milliseconds: Int64, limit: Int,
        after: @escaping (Int64, @escaping () -> Void) -> Void,
        completion: @escaping (Result<[UInt8], ProgramFailure.Reason>) -> Void
    ) throws(SystemError) {
        output = try FileDescriptor.memoryFile()
        program = try StartedProgram(line.words, input: document, output: output.number)
        self.limit = limit
        self.after = after
        self.completion = completion
        end = MonotonicClock.milliseconds + milliseconds
        program.endWithThis()
        look(0)
    }

    /// Ends the program. The completion is not called.
    func cancel() {
        completion = nil
        program.kill()
    }

    private func look(_ number: Int) {
        after(Self.checks[min(number, Self.checks.count - 1)]) { [self] in
            if let status = program.exitStatus {
                return complete(status == 0 ? written() : .failure(.status(status)))
            }
            if MonotonicClock.milliseconds >= end {
                complete(.failure(.tooLong))
            } else if isTooLarge {
                complete(.failure(.tooLarge(limit)))
            }
            // Also of one that was killed, or else it would stay as a zombie.
            look(number + 1)
        }
    }

    private var isTooLarge: Bool { (try? output.status().size).map { $0 > limit } ?? false }

    private func written() -> Result<[UInt8], ProgramFailure.Reason> {
        output.rewind()
        guard let (bytes, isOverLimit) = try? output.readToEnd(limit: limit), !isOverLimit else {
            return .failure(.tooLarge(limit))
        }
        return .success(bytes)
    }

    private func complete(_ result: Result<[UInt8], ProgramFailure.Reason>) {
        program.kill()
        completion?(result)
        completion = nil
    }
}
