import Glibc
import LinuxSandbox
import PluginReading
import SystemInterface

/// Asks a ``NameProcess``, and trusts its answer only to be text.
@safe struct NameReader {
    /// In milliseconds, for all names.
    private static let deadline = 1_500

    /// The program to start, which must call ``NameProcess``.
    let executable: String

    /// Returns true for a mangled name.
    static func isMade(_ name: String) -> Bool {
        let bytes = name.utf8
        return bytes.count <= NameProcess.nameLimit && bytes.allSatisfy { 0x21...0x7E ~= $0 }
            && ["_Z", "$"].contains { bytes.starts(with: $0.utf8) }
    }

    /// Returns demangled names in order, up to the first that failed. An entry is `nil` if the name
    /// is not mangled.
    ///
    /// - Parameter names: names for which ``isMade(_:)`` is true, at most
    ///   ``NameProcess/countLimit``.
    func read(_ names: [String]) -> [String?] {
        let names = names.prefix(NameProcess.countLimit)
        guard !names.isEmpty, let answer = ask(Array(names.joined(separator: "\n").utf8)) else {
            return []
        }
        // The last line may be incomplete.
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
        var process = sandbox_process(id: -1, handle: -1)
        let arguments = ["feedhost", NameProcess.argument, String(getpid())]
        let answers = unsafe SystemText.withPaths(arguments) { arguments in
            unsafe request.withUnsafeBytes {
                unsafe sandbox_start_computing(
                    executable, arguments, $0.baseAddress, $0.count, &process)
            }
        }
        guard answers >= 0 else { return nil }
        defer { close(answers) }
        let answer = receive(from: answers)
        // No longer needed, or out of time.
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
