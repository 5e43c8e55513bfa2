import Glibc

package enum ProcessArguments {
    /// All except the program's name, as ``SystemText``.
    package static var all: [String] {
        (1..<max(1, Int(CommandLine.argc))).compactMap { index in
            unsafe CommandLine.unsafeArgv[index].map { unsafe SystemText.text(at: $0) }
        }
    }
}
