import FeedPluginAPI
import Glibc

/// The facts in a plugin's library for linker and loader; for validation.
package struct PluginLibraryFacts {
    /// The name of the one function a plugin exports.
    package static let entryName = FEED_PLUGIN_ENTRY_NAME

    /// The names it exports.
    package let exports: [String]
    /// The entry that has the loader look for libraries where none are taken from; `nil` where
    /// there is none.
    package let foreignFolder: String?
    /// True where its code is written to when it is loaded.
    package let hasTextRelocations: Bool
    /// True where it wants a stack that can be executed.
    package let hasExecutableStack: Bool
    /// True where its notes lie in memory that can be written to.
    package let isNoteWritable: Bool

    /// Reads a file; `nil` where it is no library that makes sense.
    package init?(reading path: String) {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var file = FileBytes(descriptor: descriptor)
        guard let tables = ELFSections(reading: &file), let dynamic = ELFDynamic(reading: &file)
        else { return nil }
        foreignFolder = ForeignFolder.reached(by: dynamic)
        hasTextRelocations = dynamic.hasTextRelocations
        hasExecutableStack = tables.segments.contains {
            $0.type == 0x6474_E551 && $0.flags & 1 != 0
        }
        let notes = tables.segments.filter { $0.type == 4 }
        isNoteWritable = tables.segments.contains { segment in
            segment.type == 1 && segment.flags & 2 != 0
                && notes.contains {
                    $0.offset >= segment.offset
                        && $0.offset - segment.offset < segment.fileSize
                }
        }
        exports = ELFSymbols.exports(in: tables, &file)
    }
}

extension ELFSymbols {
    /// The names of what a library exports: global or weak, defined, and not hidden.
    static func exports(
        in tables: ELFSections, _ file: inout some RandomAccessBytes
    ) -> [String] {
        guard let table = ELFSymbolTable(ELFSymbolTable.dynamic, in: tables, &file) else {
            return []
        }
        var exports: [String] = []
        for index in 0..<table.count {
            let symbol = table[index]
            let binding = symbol.info >> 4
            let kind = symbol.info & 15
            let isVisible = symbol.other & 3 == 0 || symbol.other & 3 == 3
            // A version's own name is an absolute symbol.
            guard binding == 1 || binding == 2, kind != 3, symbol.section != 0,
                symbol.section < 0xFF00, isVisible
            else { continue }
            let name = table.name(of: symbol, in: &file)
            if !["_init", "_fini", "__bss_start", "_edata", "_end"].contains(name) {
                exports.append(name)
            }
        }
        return exports
    }
}
