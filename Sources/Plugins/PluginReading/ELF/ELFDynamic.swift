/// A library's dynamic section, read like the loader does: by `PT_DYNAMIC`, at its address, up to
/// the first `DT_NULL`, with names from `DT_STRTAB`. Rejects what the loader could read
/// differently, such as overlapping segments.
package struct ELFDynamic {
    /// The names of needed libraries, in order.
    package let needed: [String]
    /// The soname.
    package let name: String?
    /// The search path: `DT_RUNPATH`, else `DT_RPATH`.
    package let searchPath: [String]
    package var hasTextRelocations: Bool { entries.hasTextRelocations }
    package let hasExecutableStack: Bool
    /// True if the loader opens auditing or filter libraries for it, beyond those it needs.
    package var hasAuditors: Bool { entries.hasAuditors }
    /// True for a position-independent executable.
    package var isProgram: Bool { entries.isProgram }
    let entries: ELFDynamicEntries
    /// The file range of the string table.
    let names: Range<UInt64>

    private static let sizeLimit: UInt64 = 1 << 20
    private static let neededLimit = 4_096
    /// The longest name or search path, in bytes.
    private static let textLimit: UInt64 = 4_096

    /// Reads the section; `nil` if it is missing or invalid. Bounded reads.
    package init?(reading file: inout some RandomAccessBytes) {
        guard let tables = ELFSections(reading: &file), tables.isLoadedAsRead,
            let segment = tables.segments.first(where: { $0.type == 2 }),
            segment.fileSize <= Self.sizeLimit,
            let start = tables.fileOffset(of: segment.address, count: segment.fileSize),
            let bytes = file.bytes(at: start, count: Int(segment.fileSize))
        else { return nil }
        let entries = ELFDynamicEntries(bytes)
        let stringsSize = entries.stringsSize
        guard entries.isEnded, let strings = entries.strings,
            entries.needed.count <= Self.neededLimit,
            let offset = tables.fileOffset(of: strings, count: stringsSize)
        else { return nil }
        func text(at index: UInt64) -> String? {
            guard index < stringsSize else { return nil }
            let count = Int(min(Self.textLimit, stringsSize - index))
            guard let bytes = file.bytes(at: offset + index, count: count),
                let end = bytes.firstIndex(of: 0)
            else { return nil }
            return String(validating: bytes[..<end], as: UTF8.self)
        }
        var needed: [String] = []
        for index in entries.needed {
            guard let name = text(at: index) else { return nil }
            needed.append(name)
        }
        var searchPath: [String] = []
        if let index = entries.runPath ?? entries.path {
            guard let folders = text(at: index) else { return nil }
            // An empty entry means the current directory.
            searchPath =
                folders.isEmpty
                ? []
                : folders.utf8.split(
                    separator: UInt8(ascii: ":"), omittingEmptySubsequences: false
                ).map { String(Substring($0)) }
        }
        self.needed = needed
        self.searchPath = searchPath
        name = entries.name.flatMap(text)
        self.entries = entries
        hasExecutableStack = tables.segments.contains {
            $0.type == 0x6474_E551 && $0.flags & 1 != 0
        }
        names = offset..<offset + stringsSize
    }

    /// Returns true if the library exports a function or object with this name; `nil` if its hash
    /// table is invalid.
    package func exports(_ name: String, in file: inout some RandomAccessBytes) -> Bool? {
        guard let tables = ELFSections(reading: &file) else { return nil }
        return ELFExports(of: self, in: tables, &file)?.names(in: &file).contains(name)
    }
}
