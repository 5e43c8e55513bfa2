import Glibc
import LinuxSandbox

/// What the functions of a plugin are called; its file is looked at when that is first asked for,
/// and once.
///
/// The full symbol table is not in the sealed copy, which holds what is loaded. Where the file has
/// changed since, a name may be wrong.
@safe final class PluginSymbols {
    /// The file's own name.
    let fileName: String
    private let path: String
    private lazy var descriptor = Self.open(path)
    private lazy var file = FileBytes(descriptor: descriptor)
    private lazy var symbols = ELFSymbols(reading: &file)

    init(path: String) {
        self.path = path
        fileName = path.split(separator: "/").last.map(String.init) ?? path
    }

    deinit {
        if descriptor >= 0 {
            close(descriptor)
        }
    }

    private static func open(_ path: String) -> Int32 {
        let descriptor = unsafe Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        var status = stat()
        guard descriptor >= 0, unsafe fstat(descriptor, &status) == 0,
            status.st_mode & S_IFMT == S_IFREG
        else {
            if descriptor >= 0 {
                close(descriptor)
            }
            return -1
        }
        return descriptor
    }

    /// The function at an offset from where the library is loaded.
    func function(at offset: UInt64) -> String? {
        symbols.name(at: offset, in: &file).map(Self.readable)
    }

    /// What a compiler made of a name, as people write it.
    static func readable(_ symbol: String) -> String {
        guard let text = unsafe sandbox_demangle(symbol) else { return symbol.oneDisplayableLine }
        defer { unsafe free(text) }
        return unsafe String(cString: text).oneDisplayableLine
    }
}
