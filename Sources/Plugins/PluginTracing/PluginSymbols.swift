import Glibc
import PluginReading
import SystemInterface

/// The names of a plugin's functions; its file is looked at when the first is asked for, and once.
///
/// The full symbol table is not in the sealed copy, which holds what is loaded. Where the file has
/// changed since, a name may be wrong.
@safe package final class PluginSymbols {
    /// The file's own name.
    let fileName: String
    private let path: String
    private lazy var descriptor = Self.open(path)
    private lazy var file = FileBytes(descriptor: descriptor)
    private lazy var symbols = ELFSymbols(reading: &file)
    private let reader: NameReader
    private let memory: NameCache
    private var hasGivenUp = false

    /// - Parameters:
    ///   - path: the plugin's file.
    ///   - reader: reads the names that compilers made.
    ///   - memory: what it has read before, and what it could not.
    package init(path: String, reader: NameReader, memory: NameCache = NameCache()) {
        self.path = path
        self.reader = reader
        self.memory = memory
        fileName = path.split(separator: "/").last.map(String.init) ?? path
    }

    deinit {
        if descriptor >= 0 {
            close(descriptor)
        }
    }

    private static func open(_ path: String) -> Int32 {
        let descriptor = unsafe SystemText.withPath(path) {
            unsafe Glibc.open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        }
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

    /// The function at an offset from where the library is loaded, as its compiler named it.
    func function(at offset: UInt64) -> String? {
        symbols.name(at: offset, in: &file)
    }

    /// Names as people write them; as they are where that can't be found out. Takes a process of its
    /// own where some were made by a compiler and not asked for before.
    func readable(_ names: [String]) -> [String] {
        var asked: [String] = []
        for name in names
        where memory[name] == nil && NameReader.isMade(name) && !asked.contains(name) {
            asked.append(name)
        }
        if !asked.isEmpty && !hasGivenUp {
            let answers = reader.read(asked)
            for (name, answer) in zip(asked, answers) {
                memory.keep(answer ?? name, for: name)
            }
            // One that can't be read is tried once; a plugin with more of them gains no time.
            hasGivenUp = answers.count < asked.count
            if hasGivenUp {
                memory.keep(asked[answers.count], for: asked[answers.count])
            }
        }
        return names.map { (memory[$0] ?? $0).oneDisplayableLine }
    }
}
