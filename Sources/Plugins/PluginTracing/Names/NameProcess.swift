import Glibc
import LinuxSandbox

/// The process that finds out what compilers made of names: the program itself, started anew.
///
/// A plugin chooses the names of its functions, and what reads such names was never written for an
/// enemy's: it crashes, goes on for ever, or takes all memory there is. So the process takes the names,
/// gives up everything but computing, and answers each with a line; it ends with the first that it
/// can't read.
package enum NameProcess {
    /// The first argument of such a process.
    package static let argument = "@names"
    /// How many bytes the process may use; names that are meant to be read take some thousand.
    static let memory: UInt64 = 64 << 20
    /// The longest name that is read, in bytes.
    static let nameLimit = 256
    /// The longest answer, in bytes; a longer one would not be read by a person either.
    static let answerLimit = 1_024
    /// How many names are read.
    static let countLimit = 64

    /// Where the answers go.
    private static let output = Int32(SANDBOX_PRINTED_DESCRIPTOR)
    /// The names, sealed.
    private static let input = Int32(SANDBOX_LIBRARY_DESCRIPTOR)

    /// Answers the names. Only ever called before anything else in `main`.
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

    /// A name without the hash that ends Rust's older names: `::h` and 16 digits.
    private static func withoutHash(_ name: [UInt8]) -> [UInt8] {
        let hash = name.suffix(19)
        let isHash =
            hash.starts(with: "::h".utf8)
            && hash.dropFirst(3).allSatisfy {
                Unicode.Scalar($0).properties.isASCIIHexDigit
            }
        return isHash && hash.count == 19 ? Array(name.dropLast(19)) : name
    }

    private static func answer(_ name: ArraySlice<UInt8>) {
        var line: [UInt8] = []
        if let text = unsafe sandbox_demangle(String(decoding: name, as: UTF8.self)) {
            let length = unsafe strnlen(text, answerLimit + 1)
            line = withoutHash(unsafe Array(UnsafeRawBufferPointer(start: text, count: length)))
        }
        if line.count > answerLimit || line.contains(lineFeed) {
            line = []
        }
        line.append(lineFeed)
        guard unsafe write(output, line, line.count) == line.count else { _exit(1) }
    }
}
