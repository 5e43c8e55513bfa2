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
    package let hasTextRelocations: Bool
    package let hasExecutableStack: Bool
    /// True if the loader opens auditing or filter libraries for it, beyond those it needs.
    package let hasAuditors: Bool
    /// True for a position-independent executable.
    package let isProgram: Bool
    /// The addresses of the symbol table and hash tables, if present.
    let symbols: UInt64?
    let hash: UInt64?
    let newerHash: UInt64?
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
            let place = tables.fileOffset(of: segment.address, count: segment.fileSize),
            let bytes = file.bytes(at: place, count: Int(segment.fileSize))
        else { return nil }
        var neededOffsets: [UInt64] = []
        var nameOffset: UInt64?
        var pathOffset: UInt64?
        var preferredPathOffset: UInt64?
        var strings: UInt64?
        var stringsSize: UInt64 = 0
        var hasTextRelocations = false
        var hasAuditors = false
        var isProgram = false
        var symbols: UInt64?
        var hash: UInt64?
        var newerHash: UInt64?
        var isEnded = false
        for base in stride(from: 0, to: bytes.count - 15, by: 16) where !isEnded {
            let value = bytes.littleEndian(UInt64.self, at: base + 8)
            switch bytes.littleEndian(UInt64.self, at: base) {
            case 0: isEnded = true
            case 1: neededOffsets.append(value)
            case 4: hash = value
            case 5: strings = value
            case 6: symbols = value
            case 10: stringsSize = value
            case 14: nameOffset = value
            // The last of each counts.
            case 15: pathOffset = value
            case 29: preferredPathOffset = value
            case 22: hasTextRelocations = true
            case 30: hasTextRelocations = hasTextRelocations || value & 4 != 0
            case 0x6FFF_FEF5: newerHash = value
            case 0x6FFF_FFFB: isProgram = value & 0x0800_0000 != 0
            // DT_DEPAUDIT and DT_AUDIT, DT_AUXILIARY, DT_FILTER.
            case 0x6FFF_FEFB, 0x6FFF_FEFC, 0x7FFF_FFFD, 0x7FFF_FFFF: hasAuditors = true
            default: break
            }
        }
        guard isEnded, let strings, neededOffsets.count <= Self.neededLimit,
            let offset = tables.fileOffset(of: strings, count: stringsSize)
        else { return nil }
        func text(at place: UInt64) -> String? {
            guard place < stringsSize else { return nil }
            let count = Int(min(Self.textLimit, stringsSize - place))
            guard let bytes = file.bytes(at: offset + place, count: count),
                let end = bytes.firstIndex(of: 0)
            else { return nil }
            return String(validating: bytes[..<end], as: UTF8.self)
        }
        var needed: [String] = []
        for place in neededOffsets {
            guard let name = text(at: place) else { return nil }
            needed.append(name)
        }
        var searchPath: [String] = []
        if let place = preferredPathOffset ?? pathOffset {
            guard let folders = text(at: place) else { return nil }
            // An empty entry means the current directory.
            searchPath =
                folders.isEmpty
                ? []
                : folders.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        }
        self.needed = needed
        self.searchPath = searchPath
        name = nameOffset.flatMap(text)
        self.hasTextRelocations = hasTextRelocations
        hasExecutableStack = tables.segments.contains {
            $0.type == 0x6474_E551 && $0.flags & 1 != 0
        }
        self.hasAuditors = hasAuditors
        self.isProgram = isProgram
        self.symbols = symbols
        self.hash = hash
        self.newerHash = newerHash
        names = offset..<offset + stringsSize
    }
}

extension ELFDynamic {
    /// Returns true if the library exports a function or object with this name; `nil` if its hash
    /// table is invalid.
    package func exports(_ name: String, in file: inout some RandomAccessBytes) -> Bool? {
        guard let tables = ELFSections(reading: &file) else { return nil }
        return ELFExports(of: self, in: tables, &file)?.contains(name, in: &file)
    }
}
