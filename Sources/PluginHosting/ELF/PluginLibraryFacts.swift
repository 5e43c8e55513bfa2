import FeedPluginAPI
import Glibc

/// What a plugin's library says of itself to linker and loader; for validation.
package struct PluginLibraryFacts {
    /// The name of the one function a plugin exports.
    package static let entryName = FEED_PLUGIN_ENTRY_NAME

    /// The names it exports.
    package let exports: [String]
    /// Where its libraries are looked for first.
    package let searchPath: [String]
    /// The libraries it needs that are not there.
    package let missingLibraries: [String]
    /// Whether its code is written to when it is loaded.
    package let hasTextRelocations: Bool
    /// Whether it wants a stack that can be executed.
    package let hasExecutableStack: Bool
    /// Whether its notes lie in memory that can be written to.
    package let isNoteWritable: Bool

    /// Reads a file; `nil` where it is no library that makes sense.
    package init?(reading path: String) {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var file = FileBytes(descriptor: descriptor)
        guard let tables = ELFSections(reading: &file), let dynamic = ELFDynamic(reading: &file)
        else { return nil }
        searchPath = dynamic.searchPath
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
        let libraries = NeededLibraries(of: descriptor)
        missingLibraries = libraries.missing
        for library in libraries.libraries {
            close(library.descriptor)
        }
    }
}

extension ELFSymbols {
    /// The names of what a library exports: global or weak, defined, and not hidden.
    static func exports(
        in tables: ELFSections, _ file: inout some RandomAccessBytes
    ) -> [String] {
        guard let section = tables.sections.first(where: { $0.type == 11 }),
            section.size <= 64 << 20, tables.sections.indices.contains(section.link),
            tables.sections[section.link].size <= 64 << 20,
            let symbols = file.bytes(at: section.offset, count: Int(section.size)),
            let names = file.bytes(
                at: tables.sections[section.link].offset,
                count: Int(tables.sections[section.link].size))
        else { return [] }
        var exports: [String] = []
        for base in stride(from: 0, to: symbols.count - 23, by: 24) {
            let binding = symbols[base + 4] >> 4
            let type = symbols[base + 4] & 15
            let index = symbols.littleEndian(UInt16.self, at: base + 6)
            let isVisible = symbols[base + 5] & 3 == 0 || symbols[base + 5] & 3 == 3
            // A version's own name is an absolute symbol.
            guard binding == 1 || binding == 2, type != 3, index != 0, index < 0xFF00, isVisible
            else { continue }
            let name = names.text(at: Int(symbols.littleEndian(UInt32.self, at: base)))
            if !["_init", "_fini", "__bss_start", "_edata", "_end"].contains(name) {
                exports.append(name)
            }
        }
        return exports
    }
}
