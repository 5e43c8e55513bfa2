import Glibc

/// The arguments the program was started with.
package enum ProcessArguments {
    /// All but the program's name, as ``SystemText`` writes bytes.
    package static var all: [String] {
        (1..<max(1, Int(CommandLine.argc))).compactMap { index in
            unsafe CommandLine.unsafeArgv[index].map { text in
                unsafe SystemText.text(
                    Array(UnsafeRawBufferPointer(start: text, count: strlen(text))))
            }
        }
    }
}
