import Glibc
import LinuxSandbox
import SystemInterface

/// A process that demangles names: this program, started anew.
///
/// A plugin chooses its names, and demanglers are not hardened: they may crash, hang, or use up
/// memory. So the process drops all permissions but computing, answers each name with a line, and
/// ends at the first that fails.
package enum NameProcess {
    /// The first argument of such a process.
    package static let argument = "@names"
    /// The memory limit in bytes; ordinary names take some thousand.
    static let memory: UInt64 = 64 << 20
    /// In bytes.
    static let nameLimit = 256
    /// In bytes.
    static let answerLimit = 1_024
    /// The number of names per process.
    static let countLimit = 64

    private static let output = Int32(SANDBOX_PRINTED_DESCRIPTOR)
    /// The names, sealed.
    private static let input = Int32(SANDBOX_LIBRARY_DESCRIPTOR)

    /// Demangles the names. Call this first in `main`.
    package static func run(_ arguments: [String]) -> Never {
        guard arguments.count == 2, let parent = pid_t(arguments[1]),
            sandbox_isolate(parent, Int32(SANDBOX_FIRST_FREE_DESCRIPTOR)) == 0,
            sandbox_enter_computing(memory) == 0
        else { _exit(1) }
        let request = readRequest()
        for name in request.split(separator: lineFeed, omittingEmptySubsequences: false) {
            answer(name)
        }
        _exit(0)
    }

    private static let requestLimit = countLimit * (nameLimit + 1)
    private static let lineFeed = UInt8(ascii: "\n")

    private static func readRequest() -> [UInt8] {
        unsafe [UInt8](unsafeUninitializedCapacity: requestLimit) { buffer, count in
            count = max(0, unsafe pread(input, buffer.baseAddress, buffer.count, 0))
        }
    }

    /// What Rust's older names, which are mangled as those of C++, have for signs.
    private static let signs: [Substring: String] = [
        "SP": "@", "BP": "*", "RF": "&", "LT": "<", "GT": ">", "LP": "(", "RP": ")", "C": ",",
    ]

    /// Returns a demangled name as Rust writes it, if it ends with the hash of Rust's older names: `::h` and
    /// 16 digits.
    private static func asInRust(_ name: [UInt8]) -> [UInt8] {
        let hash = name.suffix(19)
        let isHash =
            hash.starts(with: "::h".utf8)
            && hash.dropFirst(3).allSatisfy {
                Unicode.Scalar($0).properties.isASCIIHexDigit
            }
        guard isHash && hash.count == 19 else { return name }
        let plain = String(decoding: name.dropLast(19), as: UTF8.self)
        var text = ""
        // Every other part stands between dollars.
        for (index, part) in plain.split(separator: "$", omittingEmptySubsequences: false)
            .enumerated()
        {
            if index % 2 == 0 {
                text += String(part).replacing(text: "..", with: "::")
                continue
            }
            // Before a sign that no name begins with.
            if text == "_" || text.hasSuffix("::_") { text.removeLast() }
            let code = part.first == "u" ? UInt32(part.dropFirst(), radix: 16) : nil
            guard let sign = signs[part] ?? code.flatMap(Unicode.Scalar.init).map(String.init)
            else { return Array(plain.utf8) }
            text += sign
        }
        return Array(text.utf8)
    }

    private static func answer(_ name: ArraySlice<UInt8>) {
        var line: [UInt8] = []
        if let text = unsafe sandbox_demangle(String(decoding: name, as: UTF8.self)) {
            let length = unsafe strnlen(text, answerLimit + 1)
            line = asInRust(unsafe Array(UnsafeRawBufferPointer(start: text, count: length)))
        }
        if line.count > answerLimit || line.contains(lineFeed) {
            line = []
        }
        line.append(lineFeed)
        guard unsafe write(output, line, line.count) == line.count else { _exit(1) }
    }
}
