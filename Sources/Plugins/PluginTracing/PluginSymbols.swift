import PluginReading
import SystemInterface

/// The names of a plugin's functions, read from its file once, on first use.
///
/// The sealed copy lacks the full symbol table, which is not loaded. If the file has changed since,
/// names may be wrong.
@safe package final class PluginSymbols {
    let fileName: String
    private let path: String
    private var opened: FileDescriptor?
    private lazy var file = openFile()
    private lazy var symbols = ELFSymbols(reading: &file)
    private let reader: NameReader
    private let memory: NameCache
    private var hasGivenUp = false

    /// - Parameters:
    ///   - path: the plugin's file.
    ///   - executable: the program that demangles names (``NameProcess``).
    ///   - memory: caches demangled names.
    package init(path: String, executable: String, memory: NameCache = NameCache()) {
        self.path = path
        reader = NameReader(executable: executable)
        self.memory = memory
        fileName = FilePath.names(in: path).last ?? path
    }

    private func openFile() -> FileBytes {
        guard let file = try? FileDescriptor.open(readingRegularFile: path) else {
            return FileBytes(descriptor: -1)
        }
        let number = file.number
        opened = consume file
        return FileBytes(descriptor: number)
    }

    /// Returns the mangled name of the function at an offset in the loaded library.
    func function(at offset: UInt64) -> String? {
        symbols.name(at: offset, in: &file)
    }

    /// Returns demangled names; those that can't be demangled stay as they are. Starts a process
    /// for names that are not cached.
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
            // Each name is tried once, so that a plugin can't use many to gain time.
            hasGivenUp = answers.count < asked.count
            if hasGivenUp {
                memory.keep(asked[answers.count], for: asked[answers.count])
            }
        }
        return names.map { (memory[$0] ?? $0).oneDisplayableLine }
    }
}
