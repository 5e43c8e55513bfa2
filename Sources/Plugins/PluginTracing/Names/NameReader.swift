import Glibc
import LinuxSandbox
import PluginReading

/// Asks a ``NameProcess``, and believes nothing of what it says but that it is text.
@safe package struct NameReader {
    /// How long the process may take in all, in milliseconds.
    private static let deadline = 1_500

    /// The program that is started.
    private let executable: String

    /// - Parameter executable: the program that is started; it must know ``NameProcess``.
    package init(executable: String) {
        self.executable = executable
    }

    /// True for a name that a compiler made of another.
    static func isMade(_ name: String) -> Bool {
        let bytes = name.utf8
        return bytes.count <= NameProcess.nameLimit && bytes.allSatisfy { 0x21...0x7E ~= $0 }
            && ["_Z", "_R", "$"].contains { bytes.starts(with: $0.utf8) }
    }

    /// Returns the names as people write them, in order, until one that could not be read: those
    /// that follow it are missing. One that is no such name is `nil`.
    ///
    /// - Parameter names: names that ``isMade(_:)`` is true for; no more are read than
    ///   ``NameProcess/countLimit``.
    func read(_ names: [String]) -> [String?] {
        let names = names.prefix(NameProcess.countLimit)
        guard !names.isEmpty, let answer = ask(Array(names.joined(separator: "\n").utf8)) else {
            return []
        }
        // What follows the last line feed was cut off.
        let lines = answer.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .dropLast().prefix(names.count)
        return lines.map { line in
            guard line.count <= NameProcess.answerLimit,
                let text = String(validating: line, as: UTF8.self)?.oneDisplayableLine,
                !text.isEmpty
            else { return nil }
            return text
        }
    }

    private func ask(_ request: [UInt8]) -> [UInt8]? {
        var ends: [Int32] = [-1, -1]
        let null = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
        let names = unsafe request.withUnsafeBytes { bytes in
            unsafe sandbox_sealed_copy(bytes.baseAddress, bytes.count)
        }
        let hasPipe = unsafe sandbox_pipe(&ends) == 0
        var process = sandbox_process(id: -1, handle: -1)
        var isStarted = false
        if null >= 0, names >= 0, hasPipe {
            isStarted =
                HelperProcess.start(
                    executable, ["feedhost", NameProcess.argument, String(getpid())], [],
                    [null, ends[1], null, null, names], hasTerminal: false, &process) == 0
        }
        for descriptor in [null, names, ends[1]] where descriptor >= 0 {
            close(descriptor)
        }
        defer {
            if hasPipe { close(ends[0]) }
        }
        guard isStarted else { return nil }
        let answer = receive(from: ends[0])
        // It has answered, or is not waited for.
        kill(process.id, SIGKILL)
        var status: Int32 = 0
        _ = unsafe sandbox_reap(process, &status, nil)
        return answer
    }

    private func receive(from descriptor: Int32) -> [UInt8] {
        let limit = NameProcess.countLimit * (NameProcess.answerLimit + 1)
        let end = HelperProcess.now + Self.deadline
        var answer: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 16_384)
        while answer.count <= limit {
            var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let rest = end - HelperProcess.now
            guard rest > 0, unsafe poll(&watched, 1, Int32(rest)) > 0 || errno == EINTR else {
                break
            }
            let length = unsafe Glibc.read(descriptor, &buffer, buffer.count)
            if length > 0 {
                answer += buffer[..<length]
            } else if length == 0 || (errno != EAGAIN && errno != EINTR) {
                break
            }
        }
        return answer
    }
}
