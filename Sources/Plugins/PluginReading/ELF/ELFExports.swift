/// The symbols that the loader finds through a library's hash table. Section headers are not used:
/// the loader ignores them, and they may be stripped.
package struct ELFExports {
    /// The symbols, and hash buckets, to read at most.
    private static let limit: UInt64 = 200_000
    /// Defined by linkers.
    private static let ofLinker = ["_init", "_fini", "__bss_start", "_edata", "_end"]

    private let table: ELFSymbolTable
    /// The first symbol in the hash table.
    private let first: Int

    /// Reads the table; `nil` if invalid. Bounded reads; O(*n*) in the bounded number of symbols.
    init?(of dynamic: ELFDynamic, in tables: ELFSections, _ file: inout some RandomAccessBytes) {
        guard let range = Self.found(by: dynamic, in: tables, &file) else { return nil }
        guard let symbols = dynamic.entries.symbols, range.upperBound > 0 else {
            // Without hashed symbols the range must be empty.
            guard range.isEmpty else { return nil }
            table = ELFSymbolTable(bytes: [], names: 0..<0)
            first = 0
            return
        }
        let size = range.upperBound * UInt64(ELFSymbolTable.entrySize)
        guard let offset = tables.fileOffset(of: symbols, count: size),
            let bytes = file.bytes(at: offset, count: Int(size))
        else { return nil }
        table = ELFSymbolTable(bytes: bytes, names: dynamic.names)
        first = Int(range.lowerBound)
    }

    /// Returns the range of hashed symbols; prefers the newer table.
    private static func found(
        by dynamic: ELFDynamic, in tables: ELFSections, _ file: inout some RandomAccessBytes
    ) -> Range<UInt64>? {
        if let address = dynamic.entries.newerHash {
            return newer(at: address, in: tables, &file)
        }
        guard let address = dynamic.entries.hash else { return 0..<0 }
        guard let offset = tables.fileOffset(of: address, count: 8),
            let header = file.bytes(at: offset, count: 8)
        else { return nil }
        let count = UInt64(header.littleEndian(UInt32.self, at: 4))
        return count <= limit ? min(1, count)..<count : nil
    }

    /// For `DT_GNU_HASH`: the chain of the last bucket ends with the last symbol.
    private static func newer(
        at address: UInt64, in tables: ELFSections, _ file: inout some RandomAccessBytes
    ) -> Range<UInt64>? {
        guard let offset = tables.fileOffset(of: address, count: 16),
            let header = file.bytes(at: offset, count: 16)
        else { return nil }
        let bucketCount = UInt64(header.littleEndian(UInt32.self, at: 0))
        let first = UInt64(header.littleEndian(UInt32.self, at: 4))
        let bloomCount = UInt64(header.littleEndian(UInt32.self, at: 8))
        guard bucketCount <= limit, bloomCount <= limit, first <= limit else { return nil }
        let buckets = address &+ 16 &+ 8 * bloomCount
        guard let offset = tables.fileOffset(of: buckets, count: 4 * bucketCount),
            let bytes = file.bytes(at: offset, count: Int(4 * bucketCount))
        else { return nil }
        var last: UInt64 = 0
        for bucket in 0..<Int(bucketCount) {
            last = max(last, UInt64(bytes.littleEndian(UInt32.self, at: 4 * bucket)))
        }
        guard last > 0 else { return 0..<0 }
        guard first <= last else { return nil }
        let chains = buckets &+ 4 * bucketCount
        while last < limit {
            guard
                let offset = tables.fileOffset(of: chains &+ 4 * (last - first), count: 4),
                let hash = file.bytes(at: offset, count: 4)
            else { return nil }
            last += 1
            if hash[0] & 1 == 1 { return first..<last }
        }
        return nil
    }

    /// Returns the names of global or weak, defined, visible symbols, except those of linkers.
    func names(in file: inout some RandomAccessBytes) -> [String] {
        var names: [String] = []
        for index in first..<max(first, table.count) {
            let symbol = table[index]
            guard Self.isExport(symbol) else { continue }
            let name = table.name(of: symbol, in: &file)
            if !Self.ofLinker.contains(name) { names.append(name) }
        }
        return names
    }

    private static func isExport(_ symbol: ELFSymbolTable.Symbol) -> Bool {
        let binding = symbol.info >> 4
        let isVisible = symbol.other & 3 == 0 || symbol.other & 3 == 3
        // Version names are absolute symbols, which are excluded.
        return (binding == 1 || binding == 2) && symbol.info & 15 != 3 && symbol.section != 0
            && symbol.section < 0xFF00 && isVisible
    }
}
